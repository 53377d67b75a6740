"""Shared by pages of several tables: their tables, and cards to be cut apart."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from math import ceil

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from scorepad.sheets.pages import shared_out
from scorepad.tables.table import R, Table
from scorepad.ui.look import Colours
from scorepad.ui.paper.blocks import (
    GAP,
    Block,
    abreast,
    are_apart,
    in_column,
    stretched,
)
from scorepad.ui.paper.paper_style import (
    BODY,
    DOTS,
    PRINTED,
    SMALLEST,
    cut_line,
)
from scorepad.ui.paper.paper_table import LINE, PAD, PaperTable, within

GREAT = 14
"""The text size for lists that many read at once."""
NAME = 240.0
"""The maximum width of a column of names, in points."""


def table_of(
    table: Table[R],
    size: float,
    names: Sequence[int] = (),
    colours: Colours = PRINTED,
    *,
    pad: float = PAD,
    line: float = LINE,
    is_even: bool = False,
) -> PaperTable[R]:
    """Return a table without its empty columns."""
    columns = [
        column._replace(most=NAME * size / BODY if at in names else column.most)
        for at, column in enumerate(table.columns)
        if any(map(column.text, table.rows))
    ]
    told = table._replace(columns=columns)
    return PaperTable(told, size, colours, pad=pad, line=line, is_even=is_even)


def fitted(
    table: Table[R],
    size: float,
    width: float,
    names: Sequence[int],
    colours: Colours = PRINTED,
    least: float = SMALLEST,
    pad: float = PAD,
) -> PaperTable[R]:
    """Return the table in a size that fits the width, if that is legible."""
    return within(lambda each: table_of(table, each, names, colours, pad=pad), size, width, least)


def without_what_goes(table: Table[R], first: int) -> Table[R]:
    """Return a table without the columns that go where there is little room, the first or both."""
    columns = [each for each in table.columns if not 0 < each.goes <= first]
    return table._replace(columns=columns)


def in_parts(
    table: Table[R], keeps: int, size: float, width: float, least: float = SMALLEST
) -> list[PaperTable[R]]:
    """Return a table split by columns as needed, with the first ones repeated in each part."""
    left = table.columns[:keeps]
    others = [each for each in table.columns[keeps:] if any(map(each.text, table.rows))]
    told: list[PaperTable[R]] = []
    for parts in range(1, len(others) + 1):
        step = ceil(len(others) / parts)
        some = [[*left, *others[at : at + step]] for at in range(0, len(others), step)]
        told = [fitted(table._replace(columns=each), size, width, (), least=least) for each in some]
        if max(each.width for each in told) <= width:
            break
    return told


def blank(height: float) -> Block:
    """Return white space that stays as high as it is on a page with room."""
    return Block(height, lambda painter, rect: None)


def raised(heading: Block, closer: float) -> Block:
    """Return a heading with what follows closer to it."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        heading.draw(painter, rect.adjusted(0, 0, 0, closer))

    return replace(heading, height=heading.height - closer, draw=draw)


def level(heads: Sequence[Sequence[Block]], across: int) -> list[Block]:
    """Return the heads of cards as high as the tallest one beside them."""
    own = [in_column(head).height for head in heads]
    tallest = [max(own[at - at % across :][:across]) for at in range(len(own))]
    return [
        in_column([*head, blank(high - low)])
        for head, low, high in zip(heads, own, tallest, strict=True)
    ]


def evenly(
    heights: Sequence[float], gap: float, room: float, below: float = 0, across: int = 1
) -> list[float]:
    """Return how much higher each form may be, with about as many on each of the fewest pages.

    `below` is kept free below the last one, for the line to cut along.
    """
    many = max(1, int((room + gap) // (max(heights, default=room) + gap)))
    pages = ceil(len(heights) / (many * across))
    many = ceil(len(heights) / max(1, pages * across)) or 1
    share = (room - below + gap) / many - gap - DOTS
    return [max(0.0, share - height) for height in heights]


def cut_apart(blocks: Sequence[Block], across: int, width: float) -> list[Block]:
    """Return blocks side by side, as many as fit, with lines to cut along."""
    apart = (width + GAP) / across
    rows = [blocks[first : first + across] for first in range(0, len(blocks), across)]
    return [_cut_row(row, apart) for row in rows]


def shared_evenly(rows: Sequence[Block], before: Sequence[Block], body: QRectF) -> list[Block]:
    """Return rows of cards with about as many on each page, rather than the last nearly white.

    Cards on a page with what is printed before them stay as they are.
    """
    high = body.height()
    pages = shared_out([row.height for row in rows], high, GAP)
    if len(pages) < 2 or not are_apart(before, rows, body):
        return [*rows]
    if sum(row.height for row in rows[pages[-1].start :]) >= high / 2:
        return [*rows]
    shared, (each, more) = [*rows], divmod(len(rows), len(pages))
    for page in range(1, len(pages)):
        first, end = (at * each + min(at, more) for at in (page - 1, page))
        taken = sum(row.height + GAP for row in rows[first : end - 1])
        shared[end - 1] = replace(shared[end - 1], height=high - taken, looser=None)
    return shared


def _cut_row(row: Sequence[Block], apart: float) -> Block:
    whole = abreast(row, apart)

    def draw(painter: QPainter, rect: QRectF) -> None:
        whole.paint(painter, rect)
        low, middle = rect.top() + whole.height + GAP / 2, rect.left() + apart - GAP / 2
        cut_line(painter, QPointF(rect.left(), low), QPointF(rect.right(), low))
        if len(row) > 1:
            cut_line(painter, QPointF(middle, rect.top() - GAP / 2), QPointF(middle, low))

    return Block(whole.height, draw, looser=partial(_looser_cut_row, row, apart))


def _looser_cut_row(row: Sequence[Block], apart: float, share: float) -> Block:
    cut = _cut_row([stretched(block, share) for block in row], apart)
    return replace(cut, height=cut.height + GAP / 2)  # keeps lines off the page number
