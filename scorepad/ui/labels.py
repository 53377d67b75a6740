"""Words in a window."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel


def label(text: str = "", *, times: float = 1) -> QLabel:
    """Words that wrap and are never read as markup; a heading is so many times as large."""
    result = QLabel(text)
    result.setTextFormat(Qt.TextFormat.PlainText)
    result.setWordWrap(True)
    if times != 1:
        font = QFont(result.font())
        font.setPointSizeF(font.pointSizeF() * times)
        font.setBold(True)
        result.setFont(font)
    return result
