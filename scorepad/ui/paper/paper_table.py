"""A table on paper, row by row, so that it can flow from page to page."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from scorepad.bridge.contract import Contract
from scorepad.pages import Strip
from scorepad.ui.look import CENTRE, LEFT, RIGHT, Colours
from scorepad.ui.painting.contract_painter import contract_width, draw_contract
from scorepad.ui.painting.wrapping import cut
from scorepad.ui.paper.page import DrawPiece, Strips
from scorepad.ui.paper.paper_style import CAPTION, DOTS, HAIRLINE, PRINTED, RULE, rule, words_font

PAD = 2.5 * DOTS
"""At either side of what stands in a column."""
LINE = 1.45
"""The height of a line, in sizes of its words."""
MOST_STRETCH = 16.0 * DOTS
"""A column is widened by no more than this, or the eye would lose its line."""

MOST_SPAN = 230.0 * DOTS
"""Nor do words across several columns make these wider than this together."""


@dataclass(frozen=True, slots=True)
class TableColumn:
    """One column; columns of one group stand under a common heading."""

    heading: str
    right: bool = False
    group: str = ""
    most: float = 90.0
    """How wide it may become, in points; longer words are cut."""


@dataclass(frozen=True, slots=True)
class PaperCell:
    """What stands in one place of a table; it may reach across several columns."""

    what: str | Contract = ""
    span: int = 1
    bold: bool = False


PaperRow = tuple[PaperCell, ...]
NAME = 222.0
"""How wide a name may be, in points: one of forty letters just fits."""


def plain_row(*texts: str) -> PaperRow:
    return tuple(map(PaperCell, texts))


class PaperTable:
    """Rows under headings, at a size of words in points."""

    def __init__(
        self,
        columns: Sequence[TableColumn],
        rows: Sequence[PaperRow],
        size: float,
        colours: Colours = PRINTED,
        hairline: float = HAIRLINE,
    ) -> None:
        self.columns = columns
        self.rows = rows
        self.size = size
        self._colours = colours
        self._hairline = hairline
        self._font = words_font(size)
        self._small = words_font(max(CAPTION, size * 0.85))
        self._measured: dict[tuple[str, bool], float] = {}
        self._widths = [self._natural(number) for number in range(len(columns))]
        self._fit_groups()
        self._fit_spans()

    @property
    def width(self) -> float:
        """The width at which nothing is cut but what is endless."""
        return sum(self._widths)

    def strips(self, width: float, *, whole: bool = False) -> Strips:
        """Return the table at a width, its headings repeated wherever it continues."""
        lefts = self._lefts(width)
        line = self.size * LINE * DOTS
        grouped = any(column.group for column in self.columns)
        height = line * (1.6 if grouped else 1)
        head: Strip[DrawPiece] = Strip(partial(self._draw_head, lefts), height, keeps=True)
        strips = [head]
        for number, row in enumerate(self.rows, start=1):
            last = number == len(self.rows)
            draw = partial(self._draw_row, lefts, row, last)
            strips.append(Strip(draw, line, (head,), keeps=whole and not last))
        return strips

    def _natural(self, number: int) -> float:
        column = self.columns[number]
        widest = QFontMetricsF(self._small).horizontalAdvance(column.heading)
        for row in self.rows:
            at = 0
            for cell in row:
                if at == number and cell.span == 1:
                    widest = max(widest, self._cell_width(cell))
                at += cell.span
        return min(widest, column.most * DOTS) + 2 * PAD

    def _cell_width(self, cell: PaperCell) -> float:
        if isinstance(cell.what, Contract):
            return contract_width(cell.what, self._font)
        return self._width(cell.what, bold=cell.bold)

    def _width(self, text: str, *, bold: bool) -> float:
        """Return how wide a text is; in a table the same few come again and again."""
        key = text, bold
        if key not in self._measured:
            self._measured[key] = QFontMetricsF(self._font_of(bold)).horizontalAdvance(text)
        return self._measured[key]

    def _fit_groups(self) -> None:
        """Make columns under a common heading wide enough for it."""
        metrics = QFontMetricsF(self._small)
        for group, numbers in self._groups():
            wanted = metrics.horizontalAdvance(group) + 2 * PAD if group else 0
            lacks = wanted - sum(self._widths[number] for number in numbers)
            for number in numbers:
                self._widths[number] += max(0.0, lacks) / len(numbers)

    def _fit_spans(self) -> None:
        """Make columns that a cell reaches across wide enough for it, unless it is endless."""
        for row in self.rows:
            at = 0
            for cell in row:
                if cell.span > 1:
                    wanted = min(self._cell_width(cell), MOST_SPAN) + 2 * PAD
                    lacks = wanted - sum(self._widths[at : at + cell.span])
                    for number in range(at, at + cell.span):
                        self._widths[number] += max(0.0, lacks) / cell.span
                at += cell.span

    def _groups(self) -> list[tuple[str, list[int]]]:
        numbers = range(len(self.columns))
        return [
            (group, list(members))
            for group, members in groupby(numbers, lambda number: self.columns[number].group)
        ]

    def _lefts(self, width: float) -> list[float]:
        """Return where columns begin and the last one ends: stretched a little, or squeezed."""
        spare = width - self.width
        if spare >= 0:
            more = min(spare / len(self._widths), MOST_STRETCH)
            widths = [each + more for each in self._widths]
        else:
            widths = _squeezed(self._widths, width)
        lefts = [0.0]
        for each in widths:
            lefts.append(lefts[-1] + each)
        return lefts

    def _draw_head(self, lefts: list[float], painter: QPainter, rect: QRectF) -> None:
        painter.setFont(self._small)
        painter.setPen(PRINTED.quiet)
        line = self.size * LINE * DOTS
        bottom = rect.bottom()
        for number, column in enumerate(self.columns):
            place = QRectF(
                rect.left() + lefts[number],
                bottom - line,
                lefts[number + 1] - lefts[number],
                line,
            )
            inner = place.adjusted(PAD, 0, -PAD, 0)
            painter.drawText(inner, RIGHT if column.right else LEFT, column.heading)
        for group, numbers in self._groups():
            if group:
                painter.setPen(PRINTED.quiet)
                left, right = lefts[numbers[0]], lefts[numbers[-1] + 1]
                place = QRectF(rect.left() + left, rect.top(), right - left, line * 0.8)
                painter.drawText(place, CENTRE, group)
                edge = rect.left() + left + PAD, rect.left() + right - PAD
                rule(painter, *edge, rect.top() + line * 0.78)
        rule(painter, rect.left(), rect.left() + lefts[-1], bottom, RULE)

    def _draw_row(
        self, lefts: list[float], row: PaperRow, last: bool, painter: QPainter, rect: QRectF
    ) -> None:
        at = 0
        for cell in row:
            left, right = lefts[at], lefts[at + cell.span]
            place = QRectF(rect.left() + left, rect.top(), right - left, rect.height())
            if isinstance(cell.what, Contract):
                inner = place.adjusted(PAD, 0, -PAD, 0)
                draw_contract(painter, cell.what, inner, self._font, self._colours, PRINTED.ink)
            elif cell.what:
                right_ = self.columns[at].right
                self._write(painter, cell.what, place, bold=cell.bold, right=right_)
            at += cell.span
        end = rect.left() + lefts[-1]
        rule(painter, rect.left(), end, rect.bottom(), RULE if last else self._hairline)

    def _write(
        self, painter: QPainter, text: str, place: QRectF, *, bold: bool, right: bool
    ) -> None:
        """Write a text within its column, cut where it is longer."""
        inner = place.adjusted(PAD, 0, -PAD, 0)
        font, room = self._font_of(bold), inner.width() + 1
        if self._width(text, bold=bold) > room:
            text = cut(text, font, room)
        painter.setFont(font)
        painter.setPen(PRINTED.ink)
        painter.drawText(inner, RIGHT if right else LEFT, text)

    def _font_of(self, bold: bool) -> QFont:
        return words_font(self.size, bold=bold)


def _squeezed(widths: Sequence[float], room: float) -> list[float]:
    """Return widths of which the widest gave way first, down to a common width."""
    left = room
    for number, width in enumerate(sorted(widths)):
        share = left / (len(widths) - number)
        if width > share:
            return [min(each, share) for each in widths]
        left -= width
    return list(widths)
