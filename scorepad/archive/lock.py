"""Who has an archive: one program may write into it, and the others say who that is.

The lock is a small SQLite file beside the archive. Whoever has it keeps a transaction open on
it, which the system ends with the program, however that ends; who it is stands in a row that
all may read.
"""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

TABLE = "CREATE TABLE IF NOT EXISTS holder (pid INTEGER, host TEXT, user TEXT)"


class Holder(NamedTuple):
    """The program that has the archive."""

    pid: int
    host: str
    user: str

    @property
    def is_here(self) -> bool:
        """Whether it runs on this computer, for this user."""
        return self[1:] == _me()[1:]

    def __str__(self) -> str:
        return f"{self.user} on {self.host} (process {self.pid})"


class Lock:
    """Held until it is let go, or the program ends."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def let_go(self) -> None:
        self._db.close()


def lock_file(archive: Path) -> Path:
    return archive.with_name(f"{archive.name}.lock")


def take(archive: Path) -> Lock | Holder | None:
    """Take the lock, or tell who has it; nothing where there can be none."""
    file = lock_file(archive)
    try:
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
        db = sqlite3.connect(file, timeout=0.2, isolation_level=None)
    except (OSError, sqlite3.Error):
        return None
    try:
        db.execute("PRAGMA synchronous=OFF")
        db.execute("PRAGMA journal_mode=MEMORY")
        db.execute("BEGIN IMMEDIATE")
        db.execute(TABLE)
        db.execute("DELETE FROM holder")
        db.execute("INSERT INTO holder VALUES (?, ?, ?)", _me())
        db.execute("COMMIT")
        db.execute("BEGIN IMMEDIATE")
    except sqlite3.Error as wrong:
        holder = _holder(db) if wrong.sqlite_errorcode == sqlite3.SQLITE_BUSY else None
        db.close()
        if wrong.sqlite_errorcode == sqlite3.SQLITE_NOTADB and _taken_away(file):
            return take(archive)
        return holder
    return Lock(db)


def _holder(db: sqlite3.Connection) -> Holder:
    """Who has the lock; in the moment of taking it he has not yet said so."""
    try:
        row = db.execute("SELECT pid, host, user FROM holder").fetchone()
    except sqlite3.Error:
        row = None
    return Holder(*row) if row else Holder(0, "?", "?")


def _taken_away(file: Path) -> bool:
    """Take away what is no lock file."""
    with suppress(OSError):
        file.unlink()
    return not file.exists()


def _me() -> Holder:
    """Python's own modules for this take longer to load than the archive to open."""
    host = os.environ.get("COMPUTERNAME") or os.uname().nodename  # Windows names it so
    named = (os.environ.get(name) for name in ("LOGNAME", "USER", "LNAME", "USERNAME"))
    return Holder(os.getpid(), host, next(filter(None, named), "?"))
