"""A line to type into whose hint can be read to its end."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionFrame

_EDGES = 8
"""What Qt leaves free at both ends of the words, and for the cursor."""


class HintLineEdit(QLineEdit):
    """Never so narrow that its hint is cut off."""

    def minimumSizeHint(self) -> QSize:
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        least = super().minimumSizeHint()
        words = self.fontMetrics().horizontalAdvance(self.placeholderText()) + _EDGES
        kind = QStyle.ContentsType.CT_LineEdit
        wide = self.style().sizeFromContents(kind, option, QSize(words, least.height()), self)
        return least.expandedTo(QSize(wide.width(), 0))
