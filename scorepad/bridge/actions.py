"""What a step of an evening did, as a kind with its facts: said in words where it is shown."""

import json
from collections.abc import Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from scorepad.bridge.contract import Contract
from scorepad.bridge.deal import Adjustment, Deal, Item
from scorepad.bridge.seats import Seating


class ActionKind(StrEnum):
    """Each thing that can be done to an evening as one step."""

    ENTER = "enter"
    CORRECT = "correct"
    INSERT = "insert"
    REMOVE = "remove"
    MOVE = "move"
    """These five are about an item: see `item_facts`."""
    RESULT = "result"
    """Of one of several tables (`board`, `ns`, `ew`), also one taken out."""
    MOVE_ON = "move on"
    """Deals after the end of a round (`round`, from 0), so many (`count`)."""
    TAKE_OUT = "take out"
    """So many deals (`count`) after the end of a round."""
    TAKE_FROM_NEXT = "take from next"
    BEGIN_ROUND = "begin round"
    """In another form (`form`)."""
    NEXT_ROUND = "next round"
    STOP_ROUND = "stop round"
    STOP_EARLIER_ROUND = "stop earlier round"
    """Of a form (`form`); without it, a rubber."""
    TAKE_UP = "take up"
    """Again, a round that was stopped, of a form (`form`)."""
    CHANGE_FORM = "change form"
    """Of a round that is there (`form`)."""
    SET_DEALER = "set dealer"
    SET_BOARD = "set board"
    """The number of the next one (`board`)."""
    PLAN = "plan"
    END_EVENING = "end evening"
    CHANGE_PLAYERS = "change players"
    """From the next deal on, or as they had sat before (`put_right`)."""
    REARRANGE = "rearrange"
    """Anything of the form in which an evening is begun."""
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
    """To the state after a step: of which kind that was (`step`), and what it did (`done`)."""
    RESTORE = "restore"
    """From the copy of a day (`day`)."""
    RESCUE = "rescue"
    """Of an evening that a damaged archive held only in part."""
    IMPORT = "import"
    """From a file (`file`), or by a command."""
    TOLD = "told"
    """Kept by an older program as a finished sentence (`words`)."""


class Action(NamedTuple):
    """One thing that was done; its facts are plain data."""

    kind: ActionKind
    facts: Mapping[str, Any] = {}


def told(words: str) -> Action:
    """Return an action of which only a finished sentence is known."""
    return Action(ActionKind.TOLD, {"words": words})


def about(kind: ActionKind, item: Item, seating: Seating) -> Action:
    """Return what was done with an item."""
    return Action(kind, item_facts(item, seating))


def item_facts(item: Item, seating: Seating) -> dict[str, Any]:
    """Return what tells one item from others: a contract with its declarer, or points."""
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
    """Return the action that was made plain data."""
    facts = {name: fact for name, fact in plain.items() if name != "kind"}
    return Action(ActionKind(plain["kind"]), facts)


def encode_action(action: Action) -> str:
    """Write an action as JSON; a finished sentence stays as it is."""
    words = action.facts.get("words")
    if isinstance(words, str) and decode_action(words) == action:
        return words
    return json.dumps(plain_action(action), ensure_ascii=False)


def decode_action(text: str) -> Action:
    """Read what `encode_action` wrote; any other text is a finished sentence."""
    try:
        return action_of(json.loads(text))
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        return told(text)
