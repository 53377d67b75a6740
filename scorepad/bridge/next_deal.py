"""The conditions of a deal (its round, options and state): of the next one, or of a past one."""

from typing import NamedTuple

from scorepad.bridge.duplicate import before_board, board_dealer
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.forms import FORMS
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.state import ScoredDeal, State


class NextDeal(NamedTuple):
    """The conditions of a deal before it is played."""

    round: int
    """The number of its round, from 1."""
    options: Options
    state: State


def now(evening: ScoredEvening) -> NextDeal:
    """Return those of the next deal: in the last round, or in one like it if that is settled."""
    last = evening.rounds[-1]
    options = last.round.options
    if not last.is_settled:
        return NextDeal(len(evening.rounds), options, last.state)
    state = FORMS[options.form].start(last.state.dealer, options)
    if last.next_board:
        state = before_board(last.next_board, state)
    return NextDeal(len(evening.rounds) + 1, options, state)


def of_board(board: int) -> NextDeal:
    """Return those of a board at several tables."""
    return NextDeal(1, Options(DUPLICATE), before_board(board, State(board_dealer(board))))


def past_deal(evening: ScoredEvening, number: int, place: int) -> NextDeal | None:
    """Return those of the deal at a place of a round, both from 0; None if there is none."""
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
