"""Opening the SQLite file of an archive: made for its owner alone, brought up to date."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from scorepad.archive import schema
from scorepad.archive.errors import NOT_AN_EVENING, OF_SQLITE, ArchiveError, Reason, archive_error
from scorepad.archive.patience import Patience

_PATIENCE = 0.5
"""Seconds to wait for another program that reads or writes just now."""
LONGEST = 60.0
"""Seconds in which an archive is copied, or it is given up."""
_DEFENSIVE = 1010
"""SQLITE_DBCONFIG_DEFENSIVE: nothing in the file changes how SQLite works."""
_KINDS = """
SELECT DISTINCT CASE WHEN sql LIKE '%virtual%' THEN 'virtual' ELSE type END FROM sqlite_master
"""
"""What stands in a file: a virtual table runs what its module does when it is merely read."""
BACKUPS = "backups"
"""The folder of the copies, beside the archive."""
UNFINISHED = ".unfinished"
_FOR_ITS_OWNER, FOLDER_FOR_ITS_OWNER = 0o600, 0o700


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
        db.execute("PRAGMA secure_delete=ON")
        _bring_up_to_date(db, file)
        _may_write(db, file)
    return db


def open_to_read(file: Path) -> sqlite3.Connection:
    """Open an archive only to look into it."""
    try:
        db = connect(file, "ro")
    except (*OF_SQLITE, OSError) as wrong:
        raise archive_error(wrong, file) from wrong
    with _closed_on_failure(db, file):
        if _version(db, file) < schema.VERSION:
            db = _newer_copy(db, file)
    return db


def _may_write(db: sqlite3.Connection, file: Path) -> None:
    """See that a file that may be written says so itself, in the eighteenth byte of its head."""
    try:
        db.execute("DELETE FROM session WHERE 0")
    except sqlite3.OperationalError as wrong:
        if wrong.sqlite_errorcode == sqlite3.SQLITE_READONLY and may_be_written(file):
            raise ArchiveError(Reason.DAMAGED, file) from wrong
        raise


@contextmanager
def _closed_on_failure(db: sqlite3.Connection, file: Path) -> Iterator[None]:
    """A connection that nobody gets is closed."""
    try:
        yield
    except BaseException as wrong:
        db.close()
        if isinstance(wrong, (*OF_SQLITE, OSError)):
            raise archive_error(wrong, file) from wrong
        raise


def connect(file: Path, mode: str = "rw") -> sqlite3.Connection:
    """A connection that begins and ends its transactions only where it is told to."""
    is_there(file)
    db = sqlite3.connect(address_of(file, mode), uri=True, timeout=_PATIENCE, isolation_level=None)
    getattr(db, "setconfig", _not_yet)(_DEFENSIVE, True)
    db.execute("PRAGMA trusted_schema=OFF")
    return db


def address_of(file: Path, mode: str) -> str:
    """What SQLite calls a file; `as_uri` would bring all of the network along in Python 3.14."""
    path = os.fsencode(file.absolute().as_posix())
    return f"file:///{quote(path.removeprefix(b'/'))}?mode={mode}"


def _not_yet(*setting: int) -> None:
    """Before Python 3.12 this cannot be set; there it must do that no other table is ever used."""


@contextmanager
def one_reading(db: sqlite3.Connection) -> Iterator[None]:
    """What is read here is of one moment, whoever writes meanwhile."""
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
    """Whether the system lets this file be written, and a journal beside it."""
    return os.access(file, os.W_OK) and os.access(file.absolute().parent, os.W_OK | os.X_OK)


def state_of(file: Path) -> tuple[int, ...] | None:
    """What is another number when the file was written, or another one is in its place."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns


def is_there(file: Path) -> bool:
    """Whether there is a file; raises ArchiveError for what is none, such as a pipe or a device."""
    if not file.exists():
        return False
    if not file.is_file():
        # A pipe would keep everybody waiting.
        raise ArchiveError(Reason.FOLDER if file.is_dir() else Reason.NOT_OPEN, file)
    return True


def make(file: Path) -> None:
    """Make an empty file that only its owner can read, and its folder likewise."""
    if file.exists():
        return
    file.parent.mkdir(mode=FOLDER_FOR_ITS_OWNER, parents=True, exist_ok=True)
    with suppress(FileExistsError):  # a link to nowhere is not followed
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, _FOR_ITS_OWNER))


def journal(file: Path) -> Path:
    """Return what SQLite has beside a file into which it was writing."""
    return file.with_name(f"{file.name}-journal")


def mending_folder(file: Path) -> Path:
    """Return where a damaged archive is mended."""
    return file.with_name(f"{file.name}.mending")


def clear_away(file: Path) -> None:
    """Take away what whoever was killed amid a copy, or amid mending, left behind."""
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
    patience: Patience,
    prove: Callable[[sqlite3.Connection], None] | None = None,
) -> None:
    """Copy an open archive to another file, whole and on the disk, or not at all."""
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
            copy(db, file.with_name(f"{file.name}.version-{version}"), Patience(LONGEST))
        db.execute("BEGIN IMMEDIATE")
        _make_tables(db, version, file)
        db.execute("COMMIT")
        if version:
            for left in ("tallies", "tallies-journal"):  # of version 1
                file.with_name(f"{file.name}.{left}").unlink(missing_ok=True)
    except (*OF_SQLITE, OSError) as wrong:
        raise archive_error(wrong, file) from wrong


def _version(db: sqlite3.Connection, file: Path) -> int:
    """The version of an archive's tables; 0 if it has none yet."""
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
        raise ArchiveError(Reason.DAMAGED, file)  # its head says something else
    if not is_marked:
        raise ArchiveError(Reason.FOREIGN, file)
    if version > schema.VERSION:
        raise ArchiveError(Reason.NEWER, file)
    if not 0 < version < schema.VERSION or kinds - {"table", "index"}:
        raise ArchiveError(Reason.DAMAGED, file)
    return int(version)


def _newer_copy(db: sqlite3.Connection, file: Path) -> sqlite3.Connection:
    """An old or empty archive in the newest form, in memory: the file stays as it is."""
    memory = sqlite3.connect(":memory:", isolation_level=None)
    with _closed_on_failure(memory, file):
        Patience(LONGEST).copy(db, memory)
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
