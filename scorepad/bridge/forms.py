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
    """How a form is scored; adding one means adding a line to the list below."""

    start: Callable[[Seat, Options], State]
    """The state before the first deal, when it is this chair's turn to deal."""
    set_dealer: Callable[[State, Seat, Options], State]
    """The same state when the players say who deals."""
    play: Callable[[int, Deal, State, Options], ScoredDeal]
    """Score a deal, given its place in the round."""
    close: Callable[[State, Options], tuple[Entry, ...]]
    """The entries when the players stop before the end."""


FORMS: dict[Form, _Rules] = {
    RUBBER: _Rules(rubber.start, rubber.set_dealer, rubber.play, rubber.close),
    CHICAGO: _Rules(four_deal.start, four_deal.set_dealer, four_deal.play, four_deal.close),
    CAVENDISH: _Rules(four_deal.start, four_deal.set_dealer, four_deal.play, four_deal.close),
    DUPLICATE: _Rules(duplicate.start, duplicate.set_dealer, duplicate.play, duplicate.close),
    POINTS: _Rules(points_held.start, points_held.set_dealer, points_held.play, points_held.close),
}
