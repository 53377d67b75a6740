"""The draw for partners: each player draws a card, and the highest choose first."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from scorepad.bridge.errors import Impossible
from scorepad.bridge.translatable import translate

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A")
SUITS = ("C", "D", "H", "S")
_SUIT_SIGNS = {"♣": "C", "♧": "C", "♦": "D", "♢": "D", "♥": "H", "♡": "H", "♠": "S", "♤": "S"}


class Card(NamedTuple):
    """A playing card; compared as in a draw, by rank first and then by suit."""

    rank: int
    suit: int

    def __str__(self) -> str:
        return RANKS[self.rank].replace("T", "10") + "♣♦♥♠"[self.suit]


def read_card(text: str) -> Card:
    """A card as players write it: QC, 10h, ♠A."""
    letters = re.sub(r"[\s\ufe0e\ufe0f]", "", text).upper().replace("10", "T")
    letters = "".join(_SUIT_SIGNS.get(letter, letter) for letter in letters)
    for written in (letters, letters[::-1]):
        rank, suit = written[:-1], written[-1:]
        if rank in RANKS and suit in SUITS:
            return Card(RANKS.index(rank), SUITS.index(suit))
    raise Impossible(
        translate("words", "{typed} is not a card; write rank and suit, such as QC or 10H"),
        typed=text,
    )


def rank_draw(cards: Mapping[str, Card]) -> tuple[str, ...]:
    """The players, the highest card first."""
    drawn: dict[Card, str] = {}
    for player, card in cards.items():
        if card in drawn:
            raise Impossible(
                translate("words", "{one} and {other} cannot both have drawn {card}"),
                one=drawn[card],
                other=player,
                card=card,
            )
        drawn[card] = player
    return tuple(drawn[card] for card in sorted(drawn, reverse=True))
