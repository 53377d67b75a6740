"""Adding up the tallies of many evenings, one at a time."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

from scorepad.archive.listing import stretches
from scorepad.archive.tallies import Tallies
from scorepad.bridge.course import Dated
from scorepad.bridge.options import Form
from scorepad.bridge.pictured import Pictured
from scorepad.bridge.profiles import Profiles
from scorepad.bridge.standings import Opponents, Standings, hundreds_of

Results = Mapping[str, int]
"""What an evening brought its players."""
Adding = Callable[[Tallies, Iterable[int], Collection[Form]], Iterator[object]]
"""Counts evenings for something, a step for each."""


def add_up(
    tallies: Tallies, evenings: Iterable[Dated], forms: Collection[Form]
) -> tuple[Standings, Iterator[object]]:
    """Standings that fill while the work is done, a step for each evening."""
    standings = Standings()
    return standings, _adding(standings, tallies, evenings, forms)


def _adding(
    standings: Standings, tallies: Tallies, evenings: Iterable[Dated], forms: Collection[Form]
) -> Iterator[object]:
    for some in stretches(evenings):
        days = dict(some)
        for key, tally in tallies.of_many(days):
            if tally is not None:  # an evening that cannot be read counts nothing
                standings.add(key, days[key], tally, forms)
            yield key


def add_contracts(
    to: Profiles | Pictured, tallies: Tallies, keys: Iterable[int], forms: Collection[Form]
) -> Iterator[object]:
    """Count the contracts of some evenings, a step for each."""
    for key, played in tallies.played_in(keys):
        if played is not None:
            to.add(played, forms)
        yield key


def add_opponents(
    to: Opponents, tallies: Tallies, keys: Iterable[int], forms: Collection[Form]
) -> Iterator[object]:
    """Count what some evenings brought one player against the others, a step for each."""
    for key, tally in tallies.of_many(keys):
        if tally is not None:
            to.add(tally, forms)
        yield key


def biggest_wins(tallies: Tallies, keys: Iterable[int]) -> tuple[dict[int, int], Iterator[object]]:
    """What the winner of each evening took home, known when the work is done."""
    wins: dict[int, int] = {}
    return wins, _finding_wins(wins, tallies, keys)


def _finding_wins(wins: dict[int, int], tallies: Tallies, keys: Iterable[int]) -> Iterator[object]:
    for key, tally in tallies.of_many(keys):
        wins[key] = biggest_win(hundreds_of(tally.values())) if tally else 0
        yield key


def biggest_win(results: Results) -> int:
    return max(results.values(), default=0)
