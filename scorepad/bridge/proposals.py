"""The movement proposed before a session, for the players who came and their time."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import partial
from itertools import combinations
from typing import NamedTuple

from scorepad.bridge.errors import Impossible
from scorepad.bridge.movements import (
    MOST_BOARDS,
    POSSIBLE,
    Away,
    Movement,
    Plan,
    entrants,
    rounds_of,
    rounds_planned,
    sitting_out,
)
from scorepad.bridge.translatable import translate

_MINUTES_A_BOARD = Fraction(15, 2)
"""Usual at clubs, including the change of tables."""
USUAL_MINUTES = 180
OF_PAIRS = (Movement.HOWELL, Movement.THREE_QUARTER, Movement.MITCHELL)
_USUAL_BOARDS = (3, 2, 4)
"""Boards per round, the most popular first."""
_FEWEST_OPPONENTS = 7
"""The number of rounds wanted, where the full movement has as many."""
_FEWEST_DRAWN = 3
"""Rounds of a Swiss event; more if two teams could otherwise win them all."""
_EVERYBODY_MEETS = 12
"""Up to this many pairs, a movement in which all meet is preferred to two lines."""


def minutes_of(plan: Plan) -> int:
    """Return roughly how many minutes a session takes."""
    if plan.movement is Movement.SWISS:
        return round(rounds_planned(plan) * plan.boards * _MINUTES_A_BOARD)
    longest = sum(max((len(at.boards) for at in tables), default=0) for tables in rounds_of(plan))
    return round(longest * _MINUTES_A_BOARD)


def proposed(movements: tuple[Movement, ...], number: int, minutes: int) -> Plan:
    """Return the movement for this many pairs or players that fills the time best."""
    plans = [
        plan
        for movement in movements
        if number in POSSIBLE[movement]
        for plan in _that_fit(movement, number, minutes)
    ]
    if not plans:
        said = translate("words", "no movement fits {number}")
        raise Impossible(said, number=number)
    return min(plans, key=lambda plan: _drawbacks(plan, minutes))


def _that_fit(movement: Movement, number: int, minutes: int) -> Iterator[Plan]:
    """Yield plans for each number of boards a round, with as many rounds as fit the time."""
    time = max(1, int(minutes / _MINUTES_A_BOARD))
    if movement is Movement.SWISS:
        drawn = max(_FEWEST_DRAWN, (number // 2 - 1).bit_length())
        yield Plan(movement, number, min(max(time // drawn, 1), MOST_BOARDS), rounds=drawn)
        return
    whole = Plan(movement, number, 1)
    rounds = len(rounds_of(whole))
    most = min(max(time // rounds, 1), MOST_BOARDS)
    whole_matches = movement.is_of_teams
    for boards in (most,) if whole_matches else dict.fromkeys((*_USUAL_BOARDS, most)):
        yield _shortened(replace(whole, boards=boards), rounds, time)


def _shortened(plan: Plan, rounds: int, time: int) -> Plan:
    """Drop rounds to fit the time; individuals then share boards, so that none is played once."""
    there_is_time_for = max(1, time // plan.boards)
    if there_is_time_for >= rounds:
        return plan
    shares = plan.movement is Movement.INDIVIDUAL
    return replace(plan, rounds=there_is_time_for, shares=shares)


def _drawbacks(plan: Plan, minutes: int) -> tuple[bool, bool, bool, bool, bool, int, int]:
    """Rank a plan by faults: few opponents, single boards, idle time, cut off, two short lines."""
    has_time = 3 * minutes_of(plan) < 2 * minutes
    rounds = len(rounds_of(plan))
    few = rounds < min(_FEWEST_OPPONENTS, len(rounds_of(replace(plan, rounds=None))))
    cut_off = plan.rounds is not None and plan.movement is not Movement.MITCHELL
    two_lines = plan.movement is Movement.MITCHELL and plan.entrants <= _EVERYBODY_MEETS
    usual = [*_USUAL_BOARDS, plan.boards].index(plan.boards)
    return few, plan.boards == 1, has_time, cut_off, two_lines, -rounds * plan.boards, usual


class Balance(NamedTuple):
    """On how many boards two entrants are compared in the same line: fewest and most."""

    fewest: int
    most: int


def balance(plan: Plan) -> Balance:
    """Return how evenly a movement compares the entrants; equal figures are best."""
    lines: dict[tuple[int, int], list[frozenset[str]]] = {}
    for tables in rounds_of(plan):
        for at in tables:
            for board in at.boards:
                for line, side in enumerate((at.ns, at.ew)):
                    lines.setdefault((board, line), []).append(frozenset(side.split("+")))
    together = Counter[frozenset[str]]()
    for sides in lines.values():
        for one, other in combinations(sides, 2):
            together.update(frozenset((a, b)) for a in one for b in other)
    counts = [together[frozenset(two)] for two in combinations(entrants(plan), 2)]
    return Balance(min(counts), max(counts))


def number_with_fewest_waits(plan: Plan, late: int) -> str:
    """Return the number with fewest waits for others, for a pair absent for `late` rounds."""
    return min(reversed(entrants(plan)), key=lambda one: _waiting(plan, one, late))


def kinder(plan: Plan, late: Away) -> str | None:
    """Return a better number for a late entrant, at which fewer others wait, if there is one."""
    if late.first > 1 or late.last is None:
        return None
    others = replace(plan, away=tuple(one for one in plan.away if one != late))
    best, waiting = (
        number_with_fewest_waits(others, late.last),
        partial(_waiting, others, late=late.last),
    )
    return best if waiting(best) < waiting(late.entrant) else None


def _waiting(plan: Plan, entrant: str, late: int) -> int:
    """Return how many sit out, added over the rounds, while an entrant is absent."""
    with_it = replace(plan, away=(*plan.away, Away(entrant, 1, late)))
    return sum(len(sitting_out(plan, tables)) for tables in rounds_of(with_it)[:late])
