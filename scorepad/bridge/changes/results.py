"""Results of several tables: one entered or deleted, and how the session is arranged."""

from dataclasses import replace
from decimal import Decimal

from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.changes import Change
from scorepad.bridge.comparison import Bye, Comparison, team_of
from scorepad.bridge.entering_results import ResultPlace
from scorepad.bridge.evening import Evening
from scorepad.bridge.movements import entrants
from scorepad.bridge.ranking import rank
from scorepad.bridge.swiss import draw

BYE = Decimal(12)
"""The VPs of a team that rests in a round."""


def set_result(evening: Evening, number: int, comparison: Comparison, place: ResultPlace) -> Change:
    """Let the results of a round be these, which differ at one place."""
    changed = _with_comparison(evening, number, comparison)
    return Change(changed, Action(ActionKind.RESULT, place._asdict()))


def rearrange(evening: Evening, comparison: Comparison, number: int = -1) -> Change:
    """Let a session be played so, the last one as a rule."""
    return Change(_with_comparison(evening, number, comparison), Action(ActionKind.REARRANGE))


def draw_round(evening: Evening, number: int = -1) -> Change:
    """Add the next round of a Swiss event, drawn by the ranking; whoever rests has 12 VPs."""
    comparison = evening.rounds[number].comparison
    assert comparison
    plan = comparison.plan
    assert plan
    teams = tuple(dict.fromkeys(map(team_of, entrants(plan))))
    matches, bye = draw(rank(comparison), teams)
    drawn = " ".join("-".join(match) for match in matches)
    byes = (*comparison.byes, *([Bye(bye, BYE)] if bye else []))
    plan = replace(plan, drawn=(*plan.drawn, drawn))
    return rearrange(evening, replace(comparison, plan=plan, byes=byes), number)


def _with_comparison(evening: Evening, number: int, comparison: Comparison) -> Evening:
    return evening.with_round(number, replace(evening.rounds[number], comparison=comparison))
