"""The list of forms, each with the functions that score it."""

from collections.abc import Callable
from typing import NamedTuple

from scorepad.bridge import duplicate, four_deal, points_held, rubber
from scorepad.bridge.deal import Deal
from scorepad.bridge.options import CAVENDISH, CHICAGO, DUPLICATE, POINTS, RUBBER, Form, Options
from scorepad.bridge.points import Entry
from scorepad.bridge.seats import Seat
from scorepad.bridge.state import ScoredDeal, State


class _Rules(NamedTuple):
    """The functions that score a form; a new form adds a line to the list below."""

    start: Callable[[Seat, Options], State]
    """Return the state before the first deal, with this chair as dealer."""
    set_dealer: Callable[[State, Seat, Options], State]
    """Return the same state with the dealer named by the players."""
    play: Callable[[int, Deal, State, Options], ScoredDeal]
    """Score a deal, given its place in the round."""
    close: Callable[[State, Options], tuple[Entry, ...]]
    """Return the entries of a round that the players stop early."""


FORMS: dict[Form, _Rules] = {
    RUBBER: _Rules(rubber.start, rubber.set_dealer, rubber.play, rubber.close),
    CHICAGO: _Rules(four_deal.start, four_deal.set_dealer, four_deal.play, four_deal.close),
    CAVENDISH: _Rules(four_deal.start, four_deal.set_dealer, four_deal.play, four_deal.close),
    DUPLICATE: _Rules(duplicate.start, duplicate.set_dealer, duplicate.play, duplicate.close),
    POINTS: _Rules(points_held.start, points_held.set_dealer, points_held.play, points_held.close),
}
