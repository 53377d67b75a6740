"""What the contracts of players and partnerships came to, number by number."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from scorepad.bridge.contract import Strain
from scorepad.bridge.measures import MEASURES, OURS, THEIRS
from scorepad.bridge.outcomes import Outcome, read, text_of
from scorepad.bridge.points import Kind
from scorepad.bridge.standings import Who
from scorepad.bridge.tally import Outcomes, Tally, together

Profile = dict[str, int]
"""The numbers of one player or partnership by the names of their measures."""


def of_players(tally: Tally) -> dict[Who, Profile]:
    """Of each player the contracts he declared, his partners' and those against him."""
    found: dict[Who, Profile] = {(player,): dict.fromkeys(MEASURES, 0) for player in tally.players}
    for (declarer, partner), outcomes in tally.declared.items():
        _add(found[declarer,], outcomes, OURS, own=True)
        _add(found[partner,], outcomes, OURS, own=False)
    for pair, outcomes in tally.defended.items():
        for player in pair:
            _add(found[player,], outcomes, THEIRS, own=False)
    return found


def of_partnerships(tally: Tally) -> dict[Who, Profile]:
    """Of each partnership the contracts either declared, and those against them."""
    found: dict[Who, Profile] = {pair: dict.fromkeys(MEASURES, 0) for pair in tally.pairs}
    for (declarer, partner), outcomes in tally.declared.items():
        _add(found[together(declarer, partner)], outcomes, OURS, own=True)
    for pair, outcomes in tally.defended.items():
        _add(found[pair], outcomes, THEIRS, own=False)
    return found


def _add(profile: Profile, outcomes: Outcomes, side: int, *, own: bool) -> None:
    for outcome, times in Counter(outcomes).items():
        for name, worth in _counts(outcome, side, own):
            profile[name] += times * worth


@lru_cache(maxsize=60_000)
def _counts(number: int, side: int, own: bool) -> tuple[tuple[str, int], ...]:
    """What an outcome adds to which numbers; most of them have nothing to do with it."""
    outcome = read(text_of(number))
    return tuple(
        (name, worth)
        for name, measure in MEASURES.items()
        if (worth := measure.counts(outcome, side, own=own))
    )


# For the pictures.


class Ended(NamedTuple):
    """How often contracts were made and went down."""

    made: int
    down: int


def endings(tally: Tally, who: Who) -> dict[tuple[int, Strain], Ended]:
    """How contracts of each level and strain ended; for nobody those of everybody."""
    found: dict[tuple[int, Strain], Ended] = {}
    for (declarer, partner), outcomes in tally.declared.items():
        if who and who not in ((declarer,), together(declarer, partner)):
            continue
        for outcome, number in _read(outcomes):
            cell = outcome.level, outcome.strain
            made, down = found.get(cell, (0, 0))
            made, down = (made + number, down) if outcome.is_made else (made, down + number)
            found[cell] = Ended(made, down)
    return found


def sources(tally: Tally, who: Who) -> dict[Kind, tuple[int, int]]:
    """Where points came from and where they went: by kind, won and lost.

    For nobody all the points that were scored, whoever won them.
    """
    won = dict.fromkeys(Kind, 0)
    lost = dict.fromkeys(Kind, 0)
    for kind, points in _payments(tally, who):
        if points > 0:
            won[kind] += points
        else:
            lost[kind] -= points
    return {kind: (won[kind], lost[kind]) for kind in Kind if won[kind] or lost[kind]}


def _payments(tally: Tally, who: Who) -> Iterator[tuple[Kind, int]]:
    for pair, outcomes in tally.declared.items():
        if {*who} <= {*pair}:
            for outcome, number in _read(outcomes):
                for kind, points in outcome.paid:
                    yield kind, (points if who else abs(points)) * number
    for pair, outcomes in tally.defended.items():
        if who and {*who} <= {*pair}:
            for outcome, number in _read(outcomes):
                for kind, points in outcome.paid:
                    yield kind, -points * number
    for pair, kinds in tally.besides.items():
        if {*who} <= {*pair}:
            for name, points in kinds.items():
                if who or points > 0:
                    yield Kind(name), points


def _read(outcomes: Outcomes) -> Iterator[tuple[Outcome, int]]:
    return ((read(text_of(number)), times) for number, times in Counter(outcomes).items())
