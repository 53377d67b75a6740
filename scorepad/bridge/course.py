"""What one evening after the other brought each player, in little room however many they are."""

from array import array
from collections.abc import Sequence
from datetime import date
from typing import NamedTuple, overload

NO_DAY = 0
"""In the stead of the number of a day: the first day of all has 1."""


class EveningResult(NamedTuple):
    """What an evening brought each player, in hundreds."""

    key: int
    day: date | None
    hundreds: dict[str, int]


class Course(Sequence[EveningResult]):
    """The results of evenings, of which only the numbers are kept."""

    def __init__(self) -> None:
        self._keys, self._days = array("q"), array("i")
        self._players: list[str] = []
        self._numbers: dict[str, int] = {}
        self._who, self._hundreds = array("i"), array("i")
        self._ends = array("i", [0])
        """Where the players of an evening end, and those of the next begin."""

    def append(self, result: EveningResult) -> None:
        self._keys.append(result.key)
        self._days.append(result.day.toordinal() if result.day else NO_DAY)
        for player, hundreds in result.hundreds.items():
            number = self._numbers.setdefault(player, len(self._players))
            if number == len(self._players):
                self._players.append(player)
            self._who.append(number)
            self._hundreds.append(hundreds)
        self._ends.append(len(self._who))

    def __len__(self) -> int:
        return len(self._keys)

    @overload
    def __getitem__(self, place: int) -> EveningResult: ...
    @overload
    def __getitem__(self, place: slice) -> list[EveningResult]: ...
    def __getitem__(self, place: int | slice) -> EveningResult | list[EveningResult]:
        if isinstance(place, slice):
            return [self[one] for one in range(*place.indices(len(self)))]
        place = range(len(self))[place]
        day = self._days[place]
        there = slice(self._ends[place], self._ends[place + 1])
        players = (self._players[number] for number in self._who[there])
        return EveningResult(
            self._keys[place],
            None if day == NO_DAY else date.fromordinal(day),
            dict(zip(players, self._hundreds[there], strict=True)),
        )
