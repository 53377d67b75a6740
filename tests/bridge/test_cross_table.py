"""Results between each two entrants, and a match board by board."""

from fractions import Fraction

import pytest
from hypothesis import given

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.cross_table import MatchLine, Meeting, cross_table, match_sheet
from scorepad.bridge.ranking import Ranking, rank
from tests.bridge.compared import ranked, sessions

HOWELL = (
    "board 1",
    "1-2: N 4S=",
    "3-4: N 4S-1",
    "board 2",
    "1-2: N 3NT=",
    "4-3: N 3NT+1",
    "board 3",
    "3-1: pass",
    "2-4: average ave+ ave-",
)


def test_points_against_each_opponent() -> None:
    cross = cross_table(ranked(*HOWELL))
    assert (cross.rows, cross.columns) == (("4", "2", "1", "3"), ("1", "2", "3", "4"))
    assert cross.meetings["1", "2"] == Meeting(2, Fraction(2), 4)
    assert cross.meetings["2", "1"] == Meeting(2, Fraction(2), 4)
    assert cross.meetings["4", "3"] == Meeting(2, Fraction(4), 4)
    assert cross.meetings["2", "4"].boards == 1
    assert ("1", "3") not in cross.meetings, "a board with one result does not count"


def test_the_columns_of_a_mitchell_are_east_west() -> None:
    cross = cross_table(ranked("scoring cross-imps", "board 1", "1-3: N 4S=", "2-4: N 4S-1"))
    assert (cross.rows, cross.columns) == (("1", "2"), ("3", "4"))
    assert cross.meetings["1", "3"] == Meeting(1, Fraction(10), None)


def sheet(ranking: Ranking) -> tuple[MatchLine, ...]:
    assert ranking.match
    return match_sheet(ranking, ranking.match)


def won(home: int, visitors: int) -> tuple[Fraction, Fraction]:
    return Fraction(home), Fraction(visitors)


def test_a_match_board_by_board() -> None:
    ranking = ranked(
        "scoring teams",
        *("board 1", "A1-B1: N 4S=", "B2-A2: N 4S-1"),
        *("board 2", "B2-A2: N 3NT=", "A1-B1: average ave- ave+"),
        *("board 3", "A1-B1: pass"),
    )
    first, second, third = sheet(ranking)
    assert [figure.score for figure in (first.home, first.away) if figure] == [420, -50]
    assert [first.won, second.won, third.won] == [won(10, 0), won(0, 3), None]
    assert third.away is None


def test_board_a_match_in_points() -> None:
    ranking = ranked("scoring board-a-match", "board 1", "A1-B1: N 4S=", "B2-A2: N 4S=")
    assert [line.won for line in sheet(ranking)] == [won(1, 1)]


MANY = (
    *("scoring teams", "board 1", "A1-B1: N 4S=", "B2-A2: N 4S-1", "C1-D1: pass"),
    *("board 2", "C1-A1: pass", "A2-C2: N 4S="),
)


def test_each_match_of_many_teams_has_its_sheet() -> None:
    ranking = ranked(*MANY)
    sheets = {match.teams: match_sheet(ranking, match) for match in ranking.matches}
    assert {teams: [line.board for line in lines] for teams, lines in sheets.items()} == {
        ("A", "B"): [1],
        ("A", "C"): [2],
        ("C", "D"): [1],
    }
    assert [line.won for lines in sheets.values() for line in lines] == [
        won(10, 0),
        won(12, 0),
        None,
    ]


@pytest.mark.parametrize(
    ("option", "brought"),
    [
        ("vp on", {"A": ("18.09", "18.97"), "B": ("1.91", ""), "C": ("", "1.03")}),
        ("vp off", {"A": ("10", "12"), "B": ("-10", ""), "C": ("", "-12")}),
    ],
)
def test_teams_against_each_other(option: str, brought: dict[str, tuple[str, str]]) -> None:
    cross = cross_table(ranked(MANY[0], option, *MANY[1:]))
    assert cross.columns == ("A", "B", "C", "D")
    for team, (first, second) in brought.items():
        others = ("B", "C") if team == "A" else ("A", "A")
        for other, points in zip(others, (first, second), strict=True):
            if points:
                assert cross.meetings[team, other] == Meeting(1, Fraction(points))
    assert cross.meetings["C", "D"].boards == 0


@given(sessions())
def test_what_is_won_against_all_is_the_total(comparison: Comparison) -> None:
    ranking = rank(comparison)
    cross = cross_table(ranking)
    for one in ranking.table:
        own = [met for (pair, _), met in cross.meetings.items() if pair == one.entrant]
        assert sum(met.points for met in own) == one.points
        assert sum(met.boards for met in own) == one.boards
