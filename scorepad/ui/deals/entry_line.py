"""The entry line for deals, always ready at the foot of the window."""

from collections.abc import Collection
from functools import partial
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from scorepad.bridge.changes.corrections import item_at
from scorepad.bridge.changes.deals import NEXT, Target, enter
from scorepad.bridge.contract import SPADES
from scorepad.bridge.deal import Deal
from scorepad.bridge.next_round import has_ended
from scorepad.bridge.options import POINTS, Options
from scorepad.bridge.rounds import At
from scorepad.bridge.seats import Initial, Seat, Seating
from scorepad.ui import look, words
from scorepad.ui.deals.entry_field import EntryField
from scorepad.ui.deals.undo_button import UndoButton
from scorepad.ui.document import Document
from scorepad.ui.look import FINGER, text_font
from scorepad.ui.painting.wrapping import largest_fitting, wrapped
from scorepad.ui.parts.aloud import say_aloud
from scorepad.ui.parts.fitted import LEAST_POINTS, LISTS_SHARE, in_lines
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import NO_MARGINS, in_row
from scorepad.ui.parts.list_turn import show_turn, turn_button
from scorepad.ui.parts.notice_bar import FRAME, foot_height
from scorepad.ui.parts.tips import plain_tip
from scorepad.ui.words import bidding_pad as bidding_pad_words
from scorepad.ui.words import translate
from scorepad.ui.words.errors import in_words

if TYPE_CHECKING:
    from scorepad.bridge.typed.misread import Fault, Misread
    from scorepad.bridge.typed.partial_deal import PartialDeal
    from scorepad.ui.deals.pad_line import PadState

_Role = QPalette.ColorRole
_EDGES = 74
"""Pixels beside the typed text: margins, frames and the cursor."""
_MARGIN = 16
_TYPED, _TYPED_LARGE = 1.9, 1.15
"""The size of the typed text relative to other text where there is room, usual and large."""
_HIGH, _LOW = 1.35, 1.1
"""The height of the field relative to its text, usual and large."""
_IN_ONE = 0.75
"""How high a line with the message in it is at most, relative to one with its message below."""
_LARGE, _SMALL, _LEAST = 1.1, 0.8, 0.5
"""Sizes of the score preview and of the buttons, as the room allows.

The text is shortened before it becomes small.
"""
_MODE = 0.3
"""The maximum share of the line for saying which deal is corrected."""
_BUTTONS = 0.45
"""The maximum share of the line for buttons."""
_ANY = 10_000
_LESSONS = 10
"""The hint explains how to type a deal until an evening has this many."""
PAUSE = 700
"""Milliseconds without a key until the score is announced to screen readers."""


class EntryLine(QWidget):
    """Reads the text at every key, shows its score, and enters it on Enter."""

    understood = Signal()
    """The deal in the line, or its place, changed."""
    left = Signal()
    """A correction was finished or cancelled."""
    aimed = Signal(object)
    """The text is for this earlier place; None: for the next deal."""
    went_up = Signal()
    """The Up key was pressed in an empty line, to go to the earlier deals."""
    nothing_entered = Signal()
    """Enter was pressed in an empty line."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        self._target = NEXT
        self._most = _ANY
        self._deal: Deal | None = None
        self._asked: list[Fault] = []
        """Questions shown since the line was last empty."""
        self.field = EntryField(document)
        self.field.setAccessibleName(translate("words", "The next deal"))
        self.field.setFrame(False)
        self.field.setMinimumWidth(_EDGES)  # or the room for messages would count as needed
        self.field.textEdited.connect(self._typed)
        self.field.returnPressed.connect(self.enter)
        self.field.delete_asked.connect(partial(self.set_text, ""))
        self._mode, self._message = Label(parent=self), Label(parent=self)
        self._sentences = "", ""
        self._cancel: QPushButton | None = None
        self.undo = UndoButton(document)
        self.pad = QPushButton(translate("words", "&Pad"))
        self.pad.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus in the line
        self.pad.setCheckable(True)
        self.pad.setObjectName("switch")  # not filled, as Enter does not press it
        self.turn = turn_button()
        self._has_turn = False
        self.said = QWidget()
        in_row(self._mode, (self._message, 1), inside=self.said, margins=NO_MARGINS, spacing=8)
        self._beside = QWidget()
        buttons = self.turn, self.undo, self.pad
        self._line = in_row(*buttons, inside=self._beside, margins=NO_MARGINS, spacing=6)
        self._grid = QGridLayout(self)
        self.is_compact = self._pad_tells = False
        """Whether messages are in the field rather than below it, and the pad tells the deal."""
        self._arrange()
        document.changed.connect(self._follow)
        document.opened.connect(self.give_up)
        self._pause = QTimer(self, interval=PAUSE, singleShot=True)
        self._pause.timeout.connect(self._be_heard)
        self.said.installEventFilter(self)
        self._set_sizes()
        self._follow()

    # For the window.

    def set_field_visible(self, on: bool) -> None:
        """Show the line, or leave its room to a card that needs no deal."""
        for part in (self.field, self._beside, self.said):
            part.setVisible(on)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._set_sizes()
            self._name_mode()
            self._typed(self.text)

    def _arrange(self) -> None:
        """Put the message below the field, or in its right half if the pad needs the room."""
        grid, compact = self._grid, self.is_compact
        grid.setContentsMargins(_MARGIN, 4 if compact else 6, _MARGIN, 4 if compact else 2)
        grid.setSpacing(6)
        grid.setVerticalSpacing(0)
        grid.addWidget(self.field, 0, 0, 1, 2 if compact else 1)
        self._place_said()
        grid.addWidget(self._beside, 0, 2 if compact else 1)
        self.said.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on=compact)
        self.said.raise_()
        for column, share in enumerate((1, 1, 0) if compact else (1, 0, 0)):
            grid.setColumnStretch(column, share)

    def _place_said(self) -> None:
        """Place the message below the field, or in it: in all of it while nothing is typed."""
        place, margins = (1, 0, 1, 2), NO_MARGINS
        if self.is_compact and self.text:
            place, margins = (0, 1, 1, 1), (0, FRAME, _MARGIN, FRAME)
        elif self.is_compact:
            place, margins = (0, 0, 1, 2), (_MARGIN, FRAME, _MARGIN, FRAME)
        at = self._grid.indexOf(self.said)
        if at < 0 or self._grid.getItemPosition(at) != place:  # or each key would lay out the line
            self._grid.addWidget(self.said, *place)
        self.said.setContentsMargins(*margins)

    def _set_sizes(self) -> None:
        self._message.setFont(text_font(look.points() * _LARGE))
        self.fit_height(self._most)

    def fit_height(self, most: int, *, compact: bool = False, pad: bool = False) -> None:
        """Limit the height, as long as the line can be touched and read.

        It uses one row if the sheet needs the other, as beside the pad, which shows the deal
        itself.
        """
        letters = QFontMetricsF(text_font(look.points())).height()
        self._most = max(FINGER, round(min(_IN_ONE * most, letters * _LOW))) if compact else most
        if (compact, pad) != (self.is_compact, self._pad_tells):
            self.is_compact, self._pad_tells = compact, pad
            self._arrange()
            self._name_mode()
            self._typed(self.text)
        typed = min(look.points(), look.usual_points()) * _TYPED
        typed = max(typed, look.points() * _TYPED_LARGE)
        largest_fitting(typed, look.points() * LISTS_SHARE, self._room_for_field)
        for part in (self.field, *self._buttons):
            part.setMinimumHeight(self._high)
        for said in (self._message, self._mode):
            said.setFixedHeight(self._said_height)
        self._fit_buttons()

    @property
    def _said_height(self) -> int:
        """Messages must not change the height of the sheet."""
        return self._high - 2 * FRAME if self.is_compact else foot_height()

    def _room_for_field(self, points: float) -> float:
        self.field.setFont(text_font(points))
        return self._most / self._high

    @property
    def _high(self) -> int:
        high = self.field.fontMetrics().height()
        high = round(high * (_HIGH if look.points() <= look.usual_points() else _LOW))
        return max(FINGER, self.field.sizeHint().height(), high)

    def usual_height(self, most: int, *, compact: bool) -> int:
        """Return its height with text of the usual size."""
        edges, points = self._grid.contentsMargins(), look.usual_points()
        least, typed = (
            max(FINGER, round(QFontMetricsF(text_font(size)).height() * _HIGH))
            for size in (points, points * _TYPED)
        )
        high = least if compact else max(least, min(typed, most)) + foot_height(points)
        return high + edges.top() + edges.bottom()

    def _offer_cancel(self, offered: bool) -> None:
        """Show or hide a button that cancels a correction; on the keyboard that is Esc."""
        if self._cancel is None and offered:
            self._cancel = QPushButton(bidding_pad_words.cancel())
            self._line.insertWidget(0, self._cancel)  # the other buttons stay in place
            self._cancel.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._cancel.clicked.connect(self.give_up)
            self._cancel.ensurePolished()  # or the style would change its height later
        if self._cancel:
            self._cancel.setMinimumHeight(self.pad.minimumHeight())
            self._cancel.setVisible(offered)
            self._fit_buttons()

    def offer_turn(self, *, wanted: bool) -> bool:
        """Offer the deals in place of the sheet, or not; return whether they are shown so."""
        turned = show_turn(self.turn, wanted=wanted)
        self._has_turn = wanted
        self._fit_buttons()
        return turned

    def _fit_buttons(self) -> None:
        """Set the text size of the buttons so that the field keeps most of the line.

        Cancelling a correction takes the place of the deals, which are left to correct one.
        """
        cancels = self._cancel is not None and not self._cancel.isHidden()
        self.turn.setVisible(self._has_turn and not cancels)
        largest_fitting(look.points() * _LARGE, look.points() * _LEAST, self._room_for_buttons)
        if not self.text:
            self._hint()

    def _room_for_buttons(self, points: float) -> float:
        for button in self._buttons:
            button.setFont(text_font(points))
        high = max(button.sizeHint().height() for button in self._buttons)
        return min(self.width() * _BUTTONS / self._buttons_width, self._high / high)

    @property
    def _buttons(self) -> list[QPushButton]:
        offered = (each for each in (self._cancel, self.turn) if each and not each.isHidden())
        return [*offered, self.undo, self.pad]

    @property
    def _buttons_width(self) -> int:
        widths = [button.sizeHint().width() for button in self._buttons]
        return sum(widths) + self._line.spacing() * (len(widths) - 1)

    @property
    def text(self) -> str:
        return self.field.text()

    @property
    def message(self) -> str:
        """The message about what was typed."""
        return self._message.text()

    @property
    def is_correcting(self) -> bool:
        """Whether the text is for an earlier place."""
        return self._target != NEXT

    @property
    def target(self) -> Target:
        """Where the text goes."""
        return self._target

    # For the bidding pad.

    @property
    def for_pad(self) -> "PadState":
        from scorepad.bridge.typed.partial_deal import read_partial_deal
        from scorepad.ui.deals.pad_line import PadState

        seating, options, was = self.seating, self._options, self._was
        table = self._document.table
        aloud = words.deal_aloud(self._deal, seating) if self._deal else ""
        # There are no honours at duplicate.
        board = (was.board if was else None) if self.is_correcting else table.round.next_board
        return PadState(
            self.text,
            read_partial_deal(
                self.text,
                seating,
                options,
                was=was,
                language=words.language(),
                initials=self._document.evening.initials,
            ),
            bidding_pad_words.enter_deal(aloud, corrects=was is not None) if aloud else "",
            self.is_correcting,
            seating,
            table.keeper_seat,
            table.we,
            options.honours_count and board is None,
            options.form is POINTS,
            {},
        )

    @property
    def seating(self) -> Seating:
        """The seating of the deal."""
        return self._document.seating_at(self._target)

    def choose(self, choice: "PartialDeal") -> None:
        """Write the chosen parts, and ask for missing ones unless the pad does."""
        from scorepad.bridge.typed.as_typed import typed_so_far

        spoken = words.language()
        self.set_text(
            typed_so_far(choice, self.seating, self._options, was=self._was, language=spoken)
        )
        if choice.lacks and self.text:
            self.field.mark([], look.colours().wrong)
            self._say("" if self._pad_tells else bidding_pad_words.question(choice.lacks))

    def take_up(self, text: str, target: Target) -> None:
        """Restore a half-typed line."""
        self._aim(target if self._is_there(target.at) else NEXT)
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Set the text as if it had been typed."""
        self.field.setText(text)
        self._typed(text)

    def correct(self, at: At) -> None:
        """Correct an earlier deal."""
        item = item_at(self._document.evening, at)
        if not isinstance(item, Deal):
            return
        from scorepad.bridge.typed.as_typed import as_typed

        self._aim(Target(at))
        self.set_text(as_typed(item, self.seating, self._options, words.language()))
        self.field.selectAll()
        self.field.setFocus()

    def insert(self, at: At) -> None:
        """Enter a forgotten deal, before the one at this place."""
        self._aim(Target(at, inserts=True))
        self.set_text("")
        self.field.setFocus()

    def give_up(self) -> None:
        """Clear the line; the next deal is typed next."""
        self._asked = []
        self._aim(NEXT)
        self.set_text("")
        self.left.emit()

    # User actions.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Cancel at Escape, which the field does not use itself."""
        if event.key() == Qt.Key.Key_Escape and (self.text or self._target != NEXT):
            self.give_up()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            event.ignore()  # a page over the sheet then closes
        elif event.key() == Qt.Key.Key_Up and not self.text:
            self.went_up.emit()
        else:
            super().keyPressEvent(event)

    def _typed(self, text: str) -> None:
        read = self._read(text)
        self._deal = read if isinstance(read, Deal) else None
        if isinstance(read, Deal):
            self.field.mark([], look.colours().wrong)
            preview = self._document.preview_deal(read, self._target)
            scored_round = preview.scored.rounds[preview.at.round]
            said = words.entered_deal_aloud(preview.deal, scored_round)
            aloud = [] if self._pad_tells else [said]
            short = [words.deal_aloud(read, self.seating)] if aloud else []
            reminders = self._reminders(text, read)
            self._say(" – ".join([*aloud, *reminders]), " – ".join([*short, *reminders]))
            self._pause.start()
            self.understood.emit()
            return
        self._pause.stop()
        self._document.clear_preview()
        if read is None:
            self.field.mark([], look.colours().wrong)
            self._hint()
        else:
            self._show_faults(text, read.faults)
            if any(fault.may_be for fault in read.faults):
                self._pause.start()
        self.understood.emit()

    def _be_heard(self) -> None:
        """Announce the message to screen readers; questions in it count as asked."""
        say_aloud(self, self._message.accessibleName())
        read = self._read(self.text)
        if read and not isinstance(read, Deal):
            self._asked += read.faults

    def _reminders(self, text: str, deal: Deal) -> list[str]:
        """Return reminders of earlier answers that are used for letters in the deal."""
        if not self._document.evening.initials:
            return []
        from scorepad.bridge.typed.deal_words import deal_words
        from scorepad.bridge.typed.initials import reminders
        from scorepad.bridge.typed.people import People

        unaided = self._read(text, ())
        if unaided is None or isinstance(unaided, Deal):
            return []
        people = People(self.seating, deal_words(words.language()))
        return [*map(in_words, reminders(text, unaided.faults, deal, people))]

    def told(self, typed: str) -> str:
        """Return the deal that this text would be, or the text if it is none yet."""
        read = self._read(typed)
        return words.deal_aloud(read, self.seating) if isinstance(read, Deal) else f"“{typed}”"

    def enter(self) -> None:
        self._pause.stop()
        deal = self._read(self.text)
        if deal is None:
            self.nothing_entered.emit()
            return
        if not isinstance(deal, Deal):
            self.field.mark(deal.faults, look.colours().wrong)
            self._say(_fault_sentence(deal.faults[0]), wrong=True)
            self._asked += deal.faults
            return
        if self._document.is_unchanged(deal, self._target):
            self.give_up()
            return
        told = self._told(deal)
        target, self._target = self._target, NEXT
        self.field.clear()
        if target != NEXT:
            self.left.emit()
        self._document.become(enter(self._document.scored, deal, target, told))

    def _told(self, deal: Deal) -> tuple[Initial, ...]:
        """Return the answers to earlier questions that the deal gives."""
        asked, self._asked = self._asked, []
        if not asked:
            return ()
        from scorepad.bridge.typed.initials import initials_told

        return initials_told(asked, deal, self.seating)

    # State.

    def _read(
        self, text: str, initials: Collection[Initial] | None = None
    ) -> "Deal | Misread | None":
        """Read the text: a deal, its errors, or None if nothing is typed."""
        if not text.strip():
            return None
        from scorepad.bridge.notation import read_deal
        from scorepad.bridge.typed.misread import Misread

        try:
            return read_deal(
                text,
                self.seating,
                self._options,
                was=self._was,
                language=words.language(),
                initials=self._document.evening.initials if initials is None else initials,
            )
        except Misread as misread:
            return misread

    @property
    def _was(self) -> Deal | None:
        """The deal that is being corrected."""
        at = self._target.at
        item = item_at(self._document.evening, at) if at and not self._target.inserts else None
        return item if isinstance(item, Deal) else None

    @property
    def _options(self) -> Options:
        return self._document.round_at(self._target).options

    def _aim(self, target: Target) -> None:
        self._target = target
        self._follow()

    def _follow(self) -> None:
        """Clear text that was typed for another evening."""
        at = self._target.at
        if not self._is_there(at):
            self._target, at = NEXT, None
        self._offer_cancel(offered=at is not None)
        self._name_mode()
        self.aimed.emit(at)
        self._typed(self.text)

    def _is_there(self, at: At | None) -> bool:
        rounds = self._document.evening.rounds
        return at is None or (
            0 <= at.round < len(rounds) and 0 <= at.place < len(rounds[at.round].items)
        )

    def _name_mode(self) -> None:
        """Say which deal is corrected, unless the pad says it."""
        at, inserts = self._target
        if at is None or (self._pad_tells and not inserts):
            self._mode.hide()
            return
        self._mode.show()
        deals = self._document.scored.rounds[at.round].deals
        if inserts:
            number = next((deal.number for deal in deals if deal.place >= at.place), 1)
            mode = translate("words", "Before deal {number}").format(number=number)
        else:
            deal = words.item_text(item_at(self._document.evening, at), self.seating)
            mode = translate("words", "Correcting {deal}").format(deal=deal)
        room = round(self.width() * _MODE)
        points = look.points() * (_LARGE if inserts else 0.94)
        font = in_lines(mode, points, points * _LEAST, QSizeF(room, self._said_height), bold=True)
        self._mode.setFont(font)
        metrics = QFontMetricsF(font)
        wanted = ceil(max(map(metrics.horizontalAdvance, wrapped(mode, font, room)))) + 2
        self._mode.setFixedWidth(min(wanted, room))
        self._mode.setText(mode)
        self._mode.setToolTip(plain_tip(mode))

    def _show_faults(self, text: str, faults: list["Fault"]) -> None:
        """Mark what is wrong; missing parts are not errors yet."""
        end = len(text.rstrip())
        wrong = [each for each in faults if each.is_certain or each.end < end or each.start > 0]
        self.field.mark(wrong, look.colours().wrong)
        self._say(_fault_sentence((wrong or faults)[0]), wrong=bool(wrong))

    def _say(self, sentence: str, shorter: str = "", *, wrong: bool = False) -> None:
        """Show a message, or the shorter one if it would be too small; announce it in full."""
        self._message.setForegroundRole(_Role.BrightText if wrong else _Role.WindowText)
        self._sentences = sentence, shorter
        self._fit_message()
        self._keep_room()
        self._message.setAccessibleName(sentence)
        self._message.setToolTip(plain_tip(sentence))

    def _fit_message(self) -> None:
        sentence, shorter = self._sentences
        mode = 0 if self._mode.isHidden() else self._mode.width() + 8
        points = look.points() * _LARGE
        wide = self.said.width()
        if self.is_compact:  # as a share, which does not keep the window wide
            wide = max(self.field.width() // 2, self._beside_typed(sentence, points))
            self._grid.setColumnStretch(0, max(1, self.field.width() - wide))
            self._grid.setColumnStretch(1, max(1, wide))
            wide -= _MARGIN
        room = QSizeF(wide - mode, self._said_height)
        font, shown = in_lines(sentence, points, LEAST_POINTS, room), sentence
        if shorter and font.pointSizeF() < points * _SMALL:
            font, shown = in_lines(shorter, points, LEAST_POINTS, room), shorter
        self._message.setFont(font)
        self._message.setText(shown)

    def _beside_typed(self, sentence: str, points: float) -> int:
        """Return the width that a message wants within the field, or what is typed leaves."""
        wanted = QFontMetricsF(text_font(points)).horizontalAdvance(sentence) + 2 * _MARGIN
        typed = self.field.fontMetrics().horizontalAdvance(self.text) + _EDGES
        return max(0, min(ceil(wanted), self.field.width() - typed))

    def _hint(self) -> None:
        """Show a hint in the field, or below it if the field is too narrow."""
        typed, player = self._example()
        hint = translate("words", "{typed} is 4 spades by {player} – type a deal, then Enter")
        deals = sum(len(scored.deals) for scored in self._document.scored.rounds)
        is_over = has_ended(self._document.scored)
        if deals >= _LESSONS or is_over:
            hint = ""  # an example alone would look like a deal
        if is_over:
            hint = translate("words", "A deal typed here begins another round.")
        if self._was:
            hint = translate("words", "Type only the wrong part: 4h, x, +1 or {player}")
        hint = "" if self.is_compact and not is_over else hint.format(typed=typed, player=player)
        room = self.width() - self._buttons_width - _EDGES
        fits = self.field.fontMetrics().horizontalAdvance(hint) <= room
        self.field.setPlaceholderText(hint if fits else "")
        self._say("" if fits else hint)

    def _example(self) -> tuple[str, str]:
        """Return an example of a typed contract, and its declarer."""
        seating, spoken = self.seating, words.language()
        if seating == Seating():  # avoids importing the reader of deals yet
            north = Seat.NORTH
            typed = f"4{spoken.suit(SPADES)}{spoken.chair(north)}".lower()
            return typed, words.seat_name(north)
        from scorepad.bridge.typed.deal_words import deal_words
        from scorepad.bridge.typed.people import People

        typed, who = People(seating, deal_words(spoken)).example
        return typed, seating.at(who)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_buttons()
        self._name_mode()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the message to its room, also where the pad narrows it."""
        if event.type() is QEvent.Type.Resize:
            self._fit_message()
            self._keep_room()
        return False

    def _keep_room(self) -> None:
        """Keep typed text off a message that lies in the field."""
        self._place_said()
        has_message = self.is_compact and self._sentences[0]
        self.field.setTextMargins(0, 0, self.said.width() if has_message else 0, 0)


def _fault_sentence(fault: "Fault") -> str:
    """Return an error as a sentence; others are only marked, and told once it is mended."""
    said = fault.message.said(translate)
    return said[:1].upper() + said[1:]
