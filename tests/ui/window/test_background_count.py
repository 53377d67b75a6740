"""Results of evenings are counted before anybody asks, and never while somebody types."""

from collections.abc import Iterator
from pathlib import Path
from uuid import UUID

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scorepad.archive.archive import Archive
from scorepad.bridge.evening import Evening
from scorepad.exchange.saved_evening import SavedEvening
from scorepad.exchange.saving import save_evenings
from scorepad.ui.document import Document
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.window import background_count as module
from scorepad.ui.window.background_count import BackgroundCount
from scorepad.ui.window.file_actions import open_files
from scorepad.ui.window.main_window import MainWindow
from tests.bridge.table import FOUR, entered
from tests.ui.windows import open_window

NUMBER = 12


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """An archive from before anything was counted."""
    file = tmp_path / "evenings.db"
    archive = Archive.open(file)
    for _ in range(NUMBER):
        archive.begin(Evening((entered("N 3NT=", "S 4H=", seating=FOUR),)))
    archive.close()
    return file


@pytest.fixture
def window(qtbot: QtBot, file: Path, tmp_path: Path) -> Iterator[MainWindow]:
    auto_save = AutoSave(file)
    opened = open_window(Document(auto_save=auto_save), tmp_path / "settings.ini")
    qtbot.addWidget(opened)
    yield opened
    auto_save.close()


def beside(window: MainWindow) -> BackgroundCount:
    assert window.document.auto_save
    return BackgroundCount(window.document, window.document.auto_save, window.entry)


def counted(window: MainWindow) -> int:
    """How many evenings have valid facts."""
    auto_save = window.document.auto_save
    assert auto_save
    assert auto_save.archive
    assert auto_save.facts
    return len(auto_save.archive.evenings()) - len(auto_save.facts.outdated())


def test_all_evenings_are_counted_once_the_window_is_left_alone(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "REST", 0)
    monkeypatch.setattr(module, "PAUSE", 0)
    ahead = beside(window)
    qtbot.waitUntil(lambda: not ahead.runs)
    assert counted(window) == NUMBER


def test_a_key_puts_it_off(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SLICE", 0)  # nothing is done by itself
    ahead = beside(window)
    ahead.do_slice()
    assert ahead._timer.interval() == module.PAUSE
    QTest.keyClicks(window.entry.field, "4")
    assert ahead._timer.interval() == module.REST


def test_a_slice_ends_with_the_evening_that_takes_too_long(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead = beside(window)
    now = iter(range(1000))
    monkeypatch.setattr(module, "monotonic", lambda: next(now))  # every look is a second later
    monkeypatch.setattr(module, "SLICE", 3.5)
    ahead.do_slice()  # opens, finds out what is known, and counts one
    assert counted(window) == 1
    assert ahead.runs


def test_an_evening_that_left_the_table_is_counted(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SLICE", 1000)
    ahead = beside(window)
    ahead.do_slice()
    assert counted(window) == NUMBER
    window.document.open(Evening((entered("N 3NT=", seating=FOUR),)))
    ahead.do_slice()
    assert counted(window) == NUMBER + 1


def test_evenings_from_a_file_are_counted_though_the_table_stays(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SLICE", 1000)
    window.document.open(Evening((entered("N 3NT=", seating=FOUR),)))
    ahead = beside(window)
    ahead.do_slice()
    assert not ahead.runs
    file = tmp_path / "two.scorepad"
    on_the_table = window.document.evening
    save_evenings(file, [SavedEvening(UUID(int=number), Evening()) for number in (1, 2)])
    open_files(window, [str(file)])
    assert window.document.evening == on_the_table
    ahead.do_slice()
    assert counted(window) == NUMBER + 3


def test_nothing_is_counted_beside_an_archive_of_another_program(
    qtbot: QtBot, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SLICE", 1000)
    first = Archive.open(file)
    auto_save = AutoSave(file)
    window = open_window(Document(auto_save=auto_save), tmp_path / "settings.ini")
    qtbot.addWidget(window)
    ahead = beside(window)
    ahead.do_slice()
    assert not ahead.runs
    assert not file.with_name("evenings.db.facts").exists()
    first.close()
    auto_save.try_again()  # now it is ours
    ahead.do_slice()
    assert counted(window) == NUMBER
    auto_save.close()


def test_after_the_archive_was_closed_it_is_over(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SLICE", 0.0001)
    ahead = beside(window)
    ahead.do_slice()
    assert window.document.auto_save
    window.document.auto_save.close()
    ahead.do_slice()
    assert not ahead.runs
