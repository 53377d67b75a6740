"""Contracts: strains, doubling, levels."""

import pytest

from scorepad.bridge.contract import (
    DOUBLED,
    NOTRUMP,
    REDOUBLED,
    SPADES,
    UNDOUBLED,
    Contract,
    Strain,
)
from scorepad.bridge.errors import Impossible
from scorepad.bridge.seats import NORTH
from tests.bridge.table import bid


def test_strains_in_the_order_of_bidding() -> None:
    assert [strain.sign for strain in Strain] == ["♣", "♦", "♥", "♠", "NT"]
    assert [strain.is_minor for strain in Strain] == [True, True, False, False, False]


def test_doubling_multiplies() -> None:
    assert [doubling.times for doubling in (UNDOUBLED, DOUBLED, REDOUBLED)] == [1, 2, 4]


@pytest.mark.parametrize(
    ("written", "shown", "tricks"),
    [("N 1C", "1♣", 7), ("N 3NTX", "3NTX", 9), ("N 6SXX", "6♠XX", 12), ("N 7H", "7♥", 13)],
)
def test_contract(written: str, shown: str, tricks: int) -> None:
    contract = bid(written)
    assert str(contract) == shown
    assert contract.tricks_needed == tricks


@pytest.mark.parametrize("level", [-1, 0, 8])
def test_there_is_no_such_level(level: int) -> None:
    with pytest.raises(Impossible, match="level 1 to 7"):
        Contract(level, SPADES, UNDOUBLED, NORTH)


@pytest.mark.parametrize("level", [1, 7])
def test_lowest_and_highest_level(level: int) -> None:
    assert Contract(level, NOTRUMP, UNDOUBLED, NORTH).level == level
