"""Whether an archive is sound: its file, its rows, and every step of every evening."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from scorepad.archive import files, rows
from scorepad.archive.history import past
from scorepad.archive.trouble import OF_SQLITE, UNREADABLE, trouble

MOST_TOLD = 20
"""Of a file that is damaged all over, more would help nobody."""


class Health(NamedTuple):
    """What a check found."""

    evenings: int
    deals: int
    faults: tuple[str, ...]


def check(file: Path) -> Health:
    """Read all of an archive and tell what is wrong with it; nothing is changed."""
    db = files.open_to_read(file)
    try:
        faults = []
        for fault in _faults(db):
            faults.append(fault)
            if len(faults) == MOST_TOLD:
                break
        return Health(_count(db, "evenings"), _count(db, "deals"), tuple(faults))
    except OF_SQLITE as wrong:
        raise trouble(wrong, file) from wrong
    finally:
        db.close()


def _faults(db: sqlite3.Connection) -> Iterator[str]:
    for (said,) in db.execute("PRAGMA integrity_check"):
        if said != "ok":
            yield f"the file: {said}"
    for table, *_ in db.execute("PRAGMA foreign_key_check"):
        yield f"{table}: a row belongs to nothing"
    for (key,) in db.execute("SELECT id FROM evenings ORDER BY id").fetchall():
        yield from _faults_in(db, key)


def _faults_in(db: sqlite3.Connection, key: int) -> Iterator[str]:
    try:
        evening = rows.read(db, key)
        if evening is None:  # listed, and yet not found where the file is damaged
            raise LookupError(key)
        known = len(past(db, key, evening))
        (steps,) = db.execute(
            "SELECT ifnull(max(number), 0) FROM history WHERE evening=?", (key,)
        ).fetchone()
    except UNREADABLE:
        yield f"evening {key} cannot be read"
        return
    if known < steps or not steps:
        yield f"evening {key}: {steps - known} of its {steps} steps cannot be read"


def _count(db: sqlite3.Connection, table: str) -> int:
    (number,) = db.execute(f"SELECT count(*) FROM {table}").fetchone()
    return int(number)
