"""The panel beside the sheet: the list of deals, and the back score if both fit."""

from functools import partial

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter

from scorepad.ui.deals.deals_pane import DealsPane
from scorepad.ui.look import USUAL_POINTS, points
from scorepad.ui.painting.wrapping import largest_fitting
from scorepad.ui.parts.fitted import LEAST_POINTS, LISTS_SHARE
from scorepad.ui.parts.list_table import height_of, set_size
from scorepad.ui.scores.back_score_view import BackScoreView

_FRAME_AND_BAR, _BETWEEN = 20, 18
"""Pixels beside the lists, and above, between and below them."""
_LEAST_SHARE = 0.95
"""Below this share of large text the list is behind a button."""
_FEW_LETTERS = 12
"""The visible length of names with large text, rather than smaller letters."""
_FOR_SCORES = 0.9
"""The back score makes text no smaller than this; a line says the totals instead."""


class SidePanel(QSplitter):
    """Text in the preferred size, or smaller in a narrow window."""

    def __init__(self, deals: DealsPane, scores: BackScoreView) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._deals = deals
        self._scores = scores
        self._shown = 0.0
        self._written = 0.0
        """The size of the text while measuring."""
        self._was_moved = False
        self._given = scores.sizeHint().height()  # by the splitter at first
        """The height given to the back score, unless the user moved the splitter."""
        self._most = 0
        self.addWidget(deals)
        self.addWidget(scores)
        self.setStretchFactor(0, 1)
        self.setContentsMargins(0, 6, 12, 8)
        self.setChildrenCollapsible(False)
        self.setMinimumHeight(deals.minimumHeight())  # the back score is hidden for lack of room
        self.splitterMoved.connect(self._note_move)

    def changeEvent(self, event: QEvent) -> None:
        """Measure again after a change of the text size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._shown, self._written, self._most = 0.0, 0.0, 0

    def fit_width(self, most: int, *, is_beside: bool = True) -> bool:
        """Set the width that all columns need, up to this; with less, the text is smaller.

        Large text beside the sheet cuts off long names first. Return whether it is legible beside
        that of the table.
        """
        if most != self._most:
            self._most = most
            fits = partial(self._width_share, most, is_beside=is_beside)
            self._shown = largest_fitting(self.font().pointSizeF(), LEAST_POINTS, fits)
            self.setFixedWidth(min(self._wanted, most))
            self.share_height()
        share = _LEAST_SHARE if points() > USUAL_POINTS else LISTS_SHARE
        return self._shown >= share * points()

    def width_for(self, points: float, most: int) -> int:
        """Return the width that all columns would need in this size, up to this."""
        was = self._written
        self._write(points)
        wanted = min(self._wanted, most)
        if was:
            self._write(was)
        return wanted

    @property
    def _wanted(self) -> int:
        return self._deals.list.wanted_width() + _FRAME_AND_BAR

    def _width_share(self, most: int, size: float, *, is_beside: bool) -> float:
        self._write(size)
        wanted_width = self._deals.list.wanted_width
        cuts = is_beside and points() > USUAL_POINTS
        return (most - _FRAME_AND_BAR) / (wanted_width(_FEW_LETTERS) if cuts else wanted_width())

    def _fits(self, points: float) -> bool:
        self._write(points)
        return self._height_share_now() >= 1

    def _height_share_now(self) -> float:
        rows = height_of(self._scores, self._scores.model().rowCount())
        least = self._deals.height_for(self._deals.expected)
        return self.height() / (least + rows + _BETWEEN)

    def _write(self, points: float) -> None:
        if points != self._written:
            self._written = points
            self._deals.set_size(points)
            set_size(self._scores, points)
        self._scores.measure()

    def share_height(self) -> None:
        """Show the back score once a round is over, in full unless the user made it lower.

        Smaller text gives it more room.
        """
        has_room = self._scores.is_wanted and self._make_room()
        if self._shown and not has_room:
            self._write(self._shown)
        self._scores.setVisible(has_room)
        self._deals.show_totals(shown=self._scores.is_wanted and not has_room)
        scores = height_of(self._scores, self._scores.model().rowCount())
        high = sum(self.sizes())
        now = self.sizes()[1]
        if not self._was_moved and (now < scores or now == self._given) and scores < high:
            self._given = scores
            self.setSizes([high - scores, scores])

    def _make_room(self) -> bool:
        """Return whether deals and back score fit, shrinking the text only if that helps."""
        if not self._shown:
            return self._height_share_now() >= 1
        least = max(LEAST_POINTS, _FOR_SCORES * self._shown)
        largest_fitting(self._shown, least, self._fits)
        return self._height_share_now() >= 1

    def share_as_usual(self) -> None:
        """Forget that the user moved the splitter."""
        self._was_moved = False
        self.share_height()

    def _note_move(self) -> None:
        self._was_moved = True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.share_height()
