"""The list of earlier evenings, used by keys."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.archive.archive import Archive
from scorepad.archive.facts import Facts
from scorepad.ui.look import LIGHT
from scorepad.ui.review.evening_model import DEALS, NOTE
from scorepad.ui.review.evenings_window import EveningsWindow
from tests.ui.review.conftest import NUMBER
from tests.ui.review.listed import Open, archive_keys
from tests.ui.stretched import cut_off


def test_evenings_stand_below_their_months_the_latest_first(open_list: Open) -> None:
    window = open_list()
    model = window.model
    months = [row for row in range(model.rowCount()) if model.is_month(row)]
    assert months[0] == 0
    lines = [model.line(model.index(row, 0)) for row in range(model.rowCount())]
    days = [line.day for line in lines if line and line.day]
    assert days == sorted(days, reverse=True)
    assert len(months) == len({(day.year, day.month) for day in days})
    assert model.index(0, 0).data() == f"{days[0]:%B %Y}"


def test_enter_looks_at_the_evening(open_list: Open, qtbot: QtBot) -> None:
    window = open_list()
    with qtbot.waitSignal(window.look_asked) as asked:
        QTest.keyClick(window.filters.search, Qt.Key.Key_Return)
    assert asked.args == [window.model.listed()[0]]
    QTest.keyClick(window.filters.search, Qt.Key.Key_Down)
    assert window.table.hasFocus()
    with qtbot.waitSignal(window.look_asked) as asked:
        QTest.keyClick(window.table, Qt.Key.Key_Return)
    assert asked.args == [window.current]


def test_a_deleted_evening_can_be_brought_back(open_list: Open, archive: Archive) -> None:
    window = open_list()
    keys = window.model.listed()
    window.table.setFocus()
    key = window.current
    QTest.keyClick(window.table, Qt.Key.Key_Delete)
    assert key is not None
    assert window.model.listed() == [one for one in keys if one != key]
    assert key not in archive_keys(archive)
    assert window.current is not None
    undo = window.notice.buttons[0]
    undo.click()
    assert window.model.listed() == keys
    assert key in archive_keys(archive)


def test_where_nothing_may_be_deleted_that_is_said(
    open_list: Open, monkeypatch: pytest.MonkeyPatch, archive: Archive
) -> None:
    window = open_list()
    monkeypatch.setattr(archive, "read_only", True)
    window.delete()
    assert "may not be written" in window.notice.sentence
    assert window.model.number == NUMBER


def test_escape_takes_the_search_back_and_then_closes_the_window(
    qtbot: QtBot, archive: Archive, facts: Facts
) -> None:
    window = EveningsWindow(archive, facts, LIGHT, 12)
    window.show()
    QTest.keyClicks(window.filters.search, "x")
    QTest.keyClick(window.filters.search, Qt.Key.Key_Escape)
    assert window.filters.search.text() == ""
    with qtbot.waitSignal(window.destroyed):
        QTest.keyClick(window.filters.search, Qt.Key.Key_Escape)


def test_an_empty_archive_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    archive = Archive.open(tmp_path / "empty.db")
    facts = Facts(archive)
    window = EveningsWindow(archive, facts, LIGHT, 12)
    qtbot.addWidget(window)
    window.show()
    assert window.empty.isVisible()
    window.delete()
    window.look_at_it()
    assert window.model.listed() == []
    facts.close()
    archive.close()


@pytest.mark.parametrize("width", [1024, 1500])
def test_the_columns_share_the_room_there_is(open_list: Open, qtbot: QtBot, width: int) -> None:
    window = open_list()
    window.resize(width, 600)
    qtbot.wait(1)
    widths = [window.table.columnWidth(column) for column in range(window.model.columnCount())]
    room = window.table.viewport().width()
    assert room - 8 <= sum(widths) <= room
    assert window.table.horizontalScrollBar().maximum() == 0


def test_the_chosen_evening_stays_chosen_when_it_is_another_one(
    open_list: Open, archive: Archive
) -> None:
    window = open_list()
    key = window.model.listed()[7]
    window.table.selectRow(window.model.row_of(key) or 0)
    archive.save(key, replace(archive.load(key), note="rain"), "the note")
    window.follow(key)
    assert window.current == key
    window.filters.search.setText("rain")
    assert window.current == key


def test_an_evening_that_somebody_else_erased_leaves_an_empty_line(
    qtbot: QtBot, archive: Archive, facts: Facts
) -> None:
    window = EveningsWindow(archive, facts, LIGHT, 12)
    qtbot.addWidget(window)
    key = window.model.listed()[7]
    row = window.model.row_of(key)
    assert row
    archive.delete(key)
    archive.erase(key)
    window.table.selectRow(row)
    assert {window.model.index(row, cell).data() for cell in range(NOTE + 1)} == {""}
    assert window.current is None
    window.look_at_it()
    window.delete()


def test_with_large_words_on_a_small_screen_there_is_room_for_evenings(
    open_list: Open, qtbot: QtBot
) -> None:
    window = open_list()
    window.resize(1024, 600)
    assert window.filters.choices.isVisible()
    assert window.filter_button.isHidden()
    window.set_look(LIGHT, 28)
    QApplication.processEvents()
    fifth = window.table.visualRect(window.model.index(4, DEALS))
    assert fifth.bottom() <= window.table.viewport().height()
    assert not window.filters.choices.isVisible()
    assert cut_off(window) == []
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(window.filters.player.hasFocus)
    QApplication.processEvents()
    assert window.filters.player.isVisible()
    assert cut_off(window) == []
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(window.table.hasFocus)
    assert not window.filters.player.isVisible()
    window.set_look(LIGHT, 12)
    assert window.filters.player.isVisible()
    assert window.go_on_button.isVisible()


def test_a_chosen_row_is_of_one_colour_from_end_to_end(open_list: Open) -> None:
    window = open_list()
    window.table.setFocus()
    row = window.table.visualRect(window.table.currentIndex())
    picture = window.table.viewport().grab().toImage()
    across = range(window.table.viewport().width() - 12)
    for y in (row.top() + 1, row.bottom() - 1):
        assert {picture.pixelColor(x, y).name() for x in across} == {LIGHT.accent.name()}
