"""Two spellings of one player: which name stands for which."""

import sqlite3
from dataclasses import replace

from scorepad.bridge.deal import Item, NewSeats
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.payments import Payment
from scorepad.bridge.seats import Seat, Seating

CHAIRS = tuple(map(str, Seat))
"""Not names: a chair without a player goes by its letter."""


def spellings(db: sqlite3.Connection) -> dict[str, str]:
    """Each name that was found to be another spelling, with the name it stands for."""
    direct = dict(
        db.execute(
            "SELECT a.name, b.name FROM players a JOIN players b ON b.id=a.same_as "
            "WHERE a.same_as IS NOT NULL"
        )
    )
    return {name: _last(name, direct) for name in direct}


def names(db: sqlite3.Connection) -> dict[int, str]:
    """The players by their numbers, latest first, each under the name that stands for him."""
    same = spellings(db)
    return {
        number: same.get(name, name)
        for number, name in db.execute("SELECT id, name FROM players ORDER BY seen DESC, id")
        if name not in CHAIRS
    }


def renamed(evening: Evening, same: dict[str, str]) -> Evening:
    """The evening with each spelling replaced; where both sat at the table, as it was."""
    if not same:
        return evening

    def name(typed: str) -> str:
        return same.get(typed, typed)

    def seats(seating: Seating) -> Seating:
        north, east, south, west, *out = map(name, seating.players)
        return Seating(north, east, south, west, tuple(out))

    def item(entered: Item) -> Item:
        return NewSeats(seats(entered.seating)) if isinstance(entered, NewSeats) else entered

    def paid(payments: tuple[Payment, ...]) -> tuple[Payment, ...]:
        return tuple(Payment(name(payer), name(payee), sum_) for payer, payee, sum_ in payments)

    try:
        result = replace(
            evening,
            rounds=tuple(
                replace(
                    entered,
                    seating=seats(entered.seating),
                    keeper=name(entered.keeper) if entered.keeper else entered.keeper,
                    items=tuple(map(item, entered.items)),
                    ranked=tuple(map(name, entered.ranked)),
                )
                for entered in evening.rounds
            ),
            debts=paid(evening.debts),
            settled=tuple(replace(one, payments=paid(one.payments)) for one in evening.settled),
        )
    except Impossible:
        return evening
    return evening if result == evening else result


def were_together(db: sqlite3.Connection, one: int, other: int) -> bool:
    """Whether two players were ever at a table in one round."""
    chairs = "SELECT evening, round, since, {} AS player FROM seats"
    at_the_table = " UNION ALL ".join(
        (
            *(chairs.format(chair) for chair in ("north", "east", "south", "west")),
            "SELECT evening, round, since, player FROM sitting_out",
        )
    )
    row = db.execute(
        f"WITH there AS ({at_the_table}) SELECT 1 FROM there a JOIN there b "
        "USING (evening, round, since) WHERE a.player=? AND b.player=? LIMIT 1",
        (one, other),
    ).fetchone()
    return row is not None


def _last(name: str, direct: dict[str, str]) -> str:
    """Follow spellings of spellings; a circle, which only damage could make, ends nowhere new."""
    seen = {name}
    while name in direct and direct[name] not in seen:
        name = direct[name]
        seen.add(name)
    return name
