"""What one step changed in an evening: a kind and its facts, put into words where it is shown."""

import json
from collections.abc import Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from scorepad.bridge.contract import Contract
from scorepad.bridge.deal import Adjustment, Deal, Item
from scorepad.bridge.seats import Seating


class ActionKind(StrEnum):
    """The kinds of change that one step can make to an evening."""

    ENTER = "enter"
    CORRECT = "correct"
    INSERT = "insert"
    REMOVE = "remove"
    MOVE = "move"
    """The last five concern one item; `item_facts` gives their facts."""
    RESULT = "result"
    """A result of one of several tables (`board`, `ns`, `ew`) was entered, corrected or deleted."""
    MOVE_ON = "move on"
    """Deals after the end of a round (`round`, from 0) were moved; `count` is how many."""
    TAKE_OUT = "take out"
    """Deals after the end of a round were deleted; `count` is how many."""
    TAKE_FROM_NEXT = "take from next"
    BEGIN_ROUND = "begin round"
    """A round in another form (`form`)."""
    NEXT_ROUND = "next round"
    STOP_ROUND = "stop round"
    STOP_EARLIER_ROUND = "stop earlier round"
    """`form` is its form; if it is missing, a rubber."""
    TAKE_UP = "take up"
    """A stopped round was resumed; `form` is its form."""
    CHANGE_FORM = "change form"
    """The form of an existing round was changed to `form`."""
    SET_DEALER = "set dealer"
    SET_BOARD = "set board"
    """The number of the next board (`board`)."""
    PLAN = "plan"
    END_EVENING = "end evening"
    CHANGE_PLAYERS = "change players"
    """From the next deal on, or corrected for past deals too (`put_right` in its facts)."""
    REARRANGE = "rearrange"
    """Anything on the page that sets up an evening."""
    CORRECT_RESULTS = "correct results"
    SET_STAKE = "set stake"
    SET_CURRENCY = "set currency"
    ADD_DEBT = "add debt"
    REMOVE_DEBT = "remove debt"
    ADD_EXTRA = "add extra"
    REMOVE_EXTRA = "remove extra"
    CARRY_OVER = "carry over"
    SETTLE = "settle"
    TAKE_BACK_PAYMENT = "take back payment"
    NOTE = "note"
    GO_BACK = "go back"
    """Back to the state after a step: the kind of that step (`step`) and its facts (`done`)."""
    RESTORE = "restore"
    """From the backup of a day (`day`)."""
    RESCUE = "rescue"
    """An evening that could only partly be read from a damaged archive."""
    IMPORT = "import"
    """From a file (`file`), or by a command."""
    TOLD = "told"
    """A finished sentence (`words`) kept by an older version of the program."""


class Action(NamedTuple):
    """One change with its facts, which are plain data."""

    kind: ActionKind
    facts: Mapping[str, Any] = {}


NO_ACTION = Action(ActionKind.TOLD, {"words": ""})


def from_old_text(words: str) -> Action:
    """Return an action that is known only as a finished sentence."""
    return Action(ActionKind.TOLD, {"words": words})


def about(kind: ActionKind, item: Item, seating: Seating) -> Action:
    """Return the action of this kind on an item."""
    return Action(kind, item_facts(item, seating))


def item_facts(item: Item, seating: Seating) -> dict[str, Any]:
    """Return what identifies an item: a contract with its declarer, or points."""
    match item:
        case Adjustment():
            return {"points": item.points}
        case Deal(Contract(level, strain, doubling, declarer)):
            return {
                "level": level,
                "strain": str(strain),
                "doubling": str(doubling),
                "declarer": str(declarer),
                "player": seating.at(declarer),
            }
        case Deal():
            return {"passed_out": True}
        case _:
            return {}


def plain_action(action: Action) -> dict[str, Any]:
    """Return an action as plain data."""
    return {"kind": str(action.kind), **action.facts}


def action_of(plain: Mapping[str, Any]) -> Action:
    """Return the action that this plain data describes."""
    facts = {name: fact for name, fact in plain.items() if name != "kind"}
    return Action(ActionKind(plain["kind"]), facts)


def encode_action(action: Action) -> str:
    """Write an action as JSON; a finished sentence is written unchanged."""
    words = action.facts.get("words")
    if isinstance(words, str) and decode_action(words) == action:
        return words
    return json.dumps(plain_action(action), ensure_ascii=False)


def decode_action(text: str) -> Action:
    """Read what `encode_action` wrote; any other text is a finished sentence."""
    try:
        return action_of(json.loads(text))
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        return from_old_text(text)
