"""The rows of evenings: one each, with its plain data as text."""

import json
import sqlite3
import time
import zlib
from collections.abc import Callable
from typing import Any

from scorepad.archive.history import StepKind, add_step
from scorepad.bridge.changes import change_between
from scorepad.bridge.evening import Evening
from scorepad.bridge.plain import from_plain, to_plain

as_text: Callable[[Any], str] = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""Plain data as the archive holds it."""
NOTHING = Evening()
"""An evening before it is begun."""
FIELDS = "uuid, touched, binned, begun, changed, day, plain, checksum"


def checksum(text: str) -> int:
    """Return what tells that a text is still what was written."""
    return zlib.crc32(text.encode())


def begin(
    db: sqlite3.Connection, uuid: bytes, evening: Evening, action: str, key: int | None = None
) -> int:
    """Write a new evening with its first step: under this number, or under the next one."""
    now, plain = int(time.time()), as_text(to_plain(evening))
    made = db.execute(
        f"INSERT INTO evenings (id, {FIELDS}) VALUES "
        "(?, ?, (SELECT ifnull(max(touched), 0) + 1 FROM evenings), NULL, ?, ?, ?, ?, ?)",
        (key, uuid, now, now, day_out(evening), plain, checksum(plain)),
    )
    key = made.lastrowid if key is None else key
    assert key
    change = as_text(change_between(NOTHING, evening))
    add_step(db, key, StepKind.BEGIN, action, change)
    return key


def write(
    db: sqlite3.Connection, key: int, before: Evening, after: Evening, action: str, kind: StepKind
) -> None:
    """Make the row of an evening say what it is now, out of the bin, and add the step to it."""
    plain = as_text(to_plain(after))
    db.execute(
        "UPDATE evenings SET touched=(SELECT max(touched) FROM evenings) + "
        "(touched < (SELECT max(touched) FROM evenings)), binned=NULL, changed=?, day=?, plain=?, "
        "checksum=? WHERE id=?",
        (int(time.time()), day_out(after), plain, checksum(plain), key),
    )
    add_step(db, key, kind, action, as_text(change_between(before, after)))


def read(db: sqlite3.Connection, key: int) -> Evening | None:
    """Return the evening of a row, with the names as they were typed."""
    row = db.execute("SELECT plain FROM evenings WHERE id=?", (key,)).fetchone()
    return None if row is None else evening_in(row[0])


def evening_in(plain: str) -> Evening:
    """Return the evening that a text of plain data stands for; raises ValueError."""
    return from_plain(Evening, json.loads(plain))


def day_out(evening: Evening) -> str | None:
    return evening.day.isoformat() if evening.day else None
