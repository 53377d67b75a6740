"""An extra for the poster of an evening: the most expensive penalty."""

from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.evening_result import BestDeal, EveningResult
from scorepad.bridge.points import PayKind


def dearest_penalty(evening: ScoredEvening, result: EveningResult) -> BestDeal | None:
    """Return the deal that cost its declarer most, unless it is already the deal of the evening."""
    penalties = (
        BestDeal(number, deal, entry.side, entry.points, in_imps=False)
        for number, scored in enumerate(evening.played, start=1)
        for deal in scored.deals
        for entry in deal.entries
        if entry.pay.kind is PayKind.PENALTY
    )
    dearest = max(penalties, key=lambda one: one.points, default=None)
    told = dearest and result.best_deal and dearest.deal is result.best_deal.deal
    return None if told else dearest
