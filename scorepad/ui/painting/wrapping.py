"""Breaks words into lines."""

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
