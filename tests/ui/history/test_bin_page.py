"""Deleted evenings: shown, restored, and erased only knowingly and not too soon."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from scorepad.archive.archive import Archive
from scorepad.bridge.evening import Evening
from scorepad.ui.history.bin_page import BinPage, EraseDialog
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.window.main_window import MainWindow
from tests.archive.damage import fill
from tests.ui.windows import flush, shown, under_test


@pytest.fixture
def made(file: Path) -> list[Evening]:
    """Three evenings and one more; the first was deleted long ago, the second just now."""
    made = fill(file, evenings=3, deals=2)
    archive = Archive.open(file)
    archive._set_binned(1, int(time.time()) - 31 * 86400)
    archive.delete(2)
    archive.close()
    return made


@pytest.fixture
def auto_save(made: list[Evening], file: Path) -> Iterator[AutoSave]:
    auto_save = AutoSave(file)
    yield auto_save
    auto_save.close()


@pytest.fixture
def deleted(window: MainWindow) -> BinPage:
    window.openers.open_bin()
    found = window.findChild(BinPage)
    assert found
    under_test(found.model, found)
    return found


def players(deleted: BinPage) -> list[str]:
    return [row[2].partition(":")[0] for row in shown(deleted.model)]


def choose(deleted: BinPage, row: int) -> None:
    deleted.table.setCurrentIndex(deleted.model.index(row, 0))


def test_what_was_deleted(deleted: BinPage, made: list[Evening]) -> None:
    assert players(deleted) == ["evening 1", "evening 0"]
    choose(deleted, 1)
    assert deleted.sheets.evening == made[0]


def test_an_evening_comes_back(deleted: BinPage, auto_save: AutoSave) -> None:
    choose(deleted, 0)
    QTest.mouseClick(deleted.restore, Qt.MouseButton.LeftButton)
    assert players(deleted) == ["evening 0"]
    assert 2 in {summary.key for summary in auto_save.look_up(Archive.evenings) or []}


def test_nothing_is_erased_before_its_time(deleted: BinPage) -> None:
    choose(deleted, 0)
    assert not deleted.erase.isEnabled()
    choose(deleted, 1)
    assert deleted.erase.isEnabled()


def test_erasing_is_asked_for_twice(deleted: BinPage, auto_save: AutoSave) -> None:
    choose(deleted, 1)
    for answer, left in (("stay", ["evening 1", "evening 0"]), ("go", ["evening 1"])):
        QTest.mouseClick(deleted.erase, Qt.MouseButton.LeftButton)
        box = deleted.findChild(EraseDialog)
        assert box
        QTest.mouseClick(getattr(box, answer), Qt.MouseButton.LeftButton)
        flush()
        assert deleted.findChild(EraseDialog) is None
        assert players(deleted) == left
    assert auto_save.look_up(lambda archive: archive.load(1)) is None


def test_an_empty_bin_closes_with_escape(deleted: BinPage, window: MainWindow) -> None:
    for _ in range(2):
        QTest.mouseClick(deleted.restore, Qt.MouseButton.LeftButton)
    assert players(deleted) == []
    assert not deleted.restore.isEnabled()
    assert not deleted.erase.isEnabled()
    QTest.keyClick(deleted.table, Qt.Key.Key_Escape)
    flush()
    assert window.findChild(BinPage) is None
