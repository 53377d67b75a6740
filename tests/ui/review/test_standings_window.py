"""The standings, against a plain recount; and what is behind each figure."""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from datetime import date
from decimal import Decimal

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt, QTimer
from PySide6.QtGui import QFontInfo, QKeySequence
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from scorepad.archive.archive import Archive
from scorepad.archive.tallies import Tallies
from scorepad.bridge.agreed import Form
from scorepad.bridge.back_score import back_score
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.measures import DECLARED, MEASURES
from scorepad.bridge.pictured import Pictured
from scorepad.bridge.profiles import Profiles
from scorepad.bridge.standings import money
from scorepad.ui.look import LIGHT
from scorepad.ui.review import standings_window as module
from scorepad.ui.review.adding import add_contracts
from scorepad.ui.review.behind_model import BY, POINTS, WHAT
from scorepad.ui.review.behind_window import BehindWindow
from scorepad.ui.review.picture_view import LEAST_LINES
from scorepad.ui.review.pictures_page import ENDINGS, SOURCES
from scorepad.ui.review.standings_columns import DEALS, EVENINGS, STAKED_ROUNDS, Of
from scorepad.ui.review.standings_window import (
    CONTRACTS,
    OTHERS,
    PARTNERSHIPS,
    PICTURES,
    PLAYERS,
    StandingsWindow,
)
from tests.bridge.table import entered
from tests.ui.stretched import cut_off

Open = Callable[..., StandingsWindow]
LEFT_BUTTON = Qt.MouseButton.LeftButton


@pytest.fixture
def opened(qtbot: QtBot, archive: Archive, tallies: Tallies) -> Open:
    def open_one(keys: list[int] | None = None) -> StandingsWindow:
        window = StandingsWindow(archive, tallies, LIGHT, 12, evenings=keys)
        for model in window.models:
            mode = QAbstractItemModelTester.FailureReportingMode.Fatal
            QAbstractItemModelTester(model, mode, window)
        qtbot.addWidget(window)
        window.show()
        window.slowly.finish()
        return window

    return open_one


def hundreds(archive: Archive, keys: list[int]) -> Counter[str]:
    """The back score of all evenings, column by column."""
    total: Counter[str] = Counter()
    for key in keys:
        for column in back_score(score_evening(archive.load(key))):
            total.update(column.hundreds)
    return total


def shown_hundreds(window: StandingsWindow) -> dict[str, int]:
    rows = range(window.players.rowCount())
    found = [window.players.row(row) for row in rows]
    return {row.who[0]: row.sums.hundreds for row in found}


def declared_in(archive: Archive, keys: list[int]) -> Counter[str]:
    """How many contracts each of those with names declared."""
    found: Counter[str] = Counter()
    for key in keys:
        for scored in score_evening(archive.load(key)).rounds:
            for deal in scored.deals:
                contract = getattr(deal.item, "contract", None)
                if contract and not deal.after_end:
                    here = scored.round.seatings(before=deal.place)[-1]
                    found[here.at(contract.declarer)] += 1
    return found


def players_of(archive: Archive, key: int) -> set[tuple[str]]:
    """Those who had chairs on an evening, as the pictures call them."""
    seatings = [seating for played in archive.load(key).rounds for seating in played.seatings()]
    return {(name,) for seating in seatings for _, name in seating}


def behind(window: StandingsWindow) -> BehindWindow:
    found = window.findChildren(BehindWindow)[-1]
    found.slowly.finish()
    return found


def all_keys(archive: Archive) -> list[int]:
    return [summary.key for summary in archive.evenings()]


def test_the_standings_are_those_of_a_recount(opened: Open, archive: Archive) -> None:
    window = opened()
    recount = hundreds(archive, all_keys(archive))
    assert shown_hundreds(window) == {name: recount[name] for name in shown_hundreds(window)}
    assert set(shown_hundreds(window)) >= {name for name, number in recount.items() if number}
    in_order = list(shown_hundreds(window).values())
    assert in_order == sorted(in_order, reverse=True)


def test_only_the_evenings_of_the_list(opened: Open, archive: Archive) -> None:
    keys = all_keys(archive)[:3]
    window = opened(keys)
    recount = hundreds(archive, keys)
    assert {name: number for name, number in shown_hundreds(window).items() if number} == {
        name: number for name, number in recount.items() if number
    }
    assert "3" in window.filters.period.currentText()


def test_another_time_and_another_form(opened: Open, archive: Archive) -> None:
    window = opened()
    window.filters.period.setCurrentText("2012")
    window.slowly.finish()
    days = {one.key: one.day for one in archive.evenings()}
    keys = [key for key, day in days.items() if day and day.year == 2012]
    recount = hundreds(archive, keys)
    assert shown_hundreds(window) == {name: recount[name] for name in shown_hundreds(window)}
    window.filters.form.setCurrentIndex(2)
    window.slowly.finish()
    assert (
        sum(window.players.row(row).sums.hundreds for row in range(window.players.rowCount())) == 0
    )


def test_those_who_played_little_can_be_left_out_and_a_name_be_found(opened: Open) -> None:
    window = opened()
    everybody = window.players.rowCount()
    window.filters.at_least.setCurrentIndex(2)
    few = [window.players.row(row).sums.rounds for row in range(window.players.rowCount())]
    assert len(few) < everybody
    assert min(few) >= 10
    window.filters.at_least.setCurrentIndex(0)
    name = window.players.row(4).who[0]
    QTest.keyClicks(window.filters.search, name.upper())
    assert name in shown_hundreds(window)
    assert window.players.rowCount() < everybody
    QTest.keyClick(window.filters.search, Qt.Key.Key_Escape)
    assert window.players.rowCount() == everybody


def test_an_empty_time_and_one_without_names_are_told_apart(
    opened: Open, archive: Archive, tallies: Tallies
) -> None:
    unnamed = archive.begin(Evening((entered("N 4S=", "N 4S="),)))
    assert opened([unnamed]).notice.sentence.startswith("Who played in that time has no name")
    archive.delete(unnamed)
    assert opened([unnamed]).notice.sentence == "Nobody played in that time."


def test_partners_are_found_by_the_beginnings_of_both_names(opened: Open) -> None:
    window = opened()
    one, other = window.partnerships.row(2).who
    QTest.keyClicks(window.filters.search, f"{other[:3]} {one[:3]}")
    found = [window.partnerships.row(row).who for row in range(window.partnerships.rowCount())]
    assert (one, other) in found
    assert all(
        any(name.startswith(begun) for pair_name in pair for name in pair_name.split())
        for pair in found
        for begun in (one[:3], other[:3])
    )


def test_enter_on_a_figure_opens_its_rounds(opened: Open, qtbot: QtBot) -> None:
    window = opened()
    table = window.tables[PLAYERS]
    table.setFocus()
    table.setCurrentIndex(window.players.index(0, 2))
    QTest.keyClick(table, Qt.Key.Key_Return)
    found = behind(window)
    row = window.players.row(0)
    assert found.model.rowCount() == row.sums.rounds
    assert sum(points_of(found)) == row.sums.points
    with qtbot.waitSignal(found.look_asked) as asked:
        QTest.keyClick(found.table, Qt.Key.Key_Return)
    assert asked.args == [found.model.row(0).key, None]


@pytest.mark.parametrize("pairs", [False, True])
def test_behind_evenings_deals_and_money_is_what_they_count(opened: Open, pairs: bool) -> None:
    window = opened()
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
        assert headings == ["Title", "Round", "Round"]
        assert there[DEALS].model.rowCount() == row.sums.deals
        assert sum(points_of(there[EVENINGS])) == row.sums.points
        days = [there[EVENINGS].model.row(line).key for line in range(row.evenings)]
        assert len(set(days)) == row.evenings
        assert there[STAKED_ROUNDS].model.rowCount() <= row.sums.rounds
        if money(row.sums):
            assert there[STAKED_ROUNDS].model.rowCount()
        for found in there.values():
            found.close()


def test_behind_money_is_what_each_round_brought(opened: Open) -> None:
    window = opened()
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
    assert {name: amount for name, amount in brought.items() if amount} == money(row.sums)


def test_what_is_behind_a_figure_is_sorted_by_each_column(opened: Open) -> None:
    window = opened()
    deals = [column.behind for column in window.players.columns].index(DEALS)
    window.open_behind(window.players.index(0, deals))
    found = behind(window)
    days = [found.model.row(row).day for row in range(found.model.rowCount())]
    assert days == sorted(days, key=lambda day: day or date.max, reverse=True)
    actions = found.sort_button.menu().actions()
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


def test_nothing_stands_where_no_row_is(opened: Open) -> None:
    window = opened()
    window.open_behind(window.players.index(0, 2))
    for model in (window.players, behind(window).model):
        assert model.rowCount() > 0
        assert model.data(QModelIndex(), Qt.ItemDataRole.DisplayRole) is None


def points_of(found: BehindWindow) -> list[int]:
    column = found.model.columnCount() - 1
    rows = range(found.model.rowCount())
    cells = [str(found.model.index(row, column).data()) for row in rows]
    return [int(cell.replace("−", "-").replace("\u202f", "").replace(",", "")) for cell in cells]


@pytest.mark.parametrize("pairs", [False, True])
def test_each_figure_of_contracts_has_its_deals_behind_it(opened: Open, pairs: bool) -> None:
    window = opened()
    window.tabs.setCurrentIndex(CONTRACTS)
    window.whose.setCurrentIndex(int(pairs))
    window.tables[CONTRACTS].sortByColumn(1, Qt.SortOrder.DescendingOrder)
    row = window.contracts.row(0)
    assert isinstance(row, Of)
    assert row.profile[DECLARED] > 10
    assert len(row.who) == 1 + pairs
    for number, column in enumerate(window.contracts.columns):
        if not column.behind:
            continue
        window.open_behind(window.contracts.index(0, number))
        found = behind(window)
        if MEASURES[column.behind].worth is None:
            assert found.model.rowCount() == row.profile[column.behind]
        found.close()


def test_contracts_are_counted_for_whoever_looks_at_them(
    opened: Open, archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[list[int]] = []

    def counting(
        to: Profiles | Pictured, tallies: Tallies, keys: list[int], forms: tuple[Form, ...]
    ) -> Iterator[object]:
        counted.append(keys)
        return add_contracts(to, tallies, keys, forms)

    monkeypatch.setattr(module, "add_contracts", counting)
    window = opened()
    assert not counted
    window.tabs.setCurrentIndex(PICTURES)
    assert not counted  # a running back score has none
    window.tabs.setCurrentIndex(CONTRACTS)
    window.whose.setCurrentIndex(1)
    window.tabs.setCurrentIndex(PLAYERS)
    window.tabs.setCurrentIndex(CONTRACTS)
    assert [sorted(keys) for keys in counted] == [sorted(all_keys(archive))]
    window.filters.period.setCurrentText("2012")
    window.slowly.finish()
    assert len(counted) == 2
    rows = range(window.contracts.rowCount())
    assert sum(window.contracts.row(row).profile[DECLARED] for row in rows) == sum(
        declared_in(archive, counted[1]).values()
    )
    window.tabs.setCurrentIndex(PICTURES)
    window.pictures.which.setCurrentIndex(ENDINGS)
    assert len(counted) == 3
    window.pictures.which.setCurrentIndex(SOURCES)
    assert len(counted) == 3
    window.pictures.whose.setCurrentIndex(2)
    who = window.pictures.whose.currentData()
    assert counted[3:] == [[key for key in counted[2] if who in players_of(archive, key)]]


def test_left_undone_the_counting_shows_nothing_and_begins_anew(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened()
    monkeypatch.setattr(window.counting, "hurry", window.counting.cancel)
    window.tabs.setCurrentIndex(CONTRACTS)
    assert window.contracts.rowCount() == 0
    window.tabs.setCurrentIndex(PICTURES)
    window.pictures.which.setCurrentIndex(ENDINGS)
    assert not window.pictures.copy_button.isEnabled()
    monkeypatch.undo()
    window.pictures.whose.setCurrentIndex(1)
    assert window.pictures.copy_button.isEnabled()
    window.tabs.setCurrentIndex(CONTRACTS)
    assert window.contracts.rowCount() == window.players.rowCount()


def test_one_against_another_is_with_and_against(opened: Open, archive: Archive) -> None:
    window = opened()
    window.tabs.setCurrentIndex(OTHERS)
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


def test_a_key_leads_to_the_time_and_none_leads_to_two_places(opened: Open) -> None:
    window = opened()
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClick(window, Qt.Key.Key_W, Qt.KeyboardModifier.AltModifier)
    assert window.focusWidget() is window.filters.period
    window.tabs.setCurrentIndex(PICTURES)
    bar = window.tabs.tabBar()
    texts = [bar.tabText(tab) for tab in range(bar.count())]
    texts += [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
    texts += [button.text() for button in window.findChildren(QPushButton) if button.isVisible()]
    keys = [key for text in texts if (key := QKeySequence.mnemonic(text).toString())]
    assert len(keys) == len(set(keys)) >= 8


@pytest.mark.parametrize("tab", [PLAYERS, PARTNERSHIPS, CONTRACTS, OTHERS])
def test_each_table_is_sorted_by_keys(opened: Open, tab: int) -> None:
    window = opened()
    window.tabs.setCurrentIndex(tab)
    model, table = window.models[tab], window.tables[tab]
    actions = window.sort_button.menu().actions()
    assert [action.text() for action in actions] == [column.heading for column in model.columns]
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


def test_a_key_opens_the_columns_and_another_sorts(opened: Open, qtbot: QtBot) -> None:
    window = opened()
    assert QTest.qWaitForWindowActive(window)
    marked: list[str] = []

    def choose() -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        marked.extend(action.text() for action in menu.actions() if action.isChecked())
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
            QTest.keyClick(menu, key)

    window.filters.search.setFocus()
    QTimer.singleShot(20, choose)
    QTest.keyClick(window.filters.search, Qt.Key.Key_O, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: bool(marked))
    assert marked == ["Hundreds"]
    assert window.tables[PLAYERS].hasFocus()
    rounds = [window.players.row(row).sums.rounds for row in range(window.players.rowCount())]
    assert rounds == sorted(rounds, reverse=True)
    assert "Alt+O" in window.hint.text()
    assert not window.sort_button.isHidden()
    window.tabs.setCurrentIndex(PICTURES)
    assert window.sort_button.isHidden()


def test_sorting_keeps_the_chosen_figure(opened: Open) -> None:
    window = opened()
    table = window.tables[PLAYERS]
    table.setCurrentIndex(window.players.index(3, 4))
    who = window.players.row(3).who
    table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    assert window.players.row(table.currentIndex()).who == who
    assert table.currentIndex().column() == 4


def test_a_time_without_evenings_says_so(opened: Open) -> None:
    window = opened([])
    assert window.players.rowCount() == 0
    assert window.notice.isVisible()
    assert window.notice.sentence


@pytest.mark.parametrize("points", [9, 28])
def test_it_fits_a_small_screen(
    qtbot: QtBot, archive: Archive, tallies: Tallies, points: int
) -> None:
    window = StandingsWindow(archive, tallies, LIGHT, points)
    qtbot.addWidget(window)
    window.resize(1024, 600)
    window.show()
    window.slowly.finish()
    for tab in range(window.tabs.count()):
        window.tabs.setCurrentIndex(tab)
        QApplication.processEvents()
        assert window.width() <= 1024
        assert window.height() <= 600
        assert cut_off(window) == []
    bar = window.tabs.tabBar()
    assert bar.rect().contains(bar.tabRect(PLAYERS))
    assert bar.rect().contains(bar.tabRect(PICTURES))
    for number in range(window.pictures.which.count()):
        window.pictures.which.setCurrentIndex(number)
        assert cut_off(window) == []


def test_letters_in_pictures_grow_with_all_others(opened: Open) -> None:
    window = opened()
    window.resize(1024, 600)
    window.tabs.setCurrentIndex(PICTURES)
    window.set_look(LIGHT, 28)
    QApplication.processEvents()
    letters = window.pictures.picture.height() / LEAST_LINES
    assert letters > 0.55 * QFontInfo(window.font()).pixelSize()
    assert window.pictures.verticalScrollBar().maximum() > 0
    window.set_look(LIGHT, 9)
    QApplication.processEvents()
    assert window.pictures.verticalScrollBar().maximum() == 0
