"""A table of figures that can be sorted by each of its columns."""

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QCollatorSortKey, QObject, Qt

from scorepad.ui.parts.rows import FIGURES
from scorepad.ui.review.sortable_model import DOWN, UP, Heading, SortedRows

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
    letters: int = 8


def figure(
    heading: tuple[str, str],
    value: Callable[[R], float],
    text: Callable[[float], str],
    behind: str,
    letters: int = 8,
) -> Column[R]:
    """Return a column that shows the figure by which it is sorted."""
    return Column(*heading, value, lambda row: text(value(row)), behind, letters)


class FiguresModel(SortedRows[R]):
    """Rows in the order of one of the columns; other rows keep it."""

    def __init__(self, columns: Sequence[Column[R]], parent: QObject | None = None) -> None:
        super().__init__(map(_heading, columns, count()), parent)
        self.columns = tuple(columns)

    def show(self, rows: Sequence[R]) -> None:
        """Show other rows: as a rule all of them are others."""
        self.beginResetModel()
        self._rows = list(rows)
        self.put_in_order()
        self.endResetModel()

    def name_columns(self, columns: Sequence[Column[R]]) -> None:
        """Name the same columns otherwise."""
        self.columns = tuple(columns)
        self.headings = tuple(map(_heading, columns, count()))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(columns) - 1)

    def sort(self, column: int, order: Qt.SortOrder = UP) -> None:
        super().sort(column, order)
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

    def put_in_order(self) -> None:
        column, order = self._order
        self._rows.sort(key=self.columns[column].value, reverse=order is DOWN)

    def text(self, row: R, column: int) -> str:
        return self.columns[column].text(row)


def _heading(column: Column[Any], number: int) -> Heading:
    """Behind the names in the first there are only figures."""
    is_figures = number > 0
    return Heading(column.heading, column.tip, is_figures=is_figures, greatest_first=is_figures)
