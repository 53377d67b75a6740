"""A round on paper: its sheet, with its deals beside it or below it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import zip_longest

from PySide6.QtCore import QRectF

from scorepad.bridge.rounds import ScoredRound, score_round
from scorepad.layout import MOST_ROWS, lay_out
from scorepad.pages import Wanted, fill, rows_of
from scorepad.ui.look import Colours
from scorepad.ui.painting.sheet_painter import WIDTH
from scorepad.ui.paper.blocks import (
    ENDLESS,
    GAP,
    LARGEST_ROW,
    Block,
    LongBlock,
    Pieces,
    strips_block,
    strips_height,
    strips_pieces,
)
from scorepad.ui.paper.deal_table import Columns, deal_table, legend, legend_in_columns
from scorepad.ui.paper.page import Piece, Strips, column_pieces
from scorepad.ui.paper.paper_lines import draw_caption, heading, sentence
from scorepad.ui.paper.paper_style import DOTS
from scorepad.ui.paper.paper_table import PaperTable
from scorepad.ui.paper.sheet_parts import LEAST_BOARD, LEAST_ROW, SheetPart, sheet_parts
from scorepad.ui.words import is_late, translate, what_the_mark_means
from scorepad.ui.words import paper as paper_words

PANEL_ROW = 12.3 * DOTS
PANEL_GAP = 10.0 * DOTS
CAPTION_ROOM = 15.0 * DOTS


class RoundBlocks:
    """The blocks of one round; among others it says who sat out."""

    def __init__(
        self,
        number: int,
        scored: ScoredRound,
        wanted: Wanted,
        body: QRectF,
        size: float,
        colours: Colours,
        *,
        among_others: bool = False,
    ) -> None:
        self._number = number
        self._among_others = among_others
        self._scored = scored
        self._wanted = wanted
        self._body = body
        self._size = size
        self._colours = colours
        self._lines = lay_out(scored).lines
        boards = scored.round.options.is_listed
        self._least = LEAST_BOARD if boards else LEAST_ROW
        self._blank = 0.0 if boards else MOST_ROWS

    def blocks(self) -> Iterator[Block | LongBlock]:
        """Yield the sheet with its deals, and what else is wanted of it."""
        yield self._with_deals()
        if self._wanted.panels:
            yield from self._panels()

    def tables(self) -> list[Block | LongBlock]:
        """Return the deals alone, for sheets that stand side by side."""
        width = self._body.width()
        table = self._table(self._full, width)
        strips = [*self._strips(table, width), *self._why(width, in_columns=False)]
        return [strips_block(strips, self._body.height())] if strips else []

    def sheet(self, row: float, height: float) -> SheetPart:
        """Return the whole sheet, drawn out with blank room like a pad where there is any."""
        row = max(row, self._least)
        tall = max(rows_of(self._lines), min(height / row, self._blank))
        return SheetPart(
            self._number,
            self._scored,
            self._lines,
            row,
            tall,
            self._colours,
            self._wanted.letters,
            self._wanted.games,
        )

    def sheet_height(self, row: float) -> float:
        return rows_of(self._lines) * max(row, self._least)

    @property
    def _full(self) -> Columns:
        return Columns.ELEMENTS if self._wanted.elements else Columns.FULL

    def _table(self, columns: Columns, width: float) -> PaperTable | None:
        """Return the deals in a table, if they are wanted; narrower ones where it is too wide."""
        if not self._wanted.deals or not self._scored.deals:
            return None
        table = deal_table(
            self._scored,
            self._size,
            letters=self._wanted.letters,
            colours=self._colours,
            columns=columns,
            games=self._wanted.games,
        )
        whole_page = width >= self._body.width()
        if columns is Columns.BRIEF or table.width <= width:
            return table
        if columns is Columns.ELEMENTS and not whole_page:
            return table  # it stands below the sheet
        return self._table(Columns.BRIEF, width)

    def _strips(self, table: PaperTable | None, width: float) -> Strips:
        """Return the deals with how they ended and the legend, at a width."""
        scored, size = self._scored, self._size
        strips: Strips = []
        if table:
            late = what_the_mark_means() if any(map(is_late, scored.deals)) else ""
            strips.append(heading(paper_words.deals_heading(self._number, scored), size))
            if self._among_others:  # alone it is written large on its sheet
                who = paper_words.who_played(scored.seating)
                lines = sentence(who, size, width) if who else []
                strips += [replace(line, keeps=True, above=0) for line in lines]
            strips += table.strips(width)
            strips += sentence(paper_words.outcome(scored), size, width)
            strips += sentence(late, size, width) if late else []
        return strips

    def _why(self, width: float, *, in_columns: bool = True) -> Strips:
        """Return why each figure is paid, where that is wanted."""
        if not self._wanted.letters or not self._scored.deals:
            return []
        said, brief = (self._scored, self._size, width, self._colours), self._wanted.deals
        lines = (
            [legend_in_columns(*said, brief=brief)] if in_columns else legend(*said, brief=brief)
        )
        return [heading(translate("words", "Why"), self._size), *lines]

    def _room(self, row: float) -> float:
        """Return the width beside the sheet."""
        return self._body.width() - WIDTH * max(row, self._least) - GAP

    def _with_deals(self) -> Block | LongBlock:
        table = self._table(self._full, self._room(LEAST_ROW))
        narrow = table is not None and table.width > self._room(LEAST_ROW)
        block = self._stacked() if narrow else self._beside(table)
        fits = block.height(LEAST_ROW) <= self._body.height()
        return block if fits else LongBlock(self._below if narrow else self._alongside)

    def _beside(self, table: PaperTable | None) -> Block:
        """Return the sheet with its deals beside it; why they are paid too, if there is room."""
        beside, below = (self._with_why(table, below=below) for below in (False, True))

        def pieces(rect: QRectF, row: float) -> Pieces:
            fits = beside.height(row) <= rect.height()
            return (beside if fits else below).pieces(rect, row)

        return Block(lambda row: min(beside.height(row), below.height(row)), pieces)

    def _with_why(self, table: PaperTable | None, *, below: bool) -> Block:
        """Return it with the reasons below all, or below the deals alone."""
        needed = table.width if table else 0.0
        why = self._why(self._body.width()) if below else []
        foot = strips_height(why) + GAP / 2 if why else 0.0

        def beside(room: float) -> Strips:
            return [*self._strips(table, room), *([] if below else self._why(room))]

        def height(row: float) -> float:
            room = self._room(row)
            if room < needed:
                return ENDLESS
            return foot + max(self.sheet_height(row), strips_height(beside(room)))

        def pieces(rect: QRectF, row: float) -> Pieces:
            part = self.sheet(row, rect.height() - foot)
            right = rect.adjusted(part.size[0] + GAP, 0, 0, 0)
            drawn = strips_pieces(beside(right.width()), right)
            high = max(part.size[1], *(piece.rect.bottom() - rect.top() for piece in drawn), 0.0)
            under = rect.adjusted(0, high + GAP / 2, 0, 0)
            return [Piece(rect, part.draw), *drawn, *strips_pieces(why, under)]

        return Block(height, pieces)

    def _stacked(self) -> Block:
        """Return the sheet with its deals below it: on narrow paper, or in large words."""
        width = self._body.width()
        table = self._table(self._full, width)
        strips = [*self._strips(table, width), *self._why(width)]
        below = strips_height(strips) + GAP / 2

        def pieces(rect: QRectF, row: float) -> Pieces:
            part = self.sheet(row, rect.height() - below)
            under = rect.adjusted(0, part.size[1] + GAP / 2, 0, 0)
            return [centred(part, rect), *strips_pieces(strips, under)]

        return Block(lambda row: self.sheet_height(row) + below, pieces)

    def _alongside(self, body: QRectF) -> Iterator[Pieces]:
        """Yield the parts of a long sheet, with its deals flowing beside them."""
        table = self._table(self._full, self._room(LEAST_ROW))
        width = WIDTH * max(self._least, LEAST_ROW)
        parts = self.parts(width, LEAST_ROW)
        room = body.adjusted(parts[0].size[0] + GAP, 0, 0, 0)
        why = self._why(room.width(), in_columns=False)
        strips = [*self._strips(table, room.width()), *why]
        columns = fill(strips, body.height())
        for part, column in zip_longest(parts, columns):
            pieces = [Piece(QRectF(body), part.draw)] if part else []
            yield [*pieces, *column_pieces(column or (), room if part else body)]

    def _below(self, body: QRectF) -> Iterator[Pieces]:
        """Yield the parts of a sheet, and then its deals."""
        for part in self.parts(body.width(), LARGEST_ROW):
            yield [centred(part, body)]
        width = body.width()
        why = self._why(width, in_columns=False)
        strips = [*self._strips(self._table(self._full, width), width), *why]
        for column in fill(strips, body.height()):
            yield column_pieces(column, body)

    def parts(self, width: float, largest: float) -> Sequence[SheetPart]:
        """Return the sheet in as many parts as it takes."""
        return sheet_parts(
            self._number,
            self._scored,
            width,
            self._body.height(),
            largest,
            letters=self._wanted.letters,
            colours=self._colours,
        )

    def alone(self) -> Iterator[Pieces]:
        """Yield the sheet as great as the page."""
        for part in self.parts(self._body.width(), ENDLESS):
            yield [centred(part, self._body)]

    def _panels(self) -> Iterator[Block]:
        """Yield the sheet after each deal, as many side by side as have room."""
        abreast = max(1, int((self._body.width() + PANEL_GAP) / (WIDTH * PANEL_ROW + PANEL_GAP)))
        panels = [
            (paper_words.after_deal(deal, self._scored), self._panel(deal.place))
            for deal in self._scored.deals
        ]
        for first in range(0, len(panels), abreast):
            yield _row_of_panels(panels[first : first + abreast], self._size)

    def _panel(self, place: int) -> SheetPart:
        """Return the sheet as it was after the item at a place."""
        entered = self._scored.round
        so_far = replace(entered, items=entered.items[: place + 1])
        lines = lay_out(score_round(so_far, self._scored.deals[0].dealer)).lines
        tall = rows_of(lines)
        return SheetPart(self._number, self._scored, lines, PANEL_ROW, tall, self._colours)


def centred(part: SheetPart, rect: QRectF) -> Piece:
    """Return a part of a sheet in the middle of a place."""
    left = rect.left() + (rect.width() - part.size[0]) / 2
    return Piece(QRectF(left, rect.top(), part.size[0], rect.height()), part.draw)


def _row_of_panels(panels: Sequence[tuple[str, SheetPart]], size: float) -> Block:
    height = CAPTION_ROOM + max(panel.size[1] for _, panel in panels)

    def pieces(rect: QRectF, row: float) -> Pieces:
        drawn = []
        for place, (said, panel) in enumerate(panels):
            left = rect.left() + place * (WIDTH * PANEL_ROW + PANEL_GAP)
            head = QRectF(left, rect.top(), panel.size[0], CAPTION_ROOM)
            drawn.append(Piece(head, partial(draw_caption, said, size)))
            drawn.append(Piece(head.translated(0, CAPTION_ROOM), panel.draw))
        return drawn

    return Block(lambda row: height, pieces, grows=False)
