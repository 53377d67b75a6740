"""Chairs, sides, and who sits where."""

import pytest

from scorepad.bridge.errors import Impossible
from scorepad.bridge.seats import EAST, EW, NORTH, NS, SOUTH, WEST, Both, Seat, Seating, Side
from tests.bridge.table import FIVE


def test_chairs_clockwise_from_north() -> None:
    assert [(seat, seat.left, seat.partner, seat.right, seat.side) for seat in Seat] == [
        (NORTH, EAST, SOUTH, WEST, NS),
        (EAST, SOUTH, WEST, NORTH, EW),
        (SOUTH, WEST, NORTH, EAST, NS),
        (WEST, NORTH, EAST, SOUTH, EW),
    ]
    assert [side.other for side in Side] == [EW, NS]


@pytest.mark.parametrize(
    ("both", "ahead", "margin", "only"),
    [
        (Both(0, 0), None, 0, None),
        (Both(1, 0), NS, 1, NS),
        (Both(0, 2), EW, 2, EW),
        (Both(1, 1), None, 0, None),
        (Both(5, 2), NS, 3, None),
        (Both(2, 6), EW, 4, None),
    ],
)
def test_both(both: Both, ahead: Side | None, margin: int, only: Side | None) -> None:
    assert (both.ahead, both.margin, both.only) == (ahead, margin, only)
    assert (both.of(NS), both.of(EW)) == both
    assert both.plus(NS, 3) == Both(both.ns + 3, both.ew)
    assert both.plus(EW, 3) == Both(both.ns, both.ew + 3)


def test_who_sits_where() -> None:
    assert FIVE.players == ("Ann", "Bob", "Cy", "Di", "Eve")
    assert [FIVE.at(seat) for seat in Seat] == ["Ann", "Bob", "Cy", "Di"]
    assert [FIVE.seat_of(player) for player in FIVE.players] == [NORTH, EAST, SOUTH, WEST, None]
    assert [FIVE.pair(side) for side in Side] == [("Ann", "Cy"), ("Bob", "Di")]


def test_a_chair_without_a_name_goes_by_its_letter() -> None:
    assert Seating().players == ("N", "E", "S", "W")


def test_a_table_is_named_when_everybody_is() -> None:
    assert FIVE.is_named
    assert not Seating().is_named
    assert not Seating("Ann", "Bob", "S", "Di").is_named


@pytest.mark.parametrize(
    "players",
    [
        ("Ann", "Bob", "Ann", "Di"),
        ("Ann", "Bob", "Cy", "Di", ("Ann",)),
        ("Ann", "Bob", "Cy", "Di", ("Eve", "Eve")),
        ("Ann", "", "Cy", "Di"),
        ("Ann", " ", "Cy", "Di"),
        ("Ann", "Bob", "Cy", "Di", ("",)),
    ],
)
def test_impossible_seats(players: tuple[str, str, str, str]) -> None:
    with pytest.raises(Impossible):
        Seating(*players)
