"""The pages of earlier evenings and of standings, next to the main page."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from uuid import UUID

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from scorepad.archive.archive import Archive
from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.changes import Change
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.payments import Debt
from scorepad.bridge.rounds import At
from scorepad.bridge.seats import NORTH
from scorepad.exchange import csv_reader, evening_file, pbn_reader
from scorepad.exchange.file_kinds import CsvTable, FileKind
from scorepad.exchange.saved_evening import SavedEvening
from scorepad.ui.document import Document
from scorepad.ui.look import DARK
from scorepad.ui.paper.pdf import PdfInfo, save_pdf
from scorepad.ui.paper.print_dialog import PrintDialog
from scorepad.ui.review.evenings_page import EveningsPage
from scorepad.ui.review.exporting import choices
from scorepad.ui.review.replay import Replay
from scorepad.ui.review.review import Review
from scorepad.ui.review.spellings_dialog import SpellingsDialog
from scorepad.ui.review.standings_page import PARTNERSHIPS, PLAYERS, StandingsPage
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.settings import Theme
from scorepad.ui.window.commands import fill_menus
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.window.page_bar import WindowPage
from tests.bridge.table import FOUR, dealt, entered
from tests.ui.archived import copy_club
from tests.ui.paper.reading import read_pdf
from tests.ui.review.standings import answered
from tests.ui.windows import flush, open_window, shown_sheets, type_deal


@pytest.fixture
def window(qtbot: QtBot, club: Path, tmp_path: Path) -> Iterator[MainWindow]:
    """The main window on an archive with the evenings of the club."""
    file = tmp_path / "evenings.db"
    copy_club(club, file)
    auto_save = AutoSave(file)
    opened = open_window(Document(auto_save=auto_save), tmp_path / "settings.ini")
    qtbot.addWidget(opened)
    opened.activateWindow()
    qtbot.waitUntil(opened.isActiveWindow)
    yield opened
    auto_save.close()


def archive_of(window: MainWindow) -> Archive:
    auto_save = window.document.auto_save
    assert auto_save
    assert auto_save.archive
    return auto_save.archive


def review_of(window: MainWindow) -> Review:
    opened_list(window)
    found = window.findChild(Review)
    assert isinstance(found, Review)
    return found


def opened_list(window: MainWindow) -> EveningsPage:
    window.openers.open_earlier()
    found = window.findChild(EveningsPage)
    assert isinstance(found, EveningsPage)
    return found


def look_at_first(window: MainWindow) -> Replay:
    listed = opened_list(window)
    QTest.keyClick(listed.search, Qt.Key.Key_Return)
    return listed.replay


def press(window: MainWindow, keys: str) -> None:
    """Press keys where the focus is, as players do."""
    QTest.keySequence(window.focusWidget() or window, QKeySequence(keys))


def page_of(window: MainWindow) -> WindowPage:
    return window.page


def test_keys_and_buttons_lead_from_page_to_page(window: MainWindow) -> None:
    assert page_of(window) is WindowPage.TONIGHT
    press(window, "Ctrl+O")
    assert page_of(window) is WindowPage.EVENINGS
    listed = window.findChild(EveningsPage)
    assert isinstance(listed, EveningsPage)
    assert listed.search.hasFocus()
    press(window, "Ctrl+Shift+O")
    assert page_of(window) is WindowPage.STANDINGS
    assert standings_of(window).tables[PLAYERS].hasFocus()
    for page, button in zip(WindowPage, window.page_bar.buttons, strict=True):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert page_of(window) is page
        assert [one.isChecked() for one in window.page_bar.buttons].index(True) == page
    press(window, "Esc")
    assert page_of(window) is WindowPage.TONIGHT
    assert window.entry.field.hasFocus()
    press(window, "Ctrl+O")
    press(window, "x")
    press(window, "Esc")
    assert page_of(window) is WindowPage.EVENINGS
    press(window, "Esc")
    assert page_of(window) is WindowPage.TONIGHT


def test_each_page_stays_as_it_was_left(window: MainWindow) -> None:
    listed = opened_list(window)
    listed.search.setText("2012")
    listed.look(listed.model.listed()[1])
    listed.replay.stepper.go_to(3)
    window.openers.open_standings()
    standings = standings_of(window)
    answered(standings)
    standings.turn_to(PARTNERSHIPS)
    standings.tables[PARTNERSHIPS].sortByColumn(2, Qt.SortOrder.DescendingOrder)
    standings.open_behind(standings.partnerships.index(0, 2))
    window.show_tonight()
    type_deal(window, "4sn")
    key = listed.replay.key
    opened_list(window)
    assert (listed.search.text(), listed.current, listed.replay.key) == ("2012", key, key)
    assert listed.replay.stepper.step == 3
    window.openers.open_standings()
    answered(standings)
    assert standings.page == PARTNERSHIPS
    assert standings.behind
    assert window.findChildren(EveningsPage) == [listed]
    assert window.findChildren(StandingsPage) == [standings]


def test_keys_of_the_sheet_do_nothing_on_other_pages(window: MainWindow) -> None:
    """Nor are any ambiguous: each does what it is for on the current page."""
    fill_menus(window)
    type_deal(window, "4sn")
    evening = window.document.evening
    listed = opened_list(window)
    listed.show_chosen()
    listed.table.setFocus()
    printed, exported, of_these = (
        QSignalSpy(signal)
        for signal in (listed.print_asked, listed.export_asked, listed.standings_asked)
    )
    for keys in ("Ctrl+Z", "Ctrl+Del", "Ctrl+B", "Ctrl+T", "Ctrl+E", "F11"):
        press(window, keys)
        assert window.document.evening == evening
        assert page_of(window) is WindowPage.EVENINGS
    assert not window.isFullScreen()
    assert not window.findChildren(QDialog)
    press(window, "Ctrl+P")
    listed.slowly.finish()
    press(window, "Ctrl+Shift+E")
    for dialog in window.findChildren(QDialog):
        dialog.reject()
    listed.table.setFocus()
    press(window, "Ctrl+D")
    assert [spy.count() for spy in (printed, exported, of_these)] == [1, 1, 1]
    window.show_tonight()
    press(window, "Ctrl+Z")
    assert window.document.evening != evening
    press(window, "Ctrl+P")
    (dialog,) = window.findChildren(PrintDialog)
    assert printed.count() == 1
    dialog.reject()


def test_digits_in_the_bar_of_menus_are_deals_only_where_the_line_is(window: MainWindow) -> None:
    opened_list(window)
    QTest.keyClick(window.menuBar(), Qt.Key.Key_4)
    assert window.entry.field.text() == ""


def test_nothing_is_counted_of_an_archive_that_was_closed(window: MainWindow) -> None:
    window.openers.open_standings()
    standings = standings_of(window)
    left = QSignalSpy(standings.slowly.ended)
    assert standings.slowly.runs
    assert window.document.auto_save
    window.document.auto_save.close()
    assert left.count() == 1
    assert not any(timer.isActive() for timer in standings.findChildren(QTimer))
    assert page_of(window) is WindowPage.TONIGHT


def standings_of(window: MainWindow) -> StandingsPage:
    found = window.findChild(StandingsPage)
    assert isinstance(found, StandingsPage)
    return found


def test_going_on_lays_the_evening_on_the_table_with_its_steps(window: MainWindow) -> None:
    look = look_at_first(window)
    evening = archive_of(window).load(look.key or 0)
    opened_list(window).go_on()
    assert window.document.evening == evening
    assert window.document.auto_save
    assert window.document.auto_save.key == look.key
    sheets = shown_sheets(window)
    type_deal(window, "4sn")
    assert archive_of(window).load(look.key or 0) == window.document.evening != evening
    window.document.steps.undo()
    assert window.document.evening == evening
    assert shown_sheets(window) == sheets


def test_a_rubber_that_was_stopped_goes_on_the_next_week(window: MainWindow) -> None:
    stopped = Evening((entered("N 4S=", "E 2H=", seating=FOUR, stopped=True),), "Stopped")
    key = archive_of(window).begin(stopped)
    look = look_at_first(window)
    assert look.key == key
    opened_list(window).go_on()
    assert window.notice.sentence == "Rubber 1 was stopped before its end."
    window.notice.buttons[0].click()
    type_deal(window, "4hs")
    (rubber,) = window.document.scored.rounds
    assert rubber.two_games
    for _ in range(2):
        window.document.steps.undo()
    assert window.document.evening == stopped


def test_an_evening_is_in_the_list_from_its_first_deal_on(window: MainWindow) -> None:
    before = opened_list(window).model.total
    window.document.open(Evening((entered(seating=FOUR),), "Tonight"))
    assert opened_list(window).model.total == before
    window.document.open(Evening((entered(seating=FOUR),), "Tonight after all"))
    type_deal(window, "4sn")
    listed = opened_list(window)
    assert listed.model.total == before + 1
    line = listed.model.line(listed.table.model().index(1, 0))
    assert line
    assert line.title == "Tonight after all"


def test_whoever_goes_on_at_a_deal_corrects_that_one(window: MainWindow) -> None:
    look = look_at_first(window)
    look.show_deal(At(0, 1))
    opened_list(window).go_on()
    assert window.deal_list.chosen_now == At(0, 1)
    corrected: list[At] = []
    window.deal_list.with_current(corrected.append)
    assert corrected == [At(0, 1)]


def test_whoever_goes_on_at_the_end_enters_the_next_deal(window: MainWindow) -> None:
    look_at_first(window)
    opened_list(window).go_on()
    assert window.deal_list.chosen_now is None


def test_an_evening_on_the_table_is_seen_as_it_goes_on(window: MainWindow) -> None:
    look = look_at_first(window)
    opened_list(window).go_on()
    type_deal(window, "4sn")
    assert look.stepper.step == look.stepper.last
    assert look.document.evening == window.document.evening


def test_a_note_on_the_evening_on_the_table_can_be_undone(window: MainWindow) -> None:
    look = look_at_first(window)
    opened_list(window).go_on()
    before = window.document.evening.note
    look.note.setText("a new note")
    look.keep_note()
    assert window.document.evening.note == "a new note"
    window.document.steps.undo()
    assert window.document.evening.note == before
    assert look.note.text() == before


def test_a_note_on_the_evening_on_the_table_is_taken_back_where_it_was_written(
    window: MainWindow,
) -> None:
    look = look_at_first(window)
    before = look.note.text()
    look.note.setText("written before")
    look.keep_note()
    opened_list(window).go_on()
    evening = window.document.evening
    look.note.setText("one")
    look.keep_note()
    look.note.setText("two")
    look.keep_note()
    look.take_back()
    assert window.document.evening.note == look.note.text() == "one"
    look.take_back()
    assert window.document.evening == evening
    look.take_back()
    assert window.document.evening.note == look.note.text() == before
    window.document.steps.redo()
    assert window.document.evening == evening
    type_deal(window, "4sn")
    look.take_back()
    assert len(window.document.evening.rounds[-1].items) == 1


def test_a_round_behind_a_figure_is_shown_at_its_end(window: MainWindow) -> None:
    """The stop of a round is a step too, and belongs to its result."""
    rounds = entered("N 3C=", stopped=True), entered("E 4S=", "E 4S="), entered("S 1H=")
    key = archive_of(window).begin(Evening(rounds))
    listed = opened_list(window)
    for number, step in ((0, 2), (1, 4), (2, 5)):
        listed.look(key, number)
        assert listed.replay.stepper.step == step
        assert listed.replay.document.scored.rounds[-1].round == rounds[number]


def test_a_note_too_long_for_its_field_stays_whole(window: MainWindow) -> None:
    """Merely looking at an evening from a file changes nothing of it."""
    long = " rain\n" + "and wind " * 500
    evening = Evening((entered(replace(dealt(NORTH, "N 1C"), note=long)),), note=long)
    key = archive_of(window).begin(evening)
    listed = opened_list(window)
    look = listed.replay
    listed.look(key, At(0, 0))
    look.keep_note()
    look.keep_deal_note()
    assert look.note.text()
    assert archive_of(window).load(key) == evening


def test_a_note_on_another_evening_is_in_the_list_then(window: MainWindow) -> None:
    listed = opened_list(window)
    look = look_at_first(window)
    look.note.setText("wind and rain")
    look.keep_note()
    listed.search.setText("wind and rain")
    assert listed.model.listed() == [look.key]


def test_standings_of_all_and_of_the_list(window: MainWindow) -> None:
    window.openers.open_standings()
    standings = standings_of(window)
    answered(standings)
    everybody = standings.players.rowCount()
    listed = opened_list(window)
    listed.search.setText("2012")
    listed.show_standings()
    answered(standings)
    assert page_of(window) is WindowPage.STANDINGS
    assert 0 < standings.players.rowCount() < everybody
    standings.only.click()
    answered(standings)
    assert standings.players.rowCount() == everybody


def test_from_a_figure_one_gets_to_its_evening_and_back(window: MainWindow) -> None:
    opened_list(window).search.setText("nobody of that name")
    window.openers.open_standings()
    standings = standings_of(window)
    answered(standings)
    standings.open_behind(standings.players.index(0, 2))
    behind = standings.behind
    assert behind
    answered(standings)
    QTest.keyClick(behind.table, Qt.Key.Key_Return)
    assert page_of(window) is WindowPage.EVENINGS
    listed = window.findChild(EveningsPage)
    assert isinstance(listed, EveningsPage)
    assert listed.replay.key == listed.current == behind.model.row(0).key
    assert listed.back.isVisible()
    press(window, "Esc")
    assert listed.table.hasFocus()
    press(window, "Esc")
    assert page_of(window) is WindowPage.STANDINGS
    assert standings.behind is behind
    assert behind.table.hasFocus()
    behind.back.click()
    assert standings.pages.currentWidget() is standings.figures
    opened_list(window)
    assert listed.back.isHidden()


def test_standings_follow_what_is_on_the_table(window: MainWindow) -> None:
    window.openers.open_standings()
    standings = standings_of(window)
    answered(standings)
    who = {standings.players.row(row).who for row in range(standings.players.rowCount())}
    window.document.open(Evening((entered(seating=FOUR),), "Tonight"))
    assert page_of(window) is WindowPage.TONIGHT
    for deal in ("4sn", "3nts"):
        type_deal(window, deal)
    window.openers.open_standings()
    answered(standings)
    now = {standings.players.row(row).who for row in range(standings.players.rowCount())}
    assert now - who == {(name,) for name in FOUR.players} - who


def test_two_spellings_become_one_player_and_two_again(window: MainWindow) -> None:
    listed = opened_list(window)
    archive = archive_of(window)
    one, other = strangers(archive)
    assert window.document.auto_save
    counted_anew = QSignalSpy(window.document.auto_save.uncounted)
    listed.merge_asked.emit()
    dialog = window.findChild(SpellingsDialog)
    assert isinstance(dialog, SpellingsDialog)
    dialog.spelling.setCurrentText(one)
    dialog.name.setCurrentText(other)
    dialog.accept()
    assert archive.merged() == {one: other}
    assert counted_anew.count() == 1
    listed.search.setText(one)
    assert listed.model.listed() == []
    assert other in listed.notice.sentence
    listed.notice.buttons[0].click()
    assert archive.merged() == {}
    assert listed.model.listed()
    assert counted_anew.count() == 2


def test_players_of_one_table_are_not_merged_and_why_is_said(window: MainWindow) -> None:
    listed = opened_list(window)
    archive = archive_of(window)
    seating = archive.load(listed.model.listed()[0]).rounds[0].seating
    listed.merge_asked.emit()
    dialog = window.findChild(SpellingsDialog)
    assert isinstance(dialog, SpellingsDialog)
    dialog.spelling.setCurrentText(seating.north)
    dialog.name.setCurrentText(seating.east)
    dialog.accept()
    assert "sat at one table" in dialog.complaint
    assert archive.merged() == {}
    dialog.reject()


def strangers(archive: Archive) -> tuple[str, str]:
    """Two players who never met."""
    tables = [set(summary.players) for summary in archive.evenings()]
    names = sorted(set.union(*tables))
    return next(
        (one, other)
        for one in names
        for other in names
        if one != other and not any({one, other} <= table for table in tables)
    )


def totals(kept: SavedEvening) -> list[object]:
    """What a table of deals has of an evening: its id, and the points of its rounds."""
    return [kept.id, *(one.total for one in score_evening(kept.evening).rounds if one.deals)]


READERS: dict[str, Callable[[bytes], tuple[SavedEvening, ...]]] = {
    ".scorepad": evening_file.decode,
    ".pbn": pbn_reader.decode,
}


@pytest.mark.parametrize("number", range(len(choices())))
def test_the_evenings_of_the_list_are_exported(
    window: MainWindow, tmp_path: Path, number: int
) -> None:
    choice = choices()[number]
    listed = opened_list(window)
    listed.search.setText("2012")
    keys = listed.model.listed()
    assert len(keys) > 1
    listed.table.selectAll()
    listed.export()
    dialog = window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.selectNameFilter(choice.filter)
    dialog.fileSelected.emit(str(tmp_path / "exported"))
    dialog.reject()
    listed.slowly.finish()
    assert f"exported{choice.ending}" in listed.notice.sentence
    if choice.kind is FileKind.USEBIO:
        assert "only boards that several tables played" in listed.notice.sentence
        assert not [*tmp_path.glob("exported*")]
        return
    written = (tmp_path / f"exported{choice.ending}").read_bytes()
    if choice.kind is None:
        assert written.startswith(b"%PDF")
    elif choice.table is CsvTable.DEALS:
        archive = archive_of(window)
        evenings = [archive.load(key) for key in keys]
        if choice.kind is FileKind.CSV:
            read = csv_reader.decode(written)
            assert [*map(totals, read)] == [
                totals(SavedEvening(UUID(archive.uuid(key)), evening))
                for key, evening in zip(keys, evenings, strict=True)
            ]
        else:
            assert [kept.evening for kept in READERS[choice.ending](written)] == evenings
    elif choice.table in (CsvTable.RESULTS, CsvTable.RANKINGS):
        assert written.count(b"\n") == 1, "no session of several tables was there"
    else:
        assert written.count(b"\n") > len(keys)


def test_what_a_file_cannot_hold_is_told(window: MainWindow, tmp_path: Path) -> None:
    key = archive_of(window).begin(Evening((entered("N 4S"),), note="snow"))
    opened_list(window)
    csv = next(choice for choice in choices() if choice.kind is FileKind.CSV)
    review_of(window).export([key], csv, tmp_path / "ours.csv")
    review_of(window).evenings.slowly.finish()
    said = f"Saved as {tmp_path / 'ours.csv'}. Not in the file: the note."
    assert review_of(window).evenings.notice.sentence == said


def test_the_ending_that_is_typed_says_what_is_meant(window: MainWindow, tmp_path: Path) -> None:
    listed = opened_list(window)
    listed.table.selectAll()
    listed.export()
    dialog = window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    assert Path(dialog.selectedFiles()[0]).name == "Earlier evenings.pdf"
    usebio = next(choice for choice in choices() if choice.kind is FileKind.USEBIO)
    dialog.filterSelected.emit(usebio.filter)
    assert dialog.defaultSuffix() == "xml"
    dialog.fileSelected.emit(str(tmp_path / "ours.CSV"))
    dialog.reject()
    listed.slowly.finish()
    (file,) = [one for one in tmp_path.iterdir() if one.name.startswith("ours")]
    assert file.name == "ours.CSV"
    assert len(csv_reader.decode(file.read_bytes())) == listed.model.number


def test_a_file_that_cannot_be_written_is_told(window: MainWindow, tmp_path: Path) -> None:
    look = look_at_first(window)
    review = window.findChild(Review)
    assert isinstance(review, Review)
    for choice in choices():
        review.export([look.key or 0], choice, tmp_path / "nowhere" / f"file{choice.ending}")
        review.evenings.slowly.finish()
        assert f"file{choice.ending}" in review.evenings.notice.sentence
        assert "Written" not in review.evenings.notice.sentence
    assert not (tmp_path / "nowhere").exists()


def test_earlier_evenings_are_printed_together(window: MainWindow) -> None:
    look_at_first(window)
    listed = opened_list(window)
    numbers = []
    for _ in range(2):
        listed.print()
        listed.slowly.finish()
        dialog = window.findChildren(PrintDialog)[-1]
        numbers.append(len(dialog.pages))
        dialog.reject()
        flush()
        listed.table.setFocus()
        press(window, "Shift+Down")
    assert 0 < numbers[0] < numbers[1]


def test_what_the_evening_on_the_table_takes_over_is_told_of_the_old_one(
    window: MainWindow, tmp_path: Path
) -> None:
    archive = archive_of(window)
    rubber = entered("N 4S", "N 4S", seating=FOUR, stake=Decimal(1))
    key = archive.begin(Evening((rubber,), currency="€"))
    listed = opened_list(window)
    listed.follow(key)
    listed.look(key)
    window.document.open(Evening((rubber,), "Home"))
    debt = Debt("Bob", "Ann", Decimal(9), "€", archive.uuid(key))
    owing = replace(window.document.evening, debts=(debt,))
    window.document.become(Change(owing, Action(ActionKind.CARRY_OVER)))
    opened_list(window).slowly.finish()
    assert "Bob owed Ann €9.00: carried over to Home" in listed.replay.owed.toPlainText()
    listed.print()
    listed.slowly.finish()
    dialog = window.findChild(PrintDialog)
    assert isinstance(dialog, PrintDialog)
    list(save_pdf(dialog.pages, tmp_path / "printed.pdf", PdfInfo("")))
    dialog.reject()
    review_of(window).export([key], choices()[0], tmp_path / "exported.pdf")
    listed.slowly.finish()
    for name in ("printed", "exported"):
        (page,) = read_pdf(tmp_path / f"{name}.pdf")
        assert "carried over to Home" in page.text
    window.show_tonight()
    window.document.steps.undo()
    opened_list(window)
    assert "Bob pays Ann €9.00" in listed.replay.owed.toPlainText()


def test_another_look_reaches_every_page(window: MainWindow) -> None:
    listed, look = opened_list(window), look_at_first(window)
    window.openers.open_standings()
    standings = standings_of(window)
    answered(standings)
    standings.open_behind(standings.players.index(0, 2))
    window.settings.theme = Theme.DARK
    window.settings.points = 20
    window.apply_look()
    assert standings.behind
    for part in (listed.table, look.note, standings.filters.search, standings.behind.table):
        assert part.font().pointSize() == 20
    assert DARK.desk == listed.count.grab().toImage().pixelColor(0, 0)
    assert DARK.panel == standings.behind.table.grab().toImage().pixelColor(5, 500)


def test_pages_on_an_archive_that_was_replaced_are_made_anew(
    window: MainWindow, tmp_path: Path
) -> None:
    opened_list(window)
    look_at_first(window)
    auto_save = window.document.auto_save
    assert auto_save
    auto_save.close()
    auto_save.archive = Archive.open(tmp_path / "mended.db")
    window.openers.open_earlier()
    flush()
    (listed,) = window.findChildren(EveningsPage)
    assert listed.model.listed() == []
    assert window.pages.currentWidget() is listed


def test_without_an_archive_that_is_said(qtbot: QtBot, tmp_path: Path) -> None:
    alone = open_window(Document(), tmp_path / "settings.ini")
    qtbot.addWidget(alone)
    alone.openers.open_earlier()
    alone.openers.open_standings()
    assert alone.notice.isVisible()
    assert not alone.findChildren(EveningsPage)
