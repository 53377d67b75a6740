"""A text field whose placeholder is never cut off."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionFrame

_EDGES = 8
"""Pixels that Qt needs around the text, and for the cursor."""


class HintLineEdit(QLineEdit):
    """Never narrower than its placeholder."""

    def minimumSizeHint(self) -> QSize:
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        least = super().minimumSizeHint()
        words = self.fontMetrics().horizontalAdvance(self.placeholderText()) + _EDGES
        kind = QStyle.ContentsType.CT_LineEdit
        wide = self.style().sizeFromContents(kind, option, QSize(words, least.height()), self)
        return least.expandedTo(QSize(wide.width(), 0))
