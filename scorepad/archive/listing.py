"""The list of evenings, read a stretch at a time: its first lines wait for none of the others."""

import sqlite3
from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import date
from functools import cache
from itertools import islice, product
from sys import intern
from typing import NamedTuple, TypeVar

from scorepad.archive.archive import Archive, Key
from scorepad.archive.names import names
from scorepad.bridge.agreed import Form

T = TypeVar("T")
STRETCH = 200


class Line(NamedTuple):
    """An evening in the list."""

    key: Key
    day: date | None
    title: str
    note: str
    players: tuple[str, ...]
    """In the order of their names; chairs without a name are not among them."""
    forms: tuple[Form, ...]
    deals: int
    remarks: str
    """The notes on its deals."""


KEYS = """
SELECT id, day FROM evenings WHERE binned IS NULL
AND (?1 IS NULL OR day >= ?1) AND (?2 IS NULL OR day <= ?2)
ORDER BY day IS NULL DESC, day DESC, touched DESC
"""
DAYS = "SELECT id, day FROM evenings WHERE id IN"
LINE = """
SELECT id, day, title, note,
    (SELECT group_concat(form) FROM (SELECT DISTINCT form FROM rounds WHERE evening=id)),
    (SELECT group_concat(north || ',' || south || ',' || east || ',' || west)
        FROM seats WHERE evening=id),
    (SELECT group_concat(player) FROM sitting_out WHERE evening=id),
    (SELECT count(*) FROM deals WHERE evening=id),
    (SELECT group_concat(note, ' ') FROM deals WHERE evening=id AND note<>'')
FROM evenings WHERE id=?
"""
PARTNERS = """
SELECT DISTINCT north, south FROM seats JOIN evenings ON id=evening WHERE binned IS NULL
UNION SELECT DISTINCT east, west FROM seats JOIN evenings ON id=evening WHERE binned IS NULL
"""
TOGETHER = "SELECT evening, north, south FROM seats UNION ALL SELECT evening, east, west FROM seats"


class Listing:
    """The evenings of an archive, those of the latest day first."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        with archive.looking() as db:
            self._names = names(db)
        # Who met once meets again: the same players are kept once for all evenings.
        self._players: dict[tuple[str, ...], tuple[str, ...]] = {}

    def again(self) -> "Listing":
        """The list as it is now, with players who have come to it."""
        return Listing(self._archive)

    def keys(self, first: date | None = None, last: date | None = None) -> list[Key]:
        """All evenings between two days; those without a day only where no day is asked for."""
        with self._archive.looking() as db:
            return [key for key, _ in db.execute(KEYS, _days(first, last))]

    def days(self, keys: Iterable[Key]) -> Iterator[tuple[Key, date | None]]:
        """Evenings with their days, without those that are gone."""
        for some in stretches(keys):
            with self._archive.looking() as db:
                found = dict(db.execute(f"{DAYS} ({places(some)})", some))
            for key in some:
                if key in found:
                    yield key, date.fromisoformat(found[key]) if found[key] else None

    def years(self) -> range:
        """From the year of the first evening to that of the last."""
        with self._archive.looking() as db:
            first, last = db.execute(
                "SELECT min(day), max(day) FROM evenings WHERE binned IS NULL"
            ).fetchone()
        return range(int(first[:4]), int(last[:4]) + 1) if first else range(0)

    def lines(self, keys: Sequence[Key]) -> list[Line]:
        """The lines of some of them, without those that are gone."""
        with self._archive.looking() as db:
            found = [self._line(db, key) for key in keys]
        return [line for line in found if line]

    def _line(self, db: sqlite3.Connection, key: Key) -> Line | None:
        row = db.execute(LINE, (key,)).fetchone()
        if row is None:
            return None
        _, day, title, note, forms, chairs, out, deals, remarks = row
        there = {*map(int, _parts(chairs)), *map(int, _parts(out))}
        players = tuple(sorted(self._names[number] for number in there if number in self._names))
        return Line(
            key,
            date.fromisoformat(day) if day else None,
            intern(title),
            note,
            self._players.setdefault(players, players),
            _forms(forms),
            deals,
            remarks or "",
        )

    def partners_of(self, player: str) -> set[str]:
        """Everybody who was this player's partner, of those who have names."""
        with self._archive.looking() as db:
            pairs = [{*map(self._names.get, pair)} for pair in db.execute(PARTNERS)]
        return {name for pair in pairs if player in pair for name in pair if name} - {player}

    def together(self, one: str, other: str) -> set[Key]:
        """The evenings on which two players were partners."""
        theirs = {one, other}
        them = [number for number, name in self._names.items() if name in theirs]
        pairs = {pair for pair in product(them, them) if {*map(self._names.get, pair)} == theirs}
        with self._archive.looking() as db:
            return {key for key, a, b in db.execute(TOGETHER) if (a, b) in pairs}


def stretches(all_of_them: Iterable[T]) -> Iterator[list[T]]:
    """Many, some at a time, so that what is known of them takes little room."""
    rest = iter(all_of_them)
    while some := [*islice(rest, STRETCH)]:
        yield some


def places(keys: Sequence[Key]) -> str:
    """A question mark for each key, as a query wants them."""
    return ",".join("?" * len(keys))


@cache
def _forms(text: str | None) -> tuple[Form, ...]:
    return tuple(map(Form, _parts(text)))


def _days(first: date | None, last: date | None) -> tuple[str | None, str | None]:
    return first.isoformat() if first else None, last.isoformat() if last else None


def _parts(text: str | None) -> Collection[str]:
    return dict.fromkeys(text.split(",")) if text else ()
