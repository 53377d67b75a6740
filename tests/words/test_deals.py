"""Deals in words, without a window."""

from dataclasses import replace

import pytest

from scorepad.bridge.deal import Adjustment, Item
from scorepad.bridge.notation import read_deal
from scorepad.bridge.seats import NS
from scorepad.bridge.translatable import translate
from scorepad.words.deals import item_text
from tests.bridge.table import EVE_FOR_ANN, FOUR


@pytest.mark.parametrize(
    ("entered", "said"),
    [
        (read_deal("N 4S="), "4♠ by Ann"),
        (read_deal("E 3NTX-1"), "3NT doubled, by Bob"),
        (read_deal("W 1CXX="), "1♣ redoubled, by Di"),
        (read_deal("pass"), "a passed-out deal"),
        (Adjustment(NS, 50, "late"), "adjustment of 50"),
        (EVE_FOR_ANN, "seats"),
    ],
)
def test_an_item_in_a_few_words(entered: Item, said: str) -> None:
    assert item_text(entered, FOUR, translate) == said


def test_a_chair_without_a_name() -> None:
    assert item_text(read_deal("S 1H="), replace(FOUR, south="S"), translate) == "1♥ by South"
