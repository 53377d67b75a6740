"""All players ever recorded, and merged spellings: which name is used for which."""

import sqlite3
from collections.abc import Iterable, Mapping

from scorepad.archive.evenings import as_text, evening_in
from scorepad.archive.proof import seal
from scorepad.archive.totals import PLAYERS, note_row
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.plain import to_plain
from scorepad.bridge.seating_changes import rename
from scorepad.bridge.seats import Seat

CHAIRS = frozenset(map(str, Seat))
"""Not names: an unnamed player goes by the letter of the chair."""


def spellings(db: sqlite3.Connection) -> dict[str, str]:
    """Return each merged spelling with the name used for it."""
    direct = dict(
        db.execute("SELECT name, same_as FROM players WHERE same_as IS NOT NULL").fetchall()
    )
    return {name: _last(name, direct) for name in direct}


def players(db: sqlite3.Connection) -> list[str]:
    """Return every player ever recorded, latest first, under the name in use."""
    same = spellings(db)
    found = db.execute("SELECT name FROM players ORDER BY seen DESC, id")
    return list(dict.fromkeys(same.get(name, name) for (name,) in found if name not in CHAIRS))


def note_players(db: sqlite3.Connection, names: Iterable[str]) -> None:
    """Record that these players were used in the latest change."""
    (now,) = db.execute("SELECT ifnull(max(touched), 0) FROM evenings").fetchone()
    for name in map(to_plain, names):
        known = db.execute("SELECT seen, same_as FROM players WHERE name=?", (name,)).fetchone()
        seen, same_as = known or (None, None)
        if seen is None or seen < now:
            put_player(db, name, now, same_as)


def put_player(db: sqlite3.Connection, name: str, seen: int, same_as: str | None) -> None:
    """Write the row of a player, with its seal."""
    was = db.execute("SELECT seal FROM players WHERE name=?", (name,)).fetchone()
    written = seal(name, seen, same_as)
    db.execute(
        "INSERT INTO players (name, seen, same_as, seal) VALUES (?, ?, ?, ?) ON CONFLICT (name) "
        "DO UPDATE SET seen=excluded.seen, same_as=excluded.same_as, seal=excluded.seal",
        (name, seen, same_as, written),
    )
    note_row(db, PLAYERS, was and was[0], written)


def set_same(db: sqlite3.Connection, spelling: str, name: str | None) -> None:
    """Let a spelling stand for another name, or for itself."""
    row = db.execute("SELECT seen FROM players WHERE name=?", (spelling,)).fetchone()
    if row:
        put_player(db, spelling, row[0], name)


def forget_players(db: sqlite3.Connection, names: Iterable[str]) -> None:
    """Delete those of these players who are in no evening, and whose name stands for no other."""
    for name in map(to_plain, names):
        found = db.execute(
            "DELETE FROM players WHERE name=? AND same_as IS NULL "
            "AND name NOT IN (SELECT same_as FROM players WHERE same_as IS NOT NULL) "
            "AND NOT EXISTS (SELECT * FROM evenings WHERE instr(plain, ?)) RETURNING seal",
            (name, as_text(name)),
        ).fetchall()
        for (was,) in found:
            note_row(db, PLAYERS, was, None)


def renamed(evening: Evening, same: Mapping[str, str]) -> Evening:
    """Return the evening with spellings replaced; unchanged if both sat at the same table."""
    if not same or not everybody(evening).keys() & same.keys():
        return evening
    try:
        return rename(evening, same)
    except Impossible:
        return evening


def as_typed(evening: Evening, before: Evening, same: Mapping[str, str]) -> Evening:
    """Return the evening with the spellings that it had before."""
    if not same:
        return evening
    there = everybody(before)
    typed = {same[name]: name for name in there if name in same and same[name] not in there}
    return renamed(evening, typed)


def sat_together(db: sqlite3.Connection, one: str, other: str) -> bool:
    """Return whether two players ever sat at a table in one round."""
    found = db.execute(
        "SELECT plain, checksum FROM evenings WHERE instr(plain, ?) AND instr(plain, ?)",
        (as_text(one), as_text(other)),
    )
    return any(
        {one, other} <= {*seating.players}
        for row in found
        for entered in evening_in(*row).rounds
        for seating in entered.seatings()
    )


def everybody(evening: Evening) -> dict[str, None]:
    """Return all names in an evening: of those who played, kept score, drew or paid.

    They are in the order in which they sat down.
    """
    names: list[str] = []
    for entered in evening.rounds:
        for seating in entered.seatings():
            names += seating.players
        names += entered.compared_players
        names += (*entered.ranked, *([entered.keeper] if entered.keeper else ()))
    for debt in evening.debts:
        names += debt.payer, debt.payee
    for extra in evening.extras:
        names += extra.payer, extra.payee
    for paid in (paid for done in evening.settled for paid in done.payments):
        names += paid.payer, paid.payee
    return dict.fromkeys(names)


def _last(name: str, direct: Mapping[str, str]) -> str:
    """Follow a chain of spellings; a cycle, which only damage can cause, ends it."""
    seen = {name}
    while name in direct and direct[name] not in seen:
        name = direct[name]
        seen.add(name)
    return name
