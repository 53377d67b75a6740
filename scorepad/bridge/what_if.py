"""What if: the score of any contract and result in the present state, and what it would end."""

from collections.abc import Iterator
from enum import StrEnum
from itertools import product
from typing import NamedTuple

from scorepad.bridge.contract import LEVELS, Contract, Doubling, Strain
from scorepad.bridge.deal import ALL_TRICKS, Deal
from scorepad.bridge.duplicate import before_board
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.forms import FORMS
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
    """That of the other side, in IMPs: they are ahead no more."""


class Outlook(NamedTuple):
    """One contract and result, as they would score now."""

    contract: Contract
    over: int
    """Tricks over the contract, or under it."""
    deal: ScoredDeal
    points: Both
    """What each side would add to its total."""
    ends: tuple[Ends, ...]

    @property
    def side(self) -> Side:
        """The side that declares."""
        return self.contract.declarer.side


class NextDeal(NamedTuple):
    """What the next deal is played under."""

    round: int
    """The number of its round, from 1."""
    options: Options
    state: State


def now(evening: ScoredEvening) -> NextDeal:
    """The next deal: in the last round, or in a new one like it where that is settled."""
    last = evening.rounds[-1]
    options = last.round.options
    if not last.is_settled:
        return NextDeal(len(evening.rounds), options, last.state)
    state = FORMS[options.form].start(last.state.dealer, options)
    if last.next_board:
        state = before_board(last.next_board, state)
    return NextDeal(len(evening.rounds) + 1, options, state)


def then(evening: ScoredEvening, number: int, place: int) -> NextDeal | None:
    """What the deal at a place of a round, both from 0, was played under, if there is one."""
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


def what_if(
    contract: Contract,
    tricks: int,
    state: State,
    options: Options,
    points_ns: int | None = None,
) -> Outlook:
    """How a contract and its result would score and what it would end, if it came next.

    With the points that North-South hold it is told in IMPs, where these are played for.
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
    """Every contract made exactly, with one over and one down, for each side."""
    for declarer, level, strain, doubling in product((NORTH, EAST), LEVELS, Strain, Doubling):
        contract = Contract(level, strain, doubling, declarer)
        for over in (0, 1, -1):
            tricks = contract.tricks_needed + over
            if tricks <= ALL_TRICKS:
                yield what_if(contract, tricks, state, options)
