"""Movements: as published, and fair in the ways that each of them promises."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from scorepad.bridge.errors import Impossible
from scorepad.bridge.movements import (
    POSSIBLE,
    AtTable,
    Movement,
    Plan,
    Session,
    entrants,
    rounds_of,
    sitting_out,
)
from tests.bridge.published import published

HOWELL, MITCHELL, INDIVIDUAL = Movement.HOWELL, Movement.MITCHELL, Movement.INDIVIDUAL
PLANS = [
    Plan(movement, number, boards, shares)
    for movement, numbers in POSSIBLE.items()
    for number in numbers
    for boards in (1, 2, 3, 4)
    for shares in (False, True)
]
HOWELLS = [plan for plan in PLANS if plan.movement is HOWELL]
MITCHELLS = [plan for plan in PLANS if plan.movement is MITCHELL]
INDIVIDUALS = [plan for plan in PLANS if plan.movement is INDIVIDUAL]
OWN_FIRST_ROUND = "howell-8-pairs-28"
"""Another movement for eight pairs, as good as ours."""


def name(plan: Plan) -> str:
    return f"{plan.movement}-{plan.entrants}x{plan.boards}{'-shared' if plan.shares else ''}"


def people(at: AtTable) -> list[str]:
    return [*at.ns.split("+"), *at.ew.split("+")]


def meetings(session: Session) -> Counter[frozenset[str]]:
    """How often two of them sat at a table against each other."""
    return Counter(
        frozenset((one, other))
        for tables in session
        for at in tables
        for one in at.ns.split("+")
        for other in at.ew.split("+")
    )


def same_line(session: Session, everybody: tuple[str, ...]) -> list[int]:
    """The fewest and the most boards on which two sat in the same line, at different tables."""
    boards = [(board, at) for tables in session for at in tables for board in at.boards]
    lines: dict[int, list[list[list[str]]]] = {}
    for board, at in boards:
        both = lines.setdefault(board, [[], []])
        both[0].append(at.ns.split("+"))
        both[1].append(at.ew.split("+"))
    together: Counter[frozenset[str]] = Counter()
    for both in lines.values():
        for line in both:
            for one, other in combinations(line, 2):
                together.update(frozenset((a, b)) for a in one for b in other)
    counts = [together[frozenset(two)] for two in combinations(everybody, 2)]
    return [min(counts), max(counts)]


@pytest.mark.parametrize("plan", PLANS, ids=name)
def test_nobody_is_in_two_places_or_plays_a_board_twice(plan: Plan) -> None:
    played: Counter[tuple[str, int]] = Counter()
    for tables in rounds_of(plan):
        sitting = [one for at in tables for one in people(at)]
        assert len({*sitting}) == len(sitting)
        assert {*sitting, *sitting_out(plan, tables)} == {*entrants(plan)}
        assert [at.table for at in tables] == sorted({at.table for at in tables})
        for at in tables:
            assert len(at.boards) == plan.boards
            played.update((one, board) for one in people(at) for board in at.boards)
    assert {*played.values()} == {1}


@pytest.mark.parametrize("plan", PLANS, ids=name)
def test_sit_outs_are_fair(plan: Plan) -> None:
    out = Counter(one for tables in rounds_of(plan) for one in sitting_out(plan, tables))
    if plan.movement is MITCHELL and plan.entrants % 2:
        sit = {one: out[one] for one in entrants(plan)[: (plan.entrants + 1) // 2]}
        assert {*out} <= {*sit}
        assert max(sit.values()) - min(sit.values()) <= 1
    elif plan.entrants % 2:
        assert len({out[one] for one in entrants(plan)}) == 1
    else:
        assert not out


@pytest.mark.parametrize("plan", HOWELLS, ids=name)
def test_in_a_howell_each_meets_each_equally_often(plan: Plan) -> None:
    met = meetings(rounds_of(plan))
    assert len(met) == plan.entrants * (plan.entrants - 1) // 2
    assert {*met.values()} == {2 if plan.entrants == 4 else 1}


@pytest.mark.parametrize(
    "plan", [plan for plan in HOWELLS if plan.entrants in (4, 8, 12)], ids=name
)
def test_a_perfect_howell(plan: Plan) -> None:
    fewest, most = same_line(rounds_of(plan), entrants(plan))
    assert fewest == most


@pytest.mark.parametrize("plan", MITCHELLS, ids=name)
def test_in_a_mitchell_lines_never_change_and_nobody_meets_twice(plan: Plan) -> None:
    session = rounds_of(plan)
    assert {*meetings(session).values()} == {1}
    ns = {at.ns for tables in session for at in tables}
    assert ns.isdisjoint(at.ew for tables in session for at in tables)


@pytest.mark.parametrize("plan", INDIVIDUALS, ids=name)
def test_at_individuals_everybody_partners_everybody_once(plan: Plan) -> None:
    session = rounds_of(plan)
    partners = Counter(
        frozenset(side.split("+")) for tables in session for at in tables for side in (at.ns, at.ew)
    )
    assert len(partners) == plan.entrants * (plan.entrants - 1) // 2
    assert {*partners.values()} == {1}
    if plan.shares or plan.entrants == 8:
        assert {*meetings(session).values()} == {2}


@pytest.mark.parametrize("boards", [1, 4, 6])
def test_teams_play_every_board_once_each_way(boards: int) -> None:
    session = rounds_of(Plan(Movement.TEAMS, 4, boards))
    sat = Counter((board, at.ns[0]) for tables in session for at in tables for board in at.boards)
    assert sat == {(board, team): 1 for board in range(1, 4 * boards + 1) for team in "AB"}
    assert {*meetings(session).values()} == {2}


def test_fewer_rounds() -> None:
    whole = rounds_of(Plan(HOWELL, 8, 3))
    assert rounds_of(Plan(HOWELL, 8, 3, rounds=5)) == whole[:5]
    assert len(whole) == 7


@pytest.mark.parametrize(
    ("movement", "number", "boards", "rounds", "said"),
    [
        (HOWELL, 3, 2, None, "there is no such movement for 3"),
        (INDIVIDUAL, 9, 2, None, "there is no such movement for 9, but for 8 or 12"),
        (HOWELL, 6, 0, None, "a round has 1 to 16 boards"),
        (HOWELL, 6, 17, None, "a round has 1 to 16 boards"),
        (HOWELL, 6, 2, 0, "at least one round is played"),
    ],
)
def test_what_cannot_be_planned(
    movement: Movement, number: int, boards: int, rounds: int | None, said: str
) -> None:
    with pytest.raises(Impossible, match=said):
        Plan(movement, number, boards, rounds=rounds)


def plan_of(data: Any) -> Plan:
    number = data.get("players", data.get("pairs"))
    shares = (
        "relay" in data["name"] or "balanced" in data["name"] or data["name"].endswith("pairs-15")
    )
    shares = shares or data["boards"] in (25, 30)
    boards = len(data["rounds"][0][0][-1])
    return Plan(Movement(data["kind"]), number, boards, shares, data["rounds_count"])


@pytest.mark.parametrize(
    "data",
    [one for one in published("movements", "movements.json") if one["name"] != OWN_FIRST_ROUND],
    ids=lambda data: str(data["name"]),
)
def test_a_published_movement(data: Any) -> None:
    ours = [
        [("+".join(people(at)), list(at.boards)) for at in tables]
        for tables in rounds_of(plan_of(data))
    ]
    theirs = [
        [("+".join(map(str, who)), boards) for _, *who, boards in tables]
        for tables in data["rounds"]
    ]
    assert ours == theirs
    if "same_line_boards" in data["verified"]:
        session, plan = rounds_of(plan_of(data)), plan_of(data)
        assert same_line(session, entrants(plan)) == data["verified"]["same_line_boards"]
