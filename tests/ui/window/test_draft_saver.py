"""The half-typed line is there again at the next start."""

import pytest
from pytestqt.qtbot import QtBot

from scorepad.archive.archive import SessionState
from scorepad.bridge.rounds import At
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.window.draft_saver import DraftSaver
from scorepad.ui.window.main_window import MainWindow
from tests.ui.archived import Blocker
from tests.ui.windows import type_deal


def test_the_half_typed_line(window: MainWindow, auto_save: AutoSave, qtbot: QtBot) -> None:
    left = DraftSaver(window.document, auto_save, window.entry)
    type_deal(window, "4sn")
    window.entry.set_text("3nt")
    archive = auto_save.archive
    assert archive
    qtbot.waitUntil(lambda: archive.session() == SessionState(auto_save.key, "3nt"))
    window.entry.set_text("")
    left.take_up(archive.session())
    assert window.entry.text == "3nt"


def test_the_half_typed_correction(window: MainWindow, auto_save: AutoSave) -> None:
    left = DraftSaver(window.document, auto_save, window.entry)
    type_deal(window, "4sn")
    window.entry.correct(At(0, 0))
    window.entry.set_text("5s")
    left.write()
    assert auto_save.archive
    session = auto_save.archive.session()
    assert session == SessionState(auto_save.key, "5s", (0, 0))
    window.entry.give_up()
    left.take_up(session)
    assert window.entry.is_correcting
    type_deal(window, "5sn")
    assert len(window.document.evening.rounds[0].items) == 1


def test_a_line_for_another_evening_is_forgotten(window: MainWindow, auto_save: AutoSave) -> None:
    left = DraftSaver(window.document, auto_save, window.entry)
    left.take_up(SessionState(99, "3nt"))
    assert window.entry.text == ""


@pytest.mark.parametrize("at", [(7, 0), (0, 9), (0, -1)])
def test_a_line_for_a_deal_that_is_not_there_is_for_the_next(
    at: tuple[int, int], window: MainWindow, auto_save: AutoSave
) -> None:
    left = DraftSaver(window.document, auto_save, window.entry)
    type_deal(window, "4sn")
    left.take_up(SessionState(auto_save.key, "3nt", at))
    assert window.entry.text == "3nt"
    assert not window.entry.is_correcting


def test_a_line_that_cannot_be_written_is_no_trouble(
    window: MainWindow, auto_save: AutoSave, blocked: Blocker
) -> None:
    left = DraftSaver(window.document, auto_save, window.entry)
    window.entry.set_text("3nt")
    left.write()
    blocked.let_go()
    left.write()
    assert auto_save.archive
    assert auto_save.archive.session().typed == "3nt"
