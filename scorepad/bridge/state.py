"""The state of a round between two deals, and a deal with the state it leads to."""

from collections.abc import Iterable
from typing import NamedTuple

from scorepad.bridge.contract import Contract
from scorepad.bridge.deal import Adjustment, Deal, Honours
from scorepad.bridge.points import GAME, Entry, honours_pay
from scorepad.bridge.seats import NEITHER, NS, Both, Seat, Seating, Side, Sides


class State(NamedTuple):
    """Everything from earlier deals that the next one depends on."""

    dealer: Seat
    """The next dealer."""
    number: int = 1
    """The number of the next deal, counted as in its form."""
    vulnerable: Sides = NEITHER
    """The vulnerable sides."""
    games: Both = Both()
    part_scores: Both = Both()
    """Points below the line that still count towards a game."""
    total: Both = Both()
    ended: bool = False
    seating: Seating = Seating()
    """The seating for the next deal."""
    played: int = 0
    """How many deals against the points held have counted."""

    def needed(self, side: Side) -> int:
        """Return the points below the line that a side still needs for its next game."""
        return GAME - self.part_scores.of(side)


class Compared(NamedTuple):
    """A deal compared with the score expected from the points held; signed for North-South."""

    expected: int | None = None
    imps: int | None = None
    lacks_points: bool = False
    """Whether the players still have to enter the points held."""

    @property
    def won(self) -> Both:
        """The IMPs of each side."""
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
    """The vulnerable sides."""
    seating: Seating
    """The seating: the deal belongs to these people, whoever sits there later."""
    entries: tuple[Entry, ...]
    game_to: Side | None
    after: State
    after_end: bool = False
    """Whether the round had ended before this deal, which then scores nothing until moved."""
    compared: Compared | None = None
    """The comparison, where IMPs against the points held are played."""

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
    """Return the deal between two states."""
    number, dealer, vulnerable = before.number, before.dealer, before.vulnerable
    seating = before.seating
    return ScoredDeal(
        place, item, number, dealer, vulnerable, seating, entries, game_to, after, False, compared
    )


_Below = tuple[Both, Both, Side | None]
"""The outcome below the line: games, part-scores, and the side that made game."""


def below(state: State, side: Side, trick_points: int) -> _Below:
    """Add trick points to a side's part-score; a game wipes the part-scores of both."""
    if not trick_points:
        return state.games, state.part_scores, None
    part_scores = state.part_scores.plus(side, trick_points)
    if part_scores.of(side) < GAME:
        return state.games, part_scores, None
    return state.games.plus(side, 1), Both(), side


def honours_entry(honours: Honours, contract: Contract) -> Entry:
    """Return the entry for honours: paid to the side that held them, whoever declared."""
    return Entry(honours.holder.side, honours_pay(honours, contract.strain))


def net(entries: Iterable[Entry]) -> int:
    """Return North-South's points less East-West's."""
    return sum([pay.points if side is NS else -pay.points for side, pay in entries])


def with_entries(total: Both, entries: Iterable[Entry]) -> Both:
    ns, ew = total
    for side, pay in entries:
        if side is NS:
            ns += pay.points
        else:
            ew += pay.points
    return Both(ns, ew)
