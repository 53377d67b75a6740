"""Tables of the boards, whose figures are always seen whole."""

from collections.abc import Sequence
from typing import Any, Generic

from PySide6.QtCore import QAbstractItemModel, QRectF
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from scorepad.tables.table import R, Table
from scorepad.ui import look
from scorepad.ui.painting.contract_painter import draw_words, has_suits, on_accent
from scorepad.ui.painting.wrapping import largest
from scorepad.ui.parts.fitted import LEAST_POINTS
from scorepad.ui.parts.list_table import GAP, ListTable, set_size
from scorepad.ui.parts.rows import TableModel
from scorepad.ui.parts.tips import FullTextTips, Index

EDGE = 3
"""Pixels before the words of a cell, as Qt leaves them."""


class _SuitCells(FullTextTips):
    """Draws suits as shapes in their colours, as on the sheet; on the accent the shape tells."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        text = str(index.data() or "")
        if not has_suits(text):
            return
        self.initStyleOption(option, index)
        colours = look.colours()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        ink = colours.on_accent if chosen else colours.text
        painter.save()
        painter.fillRect(option.rect, colours.accent if chosen else colours.desk)
        painter.setPen(ink)
        place = QRectF(option.rect).adjusted(EDGE, 0, 0, 0)
        suits = on_accent(colours) if chosen else colours
        draw_words(painter, text, place, option.font, suits)
        painter.restore()


class Grid(ListTable, Generic[R]):
    """A list whose figures are always seen whole; some columns share the room that is left."""

    def __init__(
        self,
        name: str,
        table: Table[R],
        *,
        stretched: Sequence[int],
    ) -> None:
        self.lines, self._stretched = TableModel(table), frozenset(stretched)
        self._is_measuring = False
        self._needed: dict[int, int] = {}
        """How wide each column must be with letters of this size."""
        self._points: float | None = None
        super().__init__(self.lines, name)
        self.horizontalHeader().setStretchLastSection(False)
        self.setItemDelegate(_SuitCells(self))

    def _follow(self, model: QAbstractItemModel) -> None:
        """Measure once for all that is otherwise in another table."""
        self.lines.shown.connect(self._measure)

    def set_points(self, points: float) -> None:
        """Write so large at the most, whatever the size of other words."""
        self._points = points
        self._measure()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()
        self.scrollTo(self.currentIndex())

    def _measure(self) -> None:
        """Write as large as the players like, or smaller if then all has room."""
        if self._is_measuring:
            return
        self._is_measuring = True
        largest(self._points or look.points(), LEAST_POINTS, self._room)
        widths = self._needed
        spare = max(0, self.viewport().width() - sum(widths.values())) // len(self._stretched)
        header = self.horizontalHeader()
        header.setMinimumSectionSize(self.fontMetrics().height())
        for column, width in widths.items():
            header.resizeSection(column, width + spare * (column in self._stretched))
        self.verticalHeader().setDefaultSectionSize(
            look.row_height(self.fontMetrics().height() * 1.5)
        )
        self._is_measuring = False

    def _room(self, points: float) -> float:
        set_size(self, points)
        self._needed = self._widths()
        return self.viewport().width() / sum(self._needed.values())

    def _widths(self) -> dict[int, int]:
        """How wide each column must be: figures are whole, names may be cut off."""
        header, widths = self.horizontalHeader(), {}
        for column in range(self.lines.columnCount()):
            if not self.isColumnHidden(column):
                cut = 0 if column in self._stretched else self.sizeHintForColumn(column)
                widths[column] = max(cut, header.sectionSizeHint(column)) + GAP // 2
        return widths

    @property
    def chosen(self) -> Any:
        """The key of the row that is chosen, if one is."""
        index = self.currentIndex()
        return self.lines.key(index) if index.isValid() else None

    def choose(self, key: object) -> None:
        """Choose the row of this key; none where there is no such row."""
        place = self.lines.place_of(key)
        if place is None:
            self.clearSelection()
            self.setCurrentIndex(self.rootIndex())
            return
        if key != self.chosen:
            self.selectRow(place)
        self.scrollTo(self.currentIndex())
