"""Rows are in order from the moment they are found."""

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from scorepad.ui.parts.rows import DOWN, SortedModel
from scorepad.ui.review.behind_model import DAY, Behind, behind_table

HEADINGS = ("Date", "Played in", "Contract", "By", "Against", "Points")
ORDERS = st.tuples(st.integers(0, 5), st.sampled_from(Qt.SortOrder))
NAMES = st.sampled_from(["Ann", "bob", "Cy"])


@st.composite
def found(draw: st.DrawFn) -> Behind:
    level, points = draw(st.integers(1, 7)), draw(st.integers(-5, 5))
    number = draw(st.integers(0, 3))
    cells = (f"Rubber {number}", f"{level}NT =", draw(NAMES), draw(NAMES), str(points))
    day = draw(st.none() | st.integers(0, 3).map(lambda days: date(2024, 3, 1) + timedelta(days)))
    return Behind(draw(st.integers(1, 9)), day, number, 0, cells, (level, 4, 1, 0), points)


EVENINGS = st.lists(st.lists(found(), max_size=4), min_size=1, max_size=6)


@given(EVENINGS, ORDERS, st.integers(0, 6))
def test_rows_found_after_sorting_stand_where_sorting_would_put_them(
    evenings: list[list[Behind]], order: tuple[int, Qt.SortOrder], before: int
) -> None:
    model = SortedModel(behind_table(HEADINGS), (DAY, DOWN))
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    tester = QAbstractItemModelTester(model, mode)
    resets = []
    model.modelReset.connect(lambda: resets.append(True))
    for place, rows in enumerate(evenings):
        if place == before:
            model.sort(*order)
        model.add(rows)
    model.sort(*order)
    value = model.columns[order[0]].value
    values = [value(model.row(row)) for row in range(model.rowCount())]
    down = order[1] is Qt.SortOrder.DescendingOrder
    assert values == sorted((value(row) for rows in evenings for row in rows), reverse=down)
    assert model.rowCount() == sum(map(len, evenings))
    assert not resets
    tester.deleteLater()


@given(EVENINGS, ORDERS)
def test_while_it_fills_the_chosen_row_stays_chosen_and_all_are_in_order(
    evenings: list[list[Behind]], order: tuple[int, Qt.SortOrder]
) -> None:
    column, direction = order
    down = direction is Qt.SortOrder.DescendingOrder
    model = SortedModel(behind_table(HEADINGS), (DAY, DOWN))
    model.sort(*order)
    value = model.columns[column].value
    chosen, index = None, QPersistentModelIndex()
    for rows in evenings:
        model.add(rows)
        values = [value(model.row(row)) for row in range(model.rowCount())]
        assert values == sorted(values, reverse=down)
        if chosen is None and model.rowCount():
            chosen, index = model.row(0), QPersistentModelIndex(model.index(0, 0))
        assert chosen is None or model.row(index) is chosen
