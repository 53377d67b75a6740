"""The result of an evening on paper: winners, back score with chart, and payments."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import chain, count, takewhile
from operator import attrgetter, ge, itemgetter
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from scorepad.bridge.back_score import back_score
from scorepad.bridge.evening import Evening, ScoredEvening
from scorepad.bridge.evening_result import EveningResult, course
from scorepad.bridge.payments import Debt, Purses
from scorepad.bridge.settling import Carried, LedgerLine, Status, balances, ledger, old_debts
from scorepad.sheets.offered import FEWEST
from scorepad.sheets.pages import Wanted
from scorepad.tables.back_score import BackScoreRow, back_score_table
from scorepad.tables.table import FIGURES, Column, Table
from scorepad.ui import words
from scorepad.ui.painting.chart_painter import Chart, draw_chart, step_by_step
from scorepad.ui.painting.pencil import Pencil
from scorepad.ui.paper.blocks import (
    GAP,
    Block,
    Draw,
    beside,
    flowing,
    full_pages,
    in_column,
    pages_of,
)
from scorepad.ui.paper.paper_lines import ABOVE, bound, heading, headings, names_whole, sentence
from scorepad.ui.paper.paper_style import (
    BODY,
    DOTS,
    LARGER,
    PRINTED,
    paper_colours,
    title_font,
    words_font,
)
from scorepad.ui.paper.paper_table import CLOSE, LINE, NAME, PAD, PaperTable, within
from scorepad.ui.words import back_score as back_score_words
from scorepad.ui.words import evening_result as result_words
from scorepad.ui.words import long_day, medium_day, translate
from scorepad.ui.words import settling as money_words
from scorepad.ui.words import window as window_words
from scorepad.ui.words.review import first_names
from scorepad.ui.words.writing import WRITING
from scorepad.words import coins

_REMARK = 300.0
"""The maximum width in points of a column with evenings or several currencies."""
_PLAYER = 0.4
"""The maximum share of the width for the names beside a back score."""
_LEAST_PAID = 0.77
"""A table of payments may shrink to this share if names and days are long."""
_LEAST_LARGE_PAID = 0.85
"""The same in large print, where it is still larger than usual."""
_TURNED, _CLOSEST, _LEAST_TURNED = 0.85, 1.22, 13.5
"""The height of such a back score relative to its width, at most, if its text is not too small;
the least height of its lines, in text sizes; and its smallest text."""
CHART = 127.0 * DOTS
"""The height of a chart: 45 millimetres; in large print larger as everything else."""
_LOOSE = 1.0
"""By what share lines of its tables may be higher where a page has room."""
_CHART_LOOSEST = 1.6
"""By what share it may be higher where a page has room."""
_SMALLER = 8.5
"""The least text of a back score whose names have a line each."""
GREATEST, STEP = 1.5, 0.5
"""How much larger text is on separate pages at most, and the step for reducing it."""
_Titled = tuple[str, PaperTable[Any]]
"""A table with its title."""


def result_blocks(
    result: EveningResult,
    scored: ScoredEvening,
    wanted: Wanted,
    carried: Sequence[Carried],
    body: QRectF,
    size: float,
) -> list[Block]:
    """Return the parts about the whole evening; nothing if none is wanted."""
    width = body.width()
    above = _who_won(result, scored, size, width) if wanted.back_score else []
    scores, payments = _tables(scored, wanted, carried, size, width)
    below = (
        _remarks(result, scored, wanted, size, width) if wanted.back_score and result.order else []
    )
    shown = wanted.chart and len(back_score(scored)) >= FEWEST
    across = max((table.width for _, table in payments), default=0.0)
    apart = width - across
    if len(scores) == 1 and scores[0][1].width + GAP + across <= width:
        apart = min(apart, scores[0][1].used(apart - GAP) + 2 * GAP)
        left = [_titled(scores, apart - GAP)]
        right = _titled(payments, width - apart, full=True)
    else:
        left = [_titled([each], width, full=bool(payments)) for each in (*scores, *payments)]
        right = []
    both_tables = in_column([*chain.from_iterable(left)])
    if right:
        both_tables = beside(both_tables, in_column(right), apart)
    told = in_column([*above, replace(both_tables, above=ABOVE)])
    if shown:
        high = CHART * (LARGER if wanted.large else min(1.0, size / BODY))
        chart = _chart(scored, size, black=wanted.black)
        looser = partial(_higher_chart, high, chart)
        below = [Block(high, chart, looser=looser), *below]
    parts = [[told]] if above or any(left) else []
    if not right and told.height + GAP + in_column(below).height > body.height():
        parts = [[*above, *chain.from_iterable(left[:1])], *left[1:]]
    elif told.height > body.height():
        parts = [[*above, *chain.from_iterable(left), *right]]
    if parts and below and not shown:  # closer to the tables than to what follows
        parts[-1], below = [*parts[-1], replace(in_column(below), above=ABOVE)], []
    return [block for part in (*parts, below) if part for block in flowing(part, body.height())]


def result_page(
    result: EveningResult,
    scored: ScoredEvening,
    wanted: Wanted,
    carried: Sequence[Carried],
    body: QRectF,
    usual: QRectF,
    size: float,
    most: float = GREATEST,
) -> list[Block]:
    """Return the same for separate pages, as large as it fits there, at `most` this share.

    In large print it takes another page rather than being smaller than on a `usual` one.
    """

    def made(size: float) -> list[Block]:
        return result_blocks(result, scored, wanted, carried, body, size)

    great = _page_size(result, scored, wanted, carried, body, size, most)
    if wanted.large:
        plain = replace(wanted, large=False)
        least = _page_size(result, scored, plain, carried, usual, BODY, most)
        if great < least:
            great = _page_size(result, scored, wanted, carried, body, least, LARGER)
        if pages_of(made(LARGER * least), body) <= pages_of(made(great), body):
            great = max(great, LARGER * least)
    return full_pages(made(great), body)


def _page_size(
    result: EveningResult,
    scored: ScoredEvening,
    wanted: Wanted,
    carried: Sequence[Carried],
    body: QRectF,
    size: float,
    most: float,
) -> float:
    """Return the largest text that takes no more pages than this size, at `most` this share."""

    def made(size: float) -> list[Block]:
        return result_blocks(result, scored, wanted, carried, body, size)

    def is_too_large(size: float) -> bool:
        scores, payments = _tables(scored, wanted, carried, size, body.width())
        tables = [table for _, table in (*scores, *payments)]
        if any(table.size < size for _, table in scores):
            return True
        if len(scores) > parts or not all(table.has_room(body.width()) for table in tables):
            return True
        if [table.heads[0] for _, table in scores[:1]] != first:  # a line for each round instead
            return True
        return pages_of(made(size), body) > usual

    plain = _tables(scored, wanted, (), size, body.width())[0]
    parts, first = len(plain), [table.heads[0] for _, table in plain[:1]]
    usual = pages_of(made(size), body)
    sizes = [*takewhile(partial(ge, most * size), count(size + STEP, STEP))]
    fitting = bisect_left(sizes, 1, key=is_too_large)
    return [size, *sizes][fitting]


def _tables(
    scored: ScoredEvening,
    wanted: Wanted,
    carried: Sequence[Carried],
    size: float,
    width: float,
) -> tuple[list[_Titled], list[_Titled]]:
    """Return the tables of back score and payments that are wanted."""
    scores = _back_score(scored, size, width) if wanted.back_score else []
    least = min(size, LARGER * BODY) if wanted.large else _LEAST_PAID * size
    least = max(least, _LEAST_LARGE_PAID * size) if wanted.large else least
    return scores, _payments(scored, carried, size, width, least) if wanted.settlement else []


def _who_won(
    result: EveningResult, scored: ScoredEvening, size: float, width: float
) -> list[Block]:
    """Return the winners with their margin."""
    if not result.order:
        return []
    said = result_words.by_how_much(result, scored)
    first, *rest = sentence(said, size * 1.2, width)
    great = size * 1.6
    lines = headline_lines(result, title_font(great * 0.9), width)
    if len(lines) > 1:
        great *= 0.75
    return [*headings(lines, great), replace(first, above=0), *rest]


def headline_lines(result: EveningResult, font: QFont, width: float) -> list[str]:
    """Return the headline in as many lines as needed, without breaking names."""
    names = [each.player for each in result.order]
    return names_whole(result_words.headline(result), names, font, width)


def _titled(tables: Sequence[_Titled], width: float, *, full: bool = False) -> list[Block]:
    """Return tables with their titles, as wide as the page if wanted."""
    lines: list[Block] = []
    for title, table in tables:
        lines.append(heading(title, table.size))
        lines += table.lines(width, whole=True, full=full, most=_LOOSE)
    return lines


def _back_score(scored: ScoredEvening, size: float, width: float) -> list[_Titled]:
    """Return the table of players and rounds, with the totals in hundreds and in money.

    If the rounds have no room side by side, each has a line.
    """
    title = window_words.back_score()
    table = back_score_table(scored, WRITING, translate("words", "Player"))
    player, *rounds, total = table.columns
    if not rounds:
        return []
    player = player._replace(most=min(NAME * size / BODY, _PLAYER * width / DOTS))
    last = [total._replace(is_bold=lambda row: True)]
    purses = {unit: money for unit, money in balances(scored).items() if any(money.values())}
    if purses:
        said = translate("words", "Balance")
        most = _REMARK * size / BODY
        last.append(Column(said, lambda row: _balance(purses, row.player), FIGURES, most=most))
    whole = table._replace(columns=[player, *rounds, *last])
    if size <= BODY and PaperTable(whole, size).width > width:
        close = within(partial(PaperTable, whole, pad=CLOSE), size, width, _SMALLER)
        if close.width <= width:
            return [(title, close)]
    # Names in two lines rather than rounds torn apart.
    for pad in (PAD, CLOSE) if size <= LARGER * BODY else (PAD,):
        figures = PaperTable(table._replace(columns=[*rounds, *last]), size, pad=pad).width
        least = PaperTable(table._replace(columns=[player]), size, pad=pad).least_width
        if figures + least <= width:
            room = width - figures - 2 * pad * size * DOTS
            player = player._replace(most=min(player.most, room / DOTS))
            whole = table._replace(columns=[player, *rounds, *last])
            return [(title, PaperTable(whole, size, pad=pad, is_even=True))]
    lines = [*rounds, *last]
    high = _TURNED * width / DOTS / (len(lines) + 1)
    low = min(size, max(_LEAST_TURNED, high / LINE))
    line = max(_CLOSEST, min(LINE, high / low))
    return [(title, within(partial(_turned, lines, table.rows, line), low, width))]


def _turned(
    columns: Sequence[Column[BackScoreRow]],
    players: Sequence[BackScoreRow],
    line: float,
    size: float,
) -> PaperTable[Column[BackScoreRow]]:
    """Return a back score with a line for each round, and a column for each player."""
    called = first_names([one.player for one in players])

    def figure(of: BackScoreRow) -> Column[Column[BackScoreRow]]:
        return Column(
            called[of.player],
            lambda row: row.text(of),
            FIGURES,
            is_bold=lambda row: row.is_bold(of),
        )

    heading: Column[Column[BackScoreRow]] = Column("", attrgetter("heading"))
    return PaperTable(Table([heading, *map(figure, players)], columns), size, line=line)


def _chart(scored: ScoredEvening, size: float, *, black: bool) -> Draw:
    """Return the chart of the evening by first names; partners who never parted share a line."""
    went = course(scored)
    called = first_names(went.stood)
    together: dict[tuple[int, ...], list[str]] = {}
    for player, values in went.stood.items():
        together.setdefault(values, []).append(called[player])
    lines = tuple(
        step_by_step(back_score_words.chart_label(words.all_of(players), values[-1]), values)
        for values, players in together.items()
    )
    ink = Pencil(PRINTED, words_font(min(size, GREATEST * LARGER * BODY)), black)
    return chart_piece(Chart(lines, went.after), ink)


def _payments(
    scored: ScoredEvening, carried: Sequence[Carried], size: float, width: float, least: float
) -> list[_Titled]:
    """Return old debts, and payments, each with a title."""
    debts, lines = scored.evening.debts, ledger(scored, carried)
    tables: list[_Titled] = []
    if debts:
        owed = within(partial(_debts_table, scored.evening), size, width, least)
        tables.append((money_words.debts(), owed))
    if lines:
        paid = within(partial(_settlement_table, lines), size, width, least)
        tables.append((money_words.title(), paid))
    return tables


def _remarks(
    result: EveningResult, scored: ScoredEvening, wanted: Wanted, size: float, width: float
) -> list[Block]:
    """Return the deal of the evening, the agreements, and the evening's note."""
    lines, colours = [], paper_colours(wanted)
    if result.best_deal:
        best = result_words.best_deal(result.best_deal, scored)
        lines.append(f"{result_words.deal_of_the_evening()}: {best}.")
    agreed = "; ".join(result_words.agreed(scored))
    lines.append(translate("words", "Agreed: {terms}.").format(terms=agreed))
    lines.append(scored.evening.note)
    said = [bound(line, scored.players) for line in lines if line]
    return [each for line in said for each in sentence(line, size, width, colours)]


def _settlement_table(
    lines: Sequence[LedgerLine], size: float
) -> PaperTable[tuple[LedgerLine, str]]:
    """Return who still has to pay, who has paid, and what was carried over."""
    amounts = money_words.amounts(line.payment for line in lines)

    def became(row: tuple[LedgerLine, str]) -> str:
        # The day identifies the evening; there is no room for its title.
        line, _ = row
        if line.status is Status.CARRIED and line.day:
            line = line._replace(title=medium_day(line.day), day=None)
        return money_words.became(line)

    def is_open(row: tuple[LedgerLine, str]) -> bool:
        return row[0].status is Status.OPEN

    payer, payee = translate("words", "From"), translate("words", "To")
    columns: list[Column[tuple[LedgerLine, str]]] = [
        Column(payer, lambda row: words.player_name(row[0].payment.payer), most=NAME * size / BODY),
        Column(payee, lambda row: words.player_name(row[0].payment.payee), most=NAME * size / BODY),
        Column(translate("words", "Amount"), itemgetter(1), FIGURES, is_bold=is_open),
    ]
    if any(line.status is not Status.OPEN for line in lines):
        columns.append(Column("", became, most=_REMARK * size / BODY))
    return PaperTable(Table(columns, [*zip(lines, amounts, strict=True)]), size)


def _debts_table(evening: Evening, size: float) -> PaperTable[tuple[Debt, str]]:
    """Return debts from before the evening."""
    amounts = money_words.amounts(old_debts(evening))
    owes, whom = translate("words", "Who owes"), translate("words", "Whom")
    columns: list[Column[tuple[Debt, str]]] = [
        Column(owes, lambda row: words.player_name(row[0][0]), most=NAME * size / BODY),
        Column(whom, lambda row: words.player_name(row[0][1]), most=NAME * size / BODY),
        Column(translate("words", "Amount"), itemgetter(1), FIGURES),
        Column("", lambda row: long_day(row[0].day), most=_REMARK * size / BODY),
    ]
    return PaperTable(Table(columns, [*zip(evening.debts, amounts, strict=True)]), size)


def _balance(purses: Purses, player: str) -> str:
    """Return what a player won or lost in each currency; nothing is a plain zero."""
    said = [
        money_words.signed(money[player], currency, coins(money.values(), currency))
        for currency, money in purses.items()
        if money.get(player)
    ]
    return ", ".join(said) or words.hundreds(0)


def _higher_chart(height: float, draw: Draw, share: float) -> Block:
    return Block(height * (1 + min(share, _CHART_LOOSEST)), draw)


def chart_piece(chart: Chart, ink: Pencil) -> Draw:
    return lambda painter, rect: draw_chart(painter, rect, chart, ink)
