"""The standings of players and partnerships over any number of evenings, asked of the facts."""

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

Who = tuple[str, ...]
"""A player, or two who are partners, in the order of the alphabet."""
_NO_MONEY: Mapping[str, Decimal] = MappingProxyType({})


class Sums(NamedTuple):
    """What rounds brought a player, or two of them, as partners or one against the other."""

    rounds: int = 0
    """Settled rounds; an open one has no winner yet."""
    won: int = 0
    lost: int = 0
    points: int = 0
    hundreds: int = 0
    deals: int = 0
    """Deals scored, in open rounds too; those passed out among them."""
    net: int = 0
    """Points for less points against in those deals, with what else the sheet paid."""
    money: Mapping[str, Decimal] = _NO_MONEY
    """By currency, without those that came to nothing."""

    @property
    def per_round(self) -> float:
        """Hundreds in a round, on average."""
        return self.hundreds / self.rounds if self.rounds else 0.0

    @property
    def per_deal(self) -> float:
        """Points won less points lost in a deal, on average."""
        return self.net / self.deals if self.deals else 0.0


class Standing(NamedTuple):
    """What a player or a partnership won and lost."""

    who: Who
    evenings: int
    """Those in which they played, as partners where they are two."""
    sums: Sums


_LATEST = 5
"""So many evenings tell how a player is doing."""


class Stood(NamedTuple):
    """How a player stood after each evening he played, by its place among the evenings."""

    player: str
    stood: list[tuple[int, int]]


class Timeline(NamedTuple):
    """The running totals of some players over the evenings that count."""

    days: list[date | None]
    """Of each evening, where it is known."""
    lines: list[Stood]


class Chosen(NamedTuple):
    """The evenings and the forms of the game that standings are about."""

    keys: Sequence[Key]
    """The oldest first."""
    forms: Sequence[Form]

    @property
    def in_imps(self) -> bool:
        """Whether what is written in hundreds elsewhere is IMPs."""
        return tuple(self.forms) == (POINTS,)


Met = dict[str, dict[str, Sums]]
"""What players won and lost with, or against, each of the others whom they met."""
_SUMS = "sum(settled), sum(won), sum(lost), sum(points), sum(hundreds), sum(deals), sum(net)"
OF_FORMS = "FROM chosen CROSS JOIN results USING (evening)"
_PLAYERS = "JOIN players AS p ON p.id=player"
PARTNERS = f"{_PLAYERS} JOIN players AS o ON o.id=partner"
_OPPONENTS = f"""
FROM (SELECT opponent AS other, results.* {OF_FORMS}
    UNION ALL SELECT other_opponent, results.* {OF_FORMS})
"""
"""Chosen on both sides: SQLite would keep the whole table twice to look the evenings up in it."""


def forms_together(facts: CountedFacts, keys: Sequence[Key]) -> tuple[Form, ...]:
    """Return the forms that can be added up: IMPs are not, unless nothing else was played."""
    with facts.of(keys) as db:
        found = db.execute("SELECT DISTINCT form FROM chosen CROSS JOIN results USING (evening)")
        played = {Form(form) for (form,) in found}
    if played == {POINTS}:
        return (POINTS,)
    return tuple(form for form in Form if form is not POINTS or POINTS not in played)


def players(facts: CountedFacts, chosen: Chosen) -> list[Standing]:
    """Return the standing of everybody who sat at a table."""
    return _standings(facts, chosen, ("player",), "1")


def partnerships(facts: CountedFacts, chosen: Chosen) -> list[Standing]:
    """Return the standings of all who were partners."""
    return _standings(facts, chosen, ("player", "partner"), "player < partner")


def met_as_partners(of_partners: Iterable[Standing]) -> Met:
    """Return what each player won and lost with each of the others."""
    met: Met = defaultdict(dict)
    for (one, other), _, sums in of_partners:
        met[one][other] = met[other][one] = sums
    return met


def met_as_opponents(facts: CountedFacts, chosen: Chosen, player: str | None = None) -> Met:
    """Return what each player, or only this one, won and lost against each of the others."""
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
            f"SELECT {by}, count(DISTINCT evening), {_SUMS} {of_forms} GROUP BY {by}",
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
            Sums(*counted)._replace(money=_without_nothing(money[who])),
        )
        for row in sums
        for who, evenings, counted in [(row[:number], row[number], row[number + 1 :])]
    ]


def _without_nothing(money: Mapping[str, Decimal]) -> Mapping[str, Decimal]:
    """Return the currencies that came to something."""
    return {currency: amount for currency, amount in money.items() if amount}


def timeline(facts: CountedFacts, chosen: Chosen, names: Iterable[str]) -> Timeline:
    """Return how these players stood, evening by evening."""
    wanted = [*names]
    lines: dict[str, list[tuple[int, int]]] = {name: [] for name in wanted}
    with facts.of(chosen.keys) as db:
        evenings = db.execute(
            "SELECT place, day FROM chosen JOIN evenings USING (evening) WHERE EXISTS (SELECT * "
            "FROM results WHERE results.evening=chosen.evening "
            f"AND form IN {any_of(chosen.forms)}) ORDER BY place",
            chosen.forms,
        ).fetchall()
        brought = db.execute(
            f"SELECT place, name, hundreds FROM (SELECT place, player, sum(hundreds) AS hundreds "
            f"{OF_FORMS} WHERE player IN (SELECT id FROM players WHERE name IN {any_of(wanted)}) "
            f"AND form IN {any_of(chosen.forms)} GROUP BY place, player) {_PLAYERS} ORDER BY place",
            (*wanted, *chosen.forms),
        ).fetchall()
    numbers = {place: number for number, (place, _) in enumerate(evenings)}
    for place, name, hundreds in brought:
        line = lines[name]
        line.append((numbers[place], (line[-1][1] if line else 0) + hundreds))
    days = [day_in(day) for _, day in evenings]
    return Timeline(days, [Stood(*line) for line in lines.items()])


def latest(course: Timeline) -> dict[str, tuple[int, ...]]:
    """Return what the last evenings of each player brought, the latest last."""
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
"""The hundreds of an evening; its IMPs where there are none."""


def results_of(facts: CountedFacts, key: Key) -> dict[str, int]:
    """Return what an evening brought each of those who played, as its back score says."""
    with facts.asking() as db:
        return dict(
            db.execute(
                f"SELECT name, {_ADDED} FROM results JOIN players ON id=player "
                "WHERE evening=? GROUP BY name",
                (key,),
            ).fetchall()
        )


def biggest_wins(facts: CountedFacts) -> dict[Key, int]:
    """Return what the winner of each evening took home, as its back score says."""
    with facts.asking() as db:
        return dict(
            db.execute(
                f"SELECT evening, max(brought) FROM (SELECT evening, {_ADDED} AS brought "
                "FROM results GROUP BY evening, player) GROUP BY evening"
            ).fetchall()
        )


# Who is asked about: a player, two partners, or everybody.


def names_joined(who: Who) -> str:
    """Return the tables with the names of a player and the partner, if anybody is asked about."""
    return PARTNERS if who else ""


def is_who(who: Who) -> str:
    """Return what holds for the rows of a player, of partners, or of everybody."""
    return ("1", "p.name=?", "(p.name=? AND o.name=? OR p.name=? AND o.name=?)")[len(who)]


def once_a_pair(who: Who) -> str:
    """Return what holds for one of the two rows that partners have, and for any other row."""
    return "p.name < o.name" if len(who) > 1 else "1"


def asked_names(who: Who) -> tuple[str, ...]:
    """Return the names that `is_who` asks for."""
    return (*who, *who[::-1]) if len(who) > 1 else who
