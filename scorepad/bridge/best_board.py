"""The best board of a session at several tables: the result furthest from all the others."""

from fractions import Fraction
from typing import NamedTuple

from scorepad.bridge.comparison import TableResult
from scorepad.bridge.ranking import Ranking
from scorepad.bridge.seats import NS, Side


class BestBoard(NamedTuple):
    """The result with which one side did best against the rest of the board."""

    result: TableResult
    side: Side
    points: int
    """This side's points on the board; `others` are those of the same line at other tables."""
    others: tuple[int, ...]


def best_board(ranking: Ranking) -> BestBoard | None:
    """Return the result furthest from the mean of the others; None if all are equal."""
    best, furthest = None, Fraction()
    for board in ranking.boards:
        scores = [(each.result, each.score) for each in board.figures if each.score is not None]
        for place, (result, points) in enumerate(scores):
            others = [other for at, (_, other) in enumerate(scores) if at != place]
            if not others:
                continue
            away = points - Fraction(sum(others), len(others))
            if abs(away) > furthest:
                furthest = abs(away)
                side, sign = (NS, 1) if away > 0 else (NS.other, -1)
                theirs = tuple(sign * other for other in others)
                best = BestBoard(result, side, sign * points, theirs)
    return best
