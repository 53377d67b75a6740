"""One-line summaries of the evenings of an archive."""

import sqlite3
from collections.abc import Iterator, Mapping
from datetime import date, datetime
from typing import NamedTuple

from scorepad.archive.evenings import evening_in
from scorepad.archive.history import moment
from scorepad.archive.names import CHAIRS, renamed
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import Form


class Summary(NamedTuple):
    """What a list shows of an evening."""

    key: int
    day: date | None
    title: str
    note: str
    players: tuple[str, ...]
    """In the order in which they first sat down; unnamed chairs are left out."""
    forms: tuple[Form, ...]
    rounds: int
    """Rounds with entries."""
    deals: int
    begun: datetime
    """The time of its first step."""
    changed: datetime
    """The time of its last step."""
    binned: datetime | None = None
    """The time of its deletion, if it was deleted."""


ALL = -1
QUERY = """
SELECT id, plain, checksum, begun, changed, binned FROM evenings WHERE (binned IS NOT NULL) = ?
ORDER BY touched DESC LIMIT ?
"""


def summaries(
    db: sqlite3.Connection, same: Mapping[str, str], *, binned: bool, most: int = ALL
) -> list[Summary]:
    """Return the evenings, the last changed first, with merged spellings replaced."""
    return [
        summary(key, renamed(evening_in(plain, checksum), same), begun, changed, since)
        for key, plain, checksum, begun, changed, since in db.execute(QUERY, (binned, most))
    ]


def summary(key: int, evening: Evening, begun: int, changed: int, binned: int | None) -> Summary:
    """Return the summary of an evening, given its times in seconds."""
    rounds = evening.rounds
    return Summary(
        key,
        evening.day,
        evening.title,
        evening.note,
        named_players(evening),
        tuple(dict.fromkeys(entered.options.form for entered in rounds)),
        sum(not entered.is_empty for entered in rounds),
        sum(entered.played for entered in rounds),
        moment(begun),
        moment(changed),
        moment(binned) if binned else None,
    )


def named_players(evening: Evening) -> tuple[str, ...]:
    """Return all named players, in the order they first sat down, those in chairs first."""
    return tuple(dict.fromkeys(name for name in _seated(evening) if name not in CHAIRS))


def _seated(evening: Evening) -> Iterator[str]:
    seatings = [seating for entered in evening.rounds for seating in entered.seatings()]
    for seating in seatings:
        yield from (name for _, name in seating)
    for seating in seatings:
        yield from seating.out
    for entered in evening.rounds:
        yield from entered.compared_players
