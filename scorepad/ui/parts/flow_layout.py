"""A row of widgets that wraps into further lines if it is too narrow."""

from typing import cast

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem


class FlowLayout(QLayout):
    """Places items like words in a text."""

    def __init__(self, gap: int, *, in_columns: bool = False) -> None:
        """With `in_columns`, wrapped items get equal widths, so that they are aligned."""
        super().__init__()
        self._in_columns = in_columns
        self._items: list[QLayoutItem] = []
        self.setSpacing(gap)
        self.setContentsMargins(0, 0, 0, 0)

    # QLayout's methods.

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem:
        return cast(QLayoutItem, self._items[index] if 0 <= index < len(self._items) else None)

    def takeAt(self, index: int) -> QLayoutItem:
        taken = self.itemAt(index)
        del self._items[index : index + 1]
        return taken

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max((place.bottom() + 1 for place in self._places(width)), default=0)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        for item, place in zip(self._items, self._places(rect.width()), strict=True):
            item.setGeometry(place.translated(rect.topLeft()))

    def sizeHint(self) -> QSize:
        """Return the size with all items in one line."""
        sizes = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(size.width() for size in sizes) + self.spacing() * max(0, len(sizes) - 1)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        """Return the size of the widest item."""
        least = QSize()
        for item in self._items:
            least = least.expandedTo(item.minimumSize())
        return least

    def _places(self, width: int) -> list[QRect]:
        """Return the rectangles of all items for a width, starting at 0."""
        places: list[QRect] = []
        line: list[QRect] = []
        at = QPoint(0, 0)
        wanted = self.sizeHint().width()
        widest = max((item.sizeHint().width() for item in self._items), default=0)
        least = widest if self._in_columns and wanted > width else 0
        for item in self._items:
            size = item.sizeHint().expandedTo(QSize(least, 0))
            if line and at.x() + size.width() > width:
                at = QPoint(0, _centred(line) + self.spacing())
                line = []
            places.append(QRect(at, size.boundedTo(QSize(max(width, 1), size.height()))))
            if not item.isEmpty():  # hidden items are empty
                line.append(places[-1])
                at += QPoint(size.width() + self.spacing(), 0)
        _centred(line)
        return places


def _centred(line: list[QRect]) -> int:
    """Centre the items of a line vertically; return the bottom of the line."""
    end = max((place.bottom() + 1 for place in line), default=0)
    for place in line:
        place.translate(0, (end - place.top() - place.height()) // 2)
    return end
