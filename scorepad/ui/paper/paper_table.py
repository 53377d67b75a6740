"""A table on paper, row by row, so that it can flow from page to page."""

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from functools import lru_cache, partial
from itertools import chain, groupby
from math import ceil
from operator import attrgetter, le
from typing import Generic, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from scorepad.tables.table import FIGURES, Column, R, Table
from scorepad.ui.look import CENTRE, LEFT, RIGHT, Colours
from scorepad.ui.painting.contract_painter import draw_words, has_suits, words_width
from scorepad.ui.painting.wrapping import cut, wrapped
from scorepad.ui.paper.blocks import ENDLESS, LOOSEST, Block, Draw
from scorepad.ui.paper.paper_lines import even_lines
from scorepad.ui.paper.paper_style import DOTS, HAIRLINE, PRINTED, RULE, SMALLEST, rule, words_font

PAD = 1 / 3
"""Space on either side of a cell's text, in text sizes."""
CLOSE = 1 / 4
"""The same where there is little room."""
LINE = 1.45
"""The line height, in text sizes."""
_GROUPED, _BELOW_GROUP = 1.75, 0.84
"""The height of headings with a common one above them, and where its rule is, in lines."""
_LEADING = 1.2
"""The height of further lines of wrapped text."""
_UPPER, _LOWER = 1.0, 0.0
"""Where the text of two rows close together is in the height that each may have more."""
LOOSE = 0.7
"""How much higher lines may become, unless the table fills its place exactly."""
_TOGETHER = 3
"""The fewest rows on the first page of a table, and on its last."""
_MOST_STRETCH = 16.0 * DOTS
"""Columns are widened at most by this, or lines would be hard to follow."""
_MOST_SPAN = 230.0 * DOTS
"""Text that spans columns widens them together at most to this."""
STEP = 0.25
"""The step by which a table is shrunk until it fits."""
NAME = 222.0
"""The maximum width of a name in points, at the usual size: forty letters just fit."""


class Cell(NamedTuple):
    """The text of a cell, its first column, and how many it spans."""

    text: str
    at: int
    span: int
    bold: bool


class PaperTable(Generic[R]):
    """A table in a text size given in points."""

    def __init__(
        self,
        table: Table[R],
        size: float,
        colours: Colours = PRINTED,
        hairline: float = HAIRLINE,
        smallest: float = SMALLEST,
        *,
        is_even: bool = False,
        line: float = LINE,
        pad: float = PAD,
    ) -> None:
        """If it is even, all lines are as high as the one with the most text."""
        self.columns = table.columns
        self._rows = [[*filter(attrgetter("text"), cells(table, row))] for row in table.rows]
        self._colours = colours
        self._hairline = hairline
        self._smallest, self._high, self._wide = smallest, line, pad
        self._is_even, self._in_pairs = is_even, False
        self._fit(size)

    def sized(self, size: float) -> "PaperTable[R]":
        """Return the same table in another text size; its texts are not made again."""
        other = copy(self)
        other._fit(size)
        return other

    def in_pairs(self) -> "PaperTable[R]":
        """Return the same table with two rows each close together, and a rule below both."""
        other = copy(self)
        other._in_pairs = True
        return other

    def closer(self) -> "PaperTable[R]":
        """Return the same table with less space between its columns."""
        if not self._closer:
            other = copy(self)
            other._wide = CLOSE
            other._fit(self.size)
            self._closer.append(other)
        return self._closer[0]

    def _fit(self, size: float) -> None:
        """Fit everything to a text size."""
        self.size = size
        self._closer: list[PaperTable[R]] = []
        self._line = size * self._high * DOTS
        self._pad = self._wide * size * DOTS
        self._small = words_font(max(self._smallest, size * 0.85))
        self._has_room = True
        """Whether every text fits into one line unless squeezed, as in most tables."""
        self.is_whole = True
        """The same of texts that do not span columns."""
        self._widths = self._natural()
        self._fit_groups()
        self._fit_spans()

    @property
    def width(self) -> float:
        """The width at which only extremely long texts are cut."""
        return sum(self._widths)

    @property
    def least_width(self) -> float:
        """The width at which only words are broken into lines, and no figure is cut."""
        return sum(self._least())

    @property
    def heads(self) -> list[str]:
        return [column.heading for column in self.columns]

    @property
    def count(self) -> int:
        """The number of its rows, at least one."""
        return max(1, len(self._rows))

    def height(self, width: float) -> float:
        """Return the minimum height at a width, if it is not split."""
        lefts = self._lefts(width, ENDLESS)
        return self._head_height + sum(self._heights(lefts))

    def has_room(self, width: float) -> bool:
        """Return whether a width has room for each of its rows in one line."""
        one = self.size * LINE * DOTS
        heights = self._heights(self._lefts(width, ENDLESS))
        return self.width <= width and all(height <= one for height in heights)

    @property
    def _head_height(self) -> float:
        grouped = any(column.group for column in self.columns)
        return self._line * (_GROUPED if grouped else 1)

    def used(self, width: float) -> float:
        """Return how much of a width the table uses."""
        return self._lefts(width)[-1]

    def lines(
        self,
        width: float,
        *,
        whole: bool = False,
        spare: float = 0,
        full: bool = False,
        most: float = 0,
        rows: slice = slice(None),
    ) -> list[Block]:
        """Return the table at a width, or some rows, with headings repeated where it continues.

        Its first rows stay together, and its last, so that none is alone on a page. Spare height
        makes its lines higher, by the share `most` at most.
        """
        some = self._rows[rows]
        lefts = self._lefts(width, ENDLESS if full else _MOST_STRETCH)
        most = most or (LOOSEST if full else LOOSE)
        more = spare / max(1, len(some))
        more = max(0.0, min(more, self._line * most))
        head = Block(self._head_height, partial(self._draw_head, lefts), keeps=True)
        lines, count = [head], len(some)
        heights = self._heights(lefts)[rows]
        each = zip(some, heights, strict=True)
        for number, (row, line) in enumerate(each, start=1):
            last = number == count
            keeps = whole or number < _TOGETHER or number > count - _TOGETHER
            half = (_UPPER if number % 2 else _LOWER) if self._in_pairs else None
            draw = partial(self._draw_row, lefts, row, last, half)
            looser = partial(_looser, draw, line + more, line, self._line, most)
            lines.append(
                Block(line + more, draw, keeps=keeps and not last, heads=(head,), looser=looser)
            )
        return lines

    def _natural(self) -> list[float]:
        metrics = QFontMetricsF(self._small)
        widths = [metrics.horizontalAdvance(column.heading) for column in self.columns]
        for cell in chain.from_iterable(self._rows):
            if cell.span == 1:
                widths[cell.at] = max(widths[cell.at], self._width(cell))
        most = [column.most * DOTS for column in self.columns]
        self.is_whole = self._has_room = all(map(le, widths, most))
        return [min(both) + 2 * self._pad for both in zip(widths, most, strict=True)]

    def _least(self) -> list[float]:
        """Return the widths of the headings, and of the widest single words."""
        metrics = QFontMetricsF(self._small)
        least = [metrics.horizontalAdvance(column.heading) for column in self.columns]
        for cell in chain.from_iterable(self._rows):
            if cell.span == 1:
                words = (cell._replace(text=word) for word in cell.text.split(" "))
                least[cell.at] = max(least[cell.at], *map(self._width, words))
        return [
            min(most, wide + 2 * self._pad) for wide, most in zip(least, self._widths, strict=True)
        ]

    def _width(self, cell: Cell) -> float:
        return _words_width(cell.text, self.size, cell.bold)

    def _heights(self, lefts: Sequence[float]) -> list[float]:
        """Return the minimum height of each row; long texts take several lines."""
        lines = [1] * len(self._rows)
        if self._is_tight(lefts):
            lines = [max([1, *(self._lines_of(cell, lefts) for cell in row)]) for row in self._rows]
        if self._is_even:
            lines = [max(lines, default=1)] * len(lines)
        leading = _LEADING * self.size * DOTS
        least = [self._line] * len(lines)
        if self._in_pairs:
            least[::2] = [leading] * len(least[::2])
        return [low + (number - 1) * leading for low, number in zip(least, lines, strict=True)]

    def _is_tight(self, lefts: Sequence[float]) -> bool:
        return not self._has_room or lefts[-1] < self.width - 1

    def _lines_of(self, cell: Cell, lefts: Sequence[float]) -> int:
        """Return how many lines a cell takes; made even, they are as many."""
        room = self._room(cell, lefts)
        if self._width(cell) <= room + 1:
            return 1
        return len(wrapped(cell.text, words_font(self.size, bold=cell.bold), room))

    def _said(self, cell: Cell, lefts: Sequence[float]) -> Sequence[str]:
        """Return a cell's text, wrapped if needed."""
        room = self._room(cell, lefts)
        if self._width(cell) <= room + 1:
            return (cell.text,)
        return _broken(cell.text, self.size, cell.bold, room)

    def _room(self, cell: Cell, lefts: Sequence[float]) -> float:
        return lefts[cell.at + cell.span] - lefts[cell.at] - 2 * self._pad

    def _fit_groups(self) -> None:
        """Make columns with a common heading equally wide, and so that it fits."""
        metrics = QFontMetricsF(self._small)
        for group, numbers in self._groups():
            if group:
                widest = max(self._widths[number] for number in numbers)
                self._widths[numbers[0] : numbers[-1] + 1] = [widest] * len(numbers)
            wanted = metrics.horizontalAdvance(group) + 2 * self._pad if group else 0
            lacks = wanted - sum(self._widths[number] for number in numbers)
            for number in numbers:
                self._widths[number] += max(0.0, lacks) / len(numbers)

    def _fit_spans(self) -> None:
        """Widen columns to fit a cell that spans them, within limits."""
        for cell in chain.from_iterable(self._rows):
            if cell.span > 1:
                numbers = range(cell.at, cell.at + cell.span)
                wide = self._width(cell)
                self._has_room &= wide <= _MOST_SPAN
                lacks = min(wide, _MOST_SPAN) + 2 * self._pad
                lacks -= sum(self._widths[number] for number in numbers)
                for number in numbers:
                    self._widths[number] += max(0.0, lacks) / cell.span

    def _groups(self) -> list[tuple[str, list[int]]]:
        numbers = range(len(self.columns))
        return [
            (group, list(members))
            for group, members in groupby(numbers, lambda number: self.columns[number].group)
        ]

    def _lefts(self, width: float, most: float = _MOST_STRETCH) -> list[float]:
        """Return the edges of the columns from left to right: widened a little, or squeezed."""
        spare = width - self.width
        if spare >= 0:
            more = min(spare / len(self._widths), most)
            widths = [each + more for each in self._widths]
        else:
            widths = _squeezed(self._widths, width, self._least())
        lefts = [0.0]
        for each in widths:
            lefts.append(lefts[-1] + each)
        return lefts

    def _draw_head(self, lefts: list[float], painter: QPainter, rect: QRectF) -> None:
        painter.setFont(self._small)
        painter.setPen(PRINTED.quiet)
        line = self._line
        bottom = rect.bottom()
        for number, column in enumerate(self.columns):
            place = QRectF(
                rect.left() + lefts[number],
                bottom - line,
                lefts[number + 1] - lefts[number],
                line,
            )
            inner = place.adjusted(self._pad, 0, -self._pad, 0)
            painter.drawText(inner, _side(column), column.heading)
        for group, numbers in self._groups():
            if group:
                painter.setPen(PRINTED.quiet)
                left, right = lefts[numbers[0]], lefts[numbers[-1] + 1]
                place = QRectF(rect.left() + left, rect.top(), right - left, line * 0.8)
                painter.drawText(place, CENTRE, group)
                edge = rect.left() + left + self._pad, rect.left() + right - self._pad
                rule(painter, *edge, rect.top() + line * _BELOW_GROUP)
        rule(painter, rect.left(), rect.left() + lefts[-1], bottom, RULE)

    def _draw_row(
        self,
        lefts: list[float],
        row: list[Cell],
        last: bool,
        half: float | None,
        painter: QPainter,
        rect: QRectF,
    ) -> None:
        painter.setPen(PRINTED.ink)
        is_bold, font = None, words_font(self.size)
        start, leading = rect.left() + self._pad, _LEADING * self.size * DOTS
        is_tight = self._is_tight(lefts)
        for cell in row:
            if cell.bold is not is_bold:
                is_bold, font = cell.bold, words_font(self.size, bold=cell.bold)
                painter.setFont(font)
            place = QRectF(
                start + lefts[cell.at], rect.top(), self._room(cell, lefts), rect.height()
            )
            said = self._said(cell, lefts) if is_tight else (cell.text,)
            if half is not None:  # at the foot of the upper row, or the head of the lower one
                high = leading * (len(said) + 0.1)
                place.moveTop(rect.top() + half * (rect.height() - high))
                place.setHeight(high)
            top = place.top()
            for line, text in enumerate(said):
                if len(said) > 1:
                    place.moveTop(top + leading * (line - (len(said) - 1) / 2))
                if has_suits(text):
                    draw_words(painter, text, place, font, self._colours)
                else:
                    painter.drawText(place, _side(self.columns[cell.at]), text)
        if half != _UPPER:
            end = rect.left() + lefts[-1]
            rule(painter, rect.left(), end, rect.bottom(), RULE if last else self._hairline)


@lru_cache(maxsize=4096)
def _words_width(text: str, size: float, bold: bool) -> float:
    """Return the width of a text; cached, as the same few recur in all tables."""
    return words_width(text, words_font(size, bold=bold))


@lru_cache(maxsize=1024)
def _broken(text: str, size: float, bold: bool, room: float) -> Sequence[str]:
    """Return a text in even lines, cutting only words that are too long."""
    font = words_font(size, bold=bold)
    return [cut(line, font, room + 1) for line in even_lines(text, font, room)]


def within(
    made: Callable[[float], PaperTable[R]], size: float, width: float, least: float = SMALLEST
) -> PaperTable[R]:
    """Return a table of this size, or the largest one that fits into a width.

    Where all is as much smaller as it is too wide, it may still be: not everything shrinks.
    """
    table = made(size)
    while table.width > width and size > least:
        shrunk = size * (1 - width / table.width)
        steps = max(1, min(shrunk // STEP, ceil((size - least) / STEP)))
        size = max(size - STEP * steps, least)
        table = made(size)
    return table


def with_names_broken(
    made: Callable[[float], PaperTable[R]], size: float, width: float, least: float = SMALLEST
) -> PaperTable[R]:
    """Return a table of this size, or the largest one whose words fit, if not their lines."""
    table = made(size)
    while table.least_width > width and table.size > least:
        shrunk = table.size * (1 - width / table.least_width)
        table = made(max(least, table.size - STEP * max(1, shrunk // STEP)))
    return table


def _looser(
    draw: Draw, height: float, least: float, line: float, most: float, share: float
) -> Block:
    """Return a row that is higher by a share of a usual one, unless it already is."""
    return Block(max(height, least + line * min(share, most)), draw)


def cells(table: Table[R], row: R) -> Iterator[Cell]:
    """Yield the cells of a row, from left to right."""
    at = 0
    while at < len(table.columns):
        column = table.columns[at]
        cell = Cell(column.text(row), at, column.span(row), column.is_bold(row))
        yield cell
        at += cell.span


def _side(column: Column[R]) -> Qt.AlignmentFlag:
    return RIGHT if column.align is FIGURES else LEFT


def _squeezed(widths: Sequence[float], room: float, least: Sequence[float]) -> list[float]:
    """Return the widths with the widest ones reduced to a common width, to fit the room.

    None becomes less than its least width, unless there is no room even for these.
    """
    if sum(least) > room:
        least = [0.0] * len(widths)
    free, left = [*range(len(widths))], room
    while True:
        most = _common(sorted(widths[number] for number in free), left)
        held = [number for number in free if least[number] > min(widths[number], most)]
        if not held:
            return [max(low, min(each, most)) for each, low in zip(widths, least, strict=True)]
        free = [number for number in free if number not in held]
        left -= sum(least[number] for number in held)


def _common(widths: Sequence[float], room: float) -> float:
    """Return the width to which the widest ones must be reduced; they go from small to large."""
    for number, width in enumerate(widths):
        share = room / (len(widths) - number)
        if width > share:
            return share
        room -= width
    return max(widths, default=0.0)
