"""Evenings are found by what is typed and by what is chosen."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from scorepad.archive.archive import Archive
from scorepad.archive.facts import Facts
from scorepad.archive.listing import Listing
from scorepad.bridge.options import CHICAGO
from scorepad.ui.look import DARK, LIGHT, Colours
from scorepad.ui.review import evening_model
from scorepad.ui.review.evening_model import FORMS, NOTE, PLAYERS
from scorepad.ui.review.evenings_window import EveningsWindow
from tests.ui.review.conftest import NUMBER
from tests.ui.review.listed import Open, archive_keys, column


def test_typing_finds_names_notes_and_dates(open_list: Open, archive: Archive) -> None:
    window = open_list()
    keys = window.model.listed()
    archive.save(keys[3], replace(archive.load(keys[3]), note="The <b>flood</b>"), "the note")
    window.follow(keys[3])
    name = archive.load(keys[7]).rounds[0].seating.north
    QTest.keyClicks(window.filters.search, name.upper())
    assert keys[7] in window.model.listed()
    assert all(name in cell for cell in column(window.model, PLAYERS))
    QTest.keyClick(window, Qt.Key.Key_Escape)
    QTest.keyClicks(window.filters.search, "flood")
    assert window.model.listed() == [keys[3]]
    assert column(window.model, NOTE)[0].endswith("The <b>flood</b>")
    QTest.keyClick(window, Qt.Key.Key_Escape)
    QTest.keyClicks(window.filters.search, "2015 march")
    found = [archive.load(key).day for key in window.model.listed()]
    assert all(day and (day.year, day.month) == (2015, 3) for day in found)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.model.listed() == keys


def test_nothing_found_is_said(open_list: Open) -> None:
    window = open_list()
    QTest.keyClicks(window.filters.search, "zeppelin")
    assert window.model.number == 0
    assert window.empty.isVisible()
    assert not window.table.isVisible()


def test_filters_for_a_player_a_partner_a_form_and_a_time(
    open_list: Open, archive: Archive
) -> None:
    window = open_list()
    evening = archive.load(window.model.listed()[5])
    seating = evening.rounds[0].seating
    window.filters.player.setCurrentText(seating.north)
    found = set(window.model.listed())
    assert found == {key for key in archive_keys(archive) if seating.north in players(archive, key)}
    assert window.filters.partner.isEnabled()
    window.filters.partner.setCurrentIndex(window.filters.partner.findData(seating.south))
    partnered = set(window.model.listed())
    assert partnered
    assert partnered == {
        key
        for key in found
        if any(
            {seating.north, seating.south} == {*now.pair(side)}
            for entered in archive.load(key).rounds
            for now in entered.seatings()
            for side in (seat.side for seat, _ in now)
        )
    }
    window.filters.player.setCurrentIndex(0)
    assert not window.filters.partner.isEnabled()
    window.filters.form.setCurrentIndex(window.filters.form.findData(CHICAGO))
    assert window.model.number
    assert all(cell == "Chicago" for cell in column(window.model, FORMS))
    window.filters.form.setCurrentIndex(0)
    window.filters.period.setCurrentText("2015")
    days = [archive.load(key).day for key in window.model.listed()]
    assert days
    assert all(day and day.year == 2015 for day in days)


def players(archive: Archive, key: int) -> set[str]:
    return {
        name
        for entered in archive.load(key).rounds
        for seating in entered.seatings()
        for name in seating.players
    }


def test_typing_in_the_list_goes_on_with_the_search(open_list: Open) -> None:
    window = open_list()
    window.table.setFocus()
    QTest.keyClicks(window.table, "2")
    assert window.filters.search.text() == "2"
    assert window.filters.search.hasFocus()


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_what_is_chosen_in_a_list_of_choices_can_be_read(open_list: Open, colours: Colours) -> None:
    window = open_list()
    window.set_look(colours, 12)
    combo = window.filters.period
    combo.showPopup()
    rect = combo.view().visualRect(combo.view().currentIndex()).adjusted(3, 3, -3, -3)
    picture = combo.view().viewport().grab(rect).toImage()
    dots = [(x, y) for x in range(rect.width()) for y in range(rect.height())]
    light = [picture.pixelColor(x, y).lightness() for x, y in dots]
    assert max(light) - min(light) > 100
    combo.hidePopup()


def test_what_is_typed_before_all_is_read_finds_more_and_more(
    qtbot: QtBot, archive: Archive, facts: Facts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evening_model, "AT_A_TIME", 3)
    window = EveningsWindow(archive, facts, LIGHT, 12)
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    QAbstractItemModelTester(window.model, mode, window)
    qtbot.addWidget(window)
    keys = window.model.listed()
    assert window.model.number == len(keys) == NUMBER
    window.filters.search.setText("20")
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
    QTest.keyClicks(window.filters.search, "evening at")
    assert window.model.listed() == [second]
