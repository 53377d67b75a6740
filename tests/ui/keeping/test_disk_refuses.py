"""While the disk refuses, the score goes on, in memory, and is kept as soon as it can be."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scorepad.bridge.actions import told
from scorepad.ui.document import Document
from scorepad.ui.keeping.keeping import Keeping
from scorepad.ui.keeping.unkept_dialog import UnkeptDialog
from scorepad.ui.main_window import MainWindow
from tests.ui.keeping.kept import NAMED, Blocker, on_disk
from tests.ui.windows import flush, open_window, type_deal


def test_the_score_goes_on_and_is_kept_later(
    window: MainWindow, keeping: Keeping, blocked: Blocker, file: Path
) -> None:
    assert not window.not_kept.isVisible()
    type_deal(window, "3nte-1")
    type_deal(window, "pass")
    window.document.steps.undo()
    assert window.not_kept.isVisible()
    assert "another program is using" in window.not_kept.text().lower()
    assert "only in memory" in window.not_kept.text()
    assert on_disk(file) != window.document.evening
    blocked.let_go()
    keeping.try_again()
    assert not window.not_kept.isVisible()
    assert on_disk(file) == window.document.evening
    assert keeping.archive
    assert keeping.key
    kinds = [step.kind for step in keeping.archive.history(keeping.key)]
    assert kinds == ["begin", "do", "do", "do", "undo"]


def test_it_is_tried_again_by_itself(
    window: MainWindow,
    blocked: Blocker,
    file: Path,
    qtbot: QtBot,
    keeping: Keeping,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keeping._again.setInterval(50)
    type_deal(window, "3nte-1")
    assert keeping.is_waiting
    blocked.let_go()
    qtbot.waitUntil(lambda: not keeping.is_waiting)
    assert on_disk(file) == window.document.evening


def test_another_evening_meanwhile(window: MainWindow, keeping: Keeping, blocked: Blocker) -> None:
    type_deal(window, "3nte-1")
    first = window.document.evening
    window.document.open(NAMED)
    type_deal(window, "1nts")
    second = window.document.evening
    blocked.let_go()
    keeping.try_again()
    assert keeping.archive
    kept = [keeping.archive.load(one.key) for one in keeping.archive.evenings()]
    assert kept == [second, first]


def test_the_window_does_not_close_over_what_is_not_kept(
    window: MainWindow, keeping: Keeping, blocked: Blocker
) -> None:
    type_deal(window, "3nte-1")
    assert not window.close()
    dialog = window.findChild(UnkeptDialog)
    assert dialog
    QTest.mouseClick(dialog.stay, Qt.MouseButton.LeftButton)
    flush()
    assert window.isVisible()
    window.close()
    dialog = window.findChild(UnkeptDialog)
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
    """A file stands where its folder should be, and is taken away after a while."""
    wrong = tmp_path / "scorepad"
    wrong.write_text("not a folder", encoding="utf-8")
    keeping = Keeping(wrong / "evenings.db")
    window = open_window(Document(keeping=keeping), tmp_path / "settings.ini")
    qtbot.addWidget(window)
    assert window.not_kept.isVisible()
    assert "can be kept" in window.not_kept.text()
    type_deal(window, "4sn")
    wrong.unlink()
    keeping.try_again()
    assert not window.not_kept.isVisible()
    assert on_disk(wrong / "evenings.db") == window.document.evening
    keeping.close()


def test_a_second_program_reads_and_says_who_has_it(
    window: MainWindow, keeping: Keeping, file: Path, qtbot: QtBot, tmp_path: Path
) -> None:
    type_deal(window, "4sn")
    second = Keeping(file)
    assert second.archive
    assert second.archive.latest() == window.document.evening
    other = open_window(Document(keeping=second), tmp_path / "other.ini")
    qtbot.addWidget(other)
    assert other.not_kept.isVisible()
    assert "has the archive open" in other.not_kept.text()
    assert "only be read" in other.not_kept.text()
    type_deal(other, "1ntw")
    assert "only in memory" in other.not_kept.text()
    keeping.close()
    second.try_again()
    assert not other.not_kept.isVisible()
    assert on_disk(file) == other.document.evening
    second.close()


def test_what_can_never_be_kept_does_not_stand_in_the_way(
    window: MainWindow, keeping: Keeping, file: Path
) -> None:
    document = window.document
    document.become(replace(document.evening, planned=2**70), told("planning"))
    assert window.not_kept.isVisible()
    document.steps.undo()
    assert not window.not_kept.isVisible()
    type_deal(window, "4sn")
    assert on_disk(file) == document.evening
