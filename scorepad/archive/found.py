"""The evenings of a file that may be damaged: what is there of each, and whether that is all."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

from scorepad.archive.evenings import FIELDS, NOTHING, checksum, evening_in
from scorepad.archive.history import StepKind
from scorepad.archive.trouble import NOT_AN_EVENING, OF_SQLITE
from scorepad.bridge.changes import forward
from scorepad.bridge.evening import Evening

Row = tuple[Any, ...]
KINDS = tuple(map(str, StepKind))
UUID_BYTES = 16
STEP = "evening, number, kind, action, time, change"


class Found(NamedTuple):
    """An evening as far as it can be read."""

    key: int
    row: Row | None
    """Its row without the number, if that can be read."""
    steps: tuple[Row, ...]
    """The first of its steps, as far as none is missing."""
    evening: Evening | None
    """What its row says, or else what its steps lead to."""
    is_whole: bool
    """Whether the row is as it was written, and all its steps lead to it."""


def found_in(db: sqlite3.Connection) -> Iterator[Found]:
    """Yield the evenings of an archive, however damaged, one after the other."""
    keys = {key: None for (key,) in readable(db, "id", "evenings", "id")}
    keys.update((key, None) for (key,) in readable(db, "DISTINCT evening", "history", "evening"))
    for key in sorted(key for key in keys if isinstance(key, int)):
        rows = list(readable(db, FIELDS, "evenings", "id", key))
        history = {row[1]: row for row in readable(db, STEP, "history", "evening", key)}
        yield _found(key, rows[0] if rows else None, history)


def readable(
    db: sqlite3.Connection, what: str, table: str, by: str, key: int | None = None
) -> Iterator[Row]:
    """Yield rows up to the first that cannot be read, from the beginning and from the end."""
    where = "" if key is None else f"WHERE {by}={key:d}"
    for order in ("ASC", "DESC"):
        try:
            yield from db.execute(f"SELECT {what} FROM {table} {where} ORDER BY {by} {order}")
        except OF_SQLITE:
            continue
        return


def _found(key: int, row: Row | None, history: dict[Any, Row]) -> Found:
    evening = _evening_of(row) if row else None
    steps: list[Row] = []
    reached = NOTHING
    with suppress(*NOT_AN_EVENING):
        while len(steps) + 1 in history:
            step = history[len(steps) + 1]
            reached = _after(reached, *step[2:])
            steps.append(step)
    whole = bool(steps) and len(steps) == len(history) and reached == evening
    if evening is None and steps:
        evening = reached
    return Found(key, row, tuple(steps), evening, whole and row is not None and _fits(row))


def _after(before: Evening, kind: Any, action: Any, time: Any, change: Any) -> Evening:
    """Return the evening after a step; raises ValueError where the table could not hold it."""
    if kind not in KINDS or not isinstance(action, str) or not isinstance(time, int):
        raise ValueError("no step is like this")
    return forward(before, json.loads(change))


def _evening_of(row: Row) -> Evening | None:
    """Return the evening of a row that is as it was written."""
    plain, written = row[-2:]
    with suppress(*NOT_AN_EVENING):
        if checksum(plain) == written:
            return evening_in(plain)
    return None


def _fits(row: Row) -> bool:
    """Tell whether the table could hold a row as it is."""
    uuid, touched, binned, begun, changed, day, *_ = row
    return (
        isinstance(uuid, bytes)
        and len(uuid) == UUID_BYTES
        and all(isinstance(number, int) for number in (touched, binned or 0, begun, changed))
        and isinstance(day or "", str)
    )
