"""Long work in slices: the window stays responsive, shows progress, and can stop it."""

from collections.abc import Iterator
from time import sleep

import pytest
from PySide6.QtWidgets import QProgressBar
from pytestqt.qtbot import QtBot

from scorepad.bridge.errors import ScorepadError
from scorepad.ui.parts import work_bar as module
from scorepad.ui.parts.work_bar import WorkBar


class Fault(ScorepadError):
    """An expected error."""


@pytest.fixture
def slowly(qtbot: QtBot) -> WorkBar:
    bar = WorkBar()
    qtbot.addWidget(bar)
    return bar


def work(done: list[int], number: int) -> Iterator[object]:
    for step in range(number):
        sleep(0.002)
        done.append(step)
        yield step


def test_work_is_done_in_slices_and_then_told(slowly: WorkBar, qtbot: QtBot) -> None:
    done: list[int] = []
    told: list[str] = []
    slowly.start(work(done, 40), 40, lambda: told.append("done"))
    assert not done
    qtbot.waitUntil(lambda: bool(told))
    assert done == list(range(40))
    assert not slowly.runs
    assert not slowly.isVisible()


def test_it_says_how_far_it_is_when_it_takes_long(
    slowly: WorkBar, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0)
    slowly.start(work([], 10_000), 10_000, lambda: None)
    qtbot.waitUntil(slowly.isVisible)
    bar = slowly.findChild(QProgressBar)
    assert isinstance(bar, QProgressBar)
    assert 0 < bar.value() < 10_000
    assert str(bar.value()) in bar.text()


def test_cancel_leaves_the_rest_undone(
    slowly: WorkBar, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0)
    done: list[int] = []
    told: list[str] = []
    slowly.start(work(done, 10_000), 10_000, lambda: told.append("done"))
    qtbot.waitUntil(slowly.isVisible)
    slowly.stop_button.click()
    number = len(done)
    qtbot.wait(30)
    assert len(done) == number < 10_000
    assert not told
    assert not slowly.isVisible()


def test_other_work_takes_the_place_of_the_first(slowly: WorkBar) -> None:
    told: list[str] = []
    slowly.start(work([], 10_000), 10_000, lambda: told.append("first"))
    slowly.start(work([], 3), 3, lambda: told.append("second"))
    slowly.finish()
    assert told == ["second"]


def failing() -> Iterator[object]:
    yield 1
    raise Fault("the disk is full")


def test_an_expected_fault_is_told_in_its_words(slowly: WorkBar) -> None:
    told: list[str] = []
    slowly.start(failing(), 2, lambda: told.append("done"), told.append)
    slowly.finish()
    assert told == ["the disk is full"]
    assert not slowly.runs


def test_any_other_fault_is_not_hidden(slowly: WorkBar) -> None:
    slowly.start(failing(), 2, lambda: None)
    with pytest.raises(Fault):
        slowly.finish()
    assert not slowly.runs
