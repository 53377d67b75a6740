"""The boards with how far each is, and all results of the chosen one."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from scorepad.bridge.entering_results import ResultPlace, TravellerLine, board_counts, traveller
from scorepad.bridge.ranking import RankedBoard, Ranking
from scorepad.bridge.results_to_come import still_expected, unlikely
from scorepad.ui.boards.lines import Grid, GridLine
from scorepad.ui.parts.labels import Label, quiet
from scorepad.ui.parts.layouts import NO_MARGINS, in_column, in_row
from scorepad.ui.parts.rows import Keyed
from scorepad.ui.words import boards as words
from scorepad.ui.words import movements as movement_words
from scorepad.ui.words import ranking as ranking_words
from scorepad.ui.words import translate

BOARDS_LETTERS = 17
"""So wide is the list of the boards."""
POINTS = (7, 8)
"""The columns with what a result brought."""


class BoardResultsPage(QWidget):
    """A board or a line that is chosen says where the next result goes."""

    chosen = Signal(object)
    """The place of a line."""

    def __init__(self, ranking: Ranking) -> None:
        super().__init__()
        self._ranking = ranking
        scoring = ranking.comparison.settings.scoring
        name = translate("words", "The boards")
        self.boards = Grid(name, words.board_headings(), stretched=(1,))
        self.lines = Grid(
            translate("words", "Results of the board"),
            words.traveller_headings(scoring),
            figures=(5, 6, *POINTS),
            stretched=(0, 1),
        )
        self.title, self.often, self.doubts = Label(times=1.15), quiet(), quiet()
        right = in_column(self.title, (self.lines, 1), self.doubts, self.often, spacing=6)
        in_row(self.boards, (right, 1), inside=self, margins=NO_MARGINS, spacing=16)
        self.boards.selectionModel().currentRowChanged.connect(self._choose_board)
        self.lines.selectionModel().currentRowChanged.connect(self._choose_line)
        self._is_following = False

    def follow(self, ranking: Ranking, at: ResultPlace | None, *, hides_points: bool) -> None:
        """Show the results as they stand, and where the next one goes."""
        self._is_following = True
        self._ranking = ranking
        counts = board_counts(ranking.comparison)
        doubtful = {board.board for board in ranking.boards if _is_doubtful(ranking, board)}
        self.boards.lines.show(
            [
                Keyed(
                    count.board,
                    GridLine(
                        (str(count.board), words.count_of(count, doubtful=count.board in doubtful)),
                        is_quiet=count.entered == count.expected,
                    ),
                )
                for count in counts
            ]
        )
        self.lines.lines.name_columns(words.traveller_headings(ranking.comparison.settings.scoring))
        for column in POINTS:
            self.lines.setColumnHidden(column, hides_points)
        board = at.board if at else counts[-1].board if counts else None
        self.boards.choose(board)
        self._show_board(board, hides_points=hides_points)
        self.lines.choose(at)
        self._is_following = False

    def _show_board(self, board: int | None, *, hides_points: bool) -> None:
        lines = traveller(self._ranking, board) if board else ()
        self.lines.lines.show([Keyed(line.place, self._line(line)) for line in lines])
        self.title.setText(words.board_title(board) if board else movement_words.no_movement())
        found = (each for each in self._ranking.boards if each.board == board)
        often = "".join(map(words.frequencies, found))
        self.often.say("" if hides_points else often)
        comparison = self._ranking.comparison
        doubts = [
            words.doubt(line.figure.result, said)
            for line in lines
            if line.figure and (said := unlikely(comparison, line.figure.result))
        ]
        self.doubts.say("  ".join(doubts))

    def _line(self, line: TravellerLine) -> GridLine:
        figure, names = line.figure, self._ranking.names
        if figure:
            return GridLine(words.traveller_cells(figure, self._ranking), ranking_words.why(figure))
        pairs = words.called(line.place.ns, names), words.called(line.place.ew, names)
        return GridLine((*pairs, words.to_come(), *[""] * 7), is_quiet=True)

    def _choose_board(self) -> None:
        board = self.boards.chosen
        if self._is_following or board is None:
            return
        missing = still_expected(self._ranking.comparison)
        places = (ResultPlace(board, one.ns, one.ew) for one in missing if one.board == board)
        self.chosen.emit(next(places, ResultPlace(board, "", "")))

    def _choose_line(self) -> None:
        if not self._is_following and self.lines.chosen is not None:
            self.chosen.emit(self.lines.chosen)

    def fit(self) -> None:
        """Give the list of the boards the room that it needs."""
        self.boards.setFixedWidth(self.fontMetrics().averageCharWidth() * BOARDS_LETTERS + 24)


def _is_doubtful(ranking: Ranking, board: RankedBoard) -> bool:
    """Whether a result of the board may be mistyped; compared are those of this board alone."""
    results = tuple(figure.result for figure in board.figures)
    alone = replace(ranking.comparison, results=results, plan=None)
    return any(unlikely(alone, result) for result in results)
