"""Blocks: what stands on paper knows its height and draws itself, and fills pages."""

from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, combinations, pairwise

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from scorepad.sheets.pages import shared_out
from scorepad.ui.paper.paper_style import DOTS

GAP = 18.0 * DOTS
"""Between columns, and between blocks."""
LEAST_ROW, LARGEST_ROW = 14.5 * DOTS, 26.0 * DOTS
"""Of a sheet: figures on smaller rows could not be read at a notice board."""
SMALL_PAPER_ROW = 13.0 * DOTS
"""Nor smaller ones on paper that is held in a hand."""
STEP = 0.5 * DOTS
LOOSEST = 1.6
"""The share by which table lines may be higher if a page has room."""
FULL = 0.85
"""A page filled to this share does not look half empty."""
WORDS_LOOSEST = 0.4
"""Words that belong together are less loose than lines of a table."""
ENDLESS = 1e9

Draw = Callable[[QPainter, QRectF], None]
"""Draws something into its place."""


@dataclass(frozen=True, slots=True)
class Block:
    """Something on paper that knows its height and draws itself; it is never parted."""

    height: float
    """The least it needs."""
    draw: Draw
    above: float = 0
    """Room left free above it, unless a column begins with it."""
    keeps: bool = False
    """Whether it stays in one column with what follows, as a heading does."""
    heads: tuple["Block", ...] = ()
    """What stands above it again where it begins a column."""
    bookmarks: tuple[str, ...] = ()
    """What leads to it."""
    larger: Callable[[float], "Block"] | None = None
    """The same with rows of its sheet so high, where it has a sheet."""
    looser: Callable[[float], "Block"] | None = None
    """The same with lines of its tables, and the room between them, higher by such a share."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw it and leave the painter as it was."""
        painter.save()
        self.draw(painter, rect)
        painter.restore()


def in_column(blocks: Sequence[Block]) -> Block:
    """Return blocks below each other as one."""
    tops: list[float] = []
    height = 0.0
    for block in blocks:
        height += block.above if tops else 0
        tops.append(height)
        height += block.height

    def draw(painter: QPainter, rect: QRectF) -> None:
        for top, block in zip(tops, blocks, strict=True):
            place = QRectF(rect.left(), rect.top() + top, rect.width(), block.height)
            block.paint(painter, place)

    marks = chain.from_iterable(block.bookmarks for block in blocks)
    looser = partial(_in_looser_column, blocks)
    return Block(height, draw, bookmarks=tuple(marks), looser=looser)


def loosened(blocks: Sequence[Block], room: float) -> Block:
    """Return blocks below each other as one, as loose as there is room."""
    steps = [step / 100 for step in range(1, round(LOOSEST * 100) + 1)]
    fitting = bisect(steps, room, key=lambda share: _in_looser_column(blocks, share).height)
    return _in_looser_column(blocks, steps[fitting - 1]) if fitting else in_column(blocks)


def _in_looser_column(blocks: Sequence[Block], share: float) -> Block:
    return in_column([made_loose(block, share) for block in blocks])


def made_loose(block: Block, share: float) -> Block:
    """Return a block with its lines, and the room above it, higher by a share."""
    loose = block.looser(share) if block.looser else block
    above = block.above * (1 + share)
    return Block(loose.height, loose.draw, above, bookmarks=block.bookmarks)


def loose(height: float, draw: Draw, share: float) -> Block:
    """Return what is as loose as there is room: a chart, or words far apart from each other."""
    return Block(height * (1 + share), draw)


def loose_words(height: float, draw: Draw, share: float) -> Block:
    """Return lines of words that are looser by a share, as far as they stay together."""
    return Block(height * (1 + min(share, WORDS_LOOSEST)), draw)


def beside(left: Block, right: Block, across: float) -> Block:
    """Return a block with another one so far to the right of it."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        left.paint(painter, QRectF(rect.topLeft(), QSizeF(across - GAP / 2, rect.height())))
        right.paint(painter, rect.adjusted(across, 0, 0, 0))

    def looser(share: float) -> Block:
        return beside(made_loose(left, share), made_loose(right, share), across)

    return Block(max(left.height, right.height), draw, looser=looser)


def abreast(blocks: Sequence[Block], apart: float) -> Block:
    """Return blocks beside each other, so far from the left of one to that of the next."""
    whole = blocks[-1]
    for block in reversed(blocks[:-1]):
        whole = beside(block, whole, apart)
    return replace(whole, larger=lambda row: abreast(_at(blocks, row), apart))


def fill(blocks: Sequence[Block], height: float) -> list[list[Block]]:
    """Let blocks flow from column to column, none of which is empty.

    What is higher than a whole column stands in one by itself.
    """
    columns: list[list[Block]] = []
    top = ENDLESS
    for number, block in enumerate(blocks):
        if top + block.above + _kept(blocks, number) > height:
            heads = block.heads if columns else ()
            columns.append([*heads])
            top = sum(head.height for head in heads)
        else:
            top += block.above
        columns[-1].append(block)
        top += block.height
    return columns


def _kept(blocks: Sequence[Block], number: int) -> float:
    """The height of a block with those it keeps to."""
    kept = blocks[number].height
    while blocks[number].keeps and number + 1 < len(blocks):
        number += 1
        kept += blocks[number].above + blocks[number].height
    return kept


def flowing(blocks: Sequence[Block], room: float) -> list[Block]:
    """Return blocks below each other as one; as whole pages and a rest where they are higher."""
    *pages, rest = fill(blocks, room) or [[]]
    return [*(replace(in_column(page), height=room) for page in pages), in_column(rest)]


def filled_pages(blocks: Sequence[Block], body: QRectF) -> Iterator[Block]:
    """Yield the fewest pages with blocks below each other, all but the last loose and full."""
    pages = [
        _with_high_rows(blocks[numbers.start : numbers.stop], body.height())
        for numbers in _shared_out(blocks, body)
    ]
    yield from (loosened(page, body.height()) for page in pages[:-1])
    yield from map(in_column, pages[-1:])


def full_pages(blocks: Sequence[Block], body: QRectF) -> list[Block]:
    """Return blocks below each other on pages of their own, all of them loose and full."""
    apart = [replace(block, above=GAP) for block in blocks]
    parted = [
        [apart[start:end] for start, end in pairwise((0, *ends, len(apart)))]
        for ends in combinations(range(1, len(apart)), pages_of(blocks, body) - 1)
    ]
    ways = [
        [loosened(page, body.height()) for page in pages]
        for pages in parted
        if max(in_column(page).height for page in pages) <= body.height()
    ]
    # Tables become looser than words, so that the fullest pages are not those of even parts.
    return max(ways, key=lambda pages: min(page.height for page in pages), default=[*blocks])


def kept_together(first: Sequence[Block], others: Sequence[Block], body: QRectF) -> Sequence[Block]:
    """Return the first blocks as one where that takes no more pages."""
    whole = [in_column([replace(block, above=GAP) for block in first])]
    parted, together = (len(_shared_out([*those, *others], body)) for those in (first, whole))
    return whole if whole[0].height <= body.height() and together <= parted else first


def are_apart(first: Sequence[Block], others: Sequence[Block], body: QRectF) -> bool:
    """Tell whether no page has something of both."""
    return any(page.start == len(first) for page in _shared_out([*first, *others], body))


def pages_of(blocks: Sequence[Block], body: QRectF) -> int:
    """Return on how many pages blocks stand."""
    return len(_shared_out(blocks, body))


def emptiest(blocks: Sequence[Block], body: QRectF) -> float:
    """Return which share of the emptiest of several pages is filled."""
    pages = _shared_out(blocks, body)
    filled = [sum(blocks[number].height + GAP for number in page) - GAP for page in pages]
    return min(filled) / body.height() if len(pages) > 1 else 1.0


def are_full(blocks: Sequence[Block], body: QRectF) -> bool:
    """Tell whether all pages but the last are full, or nearly."""
    *pages, _ = _shared_out(blocks, body)
    high = body.height()
    filled = (in_column(_with_high_rows(blocks[each.start : each.stop], high)) for each in pages)
    return all(page.height >= FULL * high for page in filled)


def _shared_out(blocks: Sequence[Block], body: QRectF) -> tuple[range, ...]:
    return shared_out([block.height for block in blocks], body.height(), GAP)


def _with_high_rows(blocks: Sequence[Block], height: float) -> list[Block]:
    """Return the blocks of a page with the rows of its sheets as high as possible."""
    room = height - GAP * (len(blocks) - 1)

    def higher(step: int) -> list[Block]:
        return _at(blocks, SMALL_PAPER_ROW + step * STEP)

    steps = range(1, round((LARGEST_ROW - SMALL_PAPER_ROW) / STEP) + 1)
    fitting = bisect(steps, room, key=lambda step: _height(higher(step)))
    return [replace(block, above=GAP) for block in higher(fitting)]


def _at(blocks: Sequence[Block], row: float) -> list[Block]:
    return [block.larger(row) if block.larger else block for block in blocks]


def _height(blocks: Sequence[Block]) -> float:
    return sum(block.height for block in blocks)
