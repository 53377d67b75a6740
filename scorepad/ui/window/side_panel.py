"""Beside the sheet: the list of deals, and below it the back score where there is room for both."""

from math import floor

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QTableView, QWidget

from scorepad.ui.deals.deal_list import DealList
from scorepad.ui.look import text_font
from scorepad.ui.scores.back_score_view import BackScoreView

LEAST_POINTS = 9.0
LEAST_SHARE = 0.6
"""Of the size of all other words: with smaller ones the lists give way to the sheet."""
EDGE = 20
"""Pixels beside the lists."""
LEAST_DEALS = 3
"""With fewer lines of the deals in sight the back score makes room: it has a window of its own."""


class SidePanel(QSplitter):
    """Words as the players like, but smaller where the window is narrow."""

    def __init__(
        self, deals: DealList, scores: BackScoreView, parent: QWidget | None = None
    ) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._deals = deals
        self._scores = scores
        self._points = 12.0
        self._shown = 0.0
        self._was_moved = False
        self._most = 0
        self.addWidget(deals)
        self.addWidget(scores)
        self.setStretchFactor(0, 1)
        self.setContentsMargins(0, 6, 12, 8)
        self.setChildrenCollapsible(False)
        self.splitterMoved.connect(self._note_move)
        scores.model().rowsInserted.connect(self.share_height)

    def set_points(self, points: float) -> None:
        """Set the size of the words where there is room."""
        self._points, self._shown, self._most = points, 0.0, 0

    def fit_width(self, most: int) -> bool:
        """Take the width that all columns want, up to this; with less the words are smaller.

        Tell whether they are large enough to be read beside those of the table.
        """
        if most != self._most:
            self._most = most
            points = self._points
            self._set_sizes(points)
            while self._wanted > most and points > LEAST_POINTS:
                points = max(LEAST_POINTS, min(points - 0.5, floor(points * most / self._wanted)))
                self._set_sizes(points)
            self.setFixedWidth(min(self._wanted, most))
            self.share_height()
        return self._shown >= LEAST_SHARE * self._points

    @property
    def _wanted(self) -> int:
        return self._deals.wanted_width() + EDGE

    def _set_sizes(self, points: float) -> None:
        if points != self._shown:
            self._shown = points
            smaller = f"QHeaderView::section {{ font-size: {points * 0.9}pt; }}"
            style = smaller if points < self._points else ""
            if style != self.styleSheet():
                self.setStyleSheet(style)
            for view in (self._deals, self._scores):
                for part in (view, view.horizontalHeader()):
                    part.setFont(text_font(points))
                view.measure()

    def share_height(self) -> None:
        """Show the back score of everybody, unless somebody made it lower; boards have none."""
        scores = _height_of(self._scores, self._scores.model().rowCount())
        least = _height_of(self._deals, LEAST_DEALS) + scores + EDGE
        self._scores.setVisible(self._scores.is_wanted and self.height() >= least)
        high = sum(self.sizes())
        if not self._was_moved and self.sizes()[1] < scores < high:
            self.setSizes([high - scores, scores])

    def share_as_usual(self) -> None:
        """Forget that somebody made the back score lower."""
        self._was_moved = False
        self.share_height()

    def _note_move(self) -> None:
        self._was_moved = True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.share_height()


def _height_of(view: QTableView, rows: int) -> int:
    """Return the height of a table that shows so many rows."""
    return view.horizontalHeader().sizeHint().height() + rows * (
        view.verticalHeader().defaultSectionSize()
    )
