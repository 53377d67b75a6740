"""The list of evenings: their order from the archive, their lines from the facts."""

import json
from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import date
from functools import cache
from typing import Any, NamedTuple

from scorepad.archive.archive import Archive, Key
from scorepad.archive.evenings import day_in
from scorepad.archive.facts import Facts, any_of, some_at_a_time
from scorepad.bridge.options import Form


class EveningLine(NamedTuple):
    """An evening in the list."""

    key: Key
    day: date | None
    title: str
    note: str
    players: tuple[str, ...]
    """Sorted by name; unnamed chairs are left out."""
    forms: tuple[Form, ...]
    deals: int
    remarks: str
    """The notes on its deals."""


_EVENINGS = """
SELECT id, ifnull(12 * substr(day, 1, 4) + substr(day, 6, 2) - 1, 0) FROM evenings
WHERE binned IS NULL AND id IS NOT ? AND (? IS NULL OR day >= ?) AND (? IS NULL OR day <= ?)
ORDER BY day DESC NULLS FIRST, touched DESC
"""
_DAYS = "SELECT DISTINCT day FROM evenings WHERE binned IS NULL AND day IS NOT NULL ORDER BY day"
_LINES = """
SELECT evening, day, title, note, players, forms, deals, remarks FROM evenings WHERE evening IN
"""


class Listing:
    """The evenings of an archive, the latest day first."""

    def __init__(self, archive: Archive, facts: Facts, usual: Collection[str] = ()) -> None:
        """`usual` titles are treated as none."""
        self._archive = archive
        self._facts = facts
        self._usual = usual

    def evenings(
        self, first: date | None = None, last: date | None = None
    ) -> list[tuple[Key, int]]:
        """Return the evenings of a period, each with its month counted from the year 0.

        Those without a day have month 0, and are there only for all time.
        """
        days = [day.isoformat() if day else None for day in (first, first, last, last)]
        empty = self._archive.empty_key()
        with self._archive.reading() as db:
            return db.execute(_EVENINGS, (empty, *days)).fetchall()

    def keys(self, first: date | None = None, last: date | None = None) -> list[Key]:
        return [key for key, _ in self.evenings(first, last)]

    def played_on(self) -> list[date]:
        """Return the days that have evenings, in order."""
        with self._archive.reading() as db:
            return [date.fromisoformat(day) for (day,) in db.execute(_DAYS)]

    def lines(self, keys: Iterable[Key]) -> Iterator[EveningLine]:
        """Yield the lines of these evenings, skipping deleted ones; counts them if needed."""
        for some in some_at_a_time(keys):
            self._facts.bring_up_to_date(some)
            with self._facts.asking() as db:
                rows = db.execute(_LINES + any_of(some), some).fetchall()
            names = json.loads(f"[{','.join(row[4] for row in rows)}]")  # faster than one by one
            found = {row[0]: self._line(row, own) for row, own in zip(rows, names, strict=True)}
            yield from (found[key] for key in some if key in found)

    def line(self, key: Key) -> EveningLine | None:
        """Return the line of an evening; None if it was deleted."""
        return next(self.lines([key]), None)

    def _line(self, row: Sequence[Any], players: Sequence[str]) -> EveningLine:
        key, day, title, note, _, forms, deals, remarks = row
        return EveningLine(
            key,
            day_in(day),
            "" if title in self._usual else title,
            note,
            tuple(players),
            _forms(forms),
            deals,
            remarks,
        )


@cache
def _forms(text: str) -> tuple[Form, ...]:
    return tuple(map(Form, filter(None, text.split(","))))
