"""Where the lines of the sheet lie that is seen."""

from collections.abc import Iterable, Mapping, Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF

from scorepad.sheets.layout import (
    ABOVE,
    BoardLine,
    Header,
    Row,
    Rule,
    SheetLine,
    SheetRow,
    place,
)
from scorepad.ui.painting.sheet_painter import MARGIN, SMALL, WIDTH

GAP = 12.0
"""Desk around the sheet, in pixels."""
WIDEST = 1.25
"""A sheet is no wider than so many times its height."""
WIDER = 1.5
"""Large words make it wider, but no wider than this."""
ROWS = 11.0
"""So many rows has a sheet at its usual size; with more figures they are lower."""
LEAST_ROW, LARGE_ROW = 21.5, 34.0
"""No row is lower, in pixels, at the usual size and at a large one: the oldest are folded."""
SMALLEST_ROW = 17.0
"""But where so little is left to the sheet that not even names and totals had room."""
MOST_LARGER, LARGER_NARROW = 1.5, 1.2
"""Large words enlarge names beside the figures at most this much, and less on a narrow sheet."""
LEAST_BETWEEN = 2.5
"""So many rows must have room between the header and the totals."""


class PlacedSheet(NamedTuple):
    """One sheet on the desk."""

    paper: QRectF
    first: int
    """The model row of its first line."""
    rows: tuple[SheetRow, ...]
    lines: tuple[QRectF, ...]
    """Nothing where a line is folded into the sum of the oldest figures."""
    row: float
    """The height of a row in pixels."""
    times: float
    """The size of its words beside its figures, compared with the usual one."""
    sums: Mapping[int, tuple[int, int]]
    """At which line the sum of older figures stands in their place, ours and theirs."""


def placed_sheet(
    rows: Sequence[SheetRow], first: int, desk: QSizeF, times: float, words: float = 0
) -> PlacedSheet:
    """Place a sheet on the desk, as large as it has room there.

    Figures are so many times as large as usual, unless there are too many of them. Where even
    small ones have no room, the oldest give way to their sum, so that all add up to the totals.
    Names are as large as all words, in pixels, where the figures leave them room.
    """
    high = max(1.0, desk.height() - 2 * GAP)
    wide = max(1.0, min(desk.width() - 2 * GAP, min(max(1, times), WIDER) * WIDEST * high))
    lines = [sheet_row.line for sheet_row in rows]
    row, needed = _row(lines, high, wide, times)
    larger = 1.0
    if isinstance(head := lines[0], Header):
        blank = high / min(row, _least_row(times)) - needed
        beside = LARGER_NARROW * wide / (WIDTH * row)
        wished = min(words / (SMALL * row), MOST_LARGER, beside, 1 + blank / head.height)
        larger = max(larger, wished)
        lines[0] = head._replace(times=larger)
        row, needed = _row(lines, high, wide, times)
    height = high / row
    folds = _folds(lines, needed - height)
    hidden = {number for fold in folds for number in fold[1:]}
    seen = [line for number, line in enumerate(lines) if number not in hidden]
    *_, last = place(seen)
    if last.top + last.height > height:  # nothing more can be folded: all is smaller
        height = last.top + last.height
        row = high / height
    used = sum(isinstance(line, Row) and line.above for line in seen)
    above = min(round(ABOVE * (height - 3.6)), used + max(0.0, height - last.top - last.height))
    if rows[0].options.is_listed:  # boards have no line to stand above
        above = 0
    left = (desk.width() - wide) / 2
    inner, width = left + MARGIN * row, wide - 2 * MARGIN * row
    rects = (
        QRectF(inner, GAP + at.top * row, width, at.height * row)
        for at in place(seen, above, height)
    )
    return PlacedSheet(
        QRectF(left, GAP, wide, high),
        first,
        tuple(rows),
        tuple(QRectF() if number in hidden else next(rects) for number in range(len(lines))),
        row,
        larger,
        {fold[0]: _sum(lines[number] for number in fold) for fold in folds},
    )


def _least_row(times: float) -> float:
    return min(LARGE_ROW, times * LEAST_ROW)


def _row(lines: Sequence[SheetLine], high: float, wide: float, times: float) -> tuple[float, float]:
    """Return the height of a row in pixels, and how many rows are needed."""
    head, *_, last = place(lines)
    needed = last.top + last.height
    row = min(times * high / ROWS, wide / WIDTH)
    row = min(row, max(_least_row(times), high / needed))
    row = min(row, max(SMALLEST_ROW, high / (head.height + last.height + LEAST_BETWEEN)))
    return row, needed


def _folds(lines: Sequence[SheetLine], excess: float) -> list[list[int]]:
    """Return which lines become one, so that there are fewer by so many rows.

    The oldest stand next to the heavy line: those above it go first.
    """
    above = [number for number, line in enumerate(lines) if isinstance(line, Row) and line.above]
    below = [
        number
        for number, line in enumerate(lines)
        if isinstance(line, BoardLine)
        or line is Rule.GAME
        or (isinstance(line, Row) and not line.above)
    ]
    folds = []
    for oldest in above[::-1], below:
        fold = oldest[: ceil(excess) + 1]
        while fold and lines[fold[-1]] is Rule.GAME:
            fold.pop()  # a game ends below the sum
        if excess > 0 and len(fold) > 1:
            folds.append(sorted(fold))
            excess -= len(fold) - 1
    return folds


def _sum(lines: Iterable[SheetLine]) -> tuple[int, int]:
    """Return what both sides have on some lines."""
    we = they = 0
    for line in lines:
        match line:
            case Row(ours, theirs):
                we += ours.points if ours else 0
                they += theirs.points if theirs else 0
            case BoardLine(_, ours, theirs):
                we, they = we + ours, they + theirs
    return we, they
