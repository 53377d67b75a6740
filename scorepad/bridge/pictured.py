"""What the pictures of a season show: how contracts ended, and where points came from."""

from collections import Counter
from collections.abc import Collection, Mapping
from typing import NamedTuple

from scorepad.bridge.contract import Strain
from scorepad.bridge.options import Form
from scorepad.bridge.outcomes import read
from scorepad.bridge.played import Played
from scorepad.bridge.points import PayKind
from scorepad.bridge.standings import Who

EVERYBODY: Who = ()


class Ended(NamedTuple):
    """How often contracts were made and went down."""

    made: int
    down: int


class Pictured:
    """Adds up the contracts of one player, of partners, or of everybody."""

    def __init__(self, who: Who) -> None:
        self.who = who
        self._made: Counter[tuple[int, Strain]] = Counter()
        self._down: Counter[tuple[int, Strain]] = Counter()
        self._won: Counter[PayKind] = Counter()
        self._lost: Counter[PayKind] = Counter()

    def endings(self) -> dict[tuple[int, Strain], Ended]:
        """How contracts of each level and strain ended that they declared."""
        return {
            bid: Ended(self._made[bid], self._down[bid]) for bid in {**self._made, **self._down}
        }

    def sources(self) -> dict[PayKind, tuple[int, int]]:
        """Where points came from and where they went: by kind, won and lost.

        For everybody all the points that were scored, whoever won them.
        """
        return {
            kind: (self._won[kind], self._lost[kind])
            for kind in PayKind
            if kind in self._won or kind in self._lost
        }

    def add(self, played_in: Mapping[Form, Played], forms: Collection[Form]) -> None:
        """Count what was played in these forms of an evening."""
        for form, played in played_in.items():
            if form in forms:
                self._add(played)

    def _add(self, played: Played) -> None:
        who = {*self.who}
        for (declarer, *others), outcomes in played.contracts.items():
            partner, *defenders = others
            if who <= {declarer, partner}:
                self._add_outcomes(outcomes, 1, declared=self.who != (partner,))
            elif who <= {*defenders}:
                self._add_outcomes(outcomes, -1, declared=False)
        for pair, kinds in played.besides.items():
            if who <= {*pair}:
                for kind, points in kinds.items():
                    if self.who or points > 0:  # what one side won the other lost
                        self._pay(PayKind(kind), points)

    def _add_outcomes(self, outcomes: list[str], sign: int, *, declared: bool) -> None:
        for outcome in map(read, outcomes):
            if declared:
                ended = self._made if outcome.is_made else self._down
                ended[outcome.level, outcome.strain] += 1
            for kind, points in outcome.paid:
                self._pay(kind, sign * points if self.who else abs(points))

    def _pay(self, kind: PayKind, points: int) -> None:
        if points > 0:
            self._won[kind] += points
        else:
            self._lost[kind] -= points
