"""Sessions played in full: somebody is late, joins or leaves, rounds are left out."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from scorepad.bridge.comparison import Comparison, Score, TableResult
from scorepad.bridge.expected_results import all_expected, still_expected
from scorepad.bridge.late_pairs import joined, seated_anew
from scorepad.bridge.movements import POSSIBLE, Away, Movement, Plan, entrants, rounds_of
from scorepad.bridge.proposals import OF_PAIRS, number_with_fewest_waits, proposed
from scorepad.bridge.ranking import rank

pytestmark = pytest.mark.no_cover


def begun(random: Random) -> Plan:
    """A movement of pairs or of single players, in which one may be late."""
    if random.random() < 0.2:
        plan = Plan(Movement.INDIVIDUAL, random.choice(POSSIBLE[Movement.INDIVIDUAL]), 1)
    else:
        plan = proposed(OF_PAIRS, random.randint(5, 40), random.choice([120, 150, 180, 210]))
    plan = replace(plan, first_board=random.choice([1, 17]))
    if plan.movement is Movement.MITCHELL:
        plan = replace(plan, switched=random.randint(0, 2))
    if random.random() < 0.7:
        rounds = random.randint(1, 2)
        plan = replace(plan, away=(Away(number_with_fewest_waits(plan, rounds), 1, rounds),))
    return plan


def play_on(comparison: Comparison, number: int, random: Random) -> Comparison:
    """Enter all results of a round, in any order."""
    coming = [one for one in still_expected(comparison) if one.round == number]
    random.shuffle(coming)
    results = tuple(
        TableResult(one.board, one.ns, one.ew, Score(10 * random.randint(-60, 60)))
        for one in coming
    )
    return replace(comparison, results=(*comparison.results, *results))


FIRST, *MORE = range(0, 200, 20)
"""The first sessions run every line of what is played; very many more are not measured."""


@pytest.mark.parametrize(
    "begin", [FIRST, *(pytest.param(begin, marks=pytest.mark.no_cover) for begin in MORE)]
)
def test_nobody_meets_a_board_or_opponents_twice(begin: int) -> None:
    for seed in range(begin, begin + 20):
        play_a_session(Random(seed))


def play_a_session(random: Random) -> None:
    comparison = Comparison(plan=begun(random))
    rounds = len(rounds_of(comparison.plan)) if comparison.plan else 0
    left: set[str] = set()
    for number in range(1, rounds + 1):
        before = comparison.results
        comparison = play_on(comparison, number, random)
        assert comparison.results[: len(before)] == before
        if random.random() < 0.15:
            comparison, gone = somebody_leaves(comparison, number, random)
            left.add(gone)
        if number < rounds and random.random() < 0.1:
            comparison = somebody_joins(comparison, number)
        assert not left & {
            entrant
            for one in all_expected(comparison)
            if one.round > number
            for entrant in f"{one.ns}+{one.ew}".split("+")
        }
    assert not still_expected(comparison)
    plan = comparison.plan
    assert plan
    check(comparison, plan)
    assert len(rank(comparison).table) >= len(entrants(plan)) - 2 * len(plan.away) - len(plan.late)


def somebody_leaves(comparison: Comparison, number: int, random: Random) -> tuple[Comparison, str]:
    plan = comparison.plan
    assert plan
    gone = random.choice(entrants(plan))
    away = (*plan.away, Away(gone, number + 1))
    plan = seated_anew(replace(plan, away=away), number + 1)
    return replace(comparison, plan=plan), gone


def somebody_joins(comparison: Comparison, number: int) -> Comparison:
    plan = comparison.plan
    assert plan
    return replace(comparison, plan=joined(plan, number + 1))


def check(comparison: Comparison, plan: Plan) -> None:
    boards = Counter(
        (entrant, result.board) for result in comparison.results for entrant in result.entrants
    )
    assert {*boards.values()} == {1}
    if plan.movement is Movement.INDIVIDUAL:
        return
    met = Counter(frozenset((one.ns, one.ew)) for one in comparison.results)
    assert max(met.values()) <= plan.boards
