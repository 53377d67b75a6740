"""A ruled table to fill in by hand."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from scorepad.ui.paper.paper_style import (
    BODY,
    CAPTION,
    DOTS,
    HAIRLINE,
    PRINTED,
    RULE,
    rule,
    words_font,
)

LINE = 20.0 * DOTS
"""The minimum height of a line to write on."""
SLIP_LINE = 19.0 * DOTS
"""The line height of a slip: five slips of three boards fit on a page."""
TRAVELLER_SHARES = (2, 2, 3, 2, 2, 3, 3, 3, 3)
SLIP_SHARES = (3, 3, 2, 2, 2, 3, 3, 3)
"""Relative widths of the columns."""


def draw_form(
    painter: QPainter,
    rect: QRectF,
    heads: Sequence[str],
    shares: Sequence[int],
    rows: Sequence[Sequence[str]],
    larger: float = 1.0,
) -> None:
    """Draw a ruled table with text in the first columns, larger by a factor in large print."""
    height = rect.height() / (len(rows) + 1)
    lefts = [rect.left()]
    for wide in _widths(heads, shares, rect.width(), words_font(larger * CAPTION)):
        lefts.append(lefts[-1] + wide)
    for number, row in enumerate([heads, *rows]):
        top = rect.top() + number * height
        font = words_font(larger * (BODY if number else CAPTION))
        painter.setPen(PRINTED.ink if number else PRINTED.quiet)
        for text, left, right in zip(row, lefts, lefts[1:], strict=False):
            cell = QRectF(left, top, right - left, height)
            painter.setFont(_fitting(font, text, right - left - 4 * DOTS))
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, text)
        rule(painter, lefts[0], lefts[-1], top + height, HAIRLINE if number else RULE)
    painter.setPen(QPen(PRINTED.hairline, HAIRLINE))
    for left in lefts:
        painter.drawLine(QPointF(left, rect.top()), QPointF(left, rect.bottom()))
    rule(painter, lefts[0], lefts[-1], rect.top(), RULE)


def _widths(
    heads: Sequence[str], shares: Sequence[int], width: float, font: QFont
) -> Iterator[float]:
    """Yield the widths of columns, those with a long heading wider than their share."""
    metrics = QFontMetricsF(font)
    own = [width * share / sum(shares) for share in shares]
    left = [
        wide - metrics.horizontalAdvance(head) - 5 * DOTS
        for wide, head in zip(own, heads, strict=True)
    ]
    lacks, has = (sum(max(0.0, sign * each) for each in left) for sign in (-1, 1))
    given = min(lacks, has)
    for wide, each in zip(own, left, strict=True):
        yield wide - each * given / (has if each > 0 else lacks) if given else wide


def _fitting(font: QFont, text: str, room: float) -> QFont:
    """Return the font, narrower if the word is too long for its column, as in some languages."""
    needs = QFontMetricsF(font).horizontalAdvance(text)
    if needs > room:
        font = QFont(font)
        font.setStretch(int(100 * room / needs))
    return font
