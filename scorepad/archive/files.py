"""Opening the SQLite file of an archive: made for its owner alone, brought up to date."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

from scorepad.archive import schema
from scorepad.archive.errors import NOT_AN_EVENING, OF_SQLITE, ArchiveError, Reason, archive_error

PATIENCE = 0.5
"""Seconds to wait for another program that reads or writes just now."""
FOR_ITS_OWNER, FOLDER_FOR_ITS_OWNER = 0o600, 0o700


def open_to_write(file: Path) -> sqlite3.Connection:
    """Open an archive, newly made where there is none."""
    try:
        make(file)
        db = connect(file)
    except (*OF_SQLITE, OSError) as wrong:
        raise archive_error(wrong, file) from wrong
    with _closed_on_failure(db, file):
        db.execute("PRAGMA journal_mode=TRUNCATE")
        db.execute("PRAGMA synchronous=FULL")
        db.execute("PRAGMA foreign_keys=ON")
        _bring_up_to_date(db, file)
    return db


def open_to_read(file: Path) -> sqlite3.Connection:
    """Open an archive only to look into it."""
    try:
        db = connect(file, "ro")
    except OF_SQLITE as wrong:
        raise archive_error(wrong, file) from wrong
    with _closed_on_failure(db, file):
        if _version(db, file) < schema.VERSION:
            db = _newer_copy(db, file)
    return db


@contextmanager
def _closed_on_failure(db: sqlite3.Connection, file: Path) -> Iterator[None]:
    """A connection that nobody gets is closed."""
    try:
        yield
    except BaseException as wrong:
        db.close()
        if isinstance(wrong, OF_SQLITE):
            raise archive_error(wrong, file) from wrong
        raise


def connect(file: Path, mode: str = "rw") -> sqlite3.Connection:
    """A connection that begins and ends its transactions only where it is told to."""
    return sqlite3.connect(address_of(file, mode), uri=True, timeout=PATIENCE, isolation_level=None)


def address_of(file: Path, mode: str) -> str:
    """What SQLite calls a file; `as_uri` would bring all of the network along in Python 3.14."""
    path = os.fsencode(file.absolute().as_posix())
    return f"file:///{quote(path.removeprefix(b'/'))}?mode={mode}"


def make(file: Path) -> None:
    """Make an empty file that only its owner can read, and its folder likewise."""
    if file.exists():
        return
    file.parent.mkdir(mode=FOLDER_FOR_ITS_OWNER, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, FOR_ITS_OWNER))


def copy(db: sqlite3.Connection, to: Path) -> None:
    """Copy an open archive to another file, whole and on the disk, or not at all."""
    unfinished = to.with_name(f"{to.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    make(unfinished)
    other = connect(unfinished)
    try:
        other.execute("PRAGMA synchronous=OFF")
        db.backup(other)
        if other.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            wrong = sqlite3.DatabaseError("the copy is as damaged as what was copied")
            wrong.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise wrong
    except BaseException:
        other.close()
        unfinished.unlink(missing_ok=True)
        raise
    other.close()
    with unfinished.open("rb+") as copied:
        os.fsync(copied.fileno())
    unfinished.replace(to)


def _bring_up_to_date(db: sqlite3.Connection, file: Path) -> None:
    try:
        version = _version(db, file)
        if version == schema.VERSION:
            return
        if version:
            copy(db, file.with_name(f"{file.name}.version-{version}"))
        db.execute("BEGIN IMMEDIATE")
        _make_tables(db, version, file)
        db.execute("COMMIT")
        file.with_name(f"{file.name}.tallies").unlink(missing_ok=True)  # of version 1
    except (*OF_SQLITE, OSError) as wrong:
        raise archive_error(wrong, file) from wrong


def _version(db: sqlite3.Connection, file: Path) -> int:
    """The version of an archive's tables; 0 if it has none yet."""
    (application,) = db.execute("PRAGMA application_id").fetchone()
    (version,) = db.execute("PRAGMA user_version").fetchone()
    (tables,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if not tables and not application:
        return 0
    if application != schema.APPLICATION:
        raise ArchiveError(Reason.FOREIGN, file)
    if version > schema.VERSION:
        raise ArchiveError(Reason.NEWER, file)
    if version < 0:
        raise ArchiveError(Reason.DAMAGED, file)
    return int(version)


def _newer_copy(db: sqlite3.Connection, file: Path) -> sqlite3.Connection:
    """An old or empty archive in the newest form, in memory: the file stays as it is."""
    memory = sqlite3.connect(":memory:", isolation_level=None)
    with _closed_on_failure(memory, file):
        db.backup(memory)
        db.close()
        (version,) = memory.execute("PRAGMA user_version").fetchone()
        _make_tables(memory, version, file)
    return memory


def _make_tables(db: sqlite3.Connection, version: int, file: Path) -> None:
    """Bring tables to the newest version, from an older one or from none."""
    if not version:
        schema.create(db)
        return
    try:
        schema.migrate(db, version)
    except NOT_AN_EVENING as wrong:
        raise ArchiveError(Reason.DAMAGED, file) from wrong
