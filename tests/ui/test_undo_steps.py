"""Undo and redo."""

import pytest

from scorepad.archive.history import StepKind
from scorepad.bridge.actions import Action, from_old_text
from scorepad.bridge.evening import ScoredEvening, score_evening
from scorepad.ui.undo_steps import UndoSteps
from tests.bridge.table import entered, played

DEALS = ("N 4S=", "E 3NT-1", "S 2H+1")
ACTIONS = tuple(map(from_old_text, DEALS))
STATES = [played(entered(*DEALS[:count])) for count in range(4)]


@pytest.fixture
def seen() -> list[ScoredEvening]:
    return []


@pytest.fixture
def steps(seen: list[ScoredEvening]) -> UndoSteps:
    steps = UndoSteps(STATES[0])

    def see(state: ScoredEvening, action: Action, kind: StepKind) -> None:
        seen.append(state)

    steps.moved.connect(see)
    for state, action in zip(STATES[1:], ACTIONS, strict=True):
        steps.push(state, action)
    return steps


def test_each_step_is_seen(steps: UndoSteps, seen: list[ScoredEvening]) -> None:
    assert seen == STATES[1:]
    assert seen[0] is STATES[1]


def test_back_and_forth(steps: UndoSteps, seen: list[ScoredEvening]) -> None:
    seen.clear()
    for do in (steps.undo, steps.undo, steps.redo, steps.undo, steps.undo):
        do()
    assert seen == [STATES[2], STATES[1], STATES[2], STATES[1], STATES[0]]
    assert (steps.to_undo, steps.to_redo) == (None, ACTIONS[0])


def test_nothing_to_take_back_or_do_again(steps: UndoSteps, seen: list[ScoredEvening]) -> None:
    seen.clear()
    steps.redo()
    assert (seen, steps.to_undo, steps.to_redo) == ([], ACTIONS[2], None)
    for _ in range(5):
        steps.undo()
    assert len(seen) == 3


def test_a_new_step_ends_what_could_be_done_again(steps: UndoSteps) -> None:
    steps.undo()
    steps.undo()
    steps.push(STATES[3], from_old_text("another"))
    assert (steps.to_undo, steps.to_redo) == (from_old_text("another"), None)
    steps.undo()
    assert (steps.to_undo, steps.to_redo) == (ACTIONS[0], from_old_text("another"))


def test_each_step_is_named_and_told_what_it_is() -> None:
    heard: list[tuple[Action, StepKind]] = []

    def tell(state: ScoredEvening, action: Action, kind: StepKind) -> None:
        heard.append((action, kind))

    steps = UndoSteps(STATES[0])
    steps.moved.connect(tell)
    steps.push(STATES[1], from_old_text("a deal"))
    steps.undo()
    steps.redo()
    assert heard == [
        (from_old_text("a deal"), StepKind.DO),
        (from_old_text("a deal"), StepKind.UNDO),
        (from_old_text("a deal"), StepKind.REDO),
    ]


def test_steps_of_an_earlier_day(steps: UndoSteps, seen: list[ScoredEvening]) -> None:
    seen.clear()
    states = [state.evening for state in STATES[1:]]
    steps.recall(states, (from_old_text("one"), from_old_text("other")), 1)
    assert (seen, steps.to_undo, steps.to_redo) == (
        [],
        from_old_text("one"),
        from_old_text("other"),
    )
    steps.undo()
    assert seen == [STATES[1]]


def test_beginning_anew(steps: UndoSteps, seen: list[ScoredEvening]) -> None:
    seen.clear()
    steps.begin(score_evening(STATES[2].evening))
    steps.undo()
    assert (seen, steps.to_undo, steps.to_redo) == ([], None, None)
