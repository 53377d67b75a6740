"""Text that does not fit: cut off, smaller, or in more lines."""

from bisect import bisect_left
from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from scorepad.ui.look import LEFT

_STEP = 0.5
"""The sizes of text that are tried differ by this."""


def cut(text: str, font: QFont, room: float) -> str:
    """Return as much of a text as fits."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)


def write(
    painter: QPainter,
    text: str,
    room: QRectF,
    font: QFont,
    colour: QColor,
    side: Qt.AlignmentFlag = LEFT,
) -> None:
    """Write a line, cut off if it does not fit."""
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(room, side, cut(text, font, room.width()))


def wrapped(text: str, font: QFont, width: float) -> list[str]:
    """Break a text into lines no wider than this, between words but not at a fixed space."""
    metrics = QFontMetricsF(font)
    lines = [""]
    for word in text.replace("\n", " ").split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if metrics.horizontalAdvance(longer) > width and lines[-1]:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def balanced(text: str, font: QFont, width: float) -> list[str]:
    """Break a text into as few lines as possible, of about equal length."""
    lines = wrapped(text, font, width)
    while (
        len(lines) > 1 and width > 0 and len(narrower := wrapped(text, font, width)) == len(lines)
    ):
        lines, width = narrower, 0.97 * width - 1
    return lines


def in_at_most(number: int, text: str, font: QFont) -> list[str]:
    """Break a text into no more than this number of lines, as narrow as possible."""
    whole = QFontMetricsF(font).horizontalAdvance(text)
    for tenths in range(10, 10 * number):
        lines = wrapped(text, font, whole * tenths / (10 * number))
        if len(lines) <= number:
            return lines
    return [text]


def largest_fitting(wished: float, least: float, room: Callable[[float], float]) -> float:
    """Return the largest text size that fits, from the wished one down to the least.

    The function returns the available share of the needed room, or only whether it fits. It may
    write in the size it is asked for: the one that is returned is the last.
    """
    while (share := room(wished)) < 1 and wished > least:
        if not share:
            return _halving(wished, least, room)
        wished = max(least, min(wished - _STEP, ceil(wished * share / _STEP) * _STEP))
    return wished


def _halving(too_large: float, least: float, room: Callable[[float], float]) -> float:
    """Return the largest size below this one that fits, or the least."""
    steps = ceil((too_large - least) / _STEP)
    sizes = [max(least, too_large - step * _STEP) for step in range(1, steps + 1)]
    first = bisect_left(sizes, True, hi=steps - 1, key=lambda size: room(size) >= 1)
    room(sizes[first])
    return sizes[first]
