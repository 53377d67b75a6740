"""The pages of an evening: how it ended, then its sheets with their deals."""

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QRectF

from scorepad.bridge.back_score import back_score
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.rounds import seat_changes
from scorepad.bridge.settling import Carried
from scorepad.pages import Extent, Wanted
from scorepad.ui.painting.sheet_painter import WIDTH
from scorepad.ui.paper.blocks import (
    GAP,
    LARGEST_ROW,
    Block,
    LongBlock,
    Pieces,
    filled_pages,
)
from scorepad.ui.paper.boards_block import boards_blocks
from scorepad.ui.paper.page import Frame, Head, Page
from scorepad.ui.paper.paper_style import body_size, paper_colours
from scorepad.ui.paper.result_block import result_blocks
from scorepad.ui.paper.round_block import RoundBlocks, centred
from scorepad.ui.paper.sheet_parts import LEAST_ROW
from scorepad.ui.words import long_day, seat_change
from scorepad.ui.words import paper as paper_words


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
    frame = Frame(wanted.format, head, large=wanted.large)
    drawn = list(_pages(scored, rounds, wanted, carried, frame.body))
    mark = ", ".join(filter(None, (head.title, head.day)))
    return tuple(
        frame.page(number, len(drawn), pieces, mark if number == 1 else "")
        for number, pieces in enumerate(drawn, start=1)
    )


def wanted_rounds(scored: ScoredEvening, wanted: Wanted) -> list[int]:
    """Return the rounds to be printed; one without deals only where it is alone."""
    everything = list(range(len(scored.played) or len(scored.rounds)))
    if wanted.extent is Extent.EVENING:
        return everything
    number = wanted.round if wanted.round >= 0 else len(scored.rounds) + wanted.round
    return [min(number, len(scored.rounds) - 1)] if scored.rounds else []


def _players(scored: ScoredEvening, rounds: Sequence[int]) -> str:
    if len(rounds) == 1 and not scored.rounds[rounds[0]].round.comparison:
        only = scored.rounds[rounds[0]]
        changes = [seat_change(each, only.round.options) for each in seat_changes(only)]
        return "; ".join(filter(None, (paper_words.pairs(only.seating, only.we), *changes)))
    compared = (name for one in scored.rounds for name in one.round.compared_players)
    return paper_words.player_names([*dict.fromkeys((*scored.players, *compared))])


def _pages(
    scored: ScoredEvening,
    numbers: Sequence[int],
    wanted: Wanted,
    carried: Sequence[Carried],
    body: QRectF,
) -> Iterator[Pieces]:
    colours, size = paper_colours(wanted), body_size(wanted)
    sessions = [
        comparison
        for number in numbers
        if (comparison := scored.rounds[number].round.comparison)
        and (comparison.results or comparison.plan)
    ]
    rounds = [
        RoundBlocks(
            number,
            scored.rounds[number],
            wanted,
            body,
            size,
            colours,
            among_others=len(numbers) > 1,
        )
        for number in numbers
        if scored.rounds[number].round.comparison not in sessions
    ]
    if wanted.extent is Extent.SHEET and rounds:
        for each in rounds:
            yield from each.alone()
        return
    blocks: list[Block | LongBlock] = []
    for comparison in sessions:
        blocks += boards_blocks(comparison, wanted, body, size)
    if wanted.side_by_side:
        blocks += [_abreast(rounds[first : first + 2], body) for first in range(0, len(rounds), 2)]
        blocks += [table for each in rounds for table in each.tables()]
    else:
        blocks += [block for each in rounds for block in each.blocks()]
    if wanted.extent is not Extent.EVENING:
        yield from filled_pages(blocks, body)
        return
    told = partial(result_blocks, scored, wanted, carried, body, size)
    brief = list(filled_pages([*told(by_deals=False), *blocks], body))
    if not wanted.chart or len(back_score(scored)) > 1:
        yield from brief
        return
    long = list(filled_pages([*told(by_deals=True), *blocks], body))
    yield from long if len(long) == len(brief) else brief


def _abreast(rounds: Sequence[RoundBlocks], body: QRectF) -> Block | LongBlock:
    """Return two sheets beside each other, in parts where they are long."""
    width = (body.width() - GAP) / 2

    def places(rect: QRectF) -> list[QRectF]:
        return [
            QRectF(rect.left() + place * (width + GAP), rect.top(), width, rect.height())
            for place in (0, 1)
        ]

    def height(row: float) -> float:
        return max(each.sheet_height(row) for each in rounds)

    def pieces(rect: QRectF, row: float) -> Pieces:
        sheets = (each.sheet(min(row, width / WIDTH), rect.height()) for each in rounds)
        return [centred(sheet, place) for sheet, place in zip(sheets, places(rect), strict=False)]

    def pages(rect: QRectF) -> Iterator[Pieces]:
        parts = [part for each in rounds for part in each.parts(width, LARGEST_ROW)]
        for first in range(0, len(parts), 2):
            both = zip(parts[first : first + 2], places(rect), strict=False)
            yield [centred(part, place) for part, place in both]

    return Block(height, pieces) if height(LEAST_ROW) <= body.height() else LongBlock(pages)
