"""What a deal is played under: the next one, or one that was played."""

from typing import NamedTuple

from scorepad.bridge.duplicate import before_board
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.forms import FORMS
from scorepad.bridge.options import Options
from scorepad.bridge.state import ScoredDeal, State


class NextDeal(NamedTuple):
    """What the next deal is played under."""

    round: int
    """The number of its round, from 1."""
    options: Options
    state: State


def now(evening: ScoredEvening) -> NextDeal:
    """The next deal: in the last round, or in a new one like it where that is settled."""
    last = evening.rounds[-1]
    options = last.round.options
    if not last.is_settled:
        return NextDeal(len(evening.rounds), options, last.state)
    state = FORMS[options.form].start(last.state.dealer, options)
    if last.next_board:
        state = before_board(last.next_board, state)
    return NextDeal(len(evening.rounds) + 1, options, state)


def then(evening: ScoredEvening, number: int, place: int) -> NextDeal | None:
    """What the deal at a place of a round, both from 0, was played under, if there is one."""
    if number >= len(evening.rounds):
        return None
    scored = evening.rounds[number]
    before: ScoredDeal | None = None
    for deal in scored.deals:
        if deal.place == place:
            state = (before.after if before else State(deal.dealer))._replace(
                dealer=deal.dealer,
                number=deal.number,
                vulnerable=deal.vulnerable,
                seating=deal.seating,
            )
            return NextDeal(number + 1, scored.round.options, state)
        before = deal
    return None
