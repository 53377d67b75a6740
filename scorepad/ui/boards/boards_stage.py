"""Where boards are entered that several tables play: results, ranking, movement, and the line."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QStackedWidget, QWidget

from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.comparison import Comparison, TableResult
from scorepad.bridge.entering_results import (
    ResultPlace,
    entered,
    meant,
    next_place,
    place_of,
    taken_out,
)
from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.evening import Evening
from scorepad.bridge.expected_results import still_expected, unlikely
from scorepad.bridge.ranking import ns_score, rank
from scorepad.bridge.typed.table_results import read_typed_result
from scorepad.ui import look
from scorepad.ui.boards.cross_page import CrossPage
from scorepad.ui.boards.line_of_pad import LineOfPad
from scorepad.ui.boards.lines import Grid
from scorepad.ui.boards.movement_page import MovementPage
from scorepad.ui.boards.ranking_page import RankingPage
from scorepad.ui.boards.results_page import BoardResultsPage
from scorepad.ui.deals.bidding_pad import BiddingPad
from scorepad.ui.deals.entry_field import EntryField
from scorepad.ui.deals.undo_button import UndoButton
from scorepad.ui.document import Document
from scorepad.ui.look import FINGER
from scorepad.ui.parts.fitted import LEAST_POINTS, in_one_line
from scorepad.ui.parts.labels import Label, quiet
from scorepad.ui.parts.layouts import in_column, in_row
from scorepad.ui.settings import Settings
from scorepad.ui.sheet.round_chips import RoundChips
from scorepad.ui.words import boards as words
from scorepad.ui.words import language, translate
from scorepad.ui.words.errors import error_sentence

_TYPED = 1.6
"""What is typed is so many times as large as other words."""
_HIDES = "hide-ranking"
EDGE = 16
CROSS = 2
"""The page of the cross table."""


class _Pages(QStackedWidget):
    """Gives way to the pad, however many lines its words take."""

    def hasHeightForWidth(self) -> bool:
        return False


class BoardsStage(QWidget):
    """Enter puts a result where it is expected and goes on to the next."""

    ranked = Signal()
    """The ranking is another one, or is to be hidden or seen."""

    def __init__(self, document: Document, settings: Settings) -> None:
        super().__init__()
        self._document, self._settings = document, settings
        self._number: int | None = None
        self._at: ResultPlace | None = None
        self._comparison = Comparison()
        self.ranking = rank(self._comparison)
        self.results = BoardResultsPage(self.ranking)
        self.places, self.cross = RankingPage(self.ranking), CrossPage()
        self.movement = MovementPage()
        self.pages = _Pages()
        for page in (self.results, self.places, self.cross, self.movement):
            self.pages.addWidget(page)
        self.pages.setMinimumHeight(1)  # with the pad there is little room
        names = (
            translate("words", "Res&ults"),
            translate("words", "Ran&king"),
            "",  # as it stands: see below
            translate("words", "&Movement"),
        )
        self.turns = [QPushButton(name) for name in names]
        self.by_board = QPushButton(translate("words", "&Board by board"))
        self.undo = UndoButton(document)
        self.chips = RoundChips(document)
        self.chips.keep_room(False)
        self.scoring, self.said = quiet(), Label()
        self.field = EntryField(document)
        self.field.setAccessibleName(translate("words", "The next result"))
        self.field.setFrame(False)
        self.pad = QPushButton(translate("words", "&Pad"))
        self.cards: BiddingPad | None = None
        self.on_pad = LineOfPad(self.field)
        self._arrange()
        self._connect()
        self.follow()

    def _arrange(self) -> None:
        group = QButtonGroup(self)
        for turn in self.turns:
            turn.setCheckable(True)
            group.addButton(turn)
        self.turns[0].setChecked(True)
        self.by_board.setCheckable(True)
        self.by_board.setObjectName("switch")
        self.by_board.setToolTip(
            translate(
                "words", "Ask for all results of a board before the next one, not for each round."
            )
        )
        self.pad.setCheckable(True)
        self.pad.setObjectName("switch")
        for button in (*self.turns, self.by_board, self.undo, self.pad):
            button.setMinimumHeight(FINGER)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        head = in_row(*self.turns, 12, (self.scoring, 1), spacing=4)
        line = in_row((self.field, 1), self.by_board, self.undo, self.pad, spacing=6)
        self._column = in_column(
            head,
            (self.pages, 1),
            self.chips,
            line,
            self.said,
            inside=self,
            margins=(EDGE, 6, EDGE, 8),
            spacing=6,
        )
        self._set_sizes()

    def _connect(self) -> None:
        for number, turn in enumerate(self.turns):
            turn.clicked.connect(partial(self.turn_to, number))
        self.by_board.clicked.connect(self._go_on)
        self.field.textEdited.connect(self._typed)
        self.field.returnPressed.connect(self.enter)
        self.on_pad.entered.connect(self.enter)
        self.on_pad.given_up.connect(self._go_on)
        self.results.chosen.connect(self.aim)
        self.places.hiding_asked.connect(self._hide_ranking)
        self._document.changed.connect(self.follow)
        self._document.opened.connect(self._begin)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._set_sizes()

    def _set_sizes(self) -> None:
        self.field.setFont(look.text_font(look.points() * _TYPED))
        self.field.setMinimumHeight(max(FINGER, round(self.field.fontMetrics().height() * 1.3)))
        self.results.fit()
        self._fit_cards()

    # The pad.

    def dock(self, cards: BiddingPad) -> None:
        """Have this pad above the line from now on."""
        self.cards = cards
        self._column.insertWidget(3, cards)

    def show_pad(self, on: bool) -> None:
        """Show the pad, or take it away."""
        self.pad.setChecked(on)
        self._show_cards()
        self._show_chips()
        self._show_page()

    def _show_cards(self) -> None:
        """Only results are chosen by the pad: the other pages have its room."""
        if self.cards:
            self.cards.setVisible(self.pad.isChecked() and not self.pages.currentIndex())
            self._fit_cards()

    def _fit_cards(self) -> None:
        if self.cards:
            self.cards.fit(self.window().size())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_cards()
        self._fit_said()

    def _show_chips(self) -> None:
        """Show the rounds where there are several; the pad needs their room."""
        self.chips.setHidden(len(self.chips.chips) < 2 or self.pad.isChecked())
        self.chips.show_as_seen(self.round)

    @property
    def hides_ranking(self) -> bool:
        """Whether nobody is to see the ranking yet."""
        return self._hides and self.missing > 0

    @property
    def missing(self) -> int:
        """How many results are still to come."""
        return len(still_expected(self._comparison))

    @property
    def _hides(self) -> bool:
        return self._settings.remembered(_HIDES) == "yes"

    # What it shows.

    def _begin(self) -> None:
        """Show the results of another evening, whatever was looked at before."""
        self.pages.setCurrentIndex(0)
        self.turns[0].setChecked(True)
        self._show_cards()
        self.follow()

    @property
    def explained(self) -> Grid:
        """The table whose chosen line can be explained."""
        tables = (self.results.lines, self.places.card, self.cross.table, self.movement.table)
        return tables[self.pages.currentIndex()] or self.results.lines

    @property
    def round(self) -> int:
        """The number of the round that is shown, the last one as a rule."""
        last = len(self._document.evening.rounds) - 1
        return last if self._number is None else min(self._number, last)

    def show_round(self, number: int) -> None:
        """Show the boards of this round."""
        if number != self.round:
            self.field.clear()
            self._at = None
        self._number = number if number < len(self._document.evening.rounds) - 1 else None
        self.follow()

    def follow(self) -> None:
        """Show the session as it stands."""
        self._show_chips()
        comparison = self._document.evening.rounds[self.round].comparison
        if comparison is None:
            return
        if comparison is not self._comparison:
            self._aim_at_change(comparison)
            self._comparison = comparison
            self.ranking = rank(comparison)
        if self._at is None:
            self._at = next_place(comparison, None, by_board=self.by_board.isChecked())
        self._show()

    def _aim_at_change(self, comparison: Comparison) -> None:
        """A result that was taken back is typed next; behind one that came again goes the next."""
        was, now = ({*map(place_of, each.results)} for each in (self._comparison, comparison))
        if comparison.plan != self._comparison.plan:
            self._at = None
        elif gone := was - now:
            self._at = min(gone)
        elif self._at and self._at in now - was:
            self._at = self._behind(comparison, self._at)

    def _show(self) -> None:
        self._show_page()
        self.scoring.setText(words.title(self._comparison))
        self._typed(self.field.text())
        self.ranked.emit()

    def _show_page(self) -> None:
        """Bring the page up to date that is seen; the others are when somebody turns to them."""
        self._name_cross()
        page = self.pages.currentWidget()
        if page is self.results:
            self.results.follow(self.ranking, self._at, hides_points=self.hides_ranking)
            if self.pad.isChecked():
                self.results.often.hide()  # all room is for the lines
        elif page is self.places:
            self.places.follow(self.ranking, missing=self.missing, hides=self._hides)
        elif page is self.cross:
            self.cross.follow(self.ranking, missing=self.missing, hides=self._hides)
        else:
            self.movement.follow(self._comparison)

    def _name_cross(self) -> None:
        """A match has a sheet instead; players whose partners change meet everybody."""
        names = translate("words", "&Cross table"), translate("words", "Mat&ch sheet")
        turn = self.turns[CROSS]
        turn.setText(names[self.ranking.match is not None])
        are_individuals = self._comparison.are_individuals
        turn.setHidden(are_individuals)
        if are_individuals and self.pages.currentIndex() == CROSS:
            self.turn_to(1)

    def turn_to(self, number: int) -> None:
        """Show the results, the ranking or the movement; the line stays ready."""
        self.pages.setCurrentIndex(number)
        self._show_cards()
        self._show_page()
        self.turns[number].setChecked(True)
        self.field.setFocus()

    def aim(self, at: ResultPlace) -> None:
        """Let the next result go to this place; one that stands there can be corrected."""
        self._at = at
        result = self._standing
        self.field.setText(words.typed_again(result) if result else "")
        self.field.selectAll()
        self._show()
        self.field.setFocus()

    @property
    def _standing(self) -> TableResult | None:
        """The result that stands at the place that is chosen."""
        results = self._comparison.results
        return next((one for one in results if place_of(one) == self._at), None)

    def _hide_ranking(self, hides: bool) -> None:
        self._settings.remember(_HIDES, "yes" if hides else "no")
        self._show()

    # What is typed.

    def _read(self, text: str) -> TableResult:
        """Read a whole result; raises what is wrong with it."""
        typed = read_typed_result(text, language())
        result = meant(self._comparison, typed, self._at)
        entered(self._comparison, result, self._at)  # what cannot be is refused before Enter
        return result

    def _typed(self, text: str) -> None:
        """Say what was understood so far; what is still missing is no fault yet."""
        result = self._understood(text)
        scoring = self._comparison.settings.scoring
        self.on_pad.follow(result, scoring, corrects=self._standing is not None)

    def _understood(self, text: str) -> TableResult | None:
        if not text.strip():
            has_results = bool(self._comparison.results)
            self._say(words.asks_for(self._at, self.ranking.names, has_results=has_results))
            return None
        if self.pages.currentIndex():
            self.turn_to(0)
        try:
            result = self._read(text)
        except ScorepadError as wrong:
            self._say(error_sentence(wrong))
            return None
        said = words.understood(result, ns_score(result))
        doubt = words.look_again(unlikely(self._comparison, result))
        self._say("  ".join(filter(None, (f"{said}.", doubt))))
        return result

    def _say(self, said: str, *, wrong: bool = False) -> None:
        role = self.said.palette().ColorRole
        self.said.setForegroundRole(role.BrightText if wrong else role.WindowText)
        self.said.setText(said)
        self._fit_said()

    def _fit_said(self) -> None:
        """Write what is said in one line, if it can be read so."""
        room = self.width() - 2 * EDGE
        self.said.setFont(in_one_line(self.said.text(), look.points(), LEAST_POINTS, room))

    def enter(self) -> None:
        """Enter the result, and wait for the next one."""
        text = self.field.text()
        if not text.strip():
            self._go_on()
            return
        try:
            result = self._read(text)
        except ScorepadError as wrong:
            self._say(error_sentence(wrong), wrong=True)
            return
        self.field.clear()
        comparison = entered(self._comparison, result, self._at)
        place = place_of(result)
        self._at = self._behind(comparison, place)
        if comparison != self._comparison:
            self._become(comparison, place)
        else:
            self._show()

    def enter_text(self, text: str) -> None:
        """Enter this as if it had been typed."""
        self.field.setText(text)
        self.enter()

    def take_out(self) -> None:
        """Take out the result that is chosen."""
        if self._standing and self._at:
            self.field.clear()
            self._become(taken_out(self._comparison, self._at), self._at)

    def _become(self, comparison: Comparison, place: ResultPlace) -> None:
        self._document.become(
            with_comparison(self._document, comparison, self.round),
            Action(ActionKind.RESULT, place._asdict()),
        )

    def _behind(self, comparison: Comparison, place: ResultPlace) -> ResultPlace | None:
        """What comes next; without a movement the same pairs on the next board, or others here."""
        by_board = self.by_board.isChecked()
        following = next_place(comparison, place, by_board=by_board)
        if following or comparison.plan:
            return following
        if by_board:
            return ResultPlace(place.board, "", "")
        on_next = place._replace(board=place.board + 1)
        there = {
            one
            for each in comparison.results
            if each.board == on_next.board
            for one in each.entrants
        }
        is_free = there.isdisjoint(f"{place.ns}+{place.ew}".split("+"))
        return on_next if is_free else None

    def _go_on(self) -> None:
        """Wait for the first result that is missing."""
        self.field.clear()
        by_board = self.by_board.isChecked()
        self._at = next_place(self._comparison, None, by_board=by_board) or self._at
        self._show()
        self.field.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go up and down the lines of the board with the arrows; Esc gives up, Del takes out."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()))
        if step and not self.pages.currentIndex():
            self._step(step)
        elif event.key() == Qt.Key.Key_Escape:
            self._go_on()
        elif event.key() == Qt.Key.Key_Delete:
            self.take_out()
        else:
            super().keyPressEvent(event)

    def _step(self, step: int) -> None:
        lines = self.results.lines
        row = lines.currentIndex().row() + step
        if 0 <= row < lines.lines.rowCount():
            self.aim(lines.lines.key(row))


def with_comparison(document: Document, comparison: Comparison, number: int = -1) -> Evening:
    """Return the evening on the table with other results of several tables in a round."""
    evening = document.evening
    return evening.with_round(number, replace(evening.rounds[number], comparison=comparison))
