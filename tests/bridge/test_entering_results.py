"""Entering results of several tables."""

from dataclasses import replace

import pytest

from scorepad.bridge.comparison import (
    Comparison,
    ComparisonSettings,
    NotPlayed,
    Played,
    Scoring,
    TableResult,
)
from scorepad.bridge.entering_results import (
    BoardCount,
    ResultPlace,
    board_counts,
    entered,
    first_place,
    meant,
    next_place,
    taken_out,
    traveller,
    with_typed,
)
from scorepad.bridge.errors import Impossible
from scorepad.bridge.expected_results import all_expected
from scorepad.bridge.movements import Movement, Plan
from scorepad.bridge.ranking import Ranking, rank
from scorepad.bridge.typed.table_results import read_typed_result
from tests.bridge.compared import compared
from tests.bridge.table import bid

TEAMS = Comparison(plan=Plan(Movement.TEAMS, 4, 2))
FREE = compared("board 3", "1-2: N 4S=", "3-4: N 4S-1")
_NONE_PLAYED = (TableResult(one.board, one.ns, one.ew, NotPlayed()) for one in all_expected(TEAMS))
ALL_TYPED = replace(TEAMS, results=tuple(_NONE_PLAYED))


def typed(comparison: Comparison, text: str, at: ResultPlace | None = None) -> Comparison:
    return entered(comparison, meant(comparison, read_typed_result(text), at), at)


def test_by_round_and_by_board() -> None:
    """Round after round a table has all its boards; board after board it has its first table first.

    A board of a match has its two rooms in one order, whichever of them played it first.
    """
    by_round: list[str] = []
    by_board: list[str] = []
    for by_board_too, places in ((False, by_round), (True, by_board)):
        comparison, at = TEAMS, next_place(TEAMS, None, by_board=by_board_too)
        while at:
            places.append(f"{at.board} {at.ns}")
            comparison = typed(comparison, "p", at)
            at = next_place(comparison, at, by_board=by_board_too)
    assert by_round[:5] == ["1 A1", "2 A1", "3 B2", "4 B2", "3 A1"]
    assert by_board[:5] == ["1 A1", "1 B2", "2 A1", "2 B2", "3 A1"]
    assert len(by_round) == len(by_board) == 16


@pytest.mark.parametrize(
    ("plan", "lines"),
    [
        (Plan(Movement.HOWELL, 6, 3), ["1: 6-1 4-2 5-3", "4: 6-2 4-3 1-5", "13: 6-5 3-2 1-4"]),
        (Plan(Movement.TEAMS, 4, 4), ["1: A1-B1 B2-A2", "5: A1-B1 B2-A2", "9: A1-B2 B1-A2"]),
        (Plan(Movement.MITCHELL, 6, 2), ["1: 1-4 2-6 3-5", "3: 1-6 2-5 3-4", "5: 1-5 2-4 3-6"]),
    ],
    ids=["howell", "teams", "mitchell"],
)
def test_the_lines_of_a_board_stand_by_table_and_are_asked_for_down(
    plan: Plan, lines: list[str]
) -> None:
    """Whoever sat the other way, or for a partner, stands at the same table."""
    coming = Comparison(plan=plan)
    for line in lines:
        board, _, places = line.partition(": ")
        shown = [each.place for each in traveller(rank(coming), int(board))]
        assert [f"{at.ns}-{at.ew}" for at in shown] == places.split()
        at: ResultPlace | None = first_place(coming, int(board), by_board=True)
        asked = [at, *(at := next_place(coming, at, by_board=True) for _ in shown[1:])]
        assert asked == shown
        ns, _, ew = places.split()[0].partition("-")
        turned = typed(coming, f"{board} {ew}-{ns} p")
        assert [each.place for each in traveller(rank(turned), int(board))][1:] == shown[1:]


def test_a_result_of_pairs_that_nobody_planned_stands_last() -> None:
    other = typed(Comparison(plan=Plan(Movement.MITCHELL, 6, 2)), "1 8-9 p")
    assert [line.place.ns for line in traveller(rank(other), 1)] == ["1", "2", "3", "8"]


def test_the_first_of_a_board_is_of_its_earliest_round_or_its_first_table() -> None:
    howell = Comparison(plan=Plan(Movement.HOWELL, 6, 3))
    assert first_place(howell, 4, by_board=False) == ResultPlace(4, "4", "3")
    assert first_place(howell, 4, by_board=True) == ResultPlace(4, "6", "2")
    assert first_place(howell, 40, by_board=True) == ResultPlace(40, "", "")


def test_what_was_left_out_comes_again_at_the_end() -> None:
    last = ResultPlace(6, "B1", "A2")
    assert next_place(TEAMS, last, by_board=False) == ResultPlace(1, "A1", "B1")


def test_how_far_each_board_is() -> None:
    begun = typed(TEAMS, "2 4sn")
    assert board_counts(begun)[:3] == (
        BoardCount(1, 0, 2),
        BoardCount(2, 1, 2),
        BoardCount(3, 0, 2),
    )
    assert board_counts(FREE) == (BoardCount(3, 2, 2),)


def test_a_board_with_what_is_still_to_come() -> None:
    lines = traveller(rank(typed(TEAMS, "2 4sn")), 2)
    assert [line.place for line in lines] == [
        ResultPlace(2, "A1", "B1"),
        ResultPlace(2, "B2", "A2"),
    ]
    assert lines[0].figure
    assert lines[0].figure.score == 620
    assert lines[1].figure is None
    assert [line.place.ns for line in traveller(rank(FREE), 3)] == ["1", "3"]
    assert traveller(rank(FREE), 4) == ()


def test_a_board_as_it_will_be_with_what_is_typed() -> None:
    """Others are compared with it at once; what it replaces is gone, and averages stay."""
    howell = compared("board 3", "1-2: N 4S=", "3-4: N 4S-1", "7-8: ave ave", "9-10: not played")
    before = rank(howell)

    def points(ranking: Ranking) -> list[tuple[TableResult, object]]:
        return [(one.result, one.points) for one in ranking.boards[0].figures]

    typed, at = TableResult(3, "5", "6", Played(bid("S 4H"), 11)), ResultPlace(3, "1", "2")
    instead = replace(typed, ns="1", ew="12")
    for result, place in ((typed, None), (instead, at)):
        comparison = entered(howell, result, place)
        shown = points(with_typed(before, comparison, 3))
        average = points(before)[2]
        assert average in shown
        after = points(rank(comparison))
        assert [one for one in shown if one != average] == [
            one for one in after if one[0] != average[0]
        ]


@pytest.mark.parametrize(
    ("text", "at", "place"),
    [
        ("4sn", ResultPlace(3, "B2", "A2"), ResultPlace(3, "B2", "A2")),
        ("2 4sn", ResultPlace(3, "B2", "A2"), ResultPlace(2, "A1", "B1")),
        ("b1-a1 4sn", ResultPlace(3, "B2", "A2"), ResultPlace(3, "B1", "A1")),
        ("2 b1-a1 4sn", None, ResultPlace(2, "B1", "A1")),
        ("4sn", ResultPlace(2, "", ""), ResultPlace(2, "A1", "B1")),
    ],
)
def test_what_is_not_typed_is_as_expected(
    text: str, at: ResultPlace | None, place: ResultPlace
) -> None:
    result = meant(TEAMS, read_typed_result(text), at)
    assert ResultPlace(result.board, result.ns, result.ew) == place


@pytest.mark.parametrize(
    ("comparison", "text", "said"),
    [
        (FREE, "4sn", "which board? E.g. 3 1-2 4sn"),
        (FREE, "7 4sn", "which pairs? E.g. 1-2 4sn"),
        # A match has its teams.
        (TEAMS, "4sn", "which board? E.g. 3 A1-B1 4sn"),
        (ALL_TYPED, "4sn", "all results are in; double-click one to correct it"),
        (Comparison(ComparisonSettings(Scoring.TEAMS)), "7 4sn", "which pairs? E.g. A1-B1 4sn"),
        (Comparison(), "7 4sn", "which pairs? E.g. 1-2 4sn"),
    ],
)
def test_what_nobody_can_know_is_asked(comparison: Comparison, text: str, said: str) -> None:
    with pytest.raises(Impossible) as asked:
        meant(comparison, read_typed_result(text), None)
    assert str(asked.value) == said


@pytest.mark.parametrize(
    ("text", "at", "lines"),
    [
        ("3 1-2 3nn", None, ["1-2 3N", "3-4 4S"]),  # the pairs say which
        ("1-2 3nn", ResultPlace(3, "3", "4"), ["1-2 3N", "3-4 4S"]),
        ("3nn", ResultPlace(3, "3", "4"), ["1-2 4S", "3-4 3N"]),
        ("4-3 3nn", ResultPlace(3, "3", "4"), ["1-2 4S", "4-3 3N"]),  # they sat the other way
        ("5-6 3nn", ResultPlace(3, "3", "4"), ["1-2 4S", "3-4 4S", "5-6 3N"]),
        ("5-6 3nn", ResultPlace(3, "5", "6"), ["1-2 4S", "3-4 4S", "5-6 3N"]),
        ("4 5-6 3nn", ResultPlace(3, "3", "4"), ["1-2 4S", "3-4 4S", "5-6 3N"]),
    ],
)
def test_a_result_takes_the_place_of_its_own(
    text: str, at: ResultPlace | None, lines: list[str]
) -> None:
    after = typed(FREE, text, at)
    said = []
    for result in after.results:
        assert isinstance(result.what, Played)
        assert result.what.contract
        bid = result.what.contract
        said.append(f"{result.ns}-{result.ew} {bid.level}{bid.strain}")
    assert said == lines


def test_what_cannot_be_is_refused_and_nothing_lost() -> None:
    with pytest.raises(Impossible, match="has already played board 3"):
        typed(FREE, "3 1-5 p")


def test_a_result_is_taken_out() -> None:
    assert taken_out(FREE, ResultPlace(3, "1", "2")) == replace(FREE, results=FREE.results[1:])
