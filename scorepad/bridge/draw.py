"""The draw for partners: each player draws a card, and the highest choose first."""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from scorepad.bridge.errors import Impossible
from scorepad.bridge.translatable import one_of, translate
from scorepad.bridge.typed.languages import ENGLISH, Language

_NUMBERS = tuple(str(number) for number in range(2, 11))
RANKS = (*_NUMBERS, *ENGLISH.court_cards)
SUITS = ENGLISH.suits[:4]
_JACK = len(_NUMBERS)
_SIGNS = "♣♦♥♠"
_BLACK_ON_WHITE = str.maketrans("♧♢♡♤", _SIGNS)


class Card(NamedTuple):
    """A playing card; compared as in a draw, by rank and then by suit."""

    rank: int
    suit: int

    def __str__(self) -> str:
        return self.called(ENGLISH)

    def called(self, language: Language) -> str:
        """Return the card in writing: Q♠, or D♠ in languages that call queens D."""
        ranks = (*_NUMBERS, *language.court_cards)
        return f"{ranks[self.rank]}{_SIGNS[self.suit]}"


def read_card(text: str, language: Language = ENGLISH) -> Card:
    """Read a card as players write it: QC, 10h, ♠A; also in English, unless that is ambiguous."""
    letters = re.sub(r"[\s\ufe0e\ufe0f]", "", text).upper().translate(_BLACK_ON_WHITE)
    first = next(_meant(letters, (language,), suit_first=False), None)
    spoken = (language, ENGLISH)
    if first is None:
        orders = (_meant(letters, spoken, suit_first=order) for order in (False, True))
        meant = {card for cards in orders for card in cards}
        if len(meant) > 1:
            raise Impossible(
                translate("words", "“{typed}” could be {cards}"),
                typed=text,
                cards=one_of([card.called(language) for card in sorted(meant)]),
            )
        first = next(iter(meant), None)
    if first is None:
        raise Impossible(
            translate("words", "{typed} is not a card, e.g. {one} or {other}"),
            typed=text,
            one=f"{language.court_cards[1]}{language.suits[0]}",
            other=f"10{language.suits[2]}",
        )
    return first


def _meant(letters: str, languages: tuple[Language, ...], *, suit_first: bool) -> Iterator[Card]:
    """Yield the cards that these letters can mean, with ranks and suits of any of the languages."""
    ranks = [(rank, number) for number, rank in enumerate(_NUMBERS)]
    for each in languages:
        ranks += [(rank, _JACK + place) for place, rank in enumerate(each.court_cards)]
    if ENGLISH in languages:
        ranks.append(("T", _JACK - 1))
    suits = [(sign, number) for number, sign in enumerate(_SIGNS)]
    suits += [(suit, place) for each in languages for place, suit in enumerate(each.suits[:4])]
    for rank, number in ranks:
        for suit, place in suits:
            if letters == (suit + rank if suit_first else rank + suit):
                yield Card(number, place)


def rank_draw(cards: Mapping[str, Card]) -> tuple[str, ...]:
    """The players, the highest card first; of equal ranks spades, hearts, diamonds, clubs.

    >>> rank_draw({"Ann": read_card("10h"), "Bob": read_card("QC"), "Cy": read_card("♠10")})
    ('Bob', 'Cy', 'Ann')
    """
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
