"""The end of the evening on paper: the back score, and who pays whom."""

from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from scorepad.bridge.back_score import BackScoreColumn, back_score, running_totals, timeline
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.settling import balances, still_to_pay
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
from scorepad.ui.words import settling as money_words
from scorepad.ui.words import table as player_words
from scorepad.ui.words import translate

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
    money = balances(scored)
    coins = money_words.coins(money.values())
    is_last = shown[-1] is whole[-1]
    heads = [TableColumn(player_words.player_headings()[0], most=100)]
    heads += [TableColumn(str(column.round), right=True) for column in shown]
    if is_last:
        heads.append(TableColumn(words.total(), right=True))
        if any(money.values()):
            heads.append(TableColumn(translate("words", "Balance"), right=True))
    rows = []
    for player in scored.players:
        cells = [PaperCell(words.player_name(player))]
        cells += [PaperCell(words.hundreds(column.hundreds[player])) for column in shown]
        cells.append(PaperCell(words.hundreds(totals[player]), bold=True))
        balance = money_words.signed(money[player], coins, scored.evening.currency)
        cells.append(PaperCell(balance if money[player] else words.hundreds(0)))
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


def settlement_table(scored: ScoredEvening, size: float) -> PaperTable | None:
    """Return who paid whom already and who still pays, if anybody does."""
    paid = [payment for settled in scored.evening.settled for payment in settled.payments]
    to_pay = still_to_pay(scored)
    if not paid and not to_pay:
        return None
    coins = money_words.coins(payment.amount for payment in (*paid, *to_pay))
    currency = scored.evening.currency
    rows = [
        (
            PaperCell(words.player_name(payment.payer)),
            PaperCell(words.player_name(payment.payee)),
            PaperCell(money_words.money(payment.amount, coins, currency), bold=not status),
            PaperCell(status),
        )
        for status, payments in ((translate("words", "paid"), paid), ("", to_pay))
        for payment in payments
    ]
    payer, payee, amount = (
        translate("words", "From"),
        translate("words", "To"),
        translate("words", "Amount"),
    )
    columns = [TableColumn(payer, most=100), TableColumn(payee, most=100)]
    columns.append(TableColumn(amount, right=True))
    if paid:
        columns.append(TableColumn(""))
    return PaperTable(columns, [row[: len(columns)] for row in rows], size)


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
