"""The pages of an evening: its sheets, with the deals beside them, and the back score."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from PySide6.QtCore import QRectF

from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.rounds import seat_changes
from scorepad.bridge.settling import Carried
from scorepad.layout import MOST_ROWS
from scorepad.pages import Column, Extent, Strip, Wanted, fill
from scorepad.ui.paper.deal_table import deal_table, legend
from scorepad.ui.paper.evening_summary import (
    back_score_tables,
    chart,
    debts_table,
    heading,
    sentence,
    settlement_table,
)
from scorepad.ui.paper.page import DrawPiece, Frame, Head, Page, Piece, column_pieces
from scorepad.ui.paper.paper_style import DOTS, PRINTED, PRINTED_IN_TWO
from scorepad.ui.paper.paper_table import PaperTable
from scorepad.ui.paper.sheet_parts import SheetPart, sheet_parts
from scorepad.ui.words import long_day, seat_change, translate
from scorepad.ui.words import paper as paper_words
from scorepad.ui.words import settling as money_words
from scorepad.ui.words import window as window_words

LARGEST_ROW = 26.0 * DOTS
LARGEST_ALONE = 34.0 * DOTS
"""Rows are larger where nothing stands beside the sheet."""
GAP = 22.0 * DOTS
"""Between columns."""
SHORT_ROWS = 13.0
"""So long is the sheet of a short round; two of them stand on one page."""
ENDLESS = 1e9
WITH_TABLE = 0.33
"""How much of the width a sheet takes that has its deals beside it."""
SQUEEZED = 0.96
"""A table may be squeezed to this share of its width to stand beside its sheet."""

Pieces = list[Piece]


def evening_pages(
    scored: ScoredEvening, wanted: Wanted, carried: Sequence[Carried] = ()
) -> tuple[Page, ...]:
    """Return all pages of what is wanted of an evening, with what later ones took over of it."""
    rounds = wanted_rounds(scored, wanted)
    head = Head(
        scored.evening.title or paper_words.default_title(),
        long_day(scored.evening.day),
        _players(scored, rounds),
    )
    frame = Frame(wanted.format, head)
    writer = _Writer(frame, scored, wanted, carried)
    drawn = list(writer.pages(rounds))
    return tuple(
        frame.page(number, len(drawn), pieces) for number, pieces in enumerate(drawn, start=1)
    )


def wanted_rounds(scored: ScoredEvening, wanted: Wanted) -> list[int]:
    """Return the rounds to be printed; one without deals only where it is alone."""
    everything = list(range(len(scored.played) or len(scored.rounds)))
    if wanted.extent is Extent.EVENING:
        return everything
    number = wanted.round if wanted.round >= 0 else len(scored.rounds) + wanted.round
    return [min(number, len(scored.rounds) - 1)] if scored.rounds else []


def _players(scored: ScoredEvening, rounds: Sequence[int]) -> str:
    if len(rounds) == 1:
        only = scored.rounds[rounds[0]]
        changes = [seat_change(each, only.round.options) for each in seat_changes(only)]
        return "; ".join(filter(None, (paper_words.pairs(only.seating, only.we), *changes)))
    return paper_words.player_names(scored.players)


class _Half(NamedTuple):
    """A round that is so short that two of its kind have room on a page."""

    number: int
    part: SheetPart
    beside: Column[DrawPiece]


class _Writer:
    """Puts together the pages of one document."""

    def __init__(
        self, frame: Frame, scored: ScoredEvening, wanted: Wanted, carried: Sequence[Carried]
    ) -> None:
        self._body = frame.body
        self._carried = carried
        self._scored = scored
        self._wanted = wanted
        self._colours = PRINTED_IN_TWO if wanted.two_colours else PRINTED
        self._size = 8.0 if frame.small else 8.5
        self._built: dict[int, PaperTable] = {}
        self._tables = wanted.deals and wanted.extent is not Extent.SHEET

    def pages(self, rounds: Sequence[int]) -> Iterator[Pieces]:
        if self._wanted.side_by_side:
            yield from self._side_by_side(rounds)
            width = self._body.width()
            tables = [
                strip
                for number in rounds
                for strip in self._tables_of(number, self._table(number), width)
            ]
            yield from self._columns([*tables, *self._summary(width)])
            return
        yield from self._one_by_one(rounds)

    def _one_by_one(self, rounds: Sequence[int]) -> Iterator[Pieces]:
        """Yield a page for each round, or for two that are so short that they have room on one."""
        upper: _Half | None = None
        for number in rounds:
            half = self._half(number) if number != rounds[-1] else None
            if upper and half:
                yield self._both(upper, half)
                upper = None
                continue
            if upper:
                yield from self._round(upper.number, rounds[-1])
            upper = half
            if half is None:
                yield from self._round(number, rounds[-1])

    def _half(self, number: int) -> _Half | None:
        """Return a short sheet and what stands beside it, if that is no higher than half a page."""
        table = self._table(number)
        if table is None:
            return None
        width = self._body.width() * WITH_TABLE
        part, *more = self._parts(number, width, LARGEST_ROW, SHORT_ROWS)
        room = self._body.width() - part.size[0] - GAP
        if more or table.width * SQUEEZED > room:
            return None
        column, *_ = fill(self._tables_of(number, table, room), ENDLESS)
        high = max(part.size[1], column[-1].top + column[-1].height)
        return _Half(number, part, column) if high <= (self._body.height() - GAP) / 2 else None

    def _both(self, *halves: _Half) -> Pieces:
        """Return two short rounds, one below the other."""
        body = self._body
        pieces: Pieces = []
        for place, (_, part, column) in enumerate(halves):
            rect = body.adjusted(0, place * (body.height() + GAP) / 2, 0, 0)
            pieces.append(Piece(rect, part.draw))
            pieces += column_pieces(column, rect.adjusted(part.size[0] + GAP, 0, 0, 0))
        return pieces

    def _round(self, number: int, last: int) -> Iterator[Pieces]:
        """Yield a sheet with its deals beside it, or behind it where it is too narrow for both.

        The summary of the evening goes on below the last deals.
        """
        body = self._body
        parts = self._parts(number, body.width() * WITH_TABLE, LARGEST_ROW)
        room = body.adjusted(parts[0].size[0] + GAP, 0, 0, 0)
        table = self._table(number)
        something = table is not None or self._wanted.letters
        if not something or (table and table.width * SQUEEZED > room.width()):
            for part in self._parts(number, body.width(), LARGEST_ALONE):
                yield [self._centred(part)]
            parts, room = [], body
        strips = self._tables_of(number, table, room.width())
        strips += self._summary(room.width()) if number == last else []
        columns = fill(strips, body.height())
        for part, column in zip_longest(parts, columns):
            pieces = [Piece(QRectF(body), part.draw)] if part else []
            yield [*pieces, *column_pieces(column or (), room if part else body)]

    def _parts(
        self, number: int, width: float, largest: float, blank: float = MOST_ROWS
    ) -> Sequence[SheetPart]:
        scored, letters = self._scored.rounds[number], self._wanted.letters
        return sheet_parts(
            number,
            scored,
            width,
            self._body.height(),
            letters,
            largest,
            blank,
            colours=self._colours,
        )

    def _centred(self, part: SheetPart) -> Piece:
        body, width = self._body, part.size[0]
        left = body.left() + (body.width() - width) / 2
        return Piece(QRectF(left, body.top(), width, body.height()), part.draw)

    def _side_by_side(self, rounds: Sequence[int]) -> Iterator[Pieces]:
        body = self._body
        width = (body.width() - GAP) / 2
        parts = [part for number in rounds for part in self._parts(number, width, LARGEST_ALONE)]
        for first in range(0, len(parts), 2):
            pieces: Pieces = []
            for place, part in enumerate(parts[first : first + 2]):
                left = body.left() + place * (width + GAP) + (width - part.size[0]) / 2
                pieces.append(Piece(QRectF(left, body.top(), width, body.height()), part.draw))
            yield pieces

    def _table(self, number: int) -> PaperTable | None:
        scored = self._scored.rounds[number]
        if not self._tables or not scored.deals:
            return None
        if number not in self._built:
            self._built[number] = deal_table(
                scored, self._size, letters=self._wanted.letters, colours=self._colours
            )
        return self._built[number]

    def _tables_of(
        self, number: int, table: PaperTable | None, width: float
    ) -> list[Strip[DrawPiece]]:
        """Return the deals of a round with their legend, at a width."""
        scored, size = self._scored.rounds[number], self._size
        strips: list[Strip[DrawPiece]] = []
        if table:
            strips.append(heading(paper_words.deals_heading(number, scored), size))
            strips += table.strips(width)
            strips += sentence(paper_words.outcome(scored), size, width)
        if self._wanted.letters and scored.deals:
            strips.append(heading(translate("words", "Why"), size))
            strips += legend(scored, size, width, self._colours)
        return strips

    def _summary(self, width: float) -> list[Strip[DrawPiece]]:
        """Return the back score and the settlement, where the whole evening is wanted."""
        wanted, size = self._wanted, self._size
        strips: list[Strip[DrawPiece]] = []
        if wanted.extent is not Extent.EVENING:
            return strips
        if wanted.back_score:
            for scores in back_score_tables(self._scored, size, width):
                strips.append(heading(window_words.back_score(), size))
                strips += scores.strips(width, whole=True)
        if wanted.chart and (drawn := chart(self._scored, size)):
            strips.append(drawn)
        if wanted.settlement:
            for title, table in (
                (money_words.debts(), debts_table(self._scored.evening, size)),
                (money_words.title(), settlement_table(self._scored, size, self._carried)),
            ):
                if table:
                    strips.append(heading(title, size))
                    strips += table.strips(width, whole=True)
        return strips

    def _columns(self, strips: Sequence[Strip[DrawPiece]]) -> Iterator[Pieces]:
        """Yield pages of nothing but tables."""
        for column in fill(strips, self._body.height()):
            yield column_pieces(column, self._body)
