"""Archives of version 3, whose rows proved themselves, and which noted no totals of them.

Nothing here changes any more.
"""

import sqlite3

from scorepad.archive.totals import note_all

TABLES = ("evenings", "gone", "history", "players", "session")
INDEXES = ("evenings_touched", "players_seen")
OLD = "version_3_"
"""What the names of the old tables begin with while they are taken over."""


def take_over(db: sqlite3.Connection) -> None:
    """Fill the new tables from the old ones, as they are: a check names what was altered."""
    for table in TABLES:
        db.execute(f"INSERT INTO {table} SELECT * FROM {OLD}{table}")
    note_all(db)
