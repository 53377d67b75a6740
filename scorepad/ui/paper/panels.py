"""The sheet of a round after each deal, on paper."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from math import ceil

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from scorepad.bridge.deal import Adjustment
from scorepad.bridge.rounds import ScoredRound, score_round
from scorepad.bridge.state import ScoredDeal
from scorepad.sheets.layout import Header, lay_out
from scorepad.sheets.pages import Part, Wanted, rows_of
from scorepad.ui import words
from scorepad.ui.painting.sheet_painter import WIDTH
from scorepad.ui.paper.blocks import LEAST_ROW, Block, abreast, in_column
from scorepad.ui.paper.paper_lines import draw_caption, heading
from scorepad.ui.paper.paper_style import DOTS, LARGER, paper_colours
from scorepad.ui.paper.sheet_parts import SheetPart, at_left
from scorepad.ui.words import paper as paper_words

PANEL_ROW = 12.3 * DOTS
PANEL_GAP = 10.0 * DOTS
CAPTION_ROOM = 15.0 * DOTS


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

    def blocks(self, *, in_rows: bool) -> Iterator[Block]:
        """Yield them in one block if it fits a page, or row by row."""
        most = self._abreast()
        panels = [partial(self._panel, deal, self._after(deal.place)) for deal in self.scored.deals]
        titles = self.titles
        rows = ceil(len(panels) / most)
        across = ceil(len(panels) / rows)
        ends = [ceil(len(panels) * number / rows) for number in range(rows + 1)]
        parts = [panels[begin:end] for begin, end in pairwise(ends)]
        whole = self._rows(titles, parts, across)
        if whole.height <= self.body.height() and not in_rows:
            yield whole
        else:
            for first, *others in parts:
                # A row without a title may begin a page.
                named = partial(first, named=bool(self.titles) and not titles)
                yield self._rows(titles, [[named, *others]], across)
                titles = ()

    @property
    def _larger(self) -> float:
        return LARGER if self.wanted.large else 1

    def _abreast(self) -> int:
        """Return how many stand side by side; in large print fewer than would otherwise."""
        room, deals = self.body.width() + PANEL_GAP, len(self.scored.deals)
        most = max(1, int(room / (WIDTH * PANEL_ROW + PANEL_GAP)))
        return max(1, int(ceil(deals / ceil(deals / most)) / self._larger))

    def _least(self) -> float:
        """Return the smallest row height; in large print the panels are as wide as the page."""
        if not self.wanted.large:
            return PANEL_ROW
        room = (self.body.width() + PANEL_GAP) / self._abreast() - PANEL_GAP
        high = self.body.height() - heading("", self.size).height
        high -= PANEL_GAP + CAPTION_ROOM * self._larger
        last = self._after(self.scored.deals[-1].place)
        return max(PANEL_ROW, min(room / WIDTH, high / rows_of(last)))

    def _rows(
        self,
        titles: Sequence[Block],
        parts: Sequence[Sequence[Callable[..., Block]]],
        across: int,
        row: float = LEAST_ROW,
    ) -> Block:
        """Return panels in rows, enlarged if the page has room."""
        room = (self.body.width() + PANEL_GAP) / across - PANEL_GAP
        size = max(self._least(), min(PANEL_ROW * row / LEAST_ROW, room / WIDTH))
        drawn = [
            replace(abreast([panel(size) for panel in part], room + PANEL_GAP), above=PANEL_GAP)
            for part in parts
        ]
        block = in_column([*titles, *drawn])
        return replace(block, larger=partial(self._rows, titles, parts, across))

    def _after(self, place: int) -> Part:
        """Return the sheet after the item at a place."""
        entered = self.scored.round
        so_far = replace(entered, items=entered.items[: place + 1])
        _, *rest = lay_out(score_round(so_far, self.scored.deals[0].dealer)).lines
        return (Header((), ()).brief(), *rest)

    def _panel(self, deal: ScoredDeal, lines: Part, row: float, *, named: bool = False) -> Block:
        """Return the sheet after a deal, below its caption, which may name the round."""
        said = paper_words.after_deal(deal, self.scored)
        if named and not isinstance(deal.item, Adjustment):
            said = words.deal_place(self.number, self.scored.round.options, deal.number)
        tall, colours = rows_of(lines), paper_colours(self.wanted)
        large = self.wanted.large
        part = SheetPart(self.number, self.scored, lines, row, tall, colours, large=large)

        def caption(painter: QPainter, rect: QRectF) -> None:
            rect.setWidth(part.size[0])
            draw_caption(said, self.size, painter, rect)

        return in_column([Block(CAPTION_ROOM * self._larger, caption), at_left(part)])
