"""What the director types apart from results."""

from dataclasses import replace
from decimal import Decimal

import pytest

from scorepad.bridge.comparison import Adjusted, Bye, Handicap
from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.movements import Movement, Plan
from scorepad.bridge.typed.director import (
    away_typed,
    directed,
    handicaps_typed,
    read_away,
    read_handicaps,
)
from scorepad.bridge.typed.table_results import without_fouled
from tests.bridge.compared import compared

PAIRS = compared("board 1", "1-2: pass", "3-4: pass")
TEAMS = compared("scoring teams", "board 1", "A1-B1: pass")


def test_an_adjustment() -> None:
    first = directed(PAIRS, " Adjust 3 −5 slow play ")
    assert first
    assert first.adjusted == (Adjusted("3", Decimal(-5), "slow play"),)
    second = directed(first, "adjust 3 +2,5 kind")
    assert second
    assert second.adjusted == (*first.adjusted, Adjusted("3", Decimal("2.5"), "kind"))
    assert second.results == PAIRS.results


def test_a_bye_of_a_team() -> None:
    found = directed(TEAMS, "bye c 12")
    assert found
    assert found.byes == (Bye("C", Decimal(12)),)
    with pytest.raises(ScorepadError, match="a bye line comes below the results of teams"):
        directed(PAIRS, "bye c 12")


def test_a_bye_of_a_team_that_is_not_there() -> None:
    planned = replace(TEAMS, plan=Plan(Movement.TEAMS, 6, 4))
    assert directed(planned, "bye C 12")
    with pytest.raises(ScorepadError, match="Z is not in the movement"):
        directed(planned, "bye Z 12")


def test_handicaps_take_the_place_of_those_that_were_there() -> None:
    first = directed(PAIRS, "handicap 3=+2,5 4 = -1")
    assert first
    assert first.handicaps == (Handicap("3", Decimal("2.5")), Handicap("4", Decimal(-1)))
    second = directed(first, "handicap 1=.5")
    assert second
    assert second.handicaps == (Handicap("1", Decimal("0.5")),)


def test_a_handicap_is_of_somebody_who_plays() -> None:
    found = directed(TEAMS, "handicap B=2")
    assert found
    assert found.handicaps == (Handicap("B", Decimal(2)),)
    for session, text in ((TEAMS, "handicap A1=2"), (PAIRS, "handicap 5=2")):
        with pytest.raises(ScorepadError, match="is not in the movement"):
            directed(session, text)


@pytest.mark.parametrize("text", ["", "4sn", "3 1-2 4sn", "adjusted 3 -5 late", "ave ave"])
def test_another_line(text: str) -> None:
    assert directed(PAIRS, text) is None


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("adjust", "an adjustment needs a pair"),
        ("adjust 9 -5 late", "“9” has no result in the lines above"),
        ("adjust A1 -5 late", "“A1” has no result in the lines above"),
        (f"adjust {'9' * 40} -5 late", f"“{'9' * 30}…” has no result in the lines above"),
    ],
)
def test_what_is_refused(text: str, said: str) -> None:
    for comparison in (PAIRS, TEAMS):
        with pytest.raises(ScorepadError, match=said):
            directed(comparison, text)


@pytest.mark.parametrize("text", ["", "7=1", "7=1-2 5=6-", "A1=3-"])
def test_who_is_away_may_be_typed_again(text: str) -> None:
    assert away_typed(read_away(text)) == text


@pytest.mark.parametrize("text", ["3=+2.5 5=-1", "A=+2"])
def test_handicaps_may_be_typed_again(text: str) -> None:
    assert handicaps_typed(read_handicaps(text)) == text


@pytest.mark.parametrize(
    ("text", "plain", "fouled"),
    [
        ("3 fouled 1-2 4sn", "3 1-2 4sn", True),
        ("3 FOULED 4sn", "3 4sn", True),
        ("3 1-2 4sn", "3 1-2 4sn", False),
        ("fouled-2 4sn", "fouled-2 4sn", False),
    ],
)
def test_a_fouled_board(text: str, plain: str, fouled: bool) -> None:
    assert without_fouled(text) == (plain, fouled)
