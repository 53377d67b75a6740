"""The boards with their progress, and all results of the selected one."""

from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from scorepad.bridge.comparison import Comparison, TableResult
from scorepad.bridge.entering_results import (
    BoardCount,
    ResultPlace,
    board_counts,
    place_of,
    traveller,
    with_typed,
)
from scorepad.bridge.expected_results import unlikely_of_board, unplanned
from scorepad.bridge.ranking import RankedBoard, RankedResult, Ranking
from scorepad.bridge.translatable import Message
from scorepad.tables.table import Column, Table
from scorepad.ui import look
from scorepad.ui.boards.lines import LOOSE, TIGHTEST, Grid
from scorepad.ui.parts.fitted import LISTS_SHARE, in_one_line
from scorepad.ui.parts.labels import LARGEST_TITLE, Label, quiet
from scorepad.ui.parts.layouts import NO_MARGINS, in_column, in_row
from scorepad.ui.words import boards as boards_words
from scorepad.ui.words import movements as movements_words
from scorepad.ui.words import translate
from scorepad.ui.words.errors import in_words

_BOARDS_LETTERS = 14
"""The width of the list of boards, in letters."""
POINTS = (7, 8)
"""The columns with what a result brought."""
_LEAST, _LOW = 5, 10
"""With room for fewer lines only the result is doubted that is chosen: it is the others' room."""
_TITLE = 1.15
"""The size of the name of the board, relative to other words."""
_ENOUGH = 15.0
"""In points: what is said of large results is not larger."""
_FEW = 3
"""With this many results or more, the frequency of each score is shown."""


class BoardResultsPage(QWidget):
    """A board or a missing result that is selected is the next to enter; others are marked."""

    chosen = Signal(object)
    """The place of a line, or of a board without its pairs."""
    correct_asked = Signal(object)
    """The place of a line."""
    room_changed = Signal()

    def __init__(self, ranking: Ranking) -> None:
        super().__init__()
        self._ranking = ranking
        self.boards = Grid(translate("words", "The boards"), _boards(ranking), stretched=(1,))
        self.boards.tightest = TIGHTEST
        self.lines = Grid(
            translate("words", "Results of the board"),
            boards_words.traveller_table((), ranking),
            stretched=(0, 1),
        )
        self.lines.loosest = LOOSE
        self.title = Label()
        self.often, self.doubts = quiet(), quiet()
        self.is_earlier = False
        """Whether nothing is corrected, and the lines have their height from elsewhere."""
        right = in_column(self.title, (self.lines, 1), self.doubts, self.often, spacing=6)
        in_row(self.boards, (right, 1), inside=self, margins=NO_MARGINS, spacing=16)
        self.boards.selectionModel().currentRowChanged.connect(self._choose_board)
        self.lines.selectionModel().currentRowChanged.connect(self._choose_line)
        self.lines.clicked.connect(self._choose_line)  # it took the focus, perhaps on the same line
        self.lines.doubleClicked.connect(lambda: self.correct_asked.emit(self.lines.chosen))
        self.was: TableResult | None = None
        """A result as it was before it was corrected just now."""
        self.typed: TableResult | None = None
        """A result that is being typed."""
        self.with_typed = Comparison()
        """The results with that one."""
        self.board: int | None = None
        """The board that is shown."""
        self._names_board = True
        """Whether the board is named above its lines, and not elsewhere."""
        self._is_following = False

    @property
    def lacks_room(self) -> bool:
        """Whether a line of the board would have to be scrolled to, below its name."""
        return self.title.sizeHint().height() + self.lines.whole_height > self.height()

    def name_board(self, *, here: bool) -> None:
        """Name the board above its lines, or leave that to the head of the window."""
        if here != self._names_board:
            self._names_board = here
            self._give_way()

    def follow(self, ranking: Ranking, at: ResultPlace | None, *, hides_points: bool) -> None:
        """Show the results, where the next one goes, and what is being typed."""
        self._is_following = True
        if ranking is not self._ranking:
            self._ranking = ranking
            self.boards.lines.show(_boards(ranking))
        if self.typed:
            at = place_of(self.typed)
        self.board = board = at.board if at else _last_board(ranking)
        self.boards.choose(board)
        self._show_board(board, at, hides_points=hides_points)
        self.lines.choose(at)
        self._is_following = False

    def _show_board(self, board: int | None, at: ResultPlace | None, *, hides_points: bool) -> None:
        ranking, typed = self._ranking, self.typed
        shown = with_typed(ranking, self.with_typed, typed.board) if typed else ranking
        entered = _figures(ranking, board)
        self.lines.hide_columns(POINTS if hides_points else ())
        lines = traveller(shown, board) if board else ()
        self.lines.lines.show(boards_words.traveller_table(lines, ranking, self.was, typed))
        to_draw = movements_words.to_draw(self._ranking.comparison)
        nothing = to_draw or movements_words.no_movement()
        self.title.setText(boards_words.board_title(board) if board else nothing)
        self._fit_title()
        is_low = self.height() < _LOW * self.fontMetrics().height()
        is_said = len(entered) >= _FEW and not hides_points and not is_low
        there = (each for each in shown.boards if is_said and each.board == board)
        self.often.say("".join(map(boards_words.frequencies, there)))
        results = [figure.result for figure in entered]
        found = unlikely_of_board(results), unplanned(self._ranking.comparison, results)
        doubts = (
            _doubt(result, said)
            for each in found
            for result, said in each.items()
            if not self.is_earlier and (not is_low or place_of(result) == at)
        )
        self.doubts.setText("  ".join(doubts))
        self._give_way()

    def _choose_board(self) -> None:
        if not self._is_following and self.boards.chosen is not None:
            self.chosen.emit(ResultPlace(self.boards.chosen, "", ""))

    def _choose_line(self) -> None:
        if not self._is_following and self.lines.chosen is not None:
            self.chosen.emit(self.lines.chosen)

    def on_next_board(self, step: int) -> ResultPlace | None:
        """Return the first line of the next board, or the last of the one before."""
        boards, there = self.boards.lines, self.boards.currentIndex().row() + step
        if not 0 <= there < boards.rowCount():
            return None
        lines = traveller(self._ranking, boards.key(there))
        return lines[0 if step > 0 else -1].place

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_title()
        self._give_way()
        self.room_changed.emit()

    def _give_way(self) -> None:
        """With the pad and large words the lines have the room of what is said of them.

        The boards have that of their heading, where a few would be scrolled to otherwise.
        """
        is_least = self.height() < _LEAST * self.fontMetrics().height() and not self.is_earlier
        self.title.setHidden(is_least or not self._names_board)
        self.lines.horizontalHeader().setHidden(is_least)
        self.boards.horizontalHeader().setHidden(is_least or self.boards.lacks_only_head)
        self.doubts.setHidden(is_least or not self.doubts.text())

    def fit(self) -> None:
        """Set the width of the list of boards, and the size of what is said of results."""
        letter = self.fontMetrics().averageCharWidth() * look.growth(self.window().size())
        wide = round(letter * _BOARDS_LETTERS)
        if look.points() > _ENOUGH:  # then the results need what it can spare
            wide = min(wide, self.boards.wanted_width)
        self.boards.setFixedWidth(wide + 24)
        size = min(look.points(), max(_ENOUGH, look.points() * LISTS_SHARE))
        for said in (self.doubts, self.often):
            said.setFont(look.text_font(size))
        self._fit_title()

    def _fit_title(self) -> None:
        """Name the board in one line: a second one would cost a result."""
        size = look.points() * look.growth(self.window().size())
        most, room = max(size, min(size * _TITLE, LARGEST_TITLE)), self.lines.width()
        font = in_one_line(self.title.text(), most, size * LISTS_SHARE, room, bold=True)
        self.title.setFont(font)


def _figures(ranking: Ranking, board: int | None) -> tuple[RankedResult, ...]:
    """Return the results that were entered of a board."""
    return next((each.figures for each in ranking.boards if each.board == board), ())


def _last_board(ranking: Ranking) -> int | None:
    return max((each.board for each in board_counts(ranking.comparison)), default=None)


class _Board(NamedTuple):
    """A board, and whether any of its results looks mistyped."""

    results: BoardCount
    is_doubtful: bool


def _boards(ranking: Ranking) -> Table[_Board]:
    """Return the progress of each board, complete ones in grey."""
    played = ranking.comparison
    doubtful = {board.board for board in ranking.boards if _is_doubtful(board)}
    doubtful |= {result.board for result in unplanned(played, played.results)}
    columns: list[Column[_Board]] = [
        Column(translate("words", "Board"), lambda row: str(row.results.board)),
        Column("", lambda row: _count_of(row.results, doubtful=row.is_doubtful)),
    ]
    rows = [_Board(each, each.board in doubtful) for each in board_counts(ranking.comparison)]
    return Table(
        columns,
        rows,
        lambda row: row.results.board,
        lambda row: row.results.entered == row.results.expected,
    )


def _is_doubtful(board: RankedBoard) -> bool:
    """Whether a result of the board may be mistyped."""
    return bool(unlikely_of_board([figure.result for figure in board.figures]))


def _count_of(count: BoardCount, *, doubtful: bool = False) -> str:
    """Return how many results are in, with a mark if one looks mistyped."""
    said = f"{count.entered} ✓"
    if count.entered != count.expected:
        said = translate("words", "{number} of {total}").format(
            number=count.entered, total=count.expected
        )
    return f"{said} ?" if doubtful else said


def _doubt(entered: TableResult, doubtful: Message) -> str:
    said = translate("words", "? {ns} against {ew}: {doubt}.")
    return said.format(ns=entered.ns, ew=entered.ew, doubt=in_words(doubtful))
