"""Converts archives of version 2, whose rows had no checksums, to today's tables.

Nothing here changes any more.
"""

import sqlite3
from itertools import groupby
from operator import itemgetter

from scorepad.archive.evenings import evening_in, put
from scorepad.archive.names import put_player

TABLES = ("evenings", "history", "players", "session")
INDEXES = ("evenings_touched", "players_seen")
OLD = "version_2_"
"""Prefix of the old tables during the conversion."""


def take_over(db: sqlite3.Connection) -> None:
    """Fill the new tables from the old ones; raises ValueError if a row was altered."""
    history = groupby(
        db.execute(
            f"SELECT evening, kind, action, time, change FROM {OLD}history ORDER BY evening, number"
        ),
        itemgetter(0),
    )
    steps = ((key, [row[1:] for row in rows]) for key, rows in history)
    rows = db.execute(
        f"SELECT id, uuid, touched, binned, plain, checksum FROM {OLD}evenings ORDER BY id"
    )
    for (key, *row, plain, checksum), (of, its) in zip(rows, steps, strict=True):
        if of != key:
            raise ValueError("an evening has no steps")
        put(db, key, (row[0], row[1], row[2]), evening_in(plain, checksum), its)
    for row in db.execute(f"SELECT name, seen, same_as FROM {OLD}players ORDER BY id").fetchall():
        put_player(db, *row)
    db.execute(f"INSERT INTO session SELECT * FROM {OLD}session")
