"""The sheet of a round after each deal, on paper."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import ceil

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from scorepad.bridge.rounds import ScoredRound, score_round
from scorepad.bridge.state import ScoredDeal
from scorepad.sheets.layout import Header, lay_out
from scorepad.sheets.pages import Part, Wanted, rows_of
from scorepad.ui.painting.sheet_painter import WIDTH
from scorepad.ui.paper.blocks import (
    GAP,
    LARGEST_ROW,
    LEAST_ROW,
    Block,
    abreast,
    in_column,
)
from scorepad.ui.paper.paper_lines import draw_caption
from scorepad.ui.paper.paper_style import DOTS, LARGER, RULE, paper_colours, rule
from scorepad.ui.paper.sheet_parts import SheetPart, at_left
from scorepad.ui.words import paper as paper_words

_PANEL_ROW, _MOST_ROW = 12.3 * DOTS, 15.2 * DOTS
"""Row heights of panels: the least, and the most where a page has room; larger in large print."""
_FEWEST = 2
"""A single panel stands where the first of so many would."""
_SIDE_BY_SIDE = 3
"""So few stand in one row if it has room for their usual height."""
_PANEL_GAP = 10.0 * DOTS
_CAPTION_ROOM = 15.0 * DOTS
_Panel = Callable[..., Block]
"""Draws the sheet after a deal with a row height."""


@dataclass(frozen=True, slots=True)
class Panels:
    """The sheet after each deal of a round, as many side by side as fit."""

    number: int
    """The index of the round."""
    scored: ScoredRound
    wanted: Wanted
    body: QRectF
    size: float
    """The text size."""
    titles: Sequence[Block]
    """Above them among other rounds."""
    titles_on: Sequence[Block]
    """The same where further rows begin a page."""

    def blocks(self, *, in_rows: bool) -> Iterator[Block]:
        """Yield them in one block if it fits a page, or row by row."""
        panels = [partial(self._panel, deal, self._after(deal.place)) for deal in self.scored.deals]
        whole = self._grid(panels)
        if whole.height <= self.body.height() and not in_rows:
            yield whole
            return
        across = self._abreast(len(panels), self._row_height(LEAST_ROW))
        for number, some in enumerate(_in_rows(panels, across)):
            if number:
                yield replace(self._row((), some, across), heads=(*self.titles_on,))
            else:
                yield self._row(self.titles, some, across)

    @property
    def _larger(self) -> float:
        return LARGER if self.wanted.large else 1

    def _row_height(self, row: float) -> float:
        """Return the row height of a panel where other sheets have this one."""
        widest, higher = self.body.width() / WIDTH, row / LEAST_ROW
        if self.wanted.large:
            return min(LARGER * _MOST_ROW * higher, LARGEST_ROW, widest)
        return min(_PANEL_ROW * higher, _MOST_ROW)

    def _abreast(self, many: int, size: float) -> int:
        """Return how many of this row height stand side by side: in all rounds alike.

        Of a single round about as many are in each row.
        """
        most = max(1, int((self.body.width() + _PANEL_GAP) / (WIDTH * size + _PANEL_GAP)))
        return ceil(many / ceil(many / most))

    def _grid(self, panels: Sequence[_Panel], row: float = LEAST_ROW) -> Block:
        """Return all panels, enlarged if the page has room: then fewer are side by side."""
        size = self._row_height(row)
        across = self._abreast(len(panels), size)
        fit = self._widest(len(panels)) >= self._larger * _MOST_ROW
        if across < len(panels) <= _SIDE_BY_SIDE and fit:
            across = len(panels)
        size = min(size, self._widest(across))
        for alike in (False, True):
            parts = _in_rows(panels, across, alike=alike)
            rows = [self._drawn(part, size, across) for part in parts]
            whole = in_column([*self.titles, *rows])
            if whole.height <= self.body.height():
                break
        return replace(whole, larger=partial(self._grid, panels))

    def _widest(self, across: int) -> float:
        """Return the row height with which so many stand side by side."""
        return ((self.body.width() + _PANEL_GAP) / across - _PANEL_GAP) / WIDTH

    def _row(
        self,
        titles: Sequence[Block],
        panels: Sequence[_Panel],
        across: int,
        row: float = LEAST_ROW,
    ) -> Block:
        """Return a row of panels, enlarged if the page has room."""
        size = min(self._row_height(row), self._widest(across))
        drawn = self._drawn(panels, size, across)
        larger = partial(self._row, titles, panels, across)
        return replace(in_column([*titles, drawn]), larger=larger)

    def _drawn(self, panels: Sequence[_Panel], size: float, across: int) -> Block:
        """Return panels in the middle of their columns, which are those of all rows."""
        apart = (self.body.width() + _PANEL_GAP) / max(_FEWEST, across)
        left = max(0.0, apart - _PANEL_GAP - WIDTH * size) / 2
        drawn = [_moved(panel(size), left) for panel in panels]
        return replace(abreast(drawn, apart), above=_PANEL_GAP)

    def _after(self, place: int) -> Part:
        """Return the sheet after the item at a place."""
        entered = self.scored.round
        so_far = replace(entered, items=entered.items[: place + 1])
        _, *rest = lay_out(score_round(so_far, self.scored.deals[0].dealer)).lines
        return (Header((), ()).brief(), *rest)

    def _panel(self, deal: ScoredDeal, lines: Part, row: float) -> Block:
        """Return the sheet after a deal, below its caption."""
        said = paper_words.after_deal(deal, self.scored)
        tall, colours = rows_of(lines), paper_colours(self.wanted)
        large = self.wanted.large
        part = SheetPart(self.number, self.scored, lines, row, tall, colours, large=large)

        def caption(painter: QPainter, rect: QRectF) -> None:
            rect.setWidth(part.size[0])
            draw_caption(said, self.size, painter, rect)

        return in_column([Block(_CAPTION_ROOM * self._larger, caption), at_left(part)])


def _moved(block: Block, left: float) -> Block:
    """Return a block moved to the right."""
    return replace(block, draw=lambda painter, rect: block.draw(painter, rect.translated(left, 0)))


def _in_rows(
    panels: Sequence[_Panel], across: int, *, alike: bool = True
) -> Iterator[Sequence[_Panel]]:
    """Yield the panels of each row: about as many in each, or as many as fit in all but the last.

    High ones are the last: alone in a row they take more room.
    """
    left, rows = panels, ceil(len(panels) / across)
    for more in range(rows, 0, -1):
        some = ceil(len(left) / more) if alike else across
        yield left[:some]
        left = left[some:]


def ruled_off(block: Block, top: float) -> Block:
    """Return the first block of a round with a rule above, unless it is at the top of its page."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        block.paint(painter, rect)
        if rect.top() > top + DOTS:
            rule(painter, rect.left(), rect.right(), rect.top() - GAP / 2, RULE)

    return replace(
        block,
        draw=draw,
        larger=block.larger and partial(_ruled_off_at, block.larger, top),
        looser=block.looser and partial(_ruled_off_at, block.looser, top),
    )


def _ruled_off_at(made: Callable[[float], Block], top: float, size: float) -> Block:
    return ruled_off(made(size), top)
