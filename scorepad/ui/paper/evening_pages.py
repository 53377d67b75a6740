"""The pages of an evening: its result, then the sheets with their deals."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from PySide6.QtCore import QRectF

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.evening_result import EveningResult, evening_result
from scorepad.bridge.rounds import seat_changes
from scorepad.bridge.settling import Carried
from scorepad.sheets.pages import Extent, Wanted
from scorepad.ui.paper.blocks import (
    FULL,
    GAP,
    LEAST_BEGUN,
    LEAST_ROW,
    SMALL_PAPER_ROW,
    SPARSE,
    Block,
    are_apart,
    are_full,
    emptiest,
    filled_pages,
    fullness,
    highest_row,
    in_column,
    kept_together,
    pages_of,
)
from scorepad.ui.paper.boards_block import boards_blocks
from scorepad.ui.paper.page import Frame, Head, Page
from scorepad.ui.paper.paper_lines import bound
from scorepad.ui.paper.paper_style import BODY, LARGER, TWO_COLUMNS, body_size
from scorepad.ui.paper.poster import poster, told_of
from scorepad.ui.paper.result_block import GREATEST, result_blocks, result_page
from scorepad.ui.paper.round_block import PrintedRound
from scorepad.ui.paper.rounds_alike import alike
from scorepad.ui.words import long_day, seat_change
from scorepad.ui.words import paper as paper_words
from scorepad.ui.words import sessions as sessions_words

_SMALLER, _SMALLEST = (10.0, 9.5, 9.0), 8.5
"""Text sizes tried where the smallest saves a page, unless every page is full."""

_LEAST_LARGE = 0.33
"""The least share of a page on which a long round begins below the result in large print."""
_BELOW_RANKING = 1.15
"""How much larger the result may be on a page of its own beside a ranking, at most."""


def evening_pages(
    scored: ScoredEvening, wanted: Wanted, carried: Sequence[Carried] = ()
) -> tuple[Page, ...]:
    """Return all pages wanted of an evening; `carried` are debts taken over by later ones."""
    rounds = wanted_rounds(scored, wanted)
    head = Head(
        scored.evening.title or paper_words.default_title(),
        long_day(scored.evening.day),
        bound(_players(scored, rounds), scored.players),
    )
    frame = Frame(wanted.format, head, large=wanted.large)
    usual_body = Frame(wanted.format, head, large=False).body
    row = 0.0
    several = len(rounds) > 1
    if wanted.large and wanted.extent is Extent.EVENING and not (several and wanted.letters):
        usual = replace(wanted, large=False)
        told = evening_result(scored)
        least = LEAST_ROW if usual_body.width() > TWO_COLUMNS else SMALL_PAPER_ROW
        blocks = _blocks(scored, told, rounds, usual, carried, usual_body, usual_body)
        row = LARGER * max(highest_row(blocks, usual_body), least)
    if wanted.large and wanted.extent is Extent.SHEET:
        only = Frame(wanted.format, head._replace(players=""), large=True, is_only=True)
        if len([*_pages(scored, rounds, wanted, carried, only.body, usual_body, row)]) == 1:
            frame = only
    drawn = list(_pages(scored, rounds, wanted, carried, frame.body, usual_body, row))
    mark = ", ".join(filter(None, (head.title, head.day)))
    return tuple(
        frame.page(number, len(drawn), block, mark if number == 1 else "")
        for number, block in enumerate(drawn, start=1)
    )


def wanted_rounds(scored: ScoredEvening, wanted: Wanted) -> list[int]:
    """Return the rounds to print; one without deals only if it is alone."""
    everything = list(range(len(scored.played) or len(scored.rounds)))
    if wanted.extent in (Extent.EVENING, Extent.POSTER):
        return everything
    number = wanted.round if wanted.round >= 0 else len(scored.rounds) + wanted.round
    return [min(number, len(scored.rounds) - 1)] if scored.rounds else []


def _players(scored: ScoredEvening, rounds: Sequence[int]) -> str:
    if len(rounds) == 1 and not scored.rounds[rounds[0]].round.comparison:
        only = scored.rounds[rounds[0]]
        changes = [seat_change(each, only.round.options) for each in seat_changes(only)]
        return "; ".join(filter(None, (paper_words.pairs(only.seating, only.we), *changes)))
    sessions = (scored.rounds[number].round.comparison for number in rounds)
    met = [sessions_words.title(session) for session in sessions if session]
    where = paper_words.held_by(scored.evening) if met else ""
    return "; ".join(filter(None, (paper_words.player_names(scored.players), *met, where)))


def _pages(
    scored: ScoredEvening,
    numbers: Sequence[int],
    wanted: Wanted,
    carried: Sequence[Carried],
    body: QRectF,
    usual: QRectF,
    row: float,
) -> Iterator[Block]:
    """Yield the pages; in large print sheets among others have this row height at least.

    `usual` is the body of a page in usual print, than which nothing is smaller.
    """
    result = evening_result(scored)
    told = told_of(result, scored) if wanted.extent is Extent.POSTER else None
    if told:
        yield poster(told, wanted, body, usual)
        return

    blocks = _blocks(scored, result, numbers, wanted, carried, body, usual, row)
    yield from filled_pages(blocks, body)


def _blocks(
    scored: ScoredEvening,
    result: EveningResult,
    numbers: Sequence[int],
    wanted: Wanted,
    carried: Sequence[Carried],
    body: QRectF,
    usual_body: QRectF,
    row: float = 0,
) -> list[Block]:
    """Return everything to print, smaller where that saves a page."""

    whole, sessions = body_size(wanted), _sessions(scored, numbers)
    several, tells = len(numbers) > 1, wanted.extent in (Extent.EVENING, Extent.POSTER)
    common = row if several or wanted.panels else 0
    printed = [
        PrintedRound(
            number,
            scored.rounds[number],
            wanted,
            body,
            whole,
            among_others=several,
            row=common,
            least_row=row,
        )
        for number in numbers
        if scored.rounds[number].round.comparison not in sessions
    ]

    @cache
    def rounds_in(size: float, *, over: bool) -> Sequence[PrintedRound]:
        least = [replace(each.sized(size), row=0 if over else each.row) for each in printed]
        return [replace(each, is_below=each.is_below or over) for each in alike(least)]

    @cache
    def told_in(size: float) -> Sequence[Block]:
        return result_blocks(result, scored, wanted, carried, body, size) if tells else ()

    @cache
    def laid_out(size: float, told: float = 0, *, over: bool = False) -> list[Block]:
        """Lay out everything in this size, the result perhaps in another one."""
        parts = sessions, rounds_in(size, over=over), told_in(told or size)
        return _laid_out(*parts, scored, result, wanted, carried, body, usual_body, size)

    size = told = whole
    blocks = laid_out(whole)
    usual = pages_of(blocks, body)
    if sessions:
        return blocks
    sizes, least = ((), LARGER * BODY) if wanted.large else (_SMALLER, _SMALLEST)
    smallest = laid_out(least) if usual == 2 or emptiest(blocks, body) < SPARSE else blocks
    if (fewer := pages_of(smallest, body)) < usual:
        saves = bisect_left(sizes, 1, key=lambda size: pages_of(laid_out(size), body) <= fewer)
        size, usual = [*sizes, least][saves], fewer
        told = whole if pages_of(laid_out(size, whole), body) <= fewer else size
        blocks = laid_out(size, told)
    full = fullness(blocks, body) if common or (usual == 1 and not wanted.large) else 1.0
    if full < FULL or (common and not several):
        # Sheets above their deals rather than beside, if they fill more or take fewer pages.
        over = laid_out(size, told, over=True)
        pages = pages_of(over, body)
        if pages < usual or (pages == usual and full < FULL and fullness(over, body) > full):
            return over
    return blocks


def _sessions(scored: ScoredEvening, numbers: Sequence[int]) -> list[Comparison]:
    """Return the sessions at several tables among these rounds."""
    return [
        comparison
        for number in numbers
        if (comparison := scored.rounds[number].round.comparison)
        and (comparison.results or comparison.plan or comparison.cards)
    ]


def _laid_out(
    sessions: Sequence[Comparison],
    rounds: Sequence[PrintedRound],
    told: Sequence[Block],
    scored: ScoredEvening,
    result: EveningResult,
    wanted: Wanted,
    carried: Sequence[Carried],
    body: QRectF,
    usual: QRectF,
    size: float,
) -> list[Block]:
    """Return everything to print, in a text size."""
    rounds = [*rounds[:1], *(replace(each, follows=True) for each in rounds[1:])]
    if wanted.extent is Extent.SHEET and rounds:
        return [part for each in rounds for part in each.alone()]
    is_alone = len(rounds) == 1 and not (told or sessions or wanted.large or wanted.panels)
    if is_alone and (filling := rounds[0].filling()):
        return filling

    if len(rounds) == 1 and not sessions:
        left = body.height() - in_column([replace(block, above=GAP) for block in told]).height - GAP
        if told and left >= (_LEAST_LARGE if wanted.large else LEAST_BEGUN) * body.height():
            rounds = [replace(rounds[0], below_result=left)]

    def alone() -> Sequence[Block]:
        most = _BELOW_RANKING if sessions else GREATEST
        return result_page(result, scored, wanted, carried, body, usual, size, most)

    if len(sessions) == 1 and not rounds:
        return boards_blocks(sessions[0], wanted, body, usual, size, told, alone)
    before = [
        block
        for each in sessions
        for block in boards_blocks(each, wanted, body, usual, size, (), tuple)
    ]
    blocks = [*before, *(block for each in rounds for block in each.blocks())]
    if wanted.panels:
        whole = [*before, *(block for each in rounds for block in each.whole())]
        in_rows = [*before, *(block for each in rounds for block in each.blocks(in_rows=True))]
        one, two, fewest = (pages_of([*told, *each], body) for each in (whole, blocks, in_rows))
        if one <= fewest and are_full(whole, body):
            blocks = whole
        elif two > fewest or not (
            are_full([*told, *blocks], body)
            or emptiest([*told, *blocks], body) > emptiest([*told, *in_rows], body)
        ):
            blocks = in_rows
    if rounds and told:
        told = kept_together(told, blocks, body)
    if rounds and told and are_apart(told, blocks, body):
        told = kept_together(alone(), blocks, body)
    if not rounds and told and are_apart(blocks, told, body):
        told = alone()
    if any(each.is_like_others for each in rounds):
        told = [replace(each, looser=None) for each in told]
    return [*told, *blocks] if rounds else [*blocks, *told]
