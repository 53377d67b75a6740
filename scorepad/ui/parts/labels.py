"""Words in a window."""

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QWidget

_ENDLESS = re.compile(r"\S{25,}")
_PART = re.compile(r"\S{10}(?=\S)")
_MAY_BREAK = "\N{ZERO WIDTH SPACE}"


class Label(QLabel):
    """Words that wrap and are never read as markup."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setText(text)

    def setText(self, text: str) -> None:
        super().setText(breakable(text))

    def text(self) -> str:
        return super().text().replace(_MAY_BREAK, "")


def label(text: str = "", *, times: float = 1) -> Label:
    """Make a label; a heading is so many times as large."""
    result = Label(text)
    if times != 1:
        font = QFont(result.font())
        font.setPointSizeF(font.pointSizeF() * times)
        font.setBold(True)
        result.setFont(font)
    return result


def breakable(text: str) -> str:
    """Return the text with places to break a line in words that are wider than any column."""
    return _ENDLESS.sub(_in_parts, text)


def _in_parts(endless: re.Match[str]) -> str:
    return _PART.sub(rf"\g<0>{_MAY_BREAK}", endless.group())
