"""Whether an archive is sound: its file, its rows, and every step of every evening."""

import sqlite3
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from scorepad.archive import files
from scorepad.archive.errors import OF_SQLITE, archive_error
from scorepad.archive.found import Found, found_in
from scorepad.bridge.deal import Deal
from scorepad.bridge.translatable import Message, translate

MOST_TOLD = 20
"""Of a file that is damaged all over, more would help nobody."""


class Health(NamedTuple):
    """What a check found."""

    evenings: int
    deals: int
    faults: tuple[Message, ...]


class _Counted:
    """Counts what is looked at."""

    evenings = 0
    deals = 0

    def look_at(self, found: Found) -> None:
        self.evenings += 1
        if found.evening:
            rounds = found.evening.rounds
            self.deals += sum(isinstance(item, Deal) for each in rounds for item in each.items)


def check(file: Path) -> Health:
    """Read all of an archive and tell what is wrong with it; nothing is changed."""
    db = files.open_to_read(file)
    counted = _Counted()
    try:
        faults = tuple(islice(_faults(db, counted), MOST_TOLD))
    except OF_SQLITE as wrong:
        raise archive_error(wrong, file) from wrong
    finally:
        db.close()
    return Health(counted.evenings, counted.deals, faults)


def _faults(db: sqlite3.Connection, counted: _Counted) -> Iterator[Message]:
    for (said,) in db.execute("PRAGMA integrity_check"):
        if said != "ok":
            yield Message(translate("words", "the file: {said}"), {"said": said})
    for table, *_ in db.execute("PRAGMA foreign_key_check"):
        text = translate("words", "{table}: a row belongs to nothing")
        yield Message(text, {"table": table})
    for found in found_in(db):
        counted.look_at(found)
        facts = {"number": found.key}
        if found.evening is None:
            yield Message(translate("words", "evening {number} cannot be read"), facts)
        elif not found.is_whole:
            yield Message(
                translate("words", "evening {number} does not follow from its steps"), facts
            )
