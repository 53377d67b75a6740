"""What is asked for next: the deal at one table, the boards at several."""

from typing import NamedTuple

from scorepad.bridge.changes.deals import enter
from scorepad.bridge.comparison import Comparison
from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import ScoredEvening, score_evening
from scorepad.bridge.expected_results import Expected, session_is_over, still_expected
from scorepad.bridge.next_round import has_ended
from scorepad.bridge.options import Options
from scorepad.bridge.rounds import At
from scorepad.bridge.seats import Seating
from scorepad.bridge.state import ScoredDeal
from scorepad.phones.requests import Data


class DealPlace(NamedTuple):
    """Where a deal stands, or would stand next, and under what it is played."""

    round: int
    """From 1, as the position is."""
    position: int
    at: At
    scored: ScoredDeal
    options: Options

    @property
    def seating(self) -> Seating:
        return self.scored.seating


def comparison_of(scored: ScoredEvening) -> Comparison | None:
    """The results of several tables, where these play now."""
    return scored.rounds[-1].round.comparison


def is_at_its_end(scored: ScoredEvening) -> bool:
    """Whether the players ended the evening, or several tables have played all they mean to."""
    return has_ended(scored) or session_is_over(scored.evening)


def next_deal(scored: ScoredEvening) -> DealPlace | None:
    """Where the next deal goes; nowhere where the evening has ended or several tables play."""
    if is_at_its_end(scored) or comparison_of(scored):
        return None
    change = enter(scored, Deal())
    assert change.entered
    return deal_at(score_evening(change.evening, scored), change.entered)


def deal_at(scored: ScoredEvening, at: At) -> DealPlace:
    """The deal that stands at a place."""
    played = scored.rounds[at.round]
    deals = enumerate(played.deals, start=1)
    position, deal = next(each for each in deals if each[1].place == at.place)
    return DealPlace(at.round + 1, position, at, deal, played.round.options)


def deal_named(scored: ScoredEvening, number: int, position: int) -> DealPlace | None:
    """The deal at a position of a round, both from 1, if there is one."""
    if number > len(scored.rounds) or position > len(scored.rounds[number - 1].deals):
        return None
    deal = scored.rounds[number - 1].deals[position - 1]
    return deal_at(scored, At(number - 1, deal.place))


def next_at_tables(comparison: Comparison) -> list[Expected]:
    """The first result that is still to come at each table."""
    first: dict[int, Expected] = {}
    for expected in still_expected(comparison):
        first.setdefault(expected.table, expected)
    return [first[table] for table in sorted(first)]


def asked(scored: ScoredEvening) -> Data:
    """What is asked for, as it goes to the phones."""
    if comparison := comparison_of(scored):
        tables = [one._asdict() for one in next_at_tables(comparison)]
        return {"tables": tables} if tables else {}
    coming = next_deal(scored)
    if coming is None:
        return {}
    return {
        "deal": [coming.round, coming.position],
        "dealer": coming.scored.dealer,
        "vulnerable": [*coming.scored.vulnerable],
    }
