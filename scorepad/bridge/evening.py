"""An evening: the rounds played, one after the other, and what follows from them."""

from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import NamedTuple

from scorepad.bridge.agreed import DUPLICATE, Agreed
from scorepad.bridge.deal import Deal, Item
from scorepad.bridge.rounds import Round, ScoredRound, score_round
from scorepad.bridge.seats import NORTH, Seat


@dataclass(frozen=True, slots=True)
class Evening:
    """All that the players entered; nothing else is ever kept."""

    rounds: tuple[Round, ...] = ()


class ScoredEvening(NamedTuple):
    """An evening with everything computed from it."""

    rounds: tuple[ScoredRound, ...]

    @property
    def played(self) -> tuple[ScoredRound, ...]:
        """The rounds without a last one that still waits for its first deal."""
        waits = self.rounds and self.rounds[-1].round.is_empty
        return self.rounds[:-1] if waits else self.rounds

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who was there, in the order in which they first sat down."""
        names: dict[str, None] = {}
        for scored in self.played or self.rounds:
            for seating in scored.round.seatings():
                names.update(dict.fromkeys(seating.players))
        return tuple(names)


def add(evening: Evening, item: Item) -> tuple[Evening, tuple[int, int]]:
    """Enter the next item, and tell its round and its place there.

    A deal after the end of a round begins the next, agreed and seated alike.
    """
    rounds = list(evening.rounds) or [Round()]
    last = rounds[-1]
    if isinstance(item, Deal):
        if score_round(last).is_settled:  # whoever dealt first
            last = replace(last, seating=last.seating_now, items=(), stopped=False)
            rounds.append(last)
        item = replace(
            item, dealer=item.dealer or last.next_dealer, board=item.board or last.next_board
        )
        last = replace(last, next_dealer=None, next_board=None)
    rounds[-1] = replace(last, items=(*last.items, item))
    return Evening(tuple(rounds)), (len(rounds) - 1, len(last.items))


def begin_round(evening: Evening, agreed: Agreed) -> Evening:
    """Begin another round at the same table; one in which nothing was entered is changed."""
    *before, last = evening.rounds or (Round(),)
    if last.is_empty:
        return Evening((*before, replace(last, agreed=agreed, stopped=False, next_board=None)))
    new = Round(agreed, last.seating_now, last.keeper, last.stake, next_dealer=last.next_dealer)
    return Evening((*before, replace(last, next_dealer=None), new))


def score_evening(evening: Evening, like: ScoredEvening | None = None) -> ScoredEvening:
    """Score every round; the turn to deal passes on from round to round.

    Rounds that stand in another scored evening as they stand here are taken from it.
    """
    others = like.rounds if like else ()
    dealer = others_dealer = NORTH
    rounds = []
    for entered, other in zip_longest(evening.rounds, others[: len(evening.rounds)]):
        if other and other.round is entered and others_dealer is dealer:
            scored = other
        else:
            scored = score_round(entered, dealer)
        rounds.append(scored)
        dealer = _next_dealer(scored, dealer)
        others_dealer = _next_dealer(other, others_dealer) if other else dealer
    return ScoredEvening(tuple(rounds))


def _next_dealer(scored: ScoredRound, dealer: Seat) -> Seat:
    """Who deals after a round; boards of which none was played leave the turn as it was."""
    if scored.round.agreed.form is DUPLICATE and not any(
        isinstance(deal.item, Deal) for deal in scored.deals
    ):
        return dealer
    return scored.state.dealer
