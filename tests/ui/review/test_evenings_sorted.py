"""The list of earlier evenings in the order of each column."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scorepad.archive.archive import Archive
from scorepad.archive.facts import Facts
from scorepad.ui.review import evening_model
from scorepad.ui.review.evening_model import DAY, DEALS, NOTE, PLAYERS, RESULT
from scorepad.ui.review.evenings_page import EveningsPage
from tests.ui.review.conftest import NUMBER
from tests.ui.review.listed import Open, column, keeping_in, sort_by, swing


def test_each_column_sorts(open_list: Open, archive: Archive) -> None:
    window = open_list()
    sort_by(window, DEALS)
    deals = [int(cell) for cell in column(window.model, DEALS)]
    assert deals == sorted(deals, reverse=True)
    sort_by(window, PLAYERS)
    names = column(window.model, PLAYERS)
    assert names == sorted(names)
    sort_by(window, RESULT)
    swings = [swing(archive, key) for key in window.model.listed()]
    assert swings == sorted(swings, reverse=True)
    assert swings[0] > swings[-1]
    sort_by(window, NOTE)
    notes = column(window.model, NOTE)
    written = [note.casefold() for note in notes if note]
    assert written == sorted(written)
    assert notes[-1] == ""
    sort_by(window, DAY)
    assert window.model.is_month(0)


def test_keys_sort_too(open_list: Open, archive: Archive) -> None:
    window = open_list()
    window.sort_button.menu().actions()[RESULT].trigger()
    window.slowly.finish()
    swings = [swing(archive, key) for key in window.model.listed()]
    assert swings == sorted(swings, reverse=True)
    window.sort_button.menu().actions()[PLAYERS].trigger()
    names = column(window.model, PLAYERS)
    assert names == sorted(names)


def test_the_biggest_win_is_found_without_a_mouse(
    open_list: Open, archive: Archive, qtbot: QtBot
) -> None:
    window = open_list()
    menu = window.sort_button.menu()
    assert [action.text() for action in menu.actions()] == [
        *("&Date", "&Players", "P&layed", "D&eals", "&Biggest win", "&Note")
    ]
    QTimer.singleShot(20, lambda: QTest.keyClick(menu, Qt.Key.Key_B))
    QTest.keyClick(window.search, Qt.Key.Key_O, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: not menu.isVisible())
    window.slowly.finish()
    swings = [swing(archive, key) for key in window.model.listed()]
    assert swings == sorted(swings, reverse=True)
    assert window.current == window.model.listed()[0]


def test_while_it_is_read_the_list_stays_in_its_order(
    qtbot: QtBot, archive: Archive, facts: Facts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evening_model, "AT_A_TIME", 3)
    window = EveningsPage(archive, facts, keeping_in(archive))
    qtbot.addWidget(window)
    window.search.setText("20")
    sort_by(window, PLAYERS)
    qtbot.waitUntil(lambda: window.model.number == NUMBER)
    names = column(window.model, PLAYERS)
    assert names == sorted(names)
