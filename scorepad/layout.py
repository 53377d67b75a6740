"""The sheet as a list of lines from top to bottom, for screen, paper and text alike."""

from collections.abc import Sequence
from enum import StrEnum
from itertools import zip_longest
from typing import NamedTuple

from scorepad.bridge.points import Line
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import Side
from scorepad.bridge.state import Entry


class Rule(StrEnum):
    """A line ruled across both columns."""

    HEAVY = "heavy"
    """Between what counts towards a game and what does not."""
    GAME = "game"
    """Under a game."""
    FOOT = "foot"
    """Above the totals, where no game is ruled off just before."""


class Header(NamedTuple):
    """The head of the columns."""

    we: tuple[str, str]
    they: tuple[str, str]
    """The players of each side."""


class Row(NamedTuple):
    """A figure, or none, in each column."""

    we: Entry | None
    they: Entry | None


class Totals(NamedTuple):
    we: int
    they: int


SheetLine = Header | Row | Rule | Totals


class Sheet(NamedTuple):
    """The classic We/They sheet of a rubber or a chukker."""

    we: Side
    lines: tuple[SheetLine, ...]


def lay_out(scored: ScoredRound) -> Sheet:
    """Lay out a round: above the heavy line stacked upwards, below it downwards."""
    we = scored.round.we
    above = [entry for entry in scored.entries() if entry.line is Line.ABOVE]
    seating = scored.round.seating_now
    header = Header(seating.pair(we), seating.pair(we.other))
    lines: list[SheetLine] = [header, *reversed(_rows(above, we)), Rule.HEAVY]
    below: list[Entry] = []
    for deal in scored.deals:
        below += [entry for entry in deal.entries if entry.line is Line.BELOW]
        if deal.game_to:
            lines += [*_rows(below, we), Rule.GAME]
            below = []
    if below or lines[-1] is Rule.HEAVY:
        lines += [*_rows(below, we), Rule.FOOT]
    total = scored.total
    lines.append(Totals(total.of(we), total.of(we.other)))
    return Sheet(we, tuple(lines))


def _rows(entries: Sequence[Entry], we: Side) -> list[Row]:
    """Each column filled from its beginning, whatever stands in the other."""
    ours = [entry for entry in entries if entry.side is we]
    theirs = [entry for entry in entries if entry.side is not we]
    return [Row(one, other) for one, other in zip_longest(ours, theirs)]
