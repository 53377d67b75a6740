"""Results expected by the movement, and results that look mistyped."""

from dataclasses import replace

import pytest

from scorepad.bridge.comparison import (
    Comparison,
    ComparisonSettings,
    Played,
    Scoring,
    TableResult,
)
from scorepad.bridge.expected_results import (
    Expected,
    all_expected,
    coming_round,
    current_round,
    still_expected,
    unlikely,
    unlikely_of_board,
    unplanned,
)
from scorepad.bridge.movements import Movement, Plan
from tests.bridge.compared import compared

LARGE = compared("board 1", "1-2: N 4S=", "3-4: S 3NT=")
SIX = Comparison(plan=Plan(Movement.HOWELL, 6, 3))


def test_without_a_movement_nothing_is_expected() -> None:
    assert still_expected(compared("board 1", "1-2: pass")) == ()


def test_what_is_expected_round_by_round() -> None:
    expected = still_expected(SIX)
    assert expected[:4] == (
        Expected(1, 1, 1, "6", "1"),
        Expected(1, 1, 2, "6", "1"),
        Expected(1, 1, 3, "6", "1"),
        Expected(1, 2, 4, "4", "3"),
    )
    assert expected == (*all_expected(SIX),)
    played = replace(SIX, results=(TableResult(1, "6", "1", Played()),))
    assert still_expected(played) == expected[1:]


def test_who_has_been_on_a_board_is_not_expected_there_again() -> None:
    """A pair in the wrong place has played the board all the same."""
    played = replace(SIX, results=(TableResult(4, "6", "1", Played()),))
    assert {(one.ns, one.ew) for one in still_expected(played) if one.board == 4} == {("4", "3")}


def test_the_round_that_comes_next() -> None:
    """The first one without any result, though some are missing before it."""
    assert coming_round(SIX) == current_round(SIX) == 1
    assert coming_round(compared("board 1", "1-2: pass")) == 1
    third = next(one for one in all_expected(SIX) if one.round == 3)
    played = replace(SIX, results=(TableResult(third.board, third.ns, third.ew, Played()),))
    assert coming_round(played) == 4


def test_the_round_that_is_played_is_the_next_once_all_its_results_are_in() -> None:
    first = [one for one in all_expected(SIX) if one.round == 1]
    results = tuple(TableResult(one.board, one.ns, one.ew, Played()) for one in first)
    for known, number in ((results[:1], 1), (results[:-1], 1), (results, 2)):
        assert current_round(replace(SIX, results=known)) == number


def test_when_all_is_played_nothing_is_left() -> None:
    results = [TableResult(one.board, one.ns, one.ew, Played()) for one in all_expected(SIX)]
    assert still_expected(replace(SIX, results=tuple(results))) == ()


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("1-2: N 4S=", None),
        ("1-2: E 4S=", "the only pair in the other direction"),
        ("1-2: pass", None),
        ("1-2: not played", None),
        ("1-2: average ave ave", None),
        ("1-2: N 7NTXX=", "1830 points from every other result of the board"),
    ],
)
def test_unlikely_results(line: str, said: str | None) -> None:
    comparison = compared("board 1", line, "3-4: N 4S+1", "5-6: S 3NT=", "7-8: N 2S+2")
    found = unlikely(comparison, comparison.results[0])
    assert (None if found is None else str(found)) == said


def test_two_results_are_too_few_to_tell() -> None:
    comparison = compared("board 1", "1-2: E 7NTXX=", "3-4: N 4S+1", "5-6: not played")
    assert unlikely(comparison, comparison.results[0]) is None


@pytest.mark.no_cover
def test_the_doubts_of_a_vast_board_are_found_at_once() -> None:
    results = [replace(result, ns=str(n)) for n, result in enumerate(LARGE.results * 50_000)]
    assert len(unlikely_of_board(results)) == 0
    alone = compared("board 1", "X-Y: E 7NTXX-9").results
    assert [*unlikely_of_board([*results, *alone])] == [*alone]


@pytest.mark.parametrize(
    ("plan", "line", "said"),
    [
        (Plan(Movement.HOWELL, 6, 3), (1, "6", "1"), None),
        (Plan(Movement.HOWELL, 6, 3), (99, "6", "1"), "board 99 is not in the movement"),
        (Plan(Movement.HOWELL, 6, 3), (1, "6", "17"), "17 is not in the movement"),
        (Plan(Movement.HOWELL, 6, 3), (1, "6", "2"), "the movement has other pairs on board 1"),
        (Plan(Movement.HOWELL, 6, 3), (1, "1", "6"), "the movement has other pairs on board 1"),
        (Plan(Movement.INDIVIDUAL, 8, 3), (1, "1+8", "5+7"), None),
        (Plan(Movement.INDIVIDUAL, 8, 3), (1, "1+5", "8+7"), "the movement has other pairs"),
        (Plan(Movement.TEAMS, 4, 3), (1, "A3", "B2"), None),
        (Plan(Movement.TEAMS, 4, 3), (1, "C1", "B1"), "C is not in the movement"),
        (Plan(Movement.SWISS, 10, 3), (1, "C1", "B1"), None),
        (
            Plan(Movement.SWISS, 10, 3, drawn=("A-B C-D",)),
            (1, "C1", "B1"),
            "the movement has other pairs",
        ),
        (
            Plan(Movement.SWISS, 10, 3, drawn=("A-B C-D",)),
            (1, "E1", "B1"),
            "the movement has other pairs",
        ),
        (None, (99, "6", "17"), None),
    ],
)
def test_what_the_movement_has_otherwise(
    plan: Plan | None, line: tuple[int, str, str], said: str | None
) -> None:
    scoring = Scoring.TEAMS if plan and plan.movement.is_of_teams else Scoring.MATCHPOINTS
    comparison = Comparison(ComparisonSettings(scoring), plan=plan)
    result = TableResult(*line, Played())
    found = unplanned(comparison, [result]).get(result)
    assert (None if found is None else str(found)[: len(said or "")]) == said
