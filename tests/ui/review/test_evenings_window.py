"""The list of earlier evenings, used by keys."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from scorepad.archive.archive import Archive
from scorepad.archive.listing import Listing
from scorepad.archive.tallies import Tallies
from scorepad.bridge.agreed import CHICAGO
from scorepad.bridge.back_score import back_score, running_totals
from scorepad.bridge.evening import score_evening
from scorepad.ui.look import DARK, LIGHT, Colours
from scorepad.ui.review import brought, evening_model
from scorepad.ui.review.evening_model import DAY, DEALS, FORMS, NOTE, PLAYERS, RESULT, EveningModel
from scorepad.ui.review.evenings_window import EveningsWindow
from tests.ui.review.conftest import NUMBER

Open = Callable[[], EveningsWindow]


@pytest.fixture
def opened(qtbot: QtBot, archive: Archive, tallies: Tallies) -> Open:
    def open_one() -> EveningsWindow:
        window = EveningsWindow(archive, tallies, LIGHT, 12)
        mode = QAbstractItemModelTester.FailureReportingMode.Fatal
        QAbstractItemModelTester(window.model, mode, window)
        window.show()
        qtbot.addWidget(window)
        window.activateWindow()
        qtbot.waitUntil(lambda: window.model.number == NUMBER and window.isActiveWindow())
        return window

    return open_one


def column(model: EveningModel, number: int) -> list[str]:
    """What stands in a column, without the headings of the months."""
    return [
        str(model.index(row, number).data())
        for row in range(model.rowCount())
        if not model.is_month(row)
    ]


def sort_by(window: EveningsWindow, number: int) -> None:
    """Click on the heading of a column."""
    header = window.table.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(number) + 20, header.height() // 2)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
    window.slowly.finish()


def results(window: EveningsWindow) -> list[str]:
    """What stands below Result, once all of it is known."""
    while "…" in (cells := column(window.model, RESULT)):
        QTest.qWait(1)
    return cells


def swing(archive: Archive, key: int) -> int:
    totals = running_totals(back_score(score_evening(archive.load(key))))
    return max(totals.values(), default=0)


def test_evenings_stand_below_their_months_the_latest_first(opened: Open) -> None:
    model = opened().model
    months = [row for row in range(model.rowCount()) if model.is_month(row)]
    assert months[0] == 0
    lines = [model.line(model.index(row, 0)) for row in range(model.rowCount())]
    days = [line.day for line in lines if line and line.day]
    assert days == sorted(days, reverse=True)
    assert len(months) == len({(day.year, day.month) for day in days})
    assert model.index(0, 0).data() == f"{days[0]:%B %Y}"


def test_typing_finds_names_notes_and_dates(opened: Open, archive: Archive) -> None:
    window = opened()
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


def test_nothing_found_is_said(opened: Open) -> None:
    window = opened()
    QTest.keyClicks(window.filters.search, "zeppelin")
    assert window.model.number == 0
    assert window.empty.isVisible()
    assert not window.table.isVisible()


def test_filters_for_a_player_a_partner_a_form_and_a_time(opened: Open, archive: Archive) -> None:
    window = opened()
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


def archive_keys(archive: Archive) -> list[int]:
    return [summary.key for summary in archive.evenings()]


def players(archive: Archive, key: int) -> set[str]:
    return {
        name
        for entered in archive.load(key).rounds
        for seating in entered.seatings()
        for name in seating.players
    }


def test_each_column_sorts(opened: Open, archive: Archive) -> None:
    window = opened()
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


def test_by_what_is_sorted_is_read_once_for_both_directions_and_all_choices(
    opened: Open, archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened()
    sort_by(window, PLAYERS)
    names = column(window.model, PLAYERS)
    key = window.model.listed()[0]
    monkeypatch.setattr(Listing, "_each", None)
    sort_by(window, PLAYERS)
    assert column(window.model, PLAYERS) == sorted(names, reverse=True)
    window.filters.period.setCurrentText("2015")
    assert 0 < window.model.number < NUMBER
    monkeypatch.undo()
    window.filters.period.setCurrentIndex(0)
    evening = archive.load(key)
    seating = evening.rounds[0].seating
    first = replace(evening.rounds[0], seating=replace(seating, north="Zz", south="Zzz"))
    archive.save(key, replace(evening, rounds=(first, *evening.rounds[1:])), "the seats")
    window.follow(key)
    names = column(window.model, PLAYERS)
    assert names == sorted(names, reverse=True)


def test_keys_sort_too(opened: Open, archive: Archive) -> None:
    window = opened()
    window.sort_button.menu().actions()[RESULT].trigger()
    window.slowly.finish()
    swings = [swing(archive, key) for key in window.model.listed()]
    assert swings == sorted(swings, reverse=True)
    window.sort_button.menu().actions()[PLAYERS].trigger()
    names = column(window.model, PLAYERS)
    assert names == sorted(names)


def test_enter_looks_at_the_evening(opened: Open, qtbot: QtBot) -> None:
    window = opened()
    with qtbot.waitSignal(window.look_asked) as asked:
        QTest.keyClick(window.filters.search, Qt.Key.Key_Return)
    assert asked.args == [window.model.listed()[0]]
    QTest.keyClick(window.filters.search, Qt.Key.Key_Down)
    assert window.table.hasFocus()
    with qtbot.waitSignal(window.look_asked) as asked:
        QTest.keyClick(window.table, Qt.Key.Key_Return)
    assert asked.args == [window.current]


def test_typing_in_the_list_goes_on_with_the_search(opened: Open) -> None:
    window = opened()
    window.table.setFocus()
    QTest.keyClicks(window.table, "2")
    assert window.filters.search.text() == "2"
    assert window.filters.search.hasFocus()


def test_a_deleted_evening_can_be_brought_back(opened: Open, archive: Archive) -> None:
    window = opened()
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
    opened: Open, monkeypatch: pytest.MonkeyPatch, archive: Archive
) -> None:
    window = opened()
    monkeypatch.setattr(archive, "read_only", True)
    window.delete()
    assert "may not be written" in window.notice.sentence
    assert window.model.number == NUMBER


def test_escape_takes_the_search_back_and_then_closes_the_window(
    qtbot: QtBot, archive: Archive, tallies: Tallies
) -> None:
    window = EveningsWindow(archive, tallies, LIGHT, 12)
    window.show()
    QTest.keyClicks(window.filters.search, "x")
    QTest.keyClick(window.filters.search, Qt.Key.Key_Escape)
    assert window.filters.search.text() == ""
    with qtbot.waitSignal(window.destroyed):
        QTest.keyClick(window.filters.search, Qt.Key.Key_Escape)


def test_an_empty_archive_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    archive = Archive.open(tmp_path / "empty.db")
    tallies = Tallies(archive)
    window = EveningsWindow(archive, tallies, LIGHT, 12)
    qtbot.addWidget(window)
    window.show()
    assert window.empty.isVisible()
    window.delete()
    window.look_at_it()
    assert window.model.listed() == []
    tallies.close()
    archive.close()


def test_the_biggest_win_is_found_without_a_mouse(opened: Open, archive: Archive) -> None:
    window = opened()
    names = [action.text() for action in window.sort_button.menu().actions()]
    window.sort_button.menu().actions()[names.index("Biggest win")].trigger()
    window.slowly.finish()
    swings = [swing(archive, key) for key in window.model.listed()]
    assert swings == sorted(swings, reverse=True)
    assert window.current == window.model.listed()[0]


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_what_is_chosen_in_a_list_of_choices_can_be_read(opened: Open, colours: Colours) -> None:
    window = opened()
    window.set_look(colours, 12)
    combo = window.filters.period
    combo.showPopup()
    rect = combo.view().visualRect(combo.view().currentIndex()).adjusted(3, 3, -3, -3)
    picture = combo.view().viewport().grab(rect).toImage()
    dots = [(x, y) for x in range(rect.width()) for y in range(rect.height())]
    light = [picture.pixelColor(x, y).lightness() for x, y in dots]
    assert max(light) - min(light) > 100
    combo.hidePopup()


@pytest.mark.parametrize("width", [1024, 1500])
def test_the_columns_share_the_room_there_is(opened: Open, qtbot: QtBot, width: int) -> None:
    window = opened()
    window.resize(width, 600)
    qtbot.wait(1)
    widths = [window.table.columnWidth(column) for column in range(window.model.columnCount())]
    room = window.table.viewport().width()
    assert room - 8 <= sum(widths) <= room
    assert window.table.horizontalScrollBar().maximum() == 0


def test_results_are_the_same_when_they_were_forgotten(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened()
    before = results(window)
    window.model.follow_names()
    monkeypatch.setattr(brought, "AT_ONCE", 100.0)
    monkeypatch.setattr(brought, "REMEMBERED", 2)
    QTest.qWait(1)
    assert [column(window.model, RESULT) for _ in range(2)] == [before, before]


def test_nobody_waits_for_results_and_they_come_by_themselves(
    opened: Open, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(brought, "AT_ONCE", 0.0)
    window = opened()
    window.model.follow_names()
    index = window.model.index(window.table.currentIndex().row(), RESULT)
    resets = []
    window.model.modelReset.connect(lambda: resets.append(True))
    with qtbot.waitSignal(window.model.dataChanged) as told:
        assert index.data() == "…"
    assert told.args
    first, last, *_ = told.args
    assert first.row() <= index.row() <= last.row()
    assert {first.column(), last.column()} == {RESULT}
    monkeypatch.undo()
    assert "+" in str(index.data())
    assert not resets


def test_what_is_typed_before_all_is_read_finds_more_and_more(
    qtbot: QtBot, archive: Archive, tallies: Tallies, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evening_model, "AT_A_TIME", 3)
    window = EveningsWindow(archive, tallies, LIGHT, 12)
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
    days = [line.day for key in keys if (line := Listing(archive).line(key)) and line.day]
    assert len(window.model.months) == len({(day.year, day.month) for day in days})


def test_while_it_is_read_the_list_stays_in_its_order(
    qtbot: QtBot, archive: Archive, tallies: Tallies, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evening_model, "AT_A_TIME", 3)
    window = EveningsWindow(archive, tallies, LIGHT, 12)
    qtbot.addWidget(window)
    window.filters.search.setText("20")
    sort_by(window, PLAYERS)
    qtbot.waitUntil(lambda: window.model.number == NUMBER)
    names = column(window.model, PLAYERS)
    assert names == sorted(names)


def test_the_usual_title_of_a_day_says_nothing(opened: Open, archive: Archive) -> None:
    window = opened()
    first, second = window.model.listed()[:2]
    for key, title in ((first, "Friday evening"), (second, "Friday evening at Ann's")):
        archive.save(key, replace(archive.load(key), title=title, note=""), "the title")
        window.follow(key)
    assert column(window.model, NOTE)[:2] == ["", "Friday evening at Ann's"]
    QTest.keyClicks(window.filters.search, "evening at")
    assert window.model.listed() == [second]


def test_the_chosen_evening_stays_chosen_when_it_is_another_one(
    opened: Open, archive: Archive
) -> None:
    window = opened()
    key = window.model.listed()[7]
    window.table.selectRow(window.model.row_of(key) or 0)
    archive.save(key, replace(archive.load(key), note="rain"), "the note")
    window.follow(key)
    assert window.current == key
    window.filters.search.setText("rain")
    assert window.current == key


def test_an_evening_that_somebody_else_erased_leaves_an_empty_line(
    qtbot: QtBot, archive: Archive, tallies: Tallies
) -> None:
    window = EveningsWindow(archive, tallies, LIGHT, 12)
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
