"""A season: the standings of its players, how they met, and a few titles, from the facts."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import date
from enum import StrEnum
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from scorepad.archive.archive import Key
from scorepad.archive.compared import (
    ComparedStanding,
    compared_partnerships,
    compared_players,
    in_order,
    met_at_tables,
)
from scorepad.archive.contracts import (
    DOUBLED_BALANCE,
    PENALTIES_PAID,
    SLAMS_MADE,
    Profile,
    profiles,
)
from scorepad.archive.evenings import day_in
from scorepad.archive.facts import CountedFacts, any_of
from scorepad.archive.names import CHAIRS
from scorepad.archive.standings import (
    OF_FORMS,
    Chosen,
    Met,
    Standing,
    Sums,
    Who,
    met_as_opponents,
    met_as_partners,
    partnerships,
    players,
)
from scorepad.bridge.evening_result import placed

_LAST = 5
"""The number of evenings that show a player's form."""


class SeasonEvening(NamedTuple):
    """An evening with each player's result."""

    key: Key
    day: date | None
    title: str
    hundreds: dict[str, int]


class SeasonLine(NamedTuple):
    """A player's line in the season's table."""

    place: int
    player: str
    evenings: int
    sums: Sums
    last: tuple[int, ...]
    """The results of the last evenings, the latest last."""
    best: SeasonEvening
    worst: SeasonEvening

    @property
    def who(self) -> Who:
        return (self.player,)


MOST_SHARE = 3
"""A title that more share is nobody's."""


class Award(StrEnum):
    """A title, with a smile."""

    SLAMS = "slams"
    """Made the most slams."""
    DOUBLED = "doubled"
    """Won the most with doubled contracts, declaring or defending."""
    PENALTY = "penalty"
    """Paid the biggest penalty."""
    PAIR = "pair"
    """The partners who won the most together."""


class Winner(NamedTuple):
    """The holder of a title with the amount; `figure` names the deals behind it."""

    award: Award
    who: Who
    number: int
    figure: str | None


class Season(NamedTuple):
    """Everything shown of a season."""

    lines: tuple[SeasonLine, ...]
    evenings: tuple[SeasonEvening, ...]
    """Those with something settled, oldest first."""
    against: Met
    """Each player's result against each of the others."""
    together: Met
    """Each player's result with each of the others as partner."""
    awards: tuple[Winner, ...]
    at_tables: tuple[ComparedStanding, ...] = ()
    partners_at_tables: tuple[ComparedStanding, ...] = ()
    """Results of players and partners on boards of several tables, the best first."""
    met_at_tables: tuple[ComparedStanding, ...] = ()
    """Results of these partners against each pair they met."""


NO_SEASON = Season((), (), {}, {}, ())


def season_of(facts: CountedFacts, chosen: Chosen) -> Season:
    """Return the season of these evenings, oldest first; unnamed chairs do not count."""
    evenings = _evenings(facts, chosen)
    lines = _lines(_named(players(facts, chosen)), evenings)
    pairs = _named(partnerships(facts, chosen))
    names = [line.player for line in lines]
    return Season(
        lines,
        evenings,
        _of(names, met_as_opponents(facts, chosen)),
        _of(names, met_as_partners(pairs)),
        tuple(_awards(facts, chosen, pairs)),
        in_order(compared_players(facts, chosen)),
        in_order(compared_partnerships(facts, chosen)),
        tuple(met_at_tables(facts, chosen)),
    )


def _named(standings: Iterable[Standing]) -> list[Standing]:
    return [one for one in standings if CHAIRS.isdisjoint(one.who)]


def _of(names: Sequence[str], met: Met) -> Met:
    """Return how these players met, in the order of the names."""
    return {one: {other: met[one][other] for other in names if other in met[one]} for one in names}


def _evenings(facts: CountedFacts, chosen: Chosen) -> tuple[SeasonEvening, ...]:
    with facts.of(chosen.keys) as db:
        found = db.execute(
            f"SELECT evening, player, sum(hundreds) {OF_FORMS} "
            f"WHERE form IN {any_of(chosen.forms)} AND settled GROUP BY place, player",
            chosen.forms,
        ).fetchall()
        told = {
            key: (day, title)
            for key, day, title in db.execute(
                "SELECT evening, day, title FROM chosen JOIN evenings USING (evening)"
            )
        }
        names = dict(db.execute("SELECT id, name FROM players"))
    evenings = []
    for key, its in groupby(found, key=itemgetter(0)):
        day, title = told[key]
        named = ((names[player], brought) for _, player, brought in its)
        hundreds = {name: brought for name, brought in named if name not in CHAIRS}
        evenings.append(SeasonEvening(key, day_in(day), title, hundreds))
    return tuple(evenings)


def _lines(stood: Sequence[Standing], evenings: Sequence[SeasonEvening]) -> tuple[SeasonLine, ...]:
    of_player = {one.who[0]: one for one in stood if one.sums.rounds}
    played: defaultdict[str, list[SeasonEvening]] = defaultdict(list)
    for evening in evenings:
        for name in evening.hundreds:
            played[name].append(evening)
    order = placed({name: one.sums.hundreds for name, one in of_player.items()})
    lines = []
    for place, player, _ in order:
        brought = [each.hundreds[player] for each in played[player]]
        best = played[player][brought.index(max(brought))]
        worst = played[player][brought.index(min(brought))]
        one = of_player[player]
        last = tuple(brought[-_LAST:])
        lines.append(SeasonLine(place, player, one.evenings, one.sums, last, best, worst))
    return tuple(lines)


def _awards(facts: CountedFacts, chosen: Chosen, pairs: Iterable[Standing]) -> list[Winner]:
    """Return the titles that somebody earned; equal players share one."""
    contracts: dict[Who, Profile] = {
        who: figures
        for who, figures in profiles(facts, chosen, (SLAMS_MADE, DOUBLED_BALANCE)).items()
        if len(who) == 1 and CHAIRS.isdisjoint(who)
    }
    won = {one.who: one.sums.hundreds for one in pairs}
    slams = {who: figures[SLAMS_MADE] for who, figures in contracts.items()}
    doubled = {who: figures[DOUBLED_BALANCE] for who, figures in contracts.items()}
    return [
        *_best(Award.SLAMS, slams, SLAMS_MADE),
        *_best(Award.DOUBLED, doubled, DOUBLED_BALANCE),
        *_best(Award.PENALTY, _dearest_penalties(facts, chosen), PENALTIES_PAID),
        *_best(Award.PAIR, won, None),
    ]


def _best(award: Award, numbers: dict[Who, int], figure: str | None) -> list[Winner]:
    most = max(numbers.values(), default=0)
    if most <= 0:
        return []
    best = [Winner(award, who, most, figure) for who, number in numbers.items() if number == most]
    return best if len(best) <= MOST_SHARE else []


def _dearest_penalties(facts: CountedFacts, chosen: Chosen) -> dict[Who, int]:
    """Return the biggest penalty of each declarer."""
    with facts.of(chosen.keys) as db:
        found = db.execute(
            "SELECT name, max(abs(penalty)) FROM chosen CROSS JOIN deals USING (evening) "
            "JOIN players ON id=declarer WHERE NOT made "
            f"AND form IN {any_of(chosen.forms)} GROUP BY declarer",
            chosen.forms,
        ).fetchall()
    return {(name,): most for name, most in found if name not in CHAIRS}
