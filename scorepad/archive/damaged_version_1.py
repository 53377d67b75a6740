"""Reads a damaged archive of version 1, where an evening has rows in many tables."""

import sqlite3
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing, suppress
from typing import NamedTuple

from scorepad.archive.errors import OF_SQLITE, UNREADABLE
from scorepad.archive.version_1 import OF_EVENINGS, OldStep, Row, read, steps_of
from scorepad.bridge.evening import Evening
from scorepad.bridge.seats import Seat

_CHAIRS = {-number: str(seat) for number, seat in enumerate(Seat, start=1)}
"""Stand-ins for players who cannot be read."""
_FILLED = (
    "INSERT OR IGNORE INTO evenings (id, mark, touched, title, note, way, currency) "
    "VALUES (:key, randomblob(16), 0, '', '', 'pivot', '')",
    "INSERT OR IGNORE INTO rounds SELECT DISTINCT evening, round, 'rubber', 1, 0, 1, 100, "
    "NULL, NULL, 0, NULL, NULL FROM deals WHERE evening=:key",
    f"INSERT OR IGNORE INTO seats SELECT evening, round, 0, {', '.join(map(str, _CHAIRS))} "
    "FROM rounds WHERE evening=:key",
)
"""Inserts minimal rows for evenings whose own were lost."""
_ITEMS = """
SELECT round, place FROM deals WHERE evening=:key
UNION ALL SELECT round, place FROM adjustments WHERE evening=:key
UNION ALL SELECT round, since - 1 FROM seats WHERE evening=:key AND since > 0
ORDER BY round, place
"""


class _DamagedEvening(NamedTuple):
    """An evening as far as it can be read."""

    key: int
    row: Row | None
    """Its number, uuid, last change and deletion, if they can be read."""
    evening: Evening
    steps: list[OldStep]
    is_whole: bool
    """Whether its rows show no gap."""


class _Names(dict[int, str]):
    """Players' names by number; a lost one gets a substitute."""

    lost = False

    def __missing__(self, number: int) -> str:
        self.lost = True
        return f"? {number}"


def old_evenings(damaged: sqlite3.Connection) -> Iterator[_DamagedEvening]:
    """Yield what remains of each evening."""
    memory = sqlite3.connect(":memory:", isolation_level=None)
    with closing(memory) as db, suppress(*UNREADABLE):
        _copy(damaged, db, "players")
        _copy(damaged, db, "evenings")
        lost = [_copy(damaged, db, table) for table in OF_EVENINGS]
        names = _CHAIRS | dict(db.execute("SELECT id, name FROM players").fetchall())
        keys = "SELECT id FROM evenings UNION SELECT evening FROM rounds"
        for (key,) in db.execute(keys).fetchall():
            in_doubt = any(key in span for span in lost)
            with suppress(*UNREADABLE):
                yield from _old_evening(db, key, _Names(names), in_doubt=in_doubt)


def _copy(damaged: sqlite3.Connection, db: sqlite3.Connection, table: str) -> range:
    """Copy the readable rows, and return the evenings that may have lost some."""
    (sql,) = damaged.execute("SELECT sql FROM sqlite_master WHERE name=?", [table]).fetchone()
    db.execute(sql)
    columns = db.execute(
        "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk", [table]
    ).fetchall()
    reached = {"ASC": 0, "DESC": sys.maxsize - 1}
    for order in reached:
        by = ", ".join(f"{column} {order}" for (column,) in columns)
        try:
            for row in damaged.execute(f"SELECT * FROM {table} ORDER BY {by}"):
                with suppress(*OF_SQLITE):
                    marks = ",".join("?" * len(row))
                    db.execute(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", row)
                    reached[order] = int(row[0])
        except OF_SQLITE:
            continue
        return range(0)
    return range(reached["ASC"], reached["DESC"] + 1)


def _old_evening(
    db: sqlite3.Connection, key: int, names: _Names, *, in_doubt: bool
) -> Iterator[_DamagedEvening]:
    row = db.execute("SELECT id, mark, touched, binned FROM evenings WHERE id=?", [key]).fetchone()
    is_complete = row is not None and _is_complete(db, key)
    if not is_complete:
        for statement in _FILLED:
            db.execute(statement, {"key": key})
    evening = read(db, key, names, old="")
    steps = steps_of(db, key, evening, old="")
    numbers = [step.number for step in steps]
    follow = bool(steps) and numbers == [*range(numbers[0], numbers[-1] + 1)]
    is_whole = is_complete and follow and not in_doubt and not names.lost
    if is_complete or any(entered.items for entered in evening.rounds):
        yield _DamagedEvening(key, row, evening, steps, is_whole)


def _is_complete(db: sqlite3.Connection, key: int) -> bool:
    """Return whether no round, seating or item is missing between others."""
    rounds = db.execute("SELECT round FROM rounds WHERE evening=? ORDER BY round", [key]).fetchall()
    seated = db.execute(
        "SELECT round FROM seats WHERE evening=? AND since=0 ORDER BY round", [key]
    ).fetchall()
    items: dict[int, list[int]] = defaultdict(list)
    for number, place in db.execute(_ITEMS, {"key": key}):
        items[number].append(place)
    wanted = [(number,) for number in range(len(rounds))]
    return (
        rounds == seated == wanted
        and items.keys() <= {*range(len(rounds))}
        and all(places == [*range(len(places))] for places in items.values())
    )
