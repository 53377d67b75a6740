"""Totals of evenings and players, with a checksum of all rows, so that missing ones are noticed.

A row's own seal cannot tell that another row is missing, or that it is an outdated version.
"""

import sqlite3
from typing import NamedTuple

from scorepad.archive.proof import NotAsWritten, seal

EVENINGS, PLAYERS = "evenings", "players"
TABLES = (EVENINGS, PLAYERS)


class Total(NamedTuple):
    """The total of a table's rows."""

    rows: int
    proof: int
    """The sum of their seals."""


def read_total(db: sqlite3.Connection, table: str) -> Total:
    """Return the recorded total of a table; raises NotAsWritten if it was altered."""
    query = "SELECT rows, proof, seal FROM totals WHERE name=?"
    *total, written = db.execute(query, (table,)).fetchone() or (0, 0, None)
    if seal(table, *total) != written:
        raise NotAsWritten
    return Total._make(total)


def _write_total(db: sqlite3.Connection, table: str, total: Total) -> None:
    row = (table, *total)
    db.execute("INSERT OR REPLACE INTO totals VALUES (?, ?, ?, ?)", (*row, seal(*row)))


def note_row(db: sqlite3.Connection, table: str, was: int | None, now: int | None) -> None:
    """Update a total for a changed seal; None stands for a row that is new or deleted."""
    rows, proof = read_total(db, table)
    rows += (now is not None) - (was is not None)
    _write_total(db, table, Total(rows, proof - (was or 0) + (now or 0)))


def count_rows(db: sqlite3.Connection, table: str) -> Total:
    """Return the actual total of a table."""
    query = f"SELECT count(*), ifnull(sum(seal), 0) FROM {table}"
    return Total._make(db.execute(query).fetchone())


def note_all(db: sqlite3.Connection) -> None:
    """Record the totals of newly created tables."""
    for table in TABLES:
        _write_total(db, table, count_rows(db, table))
