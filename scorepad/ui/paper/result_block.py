"""How an evening ended, on paper: who won it, the back score with its course, and who pays whom."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from scorepad.bridge.back_score import BackScoreColumn, back_score, running_totals
from scorepad.bridge.evening import Evening, ScoredEvening
from scorepad.bridge.evening_result import EveningResult, course, evening_result
from scorepad.bridge.settling import Carried, Purses, Status, balances, ledger
from scorepad.pages import Wanted
from scorepad.ui import words
from scorepad.ui.painting.chart_painter import Chart, draw_chart, step_by_step
from scorepad.ui.painting.pencil import Pencil
from scorepad.ui.painting.wrapping import wrapped
from scorepad.ui.paper.blocks import (
    GAP,
    Block,
    LongBlock,
    Pieces,
    strips_block,
    strips_height,
    strips_pieces,
)
from scorepad.ui.paper.page import DrawPiece, Piece, Strips
from scorepad.ui.paper.paper_lines import ABOVE, heading, sentence
from scorepad.ui.paper.paper_style import BODY, DOTS, PRINTED, title_font, words_font
from scorepad.ui.paper.paper_table import NAME, PaperCell, PaperTable, TableColumn, plain_row
from scorepad.ui.words import back_score as back_score_words
from scorepad.ui.words import evening_result as result_words
from scorepad.ui.words import long_day, translate
from scorepad.ui.words import settling as money_words
from scorepad.ui.words import window as window_words
from scorepad.words import coins

REMARK = 190.0
"""How wide a column may be that tells an evening or money in several currencies, in points."""
LOWEST_CHART = 120.0 * DOTS
HIGHEST_CHART = 330.0 * DOTS


def result_blocks(
    scored: ScoredEvening,
    wanted: Wanted,
    carried: Sequence[Carried],
    body: QRectF,
    size: float,
    *,
    by_deals: bool,
) -> list[Block | LongBlock]:
    """Return what is told of the whole evening; nothing where nothing of it is wanted.

    Of one round alone the course may be told too, deal by deal.
    """
    width = body.width()
    result = evening_result(scored)
    above = _who_won(result, scored, size, width) if wanted.back_score else []
    scores = _back_score(scored, size, width) if wanted.back_score else []
    payments = _payments(scored, carried, size) if wanted.settlement else []
    below = _remarks(result, scored, size, width) if wanted.back_score and result.order else []
    shown = wanted.chart and (by_deals or len(back_score(scored)) > 1)
    chart = _chart(scored, size, black=wanted.black) if shown else None
    title = window_words.back_score()
    across = max((table.width for _, table in payments), default=0.0)
    left: Strips = []
    right: Strips = []
    if len(scores) == 1 and scores[0].width + GAP + across <= width:
        left = [*above, *_titled([(title, scores[0])], width - across - GAP)]
        right = _titled(payments, across)
    else:
        left = [*above, *_titled([(title, table) for table in scores], width)]
        left += _titled(payments, width)
    top = strips_height(above) + (ABOVE if above else 0.0)
    blocks = [_tables(left, right, top, width - across, body.height())] if left else []
    if chart:
        blocks.append(_with_chart(chart, below))
    elif below:
        blocks.append(strips_block(below, body.height()))
    return blocks


def _tables(
    left: Strips, right: Strips, top: float, across: float, room: float
) -> Block | LongBlock:
    """Return the back score with the payments beside it, from so far below the top."""
    height = max(strips_height(left), top + strips_height(right))
    if height > room:
        return strips_block([*left, *right], room)

    def pieces(rect: QRectF, row: float) -> Pieces:
        return [
            *strips_pieces(left, rect),
            *strips_pieces(right, rect.adjusted(across, top, 0, 0)),
        ]

    return Block(lambda row: height, pieces, grows=False)


def _with_chart(chart: DrawPiece, below: Strips) -> Block:
    """Return the chart as high as there is room, and what is remarked below it."""
    remarks = strips_height(below)

    def pieces(rect: QRectF, row: float) -> Pieces:
        high = min(rect.height() - remarks, HIGHEST_CHART)
        place = QRectF(rect.left(), rect.top(), rect.width(), high)
        return [Piece(place, chart), *strips_pieces(below, rect.adjusted(0, high, 0, 0))]

    return Block(lambda row: LOWEST_CHART + remarks, pieces)


def _who_won(result: EveningResult, scored: ScoredEvening, size: float, width: float) -> Strips:
    """Return the winner, with how much."""
    if not result.order:
        return []
    said = result_words.by_how_much(result, scored)
    first, *rest = sentence(said, size * 1.2, width)
    headline, great = result_words.headline(result), size * 1.6
    lines = wrapped(headline, title_font(great * 0.9), width)
    if len(lines) > 1:
        great *= 0.75
    title, *more = (heading(line, great) for line in lines)
    return [title, *(replace(each, above=0) for each in (*more, first)), *rest]


def _titled(tables: Sequence[tuple[str, PaperTable]], width: float) -> Strips:
    strips: Strips = []
    for title, table in tables:
        strips += [heading(title, table.size), *table.strips(width, whole=True)]
    return strips


def _back_score(scored: ScoredEvening, size: float, width: float) -> list[PaperTable]:
    """Return tables of players and rounds; rounds without room go on in another table."""
    columns = back_score(scored)
    if not columns:
        return []
    figure = QFontMetricsF(words_font(size)).horizontalAdvance("−000") + 8 * DOTS
    across = max(4, int((width - 100 * DOTS) / figure) - 1)
    return [
        _back_score_table(scored, columns, columns[start : start + across], size)
        for start in range(0, len(columns), across)
    ]


def _back_score_table(
    scored: ScoredEvening,
    whole: tuple[BackScoreColumn, ...],
    shown: tuple[BackScoreColumn, ...],
    size: float,
) -> PaperTable:
    """Return some rounds; with the last of them the totals too, in hundreds and in money."""
    totals = running_totals(whole)
    purses = {
        currency: money for currency, money in balances(scored).items() if any(money.values())
    }
    is_last = shown[-1] is whole[-1]
    heads = [TableColumn(translate("words", "Player"), most=NAME)]
    names = back_score_words.round_names(whole)[whole.index(shown[0]) :]
    heads += [TableColumn(name, right=True) for name, _ in zip(names, shown, strict=False)]
    if is_last:
        heads.append(TableColumn(words.total(), right=True))
        if purses:
            heads.append(TableColumn(translate("words", "Balance"), right=True, most=REMARK))
    rows = []
    for player in scored.players:
        cells = [PaperCell(words.player_name(player))]
        cells += [PaperCell(words.hundreds(column.hundreds[player])) for column in shown]
        cells.append(PaperCell(words.hundreds(totals[player]), bold=True))
        cells.append(PaperCell(_balance(purses, player, scored.evening.currency)))
        rows.append(tuple(cells[: len(heads)]))
    return PaperTable(heads, rows, size)


def _chart(scored: ScoredEvening, size: float, *, black: bool) -> DrawPiece | None:
    """Return the course of the evening, once there is one to see."""
    went = course(scored)
    if len(went.after) < 2:
        return None
    lines = tuple(
        step_by_step(back_score_words.chart_label(player, values[-1]), values)
        for player, values in went.stood.items()
    )
    ink = Pencil(PRINTED, words_font(min(size, BODY)), black)
    return chart_piece(Chart(lines, went.after), ink)


def _payments(
    scored: ScoredEvening, carried: Sequence[Carried], size: float
) -> list[tuple[str, PaperTable]]:
    """Return what was owed before, and who pays whom, each with its title."""
    return [
        (title, table)
        for title, table in (
            (money_words.debts(), _debts_table(scored.evening, size)),
            (money_words.title(), _settlement_table(scored, size, carried)),
        )
        if table
    ]


def _remarks(result: EveningResult, scored: ScoredEvening, size: float, width: float) -> Strips:
    """Return the deal that moved most, what was agreed, and the note of the evening."""
    lines = []
    if result.best_deal:
        best = result_words.best_deal(result.best_deal, scored)
        lines.append(f"{result_words.deal_of_the_evening()}: {best}.")
    agreed = "; ".join(result_words.agreed(scored))
    lines.append(translate("words", "Agreed: {terms}.").format(terms=agreed))
    lines.append(scored.evening.note)
    return [strip for line in lines if line for strip in sentence(line, size, width)]


def _settlement_table(
    scored: ScoredEvening, size: float, carried: Sequence[Carried]
) -> PaperTable | None:
    """Return who still pays, who paid already and what was carried over, if anybody does."""
    lines = ledger(scored, carried)
    if not lines:
        return None
    amounts = money_words.amounts((line.payment for line in lines), scored.evening.currency)
    rows = [
        (
            PaperCell(words.player_name(line.payment.payer)),
            PaperCell(words.player_name(line.payment.payee)),
            PaperCell(amount, bold=line.status is Status.OPEN),
            # The day tells the evening; with its title too there would be no room.
            PaperCell(money_words.became(line._replace(title="") if line.day else line)),
        )
        for line, amount in zip(lines, amounts, strict=True)
    ]
    payer, payee = translate("words", "From"), translate("words", "To")
    columns = [TableColumn(payer, most=NAME), TableColumn(payee, most=NAME)]
    columns.append(TableColumn(translate("words", "Amount"), right=True))
    if any(line.status is not Status.OPEN for line in lines):
        columns.append(TableColumn("", most=REMARK))
    return PaperTable(columns, [row[: len(columns)] for row in rows], size)


def _debts_table(evening: Evening, size: float) -> PaperTable | None:
    """Return what was owed before the evening, if anything was."""
    if not evening.debts:
        return None
    amounts = money_words.amounts(evening.debts, evening.currency)
    rows = [
        plain_row(*map(words.player_name, debt[:2]), amount, long_day(debt.day))
        for debt, amount in zip(evening.debts, amounts, strict=True)
    ]
    owes, whom = translate("words", "Who owes"), translate("words", "Whom")
    columns = [TableColumn(owes, most=NAME), TableColumn(whom, most=NAME)]
    columns += [TableColumn(translate("words", "Amount"), right=True), TableColumn("", most=REMARK)]
    return PaperTable(columns, rows, size)


def _balance(purses: Purses, player: str, own: str) -> str:
    """Return what a player won or lost, in each currency; nothing is a plain zero."""
    said = [
        money_words.signed(money[player], currency or own, coins(money.values(), currency or own))
        for currency, money in purses.items()
        if money.get(player)
    ]
    return ", ".join(said) or words.hundreds(0)


def chart_piece(chart: Chart, ink: Pencil) -> DrawPiece:
    return lambda painter, rect: draw_chart(painter, rect, chart, ink)
