"""An earlier evening: its card, and its sheets step by step."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QToolBar,
    QWidget,
)

from scorepad.archive.errors import ArchiveError
from scorepad.archive.history import StepKind
from scorepad.bridge.changes import Change
from scorepad.bridge.changes.whole_evening import note
from scorepad.bridge.deal import Adjustment, Deal
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.replay import after, at_step, step_of, steps
from scorepad.bridge.rounds import At
from scorepad.bridge.settling import Carried, ledger
from scorepad.ui.boards.boards_replay import BoardsInStage
from scorepad.ui.deals.deal_list import DealList
from scorepad.ui.deals.deal_model import DealModel
from scorepad.ui.deals.deals_pane import DealsPane
from scorepad.ui.document import Document
from scorepad.ui.look import FINGER, growth, points, text_font, usual_points
from scorepad.ui.painting.result_card import has_result, result_card
from scorepad.ui.painting.wrapping import largest_fitting
from scorepad.ui.parts.fitted import LEAST_POINTS
from scorepad.ui.parts.labels import Label, heading
from scorepad.ui.parts.layouts import NO_MARGINS, STRETCH, in_column, in_row
from scorepad.ui.parts.list_table import height_of
from scorepad.ui.parts.list_turn import show_turn, turn_button
from scorepad.ui.parts.note_field import NoteField
from scorepad.ui.parts.screen_fit import has_few_lines
from scorepad.ui.review.stepper import Stepper
from scorepad.ui.scores.back_score_model import BackScoreModel
from scorepad.ui.scores.back_score_view import LatestScores
from scorepad.ui.scores.result_sheet import CardView
from scorepad.ui.sheet.sheet_stage import SheetStage
from scorepad.ui.words import entered_deal_aloud as entered_aloud
from scorepad.ui.words import long_day, round_title, short_day, translate
from scorepad.ui.words import review as review_words
from scorepad.ui.words import settling as settling_words
from scorepad.ui.words.actions import action_words
from scorepad.ui.words.evening import own_title
from scorepad.ui.words.window import undo, undo_step

_SIDE_SHARE = 0.5
"""The maximum share of the width for the deals."""
_FRAME_AND_BAR = 20
"""Pixels beside the deals."""
_LETTERS = 14
"""The visible letters of a declarer's name, at least."""
_LEAST_SHARE = 0.8
"""The minimum size of the deals relative to other text; below it they replace the sheet."""
_LEAST_WIDTH = 400
"""The minimum width in pixels, as text that is about to shrink would widen the window."""
_GAP = 6
"""Pixels between the action buttons."""
_SHEET = 0.54
"""The share of the height that words larger than usual leave to the sheet."""
_LINES, _FEWEST, _LINES_OF_MONEY = 10, 3, 3
"""The deals for which the back score gives way, and other rounds; their minimum; and money."""
_LINES_OF_TITLE = 1.8
_SHARES = (4, 2, 2)
"""How deals, back score and payments share the height."""

Keep = Callable[[int, Change, StepKind], None]
"""Saves a changed evening, as a step or as an undo."""


class Replay(QWidget):
    """The arrow keys step through the evening; only notes can be changed here."""

    complained = Signal(str)
    """A message that a note could not be saved."""
    turned = Signal()
    """The view changed between the card and the sheets."""

    def __init__(self, keep: Keep) -> None:
        super().__init__()
        self.key: int | None = None
        self._evening = Evening()
        self._keep = keep
        self.carried: tuple[Carried, ...] = ()
        """The debts that other evenings took over from this one."""
        self._noted: At | None = None
        self._has_card = self._is_card = False
        """Whether there is a card, and whether it is shown."""
        self._has_room = True
        """Whether there is room for the deals beside the sheet."""
        self._before: list[tuple[Evening, At | None]] = []
        """The evening before each note written here, with the note's place."""
        # A separate document, in which nothing is entered.
        self.document = Document(self._evening, self)
        self.stage = SheetStage(self.document)
        self.sheet = self.stage.sheet
        self.boards = BoardsInStage(self.stage)
        self._whole = Document(self._evening, self)
        self.deals = DealModel(self._whole, self, of_one_round=True)
        self.deal_list = DealList(self.deals)
        self.deals_pane = DealsPane(self._whole, self.deals, self.deal_list, is_replay=True)
        self.back_score = LatestScores(BackScoreModel(self.document, self))
        self.title, self.said = heading(), Label()
        self.card = CardView(self.document)
        self.step_through = QPushButton()
        self.list_turn = turn_button()
        self.bar = QToolBar()
        """Actions on the evening."""
        self.owed = QPlainTextEdit()
        self.stepper = Stepper()
        self.note = NoteField(translate("words", "Note on the evening"))
        self.deal_note = NoteField(translate("words", "Note on this deal"))
        self.undo = QPushButton(undo())
        self.undo.setToolTip(undo_step(action_words(note(self._evening).action)))
        self.side = QSplitter(Qt.Orientation.Vertical)
        self._arrange()
        self._connect()
        self.setMinimumWidth(_LEAST_WIDTH)
        self._show_card(shown=False)

    def show_evening(self, key: int, evening: Evening) -> None:
        """Show another evening: its card, or without one the final sheet."""
        self.keep_note()
        self.keep_deal_note()
        self.key = key
        self._take(evening, to_the_end=True, on_card=True)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._share_room()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Adjust the side when its size changes."""
        if watched is self.side and event.type() is QEvent.Type.Resize:
            self._show_all_scores()
        return False

    # Stepping.

    def show_deal(self, at: At) -> None:
        """Show the evening after a deal."""
        self._show_card(shown=False)
        self.stepper.go_to(step_of(self._evening, at.round, at.place))

    def show_end_of(self, number: int) -> None:
        """Show the evening at the end of a round."""
        self._show_card(shown=False)
        self.stepper.go_to(steps(replace(self._evening, rounds=self._evening.rounds[: number + 1])))

    def _show_step(self, step: int) -> None:
        """Show the evening after a number of steps."""
        self.keep_deal_note()
        self.document.open(after(self._evening, step))
        at = at_step(self._evening, step)
        self._show_deals()
        self.sheet.light(at)
        self.deal_list.choose(at)
        self.sheet.look_at(at)
        self._show_boards()
        if at:
            self.deal_list.look_at(at)  # which may have another height now
        else:
            self.deal_list.scrollToTop()
        self._tell(at)

    def _show_deals(self) -> None:
        """List all deals, with those to come in grey."""
        self.deals.show_to_come(frozenset())  # none is chosen while the rows follow
        if self._whole.evening != self._evening:
            self._whole.open(self._evening)
        played = [len(entered.items) for entered in self.document.evening.rounds]
        to_come = (
            At(number, place)
            for number, entered in enumerate(self._evening.rounds)
            for place in range(len(entered.items))
            if number >= len(played) or place >= played[number]
        )
        self.deals.show_to_come(frozenset(to_come))
        self.deals_pane.follow()

    def _show_boards(self) -> None:
        """Show the deals of the sheet's round, or boards of several tables instead of both."""
        self.deals.show_round(self.sheet.round)
        self.boards.follow()
        self._show_beside()

    def _show_beside(self) -> None:
        """Show the deals beside the sheet if there is room; boards have their own list."""
        of_one_table = not self._is_card and self.boards.comparison is None
        turned = show_turn(self.list_turn, wanted=of_one_table and not self._has_room)
        if goes := self._is_card or turned:
            self.stage.hide()  # first: together they would need a larger window
        self.side.setVisible(of_one_table and (self._has_room or turned))
        self.boards.offer_rounds(self.side.isHidden() and not has_few_lines(self))
        self.stage.setHidden(goes)

    def _turn_list(self) -> None:
        """Switch between the deals and the sheet."""
        self._share_room()
        (self.deal_list if self.list_turn.isChecked() else self.stepper).setFocus()

    def _show_card(self, *, shown: bool) -> None:
        """Show the card, or the sheets."""
        turns, self._is_card = shown == self.card.isHidden(), shown
        if shown:
            self.card.show_card(result_card(self.document.scored, self.carried))
        had_focus = self.step_through.hasFocus() or self.stepper.hasFocus()
        card, sheets = (self.card,), (self.stepper, self.deal_note)
        coming, going = (card, sheets) if shown else (sheets, card)
        for part in going:  # showing both would need a larger window
            part.hide()
        for part in coming:
            part.show()
        self.step_through.setVisible(self._has_card)
        self.step_through.setText(
            translate("words", "Step &through") if shown else translate("words", "Sho&w the card")
        )
        self._show_said()
        self._show_beside()
        self.setFocusProxy(self.step_through if shown else self.stepper)
        if had_focus:
            self.setFocus()
        if turns:
            self.turned.emit()
            self._share_room()

    @property
    def leads_to_card(self) -> bool:
        """Whether the sheets are shown and there is a card to return to."""
        return self._has_card and not self._is_card

    def show_card(self) -> None:
        """Return to the card."""
        self.stepper.to_the_end()
        self._show_card(shown=True)

    def _turn(self) -> None:
        """Switch between the card and the sheets, which start at the first deal."""
        if self._is_card:
            self._begin()
        else:
            self.show_card()
        self._share_room()
        self.setFocus()

    def _begin(self) -> None:
        self.stepper.go_to(1)
        self._show_card(shown=False)  # even if that is the last

    def _step_on(self) -> None:
        """Show one more deal; from the card, the first one."""
        (self._begin if self._is_card else self.stepper.on)()

    def _step_to(self, step: int) -> None:
        self._show_card(shown=False)
        self._show_step(step)

    @property
    def deal(self) -> At | None:
        """Return the deal shown; None at the end."""
        step = self.stepper.step
        return at_step(self._evening, step) if step < self.stepper.last else None

    def follow(self, evening: Evening) -> None:
        """Update an evening that changed."""
        if evening != self._evening:
            at_the_end = self.stepper.step == self.stepper.last
            self._take(evening, to_the_end=at_the_end, on_card=self._is_card)

    def _take(self, evening: Evening, *, to_the_end: bool, on_card: bool) -> None:
        self._evening, self._noted = evening, None
        self._before.clear()
        self._follow_notes()
        self.note.show_note(evening.note)
        self.stepper.set_last(steps(evening), to_the_end=to_the_end)
        self._has_card = has_result(score_evening(evening))
        shown = on_card and self._has_card
        turns = shown != self._is_card
        if shown:  # first, or what the card covers would be measured too
            self._is_card = True
            self.stage.hide()
        self._show_step(self.stepper.step)
        self._show_card(shown=shown)
        if not turns:
            self._share_room()

    def show_carried(self, carried: tuple[Carried, ...]) -> None:
        """Update the debts that other evenings took over from this one."""
        if carried != self.carried:
            self.carried = carried
            self._show_step(self.stepper.step)
            self._show_card(shown=self._is_card)

    # Notes.

    def keep_note(self) -> None:
        """Save the note on the evening, if it changed."""
        note = self.note.note
        if note != self._evening.note:
            self._write(replace(self._evening, note=note), None)

    def keep_deal_note(self) -> None:
        """Save the note on the deal, if it changed."""
        at = self._noted
        item = self._item(at)
        if at is None or not isinstance(item, Deal):
            return
        note = self.deal_note.note
        if note != item.note:
            noted = self._evening.rounds[at.round]
            items = list(noted.items)
            items[at.place] = replace(item, note=note)
            rounds = list(self._evening.rounds)
            rounds[at.round] = replace(noted, items=tuple(items))
            self._write(replace(self._evening, rounds=tuple(rounds)), at)

    def take_back(self) -> None:
        """Undo the last note that was written here."""
        if not self._before:
            return
        before, at = self._before[-1]
        if self._become(before, StepKind.UNDO):
            self._before.pop()
            self._noted = None
            self.note.show_note(before.note)
            if at:
                self.show_deal(at)
            self._tell(at_step(before, self.stepper.step))
            self._follow_notes()

    def _write(self, evening: Evening, at: At | None) -> None:
        before = self._evening
        if self._become(evening, StepKind.DO):
            self._before.append((before, at))
            self._follow_notes()

    def _become(self, evening: Evening, kind: StepKind) -> bool:
        """Save a changed evening; return whether that succeeded."""
        if self.key is None:
            return False
        was, self._evening = self._evening, evening
        try:
            self._keep(self.key, note(evening), kind)
        except ArchiveError as trouble:
            self._evening = was
            self.complained.emit(review_words.cannot(trouble))
            return False
        return True

    def _follow_notes(self) -> None:
        self.undo.setVisible(bool(self._before))

    def _done_writing(self) -> None:
        """Leave the note at Enter; it is then saved."""
        self.stepper.setFocus()

    def _item(self, at: At | None) -> object:
        return self._evening.rounds[at.round].items[at.place] if at else None

    # Texts.

    def _tell(self, at: At | None) -> None:
        """Describe the step, and the money so far."""
        self.said.setText(self._in_words(at))
        self._show_said()
        title, nobody = settling_words.title(), translate("words", "Nobody owes anything.")
        if self.stepper.step < self.stepper.last:
            title = translate("words", "Settling up so far")
            nobody = translate("words", "Nobody owes anything yet.")
        said = self._settlement() or [nobody]
        self.owed.setPlainText("\n".join([title, *said]))
        self._noted = at
        item = self._item(at)
        self.deal_note.setEnabled(isinstance(item, Deal))
        self.deal_note.show_note(item.note if isinstance(item, Deal) else "")
        self._show_notes()

    def _show_notes(self) -> None:
        """Show the field for a note; in a small window only if there is one, or with the list."""
        noted = self.note if self._is_card else self.deal_note
        wanted = bool(noted.text()) or self.list_turn.isChecked()
        self.notes.setVisible(wanted or not has_few_lines(self))

    def _show_said(self) -> None:
        """Show the description, except on the card; boards have their own title."""
        self.said.setHidden(self._is_card or not self.said.text())

    def _is_for_money(self) -> bool:
        evening = self._evening
        staked = any(entered.stake for entered in evening.rounds)
        return staked or bool(evening.debts or evening.settled)

    def _settlement(self) -> list[str]:
        """Return the payments made at the end, or before it those that would be due."""
        scored, carried = self.document.scored, self.carried
        if self.stepper.step < self.stepper.last:
            scored = scored._replace(evening=replace(scored.evening, settled=()))
            carried = ()
        return settling_words.ledger_lines(ledger(scored, carried))

    def _in_words(self, at: At | None) -> str:
        if at is None and self.stepper.step == 0:
            return translate("words", "Before the first deal")
        if at is None and self.boards.comparison and self.boards.board:
            return ""
        if at is None:
            number = len(self.document.evening.rounds) - 1
            scored = self.document.scored.rounds[number]
            return translate("words", "{round} is stopped here").format(
                round=round_title(number, scored.round.options)
            )
        scored_round = self.document.scored.rounds[at.round]
        item = self._item(at)
        if isinstance(item, Adjustment):
            return translate("words", "{points} agreed on: {reason}").format(
                points=item.points, reason=item.reason
            )
        deal = next(deal for deal in scored_round.deals if deal.place == at.place)
        return entered_aloud(deal, scored_round)

    # Internals.

    def _arrange(self) -> None:
        self.side.addWidget(self.deals_pane)
        self.side.addWidget(self.back_score)
        self.side.addWidget(self.owed)
        self.side.setSizes(_SHARES)
        for place, share in enumerate(_SHARES):
            self.side.setStretchFactor(place, share)
        self.side.setChildrenCollapsible(False)
        self.side.setMinimumHeight(1)  # the back score goes rather than the window grows
        self.notes = QWidget()
        in_row(
            *((self.note, 1), (self.deal_note, 1), self.undo),
            inside=self.notes,
            margins=NO_MARGINS,
        )
        for field in (self.note, self.deal_note):
            field.setPlaceholderText(field.accessibleName())
            field.setToolTip(field.accessibleName())
        self.undo.hide()
        self.bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        head = in_row((self.title, 1), STRETCH, self.list_turn, self.step_through, self.bar)
        upper = in_row((self.card, 1), (self.stage, 1), self.side, spacing=0)
        self.step_through.setMinimumHeight(FINGER)
        in_column(
            *(head, (upper, 1), self.said, self.stepper, self.notes),
            inside=self,
            margins=NO_MARGINS,
            spacing=8,
        )
        self.owed.setReadOnly(True)
        self.owed.setFrameShape(QFrame.Shape.NoFrame)
        self.owed.setTabChangesFocus(True)
        self.owed.setAccessibleName(settling_words.title())

    def _connect(self) -> None:
        self.side.installEventFilter(self)
        self.stepper.asked.connect(self._step_to)
        self.step_through.clicked.connect(self._turn)
        self.list_turn.toggled.connect(self._turn_list)
        self.deal_list.chosen.connect(self._chosen)
        self.sheet.deal_chosen.connect(self.show_deal)
        self.deals_pane.others.chosen.connect(self.show_end_of)
        self.sheet.turned.connect(self._show_boards)
        self.note.editingFinished.connect(self.keep_note)
        self.deal_note.editingFinished.connect(self.keep_deal_note)
        for field in (self.note, self.deal_note):
            field.returnPressed.connect(self._done_writing)
        self.undo.clicked.connect(self.take_back)
        for keys, do in (
            (QKeySequence.StandardKey.Undo, self.take_back),
            (Qt.Key.Key_Right, self._step_on),
            (Qt.Key.Key_Left, self.stepper.back),
            (Qt.Key.Key_Home, self.stepper.to_the_beginning),
            (Qt.Key.Key_End, self.stepper.to_the_end),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(do)

    def _chosen(self, at: At | None) -> None:
        """Highlight the selected deal on the sheet, or step on to one that is to come."""
        if at in self.deals.to_come:
            self.show_deal(at)
        else:
            self.sheet.light(at)

    def _share_room(self) -> None:
        """Give a small window's lines to the sheet."""
        self._show_notes()
        if not self._is_card:
            self._share_side()
        self._show_all_scores()
        day = 0 if self._is_card else self._width_of(short_day(self._evening.day))
        beside = largest_fitting(points(), LEAST_POINTS, partial(self._bar_share, day))
        if day and beside < _LEAST_SHARE * points():  # the list names the evening
            largest_fitting(points(), LEAST_POINTS, partial(self._bar_share, 0))
        self._show_title(self.width() - self._bar_wanted)
        found = largest_fitting(points(), LEAST_POINTS, self._height_share)
        usual = min(found, usual_points())
        largest_fitting(found, usual, partial(self._height_share, sheet=_SHEET))

    def _share_side(self) -> None:
        """Show the deals beside the sheet, or instead of it, as large as there is room."""
        most = round(self.width() * _SIDE_SHARE)
        grown = points() * growth(self.window().size())
        shown = largest_fitting(grown, LEAST_POINTS, partial(self._deals_fit, most))
        self._has_room = shown >= _LEAST_SHARE * points()
        self._show_beside()
        if most != round(self.width() * _SIDE_SHARE):
            return  # all was laid out again in that width
        if self.list_turn.isChecked():
            most = self.width()
            largest_fitting(points(), LEAST_POINTS, partial(self._deals_fit, most))
        self.side.setFixedWidth(min(self._wanted, most))
        self.deals_pane.setMinimumHeight(self.deals_pane.height_for(_FEWEST))
        self.owed.setMinimumHeight(
            round(_LINES_OF_MONEY * self.owed.fontMetrics().lineSpacing()) + _FRAME_AND_BAR
        )

    def _show_title(self, beside: int) -> None:
        """Show day and title, or the day in figures if there is little room; not on the card."""
        day, title = self._evening.day, self._evening.title
        whole, short = (
            (title, "") if self._is_card else (_evening_title(day, title), short_day(day))
        )
        for text, lines in ((whole, _LINES_OF_TITLE), (short, 1)):
            if 0 < self._width_of(text) <= lines * beside:
                self.title.say(text)
                if self._height_share(points()) >= 1:
                    return
        if not 0 < self._width_of(short) <= beside:
            self.title.hide()

    def _width_of(self, text: str) -> int:
        return self.title.fontMetrics().horizontalAdvance(text)

    def _show_all_scores(self) -> None:
        """Show who owes what and the back score if they leave enough lines for the deals."""
        scores, pane = self.back_score, self.deals_pane
        high = height_of(scores, scores.model().rowCount())
        owed = self.owed.minimumHeight()
        room = self.side.height() - self.side.handleWidth()
        has_room = pane.height_for(_FEWEST) + owed <= room
        self.owed.setVisible(self._is_for_money() and has_room)
        owed = 0 if self.owed.isHidden() else owed
        left = self.side.height() - owed - 2 * self.side.handleWidth()
        scores.setVisible(scores.is_wanted and pane.height_for(_LINES) + high <= left)
        scores.setFixedHeight(high)
        left -= 0 if scores.isHidden() else high
        self.side.setSizes([left, high, owed])

    def _bar_share(self, day: int, points: float) -> float:
        """Set the size of the buttons, and return the available share of their width."""
        for button in self._above:
            button.setFont(text_font(points))
        return (self.width() - day) / self._bar_wanted

    @property
    def _above(self) -> list[QWidget]:
        """The buttons above the evening."""
        of_bar = [self.bar.widgetForAction(action) for action in self.bar.actions()]
        turns = [each for each in (self.list_turn, self.step_through) if not each.isHidden()]
        return [*of_bar, *turns]

    @property
    def _bar_wanted(self) -> int:
        return sum(each.sizeHint().width() + _GAP for each in self._above) + _FRAME_AND_BAR

    def _height_share(self, points: float, sheet: float = 0) -> float:
        """Set the size of the description, and return the available share of its height.

        The sheet may have a share of the height first.
        """
        buttons = self.stepper.findChildren(QPushButton)  # the style sheet has their font
        for part in (self.said, self.stepper, *buttons):
            part.setFont(text_font(points))
        whole = self.layout()
        assert whole
        whole.invalidate()
        needed = whole.minimumHeightForWidth(self.width())
        least = 0 if self.stage.isHidden() else self.stage.minimumSizeHint().height()
        return self.height() / max(1, needed + max(0, sheet * self.height() - least))

    @property
    def _wanted(self) -> int:
        return self.deal_list.width_for_names(_LETTERS) + _FRAME_AND_BAR

    def _deals_fit(self, most: int, size: float) -> bool:
        """Set the size of the deals, and return whether a name is legible then.

        In a large window they grow as long as several are seen.
        """
        self.deals_pane.set_size(size)
        is_whole = self.deals_pane.height_for(_LINES) <= self.side.height()
        return self._wanted <= most and (is_whole or size <= points())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()


def _evening_title(day: date | None, title: str) -> str:
    said = long_day(day) or translate("words", "An evening without a date")
    return review_words.title_and_note(said, own_title(title) if day else title)
