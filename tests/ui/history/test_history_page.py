"""The history of the evening: any state can be shown and restored."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from scorepad.bridge.changes.deals import remove
from scorepad.bridge.entering_results import ResultPlace
from scorepad.bridge.rounds import At
from scorepad.ui.boards.boards_replay import BoardsReplay
from scorepad.ui.document import Document
from scorepad.ui.history.history_page import HistoryPage
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.settings import Theme
from scorepad.ui.window.main_window import MainWindow
from tests.ui.archived import NAMED
from tests.ui.ways.sessions import HOWELL, TEAMS, evening
from tests.ui.windows import flush, shown, type_deal, under_test


@pytest.fixture
def document(auto_save: AutoSave) -> Document:
    return Document(NAMED, auto_save=auto_save)


def history_of(window: MainWindow) -> HistoryPage:
    window.openers.open_history()
    found = window.findChild(HistoryPage)
    assert found
    under_test(found.model, found)
    return found


def what(history: HistoryPage) -> list[str]:
    return [row[1] for row in shown(history.model)]


def choose(history: HistoryPage, row: int) -> None:
    history.table.setCurrentIndex(history.model.index(row, 0))


def test_what_was_entered_corrected_and_taken_back(window: MainWindow) -> None:
    type_deal(window, "4sn")
    type_deal(window, "pass")
    window.document.become(remove(window.document.evening, At(0, 1)))
    window.document.steps.undo()
    window.document.steps.redo()
    assert what(history_of(window)) == [
        "Redone: deleting a passed-out deal",
        "Undone: deleting a passed-out deal",
        "deleting a passed-out deal",
        "a passed-out deal",
        "4♠ by Ann",
        "Begun",
    ]


def test_boards_of_several_tables_are_seen_as_they_were(window: MainWindow) -> None:
    window.document.open(evening(TEAMS))
    window.boards.line.enter_text("4sn")
    window.boards.line.enter_text("3nn")
    history = history_of(window)
    assert what(history)[0] == "Board 2, A1–B1: 3NT N ="
    choose(history, 1)
    (replay,) = history.findChildren(BoardsReplay)
    assert not history.sheets.sheet.isVisibleTo(history)
    assert shown(replay.results.lines.lines)[0][2] == "4♠"
    assert shown(replay.results.boards.lines)[0] == ("1", "1 of 2")


def test_what_became_of_a_result_is_said_and_its_board_is_seen(window: MainWindow) -> None:
    window.document.open(evening(HOWELL))
    window.boards.line.enter_text("1 6-1 4sn")
    window.boards.line.enter_text("8 2-4 3nn")
    window.boards.line.enter_text("1 6-1 3nn")
    window.document.steps.undo()
    window.boards.line.go_to(ResultPlace(8, "2", "4"))
    window.boards.line.take_out()
    history = history_of(window)
    assert what(history) == [
        "deleting Board 8, 2–4: 3NT N =",
        "Undone: Board 1, 6–1: 4♠ N = became 3NT N =",
        "Board 1, 6–1: 4♠ N = became 3NT N =",
        "Board 8, 2–4: 3NT N =",
        "Board 1, 6–1: 4♠ N =",
        "Begun",
    ]
    choose(history, 2)
    (replay,) = history.findChildren(BoardsReplay)
    assert replay.results.title.text().startswith("Board 1: ")
    assert replay.results.lines.chosen == ResultPlace(1, "6", "1")


def test_the_board_of_a_step_is_read_on_a_small_laptop(window: MainWindow) -> None:
    window.resize(1024, 600)
    window.document.open(evening(HOWELL))
    window.boards.line.enter_text("1 6-1 4sn")
    window.boards.line.enter_text("1 2-4 3nn")
    history = history_of(window)
    (replay,) = history.findChildren(BoardsReplay)
    lines = replay.results.lines
    assert lines.font().pointSizeF() >= 0.9 * replay.font().pointSizeF()
    assert not lines.horizontalScrollBar().isVisible()
    assert not lines.verticalScrollBar().isVisible()


def test_any_state_can_be_looked_at_and_brought_back(window: MainWindow) -> None:
    type_deal(window, "4sn")
    then = window.document.evening
    type_deal(window, "3nte-1")
    window.document.steps.undo()
    window.document.steps.undo()
    type_deal(window, "1nts")
    now = window.document.evening
    history = history_of(window)
    assert history.sheets.evening == now
    assert not history.bring_back.isEnabled()
    choose(history, 4)
    assert history.sheets.evening == then
    assert "4♠ by Ann" in history.sheets.sentence
    assert window.document.evening == now
    QTest.mouseClick(history.bring_back, Qt.MouseButton.LeftButton)
    assert window.document.evening == then
    assert what(history)[0] == "going back to: 4♠ by Ann"
    assert not history.bring_back.isEnabled()
    window.document.steps.undo()
    assert window.document.evening == now


def test_it_follows_what_is_entered_while_it_is_open(window: MainWindow) -> None:
    history = history_of(window)
    assert what(history) == []
    assert "This evening has no entries yet" in history.sheets.sentence
    assert not history.bring_back.isEnabled()
    type_deal(window, "4sn")
    assert what(history) == ["4♠ by Ann", "Begun"]
    assert history.sheets.evening == window.document.evening
    assert "the current evening" in history.sheets.sentence
    window.document.open(replace(NAMED, title="another"))
    assert what(history) == ["Begun"]


def test_looking_changes_nothing(window: MainWindow, auto_save: AutoSave) -> None:
    type_deal(window, "4sn")
    history = history_of(window)
    choose(history, 1)
    assert auto_save.archive
    assert auto_save.key
    assert len(auto_save.archive.history(auto_save.key)) == 2


def test_steps_of_an_earlier_day_have_their_day(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.time", lambda: 1_600_000_000.0)
    type_deal(window, "4sn")
    monkeypatch.undo()
    history = history_of(window)
    assert shown(history.model)[0][0].startswith("13 Sep 2020, ")


def test_it_opens_once_and_closes_with_escape(window: MainWindow) -> None:
    history = history_of(window)
    window.openers.open_history()
    assert window.findChildren(HistoryPage) == [history]
    window.settings.theme = Theme.DARK
    window.apply_look()
    QTest.keyClick(history, Qt.Key.Key_Escape)
    flush()
    assert window.findChildren(HistoryPage) == []
