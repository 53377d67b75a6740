"""Deals that are moved to another table, where their players sit in other chairs."""

import pytest
from hypothesis import given

from scorepad.bridge.changes.corrections import Move, correct, keeps_pairs
from scorepad.bridge.changes.rounds import move_to_next_round, take_from_next
from scorepad.bridge.deal import Adjustment, Deal, NewSeats
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.options import DUPLICATE
from scorepad.bridge.rounds import At
from scorepad.bridge.seating_changes import chairs_there, correct_seating, reseated, take_seats
from scorepad.bridge.seats import EW, NORTH, NS, WEST, Seat, Seating, Side
from tests.bridge.corrected import deals_of, evening
from tests.bridge.table import DEALS, EVE_FOR_ANN, FIVE, FOUR, SEATINGS, dealt, entered, on_board

TURNED = Seating("Di", "Ann", "Bob", "Cy")
"""Each one chair further on."""
PIVOTED = Seating("Ann", "Cy", "Bob", "Di")
OTHERS = Seating("Fay", "Gus", "Hal", "Ida")
EVE_SITS = Seating("Ann", "Eve", "Cy", "Di")


@pytest.mark.parametrize(
    ("there", "chairs"),
    [
        (FOUR, "NESW"),
        (TURNED, "ESWN"),
        (EVE_SITS, "NESW"),
        (Seating("Eve", "Ann", "Cy", "Di"), "ENSW"),  # Eve stands in for Bob
        (Seating("Cy", "Eve", "Ann", "Fay"), "SENW"),
        (OTHERS, "NESW"),
    ],
)
def test_chairs_there(there: Seating, chairs: str) -> None:
    assert "".join(chairs_there(FOUR, there)[seat] for seat in Seat) == chairs


@pytest.mark.parametrize(
    ("there", "same"),
    [(FOUR, True), (TURNED, True), (FIVE, True), (PIVOTED, False), (EVE_SITS, False)],
)
def test_the_same_pairs(there: Seating, same: bool) -> None:
    assert (FOUR.pairs == there.pairs) is same


@given(DEALS, SEATINGS, SEATINGS)
def test_a_deal_stays_with_its_players(deal: Deal, played: Seating, there: Seating) -> None:
    moved = reseated(deal, chairs_there(played, there))
    assert isinstance(moved, Deal)
    for was, now in (
        (deal.contract and deal.contract.declarer, moved.contract and moved.contract.declarer),
        (deal.honours and deal.honours.holder, moved.honours and moved.honours.holder),
        (deal.dealer, moved.dealer),
    ):
        if was and now:
            name = played.at(was)
            assert there.at(now) == name or there.seat_of(name) is None
        assert (was is None) is (now is None)
    assert reseated(moved, chairs_there(there, played)) == deal or set(played.out) != set(there.out)


@pytest.mark.parametrize(("there", "side"), [(FOUR, NS), (TURNED, EW), (PIVOTED, NS)])
def test_points_agreed_on_go_to_the_same_pair(there: Seating, side: Side) -> None:
    given_ = Adjustment(NS, 100, "a revoke")
    moved = reseated(given_, chairs_there(FOUR, there))
    assert isinstance(moved, Adjustment)
    assert moved.side is side


# Moved, and taken from round to round.


def test_a_deal_that_is_moved_stays_with_its_players() -> None:
    before = evening(
        entered(dealt(WEST, "N 4S honours S 100"), seating=FOUR), entered(seating=TURNED)
    )
    move = Move(At(0, 0), At(1, 0))
    assert keeps_pairs(before, move)
    assert deals_of(correct(before, move)) == ["", "E 4S= honours W 100"]
    moved = score_evening(correct(before, move)).rounds[1].deals[0]
    assert moved.dealer is NORTH
    assert {entry.side for entry in moved.entries} == {EW}


def test_within_a_round_too() -> None:
    before = evening(entered("N 4S", NewSeats(TURNED), "N 2C", seating=FOUR))
    assert deals_of(correct(before, Move(At(0, 0), At(0, 1)))) == ["E 4S=, N 2C="]
    assert deals_of(correct(before, Move(At(0, 2), At(0, 0)))) == ["W 2C=, N 4S="]


def test_other_partners_are_to_be_asked_about() -> None:
    before = evening(entered("E 4S", seating=FOUR), entered(seating=EVE_SITS))
    move = Move(At(0, 0), At(1, 0))
    assert not keeps_pairs(before, move)
    assert deals_of(correct(before, move)) == ["", "E 4S="]
    assert not keeps_pairs(evening(entered("E 4S", seating=FOUR), entered(seating=PIVOTED)), move)


def test_seats_may_be_moved_as_they_are() -> None:
    before = evening(entered(EVE_FOR_ANN, "N 4S", seating=FIVE))
    assert correct(before, Move(At(0, 0), At(0, 1))).rounds[0].items[1] == EVE_FOR_ANN


def test_deals_of_the_next_round_stay_with_their_players() -> None:
    before = evening(
        entered("S 2S", seating=FOUR), entered("E 4S", NewSeats(FOUR), "N 2C", seating=TURNED)
    )
    assert deals_of(take_from_next(before, 0, 1).evening) == ["S 2S=, N 4S=", "N 2C="]
    first, *_ = take_from_next(before, 0, 3).evening.rounds
    assert first.seating_now == Seating("Bob", "Cy", "Di", "Ann")


def test_deals_after_the_end_are_moved_on_with_those_who_sat_down_there() -> None:
    before = evening(
        entered("N 4S", "N 4S", "E 2C", EVE_FOR_ANN, "N 1C", seating=FIVE, ranked=FIVE.players)
    )
    first, second = move_to_next_round(score_evening(before), 0).evening.rounds
    assert (first.seating_now, second.seating, second.seating_now) == (
        FIVE,
        FIVE,
        EVE_FOR_ANN.seating,
    )
    assert deals_of(evening(first, second)) == ["N 4S=, N 4S=", "E 2C=, N 1C="]


# Who sat there was written down wrongly.


def test_they_sat_so_from_the_beginning() -> None:
    before = evening(entered("S 4S", "E 1NT", seating=FOUR), entered(seating=FOUR))
    after = correct_seating(before, TURNED)
    assert after.rounds[0].seating == TURNED
    assert deals_of(after) == ["W 4S=, S 1NT=", ""]
    assert after.rounds[1] == before.rounds[1]


def test_whoever_was_not_there_is_replaced() -> None:
    after = correct_seating(evening(entered("N 4S", "E 1NT", seating=FIVE)), EVE_FOR_ANN.seating)
    (only,) = score_evening(after).rounds
    assert [deal.seating for deal in only.deals] == [EVE_FOR_ANN.seating] * 2
    assert deals_of(after) == ["N 4S=, E 1NT="]


@pytest.mark.parametrize(
    ("seats", "drew"),
    [
        (Seating("Ann", "Flo", "Cy", "Di", ("Eve",)), ("Ann", "Flo", "Cy", "Di", "Eve")),
        (EVE_FOR_ANN.seating, FIVE.players),
        (Seating("Eve", "Flo", "Cy", "Di"), ("Ann", "Flo", "Cy", "Di", "Eve")),
    ],
)
def test_whoever_was_not_there_did_not_draw_either(seats: Seating, drew: tuple[str, ...]) -> None:
    before = evening(entered("N 4S", seating=FIVE, ranked=FIVE.players))
    assert correct_seating(before, seats).rounds[0].ranked == drew


def test_as_far_back_as_they_last_changed_chairs() -> None:
    before = evening(entered("N 4S", EVE_FOR_ANN, "N 2S", NewSeats(FOUR), seating=FIVE))
    after = correct_seating(before, TURNED)
    seatings = [deal.seating for deal in score_evening(after).rounds[0].deals]
    assert seatings == [FIVE, TURNED]
    assert deals_of(after) == ["N 4S=, E 2S="]


@pytest.mark.parametrize("seats", [OTHERS, PIVOTED, EVE_SITS])
def test_other_pairs_sit_down_to_a_set_of_boards_of_their_own(seats: Seating) -> None:
    before = evening(entered(on_board(7, "N 4S"), form=DUPLICATE, seating=FOUR))
    first, second = take_seats(before, seats).rounds
    assert first == before.rounds[0]
    assert (second.seating, second.next_board, second.items) == (seats, 8, ())
    assert len(take_seats(before, TURNED).rounds) == 1


def test_who_sat_where_is_said_of_every_deal() -> None:
    before = Evening((entered("N 4S", EVE_FOR_ANN, "E 2C", Adjustment(NS, 10, "x"), seating=FIVE),))
    seatings = [deal.seating for deal in score_evening(before).rounds[0].deals]
    assert seatings == [FIVE, EVE_FOR_ANN.seating, EVE_FOR_ANN.seating]
