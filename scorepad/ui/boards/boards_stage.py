"""The boards of several tables in the main window: results, ranking, movement, and the line."""

from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QStackedWidget, QWidget

from scorepad.bridge.changes.results import draw_round
from scorepad.bridge.entering_results import ResultPlace, place_of
from scorepad.bridge.errors import Impossible
from scorepad.bridge.expected_results import session_is_over, still_expected
from scorepad.bridge.ranking import Ranking
from scorepad.ui import look
from scorepad.ui.boards.boards_line import BoardsLine
from scorepad.ui.boards.cross_page import CrossPage
from scorepad.ui.boards.director_dialog import DirectorDialog
from scorepad.ui.boards.lines import Grid
from scorepad.ui.boards.movement_page import MovementPage
from scorepad.ui.boards.ranking_page import RankingPage
from scorepad.ui.boards.results_page import BoardResultsPage
from scorepad.ui.deals.bidding_pad import BiddingPad
from scorepad.ui.document import Document
from scorepad.ui.look import FINGER
from scorepad.ui.parts.fitted import LISTS_SHARE, fit_in_row, in_one_line
from scorepad.ui.parts.labels import Label, quiet
from scorepad.ui.parts.layouts import in_column, in_row
from scorepad.ui.settings import Settings
from scorepad.ui.sheet.round_chips import RoundChips
from scorepad.ui.words import ranking as ranking_words
from scorepad.ui.words import sessions as session_words
from scorepad.ui.words import translate
from scorepad.ui.words.errors import error_sentence

MARGIN = 16
_GAP, _BEFORE_SCORING = 4, 12
_LOW, _LOW_WITH_PAD = 12, 16
"""In a window of fewer lines than this, typed text has the usual size."""
_Role = QPalette.ColorRole
_CROSS = 2
"""The index of the page with the cross table."""


class _Pages(QStackedWidget):
    """Shrinks in favour of the pad, however many lines its text needs."""

    def hasHeightForWidth(self) -> bool:
        return False


class BoardsStage(QWidget):
    """The pages of a session, chips for the rounds, the pad, and the line at the foot."""

    ranked = Signal()
    """The ranking changed, or is to be hidden or shown."""

    def __init__(self, document: Document, settings: Settings) -> None:
        super().__init__()
        self._document, self._settings = document, settings
        self._number: int | None = None
        self.line = BoardsLine(document)
        self.results = BoardResultsPage(self.ranking)
        self.places, self.cross = RankingPage(self.ranking), CrossPage()
        self.movement = MovementPage()
        self.pages = _Pages()
        for page in (self.results, self.places, self.cross, self.movement):
            self.pages.addWidget(page)
        self.pages.setMinimumHeight(1)  # with the pad there is little room
        self.setMinimumWidth(1)  # words are smaller rather than the window wider than the screen
        names = (
            translate("words", "Res&ults"),
            translate("words", "Ran&king"),
            "",  # set in _name_cross
            translate("words", "&Movement"),
        )
        self.turns = [QPushButton(name) for name in names]
        self.chips = RoundChips(document)
        self.chips.keep_room(False)
        self.scoring = quiet()
        self.result = QPushButton(translate("words", "&Winners…"))
        """Back to the winners, once all results are in."""
        self.result.setMinimumHeight(FINGER)
        self.result.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.cards: BiddingPad | None = None
        self._shows_pad: bool | None = None
        self._stepped_to: ResultPlace | None = None
        """Where the arrow keys led last."""
        self._arrange()
        self._connect()
        self.follow()

    def _arrange(self) -> None:
        group = QButtonGroup(self)
        for turn in self.turns:
            turn.setCheckable(True)
            turn.setMinimumHeight(FINGER)
            turn.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            group.addButton(turn)
        self.turns[0].setChecked(True)
        head = in_row(*self.turns, _BEFORE_SCORING, (self.scoring, 1), self.result, spacing=_GAP)
        parts = (head, (self.pages, 1), self.chips, self.line)
        self._column = in_column(*parts, inside=self, margins=(MARGIN, 4, MARGIN, 6), spacing=6)
        self.results.fit()

    def _connect(self) -> None:
        for number, turn in enumerate(self.turns):
            turn.clicked.connect(partial(self.turn_to, number))
        self.line.aimed.connect(self._show)
        self.line.typed.connect(self._show_typed)
        self.line.understood.connect(self._show_understood)
        self.results.chosen.connect(self.line.mark)
        self.results.correct_asked.connect(self.line.go_to)
        self.results.room_changed.connect(self._fit_head)
        self.places.hiding_asked.connect(self._hide_ranking)
        self.places.director_asked.connect(self.open_director)
        self.movement.draw_asked.connect(self._draw_round)
        self._document.changed.connect(self.follow)
        self._document.opened.connect(self._begin)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.results.fit()
            self._fit_head()
            self._fit_cards()

    # The pad.

    def dock(self, cards: BiddingPad) -> None:
        """Place this pad above the line."""
        self.cards = cards
        self._column.insertWidget(3, cards)

    def show_pad(self, on: bool) -> None:
        """Show or hide the pad."""
        self.line.pad.setChecked(on)
        if on is self._shows_pad:
            return
        self._shows_pad = on
        self._show_cards()
        self._show_chips()
        self._show_page()

    def _show_cards(self) -> None:
        """Only results are chosen by the pad: all else has its room, also once all are in."""
        if self.cards:
            waits = self.line.at is not None or not self.line.comparison.plan
            is_seen = self.line.pad.isChecked() and not self.pages.currentIndex() and waits
            self.cards.setVisible(is_seen)
            self._fit_cards()

    @property
    def _has_cards(self) -> bool:
        return self.cards is not None and not self.cards.isHidden()

    def _fit_cards(self) -> None:
        if self.cards:
            self.cards.fit(self.window().size())
        low = _LOW_WITH_PAD if self._has_cards else _LOW
        is_low = self.height() < low * self.fontMetrics().height()
        self.line.write_large(not is_low)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for label in self.pages.findChildren(Label):
            label.grow(look.growth(self.window().size()))
        self.results.fit()
        self._fit_head()
        self._fit_cards()

    def _fit_head(self) -> None:
        """Write the buttons as large as all have room, and in what is left scoring and leaders."""
        points = look.points()
        buttons = [part for part in (*self.turns, self.result) if not part.isHidden()]
        room = self.width() - 2 * MARGIN - _BEFORE_SCORING - (2 + len(buttons)) * _GAP
        size = fit_in_row(buttons, room)
        left = room - sum(button.sizeHint().width() for button in buttons)
        scored_by = ranking_words.title(self.line.comparison)
        boards = [self.results.title.text()] if self.results.lacks_room else []
        for said in (*boards, *self._leading(scored_by), scored_by, ""):
            names_board = said in boards
            font = in_one_line(said, size, points * LISTS_SHARE, left, bold=names_board)
            self.scoring.setFont(font)
            if self.scoring.fontMetrics().horizontalAdvance(said) <= left:
                break
        self.scoring.setText(said)
        self.scoring.setForegroundRole(_Role.WindowText if names_board else _Role.PlaceholderText)
        self.results.name_board(here=not names_board)

    def _leading(self, scored_by: str) -> list[str]:
        """Return who leads so far, where results are entered and the ranking is not hidden."""
        first = any(one.place == 1 for one in self.ranking.table)
        if self.pages.currentIndex() or not first or not self.missing or self.hides_ranking:
            return []
        leads = session_words.headline(self.ranking)
        return [f"{scored_by} · {leads}", leads]

    def _show_chips(self) -> None:
        """Show the chips if there are several rounds and the pad is hidden."""
        self.chips.setHidden(len(self.chips.chips) < 2 or self.line.pad.isChecked())
        self.chips.show_as_seen(self.round)

    # Contents.

    @property
    def ranking(self) -> Ranking:
        return self.line.ranking

    @property
    def hides_ranking(self) -> bool:
        """Whether the ranking is hidden for now."""
        return self._settings.hides_ranking and self.missing > 0

    @property
    def missing(self) -> int:
        """The number of missing results."""
        return len(still_expected(self.line.comparison))

    def _begin(self) -> None:
        """Show the results of another evening from the beginning."""
        self.line.begin()
        self.pages.setCurrentIndex(0)
        self.turns[0].setChecked(True)
        self.line.set_field_visible(True)
        self._show_cards()
        self.follow()

    @property
    def explained(self) -> Grid[Any]:
        """The table whose selected row can be explained."""
        tables = (self.results.lines, self.places.card, self.cross.table, self.movement.table)
        return tables[self.pages.currentIndex()] or self.results.lines

    @property
    def round(self) -> int:
        """The number of the round shown, usually the last one."""
        last = len(self._document.evening.rounds) - 1
        return last if self._number is None else min(self._number, last)

    def show_round(self, number: int) -> None:
        """Show the boards of this round, and keep following changes."""
        wanted = number if number < len(self._document.evening.rounds) - 1 else None
        if wanted != self._number:
            self._number = wanted
            self.follow()

    def follow(self) -> None:
        """Show the present state of the session."""
        self._show_chips()
        comparison = self._document.evening.rounds[self.round].comparison
        if comparison:
            self.line.follow(comparison, self.round)

    def _show(self) -> None:
        self._show_cards()
        self.result.setVisible(session_is_over(self._document.evening))
        self._show_page()
        self.ranked.emit()

    def _show_page(self) -> None:
        """Update the visible page; the others are updated when they are shown."""
        self._name_cross()
        page, hides = self.pages.currentWidget(), self._settings.hides_ranking
        if page is self.results:
            self.results.was, self.results.typed = self.line.was, self.line.to_enter
            self.results.with_typed = self.line.with_typed
            self.results.follow(self.ranking, self.line.seen, hides_points=self.hides_ranking)
            if self._has_cards:
                self.results.often.hide()  # all room is for the lines
        elif page is self.places:
            self.places.follow(self.ranking, missing=self.missing, hides=hides)
        elif page is self.cross:
            self.cross.follow(self.ranking, missing=self.missing, hides=hides)
        else:
            self.movement.follow(self.line.comparison)
        self._fit_head()

    def _name_cross(self) -> None:
        """Show the cross table's page as a match sheet for matches, and not for individuals."""
        names = translate("words", "&Cross table"), translate("words", "Mat&ch sheet")
        turn = self.turns[_CROSS]
        turn.setText(names[self.line.comparison.settings.scoring.is_match])
        are_individuals = self.line.comparison.are_individuals
        turn.setHidden(are_individuals)
        if are_individuals and self.pages.currentIndex() == _CROSS:
            self.turn_to(1)

    def turn_to(self, number: int) -> None:
        """Show a page; only the results have the entry line."""
        self.pages.setCurrentIndex(number)
        self.line.set_field_visible(not number)
        self._show_cards()
        self._show_page()
        if self.pages.currentWidget() is self.movement:
            self.movement.turn_to_round(self.line.comparison)
        self.turns[number].setChecked(True)
        (self.turns[number] if number else self.line.field).setFocus()

    def open_director(self) -> None:
        """Open the dialog with what the director gave or took."""
        chosen = self.places.table.chosen
        DirectorDialog(self._document, self.round, chosen, self.line.direct, self.window()).open()

    def _draw_round(self) -> None:
        """Draw the next round by the ranking, or say that none is left."""
        try:
            self._document.become(draw_round(self._document.evening, self.round))
        except Impossible as wrong:
            self.line.told.emit(error_sentence(wrong))

    def _show_typed(self) -> None:
        """Show the page of results while one is being typed."""
        if self.pages.currentIndex():
            self.turn_to(0)

    def _show_understood(self) -> None:
        """Show the result being typed in its line, or the entered one again."""
        if self.results.typed != self.line.to_enter:
            self._show_page()

    def _hide_ranking(self, hides: bool) -> None:
        self._settings.hides_ranking = hides
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move through the lines of the board with the arrows; Esc clears or goes back to them."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()))
        if step and not self.pages.currentIndex():
            self._step(step)
        elif event.key() == Qt.Key.Key_Escape and self.pages.currentIndex():
            self.turn_to(0)
        elif event.key() == Qt.Key.Key_Escape:
            self.line.give_up()
        elif event.key() == Qt.Key.Key_Delete:
            self.line.take_out()
        else:
            super().keyPressEvent(event)

    def _step(self, step: int) -> None:
        """Go to the line above or below, across boards; the first Up goes to the last result."""
        lines, here = self.results.lines, self.results.lines.currentIndex().row()
        entered = set(map(place_of, self.line.comparison.results))
        above = entered.intersection(map(lines.lines.key, range(here)))
        waits = self.line.at not in entered and self.line.at != self._stepped_to
        if step < 0 and not above and waits:
            self.line.correct()
        elif 0 <= here + step < lines.lines.rowCount():
            self._step_to(lines.lines.key(here + step))
        elif beyond := self.results.on_next_board(step):
            self._step_to(beyond)

    def _step_to(self, place: ResultPlace) -> None:
        self._stepped_to = place
        self.line.go_to(place)
