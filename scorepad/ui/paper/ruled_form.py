"""A ruled table to fill in by hand."""

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from scorepad.ui.paper.paper_style import (
    BODY,
    CAPTION,
    DOTS,
    HAIRLINE,
    PRINTED,
    RULE,
    SMALLEST,
    rule,
    words_font,
)

LINE = 20.0 * DOTS
"""The minimum height of a line to write on."""
SLIP_LINE = 19.0 * DOTS
"""The line height of a slip: five slips of three boards fit on a page."""
TRAVELLER_SHARES = (2, 2, 3, 2, 2, 3, 3, 3, 3)
SLIP_SHARES = (1, 3, 2, 2, 1, 2, 2, 2)
"""How the width that headings leave is shared by the columns."""
_TO_WRITE = 26.0 * DOTS
"""The least width of a column to write in: nine millimetres."""
_PAD = 3.0 * DOTS
"""The room between a heading and the rules beside it."""
_STEP = 0.25
"""The sizes of headings that are tried differ by this."""


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
    small, widths = _size_and_widths(heads, shares, rect.width(), larger)
    lefts = [*accumulate(widths, initial=rect.left())]
    for number, row in enumerate([heads, *rows]):
        top = rect.top() + number * height
        font = words_font(larger * BODY if number else small)
        painter.setPen(PRINTED.ink if number else PRINTED.quiet)
        for text, left, right in zip(row, lefts, lefts[1:], strict=False):
            cell = QRectF(left, top, right - left, height)
            painter.setFont(_fitting(font, text, right - left - 2 * DOTS))
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, text)
        rule(painter, lefts[0], lefts[-1], top + height, HAIRLINE if number else RULE)
    painter.setPen(QPen(PRINTED.hairline, HAIRLINE))
    for left in lefts:
        painter.drawLine(QPointF(left, rect.top()), QPointF(left, rect.bottom()))
    rule(painter, lefts[0], lefts[-1], rect.top(), RULE)


def _size_and_widths(
    heads: Sequence[str], shares: Sequence[int], width: float, larger: float
) -> tuple[float, list[float]]:
    """Return the largest size in which all headings fit, and the widths of columns.

    Each has room for its heading and to write in; what is left is given by shares.
    """
    narrow = min(_TO_WRITE, 0.85 * width / len(heads))
    size = larger * CAPTION
    while True:
        metrics = QFontMetricsF(words_font(size))
        needs = [max(narrow, metrics.horizontalAdvance(head) + 2 * _PAD) for head in heads]
        left = width - sum(needs)
        if left >= 0:
            return size, [
                need + left * share / sum(shares) for need, share in zip(needs, shares, strict=True)
            ]
        if size <= larger * SMALLEST:
            return size, [need * width / sum(needs) for need in needs]
        size = max(larger * SMALLEST, size - _STEP)


def _fitting(font: QFont, text: str, room: float) -> QFont:
    """Return the font, narrower if the word is too long for its column, as in some languages."""
    needs = QFontMetricsF(font).horizontalAdvance(text)
    if needs > room:
        font = QFont(font)
        font.setStretch(int(100 * room / needs))
    return font
