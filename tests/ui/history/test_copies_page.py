"""The backups of the archive: shown, and evenings restored from them."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scorepad.archive.archive import Archive
from scorepad.archive.backup import back_up, backups
from scorepad.archive.errors import ArchiveError, Reason
from scorepad.archive.restore import CopyStatus
from scorepad.bridge.evening import Evening
from scorepad.ui.history.bin_page import EraseDialog
from scorepad.ui.history.copies_page import CopiesPage
from scorepad.ui.parts.labels import Label
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.window.main_window import MainWindow
from tests.archive.damage import fill
from tests.ui.ways.history import the_copies
from tests.ui.ways.table import Table
from tests.ui.windows import flush, shown, under_test

DAY = date(2026, 11, 14)


@pytest.fixture
def made(file: Path) -> list[Evening]:
    """An archive with a backup of an earlier day, and changes since."""
    made = fill(file, evenings=3, deals=4)
    back_up(file, DAY)
    archive = Archive.open(file)
    archive.save(1, replace(made[0], note="rain"), "a note")
    archive.delete(2)
    archive.delete(3)
    archive.erase(3)
    archive.close()
    return made


@pytest.fixture
def copies(made: list[Evening], window: MainWindow) -> CopiesPage:
    window.openers.open_copies()
    found = window.findChild(CopiesPage)
    assert found
    under_test(found.model, found)
    return found


def now(copies: CopiesPage) -> list[CopyStatus]:
    return [copies.model.row(number).now for number in range(copies.model.rowCount())]


def test_a_look_into_a_copy(copies: CopiesPage, made: list[Evening]) -> None:
    assert copies.choice.currentText() == "Saturday, 14 November 2026"
    assert now(copies) == [CopyStatus.SAME, CopyStatus.GONE, CopyStatus.DELETED, CopyStatus.CHANGED]
    assert not copies.one.isEnabled()
    copies.table.setCurrentIndex(copies.model.index(3, 0))
    assert copies.sheets.evening == made[0]
    assert copies.one.isEnabled()
    assert shown(copies.model)[3][1:] == (
        "changed since",
        "4",
        "evening 0: Ann 0, Bob 0, Cy 0, Di 0",
    )


def test_one_evening_comes_back(
    copies: CopiesPage, made: list[Evening], auto_save: AutoSave
) -> None:
    copies.table.setCurrentIndex(copies.model.index(3, 0))
    QTest.mouseClick(copies.one, Qt.MouseButton.LeftButton)
    assert auto_save.archive
    assert auto_save.archive.load(1) == made[0]
    assert "1 evening restored." in copies.sentence
    assert now(copies)[3] is CopyStatus.SAME
    assert not copies.one.isEnabled()
    assert [summary.key for summary in auto_save.archive.deleted()] == [2]


def test_all_evenings_come_back(
    copies: CopiesPage, made: list[Evening], auto_save: AutoSave
) -> None:
    QTest.mouseClick(copies.all, Qt.MouseButton.LeftButton)
    assert "3 evenings restored." in copies.sentence
    archive = auto_save.archive
    assert archive
    found = [archive.load(summary.key) for summary in archive.evenings()]
    assert {evening.title: evening for evening in found} == {
        evening.title: evening for evening in made
    }


def test_the_evening_on_the_table_follows(
    made: list[Evening], window: MainWindow, auto_save: AutoSave
) -> None:
    assert auto_save.archive
    window.document.open(auto_save.archive.load(1), 1)
    window.openers.open_copies()
    copies = window.findChild(CopiesPage)
    assert copies
    QTest.mouseClick(copies.all, Qt.MouseButton.LeftButton)
    assert window.document.evening == made[0]
    window.document.steps.undo()
    assert window.document.evening.note == "rain"


def test_there_is_no_copy_yet(window: MainWindow) -> None:
    window.openers.open_copies()
    copies = window.findChild(CopiesPage)
    assert copies
    assert "There is no backup yet" in copies.sentence
    assert not copies.one.isEnabled()
    assert not copies.all.isEnabled()
    QTest.keyClick(copies, Qt.Key.Key_Escape)
    flush()
    assert window.findChild(CopiesPage) is None


def test_copies_that_cannot_be_seen(
    made: list[Evening],
    window: MainWindow,
    auto_save: AutoSave,
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Path, "iterdir", _refused)
    window.openers.open_copies()
    copies = window.findChild(CopiesPage)
    assert copies
    assert copies.sentence.endswith("backups cannot be opened.")
    assert not copies.all.isEnabled()
    summary, *_ = auto_save.look_up(Archive.evenings) or []
    box = EraseDialog(summary, file, copies)
    assert any("Backups of earlier days" in label.text() for label in box.findChildren(Label))


def _refused(_: Path) -> Iterator[Path]:
    raise PermissionError


def test_a_copy_that_cannot_be_read(
    made: list[Evening], window: MainWindow, file: Path, auto_save: AutoSave
) -> None:
    backups(file)[0].file.write_bytes(b"something else " * 1000)
    auto_save.copy_trouble = ArchiveError(Reason.FULL, file)
    window.openers.open_copies()
    copies = window.findChild(CopiesPage)
    assert copies
    assert "is not an archive of scorepad" in copies.sentence
    assert copies.model.rowCount() == 0


def test_the_trouble_with_the_copy_of_the_day_is_told(
    made: list[Evening], window: MainWindow, auto_save: AutoSave, file: Path
) -> None:
    auto_save.copy_trouble = ArchiveError(Reason.FULL, file)
    window.openers.open_copies()
    copies = window.findChild(CopiesPage)
    assert copies
    assert "Today’s backup could not be made: The disk is too full for" in copies.sentence


def test_an_archive_that_refuses_what_comes_back(
    copies: CopiesPage, auto_save: AutoSave, file: Path
) -> None:
    assert auto_save.archive
    auto_save.archive.read_only = True
    QTest.mouseClick(copies.all, Qt.MouseButton.LeftButton)
    assert "0 evenings restored." in copies.sentence
    assert "permission to write" in copies.sentence


def test_a_closed_window_lets_go_of_its_copy(copies: CopiesPage, window: MainWindow) -> None:
    copies.close()
    flush()
    assert window.findChild(CopiesPage) is None


def test_what_restores_is_in_sight_in_a_small_window(table: Table) -> None:
    """Sentences that may be wrapped made the page ask for more room than it needs."""
    table.window.resize(1024, 600)
    page = the_copies(table).findChild(CopiesPage)
    assert page
    QApplication.processEvents()
    assert page.scroller.verticalScrollBar().maximum() == 0
