"""A deal where its players sit in other chairs: it stays theirs, on the sides they sit on there."""

from collections.abc import Mapping
from dataclasses import replace

from scorepad.bridge.deal import Deal, Item, NewSeats
from scorepad.bridge.seats import Seat, Seating, Side, seated

Chairs = Mapping[Seat, Seat]
"""For each chair of one table the chair of another."""


def chairs_there(played: Seating, there: Seating) -> Chairs:
    """The chair there of each player; for one who is not there that of somebody who was not here.

    Whoever stands in sits in the same chair, where that is possible.
    """
    chairs = {seat: to for seat, player in played if (to := there.seat_of(player))}
    free = [seat for seat in Seat if seat not in chairs.values()]
    missing = [seat for seat in Seat if seat not in chairs]
    for seat in sorted(missing, key=lambda seat: seat not in free):
        chairs[seat] = seat if seat in free else free[0]
        free.remove(chairs[seat])
    return chairs


def same_pairs(one: Seating, other: Seating) -> bool:
    """Whether the same players are partners, in whatever chairs."""
    return _pairs(one) == _pairs(other)


def reseated(item: Item, chairs: Chairs) -> Item:
    """What was entered at one table, as it is at another."""
    if isinstance(item, NewSeats):
        names = {chairs[seat]: name for seat, name in item.seating}
        return NewSeats(seated(names, item.seating.out))
    if not isinstance(item, Deal):
        sides = {chairs[seat].side for seat in Seat if seat.side is item.side}
        return replace(item, side=sides.pop()) if len(sides) == 1 else item
    honours, contract, dealer = item.honours, item.contract, item.dealer
    return replace(
        item,
        contract=contract and replace(contract, declarer=chairs[contract.declarer]),
        honours=honours and replace(honours, holder=chairs[honours.holder]),
        dealer=dealer and chairs[dealer],
    )


def _pairs(seating: Seating) -> set[frozenset[str]]:
    return {frozenset(seating.pair(side)) for side in Side}
