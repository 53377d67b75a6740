"""Rounds of a Swiss event drawn one by one, and the director's adjustments."""

from dataclasses import replace
from decimal import Decimal

from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.changes.results import (
    ResultChange,
    adjust,
    draw_round,
    remove_adjusted,
    remove_bye,
    result_change,
    set_result,
)
from scorepad.bridge.comparison import (
    Adjusted,
    Bye,
    Comparison,
    ComparisonSettings,
    Played,
    Score,
    Scoring,
    TableResult,
)
from scorepad.bridge.entering_results import ResultPlace
from scorepad.bridge.evening import Evening
from scorepad.bridge.expected_results import (
    all_expected,
    all_played,
    session_is_over,
    still_expected,
)
from scorepad.bridge.movements import Movement, Plan
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.rounds import Round


def drawn(teams: int, rounds: int) -> Comparison:
    """Rounds without a result."""
    settings = ComparisonSettings(Scoring.TEAMS)
    comparison = Comparison(settings, plan=Plan(Movement.SWISS, 2 * teams, 1, rounds=3))
    evening = Evening((Round(Options(DUPLICATE), comparison=comparison),))
    for _ in range(rounds):
        evening = draw_round(evening).evening
    found = evening.rounds[0].comparison
    assert found
    return found


def test_a_round_is_drawn_with_its_bye() -> None:
    even, odd = drawn(4, 1), drawn(5, 1)
    assert even.plan
    assert odd.plan
    assert (even.plan.drawn, even.byes) == (("A-B C-D",), ())
    assert (odd.plan.drawn, odd.byes) == (("A-B C-D",), (Bye("E", Decimal(12)),))


def played_through(plan: Plan, settings: ComparisonSettings) -> list[str]:
    """Who has a bye after each result."""
    evening = Evening((Round(Options(DUPLICATE), comparison=Comparison(settings, plan=plan)),))
    byes = []
    for one in all_expected(Comparison(settings, plan=plan)):
        comparison = evening.rounds[0].comparison
        assert comparison
        result = TableResult(one.board, one.ns, one.ew, Played())
        more = replace(comparison, results=(*comparison.results, result))
        place = ResultPlace(one.board, one.ns, one.ew)
        evening = set_result(evening, 0, more, place).evening
        after = evening.rounds[0].comparison
        assert after
        byes.append("".join(bye.team for bye in after.byes))
    again = evening.rounds[0].comparison
    assert again
    corrected = replace(again, byes=(), results=again.results[::-1])
    over = set_result(evening, 0, corrected, place).evening.rounds[0].comparison
    assert over
    assert over.byes == ()
    return byes


def test_whoever_rests_in_a_round_of_each_against_each_has_a_bye() -> None:
    """Three rounds of five: without it, those with three matches would lead all others."""
    teams, plan = ComparisonSettings(Scoring.TEAMS), Plan(Movement.TEAMS, 10, 1, rounds=3)
    assert played_through(plan, teams) == [*["", "", ""], *["E"] * 4, *["EA"] * 4, "EAB"]
    assert {*played_through(plan, replace(teams, vp=False))} == {""}
    matches = ComparisonSettings(Scoring.BOARD_A_MATCH)
    assert {*played_through(plan, matches)} == {""}
    assert {*played_through(Plan(Movement.TEAMS, 8, 1), teams)} == {""}
    howell = Plan(Movement.HOWELL, 5, 1)
    assert {*played_through(howell, ComparisonSettings())} == {""}


def test_a_bye_that_the_director_gave_counts_for_the_round() -> None:
    plan = Plan(Movement.TEAMS, 10, 1, rounds=3)
    given = Comparison(ComparisonSettings(Scoring.TEAMS), plan=plan, byes=(Bye("E", Decimal(8)),))
    evening = Evening((Round(Options(DUPLICATE), comparison=given),))
    first = [one for one in all_expected(given) if one.round == 1]
    results = tuple(TableResult(one.board, one.ns, one.ew, Played()) for one in first)
    place = ResultPlace(*first[-1][2:])
    changed = set_result(evening, 0, replace(given, results=results), place)
    comparison = changed.evening.rounds[0].comparison
    assert comparison
    assert comparison.byes == given.byes


def test_a_bye_that_was_deleted_does_not_come_back_with_the_next_result() -> None:
    begun = Comparison(
        ComparisonSettings(Scoring.TEAMS), plan=Plan(Movement.TEAMS, 10, 1, rounds=3)
    )
    every = [*all_expected(begun)]
    results = [TableResult(one.board, one.ns, one.ew, Played()) for one in every]
    first = sum(one.round == 1 for one in every)
    deleted = replace(begun, results=tuple(results[:first]))
    evening = Evening((Round(Options(DUPLICATE), comparison=deleted),))
    more = replace(deleted, results=tuple(results[: first + 1]))
    changed = set_result(evening, 0, more, ResultPlace(*every[first][2:])).evening
    assert changed.session
    assert changed.session.byes == ()


def test_it_is_not_over_while_rounds_are_left_to_be_drawn() -> None:
    comparison = drawn(4, 0)
    assert not all_played(comparison)
    assert not session_is_over(Evening((Round(Options(DUPLICATE), comparison=comparison),)))


def test_it_is_over_when_all_are_played() -> None:
    comparison = drawn(4, 3)
    assert comparison.plan
    results = tuple(
        TableResult(one.board, one.ns, one.ew, Played()) for one in still_expected(comparison)
    )
    played = replace(comparison, results=results)
    assert session_is_over(Evening((Round(Options(DUPLICATE), comparison=played),)))


def test_what_the_director_gave_is_corrected_and_deleted() -> None:
    """Each is a step with its name, and the others keep their places."""
    evening = Evening((Round(Options(DUPLICATE), comparison=Comparison()),))
    late, slow = Adjusted("1", Decimal(-2), "late"), Adjusted("2", Decimal(-5), "slow play")
    entered = adjust(evening, 0, late)
    assert entered.action == Action(ActionKind.ENTER, {"points": "-2"})
    both = adjust(entered.evening, 0, slow).evening
    less = Adjusted("1", Decimal("2.5"), "not late")
    corrected = adjust(both, 0, less, 0)
    assert corrected.action == Action(ActionKind.CORRECT, {"points": "+2.5"})
    assert given(corrected.evening) == (less, slow)
    deleted = remove_adjusted(corrected.evening, 0, 0)
    assert deleted.action == Action(ActionKind.REMOVE, {"points": "+2.5"})
    assert given(deleted.evening) == (slow,)


def test_a_bye_is_deleted() -> None:
    byes = (Bye("C", Decimal(12)), Bye("D", Decimal(12)))
    evening = Evening((Round(Options(DUPLICATE), comparison=Comparison(byes=byes)),))
    after = remove_bye(evening, 0, 0).evening.rounds[0].comparison
    assert after
    assert after.byes == byes[1:]


def given(evening: Evening) -> tuple[Adjusted, ...]:
    comparison = evening.rounds[0].comparison
    assert comparison
    return comparison.adjusted


def test_what_a_step_did_to_a_result() -> None:
    one, other = (TableResult(1, "1", "2", Score(points)) for points in (420, 450))
    rounds = [Round(Options(DUPLICATE), comparison=Comparison())] * 2
    empty = Evening(tuple(rounds))

    def held(result: TableResult) -> Evening:
        last = replace(rounds[1], comparison=Comparison(results=(result,)))
        return replace(empty, rounds=(rounds[0], last))

    at = ResultPlace(1, "1", "2")
    assert result_change(empty, empty, at) is None
    assert result_change(empty, held(one), at) == ResultChange(1, None, one)
    assert result_change(held(one), held(other), at) == ResultChange(1, one, other)
    assert result_change(held(one), empty, at) == ResultChange(1, one, None)
