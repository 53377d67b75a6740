"""The players and what they agreed, changed in the middle of an evening."""

from collections.abc import Collection, Mapping
from dataclasses import replace

from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.changes import Change
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.next_round import begin_next
from scorepad.bridge.setup import Setup, setup_of, with_setup


def settle(
    scored: ScoredEvening,
    start: Setup,
    names: Mapping[str, str],
    *,
    rounds: Collection[int] = (),
    corrects_past: bool = False,
    stops_first: bool = False,
) -> Change:
    """Apply a setup as `with_setup` does, and name the step after what changed."""
    changed = with_setup(
        scored.evening,
        start,
        names,
        rounds=rounds,
        corrects_past=corrects_past,
        stops_first=stops_first,
    )
    if corrects_past:
        return Change(changed, Action(ActionKind.CHANGE_PLAYERS, {"put_right": True}))
    before = setup_of(begin_next(scored))
    if replace(start, options=before.options) == before:
        form = {"form": str(start.options.form)}
        return Change(changed, Action(ActionKind.CHANGE_FORM, form))
    people = ("seating", "keeper", "dealer", "ranked")
    same = all(getattr(start, name) == getattr(before, name) for name in people)
    return Change(changed, Action(ActionKind.REARRANGE if same else ActionKind.CHANGE_PLAYERS))
