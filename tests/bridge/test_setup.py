"""Settings of the players: made at the start, filled in later, and changed during play."""

from dataclasses import replace
from datetime import date
from decimal import Decimal

import pytest
from hypothesis import given

from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.next_round import begin_next
from scorepad.bridge.options import CHICAGO, RUBBER, Options
from scorepad.bridge.rotation import PartnerChange
from scorepad.bridge.seats import EAST, Seating
from scorepad.bridge.setup import Setup, new_evening, same_again, setup_of, with_setup
from tests.bridge.table import EVENINGS, FIVE, FOUR, entered

EVERYTHING = Setup(
    "Thursday club",
    date(2026, 11, 19),
    FIVE,
    "Cy",
    Options(CHICAGO, carry_over=False),
    PartnerChange.DRAW,
    4,
    Decimal("0.50"),
    "€",
    ("Ann", "Cy", "Bob", "Di", "Eve"),
    EAST,
)
WON = ("N 4H=", "N 4H=")
"""A rubber from its beginning to its end."""
HALF, ONE = Decimal("0.50"), Decimal(1)


def ahead(evening: Evening) -> Setup:
    """The settings of the current round, or of the next one."""
    return setup_of(begin_next(score_evening(evening)))


def test_what_is_settled_is_what_begins() -> None:
    assert setup_of(new_evening(EVERYTHING)) == EVERYTHING
    assert new_evening(Setup()) == Evening((entered(),))


def test_the_highest_card_has_the_first_deal() -> None:
    assert score_evening(new_evening(EVERYTHING)).rounds[0].state.dealer is EAST


def test_the_same_again_is_before_the_draw_and_the_plan_on_another_day() -> None:
    again = same_again(new_evening(EVERYTHING))
    assert again == replace(EVERYTHING, day=None, planned=None, ranked=(), dealer=None)


def test_the_rubber_may_be_stopped_before_others_sit_down() -> None:
    evening = Evening((entered("N 4H=", seating=FIVE),))
    start = replace(ahead(evening), seating=Seating("Ann", "Bob", "Cy", "Flo"))
    stopped = with_setup(evening, start, {}, stops_first=True)
    assert [len(each.items) for each in stopped.rounds] == [1, 0]
    assert stopped.rounds[-1].seating_now == start.seating


@given(EVENINGS)
def test_nothing_settled_otherwise_changes_nothing(evening: Evening) -> None:
    """Except for a stake and a keeper, which the earlier rounds may lack."""
    same = with_setup(evening, ahead(evening), {})
    assert [replace(each, keeper=None, stake=None) for each in same.rounds] == [
        replace(each, keeper=None, stake=None) for each in evening.rounds
    ]
    assert same.rounds[-1] == evening.rounds[-1]


def test_the_round_being_played_is_agreed_otherwise_as_a_whole() -> None:
    evening = Evening((entered(*WON, seating=FOUR), entered("N 2H=", seating=FOUR)))
    start = replace(setup_of(evening), options=Options(honours=False))
    changed = with_setup(evening, start, {})
    assert [each.options.honours for each in changed.rounds] == [True, False]
    too = with_setup(evening, start, {}, rounds=(0, 1))
    assert [each.options.honours for each in too.rounds] == [False, False]


def test_a_finished_round_stays_as_it_was_played() -> None:
    evening = Evening((entered(*WON, seating=FOUR, keeper="Ann"),))
    changed = with_setup(evening, replace(setup_of(evening), options=Options(CHICAGO)), {})
    assert [each.options.form for each in changed.rounds] == [RUBBER, CHICAGO]
    assert changed.rounds[0] == evening.rounds[0]
    assert changed.rounds[1].seating == FOUR
    assert changed.rounds[1].keeper == "Ann"


def test_the_title_changes_no_round() -> None:
    evening = Evening((entered(*WON, seating=FOUR),))
    changed = with_setup(evening, replace(ahead(evening), title="Club", planned=3), {})
    assert changed == replace(evening, title="Club", planned=3)


@pytest.mark.parametrize(
    ("stakes", "now", "rounds", "after"),
    [
        ((None, None), HALF, (), [None, HALF]),
        ((ONE, ONE), HALF, (), [ONE, HALF]),
        ((ONE, ONE), HALF, (0, 1), [HALF, HALF]),
        ((ONE, ONE), None, (), [ONE, None]),
    ],
)
def test_a_stake(
    stakes: tuple[Decimal | None, ...],
    now: Decimal | None,
    rounds: tuple[int, ...],
    after: list[Decimal | None],
) -> None:
    first, second = stakes
    evening = Evening(
        (entered(*WON, stake=first, seating=FOUR), entered("N 2H=", stake=second, seating=FOUR))
    )
    changed = with_setup(evening, replace(setup_of(evening), stake=now), {}, rounds=rounds)
    assert [each.stake for each in changed.rounds] == after


def test_a_keeper_named_late_kept_the_score_all_along() -> None:
    evening = Evening(
        (entered(*WON, seating=FOUR, keeper="Di"), entered(*WON, seating=FOUR), entered("N 2H="))
    )
    changed = with_setup(evening, replace(setup_of(evening), keeper="Ann"), {})
    assert [each.keeper for each in changed.rounds] == ["Di", "Ann", "Ann"]


def test_names_that_come_late_are_those_of_the_whole_evening() -> None:
    evening = Evening((entered(*WON), entered("N 2H=")))
    named = dict(zip("NESW", ("Ann", "Bob", "Cy", "Di"), strict=True))
    changed = with_setup(evening, replace(setup_of(evening), seating=FOUR), named)
    assert [each.seating for each in changed.rounds] == [FOUR, FOUR]
    assert [len(each.items) for each in changed.rounds] == [2, 1]


def test_another_player_sits_down_from_here_on() -> None:
    evening = Evening((entered("N 2H=", seating=FOUR),))
    flo = Seating("Flo", "Bob", "Cy", "Di")
    changed = with_setup(evening, replace(setup_of(evening), seating=flo), {})
    assert changed.rounds[0].seatings() == (FOUR, flo)


def test_a_draw_after_a_rubber_is_for_the_next() -> None:
    evening = Evening((entered(*WON, seating=FOUR),))
    drawn = Seating("Di", "Cy", "Ann", "Bob")
    start = replace(
        setup_of(evening), seating=drawn, ranked=("Di", "Ann", "Cy", "Bob"), dealer=EAST
    )
    changed = with_setup(evening, start, {})
    assert changed.rounds[0] == evening.rounds[0]
    assert changed.rounds[1].seating == drawn
    assert changed.rounds[1].ranked == ("Di", "Ann", "Cy", "Bob")
    assert score_evening(changed).rounds[1].state.dealer is EAST


def test_a_draw_that_moves_nobody_is_for_the_next_too() -> None:
    evening = Evening((entered(*WON, seating=FOUR),))
    start = replace(setup_of(evening), ranked=("Ann", "Cy", "Bob", "Di"))
    changed = with_setup(evening, start, {})
    assert [each.ranked for each in changed.rounds] == [(), ("Ann", "Cy", "Bob", "Di")]
