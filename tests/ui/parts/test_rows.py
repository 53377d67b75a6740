"""The rows behind every Qt model: updated signal by signal, never reset."""

from collections.abc import Sequence
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from scorepad.tables.table import Align, Column, Table
from scorepad.ui import look
from scorepad.ui.parts.rows import DOWN, ROOT, UP, SortedModel, TableModel


class Keyed(NamedTuple):
    """A number, keyed by a letter."""

    key: str
    number: int


COLUMNS = [Column[Keyed](heading, lambda row: str(row.number)) for heading in ("number", "again")]


def table(rows: Sequence[Keyed] = ()) -> Table[Keyed]:
    return Table(COLUMNS, rows, lambda row: row.key)


class Letters(TableModel[Keyed]):
    """A model watched by Qt's own tester."""

    def __init__(self) -> None:
        super().__init__(table())
        self.tester = watched(self)


def watched(model: TableModel[Keyed]) -> QAbstractItemModelTester:
    fatal = QAbstractItemModelTester.FailureReportingMode.Fatal
    return QAbstractItemModelTester(model, fatal, model)


class Moved(NamedTuple):
    start: int
    to: int


class Told:
    """A list of the rows, kept up to date by the model's signals alone."""

    def __init__(self, model: Letters) -> None:
        self.model = model
        self.rows: list[Keyed] = [model.row(number) for number in range(model.rowCount())]
        self.signals: list[str | Moved] = []
        model.rowsInserted.connect(self.inserted)
        model.rowsRemoved.connect(self.removed)
        model.rowsMoved.connect(self.moved)
        model.dataChanged.connect(self.changed)
        for never in (model.modelReset, model.layoutChanged, model.columnsInserted):
            never.connect(self.anew)

    def inserted(self, parent: QModelIndex, first: int, last: int) -> None:
        self.signals.append("inserted")
        self.rows[first:first] = [self.model.row(row) for row in range(first, last + 1)]

    def removed(self, parent: QModelIndex, first: int, last: int) -> None:
        self.signals.append("removed")
        del self.rows[first : last + 1]

    def moved(
        self, parent: QModelIndex, first: int, last: int, target: QModelIndex, row: int
    ) -> None:
        assert first == last
        to = row - 1 if row > first else row
        self.signals.append(Moved(first, to))
        self.rows.insert(to, self.rows.pop(first))

    def changed(self, first: QModelIndex, last: QModelIndex, roles: list[int]) -> None:
        self.signals.append("changed")
        assert (first.column(), last.column()) == (0, self.model.columnCount() - 1)
        for row in range(first.row(), last.row() + 1):
            self.rows[row] = self.model.row(row)

    def anew(self) -> None:
        self.signals.append("anew")


def letters(written: str, numbers: dict[str, int] | None = None) -> list[Keyed]:
    """Rows from their keys, each with its number or that of its letter."""
    return [Keyed(letter, (numbers or {}).get(letter, ord(letter))) for letter in written]


def shown(model: TableModel[Keyed]) -> list[Keyed]:
    return [model.row(number) for number in range(model.rowCount())]


ROWS = st.lists(st.builds(Keyed, st.sampled_from("abcdefgh"), st.integers(0, 2)), max_size=10)
"""Any rows; two may have the same key."""
DIFFERENT = st.lists(
    st.builds(Keyed, st.sampled_from("abcdefgh"), st.integers(0, 2)),
    max_size=8,
    unique_by=lambda keyed: keyed.key,
)


@given(st.lists(ROWS, min_size=1, max_size=6))
def test_whatever_is_shown_arrives(lists: Sequence[Sequence[Keyed]]) -> None:
    model = Letters()
    told = Told(model)
    for rows in lists:
        model.show(table(rows))
        assert shown(model) == told.rows == [*rows]
    assert "anew" not in told.signals


@given(DIFFERENT, DIFFERENT)
def test_a_row_that_stays_is_followed(was: list[Keyed], is_: list[Keyed]) -> None:
    """A selection, a scroll position, the focus: each is such a persistent index."""
    model = Letters()
    model.show(table(was))
    held = {keyed.key: QPersistentModelIndex(model.index(row, 1)) for row, keyed in enumerate(was)}
    model.show(table(is_))
    places = {keyed.key: row for row, keyed in enumerate(is_)}
    for key, index in held.items():
        assert (index.row(), index.column()) == ((places[key], 1) if key in places else (-1, -1))


@given(DIFFERENT)
def test_the_same_rows_are_no_change(rows: list[Keyed]) -> None:
    model = Letters()
    model.show(table(rows))
    told = Told(model)
    model.show(table(list(rows)))
    assert told.signals == []


@given(DIFFERENT, st.data())
def test_one_moved_row_is_one_move(rows: list[Keyed], data: st.DataObject) -> None:
    if not rows:
        return
    model = Letters()
    model.show(table(rows))
    told = Told(model)
    places = st.integers(0, len(rows) - 1)
    start, to = data.draw(places), data.draw(places)
    moved = list(rows)
    moved.insert(to, moved.pop(start))
    model.show(table(moved))
    # Of two neighbours that swap places either may be the one that moved.
    either = [Moved(start, to), Moved(to, start)] if abs(start - to) == 1 else [Moved(start, to)]
    assert told.signals == [] if start == to else told.signals in [[move] for move in either]


@pytest.mark.parametrize(
    ("was", "is_", "signals"),
    [
        ("", "abc", ["inserted"]),
        ("abc", "", ["removed"]),
        ("abc", "abxyc", ["inserted"]),
        ("abxyc", "abc", ["removed"]),
        ("abc", "xbcy", ["removed", "inserted", "inserted"]),
        ("abc", "axyc", ["removed", "inserted"]),
        ("abcd", "bcda", [Moved(0, 3)]),
        ("abcd", "dabc", [Moved(3, 0)]),
        ("abcd", "acbd", [Moved(1, 2)]),
        ("abcdef", "aebcdf", [Moved(4, 1)]),
        ("abcd", "adcb", [Moved(2, 3), Moved(1, 3)]),
        ("abcd", "dcxa", ["removed", Moved(1, 2), Moved(0, 2), "inserted"]),
        ("aab", "aba", [Moved(1, 2)]),
    ],
)
def test_signals(was: str, is_: str, signals: list[str | Moved]) -> None:
    model = Letters()
    model.show(table(letters(was)))
    told = Told(model)
    model.show(table(letters(is_)))
    assert told.signals == signals


@pytest.mark.parametrize(
    ("changed", "signals"),
    [
        ("", []),
        ("b", ["changed"]),
        ("bc", ["changed"]),
        ("bd", ["changed", "changed"]),
        ("abcde", ["changed"]),
    ],
)
def test_each_stretch_of_other_figures_is_one_signal(changed: str, signals: list[str]) -> None:
    model = Letters()
    model.show(table(letters("abcde")))
    told = Told(model)
    model.show(table(letters("abcde", dict.fromkeys(changed, 7))))
    assert told.signals == signals


def test_a_row_that_moves_and_changes_is_told_both() -> None:
    model = Letters()
    model.show(table(letters("abc")))
    told = Told(model)
    model.show(table(letters("bca", {"a": 7})))
    assert told.signals == [Moved(0, 2), "changed"]
    assert told.rows == shown(model)


@given(st.lists(st.integers(0, 3), max_size=6), st.lists(st.integers(0, 3), max_size=4))
def test_rows_that_are_sorted_or_added_are_followed(were: list[int], further: list[int]) -> None:
    columns = [Column[Keyed]("number", value=lambda row: row.number)]
    model = SortedModel(Table(columns), (0, UP), are_ranked=True)
    tester = watched(model)
    rows = [Keyed(f"{number}{at}", number) for at, number in enumerate(were + further)]
    model.show(Table(columns, rows[: len(were)]))
    indexes = [QPersistentModelIndex(model.index(row, 0)) for row in range(len(were))]
    followed = [model.row(index) for index in indexes]
    model.add(rows[len(were) :])
    assert shown(model) == sorted(rows, key=lambda row: row.number)
    told: list[bool] = []
    model.layoutChanged.connect(lambda: told.append(True))
    model.sort(0, DOWN)
    assert told == [True]
    assert [row.number for row in shown(model)] == sorted(were + further, reverse=True)
    assert [model.row(index) for index in indexes] == followed
    assert tester.model() is model


def test_headings() -> None:
    model = Letters()
    horizontal, vertical = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    assert model.headerData(1, horizontal) == "again"
    assert [model.headerData(section, horizontal) for section in (-1, 2)] == [None, None]
    assert model.headerData(0, vertical) is None
    assert model.headerData(0, horizontal, Qt.ItemDataRole.ToolTipRole) is None


def test_a_table_has_no_rows_within_rows() -> None:
    model = Letters()
    model.show(table(letters("ab")))
    inside = model.index(0, 0)
    assert (model.rowCount(ROOT), model.columnCount(ROOT)) == (2, 2)
    assert (model.rowCount(inside), model.columnCount(inside)) == (0, 0)


@given(st.lists(st.lists(st.sampled_from("abc"), min_size=1, max_size=6), min_size=2, max_size=5))
def test_columns_come_and_go_before_those_at_the_end(lists: Sequence[Sequence[str]]) -> None:
    model = Letters()
    model.show(table(letters("ab")))
    resets: list[bool] = []
    model.modelReset.connect(lambda: resets.append(True))
    for headings in lists:
        columns = [Column[Keyed](heading, lambda row: row.key) for heading in headings]
        model.show(Table(columns, letters("ab"), lambda row: row.key))
        across = range(model.columnCount())
        assert [model.headerData(each, Qt.Orientation.Horizontal) for each in across] == headings
    assert not resets


def test_what_stands_in_a_cell() -> None:
    column = Column[Keyed](
        "number",
        lambda row: str(row.number),
        Align.MIDDLE,
        tip="how many",
        cell_tip=lambda row: "<b>" if row.number else "",
        aloud=lambda row: f"{row.key} is {row.number}",
    )
    rows = [Keyed("a", 1), Keyed("b", 0)]
    model = TableModel(Table([column], rows, lambda row: row.key, lambda row: row.number == 0))
    roles = Qt.ItemDataRole
    for row, role, expected in (
        (0, roles.DisplayRole, "1"),
        (0, roles.AccessibleTextRole, "a is 1"),
        (0, roles.ToolTipRole, '<p style="white-space: pre-wrap">&lt;b&gt;</p>'),
        (1, roles.WhatsThisRole, None),
        (0, roles.TextAlignmentRole, Qt.AlignmentFlag.AlignCenter),
        (0, roles.ForegroundRole, None),
        (1, roles.ForegroundRole, look.colours().quiet),
        (0, roles.EditRole, None),
    ):
        assert model.index(row, 0).data(role) == expected
    assert model.headerData(0, Qt.Orientation.Horizontal, roles.ToolTipRole) == "how many"
    assert (model.place_of("b"), model.place_of("c"), model.key(1)) == (1, None, "b")


def test_another_table_is_told_of_once_and_the_same_is_not() -> None:
    model, told = Letters(), list[int]()
    model.shown.connect(lambda: told.append(model.rowCount()))
    for letters, times in (("abc", 1), ("abc", 1), ("cxa", 2), ("", 3)):
        model.show(table([Keyed(letter, 1) for letter in letters]))
        assert len(told) == times
    assert told == [3, 3, 0]
