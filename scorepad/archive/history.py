"""The steps of an evening: each state that ever was, and which of them can be taken back."""

import sqlite3
from collections.abc import Sequence
from datetime import datetime
from enum import StrEnum
from itertools import pairwise
from typing import NamedTuple

from scorepad.archive.changes import back
from scorepad.archive.summaries import moment
from scorepad.archive.trouble import NOT_AN_EVENING
from scorepad.bridge.evening import Evening


class Kind(StrEnum):
    """What a step did."""

    BEGIN = "begin"
    DO = "do"
    UNDO = "undo"
    REDO = "redo"


class Step(NamedTuple):
    """One step, and the evening as it was after it."""

    number: int
    kind: Kind
    words: str
    time: datetime
    evening: Evening


class Undoable(NamedTuple):
    """A step that undo takes back, or redo makes again."""

    words: str
    before: Evening
    after: Evening


class Undo(NamedTuple):
    """What undo and redo can do, oldest first, and how many of the steps are done."""

    steps: tuple[Undoable, ...]
    done: int


def past(db: sqlite3.Connection, key: int, now: Evening) -> list[Step]:
    """Every step, oldest first: from the state now each change leads back to the one before.

    A step that cannot be read hides those before it, and none after it.
    """
    rows = db.execute(
        "SELECT number, kind, words, time, change FROM history WHERE evening=? "
        "ORDER BY number DESC",
        (key,),
    ).fetchall()
    steps = []
    for number, kind, words, time, change in rows:
        steps.append(Step(number, Kind(kind), words, moment(time), now))
        if kind == Kind.BEGIN:
            break
        try:
            now = back(now, change)
        except NOT_AN_EVENING:
            break
    return steps[::-1]


def undo_of(steps: Sequence[Step]) -> Undo:
    """What undo and redo can do after these steps."""
    stack: list[Undoable] = []
    done = 0
    for before, step in pairwise(steps):
        match step.kind:
            case Kind.UNDO:
                done = max(0, done - 1)
            case Kind.REDO:
                done = min(len(stack), done + 1)
            case _:
                stack[done:] = [Undoable(step.words, before.evening, step.evening)]
                done += 1
    return Undo(tuple(stack), done)
