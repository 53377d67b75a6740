"""Paints a contract with its suit as a shape, within a line of text."""

import re

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from scorepad.bridge.contract import NOTRUMP, Contract, Strain
from scorepad.bridge.deal import Deal
from scorepad.ui import words
from scorepad.ui.look import LEFT, Colours
from scorepad.ui.painting.suits import suit_in
from scorepad.ui.words import bidding_pad as bidding_pad_words

_BY_SIGN = {suit.sign: suit for suit in Strain if suit is not NOTRUMP}
_SUITS = re.compile(f"([{''.join(_BY_SIGN)}])")


def draw_contract(
    painter: QPainter, bid: Contract, rect: QRectF, font: QFont, colours: Colours, text: QColor
) -> float:
    """Paint a contract from the left of a rectangle; return its right end."""
    painter.setPen(text)
    return draw_words(painter, words.contract_signs(bid), rect, font, colours)


def _keeps_words(painter: QPainter) -> bool:
    """Return whether text in the output can be searched and copied."""
    if isinstance(painter.device(), QWidget):  # so that starting needs less of Qt
        return False
    kinds = QtGui.QPaintEngine.Type
    return painter.paintEngine().type() in (kinds.Pdf, kinds.SVG)


def draw_suit(painter: QPainter, suit: Strain, square: QRectF, colours: Colours) -> None:
    """Paint a suit as a shape, over its name where the output has searchable text."""
    if _keeps_words(painter):
        word = f" {bidding_pad_words.suit(suit)} "
        width = QFontMetricsF(painter.font()).horizontalAdvance(word)
        painter.save()
        painter.setPen(colours.paper)
        painter.translate(square.bottomLeft())
        painter.scale(square.width() / width, 1)
        painter.drawText(QPointF(0, 0), word)
        painter.restore()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path, colour = suit_in(suit, square), colours.suits[suit]
    if colour == colours.paper:
        painter.strokePath(path, QPen(colours.ink, square.width() / 12))
    else:
        painter.fillPath(path, colour)


def draw_words(painter: QPainter, text: str, rect: QRectF, font: QFont, colours: Colours) -> float:
    """Paint text with suits as shapes, from the left of a rectangle; return its right end."""
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    side = metrics.capHeight() * 1.1
    x = rect.left()
    for part in _SUITS.split(text):
        if part in _BY_SIGN:
            square = QRectF(x + side * 0.1, rect.center().y() - side * 0.5, side, side)
            draw_suit(painter, _BY_SIGN[part], square, colours)
            x = square.right() + side * 0.1
        elif part:
            painter.drawText(QRectF(x, rect.top(), rect.width(), rect.height()), LEFT, part)
            x += metrics.horizontalAdvance(part)
    return x


def has_suits(text: str) -> bool:
    return not text.isascii() and bool(_SUITS.search(text))


def words_width(text: str, font: QFont) -> float:
    """Return the width of text with suits as shapes."""
    metrics = QFontMetricsF(font)
    plain = _SUITS.sub("", text)
    suits = len(text) - len(plain)
    return metrics.horizontalAdvance(plain) + suits * metrics.capHeight() * 1.1 * 1.2


def draw_deal(
    painter: QPainter, deal: Deal, rect: QRectF, font: QFont, colours: Colours, text: QColor
) -> float:
    """Paint contract and result: 4♠× +1."""
    if deal.contract is None:
        painter.setFont(font)
        painter.setPen(colours.quiet)
        passed = words.passed_out()
        painter.drawText(rect, LEFT, passed)
        return rect.left() + QFontMetricsF(font).horizontalAdvance(passed)
    x = draw_contract(painter, deal.contract, rect, font, colours, text)
    sign = words.result_sign(deal.over)
    gap = QFontMetricsF(font).horizontalAdvance(" ")
    place = QRectF(x + gap, rect.top(), rect.width(), rect.height())
    painter.setPen(text)
    painter.drawText(place, LEFT, sign)
    return place.left() + QFontMetricsF(font).horizontalAdvance(sign)


def deal_width(deal: Deal, font: QFont) -> float:
    """Return the width of contract and result."""
    if deal.contract is None:
        return words_width(words.passed_out(), font)
    said = f"{words.contract_signs(deal.contract)} {words.result_sign(deal.over)}"
    return words_width(said, font)


def on_accent(colours: Colours) -> Colours:
    """Return colours for the accent background, with suits in the text colour."""
    white = QColor(colours.on_accent)
    suits = dict.fromkeys(colours.suits, white)
    return colours._replace(suits=suits, quiet=white, ink=white, paper=colours.accent)
