"""The draw for partners."""

from itertools import product

import pytest

from scorepad.bridge.draw import RANKS, SUITS, Card, rank_draw, read_card
from scorepad.bridge.errors import Impossible
from scorepad.bridge.typed.languages import (
    DUTCH,
    FRENCH,
    GERMAN,
    LANGUAGES,
    POLISH,
    SPANISH,
    Language,
)


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("QC", "Q♣"),
        ("qc", "Q♣"),
        ("CQ", "Q♣"),
        ("9H", "9♥"),
        ("h9", "9♥"),
        ("TD", "10♦"),
        ("10D", "10♦"),
        ("D10", "10♦"),
        ("dt", "10♦"),
        ("10♦", "10♦"),
        ("♦10", "10♦"),
        ("♠ A", "A♠"),
        ("A ♠", "A♠"),
        ("♠️A", "A♠"),  # with the sign that asks for a coloured picture
        ("♤2", "2♠"),
        ("k♡", "K♥"),
        ("♢J", "J♦"),
        ("8♧", "8♣"),
        (" 3c ", "3♣"),
    ],
)
def test_a_card_as_players_write_it(written: str, shown: str) -> None:
    assert str(read_card(written)) == shown


@pytest.mark.parametrize(
    ("language", "written", "shown"),
    [
        (GERMAN, "DT", "D♣"),
        (GERMAN, "bp", "B♠"),
        (GERMAN, "KK", "K♦"),
        (GERMAN, "kh", "K♥"),  # a heart in English, which nothing else can be
        (GERMAN, "QS", "D♠"),
        (GERMAN, "10c", "10♥"),
        (FRENCH, "RC", "R♥"),
        (FRENCH, "V♠", "V♠"),
        (DUTCH, "HH", "H♥"),
        (DUTCH, "vs", "V♠"),
        (POLISH, "DKI", "D♥"),
        (POLISH, "ka7", "7♦"),
        (SPANISH, "RP", "R♠"),
        (SPANISH, "7O", None),
        (GERMAN, "TD", "10♦ or D♣"),
        (FRENCH, "KC", "R♣ or R♥"),
    ],
)
def test_a_card_in_each_language(language: Language, written: str, shown: str | None) -> None:
    try:
        assert read_card(written, language).called(language) == shown
    except Impossible as wrong:
        said = str(wrong.message)
        could_be = f"“{written}” could be {shown}"
        assert said == could_be if shown else "is not a card" in said


@pytest.mark.parametrize("language", LANGUAGES.values(), ids=list(LANGUAGES))
def test_a_pack_reads_back_in_each_language(language: Language) -> None:
    pack = [Card(rank, suit) for rank in range(len(RANKS)) for suit in range(len(SUITS))]
    assert [read_card(card.called(language), language) for card in pack] == pack


@pytest.mark.parametrize(
    "written",
    ["", "Q", "C", "10", "1C", "11C", "QCC", "QQC", "CC", "QX", "♠♠", "ten of clubs", "TT", "?"],
)
def test_no_card(written: str) -> None:
    with pytest.raises(Impossible, match="is not a card"):
        read_card(written)


def test_a_pack_in_order() -> None:
    pack = [read_card(rank + suit) for rank, suit in product(RANKS, SUITS)]
    assert pack == sorted(set(pack))
    assert len(pack) == 52
    assert str(pack[0]) == "2♣"
    assert str(pack[-1]) == "A♠"
    assert [read_card(str(card)) for card in pack] == pack


def drawn(**cards: str) -> tuple[str, ...]:
    return rank_draw({player: read_card(card) for player, card in cards.items()})


@pytest.mark.parametrize(
    ("cards", "ranked"),
    [
        # 001: Mrs. Jones' nine of hearts is higher than Mr. Smith's nine of diamonds.
        (
            {"Mr. Smith": "♦9", "Mrs. Smith": "♣Q", "Mr. Jones": "♠6", "Mrs. Jones": "♥9",
             "Charlie": "♥3"},
            ("Mrs. Smith", "Mrs. Jones", "Mr. Smith", "Mr. Jones", "Charlie"),
        ),
        ({"a": "2C", "b": "2S", "c": "2H", "d": "2D"}, ("b", "c", "d", "a")),
        ({"a": "10C", "b": "9S", "c": "JC", "d": "AC"}, ("d", "c", "a", "b")),
        ({"a": "KS", "b": "AC"}, ("b", "a")),
        ({}, ()),
    ],
)  # fmt: skip
def test_rank_first_and_then_suit(cards: dict[str, str], ranked: tuple[str, ...]) -> None:
    assert drawn(**cards) == ranked


def test_nobody_draws_a_card_that_is_gone() -> None:
    with pytest.raises(Impossible, match="Ann and Cy cannot both have drawn 10♥"):
        drawn(Ann="TH", Bob="9H", Cy="♥10")


def test_a_card_is_a_rank_and_a_suit() -> None:
    assert read_card("AS") == Card(12, 3)
