"""Rubber bridge: the side that first wins two games ends the rubber."""

from scorepad.bridge.deal import Deal
from scorepad.bridge.house import agreed_result
from scorepad.bridge.options import Options
from scorepad.bridge.points import Entry, rubber_bonus, unfinished_game, unfinished_part_score
from scorepad.bridge.seats import EVERYBODY, NEITHER, ONLY, Both, Seat, Sides
from scorepad.bridge.state import (
    ScoredDeal,
    State,
    below,
    deal_scored,
    honours_entry,
    with_entries,
)

GAMES_TO_WIN = 2  # Law 74 of the Laws of Contract Bridge (1993)


def start(dealer: Seat, options: Options) -> State:
    return State(dealer)


def set_dealer(state: State, dealer: Seat, options: Options) -> State:
    return state._replace(dealer=dealer)


def play(place: int, deal: Deal, state: State, options: Options) -> ScoredDeal:
    entries: tuple[Entry, ...] = ()
    games, part_scores, game_to = state.games, state.part_scores, None
    if deal.contract:
        side = deal.contract.declarer.side
        worth = agreed_result(deal.contract, deal.tricks, side in state.vulnerable, options)
        entries = worth.paid
        games, part_scores, game_to = below(state, side, worth.below)
        if deal.honours and options.honours:
            entries += (honours_entry(deal.honours, deal.contract),)
        if games.of(side) == GAMES_TO_WIN:
            entries += (Entry(side, rubber_bonus(games.of(side.other))),)
    after = State(
        state.dealer.left,
        state.number + 1,
        _vulnerable(games) if game_to else state.vulnerable,
        games,
        part_scores,
        with_entries(state.total, entries),
        GAMES_TO_WIN in games,
        state.seating,
    )
    return deal_scored(place, deal, state, entries, after, game_to)


def close(state: State, options: Options) -> tuple[Entry, ...]:
    """Return the premiums of a stopped rubber: for the only game, or the only part-score."""
    # By Law 80 of the Laws of Contract Bridge, where the part-score earns 100.
    entries: tuple[Entry, ...] = ()
    if side := state.games.only:
        entries += (Entry(side, unfinished_game()),)
    if side := state.part_scores.only:
        premium = unfinished_part_score(options.unfinished_part_score)
        entries += (Entry(side, premium),)
    return entries


def _vulnerable(games: Both) -> Sides:
    """A side with a game is vulnerable."""
    if games.only:
        return ONLY[games.only]
    return EVERYBODY if games.ns else NEITHER
