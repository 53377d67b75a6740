"""The end of the evening on paper: the back score, and who pays whom."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from scorepad.bridge.back_score import BackScoreColumn, back_score, running_totals, timeline
from scorepad.bridge.evening import Evening, ScoredEvening
from scorepad.bridge.settling import Carried, Purses, Status, balances, ledger
from scorepad.pages import Strip
from scorepad.ui import words
from scorepad.ui.look import LEFT
from scorepad.ui.painting.chart_painter import (
    ON_LIGHT,
    Chart,
    ChartInk,
    ChartLine,
    draw_chart,
    inks,
)
from scorepad.ui.paper.page import DrawPiece
from scorepad.ui.paper.paper_style import DOTS, PRINTED, title_font, words_font
from scorepad.ui.paper.paper_table import PaperCell, PaperTable, TableColumn
from scorepad.ui.words import back_score as back_score_words
from scorepad.ui.words import long_day, translate
from scorepad.ui.words import settling as money_words
from scorepad.ui.words import table as player_words
from scorepad.words import coins

REMARK = 190.0
"""How wide a column may be that tells an evening or money in several currencies, in points."""
CHART = 190
"""The height of the chart, in points."""
GAP = 8.0 * DOTS
"""Above a table or the chart, where something stands there."""


def heading(text: str, size: float) -> Strip[DrawPiece]:
    """Return a heading, which stays with what it heads."""
    return Strip(partial(_draw_heading, text, size), size * 2.4 * DOTS, keeps=True, above=GAP)


def sentence(text: str, size: float, width: float) -> list[Strip[DrawPiece]]:
    """Return a sentence in as many lines as it takes."""
    metrics = QFontMetricsF(words_font(size))
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if metrics.horizontalAdvance(longer) > width and lines[-1]:
            lines.append(word)
        else:
            lines[-1] = longer
    height = metrics.lineSpacing()
    return [
        Strip(partial(_draw_sentence, line, size), height, above=0 if number else size * 0.5 * DOTS)
        for number, line in enumerate(lines)
    ]


def back_score_tables(scored: ScoredEvening, size: float, width: float) -> list[PaperTable]:
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
    heads = [TableColumn(player_words.player_headings()[0], most=100)]
    heads += [TableColumn(str(column.round), right=True) for column in shown]
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


def chart(scored: ScoredEvening, size: float) -> Strip[DrawPiece] | None:
    """Return the course of the evening, once there is one to see."""
    columns = back_score(scored)
    if len(columns) < 2:
        return None
    lines = tuple(
        ChartLine(back_score_words.chart_label(player, values[-1]), values)
        for player, values in timeline(columns).items()
    )
    drawn = Chart(lines, tuple(str(column.round) for column in columns))
    return Strip(partial(_draw_chart, drawn, size), CHART * DOTS, above=GAP)


def settlement_table(
    scored: ScoredEvening, size: float, carried: Sequence[Carried] = ()
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
    payer, payee, amount = (
        translate("words", "From"),
        translate("words", "To"),
        translate("words", "Amount"),
    )
    columns = [TableColumn(payer, most=100), TableColumn(payee, most=100)]
    columns.append(TableColumn(amount, right=True))
    if any(line.status is not Status.OPEN for line in lines):
        columns.append(TableColumn("", most=REMARK))
    return PaperTable(columns, [row[: len(columns)] for row in rows], size)


def debts_table(evening: Evening, size: float) -> PaperTable | None:
    """Return what was owed before the evening, if anything was."""
    if not evening.debts:
        return None
    amounts = money_words.amounts(evening.debts, evening.currency)
    rows = [
        (
            PaperCell(words.player_name(debt.payer)),
            PaperCell(words.player_name(debt.payee)),
            PaperCell(amount),
            PaperCell(long_day(debt.day)),
        )
        for debt, amount in zip(evening.debts, amounts, strict=True)
    ]
    owes, whom = translate("words", "Who owes"), translate("words", "Whom")
    columns = [TableColumn(owes, most=100), TableColumn(whom, most=100)]
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


def _draw_heading(text: str, size: float, painter: QPainter, rect: QRectF) -> None:
    painter.setFont(title_font(size * 1.2))
    painter.setPen(PRINTED.ink)
    painter.drawText(rect.adjusted(0, 0, 0, -size * 0.4 * DOTS), _BOTTOM, text)


def _draw_sentence(text: str, size: float, painter: QPainter, rect: QRectF) -> None:
    font = words_font(size)
    painter.setFont(font)
    painter.setPen(PRINTED.ink)
    cut = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(rect, LEFT, cut)


def _draw_chart(drawn: Chart, size: float, painter: QPainter, rect: QRectF) -> None:
    ink = ChartInk(words_font(size), PRINTED.quiet, PRINTED.hairline, inks(ON_LIGHT))
    draw_chart(painter, rect, drawn, ink)


_BOTTOM = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
