"""The contracts that were played in an evening, and what was paid besides them."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.options import Form
from scorepad.bridge.outcomes import written
from scorepad.bridge.seats import Seat, Seating
from scorepad.bridge.state import Entry, ScoredDeal
from scorepad.bridge.tally import Pair, sittings, together

Table = tuple[str, str, str, str]
"""A declarer, his partner, and those who defended, in the order of the alphabet."""


@dataclass(frozen=True, slots=True)
class Played:
    """What was played and paid in some rounds."""

    contracts: dict[Table, list[str]] = field(default_factory=dict)
    """What contracts came to, as outcomes are written."""
    besides: dict[Pair, dict[str, int]] = field(default_factory=dict)
    """What partners won without a contract, by kind: premiums and adjustments."""


def played_in(evening: ScoredEvening) -> dict[Form, Played]:
    """What was played in an evening, for each form."""
    found: dict[Form, Played] = {}
    for scored in evening.played:
        played = found.setdefault(scored.round.options.form, Played())
        for seating, deals in sittings(scored):
            _note(played, seating, deals)
        for premium in scored.closing:
            _note_besides(played, scored.seating, premium)
    return found


def _note(played: Played, seating: Seating, deals: Sequence[ScoredDeal]) -> None:
    declared: dict[Seat, list[str]] = {}
    for deal in deals:
        if not isinstance(deal.item, Deal):
            for entry in deal.entries:
                _note_besides(played, seating, entry)
        elif deal.item.contract and (outcome := written(deal)):
            declared.setdefault(deal.item.contract.declarer, []).append(outcome)
    for seat, outcomes in declared.items():
        defenders = together(*seating.pair(seat.side.other))
        table = (seating.at(seat), seating.at(seat.partner), *defenders)
        played.contracts.setdefault(table, []).extend(outcomes)


def _note_besides(played: Played, seating: Seating, entry: Entry) -> None:
    for side, points in ((entry.side, entry.points), (entry.side.other, -entry.points)):
        kinds = played.besides.setdefault(together(*seating.pair(side)), {})
        kinds[entry.kind] = kinds.get(entry.kind, 0) + points
