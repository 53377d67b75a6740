"""How many evenings and players there are, with one proof of them all: none goes unnoticed.

A row proves itself, and cannot tell of another one that is gone, or is what it was last week.
"""

import sqlite3
from typing import NamedTuple

from scorepad.archive.proof import NotAsWritten, seal

EVENINGS, PLAYERS = "evenings", "players"
TABLES = (EVENINGS, PLAYERS)


class Total(NamedTuple):
    """Of the rows of a table."""

    rows: int
    proof: int
    """The sum of their seals."""


def read_total(db: sqlite3.Connection, table: str) -> Total:
    """Return what was noted of a table; raises NotAsWritten where that was altered."""
    query = "SELECT rows, proof, seal FROM totals WHERE name=?"
    *total, written = db.execute(query, (table,)).fetchone() or (0, 0, None)
    if seal(table, *total) != written:
        raise NotAsWritten
    return Total._make(total)


def _write_total(db: sqlite3.Connection, table: str, total: Total) -> None:
    row = (table, *total)
    db.execute("INSERT OR REPLACE INTO totals VALUES (?, ?, ?, ?)", (*row, seal(*row)))


def note_row(db: sqlite3.Connection, table: str, was: int | None, now: int | None) -> None:
    """Note that a row has another seal than it had; a row that was not, or is not, has none."""
    rows, proof = read_total(db, table)
    rows += (now is not None) - (was is not None)
    _write_total(db, table, Total(rows, proof - (was or 0) + (now or 0)))


def count_rows(db: sqlite3.Connection, table: str) -> Total:
    """Return what there is of a table now."""
    query = f"SELECT count(*), ifnull(sum(seal), 0) FROM {table}"
    return Total._make(db.execute(query).fetchone())


def note_all(db: sqlite3.Connection) -> None:
    """Note all rows as they are, of tables that were just made."""
    for table in TABLES:
        _write_total(db, table, count_rows(db, table))
