"""A season: how its players stand, how they met, and a few titles, all asked of the facts."""

from collections.abc import Sequence
from datetime import date
from enum import StrEnum
from typing import NamedTuple

from scorepad.archive.archive import Key
from scorepad.archive.contracts import DOUBLED_BALANCE, PENALTIES_PAID, SLAMS_MADE, profiles
from scorepad.archive.evenings import day_in
from scorepad.archive.facts import Facts, any_of
from scorepad.archive.names import CHAIRS
from scorepad.archive.standings import (
    OF_FORMS,
    PLAYERS,
    Chosen,
    Standing,
    Sums,
    Who,
    opponents_of,
    partners_of,
    partnerships,
    players,
)
from scorepad.bridge.evening_result import placed

LAST = 5
"""So many evenings show in what form a player is."""


class SeasonEvening(NamedTuple):
    """An evening, and what it brought each player."""

    key: Key
    day: date | None
    title: str
    hundreds: dict[str, int]


class SeasonLine(NamedTuple):
    """How a player stands in a season."""

    place: int
    player: str
    evenings: int
    sums: Sums
    last: tuple[int, ...]
    """What the last evenings brought, the latest last."""
    best: SeasonEvening
    worst: SeasonEvening

    @property
    def who(self) -> Who:
        return (self.player,)


class Award(StrEnum):
    """A title, with a smile."""

    SLAMS = "slams"
    """Who made most slams."""
    DOUBLED = "doubled"
    """Whom doubled contracts brought most, declared or defended."""
    PENALTY = "penalty"
    """Who paid the dearest penalty."""
    PAIR = "pair"
    """The partners who won most together."""


class Winner(NamedTuple):
    """Who holds a title, and with what; `figure` names the deals behind it."""

    award: Award
    who: Who
    number: int
    figure: str | None


class Season(NamedTuple):
    """All that is told of a season."""

    lines: tuple[SeasonLine, ...]
    evenings: tuple[SeasonEvening, ...]
    """In which something was settled, the oldest first."""
    against: dict[str, dict[str, Sums]]
    """What each player won and lost against each of the others."""
    together: dict[str, dict[str, Sums]]
    """What each player won and lost with each of the others."""
    awards: tuple[Winner, ...]


def season_of(facts: Facts, chosen: Chosen) -> Season:
    """Return the season of these evenings, the oldest first; chairs without a name do not count."""
    evenings = _evenings(facts, chosen)
    stood = [one for one in players(facts, chosen) if CHAIRS.isdisjoint(one.who)]
    lines = _lines(stood, evenings)
    names = [line.player for line in lines]
    return Season(
        lines,
        evenings,
        {name: _of(names, opponents_of(facts, chosen, name)) for name in names},
        {name: _of(names, partners_of(facts, chosen, name)) for name in names},
        tuple(_awards(facts, chosen)),
    )


def _of(names: Sequence[str], sums: dict[str, Sums]) -> dict[str, Sums]:
    return {name: sums[name] for name in names if name in sums}


def _evenings(facts: Facts, chosen: Chosen) -> tuple[SeasonEvening, ...]:
    forms = [*map(str, chosen.forms)]
    with facts.of(chosen.keys) as db:
        found = db.execute(
            f"SELECT place, evening, name, sum(hundreds) {OF_FORMS} {PLAYERS} "
            f"WHERE form IN {any_of(forms)} AND settled GROUP BY place, name",
            forms,
        ).fetchall()
        told = {
            key: (day, title)
            for key, day, title in db.execute(
                "SELECT evening, day, title FROM chosen JOIN evenings USING (evening)"
            )
        }
    evenings: dict[Key, SeasonEvening] = {}
    for _, key, name, hundreds in found:
        day, title = told[key]
        evening = evenings.setdefault(key, SeasonEvening(key, day_in(day), title, {}))
        if name not in CHAIRS:
            evening.hundreds[name] = hundreds
    return tuple(evenings.values())


def _lines(stood: Sequence[Standing], evenings: Sequence[SeasonEvening]) -> tuple[SeasonLine, ...]:
    of_player = {one.who[0]: one for one in stood if one.sums.rounds}
    order = placed({name: one.sums.hundreds for name, one in of_player.items()})
    lines = []
    for place, player, _ in order:
        played = [each for each in evenings if player in each.hundreds]
        brought = [each.hundreds[player] for each in played]
        best = played[brought.index(max(brought))]
        worst = played[brought.index(min(brought))]
        one = of_player[player]
        last = tuple(brought[-LAST:])
        lines.append(SeasonLine(place, player, one.evenings, one.sums, last, best, worst))
    return tuple(lines)


def _awards(facts: Facts, chosen: Chosen) -> list[Winner]:
    """Return the titles that somebody deserves; those who are equal share one."""
    of_players = {
        who: profile
        for who, profile in profiles(facts, chosen, of_pairs=False).items()
        if CHAIRS.isdisjoint(who)
    }
    pairs = {
        one.who: one.sums.hundreds
        for one in partnerships(facts, chosen)
        if CHAIRS.isdisjoint(one.who)
    }
    slams = {who: profile[SLAMS_MADE] for who, profile in of_players.items()}
    doubled = {who: profile[DOUBLED_BALANCE] for who, profile in of_players.items()}
    return [
        *_best(Award.SLAMS, slams, SLAMS_MADE),
        *_best(Award.DOUBLED, doubled, DOUBLED_BALANCE),
        *_best(Award.PENALTY, _dearest_penalties(facts, chosen), PENALTIES_PAID),
        *_best(Award.PAIR, pairs, None),
    ]


def _best(award: Award, numbers: dict[Who, int], figure: str | None) -> list[Winner]:
    most = max(numbers.values(), default=0)
    if most <= 0:
        return []
    return [Winner(award, who, most, figure) for who, number in numbers.items() if number == most]


def _dearest_penalties(facts: Facts, chosen: Chosen) -> dict[Who, int]:
    """Return the dearest penalty of each declarer."""
    forms = [*map(str, chosen.forms)]
    with facts.of(chosen.keys) as db:
        found = db.execute(
            "SELECT name, max(abs(penalty)) FROM chosen CROSS JOIN deals USING (evening) "
            "JOIN players ON id=declarer WHERE level IS NOT NULL "
            f"AND form IN {any_of(forms)} GROUP BY name",
            forms,
        ).fetchall()
    return {(name,): most for name, most in found if name not in CHAIRS}
