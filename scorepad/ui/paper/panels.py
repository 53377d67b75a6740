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
from scorepad.ui.paper.blocks import GAP, Block, abreast, in_column
from scorepad.ui.paper.paper_lines import draw_caption
from scorepad.ui.paper.paper_style import DOTS, LARGER, RULE, paper_colours, rule
from scorepad.ui.paper.sheet_parts import SheetPart, at_left
from scorepad.ui.words import paper as paper_words

_PANEL_ROW = 12.0 * DOTS
"""The row height of panels, larger in large print: three are side by side on small paper."""
_PANEL_GAP = 10.0 * DOTS
_FEWEST = 2
"""The least number of columns, also on narrow paper."""
_PAD = 0.9
"""By what share blank room makes panels higher, as on a pad, where a page has room."""
_CAPTION_ROOM = 15.0 * DOTS


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
        panels = [self._panel(deal, self._after(deal.place)) for deal in self.scored.deals]
        rows = [self._in_columns(some) for some in _in_rows(panels, self._across)]
        whole = in_column([*self.titles, *rows])
        if whole.height <= self.body.height() and not in_rows:
            yield whole
            return
        yield in_column([*self.titles, *rows[:1]])
        yield from (replace(row, heads=(*self.titles_on,)) for row in rows[1:])

    @property
    def _larger(self) -> float:
        return LARGER if self.wanted.large else 1

    @property
    def _row(self) -> float:
        return _PANEL_ROW * self._larger

    @property
    def _across(self) -> int:
        """How many stand side by side: as many as large print has room for, in all rounds alike."""
        each = LARGER * _PANEL_ROW * WIDTH + _PANEL_GAP
        return max(_FEWEST, int((self.body.width() + _PANEL_GAP) / each))

    def _in_columns(self, panels: Sequence[Block]) -> Block:
        """Return a row of panels in columns that reach from margin to margin."""
        apart = (self.body.width() - WIDTH * self._row) / (self._across - 1)
        return replace(abreast(panels, apart), above=_PANEL_GAP, larger=None)

    def _after(self, place: int) -> Part:
        """Return the sheet after the item at a place."""
        entered = self.scored.round
        so_far = replace(entered, items=entered.items[: place + 1])
        _, *rest = lay_out(score_round(so_far, self.scored.deals[0].dealer)).lines
        return (Header((), ()).brief(), *rest)

    def _panel(self, deal: ScoredDeal, lines: Part) -> Block:
        """Return the sheet after a deal, below its caption."""
        said = paper_words.after_deal(deal, self.scored)
        tall, colours = rows_of(lines), paper_colours(self.wanted)
        large = self.wanted.large
        part = SheetPart(self.number, self.scored, lines, self._row, tall, colours, large=large)

        def caption(painter: QPainter, rect: QRectF) -> None:
            rect.setWidth(part.size[0])
            draw_caption(said, self.size, painter, rect)

        def higher(share: float) -> Block:
            return at_left(replace(part, height=tall * (1 + min(share, _PAD))))

        sheet = replace(at_left(part), looser=higher)
        return in_column([Block(_CAPTION_ROOM * self._larger, caption), sheet])


def _in_rows(panels: Sequence[Block], across: int) -> Iterator[Sequence[Block]]:
    """Yield the panels of each row, about as many in each: high ones last."""
    for rows in range(ceil(len(panels) / across), 0, -1):
        some = ceil(len(panels) / rows)
        yield panels[:some]
        panels = panels[some:]


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
