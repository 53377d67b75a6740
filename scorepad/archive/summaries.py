"""The evenings of an archive in a line each, from one query."""

import sqlite3
from datetime import date, datetime
from typing import NamedTuple

from scorepad.archive.rows import day_in
from scorepad.bridge.options import Form


class Summary(NamedTuple):
    """What a list says of an evening without opening it."""

    key: int
    day: date | None
    title: str
    note: str
    players: tuple[str, ...]
    """In the order in which they first sat down; chairs without a name are not among them."""
    forms: tuple[Form, ...]
    rounds: int
    """Those in which something was entered."""
    deals: int
    begun: datetime
    """When its first step was kept."""
    changed: datetime
    """When its last step was kept."""
    binned: datetime | None = None
    """When it was deleted, if it was."""


ALL = -1
QUERY = """
SELECT id, day, title, note, binned,
    (SELECT time FROM history WHERE evening=id ORDER BY number LIMIT 1),
    (SELECT time FROM history WHERE evening=id ORDER BY number DESC LIMIT 1),
    (SELECT group_concat(form) FROM rounds WHERE evening=id),
    (SELECT group_concat(north || ',' || east || ',' || south || ',' || west)
        FROM seats WHERE evening=id),
    (SELECT group_concat(player) FROM sitting_out WHERE evening=id),
    (SELECT count(*) FROM deals WHERE evening=id),
    (SELECT count(*) FROM rounds AS entered WHERE evening=id AND
        (EXISTS (SELECT * FROM deals WHERE evening=id AND round=entered.round)
        OR EXISTS (SELECT * FROM adjustments WHERE evening=id AND round=entered.round)))
FROM evenings
WHERE (binned IS NOT NULL) = ?
ORDER BY touched DESC
LIMIT ?
"""


def summaries(
    db: sqlite3.Connection, names: dict[int, str], *, binned: bool, most: int = ALL
) -> list[Summary]:
    """The evenings, those changed last first, with players named by their numbers."""
    found = []
    for (
        key,
        day,
        title,
        note,
        binned_at,
        begun,
        changed,
        forms,
        chairs,
        out,
        deals,
        rounds,
    ) in db.execute(QUERY, (binned, most)):
        numbers = dict.fromkeys(",".join(filter(None, (chairs, out))).split(","))
        players = dict.fromkeys(names[int(n)] for n in numbers if n and int(n) in names)
        found.append(
            Summary(
                key,
                day_in(day),
                title,
                note,
                tuple(players),
                tuple(Form(form) for form in dict.fromkeys((forms or "").split(",")) if form),
                rounds,
                deals,
                moment(begun),
                moment(changed),
                moment(binned_at) if binned_at else None,
            )
        )
    return found


def moment(seconds: int) -> datetime:
    """A time as the clock on the wall shows it."""
    return datetime.fromtimestamp(seconds)
