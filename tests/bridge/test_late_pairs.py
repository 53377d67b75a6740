"""Somebody joins while the others play: played rounds stay, and the laws hold."""

from collections import Counter
from dataclasses import replace

import pytest

from scorepad.bridge.errors import Impossible
from scorepad.bridge.late_pairs import gives_way, joined, seated_anew
from scorepad.bridge.movements import (
    POSSIBLE,
    Away,
    Late,
    Movement,
    Plan,
    entrants,
    rounds_of,
    sitting_out,
    waiting,
)
from scorepad.bridge.proposals import kinder

HOWELL, MITCHELL, INDIVIDUAL = Movement.HOWELL, Movement.MITCHELL, Movement.INDIVIDUAL
ALL = [
    (movement, number)
    for movement, numbers in POSSIBLE.items()
    if not movement.is_of_teams
    for number in numbers
]


def sits_out(plan: Plan, entrant: str) -> tuple[int, ...]:
    """Return the rounds in which a pair that is present has no table."""
    rounds = range(1, len(rounds_of(plan)) + 1)
    return tuple(number for number in rounds if entrant in waiting(plan, number))


def check(plan: Plan) -> None:
    """Check that nobody is in two places, repeats a board, or meets twice but at 4 pairs."""
    boards, met = Counter[tuple[str, int]](), Counter[frozenset[str]]()
    for tables in rounds_of(plan):
        sitting = [one for at in tables for one in at.people]
        assert len({*sitting}) == len(sitting)
        assert {*sitting, *sitting_out(plan, tables)} == {*entrants(plan)}
        assert {at.table for at in tables} <= {*range(1, (plan.entrants + 3) // 2)}
        for at in tables:
            boards.update((one, board) for one in at.people for board in at.boards)
            if plan.movement is INDIVIDUAL:
                met.update(frozenset(side.split("+")) for side in (at.ns, at.ew))
            else:
                met[frozenset((at.ns, at.ew))] += 1
    assert {*boards.values()} == {1}
    assert max(met.values()) <= (2 if plan.entrants == 4 else 1)


@pytest.mark.no_cover
@pytest.mark.parametrize(("movement", "number"), ALL)
def test_one_more_joins_in_any_round(movement: Movement, number: int) -> None:
    """They keep playing, and if no place is free the others rest in turn."""
    whole = Plan(movement, number, 2)
    rounds = len(rounds_of(whole))
    for first in {2, 3, rounds // 2 + 1, rounds}:
        plan = joined(whole, first)
        late = str(number + 1)
        assert entrants(plan) == (*entrants(whole), late)
        assert rounds_of(plan)[: first - 1] == rounds_of(whole)[: first - 1]
        check(plan)
        rests = Counter(one for turn in range(1, rounds + 1) for one in waiting(plan, turn))
        assert max(rests.values(), default=0) <= (2 if number in (4, 20) or number >= 30 else 1)
        if 2 < first < rounds - 1 and 4 < number < 30:
            assert late not in rests


@pytest.mark.parametrize("number", [5, 7, 9, 13, 15])
def test_who_makes_an_odd_number_even_takes_the_free_place(number: int) -> None:
    """Nobody sits out from then on, and the half table becomes whole."""
    for movement in (HOWELL, MITCHELL, Movement.THREE_QUARTER):
        if number in POSSIBLE[movement]:
            plan = joined(Plan(movement, number, 2), 3)
            whole = rounds_of(Plan(movement, number + 1, 2))
            assert [{at[1:] for at in tables} for tables in rounds_of(plan)[2:]] == [
                {at[1:] for at in tables} for tables in whole[2:]
            ]
            assert [at.table for at in rounds_of(plan)[2]] == [*range(1, (number + 3) // 2)]


def test_two_lists_stay_two() -> None:
    """In a Mitchell the pair that makes way is always of the same line."""
    session = rounds_of(joined(Plan(MITCHELL, 20, 3), 3))
    north = {at.ns for tables in session for at in tables}
    assert north.isdisjoint(at.ew for tables in session for at in tables)


def test_a_third_pair_joins_and_somebody_leaves() -> None:
    """Played rounds stay unchanged; a place that is free now is taken."""
    plan = joined(joined(joined(Plan(HOWELL, 12, 2), 3), 4), 5)
    assert entrants(plan)[-3:] == ("13", "14", "15")
    check(plan)
    gone = replace(plan, away=(Away("4", 7), Away("14", 8)))
    again = seated_anew(gone, 7)
    check(again)
    assert rounds_of(again)[:6] == rounds_of(plan)[:6]
    assert "4" in {place for late in again.late for place in late.places}
    waiting = [sum(len(sits_out(one, who)) for who in entrants(one)) for one in (gone, again)]
    assert waiting[1] < waiting[0]


def test_who_gives_way_is_known() -> None:
    """A place that is free, or becomes so, costs nobody a round."""
    plan = joined(Plan(HOWELL, 8, 2), 3)
    others = gives_way(plan, 0)
    assert others == plan.late[0].places
    assert [sits_out(plan, one) for one in others] == [(turn,) for turn in range(3, 8)]
    assert gives_way(replace(plan, away=(Away(others[1], 4),)), 0) == (others[0], *others[2:])
    assert gives_way(joined(Plan(HOWELL, 7, 2), 3), 0) == ()


@pytest.mark.parametrize(
    ("late", "better"),
    [
        (Away("13", 1, 1), "7"),
        (Away("7", 1, 1), None),
        (Away("13", 2, 2), None),
        (Away("13"), None),
    ],
)
def test_a_number_with_which_fewer_wait(late: Away, better: str | None) -> None:
    """If somebody has to wait in the first round anyway, it may be the absent pair."""
    plan = Plan(MITCHELL, 13, 3, away=(Away("2", 5), late))
    assert kinder(plan, late) == better


def test_after_the_last_round_nobody_joins_any_more() -> None:
    plan = joined(Plan(HOWELL, 8, 2), 8)
    assert plan.late == (Late(8, ()),)
    assert rounds_of(plan) == rounds_of(Plan(HOWELL, 8, 2))


@pytest.mark.parametrize(
    ("plan", "late", "said"),
    [
        (Plan(HOWELL, 8, 2), Late(2, ("10",)), "10 is not in the movement"),
        (Plan(Movement.TEAMS, 8, 2), Late(2, ()), "9 is not in the movement"),
    ],
)
def test_what_cannot_be_joined(plan: Plan, late: Late, said: str) -> None:
    with pytest.raises(Impossible, match=said):
        replace(plan, late=(late,))


def test_rounds_are_numbered_from_1() -> None:
    with pytest.raises(Impossible, match="there is no round 0"):
        Late(0, ())
