"""An earlier session of several tables: one of its boards, and the ranking after it."""

from functools import partial
from math import ceil

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.entering_results import ResultPlace, board_counts
from scorepad.bridge.ranking import rank
from scorepad.ui.boards.lines import TIGHTEST
from scorepad.ui.boards.ranking_page import RankingTable
from scorepad.ui.boards.results_page import BoardResultsPage
from scorepad.ui.look import growth, points
from scorepad.ui.painting.wrapping import largest_fitting
from scorepad.ui.parts.cells import EDGE
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import NO_MARGINS, in_column
from scorepad.ui.parts.list_table import LOWEST
from scorepad.ui.sheet.sheet_stage import SheetStage
from scorepad.ui.words import ranking as ranking_words

_MOST = 0.5
"""Of the height a board with many results takes so much."""
_ENOUGH, _FEW_PLACES = 15.0, 3
"""In points: large words are this large if the board and a few places are whole then."""
_LEGIBLE = 0.9
"""Before the words of a board are smaller than this share of others, what is below too goes."""
_LEAST_PLACES = 2
"""With room for fewer, or not for all that would have room otherwise, how often each score was
made is not said, then not what it is scored by."""


class BoardsReplay(QWidget):
    """Shows the last board played so far; a step forward leads to the next."""

    def __init__(self) -> None:
        super().__init__()
        ranking = rank(Comparison())
        self.results = BoardResultsPage(ranking)
        self.title = Label(times=1.15)
        self.results.boards.hide()
        self.results.lines.loosest = 0  # its height is that of its lines
        self.results.lines.least_share = _LEGIBLE
        self.places = RankingTable(ranking)
        self.places.tightest = TIGHTEST
        parts = (self.results, self.title, (self.places, 1))
        in_column(*parts, inside=self, margins=NO_MARGINS, spacing=4)
        self.results.is_earlier = True
        self.setMinimumHeight(1)  # or it could not become lower again
        self._written = QTimer(self, singleShot=True)
        """Then all parts have the size of their words."""
        self._written.timeout.connect(self._share_height)

    def hasHeightForWidth(self) -> bool:
        """Or the room around it would depend on what it shows in this room."""
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._written.start(0)  # what is shown or hidden may be what leads to another size

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._share_height()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._written.start(0)

    def _share_height(self) -> None:
        """Show the results of the board and not more: all else is for the ranking."""
        if not self.isVisible():
            return
        lines, often = self.results.lines, self.results.often
        rows = range(1, lines.lines.rowCount() + 1)
        for title in (self.title, self.results.title):
            title.grow(growth(self.window().size()))
        placed = self.places.lines.rowCount()
        whole = ceil(placed * LOWEST * TIGHTEST)
        grown, least = self._grown, min(points(), _ENOUGH)
        for seen in (whole, min(_FEW_PLACES, placed)):
            has_room = partial(self._height_share, seen)
            if has_room(largest_fitting(grown, least, has_room)) >= 1:
                break
        titled = self.results.title.heightForWidth(self.width())
        most = _MOST * self.height() if placed else self.height() - titled
        high = max((each for each in map(lines.height_for, rows) if each <= most), default=0)
        lines.setFixedHeight(high)
        left = self.height() - high - titled
        few = self.places.height_for(max(_LEAST_PLACES, min(_FEW_PLACES, placed)))
        high = self.places.height_for(whole)
        left -= high if high <= left else few
        for said in (self.title, often):
            left -= said.heightForWidth(self.width())
            said.setVisible(left > 0 and bool(said.text()))

    @property
    def _grown(self) -> float:
        """The size of words in a large window, with which both tables have their width."""
        shares = [growth(self.window().size())]
        for table in (self.results.lines, self.places):
            table.set_points(points())
            shares.append((self.width() - 2 * EDGE) / max(1, table.wanted_width))
        return points() * max(1, min(shares))

    def _height_share(self, seen: int, points: float) -> float:
        """Write both tables in this size; return what share there is of room for these places."""
        lines, places = self.results.lines, self.places
        for table in (lines, places):
            table.set_points(points)
        titles = self.results.title.heightForWidth(self.width())
        needed = lines.whole_height + places.height_for(seen) + titles
        return self.height() / max(1, needed, lines.whole_height / _MOST)

    def show_boards(self, comparison: Comparison, at: ResultPlace | None) -> int | None:
        """Show the session so far, by default at its last board, and return the board shown."""
        ranking = rank(comparison)
        last = max((result.board for result in comparison.results), default=None)
        first = min((each.board for each in board_counts(comparison)), default=0)
        at = at or ResultPlace(last or first, "", "")
        self.results.follow(ranking, at, hides_points=False)
        self.places.follow(ranking)
        self.places.horizontalHeader().setVisible(bool(ranking.table))
        self.places.setMinimumHeight(0 if ranking.table else 1)
        title = ranking_words.match_result(ranking) or ranking_words.title(comparison)
        self.title.setText(title if ranking.table else "")
        self._share_height()
        return self.results.board


class BoardsInStage:
    """Shows the session of an earlier round in place of its sheet."""

    def __init__(self, stage: SheetStage) -> None:
        self._stage = stage
        self.shown: BoardsReplay | None = None
        self.board: int | None = None
        self.at: ResultPlace | None = None
        """The result to show, rather than the last board."""
        self._offers_rounds = True
        stage.sheet.turned.connect(self.follow)

    @property
    def comparison(self) -> Comparison | None:
        """The session of the round shown, if it was played at several tables."""
        return self._stage.document.shown.rounds[self._stage.sheet.round].round.comparison

    def follow(self) -> None:
        comparison = self.comparison
        if comparison and self.shown is None:
            self.shown = BoardsReplay()
            layout = self._stage.layout()
            assert isinstance(layout, QVBoxLayout)
            layout.insertWidget(0, self.shown, 1)
        if comparison and self.shown:
            self.board = self.shown.show_boards(comparison, self.at)
        if self.shown:
            self.shown.setVisible(comparison is not None)
        self._stage.sheet.setHidden(comparison is not None)
        self.offer_rounds(self._offers_rounds)

    def offer_rounds(self, on: bool) -> None:
        """Show the chips of the rounds below the sheet, or hide them to make room."""
        self._offers_rounds = on
        chips, boards = self._stage.chips, self.comparison is not None
        chips.keep_room(on and not boards)  # boards need all the room
        chips.setHidden(not on or (boards and len(chips.chips) < 2))
