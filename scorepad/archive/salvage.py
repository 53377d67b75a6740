"""Reading what can be read of a damaged archive, and making whole evenings of it again."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from scorepad.archive import rows, schema
from scorepad.archive.history import StepKind, add_step, past
from scorepad.archive.trouble import OF_SQLITE, UNREADABLE
from scorepad.bridge.evening import Evening
from scorepad.bridge.seats import Seat

OF_AN_EVENING = (
    *("rounds", "seats", "sitting_out", "draws", "deals", "adjustments"),
    *("debts", "settlements", "payments", "history"),
)
PLAYERS_IN = {
    "seats": ("north", "east", "south", "west"),
    "sitting_out": ("player",),
    "draws": ("player",),
    "rounds": ("keeper",),
    "debts": ("payer", "payee"),
    "payments": ("payer", "payee"),
}
PARTLY = "rescued in part"
Row = tuple[Any, ...]


def read_damaged(damaged: sqlite3.Connection, db: sqlite3.Connection) -> None:
    """Put every row that can be read into a new archive."""
    with suppress(*OF_SQLITE):
        (version,) = damaged.execute("PRAGMA user_version").fetchone()
        if 0 < version < schema.VERSION:
            schema.migrate(damaged, version)
    for table in ("players", "evenings", *OF_AN_EVENING, "desk"):
        for row in _readable(damaged, table):
            put(db, table, row)


def put(db: sqlite3.Connection, table: str, row: Row) -> None:
    """Put a row in, unless it is there already or is none that this table can hold."""
    marks = ",".join("?" * len(row))
    with suppress(*OF_SQLITE):
        db.execute(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", row)


def take_out_what_is_not_whole(db: sqlite3.Connection) -> dict[int, tuple[bytes, Evening]]:
    """Take the evenings out of which something is missing; what is left of them, by their keys."""
    _name_the_nameless(db)
    partly = {}
    for (key,) in db.execute(
        "SELECT id FROM evenings UNION SELECT evening FROM rounds UNION SELECT evening FROM deals"
    ).fetchall():
        if is_whole(db, key):
            continue
        mark = db.execute("SELECT mark FROM evenings WHERE id=?", (key,)).fetchone()
        left = _what_is_left(db, key)
        if left:
            partly[key] = (mark[0] if mark else os.urandom(16)), left
        take_out(db, key)
    for table in OF_AN_EVENING:
        db.execute(f"DELETE FROM {table} WHERE evening NOT IN (SELECT id FROM evenings)")
    return partly


def nameless(number: int) -> str:
    """What a player goes by whose name was lost."""
    return f"? {number}"


def is_whole(db: sqlite3.Connection, key: int) -> bool:
    """Whether the rows of an evening are an evening, with nothing missing in between."""
    try:
        evening = rows.read(db, key)
        if evening is None or not evening.rounds:
            return False
        steps = [step.number for step in past(db, key, evening)]
        if not steps or steps != list(range(1, len(steps) + 1)):
            return False
        rounds = [number for (number,) in db.execute(ROUNDS, (key,))]
        items: list[list[int]] = [[] for _ in rounds]
        for number, place in db.execute(PLACES, (key,)):
            items[number].append(place)
    except UNREADABLE:
        return False
    return all(numbers == list(range(len(numbers))) for numbers in (rounds, *map(sorted, items)))


ROUNDS = "SELECT round FROM rounds WHERE evening=? ORDER BY round"
PLACES = """
SELECT round, place FROM deals WHERE evening=?1
UNION ALL SELECT round, place FROM adjustments WHERE evening=?1
UNION ALL SELECT round, since - 1 FROM seats WHERE evening=?1 AND since > 0
"""


def last_step(db: sqlite3.Connection, key: int) -> Row | None:
    """The step that led to what an evening is now."""
    row: Row | None = db.execute(
        "SELECT * FROM history WHERE evening=? ORDER BY number DESC LIMIT 1", (key,)
    ).fetchone()
    return row


def copy_evening(copied: sqlite3.Connection, key: int, db: sqlite3.Connection) -> None:
    """Take an evening over from another archive, with its steps."""
    take_out(db, key)
    for table, column in (("evenings", "id"), *((table, "evening") for table in OF_AN_EVENING)):
        for row in copied.execute(f"SELECT * FROM {table} WHERE {column}=?", (key,)):
            put(db, table, row)


def take_out(db: sqlite3.Connection, key: int) -> None:
    for table in OF_AN_EVENING:
        db.execute(f"DELETE FROM {table} WHERE evening=?", (key,))
    db.execute("DELETE FROM evenings WHERE id=?", (key,))


def put_back(db: sqlite3.Connection, key: int, mark: bytes, evening: Evening) -> None:
    """Keep what is left of an evening; the steps that led to it are gone."""
    take_out(db, key)
    rows.begin(db, mark, evening, key)
    add_step(db, key, StepKind.BEGIN, PARTLY, "{}")


def _readable(damaged: sqlite3.Connection, table: str) -> Iterator[Row]:
    """The rows up to the first that cannot be read, from the beginning and from the end."""
    for order in ("ASC", "DESC"):
        try:
            columns = damaged.execute(
                "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk", (table,)
            ).fetchall()
            by = ", ".join(f"{column} {order}" for (column,) in columns)
            yield from damaged.execute(f"SELECT * FROM {table} ORDER BY {by}")
        except UNREADABLE:
            continue
        return


def _name_the_nameless(db: sqlite3.Connection) -> None:
    """Players whose names were lost get one to go by."""
    for table, columns in PLAYERS_IN.items():
        for column in columns:
            for (number,) in db.execute(
                f"SELECT DISTINCT {column} FROM {table} "
                f"WHERE {column} IS NOT NULL AND {column} NOT IN (SELECT id FROM players)"
            ).fetchall():
                put(db, "players", (number, nameless(number), 0, None))
    db.execute("UPDATE players SET same_as=NULL WHERE same_as NOT IN (SELECT id FROM players)")


def _what_is_left(db: sqlite3.Connection, key: int) -> Evening | None:
    """The evening with its rounds as far as they are there, if any deal is."""
    for seat in Seat:
        db.execute("INSERT OR IGNORE INTO players (name, seen) VALUES (?, 0)", (str(seat),))
    chairs = ", ".join(f"(SELECT id FROM players WHERE name='{seat}')" for seat in Seat)
    db.execute(
        "INSERT OR IGNORE INTO evenings (id, mark, touched, title, note, way, currency) "
        "VALUES (?, randomblob(16), 0, '', '', 'pivot', '')",
        (key,),
    )
    db.execute(
        "INSERT OR IGNORE INTO rounds SELECT DISTINCT evening, round, 'rubber', 1, 0, 1, 100, "
        "NULL, NULL, 0, NULL, NULL FROM deals WHERE evening=?",
        (key,),
    )
    db.execute(
        f"INSERT OR IGNORE INTO seats SELECT evening, round, 0, {chairs} FROM rounds "
        "WHERE evening=?",
        (key,),
    )
    try:
        evening = rows.read(db, key)
    except UNREADABLE:
        return None
    return evening if evening and any(entered.items for entered in evening.rounds) else None
