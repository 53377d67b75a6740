"""Tables of the boards: their rows are ready words, which change row by row."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QBrush, QGuiApplication, QPalette
from PySide6.QtWidgets import QHeaderView, QWidget

from scorepad.ui.parts.list_table import GAP, ListTable
from scorepad.ui.parts.rows import FIGURES, LEFT, Index, RowsModel
from scorepad.ui.parts.tips import FullTextTips, plain_tip


class Line(NamedTuple):
    """What stands in a row, and what explains it."""

    cells: tuple[str, ...]
    tip: str = ""
    is_quiet: bool = False


class Lines(RowsModel[Line]):
    """Rows below headings, which may be other words for as many columns."""

    def __init__(
        self, headings: Sequence[str], figures: Sequence[int], parent: QObject | None = None
    ) -> None:
        super().__init__(headings, parent)
        self._figures = frozenset(figures)

    def name_columns(self, headings: Sequence[str]) -> None:
        if self._headings != tuple(headings):
            self._headings = tuple(headings)
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(headings) - 1)

    def text(self, row: Line, column: int) -> str:
        return row.cells[column]

    def tip(self, row: Line, column: int) -> str | None:
        return plain_tip(row.tip) or None

    def alignment(self, column: int) -> Qt.AlignmentFlag:
        return FIGURES if column in self._figures else LEFT

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.ForegroundRole and index.isValid() and self.row(index).is_quiet:
            return QBrush(QGuiApplication.palette().color(QPalette.ColorRole.PlaceholderText))
        return super().data(index, role)

    def place(self, key: object) -> int | None:
        """Return the row of this key."""
        keys = [keyed.key for keyed in self._rows]
        return keys.index(key) if key in keys else None

    def key(self, place: int) -> Any:
        return self._rows[place].key


class Grid(ListTable):
    """A list whose figures are always seen whole; some columns share the room that is left."""

    def __init__(
        self, model: Lines, name: str, stretched: Sequence[int], parent: QWidget | None = None
    ) -> None:
        self.lines, self._stretched = model, frozenset(stretched)
        super().__init__(model, name, parent)
        self.setItemDelegate(FullTextTips(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        model.dataChanged.connect(self._measure)
        model.rowsRemoved.connect(self._measure)
        model.headerDataChanged.connect(self._measure)

    def _measure(self) -> None:
        self.verticalHeader().setDefaultSectionSize(round(self.fontMetrics().height() * 1.5))
        header = self.horizontalHeader()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(self.fontMetrics().height())
        for column in range(self.lines.columnCount()):
            if column in self._stretched:
                header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
            else:
                header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
                contents = self.sizeHintForColumn(column), header.sectionSizeHint(column)
                header.resizeSection(column, max(contents) + GAP // 2)

    @property
    def chosen(self) -> Any:
        """The key of the row that is chosen, if one is."""
        index = self.currentIndex()
        return self.lines.key(index.row()) if index.isValid() else None

    def choose(self, key: object) -> None:
        """Choose the row of this key; none where there is no such row."""
        place = self.lines.place(key)
        if place is None:
            self.clearSelection()
            self.setCurrentIndex(self.rootIndex())
        elif key != self.chosen:
            self.selectRow(place)
