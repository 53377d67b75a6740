"""What a bidding pad asks of the line that it writes into."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import SignalInstance

from scorepad.bridge.seats import Seat, Seating, Side

if TYPE_CHECKING:
    from scorepad.bridge.typed.partial_deal import PartialDeal


class PadState(NamedTuple):
    """What stands in the line, and whose deal it is."""

    text: str
    deal: "PartialDeal"
    to_enter: str
    """What Enter would do; nothing while the deal is not whole."""
    is_correcting: bool
    seating: Seating
    foot: Seat
    """The chair that is drawn at the foot of the table."""
    we: Side
    honours_count: bool
    points_count: bool
    """Whether the points held are told with the deal."""
    awards: Mapping[str, tuple[str, str]]
    """What else can come of a board, by what is typed: on its card, and aloud."""
    is_asked: bool = True
    """Whether anything is to be entered before somebody says where."""


class PadLine(Protocol):
    """A line that a pad shows, and writes into."""

    @property
    def understood(self) -> SignalInstance: ...
    @property
    def for_pad(self) -> PadState: ...
    def choose(self, choice: "PartialDeal") -> None: ...
    def set_text(self, text: str) -> None: ...
    def enter(self) -> None: ...
    def give_up(self) -> None: ...
