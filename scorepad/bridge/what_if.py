"""What if: the score of any contract and result in the present state, and what it would end."""

from collections.abc import Iterator
from enum import StrEnum
from itertools import product
from typing import NamedTuple

from scorepad.bridge.contract import LEVELS, Contract, Doubling, Strain
from scorepad.bridge.deal import ALL_TRICKS, Deal
from scorepad.bridge.options import DUPLICATE, POINTS, RUBBER, Options
from scorepad.bridge.rounds import score_item
from scorepad.bridge.seats import EAST, NORTH, Both, Side
from scorepad.bridge.state import ScoredDeal, State, with_entries


class Ends(StrEnum):
    """What a deal can bring to an end."""

    GAME = "game"
    RUBBER = "rubber"
    CHUKKER = "chukker"
    LEAD = "lead"
    """The other side's lead in IMPs."""


class Outlook(NamedTuple):
    """The score of one contract and result in the present state."""

    contract: Contract
    over: int
    """Overtricks, or undertricks if negative."""
    deal: ScoredDeal
    points: Both
    """What each side would add to its total."""
    ends: tuple[Ends, ...]

    @property
    def side(self) -> Side:
        """The side that declares."""
        return self.contract.declarer.side


def what_if(
    contract: Contract,
    tricks: int,
    state: State,
    options: Options,
    points_ns: int | None = None,
) -> Outlook:
    """Return how a contract and its result would score now, and what it would end.

    With North-South's points held the score is in IMPs, where these are played for.
    """
    deal = Deal(contract, tricks, points_ns=points_ns)
    scored = score_item(0, deal, state, options)
    ends = []
    if scored.game_to and options.form not in (DUPLICATE, POINTS):
        ends.append(Ends.GAME)
    if scored.after.ended:
        ends.append(Ends.RUBBER if options.form is RUBBER else Ends.CHUKKER)
    points = with_entries(Both(), scored.entries)
    if scored.compared and points_ns is not None:
        points, ahead = scored.won, state.total.ahead
        if ahead and scored.after.total.ahead is not ahead:
            ends.append(Ends.LEAD)
    return Outlook(contract, deal.over, scored, points, tuple(ends))


def outlook(state: State, options: Options) -> Iterator[Outlook]:
    """Yield every contract made exactly, with one over and one down, for each side."""
    for declarer, level, strain, doubling in product((NORTH, EAST), LEVELS, Strain, Doubling):
        contract = Contract(level, strain, doubling, declarer)
        for over in (0, 1, -1):
            tricks = contract.tricks_needed + over
            if tricks <= ALL_TRICKS:
                yield what_if(contract, tricks, state, options)
