"""The steps of an evening: each earlier state, and which steps can be undone."""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from datetime import datetime
from enum import StrEnum
from typing import NamedTuple

from scorepad.archive.errors import NOT_AN_EVENING
from scorepad.bridge.evening import Evening
from scorepad.bridge.value_changes import back

_END_OF_TIME = 253_370_764_800
"""The year 9999, in seconds; calendars end there."""


class StepKind(StrEnum):
    """The kinds of steps."""

    BEGIN = "begin"
    DO = "do"
    UNDO = "undo"
    REDO = "redo"


class Step(NamedTuple):
    """One step, and the evening after it."""

    number: int
    kind: StepKind
    words: str
    time: datetime
    evening: Evening


class Undo(NamedTuple):
    """What can be undone and redone: the states, with the names of the steps between them."""

    states: tuple[Evening, ...]
    names: tuple[str, ...]
    now: int
    """The index of the present state."""


def steps_of(db: sqlite3.Connection, key: int, now: Evening) -> list[Step]:
    """Return every step, oldest first.

    A step that cannot be read hides the ones before it, but none after it.
    """
    return [*steps_back(db, key, now)][::-1]


def steps_back(db: sqlite3.Connection, key: int, now: Evening) -> Iterator[Step]:
    """Yield the steps, latest first, computing the state before each from the one after it."""
    rows = db.execute(
        "SELECT number, kind, action, time, change FROM history WHERE evening=? "
        "ORDER BY number DESC",
        (key,),
    ).fetchall()
    return _led_back(rows, now)


def _led_back(rows: Sequence[tuple[int, str, str, int, str]], now: Evening) -> Iterator[Step]:
    for number, kind, words, when, change in rows:
        yield Step(number, StepKind(kind), words, moment(when), now)
        if kind == StepKind.BEGIN:
            break
        try:
            now = back(now, json.loads(change))
        except NOT_AN_EVENING:
            break


def undo_of(steps: Sequence[Step]) -> Undo | None:
    """Return what undo and redo can do after these steps, if anything."""
    if not steps:
        return None
    states, names, now = [steps[0].evening], list[str](), 0
    for step in steps[1:]:
        match step.kind:
            case StepKind.UNDO:
                now = max(0, now - 1)
            case StepKind.REDO:
                now = min(len(names), now + 1)
            case _:
                states[now + 1 :] = [step.evening]
                names[now:] = [step.words]
                now += 1
        # If older steps cannot be read, the state after the next one is still known.
        states[now] = step.evening
    return Undo(tuple(states), tuple(names), now)


def is_moment(seconds: int) -> bool:
    """Return whether a time is within the calendar in every time zone."""
    return 0 <= seconds < _END_OF_TIME


def moment(seconds: int) -> datetime:
    """Return a time as local time."""
    return datetime.fromtimestamp(seconds)
