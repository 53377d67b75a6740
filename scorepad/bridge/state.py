"""How a round stands between two deals, and how one deal took it there."""

from collections.abc import Iterable
from typing import NamedTuple

from scorepad.bridge.contract import Contract
from scorepad.bridge.deal import Adjustment, Deal, Honours
from scorepad.bridge.points import GAME, Entry, honours_pay
from scorepad.bridge.seats import NEITHER, NS, Both, Seat, Seating, Side, Sides


class State(NamedTuple):
    """All that the deals so far leave behind for the next one."""

    dealer: Seat
    """Who deals next."""
    number: int = 1
    """The number of the next deal, as its form counts."""
    vulnerable: Sides = NEITHER
    """The sides vulnerable on the next deal."""
    games: Both = Both()
    part_scores: Both = Both()
    """Points below the line that still count towards a game."""
    total: Both = Both()
    ended: bool = False
    seating: Seating = Seating()
    """Who sits where on the next deal."""
    played: int = 0
    """How many deals against the points held have counted."""

    def needed(self, side: Side) -> int:
        """What a side still needs below the line for its next game."""
        return GAME - self.part_scores.of(side)


class Compared(NamedTuple):
    """A deal against what its points make expect, signed for North-South."""

    expected: int | None = None
    imps: int | None = None
    lacks_points: bool = False
    """Whether the players have still to say who held how many points."""

    @property
    def won(self) -> Both:
        """The IMPs that it brought."""
        imps = self.imps or 0
        return Both(max(imps, 0), max(-imps, 0))


class ScoredDeal(NamedTuple):
    """A deal, or an adjustment, with its entries and the state it leads to."""

    place: int
    """Its place among the items of the round."""
    item: Deal | Adjustment
    number: int
    dealer: Seat
    vulnerable: Sides
    """The sides vulnerable before the deal."""
    seating: Seating
    """Who sat where: the deal belongs to these people, whoever sits there later."""
    entries: tuple[Entry, ...]
    game_to: Side | None
    after: State
    after_end: bool = False
    """The round had ended before this deal: it waits for the players and scores nothing."""
    compared: Compared | None = None
    """Where IMPs are counted, against the points held."""

    @property
    def won(self) -> Both:
        """What it adds to the totals: points, or IMPs."""
        return self.compared.won if self.compared else with_entries(Both(), self.entries)


def deal_scored(
    place: int,
    item: Deal | Adjustment,
    before: State,
    entries: tuple[Entry, ...],
    after: State,
    game_to: Side | None = None,
    compared: Compared | None = None,
) -> ScoredDeal:
    """The deal that leads from one state to another."""
    number, dealer, vulnerable = before.number, before.dealer, before.vulnerable
    seating = before.seating
    return ScoredDeal(
        place, item, number, dealer, vulnerable, seating, entries, game_to, after, False, compared
    )


Below = tuple[Both, Both, Side | None]
"""What trick points do below the line: games, part-scores, and whose game it was."""


def below(state: State, side: Side, trick_points: int) -> Below:
    """Add trick points to a side's part-score; a game wipes the part-scores of both."""
    if not trick_points:
        return state.games, state.part_scores, None
    part_scores = state.part_scores.plus(side, trick_points)
    if part_scores.of(side) < GAME:
        return state.games, part_scores, None
    return state.games.plus(side, 1), Both(), side


def honours_entry(honours: Honours, contract: Contract) -> Entry:
    """Honours go to the side that held them, whoever played the contract."""
    return Entry(honours.holder.side, honours_pay(honours, contract.strain))


def net(entries: Iterable[Entry]) -> int:
    """How much more North-South are paid than East-West."""
    return sum([pay.points if side is NS else -pay.points for side, pay in entries])


def with_entries(total: Both, entries: Iterable[Entry]) -> Both:
    ns, ew = total
    for side, pay in entries:
        if side is NS:
            ns += pay.points
        else:
            ew += pay.points
    return Both(ns, ew)
