"""Evenings are found by typed words and by choices."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from scorepad.archive.archive import Archive
from scorepad.archive.facts import Facts
from scorepad.archive.listing import Listing
from scorepad.ui.review import evening_model
from scorepad.ui.review.evening_model import FORMS, NOTE, PLAYERS
from scorepad.ui.review.evenings_page import EveningsPage
from tests.ui.review.conftest import NUMBER
from tests.ui.review.listed import Open, column, keeping_in


def test_typing_finds_names_notes_and_dates(open_list: Open, archive: Archive) -> None:
    window = open_list()
    keys = window.model.listed()
    archive.save(keys[3], replace(archive.load(keys[3]), note="The <b>flood</b>"), "the note")
    window.follow(keys[3])
    name = archive.load(keys[7]).rounds[0].seating.north
    QTest.keyClicks(window.search, name.upper())
    assert keys[7] in window.model.listed()
    assert all(name in cell for cell in column(window.model, PLAYERS))
    QTest.keyClick(window, Qt.Key.Key_Escape)
    QTest.keyClicks(window.search, "flood")
    assert window.model.listed() == [keys[3]]
    assert column(window.model, NOTE)[0].endswith("The <b>flood</b>")
    QTest.keyClick(window, Qt.Key.Key_Escape)
    QTest.keyClicks(window.search, "2015 march")
    found = [archive.load(key).day for key in window.model.listed()]
    assert all(day and (day.year, day.month) == (2015, 3) for day in found)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.model.listed() == keys


def test_nothing_found_is_said(open_list: Open) -> None:
    window = open_list()
    QTest.keyClicks(window.search, "zeppelin")
    assert window.model.number == 0
    assert window.empty.isVisible()
    assert not window.table.isVisible()


def test_each_word_of_the_search_is_a_chip_that_can_be_taken_away(
    open_list: Open, archive: Archive
) -> None:
    page = open_list()
    QTest.keyClicks(page.search, "2012 Ros chic zepp")
    names = {name for one in archive.evenings() for name in one.players if name[:3] == "Ros"}
    assert len(names) > 1
    said = ["2012", "“Ros”", "Chicago", "“zepp”"]
    assert [chip.text() for chip in page.chips.chips] == [f"{word}  ✕" for word in said]
    assert page.model.number == 0
    page.chips.chips[3].click()
    page.chips.chips[1].click()
    assert page.search.text() == "2012 chic"
    days = [archive.load(key).day for key in page.model.listed()]
    assert days
    assert all(day and day.year == 2012 for day in days)
    assert all("Chicago" in cell for cell in column(page.model, FORMS))
    page.search.clear()
    assert page.chips.isHidden()


def test_typing_in_the_list_goes_on_with_the_search(open_list: Open) -> None:
    window = open_list()
    window.table.setFocus()
    QTest.keyClicks(window.table, "2")
    assert window.search.text() == "2"
    assert window.search.hasFocus()


def test_what_is_typed_before_all_is_read_finds_more_and_more(
    qtbot: QtBot, archive: Archive, facts: Facts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evening_model, "AT_A_TIME", 3)
    window = EveningsPage(archive, facts, keeping_in(archive))
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    QAbstractItemModelTester(window.model, mode, window)
    qtbot.addWidget(window)
    keys = window.model.listed()
    assert window.model.number == len(keys) == NUMBER
    window.search.setText("20")
    assert window.model.number == 0
    numbers = []
    window.model.rowsInserted.connect(lambda: numbers.append(window.model.number))
    resets = []
    window.model.modelReset.connect(lambda: resets.append(True))
    qtbot.waitUntil(lambda: window.model.number == NUMBER)
    assert len(numbers) > 10
    assert not resets
    assert window.model.listed() == keys
    assert window.current == keys[0]
    lines = Listing(archive, facts).lines(keys)
    days = [line.day for line in lines if line.day]
    assert len(window.model.months) == len({(day.year, day.month) for day in days})


def test_the_usual_title_of_a_day_says_nothing(open_list: Open, archive: Archive) -> None:
    window = open_list()
    first, second = window.model.listed()[:2]
    for key, title in ((first, "Friday evening"), (second, "Friday evening at Ann's")):
        archive.save(key, replace(archive.load(key), title=title, note=""), "the title")
        window.follow(key)
    assert column(window.model, NOTE)[:2] == ["", "Friday evening at Ann's"]
    QTest.keyClicks(window.search, "evening at")
    assert window.model.listed() == [second]
