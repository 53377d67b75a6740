"""A deal entered part by part: every deal can be, and nothing impossible ever is."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.contract import DOUBLED, NOTRUMP, SPADES, Doubling, Strain
from scorepad.bridge.deal import Deal
from scorepad.bridge.notation import print_deal, read_deal
from scorepad.bridge.options import CHICAGO, DUPLICATE, Options
from scorepad.bridge.seats import EAST, NORTH, SOUTH, Seat, Seating
from scorepad.bridge.typed.as_typed import typed_so_far
from scorepad.bridge.typed.partial_deal import (
    Bid,
    DealPart,
    PartialDeal,
    partial_deal_of,
    read_partial_deal,
)
from tests.bridge.table import DEALS, FOUR

CHOICES = st.lists(
    st.one_of(
        st.builds(
            lambda level, strain: {"bid": Bid(level, strain), "passed": False},
            st.integers(1, 7),
            st.sampled_from(Strain),
        ),
        st.booleans().map(lambda passed: {"passed": passed}),
        st.sampled_from(Doubling).map(lambda doubling: {"doubling": doubling}),
        st.sampled_from(Seat).map(lambda seat: {"declarer": seat}),
        st.integers(-13, 6).map(lambda over: {"over": over}),
        st.sampled_from([0, 100, 150]).map(lambda honours: {"honours": honours}),
        st.sampled_from(Seat).map(lambda seat: {"holder": seat}),
    ),
    max_size=12,
)
"""Whatever cards were pressed, one after another."""
FOUR_SPADES = Bid(4, SPADES)


def chosen(choices: list[dict[str, object]]) -> PartialDeal:
    deal = PartialDeal()
    for parts in choices:
        deal = deal.choosing(**parts)
    return deal


@given(DEALS)
def test_every_deal_can_be_told(deal: Deal) -> None:
    assert partial_deal_of(deal).deal == replace(deal, dealer=None)


@given(CHOICES)
def test_nothing_impossible_can_be_chosen(choices: list[dict[str, object]]) -> None:
    choice = chosen(choices)
    assert (choice.deal is None) is (choice.lacks is not None)
    if choice.deal:
        assert choice.deal == read_deal(print_deal(choice.deal))
        assert choice.deal.over == choice.over
        assert bool(choice.deal.honours) is bool(choice.honours)


@given(CHOICES, st.sampled_from([Seating(), FOUR, Seating("Ann", "Sam", "Vera", "S Hart")]))
def test_whatever_is_chosen_reads_back(choices: list[dict[str, object]], seating: Seating) -> None:
    """So keys and taps can be mixed: the line is the only place that holds the deal."""
    choice = chosen(choices)
    assert read_partial_deal(typed_so_far(choice, seating), seating) == choice


@given(st.text("1234567CDHSNEWXPA+-=0 8nmade"))
def test_any_text_is_some_deal(text: str) -> None:
    read = read_partial_deal(text, FOUR)
    assert read == read.choosing()


@pytest.mark.parametrize(
    ("choice", "part"),
    [
        (PartialDeal(), DealPart.CONTRACT),
        (PartialDeal(declarer=NORTH), DealPart.CONTRACT),
        (PartialDeal(FOUR_SPADES), DealPart.DECLARER),
        (PartialDeal(FOUR_SPADES, honours=100), DealPart.DECLARER),
        (PartialDeal(FOUR_SPADES, declarer=NORTH, honours=100), DealPart.HOLDER),
        (PartialDeal(FOUR_SPADES, declarer=NORTH), None),
        (PartialDeal(passed=True), None),
    ],
)
def test_what_is_lacking(choice: PartialDeal, part: DealPart | None) -> None:
    assert choice.lacks is part


def test_a_contract_drops_what_it_makes_impossible() -> None:
    deal = PartialDeal(Bid(3, SPADES), over=4, honours=100, holder=EAST)
    assert deal.choosing(bid=FOUR_SPADES) == replace(deal, bid=FOUR_SPADES, over=0)
    assert deal.choosing(bid=Bid(3, NOTRUMP)) == PartialDeal(Bid(3, NOTRUMP), over=4)
    assert deal.choosing(passed=True) == PartialDeal(passed=True)


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("", PartialDeal()),
        (" ", PartialDeal()),
        ("4", PartialDeal()),
        ("8s", PartialDeal()),
        ("quite", PartialDeal()),
        ("ann", PartialDeal(declarer=NORTH)),
        ("x", PartialDeal(doubling=DOUBLED)),
        ("4s", PartialDeal(FOUR_SPADES)),
        ("4sx+1", PartialDeal(FOUR_SPADES, doubling=DOUBLED, over=1)),
        ("4s +9", PartialDeal(FOUR_SPADES)),
        ("4s made 11", PartialDeal(FOUR_SPADES, over=1)),
        ("4s h100 bob", PartialDeal(FOUR_SPADES, honours=100, holder=EAST)),
        ("4s ann h100", PartialDeal(FOUR_SPADES, declarer=NORTH, honours=100)),
        ("4s ann zzz", PartialDeal(FOUR_SPADES, declarer=NORTH)),
        ("4 pik", PartialDeal(FOUR_SPADES)),
        ("pass", PartialDeal(passed=True)),
    ],
)
def test_what_is_read_of_a_deal_that_is_not_whole(typed: str, read: PartialDeal) -> None:
    assert read_partial_deal(typed, FOUR) == read


def test_who_may_be_several_is_nobody_yet() -> None:
    seating = Seating("Ann", "Sam", "Vera", "Di")
    assert read_partial_deal("s", seating) == PartialDeal()
    assert read_partial_deal("4s s", seating) == PartialDeal(FOUR_SPADES)
    held = PartialDeal(FOUR_SPADES, declarer=NORTH, honours=100)
    assert read_partial_deal("4s ann h100 s", seating) == held
    assert read_partial_deal("4s vera", seating).declarer is SOUTH


@pytest.mark.parametrize("options", [Options(CHICAGO, honours=False), Options(DUPLICATE)])
def test_honours_that_do_not_count_are_not_told(options: Options) -> None:
    was = read_deal("N 4S= honours E 100")
    deal = PartialDeal(FOUR_SPADES, declarer=NORTH)
    assert read_partial_deal("4s ann", FOUR, options, was=was) == deal
    assert typed_so_far(partial_deal_of(was), FOUR, options, was=was) == "4s ann"


def test_where_nothing_tells_players_apart_nobody_is_named() -> None:
    seating = Seating("south", "South", "north", "North")
    assert typed_so_far(PartialDeal(FOUR_SPADES, declarer=NORTH), seating) == "4s"


def test_who_declares_may_be_known_before_the_contract() -> None:
    assert typed_so_far(PartialDeal(declarer=SOUTH), FOUR) == "cy"
