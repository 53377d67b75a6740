"""Results of several tables: enter or delete one, and rearrange the session."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from decimal import Decimal
from typing import NamedTuple

from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.changes import Change
from scorepad.bridge.comparison import (
    Adjusted,
    Bye,
    Comparison,
    Scoring,
    TableResult,
    team_of,
)
from scorepad.bridge.entering_results import ResultPlace, place_of
from scorepad.bridge.evening import Evening
from scorepad.bridge.expected_results import still_expected
from scorepad.bridge.hands import Cards
from scorepad.bridge.movements import Movement, entrants, rounds_of, sitting_out
from scorepad.bridge.ranking import rank
from scorepad.bridge.swiss import draw

_BYE = Decimal(12)
"""The VPs of a team with a bye."""


class ResultChange(NamedTuple):
    """What a step did to a result: entered, corrected or deleted it."""

    round: int
    """The number of its round, from 0."""
    was: TableResult | None
    now: TableResult | None


def result_change(before: Evening, after: Evening, at: ResultPlace) -> ResultChange | None:
    """Return what changed at this place, if anything."""
    for number, both in enumerate(zip(before.rounds, after.rounds, strict=False)):
        was, now = (
            next((one for one in played.results if place_of(one) == at), None)
            for played in (each.comparison or Comparison() for each in both)
        )
        if was != now:
            return ResultChange(number, was, now)
    return None


def set_result(evening: Evening, number: int, comparison: Comparison, place: ResultPlace) -> Change:
    """Set the results of a round, which differ from the old ones at one place."""
    comparison = replace(comparison, byes=_byes_after(_comparison(evening, number), comparison))
    changed = _with_comparison(evening, number, comparison)
    return Change(changed, Action(ActionKind.RESULT, place._asdict()))


def _byes_after(was: Comparison, now: Comparison) -> tuple[Bye, ...]:
    """Return the byes, adding those of rounds whose last result has just come in.

    So a deleted bye stays deleted, and entering a result again adds no second one.
    """
    plan, byes = now.plan, now.byes
    counts = now.settings.scoring is Scoring.TEAMS and now.settings.vp
    if plan is None or plan.movement is not Movement.TEAMS or not counts:
        return byes
    before, to_come = ({one.round for one in still_expected(each)} for each in (was, now))
    rested, just_now = Counter[str](), set[str]()
    for turn, tables in enumerate(rounds_of(plan), start=1):
        if turn not in to_come:
            resting = {*map(team_of, sitting_out(plan, tables))}
            rested.update(resting)
            just_now |= resting if turn in before else set()
    rested.subtract(bye.team for bye in byes)
    return (*byes, *(Bye(team, _BYE) for team in rested.elements() if team in just_now))


def rearrange(evening: Evening, comparison: Comparison, number: int = -1) -> Change:
    """Change how a session is played, by default the last one."""
    return Change(_with_comparison(evening, number, comparison), Action(ActionKind.REARRANGE))


def take_cards(evening: Evening, cards: Iterable[Cards], number: int = -1) -> Change:
    """Add the hands of these boards; other boards keep theirs."""
    comparison = _comparison(evening, number)
    of_boards = {one.board: one for one in (*comparison.cards, *cards)}
    hands = tuple(of_boards[board] for board in sorted(of_boards))
    return rearrange(evening, replace(comparison, cards=hands), number)


def draw_round(evening: Evening, number: int = -1) -> Change:
    """Draw the next round of a Swiss event by the ranking; a team with a bye gets 12 VPs."""
    comparison = _comparison(evening, number)
    plan = comparison.plan
    assert plan
    teams = tuple(dict.fromkeys(map(team_of, entrants(plan))))
    matches, bye = draw(rank(comparison), teams)
    drawn = " ".join("-".join(match) for match in matches)
    byes = (*comparison.byes, *([Bye(bye, _BYE)] if bye else []))
    plan = replace(plan, drawn=(*plan.drawn, drawn))
    return rearrange(evening, replace(comparison, plan=plan, byes=byes), number)


def adjust(evening: Evening, number: int, given: Adjusted, place: int | None = None) -> Change:
    """Add an adjustment by the director, or replace the one at this place."""
    adjusted = [*_comparison(evening, number).adjusted]
    kind = ActionKind.ENTER if place is None else ActionKind.CORRECT
    at = len(adjusted) if place is None else place
    adjusted[at : at + 1] = [given]
    return _with_adjusted(evening, number, adjusted, Action(kind, {"points": f"{given.by:+f}"}))


def remove_adjusted(evening: Evening, number: int, place: int) -> Change:
    """Delete the director's adjustment at this place."""
    adjusted = [*_comparison(evening, number).adjusted]
    gone = adjusted.pop(place)
    done = Action(ActionKind.REMOVE, {"points": f"{gone.by:+f}"})
    return _with_adjusted(evening, number, adjusted, done)


def remove_bye(evening: Evening, number: int, place: int) -> Change:
    """Delete the VPs that a team was given for a bye."""
    comparison = _comparison(evening, number)
    byes = (*comparison.byes[:place], *comparison.byes[place + 1 :])
    return rearrange(evening, replace(comparison, byes=byes), number)


def _with_adjusted(
    evening: Evening, number: int, adjusted: Iterable[Adjusted], done: Action
) -> Change:
    comparison = replace(_comparison(evening, number), adjusted=tuple(adjusted))
    return Change(_with_comparison(evening, number, comparison), done)


def _comparison(evening: Evening, number: int) -> Comparison:
    comparison = evening.rounds[number].comparison
    assert comparison
    return comparison


def _with_comparison(evening: Evening, number: int, comparison: Comparison) -> Evening:
    return evening.with_round(number, replace(evening.rounds[number], comparison=comparison))
