"""A deal chosen part by part: every deal can be, and nothing impossible ever is."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.contract import NOTRUMP, SPADES, Doubling, Strain
from scorepad.bridge.deal import Deal
from scorepad.bridge.notation import print_deal, read_deal
from scorepad.bridge.seats import NORTH, Seat
from scorepad.ui.deals.partial_deal import (
    Bid,
    DealPart,
    PartialDeal,
    TypedDeal,
    partial_deal_of,
    with_key,
)
from tests.bridge.table import DEALS

NOTHING = PartialDeal()
ANY = st.builds(
    PartialDeal,
    st.none() | st.builds(Bid, st.integers(1, 7), st.sampled_from(Strain)),
    st.booleans(),
    st.sampled_from(Doubling),
    st.none() | st.sampled_from(Seat),
    st.integers(-13, 6),
    st.sampled_from([0, 100, 150]),
    st.none() | st.sampled_from(Seat),
)
"""Whatever cards were pressed, one after the other."""


def type_keys(keys: str, choice: PartialDeal = NOTHING) -> PartialDeal:
    after = TypedDeal(choice)
    for key in keys:
        after = with_key(after, key) or after
    return after.choice


@given(DEALS)
def test_every_deal_can_be_chosen(deal: Deal) -> None:
    assert partial_deal_of(deal).deal == replace(deal, dealer=None)


@given(ANY)
def test_nothing_impossible_can_be_chosen(choice: PartialDeal) -> None:
    assert (choice.deal is None) is (choice.lacks is not None)
    if choice.deal:
        assert choice.deal == read_deal(print_deal(choice.deal))
        assert choice.deal.over == choice.result
        assert bool(choice.deal.honours) is bool(choice.figure)


@given(ANY, st.text("1234567CDHSNEWXP+-=0 8"))
def test_any_keys_in_any_order(choice: PartialDeal, keys: str) -> None:
    after = type_keys(keys, choice)
    assert (after.deal is None) is (after.lacks is not None)
    assert after.result in (after.results or [0])


@given(DEALS.filter(lambda deal: deal.honours is None))
def test_every_printed_deal_can_be_typed(deal: Deal) -> None:
    """But for its declarer, which is printed first and taken at any time."""
    printed = "p" if deal.is_passed_out else print_deal(deal)
    assert type_keys(printed).deal == replace(deal, dealer=None)


@pytest.mark.parametrize(
    ("choice", "part"),
    [
        (PartialDeal(), DealPart.CONTRACT),
        (PartialDeal(declarer=NORTH, honours=100), DealPart.CONTRACT),
        (PartialDeal(Bid(4, SPADES)), DealPart.DECLARER),
        (PartialDeal(Bid(4, SPADES), honours=100), DealPart.DECLARER),
        (PartialDeal(Bid(4, SPADES), declarer=NORTH, honours=100), DealPart.HOLDER),
        (PartialDeal(Bid(4, NOTRUMP), declarer=NORTH, honours=100), None),
        (PartialDeal(Bid(4, SPADES), declarer=NORTH), None),
        (PartialDeal(passed=True), None),
        (PartialDeal(passed=True, honours=100), None),
    ],
)
def test_what_is_lacking(choice: PartialDeal, part: DealPart | None) -> None:
    assert choice.lacks is part


def test_a_real_minus_sign_can_be_typed() -> None:
    assert type_keys("4SN−12").deal == read_deal("N 4S-1")
    assert type_keys("6SN−12").deal == read_deal("N 6S-12")


@pytest.mark.parametrize("key", ["", "0", "8", "9", "A", "T", "\t", "ß", " ", "C", "H"])
def test_keys_that_mean_nothing(key: str) -> None:
    assert with_key(TypedDeal(PartialDeal()), key) is None
