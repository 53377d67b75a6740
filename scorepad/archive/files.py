"""Opens the SQLite file of an archive: private to its owner, and brought up to date."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from scorepad.archive import schema
from scorepad.archive.errors import NOT_AN_EVENING, OF_SQLITE, ArchiveError, Reason, archive_error
from scorepad.archive.time_limit import TimeLimit

_PATIENCE = 0.5
"""Seconds to wait while another program reads or writes."""
LONGEST = 60.0
"""Seconds after which copying an archive is given up."""
_DEFENSIVE = 1010
"""SQLITE_DBCONFIG_DEFENSIVE: nothing in the file can change how SQLite works."""
_KINDS = """
SELECT DISTINCT CASE WHEN sql LIKE '%virtual%' THEN 'virtual' ELSE type END FROM sqlite_master
"""
"""The kinds of objects in a file: merely reading a virtual table runs its module."""
BACKUPS = "backups"
"""The folder of backups, beside the archive."""
UNFINISHED = ".unfinished"
_FOR_ITS_OWNER, FOLDER_FOR_ITS_OWNER = 0o600, 0o700


def open_to_write(file: Path) -> sqlite3.Connection:
    """Open an archive for writing; a missing one is created."""
    try:
        make(file)
        db = connect(file)
    except (*OF_SQLITE, OSError) as wrong:
        raise archive_error(wrong, file) from wrong
    with _closed_on_failure(db, file):
        db.execute("PRAGMA journal_mode=TRUNCATE")
        db.execute("PRAGMA synchronous=FULL")
        db.execute("PRAGMA foreign_keys=ON")
        db.execute("PRAGMA secure_delete=ON")
        _bring_up_to_date(db, file)
        _may_write(db, file)
    return db


def open_to_read(file: Path) -> sqlite3.Connection:
    """Open an archive read-only."""
    try:
        db = connect(file, "ro")
    except (*OF_SQLITE, OSError) as wrong:
        raise archive_error(wrong, file) from wrong
    with _closed_on_failure(db, file):
        if _version(db, file) < schema.VERSION:
            db = _newer_copy(db, file)
    return db


def _may_write(db: sqlite3.Connection, file: Path) -> None:
    """Raise if the file is writable but its header forbids writing: then it is damaged."""
    try:
        db.execute("DELETE FROM session WHERE 0")
    except sqlite3.OperationalError as wrong:
        if wrong.sqlite_errorcode == sqlite3.SQLITE_READONLY and may_be_written(file):
            raise ArchiveError(Reason.DAMAGED, file) from wrong
        raise


@contextmanager
def _closed_on_failure(db: sqlite3.Connection, file: Path) -> Iterator[None]:
    """Close a connection if an error keeps it from being returned."""
    try:
        yield
    except BaseException as wrong:
        db.close()
        if isinstance(wrong, (*OF_SQLITE, OSError)):
            raise archive_error(wrong, file) from wrong
        raise


def connect(file: Path, mode: str = "rw") -> sqlite3.Connection:
    """Return a connection whose transactions begin and end only explicitly."""
    is_there(file)
    db = sqlite3.connect(address_of(file, mode), uri=True, timeout=_PATIENCE, isolation_level=None)
    getattr(db, "setconfig", _not_yet)(_DEFENSIVE, True)
    db.execute("PRAGMA trusted_schema=OFF")
    return db


def address_of(file: Path, mode: str) -> str:
    """Return the URI of a file; `as_uri` would import networking modules in Python 3.14."""
    path = os.fsencode(file.absolute().as_posix())
    return f"file:///{quote(path.removeprefix(b'/'))}?mode={mode}"


def _not_yet(*setting: int) -> None:
    """Do nothing: before Python 3.12 this cannot be set, and the check of tables must do."""


@contextmanager
def one_reading(db: sqlite3.Connection) -> Iterator[None]:
    """Read within one snapshot, whoever writes at the same time."""
    if db.in_transaction:
        yield
        return
    db.execute("BEGIN")
    try:
        yield
    finally:
        with suppress(*OF_SQLITE):
            db.rollback()


def may_be_written(file: Path) -> bool:
    """Whether the system lets us write this file, and a journal beside it."""
    return os.access(file, os.W_OK) and os.access(file.absolute().parent, os.W_OK | os.X_OK)


def state_of(file: Path) -> tuple[int, ...] | None:
    """Return a value that changes when the file is written or replaced."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns


def is_there(file: Path) -> bool:
    """Whether the file exists; raises ArchiveError for a pipe, a device and the like."""
    if not file.exists():
        return False
    if not file.is_file():
        # Opening a pipe would block.
        raise ArchiveError(Reason.FOLDER if file.is_dir() else Reason.NOT_OPEN, file)
    return True


def make(file: Path) -> None:
    """Create an empty file that only its owner can read, with its folder."""
    if file.exists():
        return
    file.parent.mkdir(mode=FOLDER_FOR_ITS_OWNER, parents=True, exist_ok=True)
    with suppress(FileExistsError):  # a dangling link is not followed
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, _FOR_ITS_OWNER))


def journal(file: Path) -> Path:
    """Return the rollback journal of a file."""
    return file.with_name(f"{file.name}-journal")


def mending_folder(file: Path) -> Path:
    """Return the folder where a damaged archive is repaired."""
    return file.with_name(f"{file.name}.mending")


def clear_away(file: Path) -> None:
    """Delete what a program killed while copying or repairing left behind."""
    mending = mending_folder(file)
    with suppress(OSError):
        for folder, name in ((file.parent, file.name), (file.parent / BACKUPS, file.stem)):
            for left in folder.iterdir():
                if left.name.startswith(name) and UNFINISHED in left.name:
                    left.unlink()
    with suppress(OSError):
        for left in mending.iterdir():
            left.unlink()
        mending.rmdir()


def copy(
    db: sqlite3.Connection,
    to: Path,
    patience: TimeLimit,
    prove: Callable[[sqlite3.Connection], None] | None = None,
) -> None:
    """Copy an open archive to another file, completely and on the disk, or not at all."""
    unfinished = to.with_name(f"{to.name}{UNFINISHED}")
    unfinished.unlink(missing_ok=True)
    make(unfinished)
    other = connect(unfinished)
    try:
        other.execute("PRAGMA synchronous=OFF")
        patience.watch(other)
        patience.copy(db, other)
        if other.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            wrong = sqlite3.DatabaseError("the copy is as damaged as what was copied")
            wrong.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise wrong
        if prove:
            prove(other)
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
            copy(db, file.with_name(f"{file.name}.version-{version}"), TimeLimit(LONGEST))
        db.execute("BEGIN IMMEDIATE")
        _make_tables(db, version, file)
        db.execute("COMMIT")
        if version:
            for left in ("tallies", "tallies-journal"):  # from version 1
                file.with_name(f"{file.name}.{left}").unlink(missing_ok=True)
    except (*OF_SQLITE, OSError) as wrong:
        raise archive_error(wrong, file) from wrong


def _version(db: sqlite3.Connection, file: Path) -> int:
    """Return the version of an archive's tables; 0 if there are none yet."""
    with one_reading(db):
        return _version_now(db, file)


def _version_now(db: sqlite3.Connection, file: Path) -> int:
    (application,) = db.execute("PRAGMA application_id").fetchone()
    (version,) = db.execute("PRAGMA user_version").fetchone()
    kinds = {kind for (kind,) in db.execute(_KINDS)}
    if not kinds and not application:
        return 0
    is_marked = application == schema.APPLICATION
    if schema.is_ours(db):
        if is_marked and version == schema.VERSION:
            return int(version)
        raise ArchiveError(Reason.DAMAGED, file)  # its header says otherwise
    if not is_marked:
        raise ArchiveError(Reason.FOREIGN, file)
    if version > schema.VERSION:
        raise ArchiveError(Reason.NEWER, file)
    if not 0 < version < schema.VERSION or kinds - {"table", "index"}:
        raise ArchiveError(Reason.DAMAGED, file)
    return int(version)


def _newer_copy(db: sqlite3.Connection, file: Path) -> sqlite3.Connection:
    """Return an old or empty archive in today's form in memory, leaving the file unchanged."""
    memory = sqlite3.connect(":memory:", isolation_level=None)
    with _closed_on_failure(memory, file):
        TimeLimit(LONGEST).copy(db, memory)
        db.close()
        (version,) = memory.execute("PRAGMA user_version").fetchone()
        _make_tables(memory, version, file)
    return memory


def _make_tables(db: sqlite3.Connection, version: int, file: Path) -> None:
    """Upgrade the tables to the newest version, or create them."""
    if not version:
        schema.create(db)
        return
    try:
        schema.migrate(db, version)
    except NOT_AN_EVENING as wrong:
        raise ArchiveError(Reason.DAMAGED, file) from wrong
