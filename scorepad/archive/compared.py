"""Percentages and IMPs of players and partnerships on boards played at several tables."""

from collections.abc import Iterable, Iterator
from datetime import date
from decimal import Decimal
from itertools import islice
from typing import NamedTuple

from scorepad.archive.evenings import day_in
from scorepad.archive.facts import CountedFacts
from scorepad.archive.standings import PARTNERS, Chosen, Who, asked_names, is_who, once_a_pair
from scorepad.bridge.comparison import Comparison, Handicap, Scoring
from scorepad.bridge.options import DUPLICATE


class ComparedStanding(NamedTuple):
    """The results of a player or partnership on compared boards over the chosen evenings."""

    who: Who
    others: Who
    """The opponents, unless all are counted together."""
    evenings: int
    boards: int
    percent: float | None
    """Of everything that could be won on boards scored so."""
    imps: float | None
    imp_boards: int
    vp: float
    matches: int
    """The number of team matches that the victory points come from."""

    @property
    def vp_per_match(self) -> float | None:
        return self.vp / self.matches if self.matches else None

    @property
    def imps_per_board(self) -> float | None:
        return None if self.imps is None else self.imps / self.imp_boards


class FoundSession(NamedTuple):
    """The results of a player or partnership on the compared boards of one evening."""

    evening: int
    day: date | None
    title: str
    round: int
    boards: int
    points: float
    most: int | None
    """None: the points are IMPs."""


_WON = """
count(DISTINCT evening), sum(boards), 100 * sum(points) FILTER (WHERE most) / sum(most),
sum(points) FILTER (WHERE most IS NULL), ifnull(sum(boards) FILTER (WHERE most IS NULL), 0)
"""
_SUMS = f"""
{_WON}, sum(vp), sum(matches)
FROM chosen CROSS JOIN compared USING (evening)
{PARTNERS}
"""


def compared_players(facts: CountedFacts, chosen: Chosen) -> list[ComparedStanding]:
    """Return the standing of every player at several tables."""
    return _standings(facts, chosen, "p.name", "1")


def compared_partnerships(facts: CountedFacts, chosen: Chosen) -> list[ComparedStanding]:
    """Return the standings of all partnerships at several tables."""
    return _standings(facts, chosen, "p.name, o.name", "p.name < o.name")


def met_at_tables(facts: CountedFacts, chosen: Chosen) -> list[ComparedStanding]:
    """Return the standings of all partnerships there against each pair that they met."""
    if DUPLICATE not in chosen.forms:
        return []
    names = "a.name, b.name, c.name, d.name"
    query = f"""
        SELECT {names}, {_WON}, 0.0, 0 FROM chosen CROSS JOIN met USING (evening)
        JOIN players AS a ON a.id=player JOIN players AS b ON b.id=partner
        JOIN players AS c ON c.id=opponent JOIN players AS d ON d.id=other_opponent
        GROUP BY {names} ORDER BY {names}
    """
    with facts.of(chosen.keys) as db:
        rows = db.execute(query).fetchall()
    return [
        ComparedStanding(tuple(dict.fromkeys(row[:2])), tuple(dict.fromkeys(row[2:4])), *row[4:])
        for row in rows
    ]


def sessions_behind(
    facts: CountedFacts, chosen: Chosen, who: Who, *, in_imps: bool | None = None
) -> Iterator[FoundSession]:
    """Yield the sessions that count for them, latest first; those in IMPs, or the others."""
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


def in_order(standings: Iterable[ComparedStanding]) -> tuple[ComparedStanding, ...]:
    """Return the best first."""
    return tuple(sorted(standings, key=lambda one: (-_value(one), one.who)))


def _value(one: ComparedStanding) -> float:
    """The figure that decides the order: per cent, else IMPs."""
    return one.imps or 0.0 if one.percent is None else one.percent


def _standings(
    facts: CountedFacts, chosen: Chosen, names: str, where: str
) -> list[ComparedStanding]:
    if DUPLICATE not in chosen.forms:
        return []
    number = names.count(",") + 1
    query = f"SELECT {names}, {_SUMS} WHERE {where} GROUP BY {names} ORDER BY {names}"
    with facts.of(chosen.keys) as db:
        rows = db.execute(query).fetchall()
    return [ComparedStanding(row[:number], (), *row[number:]) for row in rows]


LAST_SESSIONS = 10
"""The number of sessions that a proposed handicap is based on."""


def proposed_handicaps(
    facts: CountedFacts, chosen: Chosen, comparison: Comparison
) -> tuple[Handicap, ...]:
    """Return half the distance to 50 per cent, or to 0 IMPs a board, in the last sessions.

    A pair's handicap is the mean of its players'; unknown players and teams have none.
    """
    scoring = comparison.settings.scoring
    if scoring.is_match or scoring is Scoring.TOTAL_POINTS:
        return ()
    handicaps = []
    for named in comparison.names:
        levels = (_level(facts, chosen, name, in_imps=scoring.in_imps) for name in named.players)
        known = [level for level in levels if level is not None]
        if known:
            even = 0 if scoring.in_imps else 50
            half = Decimal((even - sum(known) / len(known)) / 2)
            handicaps.append(Handicap(named.entrant, half.quantize(Decimal("0.01"))))
    return tuple(one for one in handicaps if one.by)


def _level(facts: CountedFacts, chosen: Chosen, name: str, *, in_imps: bool) -> float | None:
    """Return a player's percentage, or IMPs a board, in the last sessions."""
    found = [*islice(sessions_behind(facts, chosen, (name,), in_imps=in_imps), LAST_SESSIONS)]
    if not found:
        return None
    points = sum(one.points for one in found)
    if in_imps:
        return points / sum(one.boards for one in found)
    return 100 * points / sum(one.most or 0 for one in found)
