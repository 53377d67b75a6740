"""What proves that a row is as it was written: a checksum of it, and of what came before it."""

import zlib
from collections.abc import Sequence
from typing import Any, NamedTuple

from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.translatable import translate


class NotAsWritten(ScorepadError, ValueError):
    """A row is not what was written."""

    def __init__(self) -> None:
        super().__init__(translate("words", "a row has been damaged"))


class Mark(NamedTuple):
    """The last step of an evening: where it is another, somebody else went on with it."""

    steps: int
    proof: int


BEFORE_ALL = Mark(0, 0)
"""Before the first step."""


def checksum(text: str) -> int:
    """Return what tells that a text is still what was written."""
    return zlib.crc32(text.encode())


def seal(*row: Any) -> int:
    """Return what tells that a row is still what was written."""
    return zlib.crc32(repr(row).encode())


def after_step(before: Mark, kind: str, action: str, time: int, change: str) -> Mark:
    """Return the mark after one more step; it proves that step, and all before it."""
    number = before.steps + 1
    step = f"{number} {kind} {time} {len(action)} {action}{change}"
    return Mark(number, zlib.crc32(step.encode(), before.proof))


def seal_of_row(key: int, row: Sequence[Any]) -> int:
    """Return the seal of the row of an evening, whose plain data has its own checksum."""
    uuid, touched, binned, begun, changed, day, _, *rest = row
    return seal(key, bytes(uuid), touched, binned, begun, changed, day, *rest)
