"""Movements: as published, and fair in the ways each of them promises."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import chain, combinations
from typing import Any

import pytest

from scorepad.bridge.errors import Impossible
from scorepad.bridge.late_pairs import joined
from scorepad.bridge.movements import (
    POSSIBLE,
    AtTable,
    Away,
    Movement,
    Plan,
    Session,
    entrants,
    line_of,
    rounds_of,
    rounds_together,
    sitting_out,
    tables_of,
)
from scorepad.bridge.proposals import (
    OF_PAIRS,
    balance,
    minutes_of,
    number_with_fewest_waits,
    proposed,
)
from scorepad.bridge.seats import Side
from tests.bridge.published import published

HOWELL, MITCHELL, INDIVIDUAL = Movement.HOWELL, Movement.MITCHELL, Movement.INDIVIDUAL
THREE_QUARTER, TEAMS, SWISS = Movement.THREE_QUARTER, Movement.TEAMS, Movement.SWISS
EVENTS = [
    (movement, number)
    for movement, numbers in POSSIBLE.items()
    if movement is not SWISS
    for number in numbers
]
OWN_FIRST_ROUND = "howell-8-pairs-28"
"""Another movement for eight pairs, as good as ours."""


def plans(movement: Movement, number: int) -> list[Plan]:
    """A movement with boards of every number, which tables may share or not."""
    return [
        Plan(movement, number, boards, shares)
        for boards in (1, 2, 3, 4)
        for shares in (False, True)
    ]


def people(at: AtTable) -> list[str]:
    return [*at.ns.split("+"), *at.ew.split("+")]


def meetings(session: Session) -> Counter[frozenset[str]]:
    """How often two entrants met at a table."""
    return Counter(
        frozenset((one, other))
        for tables in session
        for at in tables
        for one in at.ns.split("+")
        for other in at.ew.split("+")
    )


def boards_played(session: Session) -> Counter[tuple[str, int]]:
    """How often each played a board."""
    tables = chain.from_iterable(session)
    return Counter((one, board) for at in tables for one in people(at) for board in at.boards)


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


@pytest.mark.no_cover
@pytest.mark.parametrize(("movement", "number"), EVENTS)
def test_nobody_is_in_two_places_or_plays_a_board_twice(movement: Movement, number: int) -> None:
    for plan in plans(movement, number):
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


@pytest.mark.parametrize(("movement", "number"), EVENTS)
def test_sit_outs_are_fair(movement: Movement, number: int) -> None:
    for plan in plans(movement, number):
        out = Counter(one for tables in rounds_of(plan) for one in sitting_out(plan, tables))
        if plan.movement is MITCHELL and plan.entrants % 2:
            sit = {one: out[one] for one in entrants(plan)[: (plan.entrants + 1) // 2]}
            assert {*out} <= {*sit}
            assert max(sit.values()) - min(sit.values()) <= 1
        elif plan.movement is THREE_QUARTER and plan.entrants % 2:
            assert {*out.values()} == {1}
            assert {*out} == {*map(str, range(1, 14))}
        elif plan.movement is TEAMS and plan.entrants % 4 and plan.entrants > 6:
            assert {*out.values()} == {1}
            assert len(out) == plan.entrants
        elif plan.entrants % 2:
            assert len({out[one] for one in entrants(plan)}) == 1
        else:
            assert not out


@pytest.mark.parametrize("number", POSSIBLE[HOWELL])
def test_in_a_howell_each_meets_each_equally_often(number: int) -> None:
    for plan in plans(HOWELL, number):
        met = meetings(rounds_of(plan))
        assert len(met) == plan.entrants * (plan.entrants - 1) // 2
        assert {*met.values()} == {2 if plan.entrants == 4 else 1}


@pytest.mark.parametrize("number", [4, 8, 12, 16, 20])
def test_a_perfect_howell(number: int) -> None:
    for plan in plans(HOWELL, number):
        fewest, most = same_line(rounds_of(plan), entrants(plan))
        assert fewest == most
        assert balance(plan) == (fewest, most)


@pytest.mark.parametrize("plan", [Plan(HOWELL, 14, 2), Plan(HOWELL, 18, 3)], ids=["14", "18"])
def test_a_howell_as_even_as_can_be(plan: Plan) -> None:
    """The lines of this number of pairs cannot be the same for all."""
    fewest, most = balance(plan)
    assert most - fewest == 2 * plan.boards


@pytest.mark.parametrize("number", POSSIBLE[THREE_QUARTER])
def test_a_three_quarter_howell(number: int) -> None:
    """Nobody meets twice; the moving pairs meet all stationary ones."""
    session = rounds_of(Plan(THREE_QUARTER, number, 2))
    assert len(session) == 13
    met = meetings(session)
    assert {*met.values()} == {1}
    assert all(frozenset((str(move), "14")) in met for move in range(1, 14))
    assert frozenset(("14", "15")) not in met


@pytest.mark.parametrize("number", POSSIBLE[MITCHELL])
def test_in_a_mitchell_lines_never_change_and_nobody_meets_twice(number: int) -> None:
    for plan in plans(MITCHELL, number):
        session = rounds_of(plan)
        assert {*meetings(session).values()} == {1}
        ns = {at.ns for tables in session for at in tables}
        assert ns.isdisjoint(at.ew for tables in session for at in tables)


@pytest.mark.parametrize("number", POSSIBLE[INDIVIDUAL])
def test_at_individuals_everybody_partners_everybody_once(number: int) -> None:
    for plan in plans(INDIVIDUAL, number):
        session = rounds_of(plan)
        partners = Counter(
            frozenset(side.split("+"))
            for tables in session
            for at in tables
            for side in (at.ns, at.ew)
        )
        assert len(partners) == plan.entrants * (plan.entrants - 1) // 2
        assert {*partners.values()} == {1}
        met = {*meetings(session).values()}
        if plan.shares or plan.entrants == 8:
            assert met == {2}
        elif plan.entrants > 12:
            assert met == {1, 2, 3}


@pytest.mark.parametrize("boards", [1, 4, 6])
def test_teams_play_every_board_once_each_way(boards: int) -> None:
    session = rounds_of(Plan(Movement.TEAMS, 4, boards))
    sat = Counter((board, at.ns[0]) for tables in session for at in tables for board in at.boards)
    assert sat == {(board, team): 1 for board in range(1, 4 * boards + 1) for team in "AB"}
    assert {*meetings(session).values()} == {2}


def matches_of(session: Session) -> Counter[str]:
    """The matches of a session, a letter for each team; each has two lines on a board."""
    boards = Counter(
        ("".join(sorted((at.ns[0], at.ew[0]))), board)
        for tables in session
        for at in tables
        for board in at.boards
    )
    assert {*boards.values()} == {2}
    return Counter(match for match, _ in boards)


@pytest.mark.parametrize("teams", range(3, 11))
def test_a_round_robin_of_teams(teams: int) -> None:
    """Each meets each once, and both lines of a match have other teams North-South."""
    plan = Plan(TEAMS, 2 * teams, 5)
    session = rounds_of(plan)
    assert len(session) == {3: 2}.get(teams, teams - 1 + teams % 2)
    met = matches_of(session)
    assert len(met) == teams * (teams - 1) // 2
    assert {*met.values()} == {5}
    north = Counter(
        (at.ns[0], at.ew[0], board) for tables in session for at in tables for board in at.boards
    )
    assert {*north.values()} == {1}


def test_the_tables_of_a_match_begin_with_other_boards() -> None:
    first, second, *_ = rounds_of(Plan(TEAMS, 8, 5))[0]
    assert (first.boards, second.boards) == ((1, 2, 3, 4, 5), (4, 5, 1, 2, 3))


def test_the_rounds_that_were_drawn() -> None:
    session = rounds_of(Plan(SWISS, 10, 4, drawn=("A-C B-D", "A-E C-B")))
    assert [at.ns + at.ew for at in session[1]] == ["A1E1", "E2A2", "C1B1", "B2C2"]
    assert matches_of(session) == {"AC": 4, "BD": 4, "AE": 4, "BC": 4}
    assert sitting_out(Plan(SWISS, 10, 4), session[0]) == ("E1", "E2")


@pytest.mark.parametrize(
    "number", [5, *(pytest.param(more, marks=pytest.mark.no_cover) for more in range(7, 40, 2))]
)
def test_north_south_may_lack_one(number: int) -> None:
    """Then East-West rest in turn; meetings and boards are as fair as before."""
    plan = Plan(MITCHELL, number, 2, short_line=Side.NS)
    session = rounds_of(plan)
    north = (number - 1) // 2
    assert {at.ns for tables in session for at in tables} == {*map(str, range(1, north + 1))}
    assert {*meetings(session).values()} == {1}
    played = Counter(
        (one, board) for at in chain(*session) for one in people(at) for board in at.boards
    )
    assert {*played.values()} == {1}
    out = Counter(one for tables in session for one in sitting_out(plan, tables))
    assert {line_of(plan, one) for one in out} == {Side.EW}
    assert {*out.values()} == {1}
    last = joined(plan, 2)
    assert not [
        sitting_out(last, tables) for tables in rounds_of(last)[1:] if len(tables) < north + 1
    ]
    assert line_of(last, str(number + 1)) is Side.NS


def test_fewer_rounds() -> None:
    whole = rounds_of(Plan(HOWELL, 8, 3))
    assert rounds_of(Plan(HOWELL, 8, 3, rounds=5)) == whole[:5]
    assert len(whole) == 7


def test_the_number_of_the_first_board() -> None:
    whole, later = (rounds_of(Plan(MITCHELL, 8, 2, first_board=first)) for first in (1, 17))
    for tables, others in zip(whole, later, strict=True):
        for at, other in zip(tables, others, strict=True):
            assert other == at._replace(boards=tuple(board + 16 for board in at.boards))


def test_lines_switched_at_the_end() -> None:
    plan = Plan(MITCHELL, 14, 3)
    whole, switched = rounds_of(plan), rounds_of(replace(plan, switched=1))
    assert whole[:-1] == switched[:-1]
    assert [(at.ns, at.ew) for at in whole[-1]] == [(at.ew, at.ns) for at in switched[-1]]
    assert balance(replace(plan, switched=1)).most < balance(plan).most


PAIRS_AND_PLAYERS = [
    (movement, number)
    for movement, numbers in POSSIBLE.items()
    if not movement.is_of_teams
    for number in numbers
]


@pytest.mark.no_cover
@pytest.mark.parametrize(("movement", "number"), PAIRS_AND_PLAYERS)
def test_whoever_comes_late_or_leaves(movement: Movement, number: int) -> None:
    """Everybody in turn comes late, another one leaves: the others play as if both were there."""
    whole = Plan(movement, number, 2)
    for late in entrants(whole):
        leaves = entrants(whole)[int(late) - 2]
        away = (Away(late, 1, 1 + int(late) % 3), Away(leaves, 3))
        plan = replace(whole, away=away)
        for turn, (tables, all_) in enumerate(
            zip(rounds_of(plan), rounds_of(whole), strict=True), start=1
        ):
            missing = {one.entrant for one in away if one.at(turn)}
            assert tables == tuple(at for at in all_ if not missing & at.people)
            assert missing <= {*sitting_out(plan, tables)}


@pytest.mark.parametrize("number", range(5, 21, 2))
def test_who_comes_late_sits_where_nobody_waits(number: int) -> None:
    """If somebody sits out in the first round anyway, it is the late pair."""
    for movement in OF_PAIRS:
        if number in POSSIBLE[movement]:
            plan = Plan(movement, number, 2)
            first = rounds_of(plan)[0]
            assert sitting_out(plan, first) == (number_with_fewest_waits(plan, 1),)


@pytest.mark.parametrize(
    ("movement", "number", "boards", "rounds", "said"),
    [
        (HOWELL, 3, 2, None, "this movement is for 4–20, not for 3"),
        (INDIVIDUAL, 9, 2, None, "this movement is for 8, 12, 16 or 20, not for 9"),
        (HOWELL, 6, 0, None, "a round has 1 to 16 boards"),
        (HOWELL, 6, 17, None, "a round has 1 to 16 boards"),
        (HOWELL, 6, 2, 0, "at least one round must be played"),
    ],
)
def test_what_cannot_be_planned(
    movement: Movement, number: int, boards: int, rounds: int | None, said: str
) -> None:
    with pytest.raises(Impossible, match=said):
        Plan(movement, number, boards, rounds=rounds)


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Away("7", 0), "rounds are numbered from 1"),
        (lambda: Away("7", 3, 2), "the first before the last"),
        (lambda: Plan(HOWELL, 6, 2, away=(Away("7"),)), "7 is not in the movement"),
        (lambda: Plan(TEAMS, 6, 2, away=(Away("A1"),)), "A1 is not in the movement"),
        (lambda: Plan(HOWELL, 6, 2, switched=1), "only a Mitchell can be arrow-switched"),
        (lambda: Plan(MITCHELL, 6, 2, switched=-1), "only a Mitchell can be arrow-switched"),
        (lambda: Plan(SWISS, 8, 2, drawn=("A-B C",)), "“A-B C” is not a round of matches"),
    ],
)
def test_what_else_cannot_be_planned(make: Callable[[], object], said: str) -> None:
    with pytest.raises(Impossible, match=said):
        make()


MINUTES = (60, 120, 150, 180, 240)


@pytest.mark.no_cover
@pytest.mark.parametrize("minutes", MINUTES)
def test_a_movement_is_proposed_for_every_number(minutes: int) -> None:
    for number in range(4, 41):
        plan = proposed(OF_PAIRS, number, minutes)
        assert minutes_of(plan) <= minutes
        rounds = len(rounds_of(plan))
        if minutes >= 150:
            assert 3 * minutes_of(plan) >= 2 * minutes
            assert rounds >= min(7, (number + 1) // 2 - 1)
    for number in POSSIBLE[INDIVIDUAL]:
        assert minutes_of(proposed((INDIVIDUAL,), number, minutes)) <= minutes
    for number in POSSIBLE[TEAMS]:
        assert rounds_of(proposed((TEAMS,), number, minutes))


@pytest.mark.parametrize(
    ("teams", "minutes", "rounds", "boards"),
    [(4, 180, 3, 8), (5, 180, 3, 8), (8, 120, 3, 5), (9, 180, 4, 6), (26, 180, 5, 4)],
)
def test_rounds_of_a_swiss_event_fit_the_time(
    teams: int, minutes: int, rounds: int, boards: int
) -> None:
    plan = proposed((SWISS,), 2 * teams, minutes)
    assert plan == Plan(SWISS, 2 * teams, boards, rounds=rounds)
    assert minutes_of(plan) <= minutes


@pytest.mark.parametrize(
    ("number", "movement", "rounds", "boards"),
    [
        (4, HOWELL, 6, 4),
        (7, HOWELL, 7, 3),
        (12, HOWELL, 11, 2),
        (13, MITCHELL, 7, 3),
        (26, MITCHELL, 8, 3),
    ],
)
def test_what_is_proposed_for_three_hours(
    number: int, movement: Movement, rounds: int, boards: int
) -> None:
    plan = proposed(OF_PAIRS, number, 180)
    assert (plan.movement, len(rounds_of(plan)), plan.boards) == (movement, rounds, boards)


def test_single_players_who_have_time_for_some_rounds_share_the_boards() -> None:
    """Otherwise boards would be left that only one table played."""
    plan = proposed((INDIVIDUAL,), 16, 180)
    assert (plan.rounds, plan.boards, plan.shares) == (8, 3, True)
    played = Counter(board for tables in rounds_of(plan) for at in tables for board in at.boards)
    assert {*played.values()} == {4}
    assert not proposed((INDIVIDUAL,), 12, 180).shares


def test_tables_and_time_of_an_event_that_is_drawn() -> None:
    plan = Plan(SWISS, 10, 8, rounds=3, drawn=("A-C B-D",))
    assert tables_of(plan) == (1, 2, 3, 4)
    assert minutes_of(plan) == 180


def test_nothing_is_proposed_for_three() -> None:
    with pytest.raises(Impossible, match="no movement fits 3"):
        proposed(OF_PAIRS, 3, 180)


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


@pytest.mark.parametrize(
    ("plan", "rounds"),
    [
        (Plan(TEAMS, 4, 6), 2),
        (Plan(TEAMS, 6, 4), 2),
        (Plan(TEAMS, 8, 4), 1),
        (Plan(Movement.MITCHELL, 6, 4), 1),
    ],
)
def test_two_or_three_teams_exchange_their_boards(plan: Plan, rounds: int) -> None:
    assert rounds_together(plan) == rounds
