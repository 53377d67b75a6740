"""The lock of an archive: only one program may write, and others can see which one.

The lock is a small SQLite file beside the archive. Its holder keeps a transaction open on it, which
the system ends with the program, however that ends; a row that all can read tells who the holder
is.
"""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

TABLE = "CREATE TABLE IF NOT EXISTS holder (pid INTEGER, host TEXT, user TEXT)"


class Holder(NamedTuple):
    """The program that holds the archive."""

    pid: int
    host: str
    user: str

    @property
    def is_here(self) -> bool:
        """Whether it runs on this computer and for this user."""
        return self[1:] == _me()[1:]

    def __str__(self) -> str:
        return f"{self.user} on {self.host} (process {self.pid})"


NOBODY_KNOWN = Holder(0, "?", "?")
"""An unknown program holds the archive."""


class Lock:
    """Held until it is released, or the program ends."""

    def __init__(self, db: sqlite3.Connection, file: Path) -> None:
        self._db = db
        self._file = file
        self._is = _which(file)

    def is_held(self) -> bool:
        """Whether the locked file is still the one under this name."""
        return _which(self._file) == self._is

    def let_go(self) -> None:
        self._db.close()


def lock_file(archive: Path) -> Path:
    return archive.with_name(f"{archive.name}.lock")


def take(archive: Path) -> Lock | Holder | None:
    """Take the lock, or return its holder; None if locking is impossible, even at a second try."""
    return _take(archive) or _take(archive)


def _take(archive: Path) -> Lock | Holder | None:
    file = lock_file(archive)
    try:
        if file.is_symlink() and not _taken_away(file):
            return NOBODY_KNOWN
        if not file.exists():  # closing it would release a lock of this program
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
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
            return _take(archive)
        return holder
    return Lock(db, file)


def _holder(db: sqlite3.Connection) -> Holder:
    """Return the holder of the lock, unknown while he is just taking it."""
    try:
        row = db.execute("SELECT pid, host, user FROM holder").fetchone()
    except sqlite3.Error:
        row = None
    return Holder(*row) if row else NOBODY_KNOWN


def _taken_away(file: Path) -> bool:
    """Delete a file that is not a lock."""
    with suppress(OSError):
        file.unlink()
    return not os.path.lexists(file)


def _which(file: Path) -> tuple[int, int] | None:
    """Return what identifies a file, whatever its name."""
    try:
        found = file.lstat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _me() -> Holder:
    """Return this program; done without Python's modules for it, which load slowly."""
    host = os.environ.get("COMPUTERNAME") or os.uname().nodename  # Windows' name for it
    named = (os.environ.get(name) for name in ("LOGNAME", "USER", "LNAME", "USERNAME"))
    return Holder(os.getpid(), host, next(filter(None, named), "?"))
