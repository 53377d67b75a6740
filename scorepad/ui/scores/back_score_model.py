"""The back score as a Qt table: a row for each player, a column for each round and the total."""

from enum import Enum, auto

from PySide6.QtCore import QObject, Qt

from scorepad.bridge.back_score import BackScoreColumn, back_score, running_totals, timeline
from scorepad.bridge.options import DUPLICATE
from scorepad.ui import words
from scorepad.ui.document import Document
from scorepad.ui.parts.rows import FIGURES, ROOT, Keyed, RowsModel
from scorepad.ui.words import window as window_words
from scorepad.ui.words.back_score import round_names

BackScoreRow = tuple[str, tuple[int, ...], int]
"""A player, the figure of each settled round, and the sum of the evening."""


class RoundFigures(Enum):
    """What stands below each round."""

    EACH = auto()
    """What the round brought, in hundreds."""
    RUNNING = auto()
    """How the players stood after it, in hundreds."""
    POINTS = auto()
    """What the round brought, to the point."""


class BackScoreModel(RowsModel[BackScoreRow]):
    """Players down, settled rounds across, running totals at the right."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__((window_words.back_score(), words.total()), parent)
        self._document = document
        self._figures = RoundFigures.EACH
        document.changed.connect(self.follow)
        self.follow()

    @property
    def is_wanted(self) -> bool:
        """Whether any round can come onto it: boards never do."""
        rounds = self._document.evening.rounds
        return any(entered.options.form is not DUPLICATE for entered in rounds)

    def follow(self) -> None:
        scored = self._document.scored
        columns = back_score(scored)
        self._show_columns(round_names(columns))
        self.show(_rows(scored.players, columns, self._figures))

    def set_figures(self, figures: RoundFigures) -> None:
        self._figures = figures
        self.follow()

    def alignment(self, column: int) -> Qt.AlignmentFlag:
        return FIGURES if column else super().alignment(column)

    def text(self, row: BackScoreRow, column: int) -> str:
        player, hundreds, total = row
        if column == 0:
            return words.player_name(player)
        return words.hundreds(hundreds[column - 1] if column - 1 < len(hundreds) else total)

    def _show_columns(self, rounds: list[str]) -> None:
        """Add or take out columns before the total, and name them."""
        heads = (self._headings[0], *rounds, self._headings[-1])
        more = len(heads) - len(self._headings)
        last = len(self._headings) - 1
        if more > 0:
            self.beginInsertColumns(ROOT, last, last + more - 1)
        elif more < 0:
            self.beginRemoveColumns(ROOT, last + more, last - 1)
        renamed = heads != self._headings
        self._headings = heads
        if more > 0:
            self.endInsertColumns()
        elif more < 0:
            self.endRemoveColumns()
        if renamed:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(heads) - 1)


def _rows(
    players: tuple[str, ...], columns: tuple[BackScoreColumn, ...], figures: RoundFigures
) -> list[Keyed[BackScoreRow]]:
    totals, stood = running_totals(columns), timeline(columns)
    standings = []
    for player in players:
        points = tuple(column.points[player] for column in columns)
        each = tuple(column.hundreds[player] for column in columns)
        shown = {
            RoundFigures.EACH: (each, totals.get(player, 0)),
            RoundFigures.RUNNING: (stood.get(player, (0,))[1:], totals.get(player, 0)),
            RoundFigures.POINTS: (points, sum(points)),
        }
        standings.append(Keyed(player, (player, *shown[figures])))
    return standings
