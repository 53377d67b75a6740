"""Converts archives of version 1, which had a row for every fact, to today's tables.

The old format is fixed: nothing here changes any more.
"""

import json
import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import replace
from decimal import Decimal
from typing import Any, NamedTuple

from scorepad.archive.errors import NOT_AN_EVENING
from scorepad.archive.evenings import NOTHING, Step, as_text, day_in, put
from scorepad.archive.history import StepKind
from scorepad.archive.names import put_player
from scorepad.bridge.contract import Contract, Doubling, Strain
from scorepad.bridge.deal import Adjustment, Deal, Honours, Item, NewSeats
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import Form, Options
from scorepad.bridge.payments import Debt, Payment, Settled
from scorepad.bridge.rotation import PartnerChange
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Seat, Seating, Side
from scorepad.bridge.value_changes import change_between

OF_EVENINGS = (
    *("rounds", "seats", "sitting_out", "draws", "deals", "adjustments"),
    *("debts", "settlements", "payments", "history"),
)
DESK = "desk"
TABLES = ("evenings", "players", DESK, *OF_EVENINGS)
SAME_AS = "(SELECT other.name FROM players AS other WHERE other.id=players.same_as)"
"""The name that a spelling stands for, which was stored by number."""
INDEXES = ("spellings", "players_seen", "evenings_touched")
OLD = "version_1_"
"""Prefix of the old tables during the conversion."""
Row = tuple[Any, ...]


class OldStep(NamedTuple):
    """A step of the old history, with the evening after it."""

    number: int
    kind: StepKind
    words: str
    time: int
    evening: Evening


def take_over(db: sqlite3.Connection) -> None:
    """Fill the new tables from the old ones."""
    names = dict(db.execute(f"SELECT id, name FROM {OLD}players").fetchall())
    for name, seen, same in db.execute(
        f"SELECT name, seen, same_as FROM {OLD}players ORDER BY id"
    ).fetchall():
        put_player(db, name, seen, names.get(same))
    for key, *rest in db.execute(f"SELECT id, mark, touched, binned FROM {OLD}evenings").fetchall():
        evening = read(db, key, names)
        steps = steps_of(db, key, evening) or [OldStep(1, StepKind.BEGIN, "", 0, evening)]
        put(db, key, (rest[0], rest[1], rest[2]), evening, as_steps(steps))
    db.execute(
        f"INSERT INTO session SELECT id, evening, typed, round, place, inserts FROM {OLD}desk"
    )


def as_steps(steps: list[OldStep]) -> tuple[Step, ...]:
    """Return steps in today's form: the readable ones, and the last."""
    before, written = NOTHING, list[Step]()
    for step in steps:
        kind = str(step.kind if written else StepKind.BEGIN)
        change = as_text(change_between(before, step.evening))
        written.append((kind, step.words, step.time, change))
        before = step.evening
    return tuple(written)


# Reading rows.


def read(db: sqlite3.Connection, key: int, names: Mapping[int, str], old: str = OLD) -> Evening:
    """Return the evening in these rows, with the names as typed."""

    def rows(what: str, table: str, order: str = "round") -> list[Row]:
        query = f"SELECT {what} FROM {old}{table} WHERE evening=? ORDER BY {order}"
        return db.execute(query, (key,)).fetchall()

    def paid(found: list[Row]) -> tuple[Payment, ...]:
        return tuple(Payment(names[a], names[b], Decimal(amount)) for a, b, amount in found)

    title, day, note, way, planned, currency = db.execute(
        f"SELECT title, day, note, way, planned, currency FROM {old}evenings WHERE id=?", (key,)
    ).fetchone()
    seatings = _seatings(rows, names)
    items: dict[int, dict[int, Item]] = {}
    for number, place, *fields in rows(
        "round, place, level, strain, doubling, declarer, tricks, holder, honours, dealer, "
        "board, note",
        "deals",
    ):
        items.setdefault(number, {})[place] = _deal(*fields)
    for number, place, side, points, reason in rows(
        "round, place, side, points, reason", "adjustments"
    ):
        items.setdefault(number, {})[place] = Adjustment(Side(side), points, reason)
    for (number, since), seating in seatings.items():
        if since:
            items.setdefault(number, {})[since - 1] = NewSeats(seating)
    drawn: dict[int, list[str]] = {}
    for number, player in rows("round, player", "draws", "round, rank"):
        drawn.setdefault(number, []).append(names[player])
    rounds = tuple(
        Round(
            Options(Form(form), bool(honours), bool(part_score), bool(carry_over), unfinished),
            seatings[number, 0],
            None if keeper is None else names[keeper],
            None if stake is None else Decimal(stake),
            tuple(item for _, item in sorted(items.get(number, {}).items(), key=_place)),
            bool(stopped),
            Seat(next_dealer) if next_dealer else None,
            next_board,
            tuple(drawn.get(number, ())),
        )
        for (
            number,
            form,
            honours,
            part_score,
            carry_over,
            unfinished,
            keeper,
            stake,
            stopped,
            next_dealer,
            next_board,
        ) in rows(
            "round, form, honours, part_score_50, carry_over, unfinished_part_score, "
            "keeper, stake, stopped, next_dealer, next_board",
            "rounds",
        )
    )
    payments = rows("payer, payee, amount, settlement", "payments", "settlement, place")
    settled = tuple(
        Settled(paid([row[:3] for row in payments if row[3] == number]), day_in(paid_on))
        for number, paid_on in rows("settlement, day", "settlements", "settlement")
    )
    debts = tuple(Debt(*owed[:3]) for owed in paid(rows("payer, payee, amount", "debts", "place")))
    return Evening(
        rounds, title, day_in(day), note, PartnerChange(way), planned, currency, debts, settled
    )


def _seatings(
    rows: Callable[[str, str, str], list[Row]], names: Mapping[int, str]
) -> dict[tuple[int, int], Seating]:
    """Return the seatings by round and by the number of items before them."""
    out: dict[tuple[int, int], list[str]] = {}
    for number, since, player in rows("round, since, player", "sitting_out", "round, since, place"):
        out.setdefault((number, since), []).append(names[player])
    return {
        (number, since): Seating(
            names[n], names[e], names[s], names[w], tuple(out.get((number, since), ()))
        )
        for number, since, n, e, s, w in rows(
            "round, since, north, east, south, west", "seats", "round, since"
        )
    }


def _place(placed: tuple[int, Item]) -> int:
    return placed[0]


def _deal(*fields: Any) -> Deal:
    level, strain, doubling, declarer, tricks, holder, points, dealer, board, note = fields
    contract = None
    if level is not None:
        contract = Contract(level, Strain(strain), Doubling(doubling), Seat(declarer))
    honours = Honours(Seat(holder), points) if holder else None
    return Deal(contract, tricks or 0, honours, Seat(dealer) if dealer else None, board, note or "")


# Reading the history: each change leads back from the evening after it.


def steps_of(db: sqlite3.Connection, key: int, now: Evening, old: str = OLD) -> list[OldStep]:
    """Return the steps, oldest first; one that cannot be read hides those before it."""
    steps = []
    for number, kind, words, when, change in db.execute(
        f"SELECT number, kind, words, time, change FROM {old}history WHERE evening=? "
        "ORDER BY number DESC",
        (key,),
    ).fetchall():
        try:
            steps.append(OldStep(number, StepKind(kind), words, when, now))
            now = _back(now, json.loads(change))
        except NOT_AN_EVENING:
            break
    return steps[::-1]


def _back(evening: Evening, change: dict[str, Any]) -> Evening:
    rounds = list(evening.rounds)
    for number, splice, *head in change.get("in", ()):
        items = _spliced(rounds[number].items, splice, _item)
        rounds[number] = replace(rounds[number], items=items, **_facts(head[0] if head else {}))
    if "rounds" in change:
        rounds = list(_spliced(tuple(rounds), change["rounds"], _round))
    return replace(evening, rounds=tuple(rounds), **_facts(change.get("facts", {})))


def _spliced(row: tuple[Any, ...], splice: Any, read: Callable[[Any], Any]) -> tuple[Any, ...]:
    place, taken, put = splice
    return (*row[:place], *map(read, taken), *row[place + len(put) :])


def _facts(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return the old values of changed fields of an evening or a round."""
    return {_NAMES.get(name, name): _fact(name, was) for name, (was, _) in facts.items()}


def _fact(name: str, plain: Any) -> Any:
    return _FACTS[name](plain) if name in _FACTS and plain is not None else plain


def _round(plain: dict[str, Any]) -> Round:
    facts = {name: (value, None) for name, value in plain.items() if name != "items"}
    return Round(items=tuple(map(_item, plain["items"])), **_facts(facts))


def _item(plain: Any) -> Item:
    if isinstance(plain, dict):
        return NewSeats(_seating(plain["seats"]))
    if plain and isinstance(plain[0], str):
        side, points, reason = plain
        return Adjustment(Side(side), points, reason)
    return _deal(*plain, *[None] * (10 - len(plain)))


def _seating(plain: list[str]) -> Seating:
    north, east, south, west, *out = plain
    return Seating(north, east, south, west, tuple(out))


def _options(plain: list[Any]) -> Options:
    form, *options = plain
    return Options(Form(form), *options)


def _payments(plain: Any) -> tuple[Payment, ...]:
    return tuple(Payment(payer, payee, Decimal(amount)) for payer, payee, amount in plain)


def _debts(plain: Any) -> tuple[Debt, ...]:
    return tuple(Debt(*owed[:3]) for owed in _payments(plain))


def _settled(plain: Any) -> tuple[Settled, ...]:
    return tuple(Settled(_payments(payments), day_in(day)) for day, payments in plain)


_NAMES = {"agreed": "options", "way": "partner_change"}
_FACTS: dict[str, Callable[[Any], Any]] = {
    "agreed": _options,
    "day": day_in,
    "debts": _debts,
    "next_dealer": Seat,
    "ranked": tuple,
    "seating": _seating,
    "settled": _settled,
    "stake": Decimal,
    "way": PartnerChange,
}
