"""The items that the players enter into a round, one after the other."""

from dataclasses import dataclass, field
from typing import Annotated

from scorepad.bridge.contract import NOTRUMP, Contract
from scorepad.bridge.errors import Impossible
from scorepad.bridge.plain import ALWAYS
from scorepad.bridge.points_scale import ALL_POINTS
from scorepad.bridge.seats import EW, NS, Seat, Seating, Side
from scorepad.bridge.translatable import translate

Board = Annotated[int, "the number of a duplicate board"]
ALL_TRICKS = 13
MOST_POINTS = 99_999
"""The largest adjustment accepted; more digits are a slip of the finger."""


@dataclass(frozen=True, slots=True)
class Honours:
    """Four or five trump honours, or four aces at notrump, in one hand."""

    holder: Seat
    points: int

    def __post_init__(self) -> None:
        if self.points not in (100, 150):
            raise Impossible(translate("words", "honours are 100 or 150"))


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal as entered; without a contract it was passed out."""

    contract: Contract | None = None
    tricks: int = field(default=0, metadata=ALWAYS)
    """Tricks of declarer's side, 0 to 13."""
    honours: Honours | None = None
    dealer: Seat | None = None
    """Set only if the players named the dealer; otherwise the turn passes on."""
    board: Board | None = None
    """The board number, at duplicate."""
    note: str = ""
    points_ns: int | None = None
    """North-South's high-card points, if they were entered; East-West have the rest."""

    late: bool = False
    """Whether it was corrected after the end of its round."""

    def __post_init__(self) -> None:
        if self.board is not None and self.board < 1:
            raise Impossible(
                translate("words", "boards are numbered from 1, not {number}"),
                number=self.board,
            )
        if self.points_ns is not None and not 0 <= self.points_ns <= ALL_POINTS:
            raise Impossible(
                translate("words", "a side holds 0 to {most} points, not {number}"),
                most=ALL_POINTS,
                number=self.points_ns,
            )
        if self.contract is None:
            if self.tricks or self.honours:
                raise Impossible(
                    translate("words", "a passed-out deal has no declarer, tricks or honours")
                )
            return
        if not 0 <= self.tricks <= ALL_TRICKS:
            raise Impossible(
                translate("words", "a side takes 0 to 13 tricks, not {number}"), number=self.tricks
            )
        if self.honours and self.honours.points == 100 and self.contract.strain is NOTRUMP:
            raise Impossible(translate("words", "at notrump honours are four aces: 150"))
        if self.honours and self.board is not None:
            raise Impossible(translate("words", "duplicate has no honours; leave them out"))

    @property
    def points_held(self) -> tuple[Side, int] | None:
        """The side with more high-card points, and how many; North-South with 20 each."""
        if self.points_ns is None:
            return None
        other = ALL_POINTS - self.points_ns
        return (NS, self.points_ns) if self.points_ns >= other else (EW, other)

    @property
    def is_passed_out(self) -> bool:
        return self.contract is None

    @property
    def over(self) -> int:
        """Tricks above the contract; negative if it went down."""
        return self.tricks - self.contract.tricks_needed if self.contract else 0


@dataclass(frozen=True, slots=True)
class Adjustment:
    """Points given to one side by agreement."""

    side: Side
    points: int
    reason: str

    def __post_init__(self) -> None:
        if not 0 < self.points <= MOST_POINTS:
            raise Impossible(
                translate("words", "an adjustment is 1 to {most} points, given to one side"),
                most=MOST_POINTS,
            )
        if not self.reason.strip():
            raise Impossible(translate("words", "an adjustment needs a reason"))


@dataclass(frozen=True, slots=True)
class NewSeats:
    """A new seating from here on, for example because a player was replaced."""

    seating: Seating


Item = Deal | Adjustment | NewSeats


def print_result(over: int) -> str:
    return f"{over:+d}" if over else "="
