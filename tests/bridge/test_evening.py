"""An evening of rounds, and what comes next."""

from dataclasses import replace
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.deal import Adjustment, Deal, Item, NewSeats
from scorepad.bridge.evening import Evening, begin_round, score_evening, with_item
from scorepad.bridge.options import CHICAGO, DUPLICATE, Options
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import EAST, EW, NORTH, SOUTH, WEST, Seat, Seating
from tests.bridge.table import (
    ADJUSTMENTS,
    AGREEMENTS,
    DEALS,
    FIVE,
    dealt,
    entered,
    laid,
    on_board,
    played,
)

CHICAGO_50 = Options(CHICAGO, part_score_50=True)
NEW_SEATS = NewSeats(Seating("Ann", "Eve", "Cy", "Di", ("Bob",)))


def test_the_turn_passes_on_from_round_to_round() -> None:
    evening = played(
        entered("S 4S", "S 4S", "pass"),  # N, E, and S after the end
        entered("S 4S", "pass", "S 4S"),  # W, N, E
        entered("S 4S", stopped=True),  # S
        entered("S 1C", "pass", form=CHICAGO),  # W, N, and N once more
    )
    dealers = ["".join(deal.dealer for deal in round_.deals) for round_ in evening.rounds]
    assert dealers == ["NES", "WNE", "S", "WN"]
    assert evening.rounds[-1].state.dealer is NORTH


@pytest.mark.parametrize(
    ("boards", "dealer"),
    [
        ([], EAST),
        ([Adjustment(EW, 50, "a revoke")], EAST),
        ([NEW_SEATS, Adjustment(EW, 50, "a revoke")], EAST),
        ([on_board(3, "pass")], WEST),
        ([Adjustment(EW, 50, "a revoke"), on_board(3, "pass")], WEST),
    ],
)
def test_boards_of_which_none_was_played_leave_the_turn_as_it_was(
    boards: list[Item], dealer: Seat
) -> None:
    rounds = [
        entered("S 1S", stopped=True),
        entered(*boards, form=DUPLICATE, next_board=8, stopped=True),
        entered("S 1S"),
    ]
    if boards and isinstance(boards[-1], Deal):
        rounds[1] = replace(rounds[1], next_board=None)
    assert played(*rounds).rounds[2].deals[0].dealer is dealer


def test_north_deals_first() -> None:
    assert played(entered("S 4S")).rounds[0].deals[0].dealer is NORTH


def test_players_in_the_order_in_which_they_sat_down() -> None:
    new = NewSeats(Seating("Ann", "Flo", "Cy", "Di", ("Eve",)))
    newer = NewSeats(Seating("Ann", "Gus", "Cy", "Di", ("Eve",)))
    rounds = [
        entered("S 4S", new, "S 2S", newer, seating=FIVE),
        entered("S 1S", seating=Seating("Eve", "Bob", "Zoe", "Di")),
    ]
    waiting = entered(seating=Seating("Hal", "Ida", "Jo", "Kit"))
    everybody = ("Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus", "Zoe")
    assert played(*rounds).players == everybody
    assert played(*rounds, waiting).players == everybody
    assert played(waiting).players == ("Hal", "Ida", "Jo", "Kit")


@pytest.mark.parametrize(
    ("rounds", "shown"),
    [
        ([], 0),
        ([entered()], 0),
        ([entered(NEW_SEATS, stopped=True)], 0),
        ([entered(Adjustment(EW, 50, "a revoke"))], 1),
        ([entered("S 1S")], 1),
        ([entered("S 4S", "S 4S"), entered()], 1),
        ([entered("S 4S", "S 4S"), entered("S 1S")], 2),
        ([entered("S 4S", "S 4S"), entered(form=DUPLICATE), entered("S 1S")], 3),
    ],
)
def test_a_last_round_that_waits_for_its_first_deal_is_not_shown(
    rounds: list[Round], shown: int
) -> None:
    evening = played(*rounds)
    assert evening.played == evening.rounds[:shown]


def test_dealers_named() -> None:
    evening = played(entered("S 1S", next_dealer=SOUTH), entered("S 1S", next_dealer=EAST))
    assert [round_.state.dealer for round_ in evening.rounds] == [SOUTH, EAST]
    assert evening.rounds[1].deals[0].dealer is SOUTH


# What is entered next.


def added(evening: Evening, *items: str | Item) -> Evening:
    for item in laid(*items):
        evening, (round_, place) = with_item(evening, item)
        stands = evening.rounds[round_].items[place]
        if isinstance(item, Deal) and isinstance(stands, Deal):
            assert (stands.contract, stands.tricks) == (item.contract, item.tricks)
        else:
            assert stands == item
    return evening


def test_the_first_deal_begins_a_rubber() -> None:
    assert added(Evening(), "S 4S") == Evening((entered("S 4S"),))


def test_a_deal_after_the_end_begins_the_next_round() -> None:
    first = entered(seating=FIVE, keeper="Cy", form=CHICAGO, part_score_50=True)
    deals = laid("S 4S", "S 4S", NEW_SEATS, "pass", "S 4S", "S 4S")
    evening = added(Evening((first,)), *deals, "S 1C", "E 1C")
    assert [round_.items for round_ in evening.rounds] == [deals, laid("S 1C", "E 1C")]
    last = evening.rounds[1]
    assert (last.options, last.keeper, last.seating) == (first.options, "Cy", NEW_SEATS.seating)


@pytest.mark.parametrize("deals", [("S 4S", "S 4S"), ("S 4S",)])
def test_other_seats_after_the_end_are_for_the_next_round(deals: tuple[str, ...]) -> None:
    """Newcomers then have no share in the margin."""
    first = entered(*deals, stopped=True, seating=FIVE)
    evening = added(Evening((first,)), NEW_SEATS)
    assert evening.rounds == (first, entered(NEW_SEATS, seating=FIVE))
    assert added(evening, "S 1C").rounds == (first, entered(NEW_SEATS, "S 1C", seating=FIVE))


@pytest.mark.parametrize("rounds", [[entered("S 4S", "S 4S")], [entered("S 4S", stopped=True)]])
def test_an_adjustment_belongs_to_the_round_played_last(rounds: list[Round]) -> None:
    evening = added(Evening(tuple(rounds)), Adjustment(EW, 50, "a revoke"))
    assert len(evening.rounds) == 1
    assert score_evening(evening).rounds[0].total.ew == 50


@pytest.mark.parametrize(
    ("last", "dealers"),
    [
        (entered("S 1S", next_dealer=WEST), ["NW", "NWN", "NWNE"]),
        (entered("S 1S"), ["NE", "NES", "NESW"]),
        (entered("S 4S", "S 4S", next_dealer=WEST), ["NE W", "NE WN", "NE WNE"]),
        (entered("S 1S", stopped=True, next_dealer=WEST), ["N W", "N WN", "N WNE"]),
    ],
)
def test_the_dealer_whom_the_players_named_deals_once(last: Round, dealers: list[str]) -> None:
    evening = Evening((last,))
    for meant in dealers:
        evening = added(evening, "S 1S")
        scored = score_evening(evening).rounds
        assert " ".join("".join(deal.dealer for deal in one.deals) for one in scored) == meant


def test_the_dealer_of_the_deal_itself_comes_first() -> None:
    evening = added(Evening((entered(next_dealer=WEST),)), dealt(SOUTH, "S 1S"), "S 1S")
    assert [deal.dealer for deal in score_evening(evening).rounds[0].deals] == [SOUTH, WEST]


@pytest.mark.parametrize("stopped", [False, True])
def test_the_board_that_the_players_named_is_played_next(stopped: bool) -> None:
    last = entered(on_board(3, "S 4S"), form=DUPLICATE, next_board=9, stopped=stopped)
    evening = added(Evening((last,)), "S 4S", "S 4S", on_board(2, "S 4S"), "S 4S")
    numbers = [deal.number for one in score_evening(evening).rounds for deal in one.deals]
    assert numbers == [3, 9, 10, 2, 3]


@given(AGREEMENTS, st.lists(DEALS | ADJUSTMENTS, min_size=1, max_size=20))
def test_deals_entered_one_by_one(options: Options, items: list[Item]) -> None:
    """No deal is lost or left after the end, and every round but the last is settled."""
    evening = added(Evening((Round(options),)), *items)
    assert [item for round_ in evening.rounds for item in round_.items] == items
    scored = score_evening(evening).rounds
    assert all(round_.is_settled for round_ in scored[:-1])
    assert not any(round_.after_end for round_ in scored)
    assert {round_.options for round_ in evening.rounds} == {options}


# Another round at the same table.


@pytest.mark.parametrize(
    ("rounds", "begun"),
    [
        ([], [Round(CHICAGO_50)]),
        ([entered()], [Round(CHICAGO_50)]),
        ([entered("S 4S")], [entered("S 4S"), Round(CHICAGO_50)]),
        ([entered("S 4S", "S 4S")], [entered("S 4S", "S 4S"), Round(CHICAGO_50)]),
        ([entered("S 4S"), entered()], [entered("S 4S"), Round(CHICAGO_50)]),
        # Who deals next still does.
        (
            [entered("S 4S", next_dealer=WEST)],
            [entered("S 4S"), Round(CHICAGO_50, next_dealer=WEST)],
        ),
        ([entered(next_dealer=WEST)], [Round(CHICAGO_50, next_dealer=WEST)]),
        # The players and the stake stay.
        (
            [entered("S 4S", NEW_SEATS, seating=FIVE, keeper="Cy", stake=Decimal(1))],
            [
                entered("S 4S", NEW_SEATS, seating=FIVE, keeper="Cy", stake=Decimal(1)),
                Round(CHICAGO_50, NEW_SEATS.seating, "Cy", Decimal(1)),
            ],
        ),
        ([entered(form=DUPLICATE, next_board=5)], [Round(CHICAGO_50)]),
        # One that was stopped before its first deal begins anew.
        ([entered(stopped=True)], [Round(CHICAGO_50)]),
    ],
)
def test_another_round(rounds: list[Round], begun: list[Round]) -> None:
    assert begin_round(Evening(tuple(rounds)), CHICAGO_50) == Evening(tuple(begun))


def test_what_stands_there_alike_is_not_scored_again() -> None:
    before = score_evening(Evening((entered("N 4S", "N 4S"), entered("E 2S", stake=Decimal(1)))))
    alike = entered("E 2S", stake=Decimal("1.00"))
    after = score_evening(Evening((before.rounds[0].round, alike)), before)
    assert after.rounds[0] is before.rounds[0]
    assert after.rounds[1].deals is before.rounds[1].deals
    assert after.rounds[1].round is alike
