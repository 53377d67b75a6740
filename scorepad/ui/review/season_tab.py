"""The season: standings, form, and a few titles that open their deals."""

from itertools import groupby

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLayout, QPushButton, QScrollArea, QWidget

from scorepad.archive.season import Season, SeasonLine, Winner
from scorepad.tables.table import Column, Table
from scorepad.ui.look import points, text_font
from scorepad.ui.painting.wrapping import largest_fitting
from scorepad.ui.parts.fitted import LISTS_SHARE
from scorepad.ui.parts.flow_layout import FlowLayout
from scorepad.ui.parts.layouts import ANY_SIZE, in_column
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
from scorepad.ui.words.paper import save_pdf

_ROWS = 4
"""With room for fewer rows above all titles, these are scrolled to; some are in view."""
_ABOVE, _BETWEEN = 10, 8
"""Pixels above the table, and between it and the titles."""


class SeasonTab(QScrollArea):
    """The table with the titles below it."""

    asked = Signal(object)
    """The title whose deals should be shown."""
    print_asked = Signal()

    def __init__(self, model: SortedModel[SeasonLine], table: FrozenTable) -> None:
        super().__init__()
        self._model = model
        self._titles = FlowLayout(gap=8)
        self.titles: list[QPushButton] = []
        self.print = QPushButton(save_pdf())
        self.print.clicked.connect(self.print_asked)
        self._table, self._inside = table, QWidget()
        self._laid_out = QTimer(self, singleShot=True)
        """Then its headings have their height, one line or two."""
        self._laid_out.timeout.connect(self._measure_now)
        parts, margins = ((table, 1), self._titles), (0, _ABOVE, 0, 0)
        in_column(*parts, inside=self._inside, margins=margins, spacing=_BETWEEN)
        self.setWidget(self._inside)
        table.selectionModel().currentChanged.connect(self._look_at)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def measure(self) -> None:
        """Fit whole rows of the table, and titles below it, to the size of their words."""
        self._measure_now()
        self._laid_out.start(0)

    def _measure_now(self) -> None:
        wide = self.viewport().width()
        table, high = self._table, self.viewport().height()
        table.setMinimumHeight(self._height_of(_ROWS))
        table.setMaximumHeight(ANY_SIZE)
        largest_fitting(points(), points() * LISTS_SHARE, self._has_room)
        rows = self._rows_in(high + table.minimumHeight() - self._inside.heightForWidth(wide))
        if rows < _ROWS:
            title = max((button.sizeHint().height() for button in self.titles), default=0)
            rows = max(1, min(_ROWS, self._rows_in(high - _ABOVE - _BETWEEN - title)))
        if rows < max(_ROWS, self._model.rowCount()):
            table.setFixedHeight(self._height_of(rows))
        self._inside.setMinimumHeight(self._inside.heightForWidth(wide))
        self._invalidate_layouts()  # or what was asked for its height would keep its place
        outer = self._inside.layout()
        assert outer
        outer.activate()

    def _invalidate_layouts(self) -> None:
        for layout in self._inside.findChildren(QLayout):
            layout.invalidate()

    def _height_of(self, rows: int) -> int:
        bar = self._table.horizontalScrollBar()
        return height_of(self._table, rows) + (bar.sizeHint().height() if bar.maximum() else 0)

    def _rows_in(self, high: int) -> int:
        """Return how many whole rows a table of this height shows."""
        return (high - self._height_of(0)) // self._table.verticalHeader().defaultSectionSize()

    def _has_room(self, size: float) -> bool:
        """Write the titles so large; returns whether all are seen below some rows."""
        buttons, wide = (*self.titles, self.print), self.viewport().width()
        for button in buttons:
            button.setFont(text_font(size))
        self._invalidate_layouts()
        is_high = self._inside.heightForWidth(wide) > self.viewport().height()
        return not is_high and all(button.sizeHint().width() <= wide for button in buttons)

    def _look_at(self, index: QModelIndex) -> None:
        seen = self._table.visualRect(index).translated(self._table.viewport().pos())
        at = self._table.mapTo(self._inside, seen.center())
        self.ensureVisible(at.x(), at.y(), 0, seen.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.measure()

    def show_season(self, season: Season, *, imps: bool) -> None:
        """Show the standings, and a button for each title."""
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
        self.measure()

    def _add_title(self, winners: list[Winner]) -> None:
        button = QPushButton(season_words.award(winners).replace("&", "&&"))
        button.clicked.connect(lambda: self.asked.emit(winners[0]))
        self._titles.addWidget(button)
        self.titles.append(button)


def of_season(*, imps: bool = False) -> list[Column[SeasonLine]]:
    """Return the columns of a season."""
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
        reckoned(
            (translate("words", "Last five"), last),
            lambda row: sum(row.last),
            lambda row: " ".join(map(standings_words.signed, row.last)),
            EVENINGS,
            20,
        ),
        figure(best, lambda row: row.best.hundreds[row.player], signed, EVENINGS, 5),
        figure(worst, lambda row: row.worst.hundreds[row.player], signed, EVENINGS, 5),
    ]
