"""A table of figures that can be sorted by each of its columns."""

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QCollatorSortKey, QModelIndex, QObject, Qt

from scorepad.ui.parts.rows import FIGURES, ROOT, Index
from scorepad.ui.review.keep_selection import kept_in_sight
from scorepad.ui.review.sortable_model import DOWN, UP, Heading, SortableModel

R = TypeVar("R")
Value = str | float | QCollatorSortKey


class Column(NamedTuple, Generic[R]):
    """What stands in a column, by what it is sorted, and what is behind its figures."""

    heading: str
    tip: str
    value: Callable[[R], Value]
    text: Callable[[R], str]
    behind: str = ""
    """The name of a measure, or of the rounds; nothing where a figure has nothing behind it."""
    letters: int = 7


class FiguresModel(SortableModel, Generic[R]):
    """Rows in the order of one of the columns; other rows keep it."""

    def __init__(self, columns: Sequence[Column[R]], parent: QObject | None = None) -> None:
        super().__init__(map(_heading, columns, count()), parent)
        self.columns = tuple(columns)
        self._rows: list[R] = []
        self._order = (0, UP)

    def show(self, rows: Sequence[R]) -> None:
        """Show other rows: as a rule all of them are others."""
        self.beginResetModel()
        self._rows = list(rows)
        self._put_in_order()
        self.endResetModel()

    def name_columns(self, columns: Sequence[Column[R]]) -> None:
        """Name the same columns otherwise."""
        self.columns = tuple(columns)
        self.headings = tuple(map(_heading, columns, count()))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(columns) - 1)

    def row(self, index: Index | int) -> R:
        return self._rows[index if isinstance(index, int) else index.row()]

    def sort(self, column: int, order: Qt.SortOrder = UP) -> None:
        self._order = column, order
        with kept_in_sight(self, self._rows):
            self._put_in_order()
        if self._rows:
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(self._rows) - 1)

    def rank(self, place: int) -> int | None:
        """Return which this is by the column that the rows are sorted by; alike share a rank."""
        column, _ = self._order
        if column == 0:
            return None
        value = self.columns[column].value
        mine = value(self._rows[place])
        while place and value(self._rows[place - 1]) == mine:
            place -= 1
        return place + 1

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Vertical:
            return super().headerData(section, orientation, role)
        match role:
            case Qt.ItemDataRole.DisplayRole if 0 <= section < len(self._rows):
                return self.rank(section)
            case Qt.ItemDataRole.TextAlignmentRole:
                return FIGURES
            case _:
                return None

    def _put_in_order(self) -> None:
        column, order = self._order
        self._rows.sort(key=self.columns[column].value, reverse=order is DOWN)

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: QModelIndex | Any, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self.columns[index.column()].text(self.row(index))
            case Qt.ItemDataRole.TextAlignmentRole:
                return self.alignment(index.column())
            case _:
                return None


def _heading(column: Column[Any], number: int) -> Heading:
    """Behind the names in the first there are only figures."""
    is_figures = number > 0
    return Heading(column.heading, column.tip, is_figures=is_figures, greatest_first=is_figures)
