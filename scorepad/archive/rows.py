"""An evening as rows of the archive's tables, and back."""

import sqlite3
from collections.abc import Iterable
from dataclasses import replace
from datetime import date
from decimal import Decimal
from functools import cache
from itertools import zip_longest

from scorepad.archive.fit import fit
from scorepad.archive.players import Players
from scorepad.bridge.contract import Contract, Doubling, Strain
from scorepad.bridge.deal import Adjustment, Deal, Honours, Item, NewSeats
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import Form, Options
from scorepad.bridge.payments import Payment, Settled
from scorepad.bridge.rotation import PartnerChange
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Seat, Seating, Side

_NOTHING = Evening()
"""Before it is begun."""


# Writing.


def begin(db: sqlite3.Connection, mark: bytes, evening: Evening, key: int | None = None) -> int:
    """Write a new evening: under this number, or under the next one."""
    made = db.execute(
        "INSERT INTO evenings (id, mark, touched, title, note, way, currency) "
        "VALUES (?, ?, (SELECT ifnull(max(touched), 0) + 1 FROM evenings), '', '', '', '')",
        (key, mark),
    )
    if key is None:
        assert made.lastrowid
        key = made.lastrowid
    write(db, key, _NOTHING, evening)
    return key


def write(db: sqlite3.Connection, key: int, before: Evening, after: Evening) -> None:
    """Make the rows of an evening say what it is now, touching only those that differ."""
    players = Players(db)
    if _facts(before) != _facts(after) or before is _NOTHING:
        db.execute(
            "UPDATE evenings SET title=?, day=?, note=?, way=?, planned=?, currency=? WHERE id=?",
            (*_facts(after), key),
        )
    if before.debts != after.debts:
        db.execute("DELETE FROM debts WHERE evening=?", (key,))
        _insert(db, "debts", _paid((key,), after.debts, players))
    if before.settled != after.settled:
        db.execute("DELETE FROM settlements WHERE evening=?", (key,))
        for number, settled in enumerate(after.settled):
            _insert(db, "settlements", [(key, number, _day(settled.day))])
            _insert(db, "payments", _paid((key, number), settled.payments, players))
    for number, (was, is_) in enumerate(zip_longest(before.rounds, after.rounds)):
        if was != is_:
            _write_round(db, (key, number), was, is_, players)


def touch(db: sqlite3.Connection, key: int) -> None:
    """Make this the evening that was changed last, and take it out of the bin."""
    db.execute(
        "UPDATE evenings SET touched = (SELECT max(touched) + 1 FROM evenings), binned = NULL "
        "WHERE id=? AND (touched < (SELECT max(touched) FROM evenings) OR binned IS NOT NULL)",
        (key,),
    )


Place = tuple[int, int]
"""The numbers of an evening and of a round in it."""


def _write_round(
    db: sqlite3.Connection, place: Place, was: Round | None, is_: Round | None, players: Players
) -> None:
    """Rewrite a round from its first item that differs, or all of it."""
    same = 0
    if was and is_ and _head(was) == _head(is_):
        pairs = zip_longest(was.items, is_.items)
        same = next(at for at, (one, other) in enumerate(pairs) if one != other)
        _take_out_items(db, place, same)
    else:
        db.execute("DELETE FROM rounds WHERE evening=? AND round=?", place)
        if is_ is None:
            return
        _write_head(db, place, is_, players)
    for at, item in enumerate(is_.items[same:], start=same):
        _write_item(db, place, at, item, players)


def _take_out_items(db: sqlite3.Connection, place: Place, start: int) -> None:
    for table in ("deals", "adjustments"):
        db.execute(f"DELETE FROM {table} WHERE evening=? AND round=? AND place>=?", (*place, start))
    db.execute("DELETE FROM seats WHERE evening=? AND round=? AND since>?", (*place, start))


def _write_head(db: sqlite3.Connection, place: Place, is_: Round, players: Players) -> None:
    _insert(db, "rounds", [(*place, *_head_row(is_, players))])
    ranked = enumerate(is_.ranked)
    _insert(db, "draws", [(*place, rank, players.number(name)) for rank, name in ranked])
    _write_seats(db, place, 0, is_.seating, players)


def _write_item(
    db: sqlite3.Connection, place: Place, at: int, item: Item, players: Players
) -> None:
    if isinstance(item, Deal):
        _insert(db, "deals", [(*place, at, *_deal_row(item))])
    elif isinstance(item, Adjustment):
        row = (*place, at, str(item.side), item.points, fit(item.reason))
        _insert(db, "adjustments", [row])
    else:
        _write_seats(db, place, at + 1, item.seating, players)


def _write_seats(
    db: sqlite3.Connection, place: Place, since: int, seating: Seating, players: Players
) -> None:
    chairs = [players.number(name) for _, name in seating]
    _insert(db, "seats", [(*place, since, *chairs)])
    _insert(
        db,
        "sitting_out",
        [(*place, since, number, players.number(name)) for number, name in enumerate(seating.out)],
    )


def _insert(db: sqlite3.Connection, table: str, rows: Iterable[tuple[object, ...]]) -> None:
    for row in rows:
        marks = ",".join("?" * len(row))
        db.execute(f"INSERT INTO {table} VALUES ({marks})", row)


def _facts(evening: Evening) -> tuple[object, ...]:
    return (
        fit(evening.title),
        _day(evening.day),
        fit(evening.note),
        str(evening.partner_change),
        evening.planned,
        fit(evening.currency),
    )


def _head(entered: Round) -> Round:
    """All of a round but its items."""
    return replace(entered, items=())


def _head_row(entered: Round, players: Players) -> tuple[object, ...]:
    options = entered.options
    return (
        str(options.form),
        options.honours,
        options.part_score_50,
        options.carry_over,
        options.unfinished_part_score,
        None if entered.keeper is None else players.number(entered.keeper),
        None if entered.stake is None else str(entered.stake),
        entered.stopped,
        entered.next_dealer,
        entered.next_board,
    )


def _deal_row(deal: Deal) -> tuple[object, ...]:
    bid, honours = deal.contract, deal.honours
    contract = (bid.level, bid.strain, bid.doubling, bid.declarer) if bid else (None,) * 4
    return (
        *contract,
        deal.tricks,
        *((honours.holder, honours.points) if honours else (None, None)),
        deal.dealer,
        deal.board,
        fit(deal.note),
    )


def _paid(
    of: tuple[int, ...], payments: tuple[Payment, ...], players: Players
) -> list[tuple[object, ...]]:
    return [
        (*of, place, players.number(payer), players.number(payee), str(amount))
        for place, (payer, payee, amount) in enumerate(payments)
    ]


def _day(day: date | None) -> str | None:
    return day.isoformat() if day else None


# Reading.


def read(db: sqlite3.Connection, key: int) -> Evening | None:
    """The evening that these rows hold, with the names as they were typed."""
    facts = db.execute(
        "SELECT title, day, note, way, planned, currency FROM evenings WHERE id=?", (key,)
    ).fetchone()
    if facts is None:
        return None
    title, day, note, partner_change, planned, currency = facts
    return Evening(
        _rounds(db, key),
        title,
        day_in(day),
        note,
        PartnerChange(partner_change),
        planned,
        currency,
        tuple(_payments(db, "debts", "evening=?", (key,))),
        tuple(
            Settled(
                tuple(_payments(db, "payments", "evening=? AND settlement=?", (key, number))),
                day_in(paid_on),
            )
            for number, paid_on in db.execute(
                "SELECT settlement, day FROM settlements WHERE evening=? ORDER BY settlement",
                (key,),
            ).fetchall()
        ),
    )


def _rounds(db: sqlite3.Connection, key: int) -> tuple[Round, ...]:
    seatings = _seatings(db, key)
    items = _items(db, key, seatings)
    drawn: dict[int, list[str]] = {}
    for number, name in db.execute(
        "SELECT round, name FROM draws JOIN players ON id=player WHERE evening=? "
        "ORDER BY round, rank",
        (key,),
    ):
        drawn.setdefault(number, []).append(name)
    return tuple(
        Round(
            Options(Form(form), bool(honours), bool(part_score), bool(carry_over), unfinished),
            seatings[number, 0],
            keeper,
            None if stake is None else Decimal(stake),
            tuple(item for _, item in sorted(items.get(number, []), key=_place)),
            bool(stopped),
            _seat(next_dealer),
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
        ) in db.execute(
            "SELECT round, form, honours, part_score_50, carry_over, unfinished_part_score, name, "
            "stake, stopped, next_dealer, next_board FROM rounds LEFT JOIN players ON id=keeper "
            "WHERE evening=? ORDER BY round",
            (key,),
        )
    )


def _seatings(db: sqlite3.Connection, key: int) -> dict[tuple[int, int], Seating]:
    """How the players sat, by the round and how many of its items came before."""
    out: dict[tuple[int, int], list[str]] = {}
    for number, since, name in db.execute(
        "SELECT round, since, name FROM sitting_out JOIN players ON id=player WHERE evening=? "
        "ORDER BY round, since, place",
        (key,),
    ):
        out.setdefault((number, since), []).append(name)
    return {
        (number, since): Seating(north, east, south, west, tuple(out.get((number, since), ())))
        for number, since, north, east, south, west in db.execute(
            "SELECT round, since, n.name, e.name, s.name, w.name FROM seats "
            "JOIN players n ON n.id=north JOIN players e ON e.id=east "
            "JOIN players s ON s.id=south JOIN players w ON w.id=west WHERE evening=?",
            (key,),
        )
    }


def _items(
    db: sqlite3.Connection, key: int, seatings: dict[tuple[int, int], Seating]
) -> dict[int, list[tuple[int, Item]]]:
    """The items of each round with their places."""
    items: dict[int, list[tuple[int, Item]]] = {}
    for number, place, *row in db.execute(
        "SELECT round, place, level, strain, doubling, declarer, tricks, holder, honours, dealer, "
        "board, note FROM deals WHERE evening=?",
        (key,),
    ):
        items.setdefault(number, []).append((place, _deal(*row)))
    for number, place, side, points, reason in db.execute(
        "SELECT round, place, side, points, reason FROM adjustments WHERE evening=?", (key,)
    ):
        items.setdefault(number, []).append((place, Adjustment(Side(side), points, reason)))
    for (number, since), seating in seatings.items():
        if since:
            items.setdefault(number, []).append((since - 1, NewSeats(seating)))
    return items


def _deal(
    level: int | None,
    strain: str,
    doubling: str,
    declarer: str,
    tricks: int,
    holder: str | None,
    honours: int,
    dealer: str | None,
    board: int | None,
    note: str,
) -> Deal:
    contract = None if level is None else _contract(level, strain, doubling, declarer)
    held = Honours(Seat(holder), honours) if holder else None
    return Deal(contract, tricks, held, _seat(dealer), board, note)


@cache
def _contract(level: int, strain: str, doubling: str, declarer: str) -> Contract:
    """The same few come up in every evening."""
    return Contract(level, Strain(strain), Doubling(doubling), Seat(declarer))


def _payments(
    db: sqlite3.Connection, table: str, where: str, of: tuple[int, ...]
) -> Iterable[Payment]:
    for payer, payee, amount in db.execute(
        f"SELECT a.name, b.name, amount FROM {table} "
        f"JOIN players a ON a.id=payer JOIN players b ON b.id=payee WHERE {where} ORDER BY place",
        of,
    ):
        yield Payment(payer, payee, Decimal(amount))


def _place(placed: tuple[int, Item]) -> int:
    return placed[0]


def _seat(text: str | None) -> Seat | None:
    return Seat(text) if text else None


def day_in(text: str | None) -> date | None:
    """A day as the archive holds it, or none."""
    return date.fromisoformat(text) if text else None
