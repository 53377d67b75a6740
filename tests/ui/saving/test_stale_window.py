"""An archive that was changed from outside while a window shows an evening of it."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from scorepad.archive.archive import Archive
from scorepad.archive.lock import lock_file
from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import At
from scorepad.ui import look
from scorepad.ui.document import Document
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.sheet.sheet_model import SheetModel
from scorepad.ui.window.archive_dialogs import UnsavedDialog
from scorepad.ui.window.main_window import MainWindow
from tests.archive.evenings import with_deal
from tests.ui.archived import Blocker
from tests.ui.windows import flush, open_window, type_deal


def kept(file: Path) -> list[Evening]:
    """All evenings, in the order they were begun."""
    archive = Archive.open(file, read_only=True)
    found = [archive.load(key) for key in sorted(one.key for one in archive.evenings())]
    archive.close()
    return found


@pytest.fixture
def told(window: MainWindow, auto_save: AutoSave) -> list[bool]:
    """What the window was told about changes by others."""
    said: list[bool] = []
    auto_save.overtaken.connect(said.append)
    auto_save.overtaken.connect(window.tell_overtaken)
    return said


def elsewhere(file: Path, deal: str) -> Evening:
    """Another computer continues the evening, in a copy of the file that is put back."""
    other = file.with_name("other.db")
    shutil.copyfile(file, other)
    archive = Archive.open(other)
    key = archive.latest_key()
    assert key
    evening = with_deal(archive.load(key), deal)
    archive.save(key, evening, "")
    archive.close()
    other.replace(file)
    return evening


def test_both_are_kept_where_both_went_on(window: MainWindow, file: Path, told: list[bool]) -> None:
    type_deal(window, "4sn")
    other = elsewhere(file, "3NTE")
    type_deal(window, "pass")
    assert told == [True]
    assert kept(file) == [other, window.document.evening]
    assert "Both are kept" in window.notice.findChildren(QLabel)[0].text()
    type_deal(window, "1nts")
    window.document.steps.undo()
    assert kept(file) == [other, window.document.evening]
    assert told == [True]


def test_what_went_on_elsewhere_is_shown(
    window: MainWindow, auto_save: AutoSave, file: Path, told: list[bool]
) -> None:
    type_deal(window, "4sn")
    other = elsewhere(file, "3NTE")
    auto_save.look_again()
    assert told == [False]
    assert window.document.evening == other
    assert "updated elsewhere" in window.notice.findChildren(QLabel)[0].text()
    type_deal(window, "pass")
    assert kept(file) == [window.document.evening]
    assert told == [False]


@pytest.mark.parametrize("looks", [True, False])
def test_an_older_copy_that_is_put_back_takes_nothing_away(
    looks: bool, window: MainWindow, auto_save: AutoSave, file: Path, told: list[bool]
) -> None:
    type_deal(window, "4sn")
    older = file.read_bytes()
    type_deal(window, "3nte")
    file.write_bytes(older)
    if looks:
        auto_save.look_again()
        assert kept(file)[-1] == window.document.evening
    else:
        type_deal(window, "pass")
    assert told == [True]
    assert len(kept(file)) == 2
    assert kept(file)[-1] == window.document.evening


@pytest.mark.parametrize("looks", [True, False])
def test_a_file_that_is_deleted_is_written_anew(
    looks: bool, window: MainWindow, auto_save: AutoSave, file: Path, told: list[bool]
) -> None:
    type_deal(window, "4sn")
    auto_save._copying.join() if auto_save._copying else None
    shutil.rmtree(file.parent)
    if looks:
        auto_save.look_again()
    else:
        type_deal(window, "3nte")
    assert kept(file) == [window.document.evening]
    assert told == []
    assert not window.unsaved_line.isVisible()
    type_deal(window, "pass")
    assert kept(file) == [window.document.evening]


def test_a_lock_that_is_deleted_is_taken_again(
    window: MainWindow, auto_save: AutoSave, file: Path
) -> None:
    type_deal(window, "4sn")
    lock_file(file).unlink()
    type_deal(window, "3nte")
    assert kept(file) == [window.document.evening]
    second = Archive.open(file)
    assert second.holder
    second.close()


def test_a_file_that_is_only_touched_tells_nobody(
    window: MainWindow, auto_save: AutoSave, file: Path, told: list[bool]
) -> None:
    type_deal(window, "4sn")
    file.touch()
    type_deal(window, "3nte")
    file.touch()
    auto_save.look_again()
    assert kept(file) == [window.document.evening]
    assert told == []


def test_a_second_window_reads_again_when_it_gets_the_archive(
    window: MainWindow, auto_save: AutoSave, file: Path, qtbot: QtBot, tmp_path: Path
) -> None:
    type_deal(window, "4sn")
    second = AutoSave(file)
    archive = second.archive
    assert archive
    key = archive.latest_key()
    assert key
    other = open_window(
        Document(archive.load(key), auto_save=second, key=key), tmp_path / "other.ini"
    )
    qtbot.addWidget(other)
    second.overtaken.connect(other.tell_overtaken)
    type_deal(window, "3nte")
    auto_save.close()
    second.try_again()
    assert other.document.evening == window.document.evening
    assert not other.unsaved_line.isVisible()
    type_deal(other, "pass")
    assert kept(file) == [other.document.evening]
    second.close()


def pale(window: MainWindow) -> set[At]:
    model = window.sheet.model()
    assert isinstance(model, SheetModel)
    rows = [model.row(number) for number in range(model.rowCount())]
    return {at for row in rows for at in row.unsaved}


def test_what_the_disk_has_not_taken_is_pale(
    window: MainWindow, auto_save: AutoSave, blocked: Blocker
) -> None:
    kept_deals = len(window.document.evening.rounds[0].items)
    assert pale(window) == set()
    type_deal(window, "3nte-1")
    assert pale(window) == {At(0, kept_deals)}
    type_deal(window, "pass")
    assert pale(window) == {At(0, kept_deals), At(0, kept_deals + 1)}
    model = window.deal_list.model()
    colours = [
        model.index(row, 0).data(Qt.ItemDataRole.ForegroundRole) for row in range(model.rowCount())
    ]
    assert colours.count(look.colours().quiet) == 2
    blocked.let_go()
    auto_save.try_again()
    assert pale(window) == set()


def test_who_closes_may_save_the_evening_elsewhere(window: MainWindow, blocked: Blocker) -> None:
    type_deal(window, "3nte-1")
    asked: list[bool] = []
    window.to_be_exported.connect(lambda: asked.append(True))
    assert not window.close()
    dialog = window.findChild(UnsavedDialog)
    assert dialog
    QTest.mouseClick(dialog.elsewhere, Qt.MouseButton.LeftButton)
    flush()
    assert asked == [True]
    assert window.isVisible()


def test_a_start_where_nothing_may_be_written_says_so(
    window: MainWindow,
    auto_save: AutoSave,
    file: Path,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    type_deal(window, "4sn")
    auto_save.close()
    with monkeypatch.context() as patched:
        patched.setattr("scorepad.archive.files.may_be_written", lambda file: False)
        again = AutoSave(file)
        other = open_window(Document(auto_save=again), tmp_path / "other.ini")
        qtbot.addWidget(other)
        assert "permission to write" in other.unsaved_line.text()
        assert again.look_up(Archive.latest) == window.document.evening
        type_deal(other, "pass")
        assert again.is_waiting
    again.try_again()
    assert not other.unsaved_line.isVisible()
    assert other.document.evening in kept(file)
    again.close()
