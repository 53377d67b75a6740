"""Changes of the whole evening: back to an earlier state, another copy, results on paper."""

from collections.abc import Mapping
from datetime import date
from typing import Any

from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.changes import Change
from scorepad.bridge.earlier import EveningWithHistory, with_earlier
from scorepad.bridge.evening import Evening


def go_back(to: Evening, step: str, done: Mapping[str, Any]) -> Change:
    """Go back to the state after an earlier step, given by its kind and facts."""
    return Change(to, Action(ActionKind.GO_BACK, {"step": step, "done": done}))


def restore(evening: Evening, day: date) -> Change:
    """Restore the evening from the backup of a day."""
    return Change(evening, Action(ActionKind.RESTORE, {"day": day.isoformat()}))


def merge(both: EveningWithHistory, file: str) -> Change:
    """Replace the evening by the one merged with another laptop's file."""
    action = Action(ActionKind.IMPORT, {"file": file})
    return Change(both.evening, with_earlier(action, both))


def correct_results(evening: Evening) -> Change:
    """Correct an evening that was entered from its results alone."""
    return Change(evening, Action(ActionKind.CORRECT_RESULTS))


def note(evening: Evening) -> Change:
    """Change a note of the evening or of one of its deals."""
    return Change(evening, Action(ActionKind.NOTE))
