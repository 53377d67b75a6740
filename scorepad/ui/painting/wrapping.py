"""Words that lack the room: smaller, or in more lines."""

from collections.abc import Callable
from math import floor

from PySide6.QtGui import QFont, QFontMetricsF


def wrapped(text: str, font: QFont, width: float) -> list[str]:
    """Break a text between words into lines no wider than this."""
    metrics = QFontMetricsF(font)
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if metrics.horizontalAdvance(longer) > width and lines[-1]:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def largest(wished: float, least: float, room: Callable[[float], float]) -> float:
    """Return the size of letters, from what is wished down to the least, that has room.

    The room is told as the share of what is wanted, or only as enough or not.
    """
    while (share := room(wished)) < 1 and wished > least:
        guess = floor(2 * wished * share) / 2 or wished
        wished = max(least, min(wished - 0.5, guess))
    return wished
