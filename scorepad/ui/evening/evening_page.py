"""An evening on one page: the names and the draw; the rest is a sentence, to change if needed."""

from collections.abc import Sequence
from datetime import date
from enum import IntEnum
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from scorepad.bridge.errors import Impossible
from scorepad.bridge.options import Form
from scorepad.bridge.seats import NORTH, Seat
from scorepad.bridge.setup import Setup, same_again
from scorepad.ui.document import Document
from scorepad.ui.evening.agreement_fields import AgreementFields
from scorepad.ui.evening.evening_columns import EveningColumns
from scorepad.ui.evening.option_fields import OptionFields
from scorepad.ui.evening.place_rows import PlaceRows
from scorepad.ui.look import FINGER, points
from scorepad.ui.parts.checked_field import CheckedField
from scorepad.ui.parts.fitted import LISTS_SHARE, in_one_line
from scorepad.ui.parts.keys import ENTER
from scorepad.ui.parts.labels import Label, complaint, line, quiet
from scorepad.ui.parts.layouts import NO_MARGINS, Part, in_row
from scorepad.ui.parts.overlay import MARGIN, OverlayPage
from scorepad.ui.parts.same_again_button import SameAgainButton
from scorepad.ui.parts.tips import plain_tip
from scorepad.ui.parts.title_fields import TitleFields
from scorepad.ui.saving.earlier_evenings import EarlierEvenings
from scorepad.ui.words import evening_result as evening_result_words
from scorepad.ui.words import rounds as rounds_words
from scorepad.ui.words import translate
from scorepad.ui.words.errors import error_sentence

_AROUND = 8
"""Pixels that are seen above and below the focused field."""


class DetailLevel(IntEnum):
    """How much is asked for: each button adds to it."""

    NAMES = 0
    GAME = 1
    ALL = 2
    """Rarely changed settings, too."""


class Further(NamedTuple):
    """Further widgets of a page, by their position."""

    below_names: Sequence[QWidget] = ()
    above_options: Sequence[Part] = ()
    below_options: Sequence[Part] = ()
    at_foot: Sequence[Part] = ()
    beside_change: Sequence[QPushButton] = ()


class EveningPage(OverlayPage):
    """Asks for names and says how they play; buttons show the game, then all settings.

    Errors are marked in place, and what was typed stays.
    """

    def __init__(
        self,
        title: str,
        main: str,
        past: EarlierEvenings,
        forms: tuple[Form, ...] = tuple(Form),
        over: QWidget | None = None,
        *,
        further: Further | None = None,
    ) -> None:
        super().__init__(title, over)
        self.about = TitleFields()
        self.people = PlaceRows(past.players())
        self.options = OptionFields(forms)
        self.agreement = AgreementFields()
        self.again = SameAgainButton()
        self.named = line()
        """The names, while they are scrolled out of sight."""
        self.named.hide()
        self.draw = QPushButton()
        self.type_cards = QPushButton(translate("words", "T&ype the cards"))
        self.draw_hint, self.effects = quiet(), Label()
        self.effects.hide()
        self.drawing = QWidget()
        self.summary = Label()
        self.change = QPushButton(translate("words", "Chan&ge…"))
        self.more = QPushButton(translate("words", "Mor&e…"))
        self.main = QPushButton(main)
        self.message = complaint()
        self._again = self.shown = Setup()
        self._offers_again = False
        self._asked = DetailLevel.NAMES
        self._columns = self._arrange(further or Further())
        self._laid_out = QTimer(self, singleShot=True)
        self._laid_out.timeout.connect(self.see_effects)
        self._grown = QTimer(self, singleShot=True)
        """Runs after a row for the next name was laid out."""
        self._grown.timeout.connect(self._see_focus)
        self._keeps_open = False
        """Whether closing would lose what was typed, without a warning so far."""
        self._connect()
        self._ask(DetailLevel.NAMES)

    # Contents.

    @property
    def start(self) -> Setup:
        """The setup on the page, once it has no errors."""
        people, agreement = self.people, self.agreement
        is_said = people.ranked or people.dealer not in (None, self.turn)
        return Setup(
            " ".join(self.about.title.text().split()),
            self.about.day,
            people.seating,
            people.keeper,
            self.options.options,
            agreement.way_box.value,
            agreement.planned.value() or None,
            agreement.stake,
            agreement.currency.text().strip(),
            people.ranked,
            people.dealer if is_said else self.shown.dealer,
            self.about.note.note,
        )

    @property
    def turn(self) -> Seat:
        """The usual next dealer."""
        return NORTH

    def show_start(self, start: Setup) -> None:
        self.shown = start
        boards = start.options.boards
        self.people.show_players(start.seating, start.keeper, None if boards else self.turn)
        self.about.show_heading(start.title, start.day, start.note)
        self.options.set_options(start.options)
        self.agreement.way_box.choose(start.partner_change)
        self.agreement.planned.setValue(start.planned or 0)
        self.agreement.play_for(start.stake, start.currency)
        self._sum_up()

    def offer_again(self, document: Document, past: EarlierEvenings) -> None:
        """Offer the players and the game of the last evening, if there is one."""
        last = past.last_played() or document.evening
        self._again = same_again(last)
        names = [name for name in self._again.seating.players if name not in list(Seat)]
        self.again.offer(names)
        self.again.fit(self.room_in_head)
        self._offers_again = bool(names) and last.is_played
        self.again.setVisible(self._offers_again)

    def _take_again(self) -> None:
        day = self.about.day or date.today()
        self.show_start(self._again)
        self.about.name_it(day)
        self.about.name_like(self._again.title)
        self._follow()
        self.main.setFocus(Qt.FocusReason.TabFocusReason)

    def first_fault(self) -> QWidget | None:
        """Mark all errors, and return the first faulty widget."""
        for field in self._words:
            field.check()
        planned = self.agreement.planned
        if planned.fault:
            self.message.say(planned.fault)
        wrong: list[QWidget] = [field for field in self._words if field.is_wrong]
        wrong += [planned] if planned.fault else []
        return self.people.show_faults() or next(iter(wrong), None)

    @property
    def _words(self) -> tuple[CheckedField, ...]:
        """The text fields other than names."""
        about, agreement = self.about, self.agreement
        return agreement.stake_field, agreement.currency, about.title, about.day_field.field

    # User actions.

    def begin_at(self, field: QWidget) -> None:
        """Focus a part of the page, showing it first."""
        self._reveal(field)
        # Positions may change when text gets its size.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        field.setFocus(Qt.FocusReason.TabFocusReason)
        self._see_focus()

    def begin_at_draw(self) -> None:
        """Deal everybody a card face down, or begin at the names if there are too few of them."""
        if not self.people.can_draw:
            self.begin_at(self.people.rows[0].field)
        elif not self.people.is_face_down:
            self._press_draw()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on at Enter, which presses a button; letters do not begin a deal here."""
        enter = event.key() in ENTER
        if enter and not isinstance(self.focusWidget(), QPushButton):
            self.next_field_or_accept()
        elif enter or event.key() == Qt.Key.Key_Escape:
            super().keyPressEvent(event)

    def next_field_or_accept(self) -> None:
        """Focus the next field, skipping buttons; after the last one, run the main action."""
        if self.people.is_face_down:
            self.draw.click()
            return
        self.focusNextChild()
        while isinstance(self.focusWidget(), QPushButton):
            if self.focusWidget() is self.main:
                self.accept()
                return
            self.focusNextChild()

    def accept(self) -> None:
        """Run the main action, or go to the first error; what was typed stays."""
        self.message.hide()
        if self.people.is_face_down:
            self._press_draw()  # nobody is seated by cards still face down
            return
        self.people.count()
        fault = self.first_fault()
        if fault:
            self._reveal(fault)
            fault.setFocus(Qt.FocusReason.OtherFocusReason)
            self._grown.start(0)  # what is said of it takes room
            return
        kept, self._keeps_open = self._keeps_open, False
        try:
            self.do()
        except Impossible as impossible:
            self._keeps_open = kept
            self.message.say(error_sentence(impossible))
        else:
            if self.isVisible():
                self.close()

    def do(self) -> None:
        """Run the main action."""
        raise NotImplementedError

    def closeEvent(self, event: QCloseEvent) -> None:
        """Warn before typed text is lost; a second attempt closes."""
        if not self._keeps_open:
            super().closeEvent(event)
            return
        event.ignore()
        self._keeps_open = False
        self.message.say(translate("words", "Esc again closes this and discards your entry."))

    def see_typing(self) -> None:
        self._keeps_open = True
        self.message.hide()

    # The draw.

    def _type_cards(self) -> None:
        """Show fields for cards that were drawn from a real pack."""
        first = self.people.show_cards(typed=True)
        self._follow()
        self.begin_at(first)

    def _press_draw(self) -> None:
        """Deal everybody a card face down, or turn all cards up."""
        self.message.hide()
        if self.people.is_face_down:
            self.people.turn_all_up()
            self.lead_to_main()
        else:
            self.people.draw()
            self._laid_out.start(0)

    def lead_to_main(self) -> None:
        """Focus the main button, with the effects in view."""
        self.main.setFocus(Qt.FocusReason.TabFocusReason)
        self._laid_out.start(0)

    def see_effects(self) -> None:
        draws, focus = self.people.is_face_down, self.focusWidget()
        self.scroller.ensureWidgetVisible(self.draw_hint if draws else self.effects, 0, 8)
        if draws and focus:  # the cards, not the button that turns them up
            self.scroller.ensureWidgetVisible(focus, 0, 8)

    # Dependent widgets.

    def _follow(self) -> None:
        """Show what is possible with the names so far."""
        people = self.people
        self.agreement.show_players(len(people.players))
        self._sum_up()
        self._grown.start(0)
        asked, draws = self._asked, people.is_drawing
        self.summary.setVisible(asked < DetailLevel.ALL and not draws)
        self.change.setVisible(asked is DetailLevel.NAMES and not draws)
        self.more.setVisible(asked is DetailLevel.GAME and not draws)
        lacks = (
            ""
            if people.can_draw
            else translate("words", "Name four to seven players to draw for partners.")
        )
        for button in (self.draw, self.type_cards):
            button.setEnabled(people.can_draw)
            button.setToolTip(plain_tip(lacks))
            button.setAccessibleDescription(lacks)
        text = _draw_button(down=people.is_face_down, again=bool(people.ranked))
        self.draw.setText(text)
        self.type_cards.setVisible(people.is_face_down)
        self.main.setHidden(people.is_face_down)
        draws = people.is_face_down or (people.types_cards and not people.ranked)
        self.draw_hint.say(_draw_hint(down=people.is_face_down) if draws else lacks)
        self.measure()
        self._show_default()

    def tell(self) -> None:
        """Say what follows from names and cards."""
        self.effects.say(self.drawn_words)
        self.measure()

    @property
    def drawn_words(self) -> str:
        """Return what the cards decided, once all are there."""
        people = self.people
        return rounds_words.outcome(people.seating, people.dealer or NORTH) if people.ranked else ""

    def _follow_form(self) -> None:
        self.agreement.show_form(self.options.form)
        self._sum_up()

    def _show_default(self) -> None:
        """Highlight the button that Enter presses."""
        draws = self.people.is_face_down or self.focusWidget() is self.draw
        names = [row.box for row in self.people.rows]
        if self.focusWidget() in names and not self.people.is_drawing:
            draws = self.after_names is self.draw
        self.draw.setDefault(draws)
        self.main.setDefault(not draws)

    def _see_focus(self) -> None:
        """Scroll to the focused field, unless the mouse is pressed on it.

        How they play, below the names, is whole too, if both have room.
        """
        focus, presses = self.focusWidget(), QApplication.mouseButtons()
        if focus and self._columns.content.isAncestorOf(focus) and not presses:
            for part in filter(QWidget.isVisible, (self.summary, self.change)):
                self.scroller.ensureWidgetVisible(part, 0, _AROUND)
            self.scroller.ensureWidgetVisible(focus, 0, _AROUND)
        self._show_default()

    # Layout.

    def _arrange(self, further: Further) -> EveningColumns:
        for button in (self.main, self.draw, self.type_cards, *further.beside_change):
            button.setAutoDefault(True)  # Enter presses the focused button
        changes = self.change, self.more, *further.beside_change
        for button in (self.main, self.draw, self.type_cards, self.again, *changes):
            button.setMinimumHeight(FINGER)
        for part in (self.named, self.again):
            self.head.insertWidget(1, part)
        in_row(self.draw, self.type_cards, inside=self.drawing, margins=NO_MARGINS)
        self.about.stand_alone()
        return EveningColumns(
            self,
            self.people,
            told=(self.effects, *further.below_names),
            hint=self.draw_hint,
            summary=self.summary,
            changes=changes,
            settings=(
                *(*further.above_options, self.options, *further.below_options),
                *(self.agreement, self.options.rare),
            ),
            about=self.about,
            below=further.at_foot,
            foot=(self.message, self.drawing, self.main),
        )

    def _ask(self, asked: DetailLevel) -> None:
        """Show only the names, centred, or also the settings beside them."""
        self._asked = asked
        asks_all = asked is DetailLevel.ALL
        self.people.fold(folded=not asks_all)
        self._columns.fold(folded=asked is DetailLevel.NAMES)
        for part in (self.options.rare, self.about):
            part.setVisible(asks_all)
        self._follow()

    def _indent(self, wide: int) -> None:
        """Begin the heading where the names begin, if all of its line has room there."""
        beside = self.again.fontMetrics().horizontalAdvance(self.again.text()) + 4 * MARGIN
        free = self.width() - MARGIN - 4 * points() - self.back.sizeHint().width()
        free -= self.heading.fontMetrics().horizontalAdvance(self.heading.text())
        free -= 0 if self.again.isHidden() else beside
        left = max(MARGIN, min((self.width() - wide) // 2, round(free)))
        margins = self.head.contentsMargins()
        margins.setLeft(left)
        self.head.setContentsMargins(margins)

    def _reveal(self, field: QWidget) -> None:
        if self._columns.settings.isAncestorOf(field) and self._asked < DetailLevel.ALL:
            rare = self.about, self.options.rare
            is_rare = any(part.isAncestorOf(field) for part in rare)
            if is_rare or self._columns.is_folded:
                self._ask(DetailLevel.ALL if is_rare else DetailLevel.GAME)

    def _begin_change(self) -> None:
        self.begin_at(self.options.forms[self.options.form])
        for button in filter(QWidget.isVisible, self.options.forms.values()):
            self.scroller.ensureWidgetVisible(button)

    def _ask_more(self) -> None:
        self._ask(DetailLevel.ALL)
        self.begin_at(self.options.first_rare)

    def _sum_up(self) -> None:
        """Sum up the settings that are not shown."""
        said, options = evening_result_words.terms, self.options.options
        if self._columns.is_folded:
            terms = said(options, self.shown.stake, self.shown.currency)
            self.summary.setText(f"{terms}. {self.agreement.partners}")
        else:
            self.summary.setText(f"{said(options, None, '')}.")

    def _connect(self) -> None:
        people = self.people
        for watched in (self._columns.content, self.scroller.viewport()):
            watched.installEventFilter(self)
        self._columns.scrolled.connect(self._name_above)
        people.lead_past(self.draw, self.type_cards)
        people.changed.connect(self._follow)
        people.counted.connect(self.tell)
        people.typed.connect(self.see_typing)
        people.entered.connect(self.enter_name)
        people.drawn.connect(self.lead_to_main)
        self.options.changed.connect(self._follow_form)
        self.agreement.planned.refused.connect(self.message.say)
        for field in self._words:
            field.entered.connect(self.next_field_or_accept)
            field.textEdited.connect(self.see_typing)
        self.again.clicked.connect(self._take_again)
        self.draw.clicked.connect(self._press_draw)
        self.type_cards.clicked.connect(self._type_cards)
        self.main.clicked.connect(self.accept)
        self.change.clicked.connect(self._begin_change)
        self.more.clicked.connect(self._ask_more)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.accept)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._see_focus)

    def enter_name(self, place: int) -> None:
        """Go on after a name that was accepted."""
        self.people.count()
        following = self.people.next_to_name(place)
        if following:
            following.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.after_names.setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def after_names(self) -> QWidget:
        """What Enter leads to after the last name."""
        return self.draw if self.people.can_draw else self.main

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.parentWidget():
            return super().eventFilter(watched, event)
        if watched is self._columns.content and event.type() is QEvent.Type.LayoutRequest:
            self.measure()
            self.people.fit()
        elif watched is not self._columns.content and event.type() is QEvent.Type.Resize:
            self.measure()  # there is room for a scroll bar, or for what it left
        return False

    def measure(self) -> None:
        wide = self._columns.fit()
        self._indent(wide)
        self.again.fit(self.room_in_head)

    def _name_above(self, scrolled: bool) -> None:
        """Name the players in the head while their fields are scrolled out of sight."""
        names = ", ".join(self.people.players) if scrolled else ""
        room = self.room_in_head - 2 * MARGIN
        self.named.setFont(in_one_line(names, points(), points() * LISTS_SHARE, room))
        self.named.say(
            self.named.fontMetrics().elidedText(names, Qt.TextElideMode.ElideRight, room)
        )
        self.again.setVisible(self._offers_again and not names)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.measure()


def _draw_hint(*, down: bool) -> str:
    if down:
        return translate(
            "words",
            "A click or Space turns over one card, Enter all of them. "
            "The two highest are partners, and the highest deals first.",
        )
    return translate(
        "words",
        "Type the card that each player drew, such as QC or 10H. The two highest are "
        "partners, and the highest deals first.",
    )


def _draw_button(*, down: bool, again: bool) -> str:
    if down:
        return translate("words", "Turn all &cards up")
    return translate("words", "Dra&w once more") if again else translate("words", "Dra&w…")
