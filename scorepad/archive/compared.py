"""Per cent and IMPs of players and partnerships at boards that several tables played."""

from collections.abc import Iterator
from datetime import date
from typing import NamedTuple

from scorepad.archive.evenings import day_in
from scorepad.archive.facts import CountedFacts
from scorepad.archive.standings import PARTNERS, Chosen, Who, asked_names, is_who, once_a_pair
from scorepad.bridge.options import DUPLICATE


class ComparedStanding(NamedTuple):
    """What compared boards brought a player, or two partners, over the evenings chosen."""

    who: Who
    evenings: int
    boards: int
    percent: float | None
    """Of all that could be won on boards that are scored so."""
    imps: float | None
    imp_boards: int

    @property
    def imps_per_board(self) -> float | None:
        return None if self.imps is None else self.imps / self.imp_boards


class FoundSession(NamedTuple):
    """What compared boards of an evening brought those who are asked about."""

    evening: int
    day: date | None
    title: str
    round: int
    boards: int
    points: float
    most: int | None
    """Where there is none, the points are IMPs."""


_SUMS = f"""
count(DISTINCT evening), sum(boards), 100 * sum(points) FILTER (WHERE most) / sum(most),
sum(points) FILTER (WHERE most IS NULL), ifnull(sum(boards) FILTER (WHERE most IS NULL), 0)
FROM chosen CROSS JOIN compared USING (evening)
{PARTNERS}
"""


def compared_players(facts: CountedFacts, chosen: Chosen) -> list[ComparedStanding]:
    """Return the standing of everybody who played at one of several tables."""
    return _standings(facts, chosen, "p.name", "1")


def compared_partnerships(facts: CountedFacts, chosen: Chosen) -> list[ComparedStanding]:
    """Return the standings of all who were partners there."""
    return _standings(facts, chosen, "p.name, o.name", "p.name < o.name")


def sessions_behind(
    facts: CountedFacts, chosen: Chosen, who: Who, *, in_imps: bool | None = None
) -> Iterator[FoundSession]:
    """Yield the sessions that count for them, the latest first; those in IMPs, or the others."""
    query = f"""
        SELECT evening, day, title, round, sum(boards), sum(points), sum(most)
        FROM chosen CROSS JOIN compared USING (evening) JOIN evenings USING (evening)
        {PARTNERS}
        WHERE {is_who(who)} AND (? IS NULL OR ? = (most IS NULL))
        AND {once_a_pair(who)}
        GROUP BY chosen.place, round ORDER BY chosen.place DESC, round
    """
    with facts.of(chosen.keys) as db:
        for row in db.execute(query, (*asked_names(who), in_imps, in_imps)).fetchall():
            key, day, *rest = row
            yield FoundSession(key, day_in(day), *rest)


def _standings(
    facts: CountedFacts, chosen: Chosen, names: str, where: str
) -> list[ComparedStanding]:
    if DUPLICATE not in chosen.forms:
        return []
    number = names.count(",") + 1
    query = f"SELECT {names}, {_SUMS} WHERE {where} GROUP BY {names} ORDER BY {names}"
    with facts.of(chosen.keys) as db:
        rows = db.execute(query).fetchall()
    return [ComparedStanding(row[:number], *row[number:]) for row in rows]
