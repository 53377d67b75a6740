"""The standings of players and partnerships over any number of evenings, from the facts."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from decimal import Decimal
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from scorepad.archive.archive import Key
from scorepad.archive.evenings import day_in
from scorepad.archive.facts import CountedFacts, any_of
from scorepad.bridge.options import POINTS, Form
from scorepad.bridge.payments import not_zero

Who = tuple[str, ...]
"""A player, or two partners, sorted by name."""
_NO_MONEY: Mapping[str, Decimal] = MappingProxyType({})


class Sums(NamedTuple):
    """The results of a player, of partners, or of one player against another."""

    rounds: int = 0
    """Settled rounds; an open one has no winner yet."""
    won: int = 0
    lost: int = 0
    points: int = 0
    hundreds: int = 0
    deals: int = 0
    """Deals scored, in open rounds too, including passed-out ones."""
    net: int = 0
    """Points won less points lost in those deals, including premiums."""
    money: Mapping[str, Decimal] = _NO_MONEY
    """By currency; amounts of zero are left out."""

    @property
    def per_round(self) -> float:
        """Average hundreds per round."""
        return self.hundreds / self.rounds if self.rounds else 0.0

    @property
    def per_deal(self) -> float:
        """Average net points per deal."""
        return self.net / self.deals if self.deals else 0.0


class Standing(NamedTuple):
    """The results of a player or a partnership."""

    who: Who
    evenings: int
    """Evenings on which a round of theirs was settled, for two of them as partners."""
    sums: Sums


_LATEST = 5
"""The number of evenings that show a player's form."""


class Stood(NamedTuple):
    """A player's running total after each evening with a settled round, by its index."""

    player: str
    stood: list[tuple[int, int]]


class Timeline(NamedTuple):
    """The running totals of some players over the evenings that count."""

    days: list[date | None]
    """The day of each evening, if known."""
    lines: list[Stood]


class Chosen(NamedTuple):
    """The evenings and the forms of the game that standings are for."""

    keys: Sequence[Key]
    """Oldest first."""
    forms: Sequence[Form]

    @property
    def in_imps(self) -> bool:
        """Whether the hundreds are IMPs, as nothing else was chosen."""
        return tuple(self.forms) == (POINTS,)


Met = dict[str, dict[str, Sums]]
"""Each player's results with, or against, each of the others."""
_SUMS = "sum(settled), sum(won), sum(lost), sum(points), sum(hundreds), sum(deals), sum(net)"
OF_FORMS = "FROM chosen CROSS JOIN results USING (evening)"
_PLAYERS = "JOIN players AS p ON p.id=player"
PARTNERS = f"{_PLAYERS} JOIN players AS o ON o.id=partner"
_OPPONENTS = f"""
FROM (SELECT opponent AS other, results.* {OF_FORMS}
    UNION ALL SELECT other_opponent, results.* {OF_FORMS})
"""
"""Chosen in both halves: otherwise SQLite would copy the whole table to look up the evenings."""


def forms_together(facts: CountedFacts, keys: Sequence[Key]) -> tuple[Form, ...]:
    """Return the forms that can be added up: without IMPs, unless only those were played."""
    with facts.of(keys) as db:
        found = db.execute("SELECT DISTINCT form FROM chosen CROSS JOIN results USING (evening)")
        played = {Form(form) for (form,) in found}
    if played == {POINTS}:
        return (POINTS,)
    return tuple(form for form in Form if form is not POINTS or POINTS not in played)


def players(facts: CountedFacts, chosen: Chosen) -> list[Standing]:
    """Return the standing of every player."""
    return _standings(facts, chosen, ("player",), "1")


def partnerships(facts: CountedFacts, chosen: Chosen) -> list[Standing]:
    """Return the standings of all partnerships."""
    return _standings(facts, chosen, ("player", "partner"), "player < partner")


def met_as_partners(of_partners: Iterable[Standing]) -> Met:
    """Return each player's results with each partner."""
    met: Met = defaultdict(dict)
    for (one, other), _, sums in of_partners:
        met[one][other] = met[other][one] = sums
    return met


def met_as_opponents(facts: CountedFacts, chosen: Chosen, player: str | None = None) -> Met:
    """Return the results of each player, or of one, against each of the others."""
    is_one = "player=(SELECT id FROM players WHERE name=?)"
    whose, asked = ("player < other", []) if player is None else (is_one, [player])
    with facts.of(chosen.keys) as db:
        found = db.execute(
            f"SELECT player, other, {_SUMS} {_OPPONENTS} "
            f"WHERE {whose} AND form IN {any_of(chosen.forms)} GROUP BY player, other",
            (*asked, *chosen.forms),
        ).fetchall()
        names = dict(db.execute("SELECT id, name FROM players"))
    met: Met = defaultdict(dict)
    for *ids, rounds, won, lost, points, hundreds, deals, net in found:
        one, other = map(names.__getitem__, ids)
        met[one][other] = Sums(rounds, won, lost, points, hundreds, deals, net)
        met[other][one] = Sums(rounds, lost, won, -points, -hundreds, deals, -net)
    return met


def _standings(
    facts: CountedFacts, chosen: Chosen, ids: Sequence[str], where: str
) -> list[Standing]:
    number, by = len(ids), ", ".join(ids)
    of_forms = f"{OF_FORMS} WHERE {where} AND form IN {any_of(chosen.forms)}"
    with facts.of(chosen.keys) as db:
        sums = db.execute(
            f"SELECT {by}, count(DISTINCT iif(settled, evening, NULL)), {_SUMS} {of_forms} "
            f"GROUP BY {by}",
            chosen.forms,
        ).fetchall()
        staked = db.execute(
            f"SELECT {by}, currency, rate, sum(units) {of_forms} AND rate IS NOT NULL "
            f"GROUP BY {by}, currency, rate",
            chosen.forms,
        ).fetchall()
        names = dict(db.execute("SELECT id, name FROM players"))
    money: defaultdict[Who, defaultdict[str, Decimal]] = defaultdict(lambda: defaultdict(Decimal))
    for row in staked:
        who, (currency, rate, units) = row[:number], row[number:]
        money[who][currency] += Decimal(rate) * units
    return [
        Standing(
            tuple(sorted(map(names.__getitem__, who))),
            evenings,
            Sums(*counted)._replace(money=not_zero(money[who])),
        )
        for row in sums
        for who, evenings, counted in [(row[:number], row[number], row[number + 1 :])]
    ]


def timeline(facts: CountedFacts, chosen: Chosen, names: Iterable[str]) -> Timeline:
    """Return the running totals of these players."""
    wanted = [*names]
    lines: dict[str, list[tuple[int, int]]] = {name: [] for name in wanted}
    with facts.of(chosen.keys) as db:
        evenings = db.execute(
            "SELECT place, day FROM chosen JOIN evenings USING (evening) WHERE EXISTS (SELECT * "
            "FROM results WHERE results.evening=chosen.evening AND settled "
            f"AND form IN {any_of(chosen.forms)}) ORDER BY place",
            chosen.forms,
        ).fetchall()
        brought = db.execute(
            f"SELECT place, name, hundreds FROM (SELECT place, player, sum(hundreds) AS hundreds "
            f"{OF_FORMS} WHERE player IN (SELECT id FROM players WHERE name IN {any_of(wanted)}) "
            f"AND settled AND form IN {any_of(chosen.forms)} GROUP BY place, player) "
            f"{_PLAYERS} ORDER BY place",
            (*wanted, *chosen.forms),
        ).fetchall()
    numbers = {place: number for number, (place, _) in enumerate(evenings)}
    for place, name, hundreds in brought:
        line = lines[name]
        line.append((numbers[place], (line[-1][1] if line else 0) + hundreds))
    days = [day_in(day) for _, day in evenings]
    return Timeline(days, [Stood(*line) for line in lines.items()])


def latest(course: Timeline) -> dict[str, tuple[int, ...]]:
    """Return each player's results in the last evenings, the latest last."""
    return {
        name: tuple(now - was for was, now in pairwise((0, *(stood for _, stood in line))))[
            -_LATEST:
        ]
        for name, line in course.lines
    }


_ADDED = """
sum(hundreds * (form<>'points' OR NOT EXISTS (
    SELECT * FROM results AS other WHERE other.evening=results.evening AND other.settled
    AND other.form NOT IN ('points', 'duplicate'))))
"""
"""The hundreds of an evening, or its IMPs if there are none."""


def results_of(facts: CountedFacts, key: Key) -> dict[str, int]:
    """Return each player's result in an evening, as on the back score."""
    with facts.asking() as db:
        return dict(
            db.execute(
                f"SELECT name, {_ADDED} FROM results JOIN players ON id=player "
                "WHERE evening=? GROUP BY name",
                (key,),
            ).fetchall()
        )


def biggest_wins(facts: CountedFacts) -> dict[Key, int]:
    """Return the winner's result of each evening, as on the back score."""
    with facts.asking() as db:
        return dict(
            db.execute(
                f"SELECT evening, max(brought) FROM (SELECT evening, {_ADDED} AS brought "
                "FROM results GROUP BY evening, player) GROUP BY evening"
            ).fetchall()
        )


# Who is asked about: a player, two partners, or all.


def is_who(who: Who) -> str:
    """Return the condition for rows of a player, of partners, or of all."""
    return ("1", "p.name=?", "(p.name=? AND o.name=? OR p.name=? AND o.name=?)")[len(who)]


def once_a_pair(who: Who) -> str:
    """Return the condition that keeps one of the two rows of partners, and all other rows."""
    return "p.name < o.name" if len(who) > 1 else "1"


def asked_names(who: Who) -> tuple[str, ...]:
    """Return the values for the names in `is_who`."""
    return (*who, *who[::-1]) if len(who) > 1 else who
