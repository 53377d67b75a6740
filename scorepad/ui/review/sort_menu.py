"""A menu for sorting a table by keyboard."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QActionGroup, QKeySequence, QShortcut
from PySide6.QtWidgets import QHeaderView, QMenu, QTableView, QWidget

from scorepad.ui.words import review as review_words


class SortMenu(QMenu):
    """Does the same as a click on a heading."""

    def __init__(self, table: QTableView, names: Sequence[str] = ()) -> None:
        super().__init__(table)
        self.aboutToShow.connect(self._tell_order)
        self.show_columns(table, names)

    def open_by_key(self, page: QWidget) -> QShortcut:
        """Open the menu over the table by a key of this page."""
        key = QShortcut(QKeySequence.mnemonic(review_words.sort_by()), page)
        key.activated.connect(lambda: self.popup(self._table.mapToGlobal(QPoint())))
        return key

    def show_columns(self, table: QTableView, names: Sequence[str] = ()) -> None:
        """List the visible columns of this table, or all with these names."""
        self._table = table
        self.clear()
        one_of_them = QActionGroup(self)
        model = table.model()
        across = Qt.Orientation.Horizontal
        headings = [
            " ".join(str(model.headerData(column, across)).split())  # which may stand in two lines
            for column in range(model.columnCount())
        ]
        seen = [at for at in range(len(headings)) if names or not table.isColumnHidden(at)]
        called = _with_letters((names or headings)[at] for at in seen)
        for column, name in zip(seen, called, strict=True):
            action = self.addAction(name)
            action.setCheckable(True)
            action.setData(column)
            one_of_them.addAction(action)
            action.triggered.connect(partial(self.sort_by, column))

    def sort_by(self, column: int) -> None:
        """Sort by a column, and select the first row."""
        turn(self._table.horizontalHeader(), column)
        self._table.setCurrentIndex(self._table.model().index(0, column))
        self._table.setFocus()

    def _tell_order(self) -> None:
        by = self._table.horizontalHeader().sortIndicatorSection()
        for action in self.actions():
            action.setChecked(action.data() == by)


def _with_letters(names: Iterable[str]) -> Iterator[str]:
    """Yield the names, each with a mnemonic of its own as far as letters last."""
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
    """Sort by a column as a click does: the next click reverses the order."""
    down, up = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder
    if header.sortIndicatorSection() == column:
        order = up if header.sortIndicatorOrder() is down else down
    else:
        role = Qt.ItemDataRole.InitialSortOrderRole
        first = header.model().headerData(column, Qt.Orientation.Horizontal, role)
        order = up if first is None else Qt.SortOrder(first)
    header.setSortIndicator(column, order)
