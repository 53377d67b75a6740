"""Beside the sheet: the list of deals, and below it the back score where there is room for both."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from scorepad.ui.deals.deal_list import DealList
from scorepad.ui.look import text_font
from scorepad.ui.scores.back_score_view import BackScoreView

LEAST_POINTS = 9.0
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
        self._most = 0
        self.addWidget(deals)
        self.addWidget(scores)
        self.setStretchFactor(0, 1)
        self.setContentsMargins(0, 6, 12, 8)
        self.setChildrenCollapsible(False)

    def set_points(self, points: float) -> None:
        """The size of the words where there is room."""
        self._points, self._shown, self._most = points, 0.0, 0

    def fit_width(self, most: int) -> None:
        """Take the width that all columns want, up to its share; with less words are smaller."""
        if most == self._most:
            return
        self._most = most
        points = self._points
        self._set_sizes(points)
        while self._wanted > most and points > LEAST_POINTS:
            points = max(LEAST_POINTS, min(points - 0.5, points * most / self._wanted))
            self._set_sizes(points)
        self.setFixedWidth(min(self._wanted, most))
        self._share_height()

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

    def _share_height(self) -> None:
        self._scores.setVisible(self.height() >= self._high)

    @property
    def _high(self) -> int:
        """So high it must be for a few deals and the whole back score."""
        heads = sum(v.horizontalHeader().sizeHint().height() for v in (self._deals, self._scores))
        deals = LEAST_DEALS * self._deals.verticalHeader().defaultSectionSize()
        rows = self._scores.model().rowCount()
        return heads + deals + rows * self._scores.verticalHeader().defaultSectionSize() + EDGE

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_height()
