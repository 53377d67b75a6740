"""How an evening ended: the order of the players, who won it, and the deal that moved most."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from scorepad.bridge.back_score import back_score, running_totals
from scorepad.bridge.deal import Adjustment
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.options import DUPLICATE
from scorepad.bridge.points import PayKind
from scorepad.bridge.seats import Side
from scorepad.bridge.state import ScoredDeal

OF_THE_ROUND = (PayKind.RUBBER, PayKind.UNFINISHED_GAME, PayKind.UNFINISHED_PART_SCORE)
"""What a deal is paid because a round ends with it."""


class FinalPlace(NamedTuple):
    """A player with his place; those who have alike many share the better one."""

    place: int
    player: str
    score: int
    """In hundreds; in points where nothing but boards was played."""


class BestDeal(NamedTuple):
    """The deal that moved most, without what the end of a round brought."""

    round: int
    """The number of the round, from 1."""
    deal: ScoredDeal
    side: Side
    """The one that it brought the points."""
    points: int


class EveningResult(NamedTuple):
    """How an evening ended, or stands so far."""

    order: tuple[FinalPlace, ...]
    """The best first; nobody where nothing is settled."""
    rounds: int
    """How many were settled."""
    in_points: bool
    """Whether the scores are points of boards, not hundreds."""
    best_deal: BestDeal | None

    @property
    def winners(self) -> tuple[str, ...]:
        """Those at the head; nobody where all have the same."""
        first = [each for each in self.order if each.place == 1]
        return tuple(each.player for each in first) if len(first) < len(self.order) else ()


def evening_result(evening: ScoredEvening) -> EveningResult:
    columns = back_score(evening)
    boards = {} if columns else _points_on_boards(evening)
    scores = running_totals(columns) or boards
    rounds = len(columns) or sum(bool(scored.deals) for scored in evening.played)
    return EveningResult(placed(scores), rounds, bool(boards), _best_deal(evening))


def placed(scores: Mapping[str, int]) -> tuple[FinalPlace, ...]:
    """Order players by what they have, the first to be named first among equals."""
    ordered = sorted(scores.items(), key=lambda each: -each[1])
    return tuple(
        FinalPlace(1 + sum(other > score for other in scores.values()), player, score)
        for player, score in ordered
    )


def _points_on_boards(evening: ScoredEvening) -> dict[str, int]:
    """What each player's side scored more than the other on boards, over the evening."""
    points = dict.fromkeys(evening.players, 0)
    played = False
    for scored in evening.played:
        if scored.round.options.form is not DUPLICATE:
            continue
        for deal in scored.deals:
            played = True
            for seat, player in deal.seating:
                points[player] += _brought(deal, seat.side)
    return points if played else {}


def _best_deal(evening: ScoredEvening) -> BestDeal | None:
    return max(_swings(evening), key=lambda best: best.points, default=None)


def _swings(evening: ScoredEvening) -> Iterator[BestDeal]:
    for number, scored in enumerate(evening.played, start=1):
        for deal in scored.deals:
            if isinstance(deal.item, Adjustment):
                continue
            for side in Side:
                if (points := _brought(deal, side)) > 0:
                    yield BestDeal(number, deal, side, points)


def _brought(deal: ScoredDeal, side: Side) -> int:
    """What a deal brought a side more than the other."""
    return sum(
        entry.points if entry.side is side else -entry.points
        for entry in deal.entries
        if entry.kind not in OF_THE_ROUND
    )
