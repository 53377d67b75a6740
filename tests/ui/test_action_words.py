"""Every action has its words, in any language."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from scorepad.bridge.actions import Action, ActionKind, about, from_old_text
from scorepad.bridge.notation import read_deal
from scorepad.bridge.seats import Seating
from scorepad.ui import language
from scorepad.ui.words.actions import action_words, step_words

DOUBLED = about(ActionKind.ENTER, read_deal("4sxn"), Seating("ANN", "BOB", "CY", "DI")).facts
NOTRUMP = about(ActionKind.ENTER, read_deal("3nts"), Seating("ANN", "BOB", "CY", "DI")).facts
CHUKKER = {"form": "chicago"}
SAID = [
    (Action(ActionKind.ENTER, DOUBLED), "4♠ doubled, by ANN"),
    (Action(ActionKind.ENTER, {**DOUBLED, "doubling": "", "player": "N"}), "4♠ by North"),
    (Action(ActionKind.ENTER, {"passed_out": True}), "a passed-out deal"),
    (Action(ActionKind.ENTER, {"points": 200}), "adjustment of 200"),
    (Action(ActionKind.CORRECT, NOTRUMP), "3NT by CY"),
    (Action(ActionKind.INSERT, NOTRUMP), "3NT by CY"),
    (Action(ActionKind.REMOVE, {"points": 200}), "deleting adjustment of 200"),
    (Action(ActionKind.REMOVE), "deleting seats"),
    (Action(ActionKind.MOVE, {"passed_out": True}), "moving a passed-out deal"),
    (Action(ActionKind.RESULT, {"board": 3, "ns": "1", "ew": "2"}), "board 3, 1 against 2"),
    (Action(ActionKind.MOVE_ON, {"round": 0, "count": 1}), "Move to round 2"),
    (Action(ActionKind.MOVE_ON, {"round": 1, "count": 2}), "Move to round 3"),
    (Action(ActionKind.TAKE_OUT, {"count": 1}), "Delete"),
    (Action(ActionKind.TAKE_OUT, {"count": 2}), "Delete"),
    (Action(ActionKind.TAKE_FROM_NEXT), "Move the first deal of the next round here"),
    (Action(ActionKind.BEGIN_ROUND, CHUKKER), "beginning Four deals, Chicago"),
    (Action(ActionKind.NEXT_ROUND), "beginning the next round"),
    (Action(ActionKind.STOP_ROUND), "stopping the round"),
    (Action(ActionKind.STOP_EARLIER_ROUND), "Stop it here, with its premiums"),
    (Action(ActionKind.STOP_EARLIER_ROUND, {"form": "rubber"}), "Stop it here, with its premiums"),
    (Action(ActionKind.STOP_EARLIER_ROUND, CHUKKER), "Stop it here"),
    (Action(ActionKind.TAKE_UP, {"form": "rubber"}), "Resume the rubber"),
    (Action(ActionKind.TAKE_UP, CHUKKER), "Resume the chukker"),
    (Action(ActionKind.CHANGE_FORM, CHUKKER), "playing Four deals, Chicago"),
    (Action(ActionKind.SET_DEALER), "the dealer"),
    (Action(ActionKind.SET_BOARD, {"board": 7}), "board 7"),
    (Action(ActionKind.PLAN), "how many rounds"),
    (Action(ActionKind.END_EVENING), "ending the evening"),
    (Action(ActionKind.CHANGE_PLAYERS), "the players"),
    (Action(ActionKind.REARRANGE), "the arrangements"),
    (Action(ActionKind.CORRECT_RESULTS), "the results"),
    (Action(ActionKind.SET_STAKE), "the stake"),
    (Action(ActionKind.SET_CURRENCY), "the currency"),
    (Action(ActionKind.ADD_DEBT), "a debt"),
    (Action(ActionKind.REMOVE_DEBT), "deleting a debt"),
    (Action(ActionKind.ADD_EXTRA), "an extra amount"),
    (Action(ActionKind.REMOVE_EXTRA), "deleting an extra amount"),
    (Action(ActionKind.CARRY_OVER), "carrying over a debt"),
    (Action(ActionKind.TAKE_BACK_PAYMENT), "undoing a payment"),
    (Action(ActionKind.SETTLE), "settling up"),
    (Action(ActionKind.NOTE), "the note"),
    (
        Action(ActionKind.GO_BACK, {"step": "undo", "done": {"kind": "plan"}}),
        "going back to: Undone: how many rounds",
    ),
    (
        Action(ActionKind.GO_BACK, {"step": "begin", "done": {"kind": "told", "words": ""}}),
        "going back to: Begun",
    ),
    (Action(ActionKind.IMPORT, {"file": "A.PBN"}), "opening A.PBN"),
    (Action(ActionKind.RESCUE), "rescued in part"),
    (Action(ActionKind.IMPORT), "importing"),
]


@pytest.fixture
def speaks_loudly(app: QApplication, loud: Path) -> Iterator[None]:
    assert language.speak(app, "eo", loud) == "eo"
    yield
    language.speak(app, "en", loud)


def test_no_kind_is_forgotten() -> None:
    said = {action.kind for action, _ in SAID} | {ActionKind.TOLD, ActionKind.RESTORE}
    assert said == {*ActionKind}


@pytest.mark.parametrize(("action", "words"), SAID)
def test_english(action: Action, words: str) -> None:
    assert action_words(action) == words


@pytest.mark.usefixtures("speaks_loudly")
@pytest.mark.parametrize(("action", "words"), SAID)
def test_another_language(action: Action, words: str) -> None:
    assert action_words(action) == words.upper()


@pytest.mark.usefixtures("speaks_loudly")
def test_what_an_older_program_wrote_stays_in_its_language() -> None:
    assert action_words(from_old_text("4♠ by Ann")) == "4♠ by Ann"
    assert step_words("redo", from_old_text("4♠ by Ann")) == "REDONE: 4♠ by Ann"


def test_a_day_is_said_as_usual_there() -> None:
    assert action_words(Action(ActionKind.RESTORE, {"day": "2026-01-31"})).startswith(
        "restored from the backup of "
    )


@pytest.mark.parametrize(
    "damaged",
    [
        Action(ActionKind.SET_BOARD),
        Action(ActionKind.ENTER, {**DOUBLED, "level": 8}),
        Action(ActionKind.ENTER, {**DOUBLED, "strain": 4}),
        Action(ActionKind.BEGIN_ROUND, {"form": "whist"}),
        Action(ActionKind.GO_BACK, {"step": "do", "done": "nothing"}),
        Action(ActionKind.RESTORE, {"day": "31 June"}),
    ],
)
def test_facts_that_somebody_damaged(damaged: Action) -> None:
    assert action_words(damaged) == "a change"
