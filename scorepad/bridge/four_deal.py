"""Four-deal bridge: a chukker of four deals, in Chicago or Cavendish form."""

from scorepad.bridge.deal import Deal
from scorepad.bridge.house import agreed_result, twice
from scorepad.bridge.options import CAVENDISH, Options
from scorepad.bridge.points import Entry, game_bonus, part_score_bonus
from scorepad.bridge.seats import EVERYBODY, NEITHER, ONLY, Seat, Sides
from scorepad.bridge.state import (
    ScoredDeal,
    State,
    below,
    deal_scored,
    honours_entry,
    with_entries,
)

# By usage, as in Bicycle's rules of Four-Deal Bridge: who is vulnerable, 300 or 500 at once for a
# game, 100 for a part-score on the last deal, and a passed-out deal is dealt again. They also name
# the variation with the dealer's opponents vulnerable, here called Cavendish.


def start(dealer: Seat, options: Options) -> State:
    return State(dealer)


def set_dealer(state: State, dealer: Seat, options: Options) -> State:
    """Return the state with another dealer and the vulnerability that follows."""
    return state._replace(
        dealer=dealer, vulnerable=vulnerable_in_four(state.number, dealer, options)
    )


def play(place: int, deal: Deal, state: State, options: Options) -> ScoredDeal:
    entries: tuple[Entry, ...] = ()
    games, part_scores, game_to = state.games, state.part_scores, None
    is_last = state.number == options.length
    if deal.contract:
        side = deal.contract.declarer.side
        is_vulnerable = side in state.vulnerable
        worth = agreed_result(deal.contract, deal.tricks, is_vulnerable, options)
        games, carried, game_to = below(state, side, worth.below)
        if options.carry_over:
            part_scores = carried
            entries = worth.paid
            if game_to:
                entries += (Entry(side, game_bonus(is_vulnerable)),)
            elif worth.below and (is_last or options.part_score_50):
                entries += (Entry(side, part_score_bonus(100 if is_last else 50)),)
        else:
            entries = worth.alone
        if deal.honours and options.honours:
            entries += (honours_entry(deal.honours, deal.contract),)
        if is_last and options.last_deal_double:
            entries = twice(entries)
    elif not options.counts(passed_out=True):
        return deal_scored(place, deal, state, entries, state)
    dealer, number = state.dealer.left, state.number + 1
    after = State(
        dealer,
        number,
        vulnerable_in_four(number, dealer, options),
        games,
        part_scores,
        with_entries(state.total, entries),
        is_last,
        state.seating,
    )
    return deal_scored(place, deal, state, entries, after, game_to)


def close(state: State, options: Options) -> tuple[Entry, ...]:
    """A chukker stopped early keeps its points and earns no premium."""
    return ()


def vulnerable_in_four(number: int, dealer: Seat, options: Options) -> Sides:
    """Return who is vulnerable on the deal of this number."""
    in_four = (number - 1) % 4 + 1
    if in_four == 4 or number >= (options.length or 0):
        return EVERYBODY
    if in_four == 1:
        return NEITHER
    return ONLY[dealer.side.other if options.form is CAVENDISH else dealer.side]
