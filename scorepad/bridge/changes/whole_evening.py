"""The whole evening: an earlier state of it, another copy of it, figures written down before."""

from collections.abc import Mapping
from datetime import date
from typing import Any

from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.changes import Change
from scorepad.bridge.earlier import Known, with_earlier
from scorepad.bridge.evening import Evening


def go_back(to: Evening, step: str, done: Mapping[str, Any]) -> Change:
    """Make the evening what it was after a step: of which kind, and what it did."""
    return Change(to, Action(ActionKind.GO_BACK, {"step": step, "done": done}))


def restore(evening: Evening, day: date) -> Change:
    """Make it what it was in the copy of a day."""
    return Change(evening, Action(ActionKind.RESTORE, {"day": day.isoformat()}))


def merge(both: Known, file: str) -> Change:
    """Put in what another laptop's file knows."""
    action = Action(ActionKind.IMPORT, {"file": file})
    return Change(both.evening, with_earlier(action, both))


def correct_results(evening: Evening) -> Change:
    """Correct an evening of which only results were written down."""
    return Change(evening, Action(ActionKind.CORRECT_RESULTS))


def note(evening: Evening) -> Change:
    """Write something about the evening, or about a deal of it."""
    return Change(evening, Action(ActionKind.NOTE))
