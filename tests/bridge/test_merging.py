"""One session at two laptops."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.comparison import Comparison, Named
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.merging import decided, merge, merge_evenings, united
from scorepad.bridge.movements import Movement, Plan
from scorepad.bridge.notation import print_what
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.rounds import Round
from tests.bridge.compared import compared, sessions
from tests.bridge.table import entered

ONE = compared("pairs 1=Ann 2=Bob", "board 1", "1-2: N 4S=", "board 2", "3-4: pass")


def evening(*comparisons: Comparison | None) -> Evening:
    return Evening(tuple(Round(Options(DUPLICATE), comparison=one) for one in comparisons))


def test_what_either_has() -> None:
    other = compared("pairs 3=Cy", "board 1", "1-2: N 4S=", "3-4: N 4S+1")
    merged = merge(ONE, other)
    assert merged.comparison.results == (*ONE.results, other.results[1])
    assert merged.comparison.names == (*ONE.names, Named("3", "Cy"))
    assert not merged.conflicts
    assert not merged.named_otherwise


def test_conflicts_side_by_side() -> None:
    other = compared("pairs 1=Anna 2=Bob", "board 1", "1-2: N 4S+1", "board 2", "4-5: pass")
    merged = merge(ONE, other)
    assert merged.comparison == ONE
    assert [(print_what(one.what), print_what(two.what)) for one, two in merged.conflicts] == [
        ("N 4S=", "N 4S+1"),
        ("pass", "pass"),
    ]
    assert merged.named_otherwise == ((Named("1", "Ann"), Named("1", "Anna")),)


def test_of_each_conflict_either_may_stand() -> None:
    other = compared("pairs 1=Anna 2=Bob", "board 1", "1-2: N 4S+1", "board 2", "4-5: pass")
    merged = merge(ONE, other)
    assert decided(merged, [], []) == ONE
    as_theirs = decided(merged, merged.conflicts, [Named("1", "Anna")])
    assert {*as_theirs.results} == {*other.results}
    assert {*as_theirs.names} == {*other.names}
    assert decided(merged, merged.conflicts[:1]).results == (ONE.results[1], other.results[0])


def test_no_pair_gets_on_a_board_twice() -> None:
    one = compared("board 1", "1-2: pass", "3-4: pass")
    merged = merge(one, compared("board 1", "1-3: pass"))
    with pytest.raises(Impossible, match="3 has been on board 1 before"):
        decided(merged, merged.conflicts[:1])
    assert len(decided(merged, merged.conflicts).results) == 1


def test_the_movement_and_the_note_of_either_are_kept() -> None:
    plan = Plan(Movement.HOWELL, 4, 2)
    here = replace(evening(ONE), note="ours")
    there = replace(evening(replace(ONE, plan=plan)), note="theirs")
    both, merged = merge_evenings(here, there)
    assert merged.comparison.plan == plan
    assert both.note == "ours\ntheirs"
    assert merge_evenings(both, there)[0] == both


def test_no_other_round_is_lost() -> None:
    rubber = entered("N 4S")
    with pytest.raises(Impossible, match="would be lost"):
        merge_evenings(evening(ONE), replace(evening(ONE), rounds=(rubber, *evening(ONE).rounds)))


@given(sessions(), st.data())
def test_two_parts_of_a_session_make_the_whole(whole: Comparison, data: st.DataObject) -> None:
    here = data.draw(st.lists(st.booleans(), min_size=30, max_size=30))
    parts = [
        Comparison(
            whole.settings,
            whole.names,
            tuple(one for one, mine in zip(whole.results, here, strict=False) if mine is part),
        )
        for part in (True, False)
    ]
    merged = merge(*parts)
    assert {*merged.comparison.results} == {*whole.results}
    assert not merged.conflicts
    assert merge(merged.comparison, parts[1]).comparison == merged.comparison


def test_evenings_are_put_together() -> None:
    other = compared("board 3", "1-2: pass")
    both, merged = merge_evenings(evening(None, ONE), evening(other))
    assert both.rounds[0].comparison is None
    assert both.rounds[1].comparison == merged.comparison
    assert len(merged.comparison.results) == 3


@pytest.mark.parametrize(
    ("one", "other", "said"),
    [
        (evening(ONE), evening(compared("scoring butler")), "not compared alike"),
        (evening(ONE), evening(None), "both must hold one session"),
        (evening(ONE, ONE), evening(ONE), "both must hold one session"),
    ],
)
def test_what_does_not_fit(one: Evening, other: Evening, said: str) -> None:
    with pytest.raises(Impossible, match=said):
        merge_evenings(one, other)


def test_what_went_on_at_both_laptops_is_put_together() -> None:
    theirs = evening(compared("board 1", "1-2: N 4S=", "3-4: N 4S+1"))
    comparison = united(evening(ONE), theirs).rounds[0].comparison
    assert comparison
    assert len(comparison.results) == 3
    assert united(evening(ONE), theirs).note == ""


def test_what_differs_is_noted_and_ours_stands() -> None:
    theirs = evening(compared("pairs 1=Anna", "board 1", "1-2: N 4S+1", "5-6: pass"))
    mine = replace(evening(ONE), note="snow")
    both = united(mine, theirs)
    assert both.note == (
        "snow\nThe other laptop has otherwise: board 1: 1-2 N 4S= | 1-2 N 4S+1; 1: Ann | Anna"
    )
    comparison = both.rounds[0].comparison
    assert comparison
    assert ONE.results[0] in comparison.results


def test_a_later_state_of_the_same_evening_takes_the_place_of_ours() -> None:
    corrected = evening(compared("board 1", "1-2: N 4S+1", "board 2", "3-4: pass"))
    more = evening(compared("board 1", "1-2: N 4S+1", "board 2", "3-4: pass", "5-6: pass"))
    fewer = evening(compared("board 1", "1-2: N 4S+1"))
    for theirs in (corrected, more, fewer, evening(None)):
        assert united(evening(ONE), theirs) is theirs
