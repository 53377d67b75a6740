"""Qt models that show rows computed from the evening, and change row by row."""

from collections.abc import Hashable, Sequence
from difflib import SequenceMatcher
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
R = TypeVar("R")


class Keyed(NamedTuple, Generic[R]):
    """A row with what makes it the same row when its figures change."""

    key: Hashable
    row: R


class RowsModel(QAbstractTableModel, Generic[R]):
    """A table of rows; `show` brings it up to date without ever resetting it.

    Selection, scroll and focus stay with their rows, whatever is inserted, taken out or moved.
    """

    def __init__(self, headings: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._headings = tuple(headings)
        self._rows: list[Keyed[R]] = []

    def show(self, rows: Sequence[Keyed[R]]) -> None:
        """Show other rows, with one signal for each stretch that differs."""
        if not self._moved(rows):
            self._matched(rows)
        self._fill(rows)

    def row(self, index: Index | int) -> R:
        return self._rows[index if isinstance(index, int) else index.row()].row

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._headings)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return self._headings[section] if section < len(self._headings) else None

    def _moved(self, rows: Sequence[Keyed[R]]) -> bool:
        """Where the only change is one row in another place, move it."""
        was, is_ = [keyed.key for keyed in self._rows], [keyed.key for keyed in rows]
        if len(was) != len(is_) or was == is_:
            return False
        differ = [place for place in range(len(was)) if was[place] != is_[place]]
        first, last = differ[0], differ[-1]
        if was[first] == is_[last] and was[first + 1 : last + 1] == is_[first:last]:
            start, to = first, last
        elif was[last] == is_[first] and was[first:last] == is_[first + 1 : last + 1]:
            start, to = last, first
        else:
            return False
        self.beginMoveRows(ROOT, start, start, ROOT, to + 1 if to > start else to)
        self._rows.insert(to, self._rows.pop(start))
        self.endMoveRows()
        return True

    def _matched(self, rows: Sequence[Keyed[R]]) -> None:
        """Take out the rows that are gone and insert those that are new, from the foot upwards."""
        was, is_ = [keyed.key for keyed in self._rows], [keyed.key for keyed in rows]
        if was == is_:
            return
        start, end = _common(was, is_)
        matcher = SequenceMatcher(
            None, was[start : len(was) - end], is_[start : len(is_) - end], autojunk=False
        )
        for tag, from_, to, new_from, new_to in reversed(matcher.get_opcodes()):
            if tag in ("delete", "replace"):
                self._take_out(start + from_, start + to)
            if tag in ("insert", "replace"):
                self._insert(start + from_, rows[start + new_from : start + new_to])

    def _take_out(self, start: int, end: int) -> None:
        self.beginRemoveRows(ROOT, start, end - 1)
        del self._rows[start:end]
        self.endRemoveRows()

    def _insert(self, start: int, rows: Sequence[Keyed[R]]) -> None:
        self.beginInsertRows(ROOT, start, start + len(rows) - 1)
        self._rows[start:start] = rows
        self.endInsertRows()

    def _fill(self, rows: Sequence[Keyed[R]]) -> None:
        """Put in the new figures and tell of each stretch of rows that differ."""
        differ = [place for place, row in enumerate(rows) if self._rows[place].row != row.row]
        self._rows = list(rows)
        while differ:
            first = last = differ.pop(0)
            while differ and differ[0] == last + 1:
                last = differ.pop(0)
            corner = self.index(last, self.columnCount() - 1)
            self.dataChanged.emit(self.index(first, 0), corner)


def _common(was: Sequence[Hashable], is_: Sequence[Hashable]) -> tuple[int, int]:
    """How many keys agree at the beginning, and how many at the end after those."""
    most = min(len(was), len(is_))
    start = 0
    while start < most and was[start] == is_[start]:
        start += 1
    end = 0
    while end < most - start and was[-1 - end] == is_[-1 - end]:
        end += 1
    return start, end
