"""The tables of the archive, and upgrades from older versions.

An evening is one row: its plain data, and what the archive itself knows about it. `touched` and
`seen` are numbers that grow with every change: they order changes, whatever the clock says. Every
row is proven by its seal (archive/proof.py), and every step proves all steps before it; that no row
is missing is proven by the totals (archive/totals.py).
"""

import sqlite3
from collections.abc import Iterator

from scorepad.archive.proof import NotAsWritten
from scorepad.archive.totals import note_all

APPLICATION = 0x5C0EBAD0
"""Marks an SQLite file as an archive."""

VERSION = 5

_BY_DAY = "CREATE INDEX evenings_day ON evenings (day, touched, binned);"
"""All that version 4 lacked: the order of the list, without a look at the evenings themselves."""

TABLES = f"""
-- `checksum` is that of `plain`, `steps` the number of the last step and `proof` what it proves;
-- binned, begun and changed are seconds since 1970.
CREATE TABLE evenings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
    touched INTEGER NOT NULL,
    binned INTEGER,
    begun INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    day TEXT,
    plain TEXT NOT NULL,
    checksum INTEGER NOT NULL,
    steps INTEGER NOT NULL,
    proof INTEGER NOT NULL,
    seal INTEGER NOT NULL
) STRICT;
CREATE INDEX evenings_touched ON evenings (touched);
{_BY_DAY}

-- The numbers of evenings that were erased; any other one is missing.
CREATE TABLE gone (
    id INTEGER PRIMARY KEY,
    seal INTEGER NOT NULL
) STRICT;

-- Every step of an evening. Its change leads back to the evening before it; that of the first
-- step, from an evening without anything. What it did stands in `action` as bridge/actions.py
-- writes it. `proof` is that of this step and of all before it.
CREATE TABLE history (
    evening INTEGER NOT NULL REFERENCES evenings ON DELETE CASCADE,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('begin', 'do', 'undo', 'redo')),
    action TEXT NOT NULL,
    time INTEGER NOT NULL,
    change TEXT NOT NULL,
    proof INTEGER NOT NULL,
    PRIMARY KEY (evening, number)
) STRICT, WITHOUT ROWID;

-- Whoever was ever written down, and which name stands for another spelling.
CREATE TABLE players (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    seen INTEGER NOT NULL,
    same_as TEXT REFERENCES players (name) CHECK (same_as <> name),
    seal INTEGER NOT NULL
) STRICT;
CREATE INDEX players_seen ON players (seen);

-- How many rows a table has, and the sum of their seals.
CREATE TABLE totals (
    name TEXT PRIMARY KEY,
    rows INTEGER NOT NULL,
    proof INTEGER NOT NULL,
    seal INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

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
    """Create the tables of an empty archive, within a transaction."""
    run(db, TABLES)
    note_all(db)
    db.execute(f"PRAGMA application_id = {APPLICATION}")
    db.execute(f"PRAGMA user_version = {VERSION}")


def migrate(db: sqlite3.Connection, version: int) -> None:
    """Upgrade the tables of an older version, within a transaction."""
    if version == 4:
        db.execute(_BY_DAY)
    else:
        _take_over(db, version)
    if not is_ours(db):  # nor would it be at the next start
        raise NotAsWritten
    db.execute(f"PRAGMA user_version = {VERSION}")


def _take_over(db: sqlite3.Connection, version: int) -> None:
    """Fill today's tables from those of a version that had others."""
    from scorepad.archive import version_1, version_2, version_3  # hardly ever needed
    from scorepad.archive.evenings import note_gone

    old = {1: version_1, 2: version_2, 3: version_3}[version]
    db.execute("PRAGMA defer_foreign_keys=ON")
    db.execute("PRAGMA legacy_alter_table=ON")
    for index in old.INDEXES:
        db.execute(f"DROP INDEX IF EXISTS {index}")
    for table in old.TABLES:
        db.execute(f"ALTER TABLE {table} RENAME TO {old.OLD}{table}")
    db.execute("PRAGMA legacy_alter_table=OFF")
    run(db, TABLES)
    note_all(db)
    old.take_over(db)
    db.execute("DELETE FROM sqlite_sequence WHERE name='evenings'")
    db.execute(f"UPDATE sqlite_sequence SET name='evenings' WHERE name='{old.OLD}evenings'")
    if version < 3:  # earlier versions did not record erased evenings
        note_gone(db)
    for table in reversed(old.TABLES):
        db.execute(f"DROP TABLE {old.OLD}{table}")


def is_ours(db: sqlite3.Connection) -> bool:
    """Return whether the tables are exactly today's, with nothing executable beside them."""
    found = db.execute("SELECT sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'")
    return {sql for (sql,) in found} == {_kept(each) for each in _statements(TABLES)}


def run(db: sqlite3.Connection, statements: str) -> None:
    """Run statements one by one: `executescript` would end the transaction."""
    for statement in _statements(statements):
        db.execute(statement)


def _statements(text: str) -> Iterator[str]:
    statement = ""
    for line in text.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _kept(statement: str) -> str:
    """Return a statement as SQLite stores it: from CREATE to its last word."""
    return statement[statement.index("CREATE") :].rstrip().removesuffix(";")
