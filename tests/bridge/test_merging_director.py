"""The director's adjustments on two laptops, merged like everything else."""

from dataclasses import fields, replace

import pytest

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.earlier import known, later
from scorepad.bridge.evening import Evening
from scorepad.bridge.hands import Cards
from scorepad.bridge.merging import Keep, can_keep_both, decided, kept_by, merge
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.rounds import Round
from scorepad.words.differences import sides
from tests.bridge.compared import HANDS, compared

PLAYED = ("board 1", "A1-B1: N 4S=", "B2-A2: pass")
ONE = compared("scoring teams", *PLAYED)
OTHERS = {
    "handicaps": compared("scoring teams", "handicap A=2", *PLAYED),
    "stakes": compared("scoring teams", "pot 5 60/40", *PLAYED),
    "adjusted": compared("scoring teams", *PLAYED, "adjust A -1 late"),
    "byes": compared("scoring teams", *PLAYED, "bye C 12"),
    "cards": replace(ONE, cards=(Cards(1, HANDS),)),
}


def evening(comparison: Comparison) -> Evening:
    return Evening((Round(Options(DUPLICATE), comparison=comparison),))


def merged(ours: Comparison, theirs: Comparison) -> tuple[Comparison, int]:
    """Merge what two laptops made of one evening; also return the number of questions left."""
    began = known(evening(ONE))
    found = merge(later(began, evening(ours)), later(began, evening(theirs)))
    comparison = decided(found, [Keep.THEIRS] * len(found.conflicts)).evening.rounds[0].comparison
    assert comparison
    return comparison, len(found.conflicts)


@pytest.mark.parametrize("field", OTHERS)
def test_one_did_it_and_the_other_entered_results(field: str) -> None:
    more = compared("scoring teams", *PLAYED, "board 2", "A1-B1: pass", "B2-A2: N 4S=")
    for ours, theirs in ((OTHERS[field], more), (more, OTHERS[field])):
        both, questions = merged(ours, theirs)
        assert questions == 0
        assert getattr(both, field) == getattr(OTHERS[field], field)
        assert len(both.results) == 4


def test_each_did_something_else() -> None:
    both, questions = merged(OTHERS["handicaps"], OTHERS["byes"])
    assert questions == 0
    assert both.handicaps == OTHERS["handicaps"].handicaps
    assert both.byes == OTHERS["byes"].byes


def test_both_gave_something_else() -> None:
    """Nothing is lost: every adjustment counts, and each handicap."""
    other = compared("scoring teams", "handicap B=3", *PLAYED, "adjust B -3 noise")
    for ours, theirs in ((OTHERS["adjusted"], other), (other, OTHERS["adjusted"])):
        both, questions = merged(ours, theirs)
        assert questions == 0
        assert {*both.adjusted} == {*OTHERS["adjusted"].adjusted, *other.adjusted}
    for ours, theirs in ((OTHERS["handicaps"], other), (other, OTHERS["handicaps"])):
        both, questions = merged(ours, theirs)
        assert questions == 0
        assert {*both.handicaps} == {*OTHERS["handicaps"].handicaps, *other.handicaps}


def test_byes_of_two_rounds() -> None:
    other = compared("scoring teams", *PLAYED, "bye D 12")
    both, questions = merged(OTHERS["byes"], other)
    assert questions == 0
    assert sorted(bye.team for bye in both.byes) == ["C", "D"]


def test_both_gave_the_same() -> None:
    both, questions = merged(OTHERS["adjusted"], OTHERS["adjusted"])
    assert (both, questions) == (OTHERS["adjusted"], 0)


def test_a_handicap_of_which_both_think_otherwise_is_asked_for() -> None:
    other = compared("scoring teams", "handicap A=7", *PLAYED)
    both, questions = merged(OTHERS["handicaps"], other)
    assert (both.handicaps, questions) == (other.handicaps, 1)


def test_what_one_corrected_is_not_taken_twice() -> None:
    began = known(evening(OTHERS["adjusted"]))
    corrected = compared("scoring teams", *PLAYED, "adjust A -2 late")
    more = compared("scoring teams", *PLAYED, "adjust A -1 late", "adjust B -3 noise")
    found = merge(later(began, evening(corrected)), later(began, evening(more)))
    assert found.conflicts == ()
    both = found.both.evening.rounds[0].comparison
    assert both
    assert sorted(f"{one.entrant} {one.by}" for one in both.adjusted) == ["A -2", "B -3"]


CORRECTED = [
    (
        *("adjusted", "adjust A -1 late", "adjust A -2 late", "adjust A -3.5 noise"),
        "Team A: here −2 late, in the file −3.5 noise",
    ),
    ("byes", "bye C 12", "bye C 10", "bye C 14", "Team C: here 10, in the file 14"),
]


@pytest.mark.parametrize(("field", "given", "here", "there", "words"), CORRECTED)
def test_what_both_corrected_otherwise_is_asked_for(
    field: str, given: str, here: str, there: str, words: str
) -> None:
    began = known(evening(compared("scoring teams", *PLAYED, given)))
    one, other = (
        later(began, evening(compared("scoring teams", *PLAYED, line))) for line in (here, there)
    )
    for ours, theirs, first, second in ((one, other, here, there), (other, one, there, here)):
        found = merge(ours, theirs)
        assert len(found.conflicts) == 1
        assert can_keep_both(found, found.conflicts[0])
        for keep, lines in (
            (Keep.OURS, [first]),
            (Keep.THEIRS, [second]),
            (Keep.BOTH, sorted([first, second])),
        ):
            after = decided(found, [keep])
            comparison = after.evening.rounds[0].comparison
            assert comparison
            expected = getattr(compared("scoring teams", *PLAYED, *lines), field)
            assert {*getattr(comparison, field)} == {*expected}
            assert merge(after, theirs).conflicts == (), "nothing is asked twice"
        assert kept_by(found, Keep.OURS) == [Keep.OURS]
    assert sides(merge(one, other), merge(one, other).conflicts[0]).said() == words


def test_a_team_is_called_by_its_name() -> None:
    began, one, other = (
        evening(compared("scoring teams", "pairs A=Owls", *PLAYED, f"adjust A {by} late"))
        for by in (-1, -2, -3)
    )
    found = merge(later(known(began), one), later(known(began), other))
    said = [sides(found, conflict).said() for conflict in found.conflicts]
    assert said == ["Owls: here −2 late, in the file −3 late"]


def test_what_was_given_to_others_is_not_asked_for() -> None:
    """If one was corrected before, each may give something else to somebody else."""
    began = known(evening(OTHERS["adjusted"]))
    began = later(began, evening(compared("scoring teams", *PLAYED, "adjust A -2 late")))
    one, other = (
        later(began, evening(compared("scoring teams", *PLAYED, "adjust A -2 late", line)))
        for line in ("adjust A -3 noise", "adjust B -3 noise")
    )
    assert merge(one, other).conflicts == ()


def test_a_fouled_board_is_another_result() -> None:
    fouled = compared("scoring teams", "board 1 fouled", *PLAYED[1:])
    both, questions = merged(fouled, ONE)
    assert questions == 0
    assert {result.fouled for result in both.results} == {True}


def test_every_field_of_a_session_is_tried() -> None:
    tried = {*OTHERS, "settings", "names", "results", "plan"}
    assert {field.name for field in fields(Comparison)} == tried
