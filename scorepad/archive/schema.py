"""The tables of the archive, and the way from an older version to the newest.

An evening is one row: its plain data, and what the archive itself knows of it. `touched` and
`seen` are numbers that grow with every change: they say what came last, whatever the clock says.
"""

import sqlite3

APPLICATION = 0x5C0EBAD0
"""Tells an archive from every other SQLite file."""

VERSION = 2

TABLES = """
-- `checksum` is that of `plain`; binned, begun and changed are seconds since 1970.
CREATE TABLE evenings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
    touched INTEGER NOT NULL,
    binned INTEGER,
    begun INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    day TEXT,
    plain TEXT NOT NULL,
    checksum INTEGER NOT NULL
) STRICT;
CREATE INDEX evenings_touched ON evenings (touched);

-- Every step of an evening. Its change leads back to the evening before it; that of the first
-- step, from an evening without anything. What it did stands in `action` as bridge/actions.py
-- writes it.
CREATE TABLE history (
    evening INTEGER NOT NULL REFERENCES evenings ON DELETE CASCADE,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('begin', 'do', 'undo', 'redo')),
    action TEXT NOT NULL,
    time INTEGER NOT NULL,
    change TEXT NOT NULL,
    PRIMARY KEY (evening, number)
) STRICT, WITHOUT ROWID;

-- Whoever was ever written down, and which name stands for another spelling.
CREATE TABLE players (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    seen INTEGER NOT NULL,
    same_as TEXT REFERENCES players (name) CHECK (same_as <> name)
) STRICT;
CREATE INDEX players_seen ON players (seen);

-- What lay on the table when the program was left: the evening, and the line half typed.
CREATE TABLE session (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    evening INTEGER REFERENCES evenings ON DELETE SET NULL,
    typed TEXT NOT NULL,
    round INTEGER,
    place INTEGER,
    inserts INTEGER NOT NULL
) STRICT;
"""


def create(db: sqlite3.Connection) -> None:
    """Make the tables of an empty archive, inside a transaction."""
    run(db, TABLES)
    db.execute(f"PRAGMA application_id = {APPLICATION}")
    db.execute(f"PRAGMA user_version = {VERSION}")


def migrate(db: sqlite3.Connection, version: int) -> None:
    """Bring the tables of an older version to the newest, inside a transaction."""
    assert version == 1
    from scorepad.archive import version_1  # which hardly any start needs

    version_1.set_aside(db)
    run(db, TABLES)
    version_1.take_over(db)
    db.execute(f"PRAGMA user_version = {VERSION}")


def run(db: sqlite3.Connection, statements: str) -> None:
    """Run statements one by one: `executescript` would end the transaction."""
    statement = ""
    for line in statements.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            db.execute(statement)
            statement = ""
