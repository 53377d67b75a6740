"""A window retries what failed once, and does not wait for a disk when it closes."""

import time
from collections.abc import Callable
from datetime import date
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from scorepad.archive.archive import Archive
from scorepad.archive.backup import back_up, backups
from scorepad.archive.errors import ArchiveError, Reason
from scorepad.archive.time_limit import TimeLimit
from scorepad.ui.saving import auto_save as module
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.window.main_window import MainWindow
from tests.ui.windows import type_deal

FOR_EVER = Event()
Copy = Callable[[Path, date, TimeLimit], None]


def slow(archive: Path, today: date, patience: TimeLimit) -> None:
    while not patience.is_over:
        time.sleep(0.01)
    raise ArchiveError(Reason.TOO_SLOW, archive)


def stuck(archive: Path, today: date, patience: TimeLimit) -> None:
    FOR_EVER.wait(20)


@pytest.mark.parametrize("copy", [slow, stuck])
def test_a_window_that_closes_waits_no_longer_than_five_seconds(
    copy: Copy, window: MainWindow, auto_save: AutoSave, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "back_up", copy)
    type_deal(window, "4sn")
    start = time.monotonic()
    auto_save.close()
    assert time.monotonic() - start < 5
    FOR_EVER.set()


def test_a_copy_that_fails_once_is_made(
    window: MainWindow, auto_save: AutoSave, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    tried: list[Path] = []

    def failing_once(archive: Path, today: date, patience: TimeLimit) -> object:
        tried.append(archive)
        if len(tried) == 1:
            raise ArchiveError(Reason.DAMAGED, archive)
        return back_up(archive, today, patience)

    monkeypatch.setattr(module, "back_up", failing_once)
    with qtbot.waitSignal(auto_save._copied):
        type_deal(window, "4sn")
    assert backups(auto_save.file)
    assert auto_save.copy_trouble is None
    assert auto_save.rescue is None


@pytest.mark.parametrize("why", [Reason.FAULTY_DISK, Reason.DAMAGED])
def test_what_cannot_be_read_once_is_read_again(
    why: Reason, window: MainWindow, auto_save: AutoSave
) -> None:
    """Nothing is set aside for it."""
    type_deal(window, "4sn")
    tried: list[Archive] = []

    def failing_once(archive: Archive) -> int | None:
        tried.append(archive)
        if len(tried) == 1:
            raise ArchiveError(why, archive.file)
        return archive.latest_key()

    assert auto_save.look_up(failing_once) == auto_save.key
    assert auto_save.rescue is None
    assert not [*auto_save.file.parent.glob("*damaged*")]
