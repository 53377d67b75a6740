"""Duplicate boards: each deal on its own, dealer and vulnerability by the board number."""

from scorepad.bridge.deal import Deal
from scorepad.bridge.options import Options
from scorepad.bridge.points import GAME, Entry, result
from scorepad.bridge.seats import EVERYBODY, EW, NEITHER, NS, ONLY, Seat, Sides
from scorepad.bridge.state import (
    ScoredDeal,
    State,
    deal_scored,
    with_entries,
)

# Law 2 of the Laws of Duplicate Bridge: the table repeats after sixteen boards.
_DEALERS = tuple(Seat)
_VULNERABLE = (NEITHER, ONLY[NS], ONLY[EW], EVERYBODY)


def board_dealer(board: int) -> Seat:
    return _DEALERS[(board - 1) % 4]


def board_vulnerable(board: int) -> Sides:
    return _VULNERABLE[(board - 1 + (board - 1) // 4) % 4]


def start(dealer: Seat, options: Options) -> State:
    return before_board(1, State(dealer))


def set_dealer(state: State, dealer: Seat, options: Options) -> State:
    """Return the same state: only the board number decides who deals."""
    return state


def play(place: int, deal: Deal, state: State, options: Options) -> ScoredDeal:
    board = deal.board or state.number
    before = state if board == state.number else before_board(board, state)
    entries: tuple[Entry, ...] = ()
    game_to = None
    if deal.contract:
        side = deal.contract.declarer.side
        worth = result(deal.contract, deal.tricks, side in before.vulnerable)
        entries = worth.alone
        if worth.below >= GAME:
            game_to = side
    after = state._replace(
        dealer=board_dealer(board + 1),
        number=board + 1,
        vulnerable=board_vulnerable(board + 1),
        games=state.games.plus(game_to, 1) if game_to else state.games,
        total=with_entries(state.total, entries),
    )
    return deal_scored(place, deal, before, entries, after, game_to)


def close(state: State, options: Options) -> tuple[Entry, ...]:
    """A set of boards stopped early earns no premium."""
    return ()


def before_board(board: int, state: State) -> State:
    """Return the same state with this as the next board."""
    return state._replace(
        dealer=board_dealer(board), number=board, vulnerable=board_vulnerable(board)
    )
