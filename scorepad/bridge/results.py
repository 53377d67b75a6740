"""An old evening from its results alone: what each round brought, as it stands on paper."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import StrEnum

from scorepad.bridge.deal import MOST_POINTS, Adjustment
from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Impossible, Seat, Side, seated
from scorepad.bridge.start import Start, begun

Figures = Mapping[str, int]
"""What is written beside the players of one round; whoever sat out may have nothing there."""
Pair = tuple[str, str]


class Written(StrEnum):
    """What the figures on the paper are."""

    HUNDREDS = "hundreds"
    """The back score: + for the winners, − for the losers."""
    TOTALS = "totals"
    """The points of a side, beside each of the two who played on it."""


LIMITS = {
    Written.HUNDREDS: (-(MOST_POINTS // 100), MOST_POINTS // 100),
    Written.TOTALS: (0, MOST_POINTS),
}
"""The least and the most that a figure can be."""


def old_evening(start: Start, rounds: Sequence[Figures], written: Written, reason: str) -> Evening:
    """The evening with a stopped round for each result; the reason stands on their sheets."""
    evening = begun(start)
    first = evening.rounds[0]
    results = (_round(first, figures, written, reason) for figures in rounds)
    return replace(evening, rounds=tuple(results))


def completed(players: Sequence[str], figures: Figures, written: Written) -> dict[str, int]:
    """The figures with those that can be nothing else."""
    missing = [player for player in players if player not in figures]
    following = _following(list(figures.values()), written)
    filled = zip(missing, following, strict=True) if len(missing) == len(following) else ()
    return {**figures, **dict(filled)}


def sides(figures: Figures, written: Written) -> tuple[Pair, Pair]:
    """The two partnerships, that of the first player named first; refuses what cannot be."""
    if written is Written.TOTALS or not any(figures.values()):
        playing = list(figures)[: 4 if not any(figures.values()) else None]
    else:
        playing = [player for player, points in figures.items() if points]
    if len(playing) != 4:
        raise Impossible(f"four play, and here are {len(playing)}")
    first, *others = playing
    with_first = [other for other in others if figures[other] == figures[first]]
    if len(with_first) == 3:  # a tie, in which nobody can tell who the partners were
        with_first = with_first[:1]
    against = [other for other in others if other not in with_first]
    if len(with_first) != 1 or figures[against[0]] != figures[against[1]]:
        raise Impossible("two partners have the same figure, and the other two have theirs")
    if written is Written.HUNDREDS and figures[first] != -figures[against[0]]:
        raise Impossible("two players win what the other two lose")
    least, most = LIMITS[written]
    for player in playing:
        if not least <= figures[player] <= most:
            raise Impossible(f"{figures[player]} cannot be; the most is {most}, the least {least}")
    return (first, with_first[0]), (against[0], against[1])


def _following(typed: list[int], written: Written) -> list[int]:
    """The figures that must still come, where there is no choice."""
    counted = [points for points in typed if points] if written is Written.HUNDREDS else typed
    doubles = {points for points in counted if counted.count(points) == 2}
    if len(doubles) != 1 or len(counted) not in (2, 3):
        return []
    singles = [points for points in counted if points not in doubles]
    if written is Written.TOTALS:
        return singles
    other = -next(iter(doubles))
    return [other] * (2 - len(singles)) if set(singles) <= {other} else []


def _round(first: Round, figures: Figures, written: Written, reason: str) -> Round:
    """The players where their sides are, and what these have, as agreed points.

    Of hundreds only the margin is known; a tie stands there as 100 on both sides.
    """
    ns, ew = sides(figures, written)
    points = {Side.NS: figures[ns[0]], Side.EW: figures[ew[0]]}
    if written is Written.HUNDREDS:
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
