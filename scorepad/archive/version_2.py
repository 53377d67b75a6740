"""Archives of version 2, whose rows did not prove themselves, taken over into those of today.

Nothing here changes any more.
"""

import sqlite3
from itertools import groupby
from operator import itemgetter

from scorepad.archive.evenings import evening_in, note_gone, put
from scorepad.archive.names import put_player

TABLES = ("evenings", "history", "players", "session")
INDEXES = ("evenings_touched", "players_seen")
OLD = "version_2_"
"""What the names of the old tables begin with while they are taken over."""


def set_aside(db: sqlite3.Connection) -> None:
    """Give the old tables other names."""
    db.execute("PRAGMA legacy_alter_table=ON")
    for index in INDEXES:
        db.execute(f"DROP INDEX IF EXISTS {index}")
    for table in TABLES:
        db.execute(f"ALTER TABLE {table} RENAME TO {OLD}{table}")
    db.execute("PRAGMA legacy_alter_table=OFF")


def take_over(db: sqlite3.Connection) -> None:
    """Fill the new tables from the old ones; raises ValueError where a row was altered."""
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
    db.execute("DELETE FROM sqlite_sequence WHERE name='evenings'")
    db.execute(f"UPDATE sqlite_sequence SET name='evenings' WHERE name='{OLD}evenings'")
    note_gone(db)
    for table in reversed(TABLES):
        db.execute(f"DROP TABLE {OLD}{table}")
