"""Entries in the window are on the disk before they are shown, and there at the next start."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from decimal import Decimal
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from scorepad.bridge.changes.deals import remove
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import CHICAGO, Options
from scorepad.bridge.payments import Debt
from scorepad.bridge.rounds import At, Round
from scorepad.ui import document as document_module
from scorepad.ui.document import Document
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.words.evening import usual_title
from tests.bridge.table import FOUR, laid, sitting
from tests.ui.archived import NAMED, on_disk
from tests.ui.evening.asked import asked
from tests.ui.windows import type_deal

BLANK = Evening((Round(),))
OWED = Debt("Ann", "Bob", Decimal(3))


def test_nothing_is_kept_of_an_evening_in_which_nothing_was_entered(
    window: MainWindow, file: Path
) -> None:
    window.document.open(Evening(day=date(2026, 11, 21)))
    assert on_disk(file) is None


def test_the_page_of_an_evening_left_as_it_was_begins_none(window: MainWindow, file: Path) -> None:
    asked(window, window.openers.new_evening).accept()
    usual = window.document.evening
    assert usual.title == usual_title(date.today())
    assert on_disk(file) is None
    type_deal(window, "4sn")
    assert on_disk(file) == replace(usual, rounds=window.document.evening.rounds)


@pytest.mark.parametrize(
    "entered",
    [
        Evening((Round(),), "Club night", date(2026, 11, 21)),
        Evening((Round(Options(CHICAGO)),), "Saturday evening", date(2026, 11, 21)),
        Evening((Round(),), "Friday evening", date(2026, 11, 21)),
    ],
)
def test_whatever_was_typed_or_chosen_is_something(
    entered: Evening, window: MainWindow, file: Path
) -> None:
    window.document.open(entered)
    assert on_disk(file) == entered


def test_an_evening_without_a_deal_is_gone_when_another_begins(
    window: MainWindow, file: Path
) -> None:
    """Names typed in vain are not offered again, unless they are known from elsewhere."""
    window.document.open(Evening((Round(seating=FOUR, items=laid("N 3N=")),)))
    first = window.document.auto_save
    assert first
    assert first.archive
    key = first.key
    window.document.open(Evening((Round(seating=sitting(["Ann", "Zoe", "Yan", "Di"])),)))
    assert first.archive.latest() == window.document.evening
    assert set(first.archive.players()) == {*FOUR.players, "Zoe", "Yan"}
    window.document.open(Evening((Round(),), "Club night"))
    assert [summary.title for summary in first.archive.evenings()] == ["Club night", ""]
    assert set(first.archive.players()) == {*FOUR.players}
    window.document.open(first.archive.load(key or 0), key)
    assert [summary.key for summary in first.archive.evenings()] == [key]


@pytest.mark.parametrize("noted", [{"note": "Bob is ill"}, {"debts": (OWED,)}])
def test_what_was_noted_or_played_once_is_not_gone(
    noted: dict[str, Any], window: MainWindow, file: Path
) -> None:
    window.document.open(replace(NAMED, **noted))
    window.document.open(replace(NAMED, title="Tonight"))
    type_deal(window, "4sn")
    window.document.steps.undo()
    window.document.open(NAMED)
    archive = window.document.auto_save and window.document.auto_save.archive
    assert archive
    assert [summary.title for summary in archive.evenings()] == ["", "Tonight", ""]


def test_players_are_something(window: MainWindow, file: Path) -> None:
    window.document.open(NAMED)
    assert on_disk(file) == NAMED


@pytest.mark.parametrize("do", ["enter", "correct", "undo", "redo"])
def test_each_change_is_on_the_disk_when_it_is_told(
    do: str, window: MainWindow, file: Path
) -> None:
    document = window.document
    type_deal(window, "4sn")
    if do == "redo":
        document.steps.undo()
    seen: list[bool] = []

    def look() -> None:
        seen.append(on_disk(file) == document.evening)

    document.changed.connect(look)
    steps: dict[str, Callable[[], object]] = {
        "enter": partial(type_deal, window, "3nte-1"),
        "correct": lambda: document.become(remove(document.evening, At(0, 0))),
        "undo": document.steps.undo,
        "redo": document.steps.redo,
    }
    steps[do]()
    assert seen == [True]


def test_steps_go_on_at_the_next_start(window: MainWindow, auto_save: AutoSave, file: Path) -> None:
    for deal in ("4sn", "3nte-1", "pass"):
        type_deal(window, deal)
    was = window.document.evening
    window.document.steps.undo()
    key = auto_save.key
    auto_save.close()
    again = AutoSave(file)
    assert again.archive
    assert key
    document = Document(again.archive.load(key), auto_save=again, key=key)
    assert document.steps.to_undo is None  # the first picture comes first
    document.recall()
    assert document.steps.to_redo
    document.steps.redo()
    assert document.evening == was
    for _ in range(3):
        document.steps.undo()
    assert document.evening == BLANK
    assert on_disk(file) == BLANK
    again.close()


def test_the_window_lives_on_while_many_steps_come_back(
    window: MainWindow, auto_save: AutoSave, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(document_module, "SLICE", 0)
    for deal in ("4sn", "3nte-1", "pass"):
        type_deal(window, deal)
    document = Document(window.document.evening, auto_save=auto_save, key=auto_save.key)
    turns: list[bool] = []
    between = QTimer()
    between.timeout.connect(lambda: turns.append(document.steps.to_undo is None))
    between.start(0)
    with qtbot.waitSignal(document.steps.recalled):
        document.recall(0)
    assert True in turns
    assert document.steps.to_undo


def test_a_change_before_the_steps_came_back_comes_after_them(
    window: MainWindow, auto_save: AutoSave
) -> None:
    type_deal(window, "4sn")
    first, key = window.document.evening, auto_save.key
    document = window.document
    document.open(NAMED)
    document.open(first, key)
    type_deal(window, "3nte-1")
    document.steps.undo()
    assert document.evening == first
    document.steps.undo()
    assert document.evening == BLANK


def test_each_evening_has_its_own_steps(window: MainWindow, auto_save: AutoSave) -> None:
    type_deal(window, "4sn")
    first, key = window.document.evening, auto_save.key
    window.document.open(NAMED)
    type_deal(window, "3nte-1")
    window.document.open(first, key)
    type_deal(window, "pass")
    assert auto_save.archive
    evenings = {summary.deals for summary in auto_save.archive.evenings()}
    assert evenings == {1, 2}


def test_an_evening_that_was_erased_goes_on_as_a_new_one(
    window: MainWindow, auto_save: AutoSave, file: Path
) -> None:
    type_deal(window, "4sn")
    assert auto_save.archive
    assert auto_save.key
    auto_save.archive.delete(auto_save.key)
    auto_save.archive.erase(auto_save.key)
    type_deal(window, "3nte-1")
    assert on_disk(file) == window.document.evening
    assert auto_save.trouble is None


def test_an_evening_in_the_bin_that_is_played_on_comes_out(
    window: MainWindow, auto_save: AutoSave
) -> None:
    type_deal(window, "4sn")
    assert auto_save.archive
    assert auto_save.key
    auto_save.archive.delete(auto_save.key)
    type_deal(window, "3nte-1")
    assert auto_save.archive.deleted() == []
