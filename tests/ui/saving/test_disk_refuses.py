"""While the disk fails, the score continues in memory, and is saved as soon as possible."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scorepad.archive import evenings
from scorepad.bridge.actions import from_old_text
from scorepad.bridge.changes import Change
from scorepad.ui.document import Document
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.window.archive_dialogs import UnsavedDialog
from scorepad.ui.window.main_window import MainWindow
from tests.ui.archived import NAMED, Blocker, on_disk
from tests.ui.windows import flush, open_window, type_deal


def test_the_score_goes_on_and_is_kept_later(
    window: MainWindow, auto_save: AutoSave, blocked: Blocker, file: Path
) -> None:
    assert not window.unsaved_line.isVisible()
    type_deal(window, "3nte-1")
    type_deal(window, "pass")
    window.document.steps.undo()
    assert window.unsaved_line.isVisible()
    assert "another program is using" in window.unsaved_line.text().lower()
    assert "only in memory" in window.unsaved_line.text()
    assert on_disk(file) != window.document.evening
    blocked.let_go()
    auto_save.try_again()
    assert not window.unsaved_line.isVisible()
    assert on_disk(file) == window.document.evening
    assert auto_save.archive
    assert auto_save.key
    kinds = [step.kind for step in auto_save.archive.history(auto_save.key)]
    assert kinds == ["begin", "do", "do", "do", "undo"]


def test_it_is_tried_again_by_itself(
    window: MainWindow,
    blocked: Blocker,
    file: Path,
    qtbot: QtBot,
    auto_save: AutoSave,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    auto_save._again.setInterval(50)
    type_deal(window, "3nte-1")
    assert auto_save.is_waiting
    blocked.let_go()
    qtbot.waitUntil(lambda: not auto_save.is_waiting)
    assert on_disk(file) == window.document.evening


def test_another_evening_meanwhile(
    window: MainWindow, auto_save: AutoSave, blocked: Blocker
) -> None:
    type_deal(window, "3nte-1")
    first = window.document.evening
    window.document.open(NAMED)
    type_deal(window, "1nts")
    second = window.document.evening
    blocked.let_go()
    auto_save.try_again()
    assert auto_save.archive
    kept = [auto_save.archive.load(one.key) for one in auto_save.archive.evenings()]
    assert kept == [second, first]


def test_the_window_does_not_close_over_what_is_not_kept(
    window: MainWindow, auto_save: AutoSave, blocked: Blocker
) -> None:
    type_deal(window, "3nte-1")
    assert not window.close()
    dialog = window.findChild(UnsavedDialog)
    assert dialog
    QTest.mouseClick(dialog.stay, Qt.MouseButton.LeftButton)
    flush()
    assert window.isVisible()
    window.close()
    dialog = window.findChild(UnsavedDialog)
    assert dialog
    QTest.mouseClick(dialog.go, Qt.MouseButton.LeftButton)
    assert not window.isVisible()


def test_the_window_closes_when_the_disk_is_willing_again(
    window: MainWindow, blocked: Blocker, file: Path
) -> None:
    type_deal(window, "3nte-1")
    blocked.let_go()
    assert window.close()
    assert on_disk(file) == window.document.evening


def test_no_archive_at_all(qtbot: QtBot, tmp_path: Path) -> None:
    """A file is in the place of its folder, and is removed after a while."""
    wrong = tmp_path / "scorepad"
    wrong.write_text("not a folder", encoding="utf-8")
    auto_save = AutoSave(wrong / "evenings.db")
    window = open_window(Document(auto_save=auto_save), tmp_path / "settings.ini")
    qtbot.addWidget(window)
    assert window.unsaved_line.isVisible()
    assert "cannot be saved" in window.unsaved_line.text()
    type_deal(window, "4sn")
    wrong.unlink()
    auto_save.try_again()
    assert not window.unsaved_line.isVisible()
    assert on_disk(wrong / "evenings.db") == window.document.evening
    auto_save.close()


def test_a_second_program_reads_and_says_who_has_it(
    window: MainWindow, auto_save: AutoSave, file: Path, qtbot: QtBot, tmp_path: Path
) -> None:
    type_deal(window, "4sn")
    second = AutoSave(file)
    assert second.archive
    assert second.archive.latest() == window.document.evening
    other = open_window(Document(auto_save=second), tmp_path / "other.ini")
    qtbot.addWidget(other)
    assert other.unsaved_line.isVisible()
    assert "has the archive open" in other.unsaved_line.text()
    assert "only be read" in other.unsaved_line.text()
    type_deal(other, "1ntw")
    assert "only in memory" in other.unsaved_line.text()
    auto_save.close()
    second.try_again()
    assert not other.unsaved_line.isVisible()
    assert on_disk(file) == other.document.evening
    second.close()


def refuse(plain: object) -> str:
    raise OverflowError


def test_what_can_never_be_kept_does_not_stand_in_the_way(
    window: MainWindow, auto_save: AutoSave, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = window.document
    with monkeypatch.context() as refused:
        refused.setattr(evenings, "as_text", refuse)
        document.become(Change(replace(document.evening, planned=2), from_old_text("planning")))
    assert window.unsaved_line.isVisible()
    document.steps.undo()
    assert not window.unsaved_line.isVisible()
    type_deal(window, "4sn")
    assert on_disk(file) == document.evening
