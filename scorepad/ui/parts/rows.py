"""The model of every table on the screen, updated row by row."""

from bisect import bisect_left
from collections.abc import Hashable, Iterable, Sequence
from typing import Any, Generic

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal

from scorepad.tables.table import Align, Column, R, Table
from scorepad.ui import look
from scorepad.ui.parts.tips import Index, plain_tip

ROOT = QModelIndex()
FIGURES = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
ALIGNMENTS = {
    Align.WORDS: _LEFT,
    Align.FIGURES: FIGURES,
    Align.MIDDLE: Qt.AlignmentFlag.AlignCenter,
}
_TOLD = {
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.TextAlignmentRole,
    Qt.ItemDataRole.ForegroundRole,
}
"""The roles that cells have values for; all others are empty."""
DOWN, UP = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder


class TableModel(QAbstractTableModel, Generic[R]):
    """A table on the screen; `show` updates it without ever resetting the model.

    Selection, scrolling and focus stay with their rows when others are inserted, removed or moved.
    """

    shown = Signal()
    """Another table is shown completely."""

    def __init__(self, table: Table[R], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._rows = [*table.rows]
        self.breaks_headings = False
        """Whether headings of several words are broken into two lines."""

    @property
    def columns(self) -> Sequence[Column[R]]:
        return self._table.columns

    def show(self, table: Table[R]) -> None:
        """Show another table, with one signal for each block of columns or rows that differs."""
        same = _same(self._rows, table.rows)
        before = _headings(self.columns), [*self._rows]
        was = [*map(self._table.key, self._rows[same:])]
        self._show_columns(table)
        is_ = [*map(table.key, table.rows[same:])]
        start, end = _common(was, is_)
        self._follow(
            same + start,
            _numbered_repeats(was[start : len(was) - end]),
            _numbered_repeats(is_[start : len(is_) - end]),
            table.rows[same + start : len(table.rows) - end],
        )
        self._fill(same, table.rows)
        if before != (_headings(self.columns), self._rows):
            self.shown.emit()

    def row(self, index: Index | int) -> R:
        return self._rows[index if isinstance(index, int) else index.row()]

    def key(self, index: Index | int) -> Any:
        """Return the key of a row, which identifies it while its figures change."""
        return self._table.key(self.row(index))

    def is_quiet(self, row: R) -> bool:
        """Whether a row is written in the colour of what matters less."""
        return self._table.is_quiet(row)

    def is_typed(self, row: R) -> bool:
        """Whether a row is only being typed."""
        return self._table.is_typed(row)

    def place_of(self, key: Hashable) -> int | None:
        """Return the row with this key."""
        return next((at for at, row in enumerate(self._rows) if self._table.key(row) == key), None)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in _TOLD or not index.isValid():
            return None
        row, column = self._rows[index.row()], self.columns[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.text(row)
            case Qt.ItemDataRole.AccessibleTextRole:
                return (column.aloud or column.text)(row)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.WhatsThisRole:
                return plain_tip(column.cell_tip(row)) or None
            case Qt.ItemDataRole.TextAlignmentRole:
                return ALIGNMENTS[column.align]
            case Qt.ItemDataRole.ForegroundRole if self.is_quiet(row):
                return look.colours().quiet
            case _:
                return None

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return _in_two(column.heading) if self.breaks_headings else column.heading
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.WhatsThisRole:
                return column.tip or None
            case Qt.ItemDataRole.TextAlignmentRole:
                return ALIGNMENTS[column.align]
            case Qt.ItemDataRole.InitialSortOrderRole:
                return (DOWN if column.greatest_first else UP).value
            case _:
                return None

    def _show_columns(self, table: Table[R]) -> None:
        """Insert or remove columns before those that stay at the end, and update all headings."""
        was, is_ = [*self.columns], table.columns
        more = len(is_) - len(was)
        at = len(was) - _common(_headings(was), _headings(is_))[1]
        if more > 0:
            self.beginInsertColumns(ROOT, at, at + more - 1)
            columns = [*was[:at], *is_[at : at + more], *was[at:]]
            self._table = self._table._replace(columns=columns)
            self.endInsertColumns()
        elif more < 0:
            self.beginRemoveColumns(ROOT, at + more, at - 1)
            self._table = self._table._replace(columns=[*was[: at + more], *was[at:]])
            self.endRemoveColumns()
        self._table = table
        if _headings(was) != _headings(is_):
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(is_) - 1)

    def _follow(
        self, start: int, was: list[Hashable], is_: list[Hashable], rows: Sequence[R]
    ) -> None:
        """Remove the rows that are gone, move those that stay, and insert new ones."""
        stay = set(was).intersection(is_)
        for first, end in reversed(_stretches(was, stay)):
            self._take_out(start + first, start + end)
        self._put_in_order(
            start, [key for key in was if key in stay], [key for key in is_ if key in stay]
        )
        for first, end in _stretches(is_, stay):
            self._insert(start + first, rows[first:end])

    def _put_in_order(self, start: int, was: list[Hashable], is_: list[Hashable]) -> None:
        """Move as few rows as possible, each after its new predecessor."""
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

    def _insert(self, start: int, rows: Sequence[R]) -> None:
        self.beginInsertRows(ROOT, start, start + len(rows) - 1)
        self._rows[start:start] = rows
        self.endInsertRows()

    def _fill(self, same: int, rows: Sequence[R]) -> None:
        """Set the new rows, and signal each block that differs."""
        differ = [place for place in range(same, len(rows)) if self._rows[place] != rows[place]]
        self._rows = list(rows)
        while differ:
            first = last = differ.pop(0)
            while differ and differ[0] == last + 1:
                last = differ.pop(0)
            corner = self.index(last, self.columnCount() - 1)
            self.dataChanged.emit(self.index(first, 0), corner)


class SortedModel(TableModel[R]):
    """Rows sorted by a column, also when others are shown."""

    def __init__(
        self,
        table: Table[R],
        order: tuple[int, Qt.SortOrder],
        parent: QObject | None = None,
        *,
        are_ranked: bool = False,
    ) -> None:
        """With `are_ranked`, the row header shows each row's rank in the sorted column."""
        super().__init__(table, parent)
        self._order, self._are_ranked = order, are_ranked

    def show(self, table: Table[R]) -> None:
        """Show other rows, by a reset, as usually all are different."""
        self._show_columns(table)
        self.beginResetModel()
        self._rows = self._sorted(table.rows)
        self.endResetModel()

    def add(self, rows: Iterable[R]) -> None:
        """Insert further rows after equal ones, without a reset."""
        found = self._sorted(rows)
        while found:  # from the end, so that positions stay valid
            place = self._place_of(found[-1])
            first = bisect_left(found, place, key=self._place_of)
            self._insert(place, found[first:])
            del found[first:]

    def sort(self, column: int, order: Qt.SortOrder = UP) -> None:
        """Sort by a column, keeping the selection."""
        self._order = column, order
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        those = [self._rows[index.row()] for index in before]
        self._rows = self._sorted(self._rows)
        now = {id(row): place for place, row in enumerate(self._rows)} if those else {}
        after = [self.index(now[id(r)], i.column()) for r, i in zip(those, before, strict=True)]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()
        if self._rows and self._are_ranked:
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(self._rows) - 1)

    def rank(self, place: int) -> int | None:
        """Return a row's rank in the sorted column; equal rows share one."""
        mine = self._by(self._rows[place])
        while place and self._by(self._rows[place - 1]) == mine:
            place -= 1
        return place + 1 if self._order[0] else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Vertical or not self._are_ranked:
            return super().headerData(section, orientation, role)
        match role:
            case Qt.ItemDataRole.DisplayRole if 0 <= section < len(self._rows):
                return self.rank(section)
            case Qt.ItemDataRole.TextAlignmentRole:
                return FIGURES
            case _:
                return None

    def _by(self, row: R) -> Any:
        return self.columns[self._order[0]].value(row)

    def _sorted(self, rows: Iterable[R]) -> list[R]:
        return sorted(rows, key=self._by, reverse=self._order[1] is DOWN)

    def _place_of(self, new: R) -> int:
        """Return the first row that belongs after a new one."""
        value = self._by(new)
        return bisect_left(
            range(len(self._rows)), True, key=lambda at: self._comes_after(value, at)
        )

    def _comes_after(self, value: Any, place: int) -> bool:
        there = self._by(self._rows[place])
        return bool(there < value if self._order[1] is DOWN else value < there)


def _headings(columns: Sequence[Column[Any]]) -> list[tuple[str, str]]:
    return [(column.heading, column.tip) for column in columns]


def _in_two(heading: str) -> str:
    """Break a heading between two words into lines of similar length."""
    words = heading.split()
    ways = ((" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words)))
    return "\n".join(min(ways, key=lambda lines: max(map(len, lines)), default=(heading,)))


def _same(was: Sequence[R], is_: Sequence[R]) -> int:
    """Return how many rows at the beginning are identical objects: those of finished rounds."""
    pairs = enumerate(zip(was, is_, strict=False))
    return next((place for place, (a, b) in pairs if a is not b), min(len(was), len(is_)))


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
    """Return the keys, each with the number of its earlier occurrences, which makes them unique."""
    before: dict[Hashable, int] = {}
    apart: list[Hashable] = []
    for key in keys:
        before[key] = before.get(key, 0) + 1
        apart.append((key, before[key]))
    return apart


def _stretches(keys: Sequence[Hashable], stay: set[Hashable]) -> list[tuple[int, int]]:
    """Return the ranges of keys that do not stay."""
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
    """Return a longest increasing subsequence of distinct numbers."""
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
