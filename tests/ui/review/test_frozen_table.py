"""The names of a wide table stay in place while its figures are scrolled."""

from collections.abc import Callable, Iterator
from unittest.mock import patch

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scorepad.tables.table import FIGURES, Column, Table
from scorepad.ui import look
from scorepad.ui.parts.rows import UP, SortedModel
from scorepad.ui.review.frozen_table import WIDEST, FrozenTable

Row = tuple[str, int]
MANY = 12
NAMES = "Ann", "Barbara", "Cy", "Zoë"


def of(number: int) -> Callable[[Row], int]:
    return lambda row: row[1] * number


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[FrozenTable]:
    columns: list[Column[Row]] = [Column("Player", lambda row: row[0], value=lambda row: row[0])]
    for number in range(1, MANY):
        value = of(number)
        columns.append(
            Column(f"Times {number}", lambda row: "7", FIGURES, value, greatest_first=True)
        )
    window = QWidget()
    qtbot.addWidget(window)
    rows = [(name, len(name)) for _ in range(20) for name in NAMES]
    model = SortedModel(Table(columns), (0, UP), window, are_ranked=True)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, window)
    model.show(Table(columns, rows))
    table = FrozenTable(model, "Figures")
    table.setParent(window)
    table.measure([22] + [10] * (MANY - 1))
    table.resize(600, 300)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    table.setFocus()
    table.setCurrentIndex(model.index(0, 0))
    yield table
    window.close()


def seen_of(table: FrozenTable) -> tuple[int, int]:
    """The left and right edge of the chosen figure."""
    rect = table.visualRect(table.currentIndex())
    return rect.left(), rect.right()


def test_every_figure_that_the_keys_come_to_is_seen_beside_the_names(table: FrozenTable) -> None:
    for key in [Qt.Key.Key_Right] * (MANY - 1) + [Qt.Key.Key_Left] * (MANY - 2):
        QTest.keyClick(table, key)
        left, right = seen_of(table)
        assert left >= table.columnWidth(0)
        assert right <= table.viewport().width()
    assert table.currentIndex().column() == 1
    assert table.hasFocus()


def test_the_names_are_seen_however_far_the_figures_are_scrolled(table: FrozenTable) -> None:
    QTest.keyClick(table, Qt.Key.Key_End)
    assert table.currentIndex().column() == MANY - 1
    assert table.horizontalScrollBar().value() > 0
    assert table.names.isVisible()
    assert table.names.geometry().left() == 0
    assert table.names.indexAt(QPoint(5, 5)).data() == table.model().index(0, 0).data()


def test_their_heading_lies_on_those_that_are_scrolled(table: FrozenTable) -> None:
    table.horizontalScrollBar().setValue(table.horizontalScrollBar().maximum())
    heading = table.names.horizontalHeader()
    middle = heading.mapTo(table, heading.rect().center())
    assert table.childAt(middle) is heading.viewport()


def test_to_choose_a_name_scrolls_no_figure(table: FrozenTable) -> None:
    QTest.keyClick(table, Qt.Key.Key_End)
    before = table.horizontalScrollBar().value()
    spot = table.names.visualRect(table.model().index(1, 0)).center()
    QTest.mouseClick(table.names.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert (table.currentIndex().row(), table.currentIndex().column()) == (1, 0)
    assert table.horizontalScrollBar().value() == before
    assert table.hasFocus()


def test_names_and_figures_scroll_down_together(table: FrozenTable) -> None:
    QTest.keyClick(table, Qt.Key.Key_PageDown)
    assert table.verticalScrollBar().value() > 0
    row = table.currentIndex().row()
    both = [view.visualRect(view.model().index(row, 0)).top() for view in (table, table.names)]
    assert both[0] == both[1]
    table.names.verticalScrollBar().setValue(0)
    assert table.verticalScrollBar().value() == 0


def test_a_click_on_the_heading_of_the_names_sorts_by_them(table: FrozenTable) -> None:
    heading = table.names.horizontalHeader()
    for first in ("Ann", "Zoë"):
        QTest.mouseClick(heading.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(20, 8))
        assert table.model().index(0, 0).data() == first


def test_the_first_click_on_the_heading_of_figures_brings_the_greatest(table: FrozenTable) -> None:
    heading = table.horizontalHeader()
    spot = QPoint(heading.sectionViewportPosition(1) + 20, 8)
    QTest.mouseClick(heading.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert table.model().index(0, 0).data() == "Barbara"


def test_the_names_take_no_more_room_than_the_longest(table: FrozenTable) -> None:
    table.measure([60] + [10] * (MANY - 1))
    longest = table.fontMetrics().horizontalAdvance("Barbara")
    assert longest < table.columnWidth(0) < 2 * longest
    assert table.names.columnWidth(0) == table.columnWidth(0)
    model = table.model()
    assert isinstance(model, SortedModel)
    model.show(Table(model.columns, [("Barbara and Zoë", 1)]))
    assert table.columnWidth(0) > table.fontMetrics().horizontalAdvance("Barbara and Zoë")


def test_the_names_never_take_all_the_room(table: FrozenTable) -> None:
    columns: list[Column[Row]] = [Column("Player", lambda row: row[0], value=lambda row: row[0])]
    model = table.model()
    assert isinstance(model, SortedModel)
    model.show(Table([*columns, *model.columns[1:]], [("Barbara " * 20, 1)]))
    table.measure([60] + [10] * (MANY - 1))
    assert table.columnWidth(0) == round(table.viewport().width() * WIDEST)
    table.resize(2400, 300)
    wide = table.columnWidth(0)
    assert wide > 600 * WIDEST
    assert table.names.columnWidth(0) == wide


def test_a_name_can_be_activated(qtbot: QtBot, table: FrozenTable) -> None:
    spot = table.names.visualRect(table.model().index(2, 0)).center()
    with qtbot.waitSignal(table.activated) as told:
        QTest.mouseClick(table.names.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        QTest.mouseDClick(table.names.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert told.args
    assert told.args[0].row() == 2


def test_rows_bear_their_rank_by_what_they_are_sorted_by(table: FrozenTable) -> None:
    """Equal figures have equal ranks; names have none."""
    model = table.model()

    def ranks() -> list[object]:
        return [model.headerData(row, Qt.Orientation.Vertical) for row in (0, 19, 20, 79)]

    table.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    assert ranks() == [1, 1, 21, 61]
    table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    assert ranks() == [None] * 4
    assert model.headerData(80, Qt.Orientation.Vertical) is None
    assert table.names.verticalHeader().width() == table.verticalHeader().width() > 0


def test_no_column_is_cut_before_it_is_scrolled(table: FrozenTable) -> None:
    for width in range(300, 900, 37):
        table.resize(width, 200)
        room = table.viewport().width()
        ends = [
            table.columnViewportPosition(column) + table.columnWidth(column)
            for column in range(table.model().columnCount())
        ]
        whole = [end for end in ends if end <= room]
        assert len(whole) > 1, width
        left_over = room - whole[-1]
        assert left_over < len(ends), f"more than a pixel a column of {width}"


def test_a_column_keeps_the_width_that_it_was_dragged_to(table: FrozenTable) -> None:
    table.setColumnWidth(2, 222)
    table.updateGeometries()
    assert table.columnWidth(2) == 222


def test_what_is_shown_again_is_fitted_only_if_it_must(table: FrozenTable) -> None:
    with patch.object(table, "_write", wraps=table._write) as written:
        table.hide()
        table.show()
        assert not written.called
        table.hide()
        table.measure([22] + [10] * (MANY - 1))
        assert not written.called
        table.show()
        assert written.called


def test_a_size_that_is_tried_tries_no_other(qtbot: QtBot) -> None:
    """Bars that came and went with each size had it look for the size again within itself."""
    columns: list[Column[Row]] = [Column("Player", lambda row: row[0])]
    columns += [Column(f"Times {number}", lambda row: "+77 −21", FIGURES) for number in range(1, 6)]
    model = SortedModel(Table(columns), (0, UP), are_ranked=True)
    model.show(Table(columns, [(name, 0) for name in NAMES]))
    table = FrozenTable(model, "Figures")
    qtbot.addWidget(table)
    table.show()
    write, tried, deepest = table._write, [], 0

    def noted(size: float) -> None:
        nonlocal deepest
        tried.append(size)
        deepest = max(deepest, len(tried))
        if len(tried) < 3:
            write(size)
        tried.pop()

    with patch.object(table, "_write", noted):
        for points in (20, 24, 28):
            look.use(look.LIGHT, points)
            table.measure([12, *[9] * 5])
            for high in range(200, 600, 20):
                table.resize(700, high)
    look.use(look.LIGHT, 12)
    assert deepest == 1


def test_words_grow_with_the_screen_and_rows_are_read_across(qtbot: QtBot) -> None:
    columns: list[Column[Row]] = [Column("Player", lambda row: row[0])]
    columns += [Column(heading, lambda row: "+77", FIGURES) for heading in ("Times", "Twice")]
    model = SortedModel(Table(columns), (0, UP), are_ranked=True)
    model.show(Table(columns, [(name, 0) for name in NAMES]))
    table = FrozenTable(model, "Figures")
    qtbot.addWidget(table)
    table.measure([22, 10, 10])
    table.resize(1920, 1080)
    table.show()
    assert table.font().pointSizeF() > look.points()
    last = table.columnViewportPosition(2) + table.columnWidth(2)
    assert last < table.viewport().width() / 2


def test_columns_give_way_until_the_others_have_room(table: FrozenTable) -> None:
    """The first of those that may go first, and all come back where somebody wants them."""
    model = table.model()
    assert isinstance(model, SortedModel)
    going = FrozenTable(model, "Figures", tuple(range(MANY - 1, 0, -1)))
    going.setParent(table.parentWidget())
    lacked: list[bool] = []
    going.lacked_room.connect(lacked.append)
    going.measure([22] + [10] * (MANY - 1))
    going.resize(600, 300)
    going.show()
    shown = [column for column in range(1, MANY) if not going.isColumnHidden(column)]
    assert shown == [*range(1, len(shown) + 1)]
    assert 0 < len(shown) < MANY - 1
    assert going.horizontalScrollBar().maximum() == 0
    assert lacked[-1]
    going.show_all(on=True)
    assert not any(map(going.isColumnHidden, range(MANY)))
    assert going.horizontalScrollBar().maximum() > 0
    going.show_all(on=False)
    going.resize(3000, 300)
    assert not any(map(going.isColumnHidden, range(MANY)))
    assert not lacked[-1]


@pytest.mark.parametrize("high", range(300, 420, 17))
def test_no_row_is_cut_in_half(high: int, table: FrozenTable) -> None:
    for column in range(3, MANY):
        table.setColumnHidden(column, True)
    table.resize(600, high)
    QApplication.processEvents()
    row = table.rowHeight(0)
    assert table.viewport().height() % row < table.viewport().height() // row
    assert table.names.rowHeight(0) == row
