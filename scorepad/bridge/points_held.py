"""IMPs against the points held: each deal is compared with what the points are expected to make."""

from scorepad.bridge import duplicate, four_deal
from scorepad.bridge.deal import Deal
from scorepad.bridge.duplicate import before_board, board_dealer, board_vulnerable
from scorepad.bridge.four_deal import vulnerable_in_four
from scorepad.bridge.house import agreed_result
from scorepad.bridge.imps import THRESHOLDS, imps
from scorepad.bridge.options import Options
from scorepad.bridge.points import GAME, Entry
from scorepad.bridge.points_scale import expected
from scorepad.bridge.seats import EW, NS, Both, Seat, Side
from scorepad.bridge.state import (
    Compared,
    ScoredDeal,
    State,
    deal_scored,
    net,
)


def start(dealer: Seat, options: Options) -> State:
    if options.boards:
        return duplicate.start(dealer, options)
    return four_deal.start(dealer, options)


def set_dealer(state: State, dealer: Seat, options: Options) -> State:
    return state if options.boards else four_deal.set_dealer(state, dealer, options)


def play(place: int, deal: Deal, state: State, options: Options) -> ScoredDeal:
    """Score a deal as at duplicate; the totals count its IMPs."""
    before = before_board(deal.board, state) if deal.board and options.boards else state
    entries: tuple[Entry, ...] = ()
    game_to = None
    if deal.contract:
        side = deal.contract.declarer.side
        worth = agreed_result(deal.contract, deal.tricks, side in before.vulnerable, options)
        entries = worth.alone
        if worth.below >= GAME:
            game_to = side
    if options.counts(passed_out=deal.is_passed_out):
        compared = _compared(deal, entries, before, options)
        games = state.games.plus(game_to, 1) if game_to else state.games
        won = compared.imps or 0
        total = state.total.plus(NS, won) if won > 0 else state.total.plus(EW, -won)
        after = _next(before, options, games, total)
    else:
        compared, after = Compared(), state
    return deal_scored(place, deal, before, entries, after, game_to, compared)


def close(state: State, options: Options) -> tuple[Entry, ...]:
    """A chukker stopped early keeps its IMPs and earns no premium."""
    return ()


def asks_for_points(scored: ScoredDeal) -> bool:
    """Whether a deal has no score until the players give the points held."""
    return scored.compared is not None and scored.compared.lacks_points


def to_be_even(state: State) -> tuple[Side, int, int | None] | None:
    """Return the side behind, its deficit in IMPs, and the points above expectation to make it up.

    The latter is None beyond 24 IMPs, the most that one deal can bring.
    """
    ahead, behind = state.total.ahead, state.total.margin
    if ahead is None:
        return None
    return ahead.other, behind, THRESHOLDS[behind - 1] if behind <= len(THRESHOLDS) else None


def _compared(deal: Deal, entries: tuple[Entry, ...], before: State, options: Options) -> Compared:
    """Compare a deal with the expected score; both figures are North-South's."""
    held = deal.points_held
    if held is None:
        return Compared(lacks_points=True)
    side, points = held
    should = expected(points, side in before.vulnerable, options.scale)
    should = should if side is NS else -should
    won = imps(net(entries) - should)
    is_double = options.last_deal_double and before.played + 1 == options.length
    return Compared(should, 2 * won if is_double else won)


def _next(before: State, options: Options, games: Both, total: Both) -> State:
    """Return the state after a deal that counted."""
    played, number = before.played + 1, before.number + 1
    if options.boards:
        dealer, vulnerable = board_dealer(number), board_vulnerable(number)
    else:
        dealer = before.dealer.left
        vulnerable = vulnerable_in_four(number, dealer, options)
    return State(
        dealer,
        number,
        vulnerable,
        games,
        before.part_scores,
        total,
        played == options.length,
        before.seating,
        played,
    )
