"""What deals came to, whoever played them."""

from hypothesis import given
from scorepad.bridge.outcomes import outcome_of

from scorepad.bridge.deal import Adjustment, Deal
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.seats import Side
from tests.bridge.table import EVENINGS


@given(EVENINGS)
def test_an_outcome_is_what_the_deal_came_to(evening: Evening) -> None:
    for scored in score_evening(evening).rounds:
        for deal in scored.deals:
            outcome = outcome_of(deal)
            if outcome:
                assert isinstance(deal.item, Deal)
                contract = deal.item.contract
                assert contract
                bid = outcome.level, outcome.strain, outcome.doubling
                assert bid == (contract.level, contract.strain, contract.doubling)
                assert outcome.over == deal.item.over
                assert outcome.vulnerable == (contract.declarer.side in deal.vulnerable)
                assert [kind for kind, _ in outcome.paid] == [entry.kind for entry in deal.entries]
                assert outcome.net == sum(
                    entry.points if entry.side is declarer_side(deal.item) else -entry.points
                    for entry in deal.entries
                )


def declarer_side(item: Deal | Adjustment) -> Side:
    assert isinstance(item, Deal)
    assert item.contract
    return item.contract.declarer.side
