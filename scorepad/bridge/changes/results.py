"""Results of several tables: one entered or deleted, and how the session is arranged."""

from dataclasses import replace

from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.changes import Change
from scorepad.bridge.comparison import Comparison
from scorepad.bridge.entering_results import ResultPlace
from scorepad.bridge.evening import Evening


def set_result(evening: Evening, number: int, comparison: Comparison, place: ResultPlace) -> Change:
    """Let the results of a round be these, which differ at one place."""
    changed = _with_comparison(evening, number, comparison)
    return Change(changed, Action(ActionKind.RESULT, place._asdict()))


def rearrange(evening: Evening, comparison: Comparison) -> Change:
    """Let the last session be played so."""
    return Change(_with_comparison(evening, -1, comparison), Action(ActionKind.REARRANGE))


def _with_comparison(evening: Evening, number: int, comparison: Comparison) -> Evening:
    return evening.with_round(number, replace(evening.rounds[number], comparison=comparison))
