"""The board of an evening at several tables: the result that differs most from all others."""

from fractions import Fraction
from typing import NamedTuple

from scorepad.bridge.comparison import TableResult
from scorepad.bridge.ranking import Ranking
from scorepad.bridge.seats import NS, Side


class BestBoard(NamedTuple):
    """A result that brought one side more than all others had on the board."""

    result: TableResult
    side: Side
    points: int
    """What this side had of it; what those in their line had elsewhere."""
    others: tuple[int, ...]


def best_board(ranking: Ranking) -> BestBoard | None:
    """The result that is furthest from the mean of the others; none where all are alike."""
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
