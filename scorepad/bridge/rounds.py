"""A round - a rubber, a chukker or a set of boards - as entered and as scored."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.deal import Adjustment, Board, Deal, Item, NewSeats
from scorepad.bridge.duplicate import before_board
from scorepad.bridge.forms import FORMS
from scorepad.bridge.options import RUBBER, Options
from scorepad.bridge.payments import Money
from scorepad.bridge.points import Entry, adjustment_pay
from scorepad.bridge.rubber import GAMES_TO_WIN
from scorepad.bridge.seats import NORTH, SOUTH, Both, Name, Seat, Seating, Side
from scorepad.bridge.state import ScoredDeal, State, deal_scored, with_entries


class At(NamedTuple):
    """A place in an evening: the round, and the place among its items, both from 0."""

    round: int
    place: int


@dataclass(frozen=True, slots=True)
class Round:
    """What the players entered of one round."""

    options: Options = Options()
    seating: Seating = Seating()
    keeper: Name | None = None
    """The scorekeeper, whose side is We."""
    stake: Money | None = None
    """Money for 100 points."""
    items: tuple[Item, ...] = ()
    stopped: bool = False
    next_dealer: Seat | None = None
    """The next dealer, if the players named one for the coming deal."""
    next_board: Board | None = None
    """The next board, if the players named one."""
    ranked: tuple[Name, ...] = ()
    """The players by the cards they drew before this round, highest first; empty without a draw."""
    comparison: Comparison | None = None
    """The results of boards played at several tables; replaces the items."""
    ends_evening: bool = False
    """Whether the players ended the evening with this round."""

    @property
    def compared_players(self) -> tuple[Name, ...]:
        """The players named in the pairs of several tables."""
        named = self.comparison.names if self.comparison else ()
        return tuple(player for one in named for player in one.players)

    @property
    def seating_now(self) -> Seating:
        """The seating after the last replacement."""
        return self.seatings()[-1]

    @property
    def another(self) -> "Round":
        """An empty round with the same options and the players who sit there now."""
        return Round(self.options, self.seating_now, self.keeper, self.stake)

    def seatings(self, before: int | None = None) -> tuple[Seating, ...]:
        """Return the successive seatings, up to an item or to the end."""
        changes = [item.seating for item in self.items[:before] if isinstance(item, NewSeats)]
        return (self.seating, *changes)

    @property
    def played(self) -> int:
        """How many deals were played, or results of several tables entered."""
        results = self.comparison.results if self.comparison else ()
        return len(results) + sum(isinstance(item, Deal) for item in self.items)

    @property
    def is_empty(self) -> bool:
        results = self.comparison.results if self.comparison else ()
        return not (results or any(isinstance(item, Deal | Adjustment) for item in self.items))


class ScoredRound(NamedTuple):
    """A round with everything computed from what was entered."""

    round: Round
    deals: tuple[ScoredDeal, ...]
    closing: tuple[Entry, ...]
    """The premiums paid when a round was stopped."""
    state: State
    """The state before the next deal."""

    @property
    def total(self) -> Both:
        return with_entries(self.state.total, self.closing)

    @property
    def margin(self) -> int:
        return self.total.margin

    @property
    def is_settled(self) -> bool:
        """Whether it was finished, or stopped by the players."""
        return self.state.ended or self.round.stopped

    @property
    def winner(self) -> Side | None:
        """The side with more points, once the round is settled."""
        return self.total.ahead if self.is_settled else None

    @property
    def seating(self) -> Seating:
        """The players in the chairs, or those there at its end; the margin is theirs."""
        ends = (scored.seating for scored in self.deals if scored.after.ended)
        return next(ends, self.state.seating)

    @property
    def we(self) -> Side:
        """The side of the scorekeeper when the round began, else North-South.

        We and They keep their columns, whoever takes that chair later.
        """
        return self.keeper_seat.side

    @property
    def keeper_seat(self) -> Seat:
        """The scorekeeper's chair; South if no player keeps the score."""
        keeper = self.round.keeper or ""
        began = self.deals[0].seating if self.deals else self.seating
        first = began.seat_of(keeper) or SOUTH
        now = self.seating.seat_of(keeper)
        return now if now in (first, first.partner) else first

    @property
    def two_games(self) -> Side | None:
        """The side that won two games of the rubber, which need not be the winner."""
        if self.round.options.form is not RUBBER or not self.state.ended:
            return None
        return next(side for side in Side if self.state.games.of(side) == GAMES_TO_WIN)

    @property
    def next_board(self) -> int | None:
        """The number of the next board, in this round or after it; None without boards."""
        return self.state.number if self.round.options.boards else None

    @property
    def after_end(self) -> tuple[ScoredDeal, ...]:
        """Deals that a correction left after the end of the round."""
        return tuple(scored for scored in self.deals if scored.after_end)

    def entries(self) -> Iterator[Entry]:
        for scored in self.deals:
            yield from scored.entries
        yield from self.closing


class SeatChange(NamedTuple):
    """A replacement of players in the course of a round."""

    deal: int
    """The number of the first deal after it."""
    place: int
    """The place of that deal among the items of the round."""
    newcomers: tuple[tuple[Name, Name], ...]
    """The new players, each with the one who sat there before."""


def seat_changes(scored: ScoredRound) -> tuple[SeatChange, ...]:
    """Return the replacements during a round; none where chairs change after every deal."""
    if scored.round.options.rotates:
        return ()
    sat = [(deal.number, deal.place, deal.seating) for deal in scored.deals]
    if sat and not scored.is_settled:
        sat.append((scored.state.number, len(scored.round.items), scored.state.seating))
    return tuple(
        SeatChange(number, place, _newcomers(before, now))
        for (_, _, before), (number, place, now) in pairwise(sat)
        if before is not now and _newcomers(before, now)
    )


def _newcomers(before: Seating, now: Seating) -> tuple[tuple[Name, Name], ...]:
    chairs = ((now.at(seat), before.at(seat)) for seat in Seat)
    return tuple((newcomer, player) for newcomer, player in chairs if newcomer != player)


def score_item(
    place: int,
    item: Deal | Adjustment,
    state: State,
    options: Options,
    before: ScoredDeal | None = None,
) -> ScoredDeal:
    """Score one step of a round: a deal or an adjustment, after this state and step."""
    if isinstance(item, Adjustment):
        return _adjusted(place, item, state, options, before)
    rules = FORMS[options.form]
    if item.dealer:
        state = rules.set_dealer(state, item.dealer, options)
    if state.ended:
        return _after_end(place, item, state)
    return rules.play(place, item, state, options)


def score_round(entered: Round, dealer: Seat = NORTH) -> ScoredRound:
    """Score a round; this chair deals first, unless the players said otherwise.

    >>> from scorepad.bridge.notation import read_deal
    >>> score_round(Round(items=(read_deal("4sn+1"), read_deal("3nte-2")))).total
    Both(ns=250, ew=0)
    """
    options = entered.options
    rules = FORMS[options.form]
    state = _opening(entered, dealer)
    deals: list[ScoredDeal] = []
    for place, item in enumerate(entered.items):
        if isinstance(item, Deal) and not (item.dealer or state.ended):
            scored = rules.play(place, item, state, options)  # nearly all deals
        elif isinstance(item, NewSeats):
            state = state._replace(seating=item.seating)
            continue
        else:
            scored = score_item(place, item, state, options, deals[-1] if deals else None)
        deals.append(scored)
        state = scored.after
    if entered.next_dealer:
        state = rules.set_dealer(state, entered.next_dealer, options)
    if entered.next_board and options.boards:
        state = before_board(entered.next_board, state)
    closing: tuple[Entry, ...] = ()
    if entered.stopped and not state.ended:
        closing = rules.close(state, options)
    return ScoredRound(entered, tuple(deals), closing, state)


def _opening(entered: Round, dealer: Seat) -> State:
    """Return the state before the first deal, with the dealer and the board that players named."""
    first = next((item for item in entered.items if isinstance(item, Deal)), None)
    dealer = (first.dealer if first else entered.next_dealer) or dealer
    board = first.board if first else entered.next_board
    state = FORMS[entered.options.form].start(dealer, entered.options)
    state = state._replace(seating=entered.seating)
    return before_board(board, state) if board and entered.options.boards else state


def _adjusted(
    place: int, item: Adjustment, state: State, options: Options, before: ScoredDeal | None
) -> ScoredDeal:
    """Agreed points: they count in the total and change nothing else.

    In a rubber an adjustment has its own number; elsewhere it has that of the deal before it, or of
    the coming deal if there is none.
    """
    entries = (Entry(item.side, adjustment_pay(item)),)
    after = state._replace(total=state.total.plus(item.side, item.points))
    deal = state.number, state.dealer, state.vulnerable
    if options.form is RUBBER:
        after = after._replace(number=state.number + 1)
    elif before:
        deal = before.number, before.dealer, before.vulnerable
    return ScoredDeal(place, item, *deal, state.seating, entries, None, after)


def _after_end(place: int, deal: Deal, state: State) -> ScoredDeal:
    """A deal after the end of the round: it passes the turn to deal but scores nothing."""
    after = state._replace(dealer=state.dealer.left, number=state.number + 1)
    return deal_scored(place, deal, state, (), after)._replace(after_end=True)
