"""Mending a damaged archive: it is set aside as it is, and what can be read goes into a new one.

What cannot be read any more is taken from the copies made on earlier days.
"""

import shutil
import sqlite3
from datetime import date
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from scorepad.archive import files, lock, rows, salvage
from scorepad.archive.backup import backups
from scorepad.archive.lock import Holder
from scorepad.archive.trouble import OF_SQLITE, UNREADABLE, Trouble, Why, trouble
from scorepad.bridge.evening import Evening


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
        raise Trouble(Why.BUSY, file)
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
        raise trouble(wrong, file) from wrong
    finally:
        if held:
            held.let_go()
    return result


def _made_whole(unfinished: Path, aside: Path, file: Path) -> Rescue:
    _remove(unfinished)
    db = files.open_to_write(unfinished)
    try:
        db.execute("PRAGMA foreign_keys=OFF")
        db.execute("BEGIN")
        result = Rescue(aside, *_fill(db, aside, file))
        db.execute("COMMIT")
    finally:
        db.close()
    return result


def _fill(db: sqlite3.Connection, aside: Path, file: Path) -> tuple[int, int, int]:
    _read(aside, db)
    partly = salvage.take_out_what_is_not_whole(db)
    (rescued,) = db.execute("SELECT count(*) FROM evenings").fetchone()
    copied = sum(_fill_from(backup.file, db) for backup in backups(file))
    in_part = 0
    for key, (mark, left) in partly.items():
        from_copy = rows.read(db, key)
        if from_copy is None or _items(from_copy) < _items(left):
            salvage.put_back(db, key, mark, left)
            in_part += 1
            copied -= from_copy is not None
    db.execute("DELETE FROM desk WHERE evening NOT IN (SELECT id FROM evenings)")
    return rescued, in_part, copied


def _free_name(file: Path, today: date) -> Path:
    names = (f"{file.stem}-damaged-{today.isoformat()}-{number}.db" for number in count(1))
    return next(aside for name in names if not (aside := file.with_name(name)).exists())


def _journal(file: Path) -> Path:
    """What SQLite has beside a file into which it was writing."""
    return file.with_name(f"{file.name}-journal")


def _copy(file: Path, to: Path) -> None:
    files.make(to)
    shutil.copyfile(file, to)
    if _journal(file).exists():
        shutil.copyfile(_journal(file), _journal(to))


def _remove(file: Path) -> None:
    for part in (file, _journal(file)):
        part.unlink(missing_ok=True)


def _read(aside: Path, db: sqlite3.Connection) -> None:
    """Read a copy of the damaged file, which SQLite may change when it opens it."""
    with TemporaryDirectory(dir=aside.parent) as folder:
        copied = Path(folder) / "copy.db"
        _copy(aside, copied)
        damaged = files.connect(copied)
        try:
            salvage.read_damaged(damaged, db)
        finally:
            damaged.close()


def _fill_from(backup: Path, db: sqlite3.Connection) -> int:
    """Take the evenings from a copy that are not there any more.

    One that is there, and has not been changed since, is taken too: nothing of it was damaged.
    """
    try:
        copied = files.open_to_read(backup)
    except Trouble:
        return 0
    found = 0
    try:
        for row in copied.execute("SELECT * FROM players").fetchall():
            salvage.put(db, "players", row)
            number, name, *_ = row
            lost = salvage.nameless(number)
            db.execute("UPDATE OR IGNORE players SET name=? WHERE name=?", (name, lost))
        for key, mark in copied.execute("SELECT id, mark FROM evenings").fetchall():
            there = db.execute(
                "SELECT mark=? FROM evenings WHERE mark=? OR id=?", (mark, mark, key)
            ).fetchone()
            since = salvage.last_step(db, key) != salvage.last_step(copied, key)
            if (there is None or (there == (1,) and not since)) and salvage.is_whole(copied, key):
                salvage.copy_evening(copied, key, db)
                found += there is None
    except UNREADABLE:
        pass  # what was found before is there
    finally:
        copied.close()
    return found


def _items(evening: Evening) -> int:
    return sum(len(entered.items) for entered in evening.rounds)
