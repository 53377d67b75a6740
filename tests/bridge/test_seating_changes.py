"""Changes at the table during an evening."""

from dataclasses import replace
from datetime import date
from decimal import Decimal

import pytest
from hypothesis import given

from scorepad.bridge.back_score import back_score, running_totals
from scorepad.bridge.changes.deals import set_next_board, set_next_dealer
from scorepad.bridge.deal import NewSeats
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening, begin_round, score_evening
from scorepad.bridge.options import CAVENDISH, CHICAGO, Options
from scorepad.bridge.payments import Debt, Payment, Settled
from scorepad.bridge.rounds import Round
from scorepad.bridge.seating_changes import rename, take_seats
from scorepad.bridge.seats import EAST, WEST, Both, Seating
from tests.bridge.table import (
    EVENINGS,
    FIVE,
    FOUR,
    SEATINGS,
    entered,
    laid,
    played_otherwise,
)

EVE_FOR_DI = Seating("Ann", "Bob", "Cy", "Eve")
CHANGED = Seating("Bob", "Ann", "Cy", "Di")


def totals(evening: Evening) -> dict[str, int]:
    return running_totals(back_score(score_evening(evening)))


# Seats.


@pytest.mark.parametrize(
    ("before", "after"),
    [
        # Before the first deal they are simply seated.
        ([], [Round(seating=CHANGED)]),
        ([Round(seating=FOUR)], [Round(seating=CHANGED)]),
        ([entered(NewSeats(FIVE), seating=FOUR)], [Round(seating=CHANGED)]),
        # In the middle of a round from here on, and only the last change counts.
        (
            [entered("S 4S", seating=FOUR)],
            [entered("S 4S", NewSeats(CHANGED), seating=FOUR)],
        ),
        (
            [entered("S 4S", NewSeats(FIVE), NewSeats(EVE_FOR_DI), seating=FOUR)],
            [entered("S 4S", NewSeats(CHANGED), seating=FOUR)],
        ),
        (
            [entered("S 4S", NewSeats(FIVE), seating=CHANGED)],
            [entered("S 4S", seating=CHANGED)],
        ),
        # After a round for the next.
        (
            [entered("S 4S", "S 4S", seating=FOUR, keeper="Cy", next_dealer=WEST)],
            [
                entered("S 4S", "S 4S", seating=FOUR, keeper="Cy"),
                Round(seating=CHANGED, keeper="Cy", next_dealer=WEST),
            ],
        ),
        (
            [entered("S 4S", seating=FOUR, stopped=True, stake=Decimal(2))],
            [
                entered("S 4S", seating=FOUR, stopped=True, stake=Decimal(2)),
                Round(seating=CHANGED, stake=Decimal(2)),
            ],
        ),
    ],
)
def test_taking_seats(before: list[Round], after: list[Round]) -> None:
    assert take_seats(Evening(tuple(before)), CHANGED) == Evening(tuple(after))


def test_the_margin_goes_to_whoever_sits_there_at_the_end() -> None:
    evening = take_seats(Evening((entered("E 4S", seating=FOUR),)), EVE_FOR_DI)
    played_on = replace(evening.rounds[0], items=(*evening.rounds[0].items, *laid("E 4S")))
    evening = replace(evening, rounds=(played_on,))
    assert totals(evening) == {"Ann": -9, "Bob": 9, "Cy": -9, "Di": 0, "Eve": 9}


def test_a_round_stopped_first_stays_theirs_who_played_it() -> None:
    evening = Evening((entered("E 4S", stopped=True, seating=FOUR),))
    assert totals(take_seats(evening, EVE_FOR_DI)) == {"Ann": -4, "Bob": 4, "Cy": -4, "Di": 4}


@given(EVENINGS, SEATINGS)
def test_whoever_sits_down_sits_there_and_no_score_changes(
    evening: Evening, seating: Seating
) -> None:
    was, is_ = score_evening(evening), score_evening(take_seats(evening, seating))
    assert is_.rounds[-1].round.seating_now == seating
    assert [one.total for one in is_.played] == [one.total for one in was.played]
    for old, new in zip(back_score(was), back_score(is_), strict=True):
        assert old.points == {name: new.points[name] for name in old.points}


# Names.


def test_a_name_is_put_right_everywhere() -> None:
    paid = Payment("Anm", "Bob", Decimal(1))
    evening = Evening(
        (
            entered(
                "S 4S",
                NewSeats(Seating("Bob", "Cy", "Di", "Eve", ("Anm",))),
                seating=Seating("Anm", "Bob", "Cy", "Di", ("Eve",)),
                keeper="Anm",
                ranked=("Anm", "Bob", "Cy", "Di", "Eve"),
            ),
            entered("S 4S", seating=EVE_FOR_DI),
        ),
        debts=(Debt("Anm", "Bob", Decimal(1), "€", "x"),),
        settled=(Settled((paid,), date(2024, 5, 1)),),
    )
    right = Payment("Ann", "Bob", Decimal(1))
    assert rename(evening, {"Anm": "Ann"}) == Evening(
        (
            entered(
                "S 4S",
                NewSeats(Seating("Bob", "Cy", "Di", "Eve", ("Ann",))),
                seating=FIVE,
                keeper="Ann",
                ranked=("Ann", "Bob", "Cy", "Di", "Eve"),
            ),
            entered("S 4S", seating=EVE_FOR_DI),
        ),
        debts=(Debt("Ann", "Bob", Decimal(1), "€", "x"),),
        settled=(Settled((right,), date(2024, 5, 1)),),
    )


def test_the_first_names_are_those_of_the_chairs() -> None:
    names = dict(zip("NESW", FOUR.players, strict=True))
    named = rename(Evening((entered("S 4S", "S 4S", "E 2S"),)), names)
    assert named.rounds[0].seating == FOUR


def test_two_cannot_bear_one_name() -> None:
    with pytest.raises(Impossible, match="Bob cannot be in two places"):
        rename(Evening((entered("S 4S", seating=FOUR),)), {"Ann": "Bob"})


@given(EVENINGS)
def test_a_name_changes_no_score_and_can_be_taken_back(evening: Evening) -> None:
    renamed = rename(evening, {"Ann": "Zoe"})
    assert rename(renamed, {"Zoe": "Ann"}) == evening
    was, is_ = totals(evening), totals(renamed)
    assert list(is_.values()) == list(was.values())
    assert is_.get("Zoe") == was.get("Ann")


# Everything else.


def test_who_deals_next() -> None:
    evening = set_next_dealer(Evening((entered("S 4S"),)), WEST).evening
    assert score_evening(evening).rounds[0].state.dealer is WEST
    assert score_evening(set_next_dealer(evening, None).evening).rounds[0].state.dealer is EAST


def test_the_next_board() -> None:
    evening = begin_round(Evening(), Options())
    assert set_next_board(evening, 7).evening.rounds[-1].next_board == 7


def test_three_styles_of_one_chukker() -> None:
    """RULES 4: the style of a chukker already played is changed, and changed again."""
    played_it = entered("N 2H=", "E 2S+1", "N 1NT=", "E 3D=", form=CHICAGO)
    evening = Evening((played_it, entered("S 4S", form=CHICAGO)))
    alone = Options(CHICAGO, carry_over=False)
    for options, total in (
        (Options(CAVENDISH), Both(400, 250)),
        (alone, Both(200, 250)),
        (Options(CHICAGO), Both(600, 250)),
    ):
        evening = played_otherwise(evening, 0, options)
        scored = score_evening(evening)
        assert scored.rounds[0].total == total
        assert back_score(scored)[0].points["N"] == total.ns - total.ew
        assert evening.rounds[1].options == Options(CHICAGO)
