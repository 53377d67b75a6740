"""The end of the evening on paper: the back score, and who pays whom."""

from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from scorepad.bridge.back_score import Column, back_score, running_totals
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.payments import Payment
from scorepad.bridge.settling import balances, still_to_pay
from scorepad.pages import Strip
from scorepad.ui import words
from scorepad.ui.paper.ink import DOTS, PRINTED, title_font, words_font
from scorepad.ui.paper.page import Draw
from scorepad.ui.paper.table import Cell, Row, Table, TableColumn
from scorepad.ui.words import paper as paper_words


def heading(text: str, size: float) -> Strip[Draw]:
    """A heading, which stays with what it heads."""
    return Strip(partial(_draw_heading, text, size), size * 2.4 * DOTS, keeps=True)


def sentence(text: str, size: float, width: float) -> list[Strip[Draw]]:
    """A sentence in as many lines as it takes."""
    metrics = QFontMetricsF(words_font(size))
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if metrics.horizontalAdvance(longer) > width and lines[-1]:
            lines.append(word)
        else:
            lines[-1] = longer
    height = metrics.lineSpacing()
    strips: list[Strip[Draw]] = [Strip(_draw_nothing, size * 0.5 * DOTS, keeps=True)]
    strips += [Strip(partial(_draw_sentence, line, size), height) for line in lines]
    return strips


def gap(height: float) -> Strip[Draw]:
    """Nothing at all, for the eye to rest."""
    return Strip(_draw_nothing, height * DOTS)


def back_score_tables(scored: ScoredEvening, size: float, width: float) -> list[Table]:
    """Players down, rounds across; more rounds than have room go on in another table."""
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
    scored: ScoredEvening, whole: tuple[Column, ...], shown: tuple[Column, ...], size: float
) -> Table:
    """Some rounds; those with the last of them have the totals too, in hundreds and in money."""
    totals = running_totals(whole)
    money = balances(scored)
    is_last = shown[-1] is whole[-1]
    heads = [TableColumn(words.player_heading(), most=100)]
    heads += [TableColumn(str(column.round), right=True) for column in shown]
    if is_last:
        heads.append(TableColumn(words.total(), right=True))
        if any(money.values()):
            heads.append(TableColumn(paper_words.balance_heading(), right=True))
    rows = []
    for player in scored.players:
        cells = [Cell(words.player_called(player))]
        cells += [Cell(words.hundreds(column.hundreds[player])) for column in shown]
        cells.append(Cell(words.hundreds(totals[player]), bold=True))
        cells.append(Cell(paper_words.balance(money[player], scored.evening.currency)))
        rows.append(tuple(cells[: len(heads)]))
    return Table(heads, rows, size)


def settlement_table(scored: ScoredEvening, size: float) -> Table | None:
    """Who paid whom already and who still pays, if anybody does."""
    paid = [payment for settled in scored.evening.settled for payment in settled.payments]
    rows = [_payment_row(payment, scored, paper_words.is_paid()) for payment in paid]
    rows += [_payment_row(payment, scored) for payment in still_to_pay(scored)]
    if not rows:
        return None
    payer, payee, amount = paper_words.settlement_headings()
    columns = (
        TableColumn(payer, most=100),
        TableColumn(payee, most=100),
        TableColumn(amount, right=True),
        TableColumn(""),
    )
    return Table(columns, rows, size)


def _payment_row(payment: Payment, scored: ScoredEvening, status: str = "") -> Row:
    return (
        Cell(words.player_called(payment.payer)),
        Cell(words.player_called(payment.payee)),
        Cell(paper_words.amount(payment, scored.evening.currency), bold=not status),
        Cell(status),
    )


def _draw_heading(text: str, size: float, painter: QPainter, rect: QRectF) -> None:
    painter.setFont(title_font(size * 1.2))
    painter.setPen(PRINTED.ink)
    painter.drawText(rect.adjusted(0, 0, 0, -size * 0.4 * DOTS), _BOTTOM, text)


def _draw_sentence(text: str, size: float, painter: QPainter, rect: QRectF) -> None:
    font = words_font(size)
    painter.setFont(font)
    painter.setPen(PRINTED.ink)
    cut = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(rect, _LEFT, cut)


def _draw_nothing(painter: QPainter, rect: QRectF) -> None:
    """A gap."""


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_BOTTOM = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
