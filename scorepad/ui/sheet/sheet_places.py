"""Where the lines of the sheet lie that is seen."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF

from scorepad.bridge.changes.corrections import At
from scorepad.sheets.layout import ABOVE, Row, SheetRow, place
from scorepad.ui.painting.sheet_painter import MARGIN, WIDTH

GAP = 12.0
"""Desk around the sheet, in pixels."""
WIDEST = 1.25
"""A sheet is no wider than so many times its height."""
ROWS = 11.0
"""So many rows has a sheet at its usual size; with more figures they are lower."""
LEAST_ROW = 29.0
"""No row is lower, in pixels: a longer sheet scrolls."""
SMALLEST_ROW = 17.0
"""But where something covers so much of the sheet that not even names and totals had room."""
LEAST_BETWEEN = 2.5
"""So many rows must have room between the header and the totals for these to stay in place."""
FOOT_LINES = 2
"""The rule above the totals, and the totals."""


class PlacedSheet(NamedTuple):
    """One sheet on the desk."""

    paper: QRectF
    first: int
    """The model row of its first line."""
    rows: tuple[SheetRow, ...]
    lines: tuple[QRectF, ...]
    row: float
    """The height of a row in pixels."""

    @property
    def round(self) -> int:
        return self.rows[0].round

    @property
    def latest(self) -> At:
        """The last deal, or where it would stand."""
        figures = [row.figure_at(column) for row in self.rows for column in (0, 1)]
        return max((at for at in figures if at), key=_place_of, default=At(self.round, 0))

    def figures_of(self, at: At) -> list[tuple[int, int]]:
        """Return the line and the column of every figure of a deal."""
        return [
            (line, column)
            for line, row in enumerate(self.rows)
            for column in (0, 1)
            if row.figure_at(column) == at
        ]


def _place_of(at: At) -> int:
    return at.place


class VisibleSheet(NamedTuple):
    """A sheet as the window shows it, scrolled down so far.

    The names stay at the head and the totals at the foot; a sheet that has room does not move.
    """

    sheet: PlacedSheet
    height: float
    """Of the window."""
    scrolled: float

    @property
    def hidden(self) -> float:
        """How much longer the sheet is than the window."""
        return max(0.0, self.sheet.paper.bottom() + GAP - self.height)

    @property
    def top(self) -> float:
        """How far it is scrolled."""
        return min(self.scrolled, self.hidden)

    @property
    def paper(self) -> QRectF:
        """What is seen of it: as large, however long it is."""
        seen = self.sheet.paper.translated(0, -self.top)
        return seen.intersected(QRectF(seen.left(), GAP, seen.width(), self.height - 2 * GAP))

    def line(self, number: int) -> QRectF:
        """Return where a line is seen."""
        rect = self.sheet.lines[number].translated(0, -self.top)
        if not self._can_pin:
            return rect
        if number == 0:
            return self.sheet.lines[0]
        if number >= len(self.sheet.lines) - FOOT_LINES:
            foot = self.height - GAP
            return rect.translated(0, min(0.0, foot + self.top - self.sheet.lines[-1].bottom()))
        return rect

    @property
    def between(self) -> QRectF:
        """Where figures scroll."""
        left, width = self.sheet.paper.left(), self.sheet.paper.width()
        if not self._can_pin:
            return QRectF(left, 0, width, self.height)
        head = self.line(0).bottom()
        foot = self.line(len(self.sheet.lines) - FOOT_LINES).top()
        return QRectF(left, head, width, foot - head)

    def scrolls(self, number: int) -> bool:
        """Tell whether it is a line between the names and the totals."""
        return 0 < number < len(self.sheet.lines) - FOOT_LINES

    def scrolled_to(self, number: int) -> float:
        """Return how far to scroll for a line to be seen."""
        if not self.scrolls(number):
            return self.scrolled
        rect, between = self.line(number), self.between
        if rect.top() < between.top():
            return self.top - (between.top() - rect.top())
        if rect.bottom() > between.bottom():
            return self.top + (rect.bottom() - between.bottom())
        return self.scrolled

    @property
    def _can_pin(self) -> bool:
        """Whether figures have room between a header and totals that stay in the window."""
        fixed = self.sheet.lines[0].height() + self.sheet.lines[-1].height()
        return self.height > fixed + LEAST_BETWEEN * self.sheet.row + 2 * GAP


def placed_sheet(
    rows: Sequence[SheetRow], first: int, desk: QSizeF, seen: float, times: float
) -> PlacedSheet:
    """Place a sheet on the desk, as large as it has room there whatever stands on it.

    Figures are so many times as large as usual, unless there are too many of them, or so little
    of its height is seen that there would be no room between names and totals. Where something
    lies over its foot, its blank room goes first, and only figures scroll.
    """
    high = max(1.0, desk.height() - 2 * GAP)
    open_high = max(1.0, min(high, seen - 2 * GAP))
    wide = max(1.0, min(desk.width() - 2 * GAP, WIDEST * high))
    lines = [sheet_row.line for sheet_row in rows]
    head, *_, last = place(lines)
    needed = last.top + last.height
    row = min(times * high / ROWS, wide / WIDTH)
    row = min(row, max(times * LEAST_ROW, high / needed))
    pinned = head.height + last.height + LEAST_BETWEEN
    row = min(row, max(SMALLEST_ROW, 0.98 * open_high / pinned))
    height = open_high / row
    used = sum(isinstance(line, Row) and line.above for line in lines)
    above = min(round(ABOVE * (height - 3.6)), used + max(0.0, height - needed))
    if rows[0].options.is_listed:  # boards have no line to stand above
        above = 0
    placed = list(place(lines, above, height))
    left = (desk.width() - wide) / 2
    inner, width = left + MARGIN * row, wide - 2 * MARGIN * row
    rects = tuple(QRectF(inner, GAP + at.top * row, width, at.height * row) for at in placed)
    paper = QRectF(left, GAP, wide, max(open_high, (placed[-1].top + placed[-1].height) * row))
    return PlacedSheet(paper, first, tuple(rows), rects, row)
