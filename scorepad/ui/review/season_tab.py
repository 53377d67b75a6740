"""The season: how everybody stands and is in form, and a few titles that open their deals."""

from itertools import groupby

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QWidget

from scorepad.archive.season import Season, SeasonLine, Winner
from scorepad.tables.table import Column, Table
from scorepad.ui.parts.flow_layout import FlowLayout
from scorepad.ui.parts.layouts import in_column
from scorepad.ui.parts.list_table import height_of
from scorepad.ui.parts.rows import SortedModel
from scorepad.ui.review.frozen_table import FrozenTable
from scorepad.ui.review.standings_columns import (
    EVENINGS,
    ONE_NAME,
    ROUNDS,
    figure,
    names,
    reckoned,
)
from scorepad.ui.words import season as season_words
from scorepad.ui.words import standings as standings_words
from scorepad.ui.words import translate

ROWS = 4
"""So many of the table are seen at least; the titles are scrolled to where they lack the room."""


class SeasonTab(QScrollArea):
    """The table with its titles below it."""

    asked = Signal(object)
    """The title whose deals are to be seen."""
    print_asked = Signal()

    def __init__(self, model: SortedModel[SeasonLine], table: FrozenTable) -> None:
        super().__init__()
        self._model = model
        self._titles = FlowLayout(gap=8)
        self.titles: list[QPushButton] = []
        self.print = QPushButton(translate("words", "P&rint the season…"))
        self.print.clicked.connect(self.print_asked)
        self._table, inside = table, QWidget()
        in_column((table, 1), self._titles, inside=inside, margins=(0, 10, 0, 0), spacing=8)
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def measure(self) -> None:
        """Fit the table to the size of its words."""
        self._table.setMinimumHeight(height_of(self._table, ROWS))

    def show_season(self, season: Season, *, imps: bool) -> None:
        """Show who stands how, and a button for each title."""
        self._model.show(Table(of_season(imps=imps), season.lines))
        for button in self.titles:
            self._titles.removeWidget(button)
            button.deleteLater()
        self.titles = []
        for _, winners in groupby(season.awards, lambda winner: winner.award):
            self._add_title(list(winners))
        self._titles.removeWidget(self.print)
        self._titles.addWidget(self.print)
        self.print.setEnabled(bool(season.lines or season.at_tables))

    def _add_title(self, winners: list[Winner]) -> None:
        button = QPushButton(season_words.award(winners).replace("&", "&&"))
        button.clicked.connect(lambda: self.asked.emit(winners[0]))
        self._titles.addWidget(button)
        self.titles.append(button)


def of_season(*, imps: bool = False) -> list[Column[SeasonLine]]:
    """The columns of a season."""
    last = translate("words", "Results of the last five evenings, newest last")
    best = translate("words", "Best"), translate("words", "The best evening")
    worst = translate("words", "Worst"), translate("words", "The worst evening")
    signed, whole = standings_words.signed, standings_words.whole
    return [
        names(standings_words.player(), ONE_NAME),
        figure(
            standings_words.in_hundreds(imps=imps),
            lambda row: row.sums.hundreds,
            signed,
            ROUNDS,
            10,
        ),
        figure(standings_words.evenings(), lambda row: row.evenings, whole, EVENINGS, 9),
        figure(standings_words.rounds(), lambda row: row.sums.rounds, whole, ROUNDS),
        figure(best, lambda row: row.best.hundreds[row.player], signed, EVENINGS),
        figure(worst, lambda row: row.worst.hundreds[row.player], signed, EVENINGS),
        reckoned(
            (translate("words", "Last five"), last),
            lambda row: sum(row.last),
            lambda row: " ".join(map(standings_words.signed, row.last)),
            EVENINGS,
            20,
        ),
    ]
