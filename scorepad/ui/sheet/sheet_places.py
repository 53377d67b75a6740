"""Where the sheets of an evening lie on the desk, side by side."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from PySide6.QtCore import QRectF

from scorepad.bridge.corrections import At
from scorepad.bridge.options import DUPLICATE
from scorepad.layout import ABOVE, MOST_ROWS, Row, SheetRow, place
from scorepad.ui.painting.sheet_painter import FIGURE, MARGIN, WIDTH

GAP = 0.5
"""Desk between and around the sheets, in rows."""
LEAST_BETWEEN = 2.5
"""So many rows must have room between the header and the totals for these to stay in place."""
FOOT_LINES = 2
"""The rule above the totals, and the totals."""
FITTED_ZOOM = 100
"""Up to this zoom a sheet is fitted into a window that is a little too low for it."""
LEAST_POINTS = 16
"""Figures become no smaller so; what is longer then scrolls."""
LEAST_OLDER_POINTS = 12
"""The same on the sheets of earlier rounds."""
EVEN = 0.9
"""The last sheet gives up so little of its size to be like the one before it."""
LEAST_OLDER = 0.43
"""Nor are these smaller than so, beside the last sheet however large."""


class SheetRoom(NamedTuple):
    """What the window grants a sheet."""

    row: float
    """The height of a row in pixels."""
    height: float
    """In rows."""
    gap: float
    """Desk around the sheet, in pixels; the same around all."""


class PlacedSheet(NamedTuple):
    """One sheet on the desk."""

    paper: QRectF
    first: int
    """The model row of its first line."""
    rows: tuple[SheetRow, ...]
    lines: tuple[QRectF, ...]
    room: SheetRoom
    needed: float
    """The height, in rows, without any blank room."""

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


class SheetSpace(NamedTuple):
    """What the players would like to see at once, in pixels."""

    width: float
    height: float
    """Of the window."""
    row: float
    """The height of a row, where the window is large enough for all of them."""
    least: float
    """So much smaller the sheet being played may be drawn, to have room in the window."""
    least_older: float
    """The same of earlier sheets, which are only looked up."""


def space_for(width: int, height: int, points: float, zoom: int, dpi: int) -> SheetSpace:
    """Return the room for figures of so many points; larger ones stay as large."""
    least = 1.0 if zoom > FITTED_ZOOM else LEAST_POINTS / points
    older = max(LEAST_OLDER, LEAST_OLDER_POINTS / points)
    return SheetSpace(width, height, points * dpi / 72 / FIGURE, least, older)


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
        return max(0.0, self.sheet.paper.bottom() + self.sheet.room.gap - self.height)

    @property
    def top(self) -> float:
        """How far it is scrolled."""
        return min(self.scrolled, self.hidden)

    @property
    def paper(self) -> QRectF:
        return self.sheet.paper.translated(0, -self.top)

    def line(self, number: int) -> QRectF:
        """Return where a line is seen."""
        rect = self.sheet.lines[number].translated(0, -self.top)
        if not self._can_pin:
            return rect
        if number == 0:
            return self.sheet.lines[0]
        if number >= len(self.sheet.lines) - FOOT_LINES:
            foot = self.height - self.sheet.room.gap
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
        return self.height > fixed + LEAST_BETWEEN * self.sheet.room.row + 2 * self.sheet.room.gap


def sheets_on(
    desk: SheetSpace, rows: Sequence[SheetRow], before: Sequence[PlacedSheet]
) -> list[PlacedSheet]:
    """Place all sheets from left to right; one that lies where it lay is not placed again."""
    groups = [tuple(group) for _, group in groupby(rows, key=_round_of)]
    by_round = {sheet.round: sheet for sheet in before}
    known = [by_round.get(lines[0].round) for lines in groups]
    same = [
        was if was and was.rows == lines else None for lines, was in zip(groups, known, strict=True)
    ]
    heights = [
        was.needed if was else _needed(lines) for lines, was in zip(groups, same, strict=True)
    ]
    rooms = _rooms(heights, desk)
    sheets: list[PlacedSheet] = []
    first = 0
    left = rooms[0].gap
    for lines, high, room, was in zip(groups, heights, rooms, same, strict=True):
        if was and (was.first, was.room, was.paper.left()) == (first, room, left):
            sheet = was
        else:
            sheet = _placed(lines, high, first, left, room)
        sheets.append(sheet)
        first += len(lines)
        left = sheet.paper.right() + room.gap
    return sheets


def _round_of(row: SheetRow) -> int:
    return row.round


def _rooms(heights: Sequence[float], desk: SheetSpace) -> list[SheetRoom]:
    """Make the last sheet, which is being played, as large as can be, and no other larger.

    They are smaller where the one before the last is seen as a whole then; where little is missing
    for that, all are, so that their heavy lines are one.
    """
    high = desk.height / desk.row
    wide = desk.width / desk.row
    fits = min(high / (heights[-1] + 2 * GAP), wide / (WIDTH + 2 * GAP))
    last = min(1.0, max(desk.least, fits))
    gaps = 2.9 * GAP  # with all of the third one the edge of another sheet would be seen
    even = wide / (2 * WIDTH + gaps)
    if len(heights) > 1 and even >= max(desk.least, EVEN * last):
        last = min(last, even)
    high -= 2 * GAP * last
    beside = (wide - (WIDTH + gaps) * last) / WIDTH
    most = min(last, beside) if beside >= desk.least_older else last
    shares = [min(most, max(desk.least_older, high / height)) for height in heights[:-1]]
    return [
        SheetRoom(desk.row * share, min(MOST_ROWS, high / share), GAP * desk.row * last)
        for share in (*shares, last)
    ]


def _needed(rows: tuple[SheetRow, ...]) -> float:
    """Return the height, in rows, without any blank room."""
    *_, last = place([sheet_row.line for sheet_row in rows])
    return last.top + last.height


def _placed(
    rows: tuple[SheetRow, ...], high: float, first: int, left: float, room: SheetRoom
) -> PlacedSheet:
    """Place a sheet whose lines begin at a row of the model."""
    row = room.row
    above = min(round(ABOVE * (room.height - 3.6)), _room_above(rows, high, room))
    placed = list(place([sheet_row.line for sheet_row in rows], above, room.height))
    inner, width = left + MARGIN * row, (WIDTH - 2 * MARGIN) * row
    rects = tuple(
        QRectF(inner, room.gap + line.top * row, width, line.height * row) for line in placed
    )
    height = (placed[-1].top + placed[-1].height) * row
    return PlacedSheet(QRectF(left, room.gap, WIDTH * row, height), first, rows, rects, room, high)


def _room_above(rows: tuple[SheetRow, ...], high: float, room: SheetRoom) -> float:
    """Return how many rows may lie above the heavy line while the totals stay in the window.

    Boards, of which there may be none yet, have nothing above it.
    """
    if rows[0].options.form is DUPLICATE:
        return 0
    used = sum(isinstance(row.line, Row) and row.line.above for row in rows)
    return used + max(0.0, room.height - high)
