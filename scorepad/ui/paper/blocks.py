"""Blocks of a document that stand whole on a page, and the pages that they fill."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import QRectF

from scorepad.pages import Strip, fill, shared_out
from scorepad.ui.paper.page import DrawPiece, Piece, column_pieces
from scorepad.ui.paper.paper_style import DOTS
from scorepad.ui.paper.sheet_parts import LEAST_ROW

GAP = 18.0 * DOTS
"""Between columns, and between blocks."""
LARGEST_ROW = 26.0 * DOTS
STEP = 0.5 * DOTS
ENDLESS = 1e9

Pieces = list[Piece]


@dataclass(frozen=True, slots=True)
class Block:
    """Something that stands whole on a page."""

    height: Callable[[float], float]
    """How high it is with rows of the sheet so high; endless where they are too high for it."""
    pieces: Callable[[QRectF, float], Pieces]
    """What it draws into a place that is at least so high."""
    grows: bool = True
    """Whether it makes use of more room than it needs."""


@dataclass(frozen=True, slots=True)
class LongBlock:
    """Something that takes pages of its own."""

    pages: Callable[[QRectF], Iterator[Pieces]]


def strips_block(strips: Sequence[Strip[DrawPiece]], room: float) -> Block | LongBlock:
    """Return strips below each other; on pages of their own where they are higher than one."""

    def pages(body: QRectF) -> Iterator[Pieces]:
        for column in fill(strips, body.height()):
            yield column_pieces(column, body)

    height = strips_height(strips)
    if height > room:
        return LongBlock(pages)
    return Block(lambda row: height, lambda rect, row: strips_pieces(strips, rect), grows=False)


def strips_height(strips: Sequence[Strip[DrawPiece]]) -> float:
    return max(
        (laid.top + laid.height for column in fill(strips, ENDLESS) for laid in column), default=0
    )


def strips_pieces(strips: Sequence[Strip[DrawPiece]], rect: QRectF) -> Pieces:
    """Return strips below each other from the top of a place."""
    return [piece for column in fill(strips, ENDLESS) for piece in column_pieces(column, rect)]


def filled_pages(blocks: Sequence[Block | LongBlock], body: QRectF) -> Iterator[Pieces]:
    """Yield the fewest pages with blocks below each other, filled alike."""
    for _, run in groupby(blocks, lambda block: id(block) if isinstance(block, LongBlock) else 0):
        together = list(run)
        short = [block for block in together if isinstance(block, Block)]
        heights = [block.height(LEAST_ROW) for block in short]
        for numbers in shared_out(heights, body.height(), GAP):
            yield _page(short[numbers.start : numbers.stop], body)
        for block in together:
            if isinstance(block, LongBlock):
                yield from block.pages(body)


def _page(blocks: Sequence[Block], body: QRectF) -> Pieces:
    """Fill a page: rows as high as they can be, and what grows shares the rest."""
    room = body.height() - GAP * (len(blocks) - 1)
    row = LARGEST_ROW
    while row > LEAST_ROW and _height(blocks, row) > room:
        row -= STEP
    spare = max(0.0, room - _height(blocks, row)) / max(1, sum(block.grows for block in blocks))
    pieces: Pieces = []
    top = body.top()
    for block in blocks:
        height = block.height(row) + (spare if block.grows else 0)
        pieces += block.pieces(QRectF(body.left(), top, body.width(), height), row)
        top += height + GAP
    return pieces


def _height(blocks: Sequence[Block], row: float) -> float:
    return sum((block.height(row) for block in blocks), start=0.0)
