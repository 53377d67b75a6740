"""Four-deal bridge: a chukker of four deals, in Chicago or Cavendish form."""

from scorepad.bridge.contract import Contract
from scorepad.bridge.deal import Deal
from scorepad.bridge.house import agreed_result, twice
from scorepad.bridge.options import CAVENDISH, Options
from scorepad.bridge.points import Pay, game_bonus, part_score_bonus
from scorepad.bridge.seats import EVERYBODY, NEITHER, ONLY, Seat, Side, Sides
from scorepad.bridge.state import (
    Below,
    Entry,
    ScoredDeal,
    State,
    below,
    deal_scored,
    entries_for,
    honours_entry,
    with_entries,
)

# By usage, as in Bicycle's rules of Four-Deal Bridge: who is vulnerable, 300 or 500 at once for a
# game, 100 for a part-score on the last deal, and that a deal passed out is dealt again. There the
# variation in which the dealer's opponents are vulnerable is named too, here called Cavendish.


def start(dealer: Seat, options: Options) -> State:
    return State(dealer)


def set_dealer(state: State, dealer: Seat, options: Options) -> State:
    """The same state with another dealer, from whom the vulnerability follows."""
    return state._replace(dealer=dealer, vulnerable=_vulnerable(state.number, dealer, options))


def play(place: int, deal: Deal, state: State, options: Options) -> ScoredDeal:
    entries: list[Entry] = []
    game_to = None
    after = state
    games, part_scores = state.games, state.part_scores
    if deal.contract:
        entries, (games, part_scores, game_to) = _played(place, deal, deal.contract, state, options)
    if options.counts(passed_out=deal.is_passed_out):
        dealer, number = state.dealer.left, state.number + 1
        after = State(
            dealer,
            number,
            _vulnerable(number, dealer, options),
            games,
            part_scores,
            with_entries(state.total, entries),
            state.number == options.length,
            state.seating,
        )
    return deal_scored(place, deal, state, entries, after, game_to)


def close(state: State, options: Options) -> tuple[Entry, ...]:
    """A chukker stopped early keeps its points and earns no premium."""
    return ()


def _played(
    place: int, deal: Deal, contract: Contract, state: State, options: Options
) -> tuple[list[Entry], Below]:
    """The entries of a deal that was not passed out, and what it does below the line."""
    side = contract.declarer.side
    worth = agreed_result(contract, deal.tricks, side in state.vulnerable, options)
    games, part_scores, game_to = below(state, side, worth.below)
    if options.carry_over:
        entries = entries_for(place, side, worth.paid)
        if bonus := _bonus(side, worth.below, state, options, game=game_to is not None):
            entries.append(Entry(place, side, bonus))
    else:
        entries = entries_for(place, side, worth.alone)
        part_scores = state.part_scores
    if deal.honours and options.honours:
        entries.append(honours_entry(place, deal.honours, contract))
    if options.last_deal_double and state.number == options.length:
        entries = twice(entries)
    return entries, (games, part_scores, game_to)


def _bonus(
    side: Side, trick_points: int, state: State, options: Options, *, game: bool
) -> Pay | None:
    """What a contract made earns at once: for the game it completes, or as a part-score."""
    if game:
        return game_bonus(side in state.vulnerable)
    if trick_points and state.number == options.length:
        return part_score_bonus(100)
    if trick_points and options.part_score_50:
        return part_score_bonus(50)
    return None


def _vulnerable(number: int, dealer: Seat, options: Options) -> Sides:
    in_four = (number - 1) % 4 + 1
    if in_four == 4 or number >= (options.length or 0):
        return EVERYBODY
    if in_four == 1:
        return NEITHER
    return ONLY[dealer.side.other if options.form is CAVENDISH else dealer.side]
