"""Where the sheets of an evening lie on the desk, side by side."""

from typing import NamedTuple

from PySide6.QtCore import QRectF

from scorepad.layout import Row, place
from scorepad.ui.sheet.sheet_model import SheetRow
from scorepad.ui.sheet.sheet_painter import MARGIN, WIDTH

GAP = 0.5
"""Desk between and around the sheets, in rows."""
MOST_ROWS = 20.0
"""An empty sheet fills the window, but no pad is longer than this."""
LEAST_BETWEEN = 2.5
"""So many rows must have room between the header and the totals for these to stay in place."""
FOOT_LINES = 2
"""The rule above the totals, and the totals."""
ABOVE = 0.45
"""The share of an empty sheet that lies above the heavy line."""


class Room(NamedTuple):
    """What the window grants a sheet."""

    row: float
    """The height of a row in pixels."""
    height: float
    """In rows."""


class PlacedSheet(NamedTuple):
    """One sheet on the desk."""

    paper: QRectF
    first: int
    """The model row of its first line."""
    rows: tuple[SheetRow, ...]
    lines: tuple[QRectF, ...]
    room: Room


def needed(rows: tuple[SheetRow, ...]) -> float:
    """The height, in rows, without any blank room."""
    *_, last = place([sheet_row.line for sheet_row in rows])
    return last.top + last.height


def placed(rows: tuple[SheetRow, ...], first: int, left: float, room: Room) -> PlacedSheet:
    """Place a sheet whose lines begin at a row of the model."""
    row = room.row
    top = GAP * row
    above = min(round(ABOVE * (room.height - 3.6)), _room_above(rows, room))
    placed = list(place([sheet_row.line for sheet_row in rows], above, room.height))
    inner, width = left + MARGIN * row, (WIDTH - 2 * MARGIN) * row
    rects = tuple(QRectF(inner, top + line.top * row, width, line.height * row) for line in placed)
    height = (placed[-1].top + placed[-1].height) * row
    return PlacedSheet(QRectF(left, top, WIDTH * row, height), first, rows, rects, room)


def _room_above(rows: tuple[SheetRow, ...], room: Room) -> float:
    """So many rows may lie above the heavy line without pushing the totals out of the window."""
    used = sum(isinstance(row.line, Row) and row.line.above for row in rows)
    return used + max(0.0, room.height - needed(rows))
