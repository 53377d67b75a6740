"""The standings of players and partnerships over any number of evenings."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal
from typing import NamedTuple

from scorepad.bridge.course import Course
from scorepad.bridge.options import Form
from scorepad.bridge.tally import Pair, Sums, Tally, of

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


def hundreds_of(tallies: Iterable[Tally]) -> dict[str, int]:
    """What rounds brought each of those who played them."""
    brought: dict[str, int] = {}
    for tally in tallies:
        for (ours, theirs), sums in tally.items():
            for player in ours:
                brought[player] = brought.get(player, 0) + sums.hundreds
            for player in theirs:
                brought[player] = brought.get(player, 0) - sums.hundreds
    return brought


@dataclass(slots=True)
class Standings:
    """Adds up the tallies of evenings, one after the other."""

    pairs: dict[Pair, Sums] = field(default_factory=dict)
    """What partners won and lost."""
    evenings: dict[Who, int] = field(default_factory=dict)
    course: Course = field(default_factory=Course)
    """The evenings in the order in which they were added."""

    def add(
        self, key: int, day: date | None, tallies: Mapping[Form, Tally], forms: Collection[Form]
    ) -> None:
        """Count the rounds of these forms; an evening without any doesn't count."""
        there: set[Who] = set()
        chosen = [tally for form, tally in tallies.items() if form in forms]
        for tally in chosen:
            for foursome, sums in tally.items():
                for pair, sign in zip(foursome, (1, -1), strict=True):
                    of(self.pairs, pair).add(sums, sign)
                    there.update((pair, pair[:1], pair[1:]))
        for who in there:
            self.evenings[who] = self.evenings.get(who, 0) + 1
        if there:
            self.course.append((key, day), hundreds_of(chosen))

    def partnerships(self) -> list[Standing]:
        return [Standing(pair, self.evenings[pair], sums) for pair, sums in self.pairs.items()]

    def players(self) -> list[Standing]:
        """Every player with the sums of all partnerships he was in."""
        sums: dict[str, Sums] = {}
        for pair, of_pair in self.pairs.items():
            for player in pair:
                of(sums, player).add(of_pair)
        return [Standing((who,), self.evenings[who,], found) for who, found in sums.items()]

    def partners(self, player: str) -> dict[str, Sums]:
        """What a player won and lost with each of the others."""
        return {
            pair[pair[0] == player]: sums for pair, sums in self.pairs.items() if player in pair
        }


@dataclass(slots=True)
class Opponents:
    """Adds up what one player won and lost against each of the others."""

    player: str
    sums: dict[str, Sums] = field(default_factory=dict)

    def add(self, tallies: Mapping[Form, Tally], forms: Collection[Form]) -> None:
        """Count the rounds of these forms."""
        for form, tally in tallies.items():
            if form in forms:
                for (ours, theirs), sums in tally.items():
                    if self.player in ours:
                        self._add(theirs, sums, 1)
                    elif self.player in theirs:
                        self._add(ours, sums, -1)

    def _add(self, others: Pair, sums: Sums, sign: int) -> None:
        for other in others:
            of(self.sums, other).add(sums, sign)


def money(sums: Sums) -> dict[str, Decimal]:
    """By currency, without those that came to nothing."""
    return {currency: amount for currency, amount in sums.money.items() if amount}
