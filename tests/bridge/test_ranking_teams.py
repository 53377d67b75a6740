"""Three teams and more: matches, ranking, byes, penalties and handicaps."""

from collections import Counter
from decimal import Decimal
from fractions import Fraction
from random import Random

import pytest

from scorepad.bridge.comparison import (
    Adjusted,
    Average,
    Bye,
    Comparison,
    ComparisonSettings,
    Handicap,
    Score,
    Scoring,
    TableResult,
)
from scorepad.bridge.decimals import in_hundredths
from scorepad.bridge.errors import Impossible
from scorepad.bridge.movements import Movement, Plan, rounds_of
from scorepad.bridge.ranking import Ranking, rank
from scorepad.bridge.swiss import draw
from tests.bridge.compared import places, points, ranked
from tests.bridge.second_scorer import Row, standings

THREE = (
    "scoring teams",
    *("board 1", "A1-B1: N 4S=", "B2-A2: N 4S-1", "C1-D1: pass"),
    *("board 2", "C1-A1: pass", "A2-C2: N 4S="),
)


def test_a_board_belongs_to_several_matches() -> None:
    ranking = ranked(*THREE)
    assert points(ranking, 1) == ["10 -10", "-10 10", "-"]
    told = [(match.teams, match.boards, match.imps, match.margin) for match in ranking.matches]
    assert told == [
        (("A", "B"), 1, (10, 0), 10),
        (("A", "C"), 1, (12, 0), 12),
        (("C", "D"), 0, (0, 0), 0),
    ]
    assert [match.vp is None for match in ranking.matches] == [False, False, True]
    assert ranking.match is None
    table = [
        f"{one.entrant}: {one.boards} {one.points} {in_hundredths(one.vp or 0)} {one.matches}"
        for one in ranking.table
    ]
    assert table == ["A: 2 22 37.06 2", "B: 1 -10 1.91 1", "C: 1 -12 1.03 1", "D: 0 0 0.00 0"]
    assert [one.place for one in ranking.table] == [1, 2, 3, None]


def test_byes_and_what_the_director_takes() -> None:
    ranking = ranked(*THREE, "bye D 12", "bye E 12", "adjust C -2.5 slow play", "adjust C +1 luck")
    table = {
        one.entrant: f"{one.vp} {one.matches} {one.adjusted} {one.value}" for one in ranking.table
    }
    assert table["D"] == table["E"] == "12 1 None 12"
    assert table["C"] == "103/100 1 -3/2 -47/100"
    assert places(ranking) == ["1 A", "2= D", "2= E", "4 B", "5 C"]


@pytest.mark.parametrize(
    "lines",
    [(), ("bye D 12",)],
)
def test_without_victory_points(lines: tuple[str, ...]) -> None:
    """A bye brings nothing then."""
    ranking = ranked("vp off", *THREE, *lines)
    assert [f"{one.entrant} {one.points}" for one in ranking.table] == [
        *("A 22", "B -10", "C -12", "D 0")
    ]
    assert {one.vp for one in ranking.table} == {None}
    assert ranking.table[-1].place is None


def test_handicaps_make_new_victory_points() -> None:
    """The margin of 10 IMPs becomes 6, that of 12 becomes 15: 3 for A, 7 for B, none for C."""
    ranking = ranked(THREE[0], "handicap A=3 B=7", *THREE[1:], "adjust A -1 late")
    found = {one.entrant: one for one in ranking.table}
    of_6, of_15 = (ranked("scoring teams", *swing(by)) for by in (240, 1100))
    wins = [one.table[0].vp or Fraction() for one in (of_6, of_15)]
    assert found["A"].with_handicap == sum(wins) - 1
    assert found["B"].with_handicap == 20 - wins[0]
    assert found["C"].with_handicap == 20 - wins[1]
    assert [one.handicap for one in found.values()] == [3, 7, 0, 0]
    assert (found["D"].with_handicap, found["D"].place_with_handicap) == (None, None)
    with_it = sorted(found.values(), key=lambda one: one.place_with_handicap or 9)
    assert [one.entrant for one in with_it] == ["A", "B", "C", "D"]


def test_handicaps_without_victory_points_are_imps() -> None:
    """In each match the difference of both counts: A meets B and C."""
    found = {
        one.entrant: one for one in ranked("vp off", THREE[0], "handicap A=3 B=7", *THREE[1:]).table
    }
    assert found["A"].with_handicap == 22 + (3 - 7) + 3
    assert found["B"].with_handicap == -10 + (7 - 3)
    assert found["C"].with_handicap == -12 - 3


def swing(by: int) -> tuple[str, ...]:
    return ("board 1", f"A1-B1: score {by}", "B2-A2: score 0")


@pytest.mark.parametrize(
    ("lines", "handicaps"),
    [
        (("scoring matchpoints", "handicap 1=+2.5 4=-1"), {"1": "52.5", "2": "50", "4": "49"}),
        (("scoring cross-imps", "handicap 1=+.5"), {"1": "1", "3": "0"}),
        (("scoring butler", "handicap 1=+0.25"), {"1": "0.50", "2": "0"}),
    ],
)
def test_handicaps_of_pairs(lines: tuple[str, ...], handicaps: dict[str, str]) -> None:
    """Percentage points, or IMPs a board: of two boards here."""
    boards = [f"board {number} | 1-2: pass | 3-4: pass".split(" | ") for number in (1, 2)]
    ranking = ranked(*lines, *boards[0], *boards[1])
    found = {one.entrant: one.with_handicap for one in ranking.table}
    assert {one: found[one] for one in handicaps} == {
        one: Fraction(by) for one, by in handicaps.items()
    }
    by_place = {one.entrant: one.place_with_handicap for one in ranking.table if one.line == "NS"}
    assert by_place == {"1": 1, "3": 2}
    assert {one.place for one in ranking.table} == {1}


def test_whole_imps_at_teams() -> None:
    for scoring, is_right in ((Scoring.TEAMS, False), (Scoring.BOARD_A_MATCH, True)):
        handicaps = (Handicap("A", Decimal("2.5")),)
        if is_right:
            assert Comparison(ComparisonSettings(scoring), handicaps=handicaps)
            continue
        with pytest.raises(Impossible, match="a whole number of IMPs a match"):
            Comparison(ComparisonSettings(scoring), handicaps=handicaps)


def test_a_fouled_board_is_compared_in_two_groups() -> None:
    """Four and two results where there are up to six: each group as if played only there."""
    lines = (
        *("board 1", "1-2: N 4S=", "3-4: N 4S+1", "5-6: N 3S+1", "7-8: N 4S="),
        *("board 1 fouled", "9-10: N 1NT=", "11-12: N 1NT+1"),
    )
    ranking = ranked(*lines)
    assert ranking.expected == 6
    earned = points(ranking, 1)
    # (3 + 1) x 6 / 4 - 1; (6 + 1) x 6 / 4 - 1; ...; (0 + 1) x 6 / 2 - 1 and (2 + 1) x 6 / 2 - 1.
    assert earned == ["5 5", "19/2 1/2", "1/2 19/2", "5 5", "2 8", "8 2"]
    assert [figure.compared for figure in ranking.boards[0].figures] == [3, 3, 3, 3, 1, 1]
    alone = ranked(*lines[:-1])
    assert points(alone, 1)[-1] == "-"
    again = ranked(*lines, "board 1", "13-14: N 4S=")
    assert [figure.compared for figure in again.boards[0].figures] == [4, 4, 4, 4, 1, 1, 4]


def test_a_datum_is_that_of_its_group() -> None:
    ranking = ranked(
        *("scoring butler", "board 1", "1-2: N 4S=", "3-4: N 4S="),
        *("board 1 fouled", "5-6: pass", "7-8: pass"),
    )
    assert points(ranking, 1) == ["0 0"] * 4
    assert ranking.boards[0].datum == 420


def test_a_fouled_board_of_teams_is_not_compared_with_the_other_half() -> None:
    ranking = ranked("scoring teams", "board 1", "A1-B1: N 4S=", "board 1 fouled", "B2-A2: N 4S-1")
    assert points(ranking, 1) == ["-", "-"]


@pytest.mark.parametrize(
    ("lines", "value"),
    [
        (("scoring matchpoints",), "45.50"),
        (("scoring cross-imps",), "-4.50"),
        (("scoring butler",), "-4.50"),
    ],
)
def test_a_penalty_of_a_pair(lines: tuple[str, ...], value: str) -> None:
    """Results stay unchanged."""
    boards = ("board 1", "1-2: pass", "3-4: pass", "adjust 3 −4.5 slow play")
    ranking = ranked(*lines, *boards)
    found = {one.entrant: one for one in ranking.table}
    assert found["3"].value == Fraction(value)
    assert found["3"].adjusted == Fraction("-4.5")
    assert found["3"].points == found["1"].points
    assert places(ranking) == ["1 1", "2 3", "1= 2", "1= 4"]
    assert ranking.is_adjusted


def random_event(random: Random) -> tuple[Comparison, list[Row]]:
    """Rounds of a movement of teams, with missing lines, or with a fouled board."""
    teams = random.randint(2, 10)
    plan = Plan(Movement.TEAMS, 2 * teams, random.randint(1, 6))
    rows = [
        Row(board, at.ns, at.ew, 10 * random.randint(-140, 140), random.random() < 0.05)
        for tables in rounds_of(plan)[: random.randint(1, 5)]
        for at in tables
        for board in at.boards
        if random.random() < 0.95
    ]
    random.shuffle(rows)
    results = tuple(
        TableResult(row.board, row.ns, row.ew, Score(row.score), row.fouled) for row in rows
    )
    scoring = random.choice([Scoring.TEAMS, Scoring.TEAMS, Scoring.BOARD_A_MATCH])
    letters = sorted({row.ns[0] for row in rows})
    byes = random.sample(letters, random.randint(0, len(letters)))
    some = random.sample(letters, random.randint(0, len(letters)))
    others = random.sample(letters, random.randint(0, len(letters)))
    comparison = Comparison(
        ComparisonSettings(scoring, vp=random.random() < 0.7),
        results=results,
        byes=tuple(Bye(team, Decimal(12)) for team in byes),
        adjusted=tuple(Adjusted(team, Decimal(random.randint(-9, 9)) / 4, "x") for team in some),
        handicaps=tuple(Handicap(team, Decimal(random.randint(-5, 9))) for team in others),
    )
    return comparison, rows


@pytest.mark.no_cover
@pytest.mark.parametrize("begin", range(0, 500, 50))
def test_a_second_scorer_agrees(begin: int) -> None:
    for seed in range(begin, begin + 50):
        comparison, rows = random_event(Random(seed))
        ranking = rank(comparison)
        expected = standings(
            rows,
            board_a_match=comparison.settings.scoring is Scoring.BOARD_A_MATCH,
            vp=comparison.settings.vp,
            byes={bye.team: bye.vp for bye in comparison.byes},
            penalties={one.entrant: one.by for one in comparison.adjusted},
            handicaps={one.entrant: int(one.by) for one in comparison.handicaps},
        )
        assert {one.entrant for one in ranking.table} == {*expected}
        for one in ranking.table:
            theirs = expected[one.entrant]
            assert (one.boards, one.points) == (theirs.boards, theirs.points)
            assert one.vp == (None if theirs.vp is None else Fraction(theirs.vp))
            if one.counts:
                assert one.value == theirs.plain
                assert one.place == 1 + sum(
                    other.counts and expected[other.entrant].plain > theirs.plain
                    for other in ranking.table
                )
            if one.with_handicap is not None:
                assert one.with_handicap == theirs.with_handicap


@pytest.mark.parametrize("teams", range(4, 15))
def test_a_swiss_draw(teams: int) -> None:
    """Nobody meets twice, nobody has two byes, and the leaders meet as soon as they can."""
    random = Random(teams)
    letters = tuple("ABCDEFGHIJKLMN"[:teams])
    event = Comparison(ComparisonSettings(Scoring.TEAMS))
    met: Counter[frozenset[str]] = Counter()
    for number in range(teams // 2):
        ranking = rank(event)
        matches, bye = draw(ranking, letters)
        met.update(map(frozenset, matches))
        assert len({team for match in matches for team in match}) == teams - teams % 2
        if ranking.table:
            order = [one.entrant for one in ranking.table]
            leader = next(team for team in order if team != bye)
            new = [
                team
                for team in order
                if team not in (leader, bye) and not met_before(ranking, leader, team)
            ]
            assert matches[0][0] == leader
            assert matches[0][1] in new[:2]
        event = with_round(event, matches, bye, number, random)
    assert {*met.values()} == {1}
    assert len({one.team for one in event.byes}) == len(event.byes)


def met_before(ranking: Ranking, one: str, other: str) -> bool:
    return any({*match.teams} == {one, other} for match in ranking.matches)


def with_round(
    event: Comparison,
    matches: tuple[tuple[str, str], ...],
    bye: str | None,
    number: int,
    random: Random,
) -> Comparison:
    """The event after another round in which each match had a board."""
    results = [
        TableResult(number + 1, ns, ew, Score(10 * random.randint(-99, 99)))
        for home, visitors in matches
        for ns, ew in ((f"{home}1", f"{visitors}1"), (f"{visitors}2", f"{home}2"))
    ]
    byes = (*event.byes, *([Bye(bye, Decimal(12))] if bye else []))
    return Comparison(event.settings, results=(*event.results, *results), byes=byes)


def test_no_draw_is_left_where_all_have_met() -> None:
    with pytest.raises(Impossible, match="no further round can be drawn"):
        draw(ranked(*THREE[:4]))
    with pytest.raises(Impossible, match="no further round can be drawn"):
        draw(ranked(*THREE[:4], "bye A 12", "bye B 12", "bye C 12"), ("A", "B", "C"))


def test_a_draw_looks_ahead() -> None:
    """A met C and B met D: though A and B lead, the last two must not have met either."""
    ranking = ranked(
        *("scoring teams", "board 1", "A1-C1: score 600", "C2-A2: pass"),
        *("B1-D1: score 600", "D2-B2: pass"),
    )
    assert draw(ranking) == ((("A", "B"), ("C", "D")), None)
    again = ranked(
        *("scoring teams", "board 1", "A1-B1: score 600", "B2-A2: pass"),
        *("C1-D1: score 50", "D2-C2: pass"),
        *("board 2", "A1-C1: score 600", "C2-A2: pass", "B1-D1: score 600", "D2-B2: pass"),
    )
    assert draw(again)[0] == (("A", "D"), ("B", "C"))


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Adjusted("3", Decimal("1.125"), "late"), "at most two decimals"),
        (lambda: Adjusted("3", Decimal(1001), "late"), "“1001” is not a number"),
        (lambda: Adjusted("3", Decimal(1), " "), "needs a reason"),
        (lambda: Bye("A1", Decimal(12)), "“A1” is not a team"),
        (lambda: Bye("A", Decimal(-1)), "a bye brings 0 to 20 VPs"),
        (lambda: Bye("A", Decimal(21)), "up to 20"),
        (lambda: Handicap("1", Decimal(101)), "up to 100"),
        (
            lambda: Comparison(handicaps=(Handicap("1", Decimal(1)), Handicap("1", Decimal(2)))),
            "1 has two handicaps",
        ),
        (
            lambda: Comparison(
                ComparisonSettings(Scoring.TEAMS),
                results=(
                    TableResult(1, "A1", "B1", Average("ave", "ave")),
                    TableResult(1, "B2", "A2", Average("ave", "ave")),
                ),
            ),
            "already has an average",
        ),
    ],
)
def test_what_cannot_be(make: object, said: str) -> None:
    assert callable(make)
    with pytest.raises(Impossible, match=said):
        make()
