"""The best board of a session at several tables: the result furthest from all the others."""

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from scorepad.bridge.comparison import Played, TableResult
from scorepad.bridge.ranking import Ranking
from scorepad.bridge.seats import NS, Side


class BestBoard(NamedTuple):
    """The result with which one side did best against the rest of the board."""

    result: TableResult
    side: Side
    points: int
    """This side's points on the board; `others` are those of the same line at other tables."""
    others: tuple[int, ...]


_Scores = list[tuple[TableResult, int]]
"""The results of a board with North-South's points."""


def best_board(ranking: Ranking) -> BestBoard | None:
    """Return the result furthest from the mean of the others; None if all are equal.

    Of two that are as far, that of the side that has more points: a slam bid, not one missed.
    """
    best, furthest = None, Fraction()
    for scores in _scores(ranking):
        for place, (_, points) in enumerate(scores):
            others = [other for at, (_, other) in enumerate(scores) if at != place]
            if not others:
                continue
            away = points - Fraction(sum(others), len(others))
            if not away or abs(away) < furthest:
                continue
            found = _seen_by(NS if away > 0 else NS.other, scores, place)
            if best is None or (abs(away), found.points) > (furthest, best.points):
                best, furthest = found, abs(away)
    return best


def dearest_penalty(ranking: Ranking) -> BestBoard | None:
    """Return the contract that cost its declarer most, as its opponents see it."""
    penalties = [
        _seen_by(result.what.contract.declarer.side.other, scores, place)
        for scores in _scores(ranking)
        for place, (result, _) in enumerate(scores)
        if isinstance(result.what, Played)
        and result.what.contract
        and result.what.tricks < result.what.contract.tricks_needed
    ]
    return max(penalties, key=lambda one: one.points, default=None)


def _scores(ranking: Ranking) -> Iterator[_Scores]:
    for board in ranking.boards:
        yield [(each.result, each.score) for each in board.figures if each.score is not None]


def _seen_by(side: Side, scores: _Scores, place: int) -> BestBoard:
    sign = 1 if side is NS else -1
    others = tuple(sign * other for at, (_, other) in enumerate(scores) if at != place)
    result, points = scores[place]
    return BestBoard(result, side, sign * points, others)
