"""The tables of the archive, and the steps from each older version to the newest.

They hold facts that were entered, and nothing that follows from them. `touched` and `seen` are
numbers that grow with every change: they say what came last, whatever the clock says.
"""

import sqlite3

APPLICATION = 0x5C0EBAD0
"""Tells an archive from every other SQLite file."""

VERSION = 1

TABLES = """
CREATE TABLE players (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    seen INTEGER NOT NULL,
    same_as INTEGER REFERENCES players CHECK (same_as <> id)
) STRICT;
CREATE INDEX spellings ON players (same_as) WHERE same_as IS NOT NULL;
CREATE INDEX players_seen ON players (seen);

CREATE TABLE evenings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    mark BLOB NOT NULL UNIQUE CHECK (length(mark) = 16),
    touched INTEGER NOT NULL,
    binned INTEGER,
    title TEXT NOT NULL,
    day TEXT,
    note TEXT NOT NULL,
    way TEXT NOT NULL,
    planned INTEGER,
    currency TEXT NOT NULL
) STRICT;
CREATE INDEX evenings_touched ON evenings (touched);

CREATE TABLE rounds (
    evening INTEGER NOT NULL REFERENCES evenings ON DELETE CASCADE,
    round INTEGER NOT NULL,
    form TEXT NOT NULL,
    honours INTEGER NOT NULL,
    part_score_50 INTEGER NOT NULL,
    carry_over INTEGER NOT NULL,
    unfinished_part_score INTEGER NOT NULL,
    keeper INTEGER REFERENCES players,
    stake TEXT,
    stopped INTEGER NOT NULL,
    next_dealer TEXT,
    next_board INTEGER,
    PRIMARY KEY (evening, round)
) STRICT, WITHOUT ROWID;

-- The chairs from the beginning of a round (0), and after each change of seats among its items.
CREATE TABLE seats (
    evening INTEGER NOT NULL,
    round INTEGER NOT NULL,
    since INTEGER NOT NULL,
    north INTEGER NOT NULL REFERENCES players,
    east INTEGER NOT NULL REFERENCES players,
    south INTEGER NOT NULL REFERENCES players,
    west INTEGER NOT NULL REFERENCES players,
    PRIMARY KEY (evening, round, since),
    FOREIGN KEY (evening, round) REFERENCES rounds ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE sitting_out (
    evening INTEGER NOT NULL,
    round INTEGER NOT NULL,
    since INTEGER NOT NULL,
    place INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players,
    PRIMARY KEY (evening, round, since, place),
    FOREIGN KEY (evening, round, since) REFERENCES seats ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE draws (
    evening INTEGER NOT NULL,
    round INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players,
    PRIMARY KEY (evening, round, rank),
    FOREIGN KEY (evening, round) REFERENCES rounds ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Without a level the deal was passed out.
CREATE TABLE deals (
    evening INTEGER NOT NULL,
    round INTEGER NOT NULL,
    place INTEGER NOT NULL,
    level INTEGER,
    strain TEXT,
    doubling TEXT,
    declarer TEXT,
    tricks INTEGER NOT NULL,
    holder TEXT,
    honours INTEGER,
    dealer TEXT,
    board INTEGER,
    note TEXT NOT NULL,
    PRIMARY KEY (evening, round, place),
    FOREIGN KEY (evening, round) REFERENCES rounds ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE adjustments (
    evening INTEGER NOT NULL,
    round INTEGER NOT NULL,
    place INTEGER NOT NULL,
    side TEXT NOT NULL,
    points INTEGER NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (evening, round, place),
    FOREIGN KEY (evening, round) REFERENCES rounds ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE debts (
    evening INTEGER NOT NULL REFERENCES evenings ON DELETE CASCADE,
    place INTEGER NOT NULL,
    payer INTEGER NOT NULL REFERENCES players,
    payee INTEGER NOT NULL REFERENCES players,
    amount TEXT NOT NULL,
    PRIMARY KEY (evening, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE settlements (
    evening INTEGER NOT NULL REFERENCES evenings ON DELETE CASCADE,
    settlement INTEGER NOT NULL,
    day TEXT,
    PRIMARY KEY (evening, settlement)
) STRICT, WITHOUT ROWID;

CREATE TABLE payments (
    evening INTEGER NOT NULL,
    settlement INTEGER NOT NULL,
    place INTEGER NOT NULL,
    payer INTEGER NOT NULL REFERENCES players,
    payee INTEGER NOT NULL REFERENCES players,
    amount TEXT NOT NULL,
    PRIMARY KEY (evening, settlement, place),
    FOREIGN KEY (evening, settlement) REFERENCES settlements ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Every step of an evening; `change` says how it differs from the step before (see changes.py).
CREATE TABLE history (
    evening INTEGER NOT NULL REFERENCES evenings ON DELETE CASCADE,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('begin', 'do', 'undo', 'redo')),
    words TEXT NOT NULL,
    time INTEGER NOT NULL,
    change TEXT NOT NULL,
    PRIMARY KEY (evening, number)
) STRICT, WITHOUT ROWID;

-- What lay on the table when the program was left: the evening, and the line half typed.
CREATE TABLE desk (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    evening INTEGER REFERENCES evenings ON DELETE SET NULL,
    typed TEXT NOT NULL,
    round INTEGER,
    place INTEGER,
    inserts INTEGER NOT NULL
) STRICT;
"""

MIGRATIONS: dict[int, str] = {}
"""For each older version the statements that lead to the next."""


def create(db: sqlite3.Connection) -> None:
    """Make the tables of an empty archive, inside a transaction."""
    run(db, TABLES)
    db.execute(f"PRAGMA application_id = {APPLICATION}")
    db.execute(f"PRAGMA user_version = {VERSION}")


def migrate(db: sqlite3.Connection, version: int) -> None:
    """Bring the tables from an older version to the newest, inside a transaction."""
    for step in range(version, VERSION):
        run(db, MIGRATIONS[step])
        db.execute(f"PRAGMA user_version = {step + 1}")


def run(db: sqlite3.Connection, statements: str) -> None:
    """Run statements one by one: `executescript` would end the transaction."""
    statement = ""
    for line in statements.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            db.execute(statement)
            statement = ""
