"""Qt models that show rows computed from the evening, and change row by row."""

from bisect import bisect_left
from collections.abc import Hashable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
FIGURES = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
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
        was, is_ = [keyed.key for keyed in self._rows], [keyed.key for keyed in rows]
        start, end = _common(was, is_)
        stretch = slice(start, len(is_) - end)
        self._follow(
            start,
            _numbered_repeats(was[start : len(was) - end]),
            _numbered_repeats(is_[stretch]),
            rows[stretch],
        )
        self._fill(rows)

    def row(self, index: Index | int) -> R:
        return self._rows[index if isinstance(index, int) else index.row()].row

    def text(self, row: R, column: int) -> str:
        """Return what is seen of a row in a column."""
        raise NotImplementedError

    def aloud(self, row: R, column: int) -> str:
        """Return what a screen reader says of it."""
        return self.text(row, column)

    def tip(self, row: R, column: int) -> str | None:
        """Return the tooltip, if there is one."""
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self.row(index), index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.text(row, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.aloud(row, column)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.WhatsThisRole:
                return self.tip(row, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return self.alignment(column)
            case _:
                return None

    def alignment(self, column: int) -> Qt.AlignmentFlag:
        """Return how a column is aligned: words begin, and figures end, on one vertical."""
        return LEFT

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
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(section)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return self._headings[section] if 0 <= section < len(self._headings) else None

    def _follow(
        self, start: int, was: list[Hashable], is_: list[Hashable], rows: Sequence[Keyed[R]]
    ) -> None:
        """Take out the rows that are gone, move those that stay, and insert those that are new."""
        stay = set(was).intersection(is_)
        for first, end in reversed(_stretches(was, stay)):
            self._take_out(start + first, start + end)
        self._put_in_order(
            start, [key for key in was if key in stay], [key for key in is_ if key in stay]
        )
        for first, end in _stretches(is_, stay):
            self._insert(start + first, rows[first:end])

    def _put_in_order(self, start: int, was: list[Hashable], is_: list[Hashable]) -> None:
        """Move as few rows as can be, each behind the one that comes before it."""
        place = {key: number for number, key in enumerate(is_)}
        standing = _ascending([place[key] for key in was])
        for number, key in enumerate(is_):
            if number not in standing:
                at = was.index(key)
                behind = was.index(is_[number - 1]) + 1 if number else 0
                to = behind if at >= behind else behind - 1
                was.insert(to, was.pop(at))
                self._move(start + at, start + to)

    def _move(self, at: int, to: int) -> None:
        self.beginMoveRows(ROOT, at, at, ROOT, to + 1 if to > at else to)
        self._rows.insert(to, self._rows.pop(at))
        self.endMoveRows()

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
    """Return how many keys agree at the beginning, and how many at the end after those."""
    most = min(len(was), len(is_))
    start = 0
    while start < most and was[start] == is_[start]:
        start += 1
    end = 0
    while end < most - start and was[-1 - end] == is_[-1 - end]:
        end += 1
    return start, end


def _numbered_repeats(keys: Sequence[Hashable]) -> list[Hashable]:
    """Return the keys, each with how often it came before, so that no two are the same."""
    before: dict[Hashable, int] = {}
    apart: list[Hashable] = []
    for key in keys:
        before[key] = before.get(key, 0) + 1
        apart.append((key, before[key]))
    return apart


def _stretches(keys: Sequence[Hashable], stay: set[Hashable]) -> list[tuple[int, int]]:
    """Return from where to where there are only keys that do not stay."""
    stretches: list[tuple[int, int]] = []
    for place, key in enumerate(keys):
        if key in stay:
            continue
        if stretches and stretches[-1][1] == place:
            stretches[-1] = (stretches[-1][0], place + 1)
        else:
            stretches.append((place, place + 1))
    return stretches


def _ascending(numbers: Sequence[int]) -> set[int]:
    """Return the longest run among different numbers that already stand in ascending order."""
    ends: list[int] = []
    before: dict[int, int | None] = {}
    for number in numbers:
        length = bisect_left(ends, number)
        before[number] = ends[length - 1] if length else None
        ends[length : length + 1] = [number]
    run = set()
    number_or_none = ends[-1] if ends else None
    while number_or_none is not None:
        run.add(number_or_none)
        number_or_none = before[number_or_none]
    return run
