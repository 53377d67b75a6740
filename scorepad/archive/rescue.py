"""Mending a damaged archive: it is set aside as it is, and what can be read goes into a new one.

What cannot be read any more is taken from the copies made on earlier days.
"""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import date
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from scorepad.archive import evenings, files, lock, version_1
from scorepad.archive.backup import backups
from scorepad.archive.damaged_version_1 import old_evenings
from scorepad.archive.errors import OF_SQLITE, ArchiveError, Reason, archive_error
from scorepad.archive.evenings import FIELDS
from scorepad.archive.found import STEP, UUID_BYTES, Found, found_in, readable
from scorepad.archive.lock import Holder
from scorepad.archive.names import everybody, note_players
from scorepad.bridge.actions import Action, ActionKind, encode_action
from scorepad.bridge.evening import Evening

PARTLY = encode_action(Action(ActionKind.RESCUE))


class Rescue(NamedTuple):
    """What became of a damaged archive."""

    set_aside: Path
    """Where it is now, as it was."""
    rescued: int
    """How many evenings could be read as a whole."""
    in_part: int
    """Of how many only a part could be read."""
    from_copies: int
    """How many came from a copy of an earlier day."""


def rescue(file: Path, today: date) -> Rescue:
    """Put all that can be read of a damaged archive, and of its copies, in its place.

    Until that is whole the damaged one stays where it is; a copy of it is kept for good.
    """
    held = lock.take(file)
    if isinstance(held, Holder):
        raise ArchiveError(Reason.BUSY, file)
    unfinished = file.with_name(f"{file.name}.rescued")
    aside = _free_name(file, today)
    try:
        try:
            _copy(file, aside)
            result = _made_whole(unfinished, aside, file)
        except BaseException:
            _remove(aside)
            raise
        finally:
            _journal(unfinished).unlink(missing_ok=True)
        _journal(file).unlink(missing_ok=True)  # it belongs to the damaged one
        unfinished.replace(file)
    except (*OF_SQLITE, OSError) as wrong:
        _remove(unfinished)
        raise archive_error(wrong, file) from wrong
    finally:
        if held:
            held.let_go()
    return result


def _made_whole(unfinished: Path, aside: Path, file: Path) -> Rescue:
    _remove(unfinished)
    with closing(files.open_to_write(unfinished)) as db:
        db.execute("PRAGMA foreign_keys=OFF")
        db.execute("BEGIN")
        partly = _take_whole_ones(aside, db)
        (rescued,) = db.execute("SELECT count(*) FROM evenings").fetchone()
        copied = sum(_fill_from(backup.file, db) for backup in backups(file))
        in_part = 0
        for found in partly:
            assert found.evening
            there = evenings.read(db, found.key)
            if there and _items(there) >= _items(found.evening):
                continue
            if _put_part(db, found):
                in_part += 1
                copied -= there is not None
        _tidy(db)
        db.execute("COMMIT")
    return Rescue(aside, rescued, in_part, copied)


def _take_whole_ones(aside: Path, db: sqlite3.Connection) -> list[Found]:
    """Take over what is whole, and return what is left of the other evenings."""
    partly = []
    with _opened(aside) as damaged:
        is_old = _version(damaged) == 1
        if is_old:
            for key, row, evening, steps, is_whole in old_evenings(damaged):
                if row and is_whole:
                    version_1.put(db, row, evening, steps)
                else:
                    partly.append(Found(key, row and row[1:], (), evening, is_whole=False))
        for found in found_in(damaged):
            if found.is_whole:
                _put(db, found)
            elif found.evening:
                partly.append(found)
        _take_players(damaged, db, is_old=is_old)
        desk = version_1.DESK if is_old else "session"
        for row in readable(damaged, "id, evening, typed, round, place, inserts", desk, "id"):
            _insert(db, "session", row)
    return _each_once(partly)


def _each_once(partly: list[Found]) -> list[Found]:
    """Leave out steps that lead to what a row says which has another number by now."""
    alone = {found.evening for found in partly if found.row and not found.steps}
    return [found for found in partly if found.row or found.evening not in alone]


def _fill_from(backup: Path, db: sqlite3.Connection) -> int:
    """Take the evenings from a copy that are not there any more, and return their number."""
    try:
        copied = files.open_to_read(backup)
    except ArchiveError:
        return 0
    with closing(copied):
        _take_players(copied, db)
        (had,) = db.execute("SELECT count(*) FROM evenings").fetchone()
        for found in found_in(copied):
            if found.is_whole:
                _put(db, found)
        (has,) = db.execute("SELECT count(*) FROM evenings").fetchone()
    return int(has - had)


def _put(db: sqlite3.Connection, found: Found) -> None:
    """Write an evening with its steps, unless it is there."""
    assert found.row
    uuid = found.row[0]
    if db.execute("SELECT 1 FROM evenings WHERE uuid=? OR id=?", (uuid, found.key)).fetchone():
        return
    _insert(db, f"evenings (id, {FIELDS})", (found.key, *found.row))
    for _, *step in found.steps:  # a damaged one may be found here and name another evening
        _insert(db, f"history ({STEP})", (found.key, *step))


def _put_part(db: sqlite3.Connection, found: Found) -> bool:
    """Keep what is left of an evening; the steps that led to it are gone."""
    assert found.evening
    uuid = _uuid_of(db, found)
    if db.execute("SELECT 1 FROM evenings WHERE uuid=? AND id<>?", (uuid, found.key)).fetchone():
        return False  # from a copy, under another number
    db.execute("DELETE FROM history WHERE evening=?", (found.key,))
    db.execute("DELETE FROM evenings WHERE id=?", (found.key,))
    evenings.begin(db, uuid, found.evening, PARTLY, found.key)
    return True


def _uuid_of(db: sqlite3.Connection, found: Found) -> bytes:
    """Return what tells an evening from all others: by its row, by a copy, or from now on."""
    uuid = found.row[0] if found.row else None
    if isinstance(uuid, bytes) and len(uuid) == UUID_BYTES:
        return uuid
    row = db.execute("SELECT uuid FROM evenings WHERE id=?", (found.key,)).fetchone()
    return bytes(row[0]) if row else os.urandom(UUID_BYTES)


def _take_players(
    damaged: sqlite3.Connection, db: sqlite3.Connection, *, is_old: bool = False
) -> None:
    same_as = version_1.SAME_AS if is_old else "same_as"
    for row in readable(damaged, f"name, seen, {same_as}", "players", "id"):
        _insert(db, "players (name, seen, same_as)", row)


def _tidy(db: sqlite3.Connection) -> None:
    """Let nothing stand for what is not there."""
    db.execute("DELETE FROM session WHERE evening NOT IN (SELECT id FROM evenings)")
    db.execute("UPDATE players SET same_as=NULL WHERE same_as NOT IN (SELECT name FROM players)")
    for (plain,) in db.execute("SELECT plain FROM evenings ORDER BY touched").fetchall():
        note_players(db, everybody(evenings.evening_in(plain)))


def _insert(db: sqlite3.Connection, table: str, row: tuple[object, ...]) -> None:
    """Put a row in, unless it is there already or is none that this table can hold."""
    marks = ",".join("?" * len(row))
    with suppress(sqlite3.IntegrityError):
        db.execute(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", row)


def _version(db: sqlite3.Connection) -> int:
    with suppress(*OF_SQLITE):
        return int(db.execute("PRAGMA user_version").fetchone()[0])
    return 0


def _free_name(file: Path, today: date) -> Path:
    names = (f"{file.stem}-damaged-{today.isoformat()}-{number}.db" for number in count(1))
    return next(aside for name in names if not (aside := file.with_name(name)).exists())


def _journal(file: Path) -> Path:
    """Return what SQLite has beside a file into which it was writing."""
    return file.with_name(f"{file.name}-journal")


def _copy(file: Path, to: Path) -> None:
    files.make(to)
    shutil.copyfile(file, to)
    if _journal(file).exists():
        shutil.copyfile(_journal(file), _journal(to))


def _remove(file: Path) -> None:
    for part in (file, _journal(file)):
        part.unlink(missing_ok=True)


@contextmanager
def _opened(aside: Path) -> Iterator[sqlite3.Connection]:
    """Open a copy of the damaged file, which SQLite may change when it opens it."""
    with TemporaryDirectory(dir=aside.parent) as folder:
        copied = Path(folder) / "copy.db"
        _copy(aside, copied)
        with closing(files.connect(copied)) as damaged:
            damaged.execute("PRAGMA writable_schema=ON")  # or one that was cut off is refused whole
            yield damaged


def _items(evening: Evening) -> int:
    return sum(len(entered.items) for entered in evening.rounds)
