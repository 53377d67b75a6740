"""A round: who are We, who sits where, and what comes after its end."""

import pytest

from scorepad.bridge.deal import Adjustment, Item, NewSeats
from scorepad.bridge.options import CHICAGO, Form
from scorepad.bridge.rounds import SeatChange, seat_changes
from scorepad.bridge.seats import EAST, EW, NORTH, NS, SOUTH, WEST, Seat, Seating, Side
from tests.bridge.table import EVE_FOR_ANN, FIVE, FOUR, entered, kinds, played, scored

BOB_AND_CY_CHANGE = NewSeats(Seating("Ann", "Cy", "Bob", "Di", ("Eve",)))
EVE_FOR_DI = NewSeats(Seating("Ann", "Bob", "Cy", "Eve", ("Di",)))
RUBBER_WON = ["S 4S", "S 4S"]


@pytest.mark.parametrize(
    ("keeper", "items", "we"),
    [
        (None, [], NS),
        ("Ann", [], NS),
        ("Cy", [], NS),
        ("Bob", [], EW),
        ("Di", [], EW),
        ("Eve", [], NS),  # she sits out
        ("Zoe", [], NS),  # she is not there
        (None, [EVE_FOR_ANN], NS),
        ("Bob", [BOB_AND_CY_CHANGE], NS),
        ("Cy", [BOB_AND_CY_CHANGE], EW),
        ("Eve", [EVE_FOR_ANN], NS),
        ("Ann", [EVE_FOR_ANN], NS),
        ("Di", [EVE_FOR_ANN], EW),
        # Those who sat at the end, whoever sat down after it.
        ("Cy", [*RUBBER_WON, BOB_AND_CY_CHANGE], NS),
        ("Cy", [*RUBBER_WON, "E 2S", BOB_AND_CY_CHANGE, "E 2S"], NS),
        ("Cy", [BOB_AND_CY_CHANGE, *RUBBER_WON], EW),
        # We and They keep their columns, whatever the changes of chairs or players.
        ("Cy", [RUBBER_WON[0], BOB_AND_CY_CHANGE, RUBBER_WON[1], EVE_FOR_ANN], NS),
        ("Di", [RUBBER_WON[0], EVE_FOR_DI, RUBBER_WON[1]], EW),
    ],
)
def test_we(keeper: str | None, items: list[str | Item], we: Side) -> None:
    round_ = scored(*items, seating=FIVE, keeper=keeper)
    assert round_.we is we
    assert round_.keeper_seat.side is we


@pytest.mark.parametrize(
    ("keeper", "items", "seat"),
    [
        (None, [], SOUTH),
        ("Ann", [], NORTH),
        ("Bob", [], EAST),
        ("Eve", [], SOUTH),  # she sits out
        ("Cy", [BOB_AND_CY_CHANGE], EAST),
        ("Eve", [EVE_FOR_ANN], NORTH),
        ("Eve", [*RUBBER_WON, EVE_FOR_ANN], SOUTH),
        ("Ann", ["S 4S", EVE_FOR_ANN], NORTH),  # the chair that was his
        ("Ann", ["S 4S", NewSeats(Seating("Cy", "Bob", "Ann", "Di"))], SOUTH),
        ("Ann", ["S 4S", NewSeats(Seating("Bob", "Ann", "Cy", "Di"))], NORTH),
    ],
)
def test_where_the_keeper_sits(keeper: str | None, items: list[str | Item], seat: Seat) -> None:
    assert scored(*items, seating=FIVE, keeper=keeper).keeper_seat is seat


def test_a_chair_without_a_name_may_keep_the_score() -> None:
    assert scored(keeper="W").we is EW


def test_who_sits_where_now() -> None:
    assert entered("S 4S", seating=FOUR).seating_now == FOUR
    items: list[str | Item] = ["S 4S", EVE_FOR_ANN, "S 4S", BOB_AND_CY_CHANGE]
    assert entered(*items[:3], seating=FIVE).seating_now == EVE_FOR_ANN.seating
    assert entered(*items, seating=FIVE).seating_now == BOB_AND_CY_CHANGE.seating


@pytest.mark.parametrize(
    ("items", "empty"),
    [
        ([], True),
        ([EVE_FOR_ANN], True),
        (["pass"], False),
        ([Adjustment(NS, 100, "a revoke")], False),
        ([EVE_FOR_ANN, "S 4S"], False),
    ],
)
def test_a_round_without_deals_is_empty(items: list[str | Item], empty: bool) -> None:
    assert entered(*items).is_empty == empty


@pytest.mark.parametrize("form", Form)
def test_new_seats_change_no_points(form: Form) -> None:
    deals = ["S 2S", "E 3NT", "S 1NT", "W 2C"]
    plain = scored(*deals, form=form, seating=FIVE)
    seats = scored(*deals[:2], EVE_FOR_ANN, *deals[2:], BOB_AND_CY_CHANGE, form=form, seating=FIVE)
    assert seats.state._replace(seating=FIVE) == plain.state
    assert [kinds(deal) for deal in seats.deals] == [kinds(deal) for deal in plain.deals]
    assert [deal.place for deal in seats.deals] == [0, 1, 3, 4]


def test_who_took_whose_place() -> None:
    back = NewSeats(FIVE)
    round_ = scored("S 2S", EVE_FOR_ANN, "pass", back, "S 1C", seating=FIVE)
    assert seat_changes(round_) == (
        SeatChange(2, 2, (("Eve", "Ann"),)),
        SeatChange(3, 4, (("Ann", "Eve"),)),
    )
    two = scored("S 2S", BOB_AND_CY_CHANGE, seating=FIVE)
    assert seat_changes(two) == (SeatChange(2, 2, (("Cy", "Bob"), ("Bob", "Cy"))),)
    # Nobody played in these, or only the players waiting differ.
    assert seat_changes(scored("S 2S", EVE_FOR_ANN, back, "S 2S", seating=FIVE)) == ()
    assert seat_changes(scored(EVE_FOR_ANN, "S 2S", seating=FIVE)) == ()
    assert seat_changes(scored("S 2S", NewSeats(FOUR), "S 1C", seating=FIVE)) == ()
    assert seat_changes(scored(*RUBBER_WON, EVE_FOR_ANN, seating=FIVE)) == ()


def test_all_entries_of_a_round() -> None:
    round_ = scored("S 4S+1", "E 2S", stopped=True)
    assert [(entry.side, entry.points) for entry in round_.entries()] == [
        (NS, 120),
        (NS, 30),
        (EW, 60),
        (NS, 300),
        (EW, 100),
    ]


def test_stopping_a_finished_round_changes_nothing() -> None:
    finished, stopped = (scored("S 4S", "S 4S", stopped=stopped) for stopped in (False, True))
    assert stopped.closing == ()
    assert stopped.total == finished.total
    assert stopped.state == finished.state


# After the end.


@pytest.mark.parametrize(
    ("form", "until_the_end"),
    [(Form.RUBBER, ["S 4S", "S 4S"]), (CHICAGO, ["S 4S", "S 2S", "pass", "E 1S-1", "E 2C"])],
)
def test_deals_after_the_end_score_nothing_and_stay(form: Form, until_the_end: list[str]) -> None:
    ended = scored(*until_the_end, form=form)
    round_ = scored(*until_the_end, "S 7NT", "pass", form=form)
    assert ended.state.ended
    assert not ended.after_end
    assert [deal.place - len(until_the_end) for deal in round_.after_end] == [0, 1]
    assert [deal.entries for deal in round_.after_end] == [(), ()]
    assert [deal.game_to for deal in round_.after_end] == [None, None]
    assert [deal.after_end for deal in ended.deals] == [False] * len(until_the_end)
    assert round_.total == ended.total
    assert round_.winner is ended.winner
    assert round_.state.games == ended.state.games
    assert round_.state.ended
    # They were dealt: the turn moves on.
    assert round_.after_end[0].dealer is ended.state.dealer
    assert round_.state.dealer is ended.state.dealer.partner
    assert [deal.number for deal in round_.after_end] == [
        ended.state.number,
        ended.state.number + 1,
    ]


def test_a_dealer_may_be_named_after_the_end() -> None:
    assert scored("S 4S", "S 4S", next_dealer=WEST).state.dealer is WEST
    evening = played(entered("S 4S", "S 4S", next_dealer=WEST), entered("S 1S"))
    assert evening.rounds[1].deals[0].dealer is WEST
