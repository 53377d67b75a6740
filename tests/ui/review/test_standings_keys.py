"""The standings by keys: pages, times and the order of each column."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from scorepad.archive.standings import results_of
from scorepad.ui.review.standings_page import (
    CONTRACTS,
    HUNDREDS,
    OTHERS,
    PARTNERSHIPS,
    PICTURES,
    PLAYERS,
)
from tests.ui.review.standings import Open, answered


def test_a_key_leads_to_the_time_and_none_leads_to_two_places(open_standings: Open) -> None:
    window = open_standings()
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClick(window, Qt.Key.Key_W, Qt.KeyboardModifier.AltModifier)
    assert window.focusWidget() is window.filters.period
    window.turn_to(PICTURES)
    answered(window)
    bar = window.tabs.tabBar()
    texts = [bar.tabText(tab) for tab in range(bar.count())]
    texts += [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
    texts += [button.text() for button in window.findChildren(QPushButton) if button.isVisible()]
    keys = [key for text in texts if (key := QKeySequence.mnemonic(text).toString())]
    assert len(keys) == len(set(keys)) >= 8


@pytest.mark.parametrize("tab", [PLAYERS, PARTNERSHIPS, CONTRACTS, OTHERS])
def test_each_table_is_sorted_by_keys(open_standings: Open, tab: int) -> None:
    window = open_standings()
    window.more.click()
    window.turn_to(tab)
    answered(window)
    for button in window.findChildren(QPushButton):
        if button.text() == "More columns" and button.isVisible():
            button.click()
    model, table = window.models[tab], window.tables[tab]
    actions = window.sorting.actions()
    names = [action.text() for action in actions]
    assert [name.replace("&", "") for name in names] == [column.heading for column in model.columns]
    letters = [letter for name in names if (letter := QKeySequence.mnemonic(name).toString())]
    assert len({*letters}) == len(letters) >= 7
    for number, column in enumerate(model.columns):
        before = table.horizontalHeader().sortIndicatorSection()
        actions[number].trigger()
        values = [column.value(model.row(row)) for row in range(model.rowCount())]
        first_down = bool(number) and before != number
        assert values == sorted(values, reverse=first_down)
        assert len(values) > 10
        index = table.currentIndex()
        assert (index.row(), index.column()) == (0, number)
        assert table.viewport().rect().intersects(table.visualRect(index))
    actions[1].trigger()
    actions[1].trigger()
    values = [model.columns[1].value(model.row(row)) for row in range(model.rowCount())]
    assert values == sorted(values)


@pytest.mark.parametrize("points", [12, 28])
def test_a_key_opens_the_columns_and_another_sorts(
    open_standings: Open, qtbot: QtBot, points: int
) -> None:
    window = open_standings(points=points)
    assert QTest.qWaitForWindowActive(window)
    marked: list[str] = []

    def choose() -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        marked.extend(action.text() for action in menu.actions() if action.isChecked())
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
            QTest.keyClick(menu, key)

    window.filters.search.setFocus()
    QTimer.singleShot(20, choose)
    QTest.keyClick(window.filters.search, Qt.Key.Key_O, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: bool(marked))
    assert marked == ["&Hundreds"]
    qtbot.waitUntil(lambda: window.focusWidget() is window.tables[PLAYERS])
    evenings = [window.players.row(row).evenings for row in range(window.players.rowCount())]
    assert evenings == sorted(evenings, reverse=True)
    assert "Alt+O" in window.hint.text()
    window.turn_to(PICTURES)
    answered(window)
    QTest.keyClick(window.filters.search, Qt.Key.Key_O, Qt.KeyboardModifier.AltModifier)
    assert not QApplication.activePopupWidget(), "pictures are not sorted"


def test_sorting_keeps_the_chosen_figure(open_standings: Open) -> None:
    window = open_standings()
    table = window.tables[PLAYERS]
    table.setCurrentIndex(window.players.index(3, 4))
    who = window.players.row(3).who
    table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    assert window.players.row(table.currentIndex()).who == who
    assert table.currentIndex().column() == 4


def test_whoever_goes_to_a_page_is_among_its_figures(open_standings: Open) -> None:
    window = open_standings()
    assert QTest.qWaitForWindowActive(window)
    assert window.tables[PLAYERS].currentIndex() == window.players.index(0, HUNDREDS)
    window.filters.period.setFocus()
    QTest.keyClick(window.filters.period, Qt.Key.Key_R, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(window.ranked, Qt.Key.Key_Down)
    table = window.tables[PARTNERSHIPS]
    assert table.hasFocus()
    assert table.currentIndex() == window.partnerships.index(0, HUNDREDS)
    QTest.keyClick(table, Qt.Key.Key_Return)
    behind = window.behind
    assert behind
    assert behind.table.hasFocus()
    answered(window)
    assert behind.model.rowCount() == window.partnerships.row(0).sums.rounds
    QTest.keyClick(behind.table, Qt.Key.Key_Escape)
    assert window.behind is None
    assert table.hasFocus()
    window.turn_to(PICTURES)
    answered(window)
    assert window.pictures.which.hasFocus()


def test_the_arrow_keys_go_on_from_page_to_page(open_standings: Open) -> None:
    window = open_standings()
    assert QTest.qWaitForWindowActive(window)
    bar = window.tabs.tabBar()
    bar.setFocus()
    QTest.keyClick(bar, Qt.Key.Key_Right)
    assert window.page == CONTRACTS
    assert bar.hasFocus()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Down])
def test_from_the_search_one_gets_to_who_is_found(open_standings: Open, key: Qt.Key) -> None:
    window = open_standings()
    assert QTest.qWaitForWindowActive(window)
    who = window.players.row(3).who
    window.filters.search.setFocus()
    QTest.keyClicks(window.filters.search, who[0])
    QTest.keyClick(window.filters.search, key)
    table = window.tables[PLAYERS]
    assert table.hasFocus()
    assert window.players.row(table.currentIndex()).who == who


def test_five_columns_are_seen_until_more_are_wanted(open_standings: Open) -> None:
    window = open_standings()
    for page in (PLAYERS, PARTNERSHIPS):
        window.turn_to(page)
        table, columns = window.tables[page], window.models[page].columns
        seen = [each.heading for at, each in enumerate(columns) if not table.isColumnHidden(at)]
        last = "Last five" if page == PLAYERS else "A round"
        assert seen[1:] == ["Evenings", "Won %", "Hundreds", last]
        assert len(window.sorting.actions()) == len(seen)
        window.more.click()
        assert not any(map(table.isColumnHidden, range(len(columns))))
        assert len(window.sorting.actions()) == len(columns)
        window.more.click()


def test_the_last_five_evenings_of_a_player(open_standings: Open) -> None:
    window = open_standings()
    best = window.players.row(0).who[0]
    at = next(at for at, each in enumerate(window.players.columns) if each.heading == "Last five")
    said = str(window.players.index(0, at).data()).split()
    assert len(said) == 5
    keys = [*window._added_up.chosen.keys]
    found = (results_of(window._facts, key) for key in reversed(keys))
    brought = [each[best] for each in found if best in each][:5][::-1]
    assert [int(each.replace("−", "-")) for each in said] == brought
