"""Sorting a table by keys: a button with a menu of its columns."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QHeaderView, QMenu, QPushButton, QTableView

from scorepad.ui.words import review as review_words
from scorepad.ui.words import translate


class SortButton(QPushButton):
    """Does what a click on a heading does, for those who have no mouse."""

    def __init__(self, table: QTableView, names: Sequence[str] = ()) -> None:
        super().__init__(review_words.sort_by())
        self._columns = QMenu(self)
        self._columns.aboutToShow.connect(self._tell_order)
        self.setMenu(self._columns)
        self.setToolTip(translate("words", "Choose the same column again to reverse the order"))
        self.show_columns(table, names)

    def show_columns(self, table: QTableView, names: Sequence[str] = ()) -> None:
        """Sort this table from now on, by its columns that are seen, or by all with these names."""
        self._table = table
        self._columns.clear()
        one_of_them = QActionGroup(self._columns)
        model = table.model()
        across = Qt.Orientation.Horizontal
        headings = [str(model.headerData(column, across)) for column in range(model.columnCount())]
        seen = [at for at in range(len(headings)) if names or not table.isColumnHidden(at)]
        called = _with_letters((names or headings)[at] for at in seen)
        for column, name in zip(seen, called, strict=True):
            action = self._columns.addAction(name)
            action.setCheckable(True)
            action.setData(column)
            one_of_them.addAction(action)
            action.triggered.connect(partial(self.sort_by, column))

    def sort_by(self, column: int) -> None:
        """Sort, and go to what is first then."""
        turn(self._table.horizontalHeader(), column)
        self._table.setCurrentIndex(self._table.model().index(0, column))
        self._table.setFocus()

    def _tell_order(self) -> None:
        by = self._table.horizontalHeader().sortIndicatorSection()
        for action in self._columns.actions():
            action.setChecked(action.data() == by)


def _with_letters(names: Iterable[str]) -> Iterator[str]:
    """Each with a letter of its own to press, while there are any."""
    taken: set[str] = set()
    for name in names:
        letters = [letter.casefold() for letter in name]
        free = [letter for letter in letters if letter.isalpha() and letter not in taken]
        if free:
            taken.add(free[0])
            place = letters.index(free[0])
            yield f"{name[:place]}&{name[place:]}"
        else:
            yield name


def turn(header: QHeaderView, column: int) -> None:
    """Sort by a column as its first click does, and turn the order round at the next."""
    down, up = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder
    if header.sortIndicatorSection() == column:
        order = up if header.sortIndicatorOrder() is down else down
    else:
        role = Qt.ItemDataRole.InitialSortOrderRole
        first = header.model().headerData(column, Qt.Orientation.Horizontal, role)
        order = up if first is None else Qt.SortOrder(first)
    header.setSortIndicator(column, order)
