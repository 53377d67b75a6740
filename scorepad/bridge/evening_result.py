"""How an evening ended: the order of the players, the winners, and the most decisive deal."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from scorepad.bridge.back_score import back_score, running_totals, timeline
from scorepad.bridge.deal import Adjustment
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.options import DUPLICATE, POINTS
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import Side
from scorepad.bridge.state import ScoredDeal


class FinalPlace(NamedTuple):
    """A player with his place; players with equal scores share the better place."""

    place: int
    player: str
    score: int
    """In hundreds or IMPs; in points if only boards were played."""


class BestDeal(NamedTuple):
    """The deal with the largest figure in the list of deals, which has all that the deal earned."""

    round: int
    """The number of the round, from 1."""
    deal: ScoredDeal
    side: Side
    """The side that it gained the points."""
    points: int
    in_imps: bool
    """Whether these are IMPs: if nothing else was played for."""

    @property
    def net(self) -> int:
        """The points less what the other side had, such as honours."""
        return self.points - self.deal.won.of(self.side.other)


class Course(NamedTuple):
    """The totals of each player from 0 on: hundreds or IMPs by round, or points by deal."""

    after: tuple[str, ...]
    """The numbers of the rounds or of the deals."""
    stood: dict[str, tuple[int, ...]]


class EveningResult(NamedTuple):
    """How an evening ended, or stands so far."""

    order: tuple[FinalPlace, ...]
    """The best first; empty if nothing is settled."""
    rounds: int
    """The number of settled rounds."""
    in_points: bool
    """Whether scores are points of boards instead of hundreds."""
    in_imps: bool
    """Whether all scores are IMPs."""
    best_deal: BestDeal | None
    goes_on: bool = False
    """Whether its last round is still being played."""

    @property
    def winners(self) -> tuple[str, ...]:
        """The players in first place; nobody if all are equal."""
        first = [each for each in self.order if each.place == 1]
        return tuple(each.player for each in first) if len(first) < len(self.order) else ()


def evening_result(evening: ScoredEvening) -> EveningResult:
    columns = back_score(evening)
    scores = running_totals(columns) or {
        player: stood[-1] for player, stood in course(evening).stood.items()
    }
    settled = [evening.played[column.round - 1] for column in columns]
    in_imps = bool(settled) and all(each.round.options.form is POINTS for each in settled)
    rounds = len(columns) or sum(bool(scored.deals) for scored in evening.played)
    best = _best_deal(evening, in_imps=in_imps)
    in_points, goes_on = bool(scores) and not columns, _goes_on(evening)
    return EveningResult(placed(scores), rounds, in_points, in_imps, best, goes_on)


def _goes_on(evening: ScoredEvening) -> bool:
    """Whether the last round has deals and no end; boards may end with any of them."""
    last = evening.rounds[-1:]
    return any(
        each.deals and not each.is_settled and each.round.options.form is not DUPLICATE
        for each in last
    )


def course(evening: ScoredEvening) -> Course:
    """Return the totals after each round; after each deal if there is only one round."""
    columns = back_score(evening)
    if len(columns) > 1:
        return Course(tuple(str(column.round) for column in columns), timeline(columns))
    if columns:
        return _by_deals(evening, [evening.played[columns[0].round - 1]])
    return _by_deals(
        evening, [each for each in evening.played if each.round.options.form is DUPLICATE]
    )


def placed(scores: Mapping[str, int]) -> tuple[FinalPlace, ...]:
    """Order players by score; equals stay in the given order."""
    ordered = sorted(scores.items(), key=lambda each: -each[1])
    return tuple(
        FinalPlace(1 + sum(other > score for other in scores.values()), player, score)
        for player, score in ordered
    )


def _by_deals(evening: ScoredEvening, rounds: Sequence[ScoredRound]) -> Course:
    """Return the net points of each player's side after each deal."""
    deals = [deal for scored in rounds for deal in scored.deals]
    stood = {player: [0] for player in evening.players if deals}
    for deal in deals:
        for points in stood.values():
            points.append(points[-1])
        for seat, player in deal.seating:
            stood[player][-1] += deal.won.of(seat.side) - deal.won.of(seat.side.other)
    after = tuple(str(number) for number, _ in enumerate(deals, start=1))
    return Course(after, {player: tuple(points) for player, points in stood.items()})


def _best_deal(evening: ScoredEvening, *, in_imps: bool) -> BestDeal | None:
    figures = _figures(evening, in_imps=in_imps)
    return max(figures, key=lambda figure: (figure.points, figure.net), default=None)


def _figures(evening: ScoredEvening, *, in_imps: bool) -> Iterator[BestDeal]:
    for number, scored in enumerate(evening.played, start=1):
        for deal in scored.deals:
            if isinstance(deal.item, Adjustment) or (in_imps and deal.compared is None):
                continue
            for side in Side:
                points = deal.won.of(side)
                if points > 0:
                    yield BestDeal(number, deal, side, points, in_imps)
