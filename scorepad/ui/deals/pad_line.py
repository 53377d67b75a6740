"""The interface of the line that a bidding pad writes into."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import SignalInstance

from scorepad.bridge.seats import Seat, Seating, Side

if TYPE_CHECKING:
    from scorepad.bridge.typed.partial_deal import PartialDeal


class PadState(NamedTuple):
    """The deal in the line."""

    text: str
    deal: "PartialDeal"
    to_enter: str
    """What Enter would enter; empty while the deal is incomplete."""
    is_correcting: bool
    seating: Seating
    foot: Seat
    """The chair at the foot of the table."""
    we: Side
    honours_count: bool
    points_count: bool
    """Whether points held are entered with the deal."""
    awards: Mapping[str, tuple[str, str]]
    """Other results of a board by what is typed: text on the card and accessible text."""
    is_asked: bool = True
    """Whether there is a place for what would be entered."""


class PadLine(Protocol):
    """A line that a pad shows and writes into."""

    @property
    def understood(self) -> SignalInstance: ...
    @property
    def for_pad(self) -> PadState: ...
    def choose(self, choice: "PartialDeal") -> None: ...
    def set_text(self, text: str) -> None: ...
    def enter(self) -> None: ...
    def give_up(self) -> None: ...
