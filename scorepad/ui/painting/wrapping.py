"""Text that does not fit: cut off, smaller, or in more lines."""

from collections.abc import Callable
from math import floor

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from scorepad.ui.look import LEFT


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


def largest_fitting(wished: float, least: float, room: Callable[[float], float]) -> float:
    """Return the largest text size that fits, from the wished one down to the least.

    The function returns the available share of the needed room, or only whether it fits.
    """
    while (share := room(wished)) < 1 and wished > least:
        guess = floor(2 * wished * share) / 2 or wished
        wished = max(least, min(wished - 0.5, guess))
    return wished
