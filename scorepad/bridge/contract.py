"""What was bid: level, strain, doubling and declarer."""

from dataclasses import dataclass
from enum import StrEnum

from scorepad.bridge.errors import Impossible
from scorepad.bridge.seats import Seat
from scorepad.bridge.translatable import translate


class Strain(StrEnum):
    """The trump suit or notrump, in the order of bidding."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"
    NOTRUMP = "N"

    @property
    def sign(self) -> str:
        return _SIGN[self]

    @property
    def is_minor(self) -> bool:
        return self in (CLUBS, DIAMONDS)


CLUBS, DIAMONDS, HEARTS, SPADES, NOTRUMP = Strain
_SIGN = dict(zip(Strain, ("♣", "♦", "♥", "♠", "NT"), strict=True))


class Doubling(StrEnum):
    """Whether the contract was doubled or redoubled."""

    UNDOUBLED = ""
    DOUBLED = "X"
    REDOUBLED = "XX"

    @property
    def times(self) -> int:
        """The factor for trick points."""
        return _TIMES[self]


UNDOUBLED, DOUBLED, REDOUBLED = Doubling
_TIMES = {UNDOUBLED: 1, DOUBLED: 2, REDOUBLED: 4}

BOOK = 6
LEVELS = range(1, 8)


@dataclass(frozen=True, slots=True)
class Contract:
    """A contract and its declarer."""

    level: int
    strain: Strain
    doubling: Doubling
    declarer: Seat

    def __post_init__(self) -> None:
        if self.level not in LEVELS:
            raise Impossible(
                translate("words", "a contract is at level 1 to 7, not {level}"), level=self.level
            )

    @property
    def tricks_needed(self) -> int:
        return BOOK + self.level

    def __str__(self) -> str:
        return f"{self.level}{self.strain.sign}{self.doubling}"
