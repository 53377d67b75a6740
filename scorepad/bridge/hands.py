"""The cards of a board, dealt by hand or machine: read from a file, and printed."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from scorepad.bridge.contract import Strain
from scorepad.bridge.deal import Board
from scorepad.bridge.errors import Impossible
from scorepad.bridge.seats import NORTH, Seat
from scorepad.bridge.translatable import translate

_RANKS = "AKQJT98765432"
SUITS = (Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS)
_WRITTEN = rf"(?P<first>[NESW]):(?P<hands>[{_RANKS}.]+( [{_RANKS}.]+){{3}})"
_IN_A_HAND = 13


@dataclass(frozen=True, slots=True)
class Cards:
    """The four hands of a board in PBN notation: `N:AK32.QJ4.T98.765 …`, clockwise."""

    board: Board
    dealt: str

    def __post_init__(self) -> None:
        found = re.fullmatch(_WRITTEN, self.dealt)
        hands = found["hands"].split() if found else []
        cards = {
            (suit, rank)
            for hand in hands
            for suit, ranks in zip(SUITS, hand.split("."), strict=False)
            for rank in ranks
        }
        counts = {len(hand.replace(".", "")) for hand in hands}
        suits = {hand.count(".") for hand in hands}
        if (counts, suits) != ({_IN_A_HAND}, {len(SUITS) - 1}) or len(cards) < len(hands) * 13:
            raise Impossible(
                translate("words", "the cards of board {number} are not four hands of thirteen"),
                number=self.board,
            )

    def hands(self) -> Iterator[tuple[Seat, tuple[str, ...]]]:
        """Yield each hand from North on, with its ranks of ♠ ♥ ♦ ♣, highest first."""
        first = Seat(self.dealt[0])
        held = {
            Seat(seat): hand.split(".")
            for seat, hand in zip(_clockwise(first), self.dealt[2:].split(), strict=True)
        }
        for seat in _clockwise(NORTH):
            yield seat, tuple("".join(sorted(suit, key=_RANKS.index)) for suit in held[seat])


def _clockwise(seat: Seat) -> Iterator[Seat]:
    for _ in Seat:
        yield seat
        seat = seat.left
