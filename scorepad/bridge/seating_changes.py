"""What can change at the table at any time: names, seats, the dealer, the board.

A deal stays with its players and on their sides, whichever chairs they have.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.deal import Deal, Item, NewSeats
from scorepad.bridge.evening import Evening, begin, score_evening
from scorepad.bridge.payments import Debt, Extra, Payment
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Seat, Seating, seated

_Owed = TypeVar("_Owed", Payment, Debt, Extra)
_Chairs = Mapping[Seat, Seat]
"""Maps each chair of one table to a chair of another."""


def take_seats(evening: Evening, seating: Seating) -> Evening:
    """Seat the players from here on; earlier deals stay with those who played them.

    After the end of a round the seating is for the next one; so is a change of pairs at boards,
    whose results are independent of each other.
    """
    *before, last = evening.rounds or (Round(),)
    if last.is_empty:
        last = replace(last, seating=seating, items=())
    elif (scored := score_evening(evening).rounds[-1]).is_settled or (
        scored.next_board and scored.seating.pairs != seating.pairs
    ):
        new = replace(last.another, seating=seating, next_board=scored.next_board)
        return begin(evening, new)
    else:
        last = replace(last, items=_from_here_on(last, seating))
    return replace(evening, rounds=(*before, last))


def correct_seating(evening: Evening, seating: Seating) -> Evening:
    """Correct a seating, as far back as the players last changed chairs.

    The deals of the last round stay with the players who are still named; each of the others is
    replaced by one of the new names.
    """
    number = max(place for place, one in enumerate(evening.rounds) if one.items)
    entered = evening.rounds[number]
    items = list(entered.items)
    while isinstance(items[-1], NewSeats):
        items.pop()
    first = 1 + max((i for i, item in enumerate(items) if isinstance(item, NewSeats)), default=-1)
    sat = entered.seatings(before=len(items))[-1]
    chairs = chairs_there(sat, seating)
    corrected = [reseated(item, chairs) for item in items[first:]]
    if first:
        entered = replace(entered, items=(*items[: first - 1], NewSeats(seating), *corrected))
    else:
        stayed = {*sat.players} & {*seating.players}
        pairs = [(name, seating.at(chairs[seat])) for seat, name in sat]
        new = {was: now for was, now in pairs if stayed.isdisjoint((was, now))}
        drew = tuple(new.get(name, name) for name in entered.ranked)
        entered = replace(entered, seating=seating, items=tuple(corrected), ranked=drew)
    return evening.with_round(number, entered)


def chairs_there(played: Seating, there: Seating) -> _Chairs:
    """Return each player's chair there; players who are not there get a newcomer's chair.

    A substitute gets the same chair, if possible.
    """
    chairs = {seat: to for seat, player in played if (to := there.seat_of(player))}
    free = [seat for seat in Seat if seat not in chairs.values()]
    missing = [seat for seat in Seat if seat not in chairs]
    for seat in sorted(missing, key=lambda seat: seat not in free):
        chairs[seat] = seat if seat in free else free[0]
        free.remove(chairs[seat])
    return chairs


def reseated(item: Item, chairs: _Chairs) -> Item:
    """Return an item of one table as it is at another, with the chairs exchanged."""
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


def rename(evening: Evening, names: Mapping[str, str]) -> Evening:
    """Rename players from the beginning of the evening.

    Someone known only by a chair's letter is thus given a name.
    """

    def called(name: str) -> str:
        return names.get(name, name)

    def seats(seating: Seating) -> Seating:
        chairs = {seat: called(name) for seat, name in seating}
        return seated(chairs, tuple(map(called, seating.out)))

    def item(entered: Item) -> Item:
        return NewSeats(seats(entered.seating)) if isinstance(entered, NewSeats) else entered

    def owed(paid: _Owed) -> _Owed:
        return paid._replace(payer=called(paid.payer), payee=called(paid.payee))

    def compared(comparison: Comparison) -> Comparison:
        named = (
            replace(one, name=" & ".join(map(called, one.players)))
            if {*one.players} & names.keys()
            else one
            for one in comparison.names
        )
        return replace(comparison, names=tuple(named))

    rounds = tuple(
        replace(
            entered,
            seating=seats(entered.seating),
            keeper=called(entered.keeper) if entered.keeper else None,
            items=tuple(map(item, entered.items)),
            ranked=tuple(map(called, entered.ranked)),
            comparison=compared(entered.comparison) if entered.comparison else None,
        )
        for entered in evening.rounds
    )
    settled = tuple(
        replace(done, payments=tuple(map(owed, done.payments))) for done in evening.settled
    )
    debts = tuple(map(owed, evening.debts))
    extras = tuple(map(owed, evening.extras))
    initials = tuple(
        replace(told, player=called(told.player)) if told.player else told
        for told in evening.initials
    )
    evening = replace(evening, rounds=rounds, debts=debts, settled=settled, extras=extras)
    return replace(evening, initials=initials)


def _from_here_on(last: Round, seating: Seating) -> tuple[Item, ...]:
    """Return the items with the new seats added; seatings that nobody played in are dropped."""
    items = last.items
    while items and isinstance(items[-1], NewSeats):
        items = items[:-1]
    was = replace(last, items=items).seating_now
    return items if was == seating else (*items, NewSeats(seating))
