"""Blocks: parts of a page that know their height, draw themselves, and fill pages."""

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
"""Row heights of a sheet: smaller figures would be unreadable on a notice board."""
SMALL_PAPER_ROW = 13.0 * DOTS
"""The smallest row on small paper, held in the hand."""
STEP = 0.5 * DOTS
LOOSEST = 1.6
"""By what share table lines may be higher if a page has room."""
FULL = 0.85
"""A page filled to this share does not look half empty."""
_LOWER = 3
"""By how many steps rows become lower to leave less of a page white."""
SPARSE = 0.65
"""A page filled to less is white."""
LEAST_BEGUN = 0.25
"""The least share of a page on which something begins that goes on."""
ENDLESS = 1e9

Draw = Callable[[QPainter, QRectF], None]
"""Draws something into a rectangle."""


@dataclass(frozen=True, slots=True)
class Block:
    """A part of a page that knows its height and draws itself; it is never split."""

    height: float
    """Its minimum height."""
    draw: Draw
    above: float = 0
    """Space above it, except at the top of a column."""
    keeps: bool = False
    """Whether it stays in one column with the next block, as a heading does."""
    heads: tuple["Block", ...] = ()
    """Repeated above it at the top of a column."""
    bookmarks: tuple[str, ...] = ()
    """Bookmarks that lead to it."""
    larger: Callable[[float], "Block"] | None = None
    """Returns the block with this row height of its sheet, if it has one."""
    looser: Callable[[float], "Block"] | None = None
    """Returns the block with table lines, and the space between them, higher by this share."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw it, leaving the painter unchanged."""
        painter.save()
        self.draw(painter, rect)
        painter.restore()


def in_column(blocks: Sequence[Block]) -> Block:
    """Stack blocks into one."""
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


def stretched_column(blocks: Sequence[Block], room: float) -> Block:
    """Stack blocks into one, as loosely as the room allows."""
    steps = [step / 100 for step in range(1, round(LOOSEST * 100) + 1)]
    fitting = bisect(steps, room, key=lambda share: _in_looser_column(blocks, share).height)
    return _in_looser_column(blocks, steps[fitting - 1]) if fitting else in_column(blocks)


def _in_looser_column(blocks: Sequence[Block], share: float) -> Block:
    return in_column([stretched(block, share) for block in blocks])


def stretched(block: Block, share: float) -> Block:
    """Return a block with its lines and the space above it higher by a share."""
    loose = block.looser(share) if block.looser else block
    above = block.above * (1 + share)
    return Block(loose.height, loose.draw, above, bookmarks=block.bookmarks)


def beside(left: Block, right: Block, across: float) -> Block:
    """Return a block with another one at this distance to the right."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        left.paint(painter, QRectF(rect.topLeft(), QSizeF(across - GAP / 2, rect.height())))
        right.paint(painter, rect.adjusted(across, 0, 0, 0))

    def looser(share: float) -> Block:
        return beside(stretched(left, share), stretched(right, share), across)

    return Block(max(left.height, right.height), draw, looser=looser)


def abreast(blocks: Sequence[Block], apart: float) -> Block:
    """Return blocks side by side, at this distance from left edge to left edge."""
    whole = blocks[-1]
    for block in reversed(blocks[:-1]):
        whole = beside(block, whole, apart)
    return replace(whole, larger=lambda row: abreast(_at(blocks, row), apart))


def as_one(blocks: Sequence[Block]) -> Block:
    """Return the same stacked into one block, which is never split."""
    apart = [replace(block, above=GAP) for block in blocks]
    return replace(in_column(apart), larger=lambda row: as_one(_at(blocks, row)))


def fill(blocks: Sequence[Block], height: float, first: float = 0) -> list[list[Block]]:
    """Distribute blocks over columns, none of them empty; the first one may be lower.

    A block higher than a column gets one to itself.
    """
    columns: list[list[Block]] = []
    top = ENDLESS
    for number, block in enumerate(blocks):
        room = first if first and len(columns) == 1 else height
        if top + block.above + _kept(blocks, number) > room:
            heads = block.heads if columns else ()
            columns.append([*heads])
            top = sum(head.height for head in heads)
            columns[-1].append(replace(block, above=0) if heads else block)
        else:
            top += block.above
            columns[-1].append(block)
        top += block.height
    return columns


def _kept(blocks: Sequence[Block], number: int) -> float:
    """Return the height of a block with those that it keeps to."""
    kept = blocks[number].height
    while blocks[number].keeps and number + 1 < len(blocks):
        number += 1
        kept += blocks[number].above + blocks[number].height
    return kept


def flowing(blocks: Sequence[Block], room: float, first: float = 0) -> list[Block]:
    """Stack blocks into one; if they are too high, into full pages and a rest."""
    *pages, rest = fill(blocks, room, first) or [[]]
    heights = [first or room, *[room] * len(pages)]
    filled = (
        replace(in_column(page), height=high) for page, high in zip(pages, heights, strict=False)
    )
    return [*filled, in_column(rest)]


def filled_pages(blocks: Sequence[Block], body: QRectF) -> Iterator[Block]:
    """Yield the fewest pages of stacked blocks, all but the last stretched to fill.

    A single page is stretched too, unless much of it stays white.
    """
    pages = _with_high_rows(blocks, body)
    if len(pages) == 1 and in_column(pages[0]).height >= SPARSE * body.height():
        yield stretched_column(pages[0], body.height())
        return
    yield from (stretched_column(page, body.height()) for page in pages[:-1])
    yield from map(in_column, pages[-1:])


def full_pages(blocks: Sequence[Block], body: QRectF) -> list[Block]:
    """Return blocks as separate pages, all stretched to fill."""
    apart = [replace(block, above=GAP) for block in blocks]
    parted = [
        [apart[start:end] for start, end in pairwise((0, *ends, len(apart)))]
        for ends in combinations(range(1, len(apart)), pages_of(blocks, body) - 1)
    ]
    ways = [
        [stretched_column(page, body.height()) for page in pages]
        for pages in parted
        if max(in_column(page).height for page in pages) <= body.height()
    ]
    # Tables stretch more than text, so equal heights are not the fullest.
    return max(ways, key=lambda pages: min(page.height for page in pages), default=[*blocks])


def equally_full(blocks: Sequence[Block], body: QRectF) -> list[Block]:
    """Return the fewest pages of blocks, all about equally full and stretched."""
    apart, high = [replace(block, above=GAP) for block in blocks], body.height()
    fewest, heights = pages_of(blocks, body), [block.height for block in blocks]
    lowest = max(heights, default=0)
    rooms = (lowest + (high - lowest) * share / 20 for share in range(21))
    ways = (shared_out(heights, room, GAP) for room in rooms)
    pages = next((pages for pages in ways if len(pages) <= fewest), ())
    filled = [stretched_column(apart[page.start : page.stop], high) for page in pages]
    if min((page.height for page in filled), default=high) < FULL * high:  # the last instead
        greedy = shared_out(heights, high, GAP)
        *others, last = (apart[page.start : page.stop] for page in greedy)
        filled = [stretched_column(page, high) for page in others]
        usual = in_column(others[-1] if others else last).height
        filled.append(stretched_column(last, high * in_column(last).height / usual))
    return [replace(page, height=high, looser=None) for page in filled]


def kept_together(first: Sequence[Block], others: Sequence[Block], body: QRectF) -> Sequence[Block]:
    """Return the first blocks as one, if that takes no more pages."""
    whole = [in_column([replace(block, above=GAP) for block in first])]
    parted, together = (len(_shared_out([*those, *others], body)) for those in (first, whole))
    return whole if whole[0].height <= body.height() and together <= parted else first


def are_apart(first: Sequence[Block], others: Sequence[Block], body: QRectF) -> bool:
    """Return whether no page has blocks of both groups."""
    return any(page.start == len(first) for page in _shared_out([*first, *others], body))


def pages_of(blocks: Sequence[Block], body: QRectF) -> int:
    """Return the number of pages that blocks take."""
    return len(_shared_out(blocks, body))


def emptiest(blocks: Sequence[Block], body: QRectF) -> float:
    """Return how full the emptiest page is; 1 for a single page."""
    filled = _fullness(blocks, body)
    return min(filled) if len(filled) > 1 else 1.0


def fullness(blocks: Sequence[Block], body: QRectF) -> float:
    """Return how full the emptiest page but the last is made, or the only one."""
    pages, high = _with_high_rows(blocks, body), body.height()
    heights = (stretched_column(page, high).height for page in pages[:-1] or pages)
    return min(heights, default=0.0) / high


def _fullness(blocks: Sequence[Block], body: QRectF) -> list[float]:
    pages = (blocks[page.start : page.stop] for page in _shared_out(blocks, body))
    heights = (sum(block.height + GAP for block in page) - GAP for page in pages)
    return [height / body.height() for height in heights]


def are_full(blocks: Sequence[Block], body: QRectF) -> bool:
    """Return whether all pages but the last are full, or nearly."""
    return len(_with_high_rows(blocks, body)) == 1 or fullness(blocks, body) >= FULL


def _shared_out(blocks: Sequence[Block], body: QRectF) -> tuple[range, ...]:
    heads = max((head.height for block in blocks for head in block.heads), default=0.0)
    return shared_out([block.height for block in blocks], body.height() - heads, GAP)


def _with_high_rows(blocks: Sequence[Block], body: QRectF) -> list[list[Block]]:
    """Return the fewest pages, with the highest rows of sheets that fit, the same on all."""
    row = highest_row(blocks, body)
    tall = [replace(block, above=GAP) for block in (_at(blocks, row) if row else blocks)]
    return [
        [*first.heads, replace(first, above=0), *others]
        for first, *others in (tall[page.start : page.stop] for page in _shared_out(tall, body))
    ]


def highest_row(blocks: Sequence[Block], body: QRectF) -> float:
    """Return the highest rows of sheets that fit on the fewest pages; 0 for the least ones.

    Lower ones are better if they leave less of a page white.
    """
    fewest = pages_of(blocks, body)

    def row(step: int) -> float:
        return SMALL_PAPER_ROW + step * STEP if step else 0

    def at(step: int) -> list[Block]:
        return _at(blocks, row(step)) if step else [*blocks]

    def needs(step: int) -> int:
        tall = at(step)
        fit = all(block.height <= body.height() for block in tall)
        return pages_of(tall, body) if fit else fewest + 1

    steps = range(1, round((LARGEST_ROW - SMALL_PAPER_ROW) / STEP) + 1)
    highest = bisect(steps, fewest, key=needs)
    ways = range(highest, -1, -_LOWER)
    full = (step for step in ways if min(_fullness(at(step), body)[:-1], default=1) >= SPARSE)
    return row(next(full, highest))


def _at(blocks: Sequence[Block], row: float) -> list[Block]:
    return [
        replace(block.larger(row), heads=block.heads) if block.larger else block for block in blocks
    ]
