"""The daily backup: when it is made, and what happens if it fails."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from scorepad.archive.backup import backups
from scorepad.bridge.evening import Evening
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.window.main_window import MainWindow
from tests.ui.archived import on_disk
from tests.ui.windows import type_deal


def test_the_first_change_of_the_day_makes_a_copy(
    window: MainWindow, auto_save: AutoSave, file: Path, qtbot: QtBot
) -> None:
    assert backups(file) == []
    type_deal(window, "4sn")
    qtbot.waitUntil(lambda: len(backups(file)) == 1)
    assert auto_save.copy_trouble is None


def test_the_play_of_today_is_in_a_copy_when_nobody_types(
    window: MainWindow,
    auto_save: AutoSave,
    file: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def copied() -> Evening | None:
        return on_disk(backups(file)[0].file) if backups(file) else None

    type_deal(window, "4sn")
    qtbot.waitUntil(lambda: copied() == window.document.evening)
    auto_save._pause.setInterval(50)
    type_deal(window, "3nte-1")
    type_deal(window, "pass")
    assert copied() != window.document.evening
    qtbot.waitUntil(lambda: copied() == window.document.evening)
    auto_save._pause.setInterval(1_000_000)  # they type without a pause
    type_deal(window, "1nts")
    monkeypatch.setattr("scorepad.ui.saving.auto_save.LONGEST_UNCOPIED", -1)
    type_deal(window, "2nts")
    qtbot.waitUntil(lambda: copied() == window.document.evening)
    assert len(backups(file)) == 1


def test_what_was_kept_on_an_earlier_day_is_copied_at_the_start(
    window: MainWindow, auto_save: AutoSave, file: Path
) -> None:
    type_deal(window, "4sn")
    auto_save.close()
    for copy in backups(file):
        copy.file.unlink()
    again = AutoSave(file)
    again.copy_if_due()
    again.close()
    assert len(backups(file)) == 1


def test_a_copy_that_cannot_be_made(
    window: MainWindow, auto_save: AutoSave, file: Path, qtbot: QtBot
) -> None:
    file.with_name("backups").write_text("in the way", encoding="utf-8")
    type_deal(window, "4sn")
    qtbot.waitUntil(lambda: auto_save.copy_trouble is not None)
    assert auto_save.trouble is None
    assert on_disk(file) == window.document.evening


def test_no_copy_is_made_of_an_archive_without_evenings(auto_save: AutoSave, file: Path) -> None:
    auto_save.copy_if_due()
    auto_save.close()
    assert backups(file) == []
