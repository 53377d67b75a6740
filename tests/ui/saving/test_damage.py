"""A damaged archive is repaired, and the players are told what could be read."""

from datetime import date
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from scorepad.archive.archive import Archive
from scorepad.archive.backup import Backup, backups
from scorepad.archive.rescue import Rescue
from scorepad.bridge.translatable import Message
from scorepad.ui.document import Document
from scorepad.ui.history.copies_page import CopiesPage
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.window.archive_dialogs import RescueDialog
from scorepad.ui.window.main_window import MainWindow
from tests.archive.damage import wipe_out
from tests.ui.archived import on_disk
from tests.ui.windows import flush, open_window, type_deal


def test_a_damaged_archive_is_mended_at_the_start(
    window: MainWindow, auto_save: AutoSave, file: Path
) -> None:
    type_deal(window, "4sn")
    was = window.document.evening
    auto_save.close()
    wipe_out(file, "history")
    again = AutoSave(file)
    assert again.look_up(Archive.latest) == was
    assert again.steps() == []
    assert again.trouble is None
    again.close()


def test_a_damaged_archive_is_mended_while_it_is_played(
    window: MainWindow, auto_save: AutoSave, file: Path
) -> None:
    type_deal(window, "4sn")
    auto_save.close()
    wipe_out(file, "evenings")
    seen: list[bool] = []
    auto_save.mended.connect(lambda: seen.append(True))
    auto_save.try_again()
    type_deal(window, "3nte-1")
    assert seen == [True]
    assert auto_save.rescue
    assert auto_save.rescue.set_aside
    assert auto_save.rescue.set_aside.exists()
    assert on_disk(file) == window.document.evening
    assert not window.unsaved_line.isVisible()


def test_damage_that_the_copy_of_the_day_finds(
    window: MainWindow, auto_save: AutoSave, file: Path, qtbot: QtBot
) -> None:
    type_deal(window, "4sn")
    auto_save.close()
    for copy in backups(file):
        copy.file.unlink()
    wipe_out(file, "history")
    again = AutoSave(file)
    again.copy_if_due()
    qtbot.waitUntil(lambda: again.rescue is not None)
    assert again.look_up(Archive.latest) == window.document.evening
    again.close()


def test_what_cannot_be_mended(qtbot: QtBot, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann, " * 100, encoding="utf-8")
    auto_save = AutoSave(letter)
    window = open_window(Document(auto_save=auto_save), tmp_path / "settings.ini")
    qtbot.addWidget(window)
    type_deal(window, "4sn")
    assert "is not an archive of scorepad" in window.unsaved_line.text()
    assert letter.read_text(encoding="utf-8").startswith("Dear Ann, Dear Ann")
    assert auto_save.look_up(Archive.latest) is None
    auto_save.give_up()
    auto_save.close()


def test_a_rescue_is_told_in_words(window: MainWindow, auto_save: AutoSave, file: Path) -> None:
    window.tell_rescue()
    assert window.findChild(RescueDialog) is None
    some, copy = Message("a part of one"), Backup(date(2026, 11, 20), file)
    auto_save.rescue = Rescue(file, 41, (some,), (Message("another"),), 43, copy)
    window.tell_rescue()
    dialog = window.findChild(RescueDialog)
    assert dialog
    said = " ".join(part.text() for part in dialog.findChildren(QLabel))
    for words in (
        "42 of 43 evenings restored",
        "41 evenings unchanged",
        "a part of one",
        "missing:\nanother",
    ):
        assert words in said
    assert str(file) in said
    QTest.mouseClick(dialog.look, Qt.MouseButton.LeftButton)
    flush()
    assert window.findChild(RescueDialog) is None
    assert window.findChild(CopiesPage)
    auto_save.rescue = Rescue(file, 42, (), (), 42, copy)  # nothing is lost: no backup is needed
    window.tell_rescue()
    dialog = window.findChild(RescueDialog)
    assert dialog
    assert len(dialog.findChildren(QPushButton)) == 1
    QTest.mouseClick(dialog.play_on, Qt.MouseButton.LeftButton)
    flush()
    assert window.findChild(RescueDialog) is None
