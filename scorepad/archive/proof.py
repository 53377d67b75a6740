"""Checksums that prove that a row is intact, and everything before it."""

import zlib
from collections.abc import Sequence
from typing import Any, NamedTuple

from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.translatable import translate


class NotAsWritten(ScorepadError, ValueError):
    """A row differs from what was written."""

    def __init__(self) -> None:
        super().__init__(translate("words", "a row has been damaged"))


class Mark(NamedTuple):
    """The last step of an evening: if it changed, somebody else has continued it."""

    steps: int
    proof: int


BEFORE_ALL = Mark(0, 0)
"""Before the first step."""


def checksum(text: str) -> int:
    """Return a checksum of a text."""
    return zlib.crc32(text.encode())


def seal(*row: Any) -> int:
    """Return a checksum of a row."""
    return zlib.crc32(repr(row).encode())


def after_step(before: Mark, kind: str, action: str, time: int, change: str) -> Mark:
    """Return the mark after one more step; it proves that step and all before it."""
    number = before.steps + 1
    step = f"{number} {kind} {time} {len(action)} {action}{change}"
    return Mark(number, zlib.crc32(step.encode(), before.proof))


def seal_of_row(key: int, row: Sequence[Any]) -> int:
    """Return the seal of an evening's row, whose plain data has its own checksum."""
    uuid, touched, binned, begun, changed, day, _, *rest = row
    return seal(key, bytes(uuid), touched, binned, begun, changed, day, *rest)
