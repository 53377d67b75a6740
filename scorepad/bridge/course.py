"""What one evening after the other brought each player, in little room however many they are."""

from array import array
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from datetime import date

NO_DAY = 0
"""In the stead of the number of a day: the first day of all has 1."""
Dated = tuple[int, date | None]
"""An evening and its day."""


class Course:
    """The results of evenings in hundreds, of which only the numbers are kept."""

    def __init__(self) -> None:
        self._keys, self._days = array("q"), array("i")
        self._players: dict[str, int] = {}
        """Their numbers."""
        self._who, self._hundreds = array("i"), array("i")
        self._ends = array("i")
        """Where the players of an evening end, and those of the next begin."""

    def append(self, evening: Dated, brought: Mapping[str, int]) -> None:
        """Add an evening with what it brought each player."""
        key, day = evening
        self._keys.append(key)
        self._days.append(day.toordinal() if day else NO_DAY)
        for player, hundreds in brought.items():
            self._who.append(self._players.setdefault(player, len(self._players)))
            self._hundreds.append(hundreds)
        self._ends.append(len(self._who))

    def __len__(self) -> int:
        return len(self._keys)

    def evenings(self, players: Iterable[str] = ()) -> Iterator[Dated]:
        """The evenings on which all of them played."""
        wanted = {self._players.get(player) for player in players}
        start = 0
        for key, day, end in zip(self._keys, self._days, self._ends, strict=True):
            if wanted.issubset(self._who[start:end]):
                yield key, None if day == NO_DAY else date.fromordinal(day)
            start = end

    def period(self) -> tuple[date, date] | None:
        """The first day and the last, where days are known."""
        days = [day for day in self._days if day != NO_DAY]
        return (date.fromordinal(min(days)), date.fromordinal(max(days))) if days else None

    def played(self) -> dict[str, int]:
        """How many evenings each player played."""
        times = Counter(self._who)
        return {player: times[number] for player, number in self._players.items()}

    def stood(self, player: str) -> list[tuple[int, int]]:
        """How a player stood after each evening that he played, by its place among all."""
        number, found, total = self._players[player], [], 0
        for at, who in enumerate(self._who):
            if who == number:
                total += self._hundreds[at]
                found.append((bisect_right(self._ends, at), total))
        return found
