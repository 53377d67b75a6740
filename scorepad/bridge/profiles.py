"""What the contracts of players and partnerships came to, number by number."""

from array import array
from collections.abc import Collection, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from scorepad.bridge.measures import MEASURES, OURS, THEIRS, Measure
from scorepad.bridge.options import Form
from scorepad.bridge.outcomes import Outcome, read
from scorepad.bridge.played import Played
from scorepad.bridge.standings import Who
from scorepad.bridge.tally import together

Step = tuple[int, int]
"""The place of a measure, and what is added there."""
Steps = Sequence[Step]
PLACES = {name: place for place, name in enumerate(MEASURES)}
NONE_YET = array("q", [0]) * len(PLACES)
DECLARING, BESIDE, DEFENDING = (
    {PLACES[name]: measure for name, measure in MEASURES.items() if measure.looks_at(side, own=own)}
    for side, own in ((OURS, True), (OURS, False), (THEIRS, False))
)
"""Those that look at a contract of his own, at one of his partner's, and at one against him."""


class Profile:
    """The numbers of one player or partnership by the names of their measures."""

    __slots__ = ("_numbers",)

    def __init__(self) -> None:
        self._numbers = NONE_YET[:]

    def __getitem__(self, name: str) -> int:
        return self._numbers[PLACES[name]]

    def add(self, steps: Steps) -> None:
        numbers = self._numbers
        for place, worth in steps:
            numbers[place] += worth


class Profiles:
    """Adds up the contracts of evenings: however many they are, only the numbers are kept."""

    def __init__(self) -> None:
        self._of: dict[Who, Profile] = {}

    def of(self, who: Who) -> Profile:
        """Of a player the contracts he declared, his partners' and those against him.

        Of a partnership those that either declared, and those against them.
        """
        found = self._of.get(who)
        if found is None:
            found = self._of[who] = Profile()
        return found

    def add(self, played_in: Mapping[Form, Played], forms: Collection[Form]) -> None:
        """Count the contracts that were played in these forms of an evening."""
        for form, played in played_in.items():
            if form in forms:
                for table, outcomes in played.contracts.items():
                    self._add(*table, [*map(_adds, outcomes)])

    def _add(
        self, declarer: str, partner: str, one: str, other: str, contracts: list["_Adds"]
    ) -> None:
        declaring = [step for adds in contracts for step in adds.declaring]
        beside = [step for adds in contracts for step in adds.beside]
        defending = [step for adds in contracts for step in adds.defending]
        for who, steps in (
            ((declarer,), declaring),
            (together(declarer, partner), declaring),
            ((partner,), beside),
            ((one,), defending),
            ((other,), defending),
            ((one, other), defending),
        ):
            self.of(who).add(steps)


class _Adds(NamedTuple):
    """What a contract adds to the numbers of those at the table."""

    declaring: Steps
    beside: Steps
    defending: Steps


@lru_cache(maxsize=2_000)
def _adds(text: str) -> _Adds:
    """The same outcomes come up again and again."""
    outcome = read(text)
    return _Adds(
        _steps(outcome, OURS, DECLARING),
        _steps(outcome, OURS, BESIDE),
        _steps(outcome, THEIRS, DEFENDING),
    )


def _steps(outcome: Outcome, side: int, measures: Mapping[int, Measure]) -> Steps:
    return tuple(
        [
            _step(place, worth)
            for place, measure in measures.items()
            if (worth := measure.counts(outcome, side))
        ]
    )


@cache
def _step(place: int, worth: int) -> Step:
    """One for all outcomes that it is part of."""
    return place, worth
