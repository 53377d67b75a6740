"""An old evening entered from its results alone, as noted on paper for each round."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from typing import NamedTuple

from scorepad.bridge.deal import MOST_POINTS, Adjustment
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Both, Pair, Seat, Seating, Side, seated
from scorepad.bridge.setup import Setup, new_evening, setup_of
from scorepad.bridge.translatable import translate

Figures = Mapping[str, int]
"""The figures noted beside the players in one round; those who sat out may be missing."""


class FigureUnit(StrEnum):
    """The kind of figures on the paper."""

    HUNDREDS = "hundreds"
    """The back score: + for the winners, − for the losers."""
    TOTALS = "totals"
    """The points of a side, noted beside both of its players."""


_LIMITS = {
    FigureUnit.HUNDREDS: (-(MOST_POINTS // 100), MOST_POINTS // 100),
    FigureUnit.TOTALS: (0, MOST_POINTS),
}
"""The lowest and the highest possible figure."""


def old_evening(
    start: Setup, rounds: Sequence[Figures], written: FigureUnit, reason: str
) -> Evening:
    """Return the evening with a stopped round for each result; `reason` is noted on each sheet."""
    evening = new_evening(start)
    first = evening.rounds[0]
    results = (_round(first, figures, written, reason) for figures in rounds)
    return replace(evening, rounds=tuple(results))


class OldResults(NamedTuple):
    """What was noted of an old evening, enough to rebuild it."""

    start: Setup
    rounds: tuple[Figures, ...]
    written: FigureUnit
    reason: str


def old_results_of(evening: Evening) -> OldResults | None:
    """Return the results that an evening was entered from, if it holds nothing else."""
    items = [item for entered in evening.rounds for item in entered.items]
    adjustments = [item for item in items if isinstance(item, Adjustment)]
    if not adjustments or adjustments != items:
        return None
    points = [_points(entered) for entered in evening.rounds]
    written = FigureUnit.HUNDREDS if all(map(_are_hundreds, points)) else FigureUnit.TOTALS
    order = _order(evening.rounds, points)
    rounds = tuple(
        {name: each[name] for name in order if name in each}
        for each in (
            _figures(entered.seating, both, written)
            for entered, both in zip(evening.rounds, points, strict=True)
        )
    )
    seating = seated(dict(zip(Seat, order, strict=False)), order[4:])
    start = replace(setup_of(evening), seating=seating, ranked=(), dealer=None)
    found = OldResults(start, rounds, written, adjustments[0].reason)
    try:
        again = old_evening(*found)
    except Impossible:
        return None
    return found if again.rounds == evening.rounds else None


def fill_in(players: Sequence[str], figures: Figures, written: FigureUnit) -> dict[str, int]:
    """Return the figures with the missing ones added, where they can be deduced."""
    missing = [player for player in players if player not in figures]
    following = _following(list(figures.values()), written)
    filled = zip(missing, following, strict=True) if len(missing) == len(following) else ()
    return {**figures, **dict(filled)}


def sides(figures: Figures, written: FigureUnit) -> tuple[Pair, Pair]:
    """Return the two partnerships, the first player's first; raises on impossible figures."""
    if written is FigureUnit.TOTALS or not any(figures.values()):
        playing = list(figures)[: 4 if not any(figures.values()) else None]
    else:
        playing = [player for player, points in figures.items() if points]
    if len(playing) != 4:
        raise Impossible(
            translate("words", "four players are needed, not {number}"), number=len(playing)
        )
    first, *others = playing
    with_first = [other for other in others if figures[other] == figures[first]]
    if len(with_first) == 3:  # a tie does not show who the partners were
        with_first = with_first[:1]
    against = [other for other in others if other not in with_first]
    if len(with_first) != 1 or figures[against[0]] != figures[against[1]]:
        raise Impossible(translate("words", "partners need the same result"))
    if written is FigureUnit.HUNDREDS and figures[first] != -figures[against[0]]:
        raise Impossible(translate("words", "two players must win what the other two lose"))
    least, most = _LIMITS[written]
    for player in playing:
        if not least <= figures[player] <= most:
            raise Impossible(
                translate("words", "{figure} is out of range: {least} to {most}"),
                figure=figures[player],
                most=most,
                least=least,
            )
    return (first, with_first[0]), (against[0], against[1])


def _points(entered: Round) -> Both:
    points = Both()
    for options in [item for item in entered.items if isinstance(item, Adjustment)]:
        points = points.plus(options.side, options.points)
    return points


def _are_hundreds(points: Both) -> bool:
    """Whether only the winner and the hundreds are known."""
    return not any(each % 100 for each in points) and (0 in points or points == (100, 100))


def _figures(seating: Seating, points: Both, written: FigureUnit) -> dict[str, int]:
    """Return the figure noted beside each player."""
    if written is FigureUnit.HUNDREDS:
        won = (points.ns - points.ew) // 100
        points = Both(won, -won)
    return {name: points.of(side) for side in Side for name in seating.pair(side)}


def _order(rounds: Sequence[Round], points: Sequence[Both]) -> tuple[str, ...]:
    """Return the players in the order they were named: the first sits North, then his opponents.

    In a tie those named first are taken for partners.
    """
    after = TopologicalSorter[str]()
    for entered, each in zip(rounds, points, strict=True):
        seating = entered.seating
        tied = (seating.south,) if each.ahead is None else ()
        for name in seating.players:
            after.add(name)
        for name, *before in (
            (seating.south, seating.north),
            (seating.east, seating.north, *tied),
            (seating.west, seating.north, seating.east),
            *((later, earlier) for earlier, later in pairwise(seating.out)),
        ):
            after.add(name, *before)
    try:
        return tuple(after.static_order())
    except CycleError:
        return rounds[0].seating.players


def _following(typed: list[int], written: FigureUnit) -> list[int]:
    """Return the missing figures, if they can be deduced."""
    counted = [points for points in typed if points] if written is FigureUnit.HUNDREDS else typed
    doubles = {points for points in counted if counted.count(points) == 2}
    if len(doubles) != 1 or len(counted) not in (2, 3):
        return []
    singles = [points for points in counted if points not in doubles]
    if written is FigureUnit.TOTALS:
        return singles
    other = -next(iter(doubles))
    return [other] * (2 - len(singles)) if set(singles) <= {other} else []


def _round(first: Round, figures: Figures, written: FigureUnit, reason: str) -> Round:
    """Return a round of these players, with an adjustment for each side's figure.

    Hundreds give only the margin; a tie is entered as 100 for each side.
    """
    ns, ew = sides(figures, written)
    points = {Side.NS: figures[ns[0]], Side.EW: figures[ew[0]]}
    if written is FigureUnit.HUNDREDS:
        points = {side: max(0, hundreds) * 100 for side, hundreds in points.items()}
    if not any(points.values()):
        points = dict.fromkeys(Side, 100)
    chairs = dict(zip((Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST), (*ns, *ew), strict=True))
    there = first.seating.players
    out = tuple(name for name in there if name not in (*chairs.values(), *Seat))
    return replace(
        first,
        seating=seated(chairs, out),
        items=tuple(Adjustment(side, each, reason) for side, each in points.items() if each),
        stopped=True,
        ranked=(),
        next_dealer=None,
    )
