"""The four chairs of a table, its two sides, and who sits where."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, NamedTuple

from scorepad.bridge.errors import Impossible
from scorepad.bridge.translatable import translate


class Side(StrEnum):
    """Two partners, sitting opposite each other."""

    NS = "NS"
    EW = "EW"

    @property
    def other(self) -> "Side":
        return EW if self is NS else NS


NS, EW = Side


class Seat(StrEnum):
    """A chair, clockwise from North."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    @property
    def side(self) -> Side:
        return _SIDE[self]

    @property
    def left(self) -> "Seat":
        """The next chair clockwise, which deals next."""
        return _LEFT[self]

    @property
    def partner(self) -> "Seat":
        return _LEFT[_LEFT[self]]

    @property
    def right(self) -> "Seat":
        return _LEFT[self.partner]


_CHAIRS = NORTH, EAST, SOUTH, WEST = tuple(Seat)
_SIDE = {NORTH: NS, EAST: EW, SOUTH: NS, WEST: EW}
_LEFT = {NORTH: EAST, EAST: SOUTH, SOUTH: WEST, WEST: NORTH}

Sides = tuple[Side, ...]
"""Some of the sides, North-South first; for example the vulnerable ones."""

NEITHER: Sides = ()
EVERYBODY: Sides = (NS, EW)
ONLY: dict[Side, Sides] = {NS: (NS,), EW: (EW,)}


class Both(NamedTuple):
    """A number for each side."""

    ns: int = 0
    ew: int = 0

    def of(self, side: Side) -> int:
        return self.ns if side is NS else self.ew

    def plus(self, side: Side, number: int) -> "Both":
        if side is NS:
            return Both(self.ns + number, self.ew)
        return Both(self.ns, self.ew + number)

    def added(self, other: "Both") -> "Both":
        return Both(self.ns + other.ns, self.ew + other.ew)

    @property
    def ahead(self) -> Side | None:
        """The side with the greater number; None if equal."""
        if self.ns == self.ew:
            return None
        return NS if self.ns > self.ew else EW

    @property
    def margin(self) -> int:
        return abs(self.ns - self.ew)

    @property
    def only(self) -> Side | None:
        """The only side with anything, if the other has nothing."""
        return self.ahead if 0 in self else None


Name = Annotated[str, "a player's name"]
Pair = tuple[Name, Name]
"""Two players, usually partners."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits in each chair and who sits out; a chair without a name has its letter."""

    north: Name = "N"
    east: Name = "E"
    south: Name = "S"
    west: Name = "W"
    out: tuple[Name, ...] = ()

    def __post_init__(self) -> None:
        seen: set[str] = set()
        for name in self.players:
            if not name.strip():
                raise Impossible(translate("words", "a player needs a name"))
            if name in seen:
                raise Impossible(translate("words", "{name} cannot be in two places"), name=name)
            seen.add(name)

    def __iter__(self) -> Iterator[tuple[Seat, str]]:
        return zip(_CHAIRS, (self.north, self.east, self.south, self.west), strict=True)

    @property
    def players(self) -> tuple[str, ...]:
        """All players, those in the chairs first."""
        return (self.north, self.east, self.south, self.west, *self.out)

    def at(self, seat: Seat) -> str:
        if seat.side is NS:
            return self.north if seat is NORTH else self.south
        return self.east if seat is EAST else self.west

    def seat_of(self, player: str) -> Seat | None:
        return next((seat for seat, name in self if name == player), None)

    def pair(self, side: Side) -> tuple[str, str]:
        return (self.north, self.south) if side is NS else (self.east, self.west)

    @property
    def pairs(self) -> frozenset[frozenset[str]]:
        """The partnerships, whatever their chairs.

        >>> Seating("Ann", "Bob", "Cy", "Di").pairs == Seating("Di", "Cy", "Bob", "Ann").pairs
        True
        """
        return frozenset(frozenset(self.pair(side)) for side in Side)

    @property
    def is_named(self) -> bool:
        """Whether all four chairs have named players."""
        return not any(name in list(Seat) for _, name in self)


@dataclass(frozen=True, slots=True)
class Initial:
    """What a letter was said to mean that is a chair and also begins a player's name."""

    chair: Seat
    player: Name | None = None
    """None: the chair."""


def seated(chairs: dict[Seat, str], out: tuple[str, ...] = ()) -> Seating:
    return Seating(chairs[NORTH], chairs[EAST], chairs[SOUTH], chairs[WEST], out)
