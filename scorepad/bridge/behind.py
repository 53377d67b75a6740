"""The deals and rounds behind a number of the standings."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.measures import Measure
from scorepad.bridge.options import Form
from scorepad.bridge.outcomes import outcome_of
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import Seating
from scorepad.bridge.standings import Who
from scorepad.bridge.state import ScoredDeal
from scorepad.bridge.tally import sittings


class FoundDeal(NamedTuple):
    """A deal, and who sat there."""

    round: int
    scored: ScoredRound
    deal: ScoredDeal
    seating: Seating


class FoundRound(NamedTuple):
    """A round in which they played, as partners where they are two."""

    round: int
    scored: ScoredRound


def deals_behind(
    evening: ScoredEvening, who: Who, measure: Measure, forms: Collection[Form]
) -> Iterator[FoundDeal]:
    for number, scored in enumerate(evening.played):
        if scored.round.options.form not in forms:
            continue
        for seating, deals in sittings(scored):
            for deal in deals:
                outcome = outcome_of(deal)
                if outcome is None or not isinstance(deal.item, Deal) or not deal.item.contract:
                    continue
                seat = deal.item.contract.declarer
                declarer, partner = seating.at(seat), seating.at(seat.partner)
                defenders = seating.pair(seat.side.other)
                if measure.has(who, declarer, partner, defenders, outcome):
                    yield FoundDeal(number, scored, deal, seating)


def deals_sat_at(evening: ScoredEvening, who: Who, forms: Collection[Form]) -> Iterator[FoundDeal]:
    """All deals that were counted while they sat there, those passed out too."""
    for number, scored in enumerate(evening.played):
        if scored.round.options.form not in forms:
            continue
        for seating, deals in sittings(scored):
            if not _sit_there(who, seating):
                continue
            for deal in deals:
                if isinstance(deal.item, Deal) and not deal.after_end:
                    yield FoundDeal(number, scored, deal, seating)


def were_there(evening: ScoredEvening, who: Who, forms: Collection[Form]) -> bool:
    """Whether they played any of these forms, as partners where they are two."""
    return any(
        _sit_there(who, seating)
        for scored in evening.played
        if scored.round.options.form in forms
        for seating in scored.round.seatings()
    )


def rounds_behind(
    evening: ScoredEvening, who: Who, against: str | None, forms: Collection[Form]
) -> Iterator[FoundRound]:
    """The settled rounds that count for them; against one opponent, where one is named."""
    for number, scored in enumerate(evening.played):
        if not scored.is_settled or scored.round.options.form not in forms:
            continue
        side = scored.seating.side_of(who[0])
        if side is None or not _sit_there(who, scored.seating):
            continue
        if against is None or against in scored.seating.pair(side.other):
            yield FoundRound(number, scored)


def _sit_there(who: Who, seating: Seating) -> bool:
    """Whether they have chairs, on one side where they are two."""
    side = seating.side_of(who[0])
    return side is not None and {*who} <= {*seating.pair(side)}
