"""The rows of evenings: one each, with its plain data as text, and one for each step."""

import json
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from datetime import date
from typing import Any

from scorepad.archive.history import StepKind
from scorepad.archive.proof import (
    BEFORE_ALL,
    Mark,
    NotAsWritten,
    after_step,
    checksum,
    seal,
    seal_of_row,
)
from scorepad.archive.totals import (
    EVENINGS,
    PLAYERS,
    TABLES,
    count_rows,
    note_row,
    read_total,
)
from scorepad.bridge.evening import Evening
from scorepad.bridge.plain import Plain, from_plain, to_plain
from scorepad.bridge.value_changes import change_between, forward

as_text: Callable[[Any], str] = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""Writes plain data as the archive stores it."""
NOTHING = Evening()
"""The state before an evening begins."""
ROW = "uuid, touched, binned, begun, changed, day, plain, checksum, steps, proof"
"""The columns of a row that its seal covers."""
_ADD_STEP = "INSERT INTO history VALUES (?, ?, ?, ?, ?, ?, ?)"
STEPS = "SELECT evening, number, kind, action, time, change, proof FROM history ORDER BY 1, 2"
_TOUCHED = "SELECT ifnull(max(touched), 0) FROM evenings"
_MOST_GONE = 1_000_000
Step = tuple[str, str, int, str]
"""Kind, description, time, and change."""


def begin(
    db: sqlite3.Connection, uuid: bytes, evening: Evening, action: str, key: int | None = None
) -> int:
    """Write a new evening with its first step, under this number or the next."""
    (last,) = db.execute(_TOUCHED).fetchone()
    change = as_text(change_between(NOTHING, evening))
    step = (str(StepKind.BEGIN), to_plain(action), int(time.time()), change)
    return put(db, key, (uuid, last + 1, None), evening, [step])


def put(
    db: sqlite3.Connection,
    key: int | None,
    row: tuple[bytes, int, int | None],
    evening: Evening,
    steps: Iterable[Step],
) -> int:
    """Write an evening with all its steps; `row` has its uuid, last change and deletion."""
    if key is None:
        key = _next_key(db)
    mark, marks, times = BEFORE_ALL, [], []
    for step in steps:
        mark = after_step(mark, *step)
        marks.append((key, mark.steps, *step, mark.proof))
        times.append(step[2])
    plain = as_text(to_plain(evening))
    whole = (*row, times[0], times[-1], day_out(evening.day), plain, checksum(plain), *mark)
    db.execute(
        f"INSERT INTO evenings (id, {ROW}, seal) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (key, *whole, seal_of_row(key, whole)),
    )
    note_row(db, EVENINGS, None, seal_of_row(key, whole))
    db.executemany(_ADD_STEP, marks)
    return key


def write(
    db: sqlite3.Connection,
    key: int,
    before: Evening,
    after: Evening,
    action: str,
    kind: StepKind,
    plain: Plain = None,
) -> tuple[Mark, Plain]:
    """Update the row of an evening, out of the bin, and add a step to it.

    If its old plain data is given, the step is applied to that in place.
    """
    was = _row(db, key)
    uuid, touched, _, begun, *_, steps, proof = was
    (last,) = db.execute(_TOUCHED).fetchone()
    now = int(time.time())
    change = change_between(before, after)
    step = (str(kind), to_plain(action), now, as_text(change))
    mark = after_step(Mark(steps, proof), *step)
    plain = forward(Evening, to_plain(before) if plain is None else plain, change)
    text = as_text(plain)
    row = (uuid, last + (touched < last), None, begun, now, day_out(after.day))
    _update(db, key, was, (*row, text, checksum(text), *mark))
    db.execute(_ADD_STEP, (key, mark.steps, *step, mark.proof))
    return mark, plain


def set_binned(db: sqlite3.Connection, key: int, when: int | None) -> bool:
    """Move an evening to or from the bin, and return whether it exists."""
    row = _row(db, key)
    if row is not None:
        _update(db, key, row, (*row[:2], when, *row[3:]))
    return row is not None


def erase(db: sqlite3.Connection, key: int) -> None:
    """Delete an evening for good; its number is recorded as gone."""
    found = db.execute("DELETE FROM evenings WHERE id=? RETURNING seal", (key,)).fetchall()
    for (was,) in found:
        note_row(db, EVENINGS, was, None)
    db.execute("INSERT OR REPLACE INTO gone VALUES (?, ?)", (key, seal(key)))


def note_gone(db: sqlite3.Connection) -> None:
    """Record every unused number as erased, when none can be missing yet."""
    there = {key for (key,) in db.execute("SELECT id FROM evenings")}
    numbers = range(1, _next_key(db))
    if len(numbers) > len(there) + _MOST_GONE:
        raise NotAsWritten
    gone = [(key, seal(key)) for key in numbers if key not in there]
    db.executemany("INSERT INTO gone VALUES (?, ?)", gone)


def prove(db: sqlite3.Connection) -> None:
    """Verify that all rows and steps are intact; raises ValueError."""
    marks: dict[int, Mark] = {}
    for key, number, *step, proof in db.execute(STEPS):
        marks[key] = after_step(marks.get(key, BEFORE_ALL), *step)
        if marks[key] != (number, proof):
            raise NotAsWritten
    for key, *row, written in db.execute(f"SELECT id, {ROW}, seal FROM evenings"):
        if seal_of_row(key, row) != written or checksum(row[6]) != row[7]:
            raise NotAsWritten
        if marks.get(key) != (*row[8:],):
            raise NotAsWritten
    for *player, written in db.execute(f"SELECT name, seen, same_as, seal FROM {PLAYERS}"):
        if seal(*player) != written:
            raise NotAsWritten
    if any(read_total(db, table) != count_rows(db, table) for table in TABLES):
        raise NotAsWritten


def mark_of(db: sqlite3.Connection, key: int) -> Mark | None:
    """Return the last step of an evening, or None."""
    row = db.execute("SELECT steps, proof FROM evenings WHERE id=?", (key,)).fetchone()
    return row and Mark(*row)


def read(db: sqlite3.Connection, key: int) -> tuple[Evening, Mark] | None:
    """Return an evening with the names as typed, and its last step.

    Raises ValueError if the row was altered.
    """
    row = _row(db, key)
    return None if row is None else (evening_in(row[6], row[7]), Mark(*row[8:]))


def evening_in(plain: str, written: int) -> Evening:
    """Return the evening in a text; raises ValueError if the text was altered."""
    if checksum(plain) != written:
        raise NotAsWritten
    return from_plain(Evening, json.loads(plain))


def day_out(day: date | None) -> str | None:
    return day.isoformat() if day else None


def day_in(text: str | None) -> date | None:
    return date.fromisoformat(text) if text else None


def _row(db: sqlite3.Connection, key: int) -> Any:
    row = db.execute(f"SELECT {ROW}, seal FROM evenings WHERE id=?", (key,)).fetchone()
    if row is None:
        return None
    *whole, written = row
    if seal_of_row(key, whole) != written:
        raise NotAsWritten
    return whole


def _update(db: sqlite3.Connection, key: int, was: Sequence[Any], row: tuple[Any, ...]) -> None:
    _, touched, binned, _, *rest = row
    written = seal_of_row(key, row)
    db.execute(
        "UPDATE evenings SET touched=?, binned=?, changed=?, day=?, plain=?, checksum=?, steps=?, "
        "proof=?, seal=? WHERE id=?",
        (touched, binned, *rest, written, key),
    )
    note_row(db, EVENINGS, seal_of_row(key, was), written)


def _next_key(db: sqlite3.Connection) -> int:
    """Return a number that no evening has ever had."""
    (last,) = db.execute(
        "SELECT max(ifnull((SELECT max(seq) FROM sqlite_sequence), 0), "
        "ifnull((SELECT max(id) FROM evenings), 0))"
    ).fetchone()
    return int(last) + 1
