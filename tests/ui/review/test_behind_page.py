"""The sources of each figure of the standings."""

import re
from collections import defaultdict
from datetime import date
from decimal import Decimal

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scorepad.archive.archive import Archive
from scorepad.archive.contracts import DECLARED, FIGURES
from scorepad.ui.review.behind_model import BY, DAY, POINTS, ROUND, WHAT
from scorepad.ui.review.behind_page import BehindPage
from scorepad.ui.review.standings_columns import DEALS, EVENINGS, STAKED_ROUNDS, ContractsRow
from scorepad.ui.review.standings_page import (
    CONTRACTS,
    OTHERS,
    PLAYERS,
    StandingsPage,
)
from tests.ui.review.standings import Open, answered

LEFT_BUTTON = Qt.MouseButton.LeftButton


def behind(window: StandingsPage) -> BehindPage:
    assert window.behind
    answered(window)
    return window.behind


def test_enter_on_a_figure_opens_its_rounds(open_standings: Open, qtbot: QtBot) -> None:
    window = open_standings()
    table = window.tables[PLAYERS]
    table.setFocus()
    table.setCurrentIndex(window.players.index(0, 2))
    QTest.keyClick(table, Qt.Key.Key_Return)
    found = behind(window)
    assert found.table.selectionModel().selectedRows()[0].row() == 0
    row = window.players.row(0)
    assert found.model.rowCount() == row.sums.rounds
    assert sum(points_of(found)) == row.sums.points
    with qtbot.waitSignal(found.look_asked) as asked:
        QTest.keyClick(found.table, Qt.Key.Key_Return)
    row_behind = found.model.row(0)
    assert asked.args == [row_behind.key, row_behind.round]


@pytest.mark.parametrize("pairs", [False, True])
def test_behind_evenings_deals_and_money_is_what_they_count(
    open_standings: Open, pairs: bool
) -> None:
    window = open_standings()
    model = window.partnerships if pairs else window.players
    columns = [column.behind for column in model.columns]
    for number in range(6):
        row = model.row(number)
        there = {}
        for behind_it in (EVENINGS, DEALS, STAKED_ROUNDS):
            window.open_behind(model.index(number, columns.index(behind_it)))
            there[behind_it] = behind(window)
        assert there[EVENINGS].model.rowCount() == row.evenings
        headings = [there[what].model.headerData(1, Qt.Orientation.Horizontal) for what in there]
        assert headings == ["Title", "Played in", "Played in"]
        assert there[DEALS].model.rowCount() == row.sums.deals
        assert sum(points_of(there[EVENINGS])) == row.sums.points
        days = [there[EVENINGS].model.row(line).key for line in range(row.evenings)]
        assert len(set(days)) == row.evenings
        assert there[STAKED_ROUNDS].model.rowCount() <= row.sums.rounds
        if row.sums.money:
            assert there[STAKED_ROUNDS].model.rowCount()
        for found in there.values():
            found.close()


def test_behind_money_is_what_each_round_brought(open_standings: Open) -> None:
    window = open_standings()
    column = [column.behind for column in window.players.columns].index(STAKED_ROUNDS)
    window.tables[PLAYERS].sortByColumn(column, Qt.SortOrder.DescendingOrder)
    row = window.players.row(0)
    window.open_behind(window.players.index(0, column))
    found = behind(window).model
    brought: defaultdict[str, Decimal] = defaultdict(Decimal)
    for line in range(found.rowCount()):
        amount = re.fullmatch(r"(−?)(\D*?)\s?([\d.]+)", str(found.index(line, 2).data()))
        assert amount
        sign, currency, number = amount.groups()
        brought[currency] += Decimal(f"{sign and '-'}{number}")
    assert {name: amount for name, amount in brought.items() if amount} == row.sums.money


def test_what_is_behind_a_figure_is_sorted_by_each_column(open_standings: Open) -> None:
    window = open_standings()
    deals = [column.behind for column in window.players.columns].index(DEALS)
    window.open_behind(window.players.index(0, deals))
    found = behind(window)
    days = [found.model.row(row).day for row in range(found.model.rowCount())]
    assert days == sorted(days, key=lambda day: day or date.max, reverse=True)
    actions = found.sorting.actions()
    assert len(actions) == found.model.columnCount()
    actions[POINTS].trigger()
    assert points_of(found) == sorted(points_of(found), reverse=True)
    actions[BY].trigger()
    names = [str(found.model.index(row, BY).data()) for row in range(found.model.rowCount())]
    assert names == sorted(names, key=str.casefold)
    actions[WHAT].trigger()
    bid = [str(found.model.index(row, WHAT).data())[:1] for row in range(found.model.rowCount())]
    levels = [int(level) for level in bid if level.isdecimal()]
    assert levels == sorted(levels, reverse=True)
    assert not any(level.isdecimal() for level in bid[len(levels) :])
    assert found.table.currentIndex().row() == 0
    highest = found.model.row(0)
    header = found.table.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(POINTS) + 20, header.height() // 2)
    QTest.mouseClick(header.viewport(), LEFT_BUTTON, pos=place)
    assert points_of(found) == sorted(points_of(found), reverse=True)
    QTest.mouseClick(header.viewport(), LEFT_BUTTON, pos=place)
    assert points_of(found) == sorted(points_of(found))
    assert found.model.row(found.table.currentIndex()) is highest


def test_nothing_stands_where_no_row_is(open_standings: Open) -> None:
    window = open_standings()
    window.open_behind(window.players.index(0, 2))
    for model in (window.players, behind(window).model):
        assert model.rowCount() > 0
        assert model.data(QModelIndex(), Qt.ItemDataRole.DisplayRole) is None


def points_of(found: BehindPage) -> list[int]:
    column = found.model.columnCount() - 1
    rows = range(found.model.rowCount())
    cells = [str(found.model.index(row, column).data()) for row in rows]
    return [int(cell.replace("−", "-").replace("\u202f", "").replace(",", "")) for cell in cells]


@pytest.mark.parametrize("pairs", [False, True])
def test_each_figure_of_contracts_has_its_deals_behind_it(
    open_standings: Open, pairs: bool
) -> None:
    window = open_standings()
    window.turn_to(CONTRACTS)
    answered(window)
    window.whose.setCurrentIndex(int(pairs))
    window.tables[CONTRACTS].sortByColumn(1, Qt.SortOrder.DescendingOrder)
    row = window.contracts.row(0)
    assert isinstance(row, ContractsRow)
    assert row.profile[DECLARED] > 10
    assert len(row.who) == 1 + pairs
    for number, column in enumerate(window.contracts.columns):
        if not column.behind:
            continue
        window.open_behind(window.contracts.index(0, number))
        found = behind(window)
        if FIGURES[column.behind].adds == "1":
            assert found.model.rowCount() == row.profile[column.behind]
        found.close()


def test_one_against_another_is_with_and_against(open_standings: Open, archive: Archive) -> None:
    window = open_standings()
    window.turn_to(OTHERS)
    answered(window)
    player = window.player.currentText()
    window.tables[OTHERS].sortByColumn(5, Qt.SortOrder.DescendingOrder)
    row = window.others.row(0)
    assert row.against.rounds
    window.open_behind(window.others.index(0, 5))
    assert behind(window).model.rowCount() == row.against.rounds
    window.tables[OTHERS].sortByColumn(1, Qt.SortOrder.DescendingOrder)
    row = window.others.row(0)
    window.open_behind(window.others.index(0, 1))
    found = behind(window)
    assert found.model.rowCount() == row.together.rounds
    assert player in str(found.model.index(0, 3).data())


def test_the_arrow_of_the_order_is_beside_its_own_heading(open_standings: Open) -> None:
    window = open_standings()
    window.open_behind(window.players.index(0, 1))
    table, header = behind(window).table, behind(window).table.horizontalHeader()
    pictures = []
    for order in (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder):
        table.sortByColumn(DAY, order)
        pictures.append(header.grab().toImage())
    one, other = pictures
    places = [QPoint(x, y) for x in range(one.width()) for y in range(one.height())]
    differing = {at.x() for at in places if one.pixel(at) != other.pixel(at)}
    assert differing
    assert max(differing) < header.sectionSize(DAY) * 0.75


def test_a_column_in_which_nothing_is_written_is_left_out(open_standings: Open) -> None:
    window = open_standings()
    column = next(
        at for at, column in enumerate(window.players.columns) if column.behind == EVENINGS
    )
    window.open_behind(window.players.index(0, column))
    answered(window)
    found = behind(window)
    for at in range(ROUND, POINTS + 1):
        rows = range(found.model.rowCount())
        is_empty = not any(found.model.index(row, at).data() for row in rows)
        assert found.table.isColumnHidden(at) is is_empty
