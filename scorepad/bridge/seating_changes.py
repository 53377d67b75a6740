"""What can change at the table at any moment: names, seats, the dealer, what is played."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.deal import Item, NewSeats
from scorepad.bridge.evening import Evening, begin, score_evening
from scorepad.bridge.payments import Debt, Extra, Payment
from scorepad.bridge.reseating import chairs_there, reseated, same_pairs
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Seat, Seating, seated

Owed = TypeVar("Owed", Payment, Debt, Extra)


def take_seats(evening: Evening, seating: Seating) -> Evening:
    """Seat the players so from here on; what was played stays theirs who played it.

    After the end of a round they sit down for the next one; so do other pairs at boards, whose
    results have nothing to do with each other.
    """
    *before, last = evening.rounds or (Round(),)
    if last.is_empty:
        last = replace(last, seating=seating, items=())
    elif (scored := score_evening(evening).rounds[-1]).is_settled or (
        scored.next_board and not same_pairs(scored.seating, seating)
    ):
        new = replace(_another(last), seating=seating, next_board=scored.next_board)
        return begin(evening, new)
    else:
        last = replace(last, items=_from_here_on(last, seating))
    return replace(evening, rounds=(*before, last))


def sat_so(evening: Evening, seating: Seating) -> Evening:
    """Correct who sat where, as far back as the players last changed chairs.

    The deals of the last round stay with those who are still named; who was not there is
    replaced by who was.
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


def rename(evening: Evening, names: Mapping[str, str]) -> Evening:
    """Call players by other names, from the beginning of the evening on.

    The first name of someone who went by the letter of a chair is such a one too.
    """

    def called(name: str) -> str:
        return names.get(name, name)

    def seats(seating: Seating) -> Seating:
        chairs = {seat: called(name) for seat, name in seating}
        return seated(chairs, tuple(map(called, seating.out)))

    def item(entered: Item) -> Item:
        return NewSeats(seats(entered.seating)) if isinstance(entered, NewSeats) else entered

    def owed(paid: Owed) -> Owed:
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
    return replace(evening, rounds=rounds, debts=debts, settled=settled, extras=extras)


def set_next_dealer(evening: Evening, dealer: Seat | None) -> Evening:
    """Say who deals next; nobody named, the turn passes on by itself."""
    return evening.with_round(-1, replace(evening.rounds[-1], next_dealer=dealer))


def set_next_board(evening: Evening, board: int | None) -> Evening:
    """Say which board is played next."""
    return evening.with_round(-1, replace(evening.rounds[-1], next_board=board))


def _another(last: Round) -> Round:
    """A round without deals, agreed as the last one."""
    return Round(last.options, last.seating_now, last.keeper, last.stake)


def _from_here_on(last: Round, seating: Seating) -> tuple[Item, ...]:
    """The items with the new seats; seats that nobody played in are forgotten."""
    items = last.items
    while items and isinstance(items[-1], NewSeats):
        items = items[:-1]
    was = replace(last, items=items).seating_now
    return items if was == seating else (*items, NewSeats(seating))
