"""The columns of tables that are sorted by them, as Qt asks for them."""

from collections.abc import Iterable
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from scorepad.ui.parts.rows import FIGURES, LEFT, ROOT, Index

R = TypeVar("R")
DOWN, UP = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder


class Heading(NamedTuple):
    """What stands above a column, and how one reads it."""

    text: str
    tip: str = ""
    is_figures: bool = False
    greatest_first: bool = False
    """Who sorts by it wants to see the greatest."""


class SortableModel(QAbstractTableModel):
    """Words begin, and figures end, on one vertical with their heading."""

    def __init__(self, headings: Iterable[Heading], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.headings = tuple(headings)

    def alignment(self, column: int) -> Qt.AlignmentFlag:
        return FIGURES if self.headings[column].is_figures else LEFT

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.headings)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        heading = self.headings[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return heading.text
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.WhatsThisRole:
                return heading.tip or None
            case Qt.ItemDataRole.TextAlignmentRole:
                return self.alignment(section)
            case Qt.ItemDataRole.InitialSortOrderRole:
                return (DOWN if heading.greatest_first else UP).value
            case _:
                return None


class SortedRows(SortableModel, Generic[R]):
    """Rows in the order of one of the columns."""

    def __init__(self, headings: Iterable[Heading], parent: QObject | None = None) -> None:
        super().__init__(headings, parent)
        self._rows: list[R] = []
        self._order = (0, UP)

    def row(self, index: Index | int) -> R:
        return self._rows[index if isinstance(index, int) else index.row()]

    def text(self, row: R, column: int) -> str:
        """What is seen of a row in a column."""
        raise NotImplementedError

    def put_in_order(self) -> None:
        """Put the rows in the order that is wanted."""
        raise NotImplementedError

    def sort(self, column: int, order: Qt.SortOrder = UP) -> None:
        """Whoever is chosen stays chosen."""
        self._order = column, order
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        those = [self.row(index) for index in before]
        self.put_in_order()
        now = {id(row): place for place, row in enumerate(self._rows)} if those else {}
        after = [
            self.index(now[id(row)], index.column())
            for row, index in zip(those, before, strict=True)
        ]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self.text(self.row(index), index.column())
            case Qt.ItemDataRole.TextAlignmentRole:
                return self.alignment(index.column())
            case _:
                return None
