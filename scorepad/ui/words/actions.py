"""Names of steps: in the menu, in the history, in notices."""

from collections.abc import Mapping
from datetime import date
from typing import Any

from scorepad.bridge.actions import Action, ActionKind, action_of
from scorepad.bridge.options import RUBBER, Form
from scorepad.ui.words import item_words, long_day, translate
from scorepad.ui.words.window import forms, take_up

_UNREADABLE = (ValueError, LookupError, TypeError, AttributeError)
"""What damaged facts raise."""


def action_words(done: Action) -> str:
    """Return what was done, in the user's language."""
    try:
        said = _said(done.kind, done.facts)
        phone = done.facts.get("phone")
        return _from_phone(said, str(phone["name"])) if phone else said
    except _UNREADABLE:
        return translate("words", "a change")


def step_words(step: str, done: Action) -> str:
    """Return the text of a step that did, undid or redid an action."""
    said = action_words(done)
    if step == "undo":
        return translate("words", "Undone: {step}").format(step=said)
    if step == "redo":
        return translate("words", "Redone: {step}").format(step=said)
    return said or translate("words", "Begun")


def _said(kind: ActionKind, facts: Mapping[str, Any]) -> str:
    match kind:
        case ActionKind.TOLD:
            return str(facts["words"])
        case ActionKind.ENTER | ActionKind.CORRECT | ActionKind.INSERT:
            return item_words(facts)
        case ActionKind.REMOVE:
            return translate("words", "deleting {deal}").format(deal=item_words(facts))
        case ActionKind.MOVE:
            return translate("words", "moving {deal}").format(deal=item_words(facts))
        case ActionKind.RESULT:
            return translate("words", "board {board}, {ns} against {ew}").format(**facts)
        case ActionKind.MOVE_ON:
            return translate("words", "Move to round {number}").format(number=facts["round"] + 2)
        case ActionKind.TAKE_OUT:
            return translate("words", "Delete")
        case ActionKind.BEGIN_ROUND:
            return translate("words", "beginning {form}").format(form=_form(facts))
        case ActionKind.CHANGE_FORM:
            return translate("words", "playing {form}").format(form=_form(facts))
        case ActionKind.STOP_EARLIER_ROUND if facts.get("form", RUBBER) != RUBBER:
            return translate("words", "Stop it here")
        case ActionKind.TAKE_UP:
            return take_up(Form(facts["form"])).replace("&", "")
        case ActionKind.SET_BOARD:
            return translate("words", "board {number}").format(number=facts["board"])
        case ActionKind.CHANGE_PLAYERS if "put_right" in facts:
            return translate("words", "correcting the seats")
        case ActionKind.GO_BACK:
            step = step_words(facts["step"], action_of(facts["done"]))
            return translate("words", "going back to: {step}").format(step=step)
        case ActionKind.RESTORE:
            day = long_day(date.fromisoformat(facts["day"]))
            return translate("words", "restored from the backup of {day}").format(day=day)
        case ActionKind.IMPORT if "file" in facts:
            return translate("words", "opening {file}").format(file=facts["file"])
        case _:
            return _without_facts()[kind]


def _without_facts() -> dict[ActionKind, str]:
    return {
        ActionKind.TAKE_FROM_NEXT: translate("words", "Move the first deal of the next round here"),
        ActionKind.NEXT_ROUND: translate("words", "beginning the next round"),
        ActionKind.STOP_ROUND: translate("words", "stopping the round"),
        ActionKind.STOP_EARLIER_ROUND: translate("words", "Stop it here, with its premiums"),
        ActionKind.SET_DEALER: translate("words", "the dealer"),
        ActionKind.PLAN: translate("words", "how many rounds"),
        ActionKind.END_EVENING: translate("words", "ending the evening"),
        ActionKind.CHANGE_PLAYERS: translate("words", "the players"),
        ActionKind.REARRANGE: translate("words", "the arrangements"),
        ActionKind.CORRECT_RESULTS: translate("words", "the results"),
        ActionKind.SET_STAKE: translate("words", "the stake"),
        ActionKind.SET_CURRENCY: translate("words", "the currency"),
        ActionKind.ADD_DEBT: translate("words", "a debt"),
        ActionKind.REMOVE_DEBT: translate("words", "deleting a debt"),
        ActionKind.ADD_EXTRA: translate("words", "an extra amount"),
        ActionKind.REMOVE_EXTRA: translate("words", "deleting an extra amount"),
        ActionKind.CARRY_OVER: translate("words", "carrying over a debt"),
        ActionKind.SETTLE: translate("words", "settling up"),
        ActionKind.TAKE_BACK_PAYMENT: translate("words", "undoing a payment"),
        ActionKind.NOTE: translate("words", "the note"),
        ActionKind.RESCUE: translate("words", "rescued in part"),
        ActionKind.IMPORT: translate("words", "importing"),
    }


def _form(facts: Mapping[str, Any]) -> str:
    return forms()[Form(facts["form"])].replace("&", "")


def _from_phone(step: str, name: str) -> str:
    """Return a step with its phone: 4♠ by Anna, from Anna’s phone."""
    if not name:
        return translate("words", "{step}, from a phone").format(step=step)
    return translate("words", "{step}, from {name}’s phone").format(step=step, name=name)
