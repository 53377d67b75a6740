"""Draws a contract with its suit as a shape, in a line of text."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from scorepad.bridge.contract import DOUBLED, NOTRUMP, UNDOUBLED, Contract
from scorepad.bridge.deal import Deal
from scorepad.ui import words
from scorepad.ui.look import Colours
from scorepad.ui.suits import suit_in

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def draw_contract(
    painter: QPainter, bid: Contract, rect: QRectF, font: QFont, colours: Colours, text: QColor
) -> float:
    """Draw a contract from the left of a rectangle; returns where it ends."""
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(text)
    level = str(bid.level)
    x = rect.left()
    painter.drawText(QRectF(x, rect.top(), rect.width(), rect.height()), _LEFT, level)
    x += metrics.horizontalAdvance(level)
    if bid.strain is NOTRUMP:
        painter.drawText(QRectF(x, rect.top(), rect.width(), rect.height()), _LEFT, "NT")
        x += metrics.horizontalAdvance("NT")
    else:
        side = metrics.capHeight() * 1.1
        square = QRectF(x + side * 0.1, rect.center().y() - side * 0.5, side, side)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(suit_in(bid.strain, square), colours.suits[bid.strain])
        x = square.right() + side * 0.1
    if bid.doubling is not UNDOUBLED:
        sign = "×" if bid.doubling is DOUBLED else "××"
        painter.setPen(text)
        painter.drawText(QRectF(x, rect.top(), rect.width(), rect.height()), _LEFT, sign)
        x += metrics.horizontalAdvance(sign)
    return x


def draw_deal(
    painter: QPainter, deal: Deal, rect: QRectF, font: QFont, colours: Colours, text: QColor
) -> float:
    """Draw contract and result: 4♠× +1."""
    if deal.contract is None:
        painter.setFont(font)
        painter.setPen(colours.quiet)
        passed = words.passed_out()
        painter.drawText(rect, _LEFT, passed)
        return rect.left() + QFontMetricsF(font).horizontalAdvance(passed)
    x = draw_contract(painter, deal.contract, rect, font, colours, text)
    sign = words.result_sign(deal.over)
    gap = QFontMetricsF(font).horizontalAdvance(" ")
    place = QRectF(x + gap, rect.top(), rect.width(), rect.height())
    painter.setPen(text)
    painter.drawText(place, _LEFT, sign)
    return place.left() + QFontMetricsF(font).horizontalAdvance(sign)
