"""The standings of players and partnerships over any number of evenings."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal
from typing import NamedTuple

from scorepad.bridge.agreed import Form
from scorepad.bridge.course import Course, EveningResult
from scorepad.bridge.tally import Sums, Tally, of, together

Who = tuple[str, ...]
"""A player, or two who are partners, in the order of the alphabet."""


class Standing(NamedTuple):
    """What a player or a partnership won and lost."""

    who: Who
    evenings: int
    """Those in which they played, as partners where they are two."""
    sums: Sums

    @property
    def per_round(self) -> float:
        """Hundreds in a round, on average."""
        return self.sums.hundreds / self.sums.rounds if self.sums.rounds else 0.0

    @property
    def per_deal(self) -> float:
        """Points won less points lost in a deal, on average."""
        return self.sums.net / self.sums.deals if self.sums.deals else 0.0


@dataclass(slots=True)
class Standings:
    """Adds up the tallies of evenings, one after the other."""

    tally: Tally = field(default_factory=Tally)
    evenings: dict[Who, int] = field(default_factory=dict)
    course: Course = field(default_factory=Course)
    """The evenings in the order in which they were added."""

    def add(
        self, key: int, day: date | None, tallies: Mapping[Form, Tally], forms: Collection[Form]
    ) -> None:
        """Count the rounds of these forms; an evening without any doesn't count."""
        there: set[Who] = set()
        hundreds: dict[str, int] = {}
        for form, tally in tallies.items():
            if form not in forms:
                continue
            self.tally.add(tally)
            for pair, sums in tally.pairs.items():
                there.update((pair, pair[:1], pair[1:]))
                for player in pair:
                    hundreds[player] = hundreds.get(player, 0) + sums.hundreds
        for who in there:
            self.evenings[who] = self.evenings.get(who, 0) + 1
        if there:
            self.course.append(EveningResult(key, day, hundreds))

    def partnerships(self) -> list[Standing]:
        return [
            Standing(pair, self.evenings[pair], sums) for pair, sums in self.tally.pairs.items()
        ]

    def players(self) -> list[Standing]:
        """Every player with the sums of all partnerships he was in."""
        sums: dict[str, Sums] = {}
        for pair, of_pair in self.tally.pairs.items():
            for player in pair:
                sums.setdefault(player, Sums()).add(of_pair)
        return [Standing((who,), self.evenings[who,], found) for who, found in sums.items()]

    def opponents(self, player: str) -> list[Standing]:
        """What a player won and lost against each of the others."""
        found = []
        for pair, sums in self.tally.against.items():
            if player in pair:
                mine = Sums()
                mine.add(sums, 1 if pair[0] == player else -1)
                found.append(Standing((pair[pair[0] == player],), 0, mine))
        return found

    def partners(self, player: str) -> list[Standing]:
        """What a player won and lost with each of the others."""
        return [
            Standing((pair[pair[0] == player],), self.evenings[pair], sums)
            for pair, sums in self.tally.pairs.items()
            if player in pair
        ]

    def head_to_head(self, one: str, other: str) -> Sums:
        """How two players stand when they are opponents, as the first sees it."""
        sums = Sums()
        pair = together(one, other)
        if pair in self.tally.against:
            sums.add(of(self.tally.against, pair), 1 if pair[0] == one else -1)
        return sums


def money(sums: Sums) -> dict[str, Decimal]:
    """By currency, without those that came to nothing."""
    return {currency: amount for currency, amount in sums.money.items() if amount}
