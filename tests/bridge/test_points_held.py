"""IMPs against the points held."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.back_score import back_score
from scorepad.bridge.contract import Contract
from scorepad.bridge.deal import Adjustment, Deal, NewSeats
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening, begin_round, score_evening, with_item
from scorepad.bridge.imps import imps
from scorepad.bridge.notation import print_deal, read_deal
from scorepad.bridge.options import POINTS, Options
from scorepad.bridge.points import score
from scorepad.bridge.points_held import asks_for_points, to_be_even
from scorepad.bridge.points_scale import USUAL, Expectation, expected
from scorepad.bridge.seats import EAST, EW, NORTH, NS, SOUTH, WEST, Both, Seating
from scorepad.bridge.settling import played_for
from scorepad.bridge.state import State
from scorepad.bridge.typed.as_typed import as_typed
from scorepad.bridge.typed.misread import Misread
from scorepad.bridge.typed.partial_deal import PartialDeal, partial_deal_of, read_partial_deal
from tests.bridge.table import CONTRACTS, FIVE, entered, on_board, played, scored, sitting

IN_IMPS = Options(POINTS)

# BridgeStats by Marco Sillano, github.com/msillano/BridgeStats at commit d9ce1ea27f5f, in its
# src/ms/JCards/BridgeBid.java: RUSSNV and RUSSV, from 20 points on.
BRIDGE_STATS = (
    "0 50 70 110 200 300 350 400 430 460 490 600 700 900 1000 1100 1200 1300 1300 1300 1300",
    "0 50 70 110 290 440 520 600 630 660 690 900 1050 1350 1500 1650 1800 1950 1950 1950 1950",
)
# Brisco, github.com/tompi/brisco at commit c626f4d177d4, in Score/RussianIMPCalculator.java:
# ExpectedResultNonVulnerable and ExpectedResultVulnerable, from 21 points on.
BRISCO = (
    "50 70 110 200 300 350 400 430 460 490 600 700 900 1000 1100 1200 1300 1300 1300 1300",
    "50 70 110 290 440 520 600 630 660 690 900 1050 1350 1500 1650 1800 1950 1950 1950 1950",
)


@pytest.mark.parametrize(("other", "first"), [(BRIDGE_STATS, 20), (BRISCO, 21)])
def test_the_scale_is_that_of_other_programs(other: tuple[str, str], first: int) -> None:
    for vulnerable, figures in enumerate(other):
        theirs = [*map(int, figures.split())]
        assert [expected(first + n, bool(vulnerable)) for n in range(len(theirs))] == theirs
        assert first + len(theirs) == 41


def test_a_deal_is_scored_as_at_duplicate_and_its_total_is_in_imps() -> None:
    deal = scored(read("N 4S+1 points NS 23"), form=POINTS).deals[0]
    assert [entry.points for entry in deal.entries] == [120, 30, 300]
    assert deal.compared == (110, 8, False)
    assert (deal.won, deal.after.total, deal.game_to) == (Both(8), Both(8), NS)
    assert deal.after.games == Both(1)
    assert deal.after.part_scores == Both()


def read(written: str) -> Deal:
    return read_deal(written, options=IN_IMPS)


@given(CONTRACTS, st.integers(0, 13), st.integers(0, 40), st.integers(1, 16))
def test_any_deal(contract: Contract, tricks: int, points_ns: int, board: int) -> None:
    """For North-South: what they made, less what was expected of them or their opponents."""
    deal = Deal(contract, tricks, board=board, points_ns=points_ns)
    found = scored(deal, form=POINTS, chukkers=False).deals[0]
    made = score(contract, tricks, contract.declarer.side in found.vulnerable)
    made = made if contract.declarer.side is NS else -made
    side, points = (NS, points_ns) if points_ns >= 20 else (EW, 40 - points_ns)
    row = USUAL[points - 20]
    should = row.vulnerable if side in found.vulnerable else row.not_vulnerable
    should = should if side is NS else -should
    assert found.compared == (should, imps(made - should), False)


def test_a_deal_without_points_scores_nothing_and_asks_for_them() -> None:
    deal = scored("N 4S", form=POINTS).deals[0]
    assert [entry.points for entry in deal.entries] == [120, 300]
    assert deal.compared == (None, None, True)
    assert asks_for_points(deal)
    assert deal.after.total == Both()
    assert deal.after.number == 2
    assert not asks_for_points(scored("N 4S").deals[0])
    assert not asks_for_points(scored("pass", form=POINTS).deals[0])
    assert asks_for_points(scored("pass", form=POINTS, chukkers=False).deals[0])
    assert asks_for_points(scored("pass", form=POINTS, passed_out_counts=True).deals[0])


def test_a_chukker() -> None:
    """Vulnerable as in Chicago; passed-out deals are dealt again, whatever was held."""
    found = scored(
        "N 1C", "pass", read("pass points NS 30"), *["N 1C"] * 4, form=POINTS, first=EAST
    )
    told = [(deal.number, deal.dealer, deal.vulnerable) for deal in found.deals]
    assert told[:6] == [
        (1, EAST, ()),
        (2, SOUTH, (NS,)),
        (2, SOUTH, (NS,)),
        (2, SOUTH, (NS,)),
        (3, WEST, (EW,)),
        (4, NORTH, (NS, EW)),
    ]
    assert [deal.compared for deal in found.deals[1:3]] == [(None, None, False)] * 2
    assert found.state.ended
    assert found.deals[-1].after_end


def test_who_deals_can_be_said_in_a_chukker_and_not_of_a_board() -> None:
    chukker = scored("N 1C", Deal(dealer=NORTH), form=POINTS)
    assert (chukker.deals[1].dealer, chukker.deals[1].vulnerable) == (NORTH, (NS,))
    board = scored("N 1C", Deal(dealer=NORTH), form=POINTS, chukkers=False)
    assert board.deals[1].dealer is EAST


def test_boards_count_on() -> None:
    items = ("N 1C", "pass", on_board(7, "N 1C"), Adjustment(NS, 2, "late"), "N 1C")
    found = scored(*items, form=POINTS, chukkers=False)
    assert [deal.number for deal in found.deals] == [1, 2, 7, 7, 8]
    assert [deal.dealer for deal in found.deals] == [NORTH, EAST, SOUTH, SOUTH, WEST]
    assert [deal.vulnerable for deal in found.deals] == [(), (NS,), (NS, EW), (NS, EW), ()]
    assert (found.next_board, found.state.ended) == (9, False)
    first = scored("N 1C", form=POINTS, chukkers=False, next_board=5)
    assert first.state.number == 5


def test_a_number_of_boards_ends_a_set_and_the_next_goes_on() -> None:
    evening = begin_round(Evening(), Options(POINTS, chukkers=False, deals=10))
    for _ in range(11):
        evening, _ = with_item(evening, read("N 1C points NS 20"))
    first, second = score_evening(evening).rounds
    assert (len(first.deals), first.is_settled, first.total) == (10, True, Both(20))
    assert (second.deals[0].number, second.is_settled) == (11, False)


def test_the_last_deal_may_count_double() -> None:
    deals = ["N 1C points NS 20"] * 4
    found = scored(*map(read, deals), form=POINTS, last_deal_double=True)
    assert [deal.won.ns for deal in found.deals] == [2, 2, 2, 4]


def test_the_back_score_is_in_imps_and_their_stake_is_for_each() -> None:
    chukker = entered(
        *map(read, ["N 4S+1 points NS 23", "pass", "E 1C points EW 25"]),
        form=POINTS,
        seating=FIVE,
        stake=Decimal("0.50"),
        stopped=True,
    )
    (column,) = back_score(played(chukker))
    # 450 - 110 = 340: 8 IMPs; -70 + 440 = 370 for North-South, East-West being vulnerable: 9.
    assert column.hundreds == {"Ann": 17, "Bob": -17, "Cy": 17, "Di": -17, "Eve": 0}
    assert column.points == column.hundreds
    assert played_for(played(chukker))["Ann"] == Decimal("8.50")


def test_of_boards_each_deal_goes_to_those_who_played_it() -> None:
    """Five players change chairs after every deal."""
    boards = entered(
        read("N 1C points NS 20"),  # 70: 2 IMPs
        NewSeats(sitting(["Ann", "Cy", "Bob", "Eve"], "Di")),
        read("E 1NT points NS 20"),  # 90: 3 IMPs
        form=POINTS,
        chukkers=False,
        seating=FIVE,
        stopped=True,
    )
    (column,) = back_score(played(boards))
    assert column.hundreds == {"Ann": -1, "Bob": -5, "Cy": 5, "Di": -2, "Eve": 3}
    assert column.points == column.hundreds


@pytest.mark.parametrize(
    ("total", "meant"),
    [
        (Both(3, 3), None),
        (Both(1, 0), (EW, 1, 20)),
        (Both(2, 9), (NS, 7, 270)),
        (Both(0, 24), (NS, 24, 4000)),
        (Both(0, 25), (NS, 25, None)),
    ],
)
def test_what_would_make_them_even(total: Both, meant: object) -> None:
    assert to_be_even(State(NORTH, total=total)) == meant


@pytest.mark.parametrize(
    ("written", "points_ns", "printed"),
    [
        ("4sn+1 23p", 23, "N 4S+1 points NS 23"),
        ("4sn+1 17p", 17, "N 4S+1 points EW 23"),
        ("4se+1 23p", 17, "E 4S+1 points EW 23"),
        ("4se 23p ns", 23, "E 4S= points NS 23"),
        ("4se 23 points n-s", 23, "E 4S= points NS 23"),
        ("23p 4sn", 23, "N 4S= points NS 23"),
        ("4sn23p", 23, "N 4S= points NS 23"),
        ("4sn=23p", 23, "N 4S= points NS 23"),
        ("4s n ns23", 23, "N 4S= points NS 23"),
        ("4sn ew17", 23, "N 4S= points NS 23"),
        ("4sn ew 17p", 23, "N 4S= points NS 23"),
        ("N 4S+1 points NS 23", 23, "N 4S+1 points NS 23"),
        ("N 4S+1 Points E-W 17", 23, "N 4S+1 points NS 23"),
        ("four spades north made 10, 20 pts", 20, "N 4S= points NS 20"),
        ("4sn points 23", 23, "N 4S= points NS 23"),
        ("4se points 23", 17, "E 4S= points EW 23"),
        ("pass ns 22", 22, "pass points NS 22"),
        ("passed out points EW 40", 0, "pass points EW 40"),
        ("4sn made 10 tricks", None, "N 4S="),
    ],
)
def test_points_are_typed_with_the_deal(written: str, points_ns: int | None, printed: str) -> None:
    deal = read(written)
    assert deal.points_ns == points_ns
    assert print_deal(deal) == printed
    assert read(printed) == deal
    typed = as_typed(deal, Seating(), IN_IMPS)
    assert read_deal(typed, options=IN_IMPS, was=deal) == deal


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("4sn 41p", "a side holds 0 to 40 points, not 41"),
        ("pass ns 50", "a side holds 0 to 40 points, not 50"),
        ("4sn 23p ew17", "the points are given twice"),
        ("pass 23p", "whose points are they, e.g. ns 23p or ew 23p?"),
    ],
)
def test_points_that_cannot_be(written: str, said: str) -> None:
    with pytest.raises(Misread) as wrong:
        read(written)
    assert [fault.words for fault in wrong.value.faults] == [said]
    assert wrong.value.faults[0].end <= len(written)


def test_a_correction_keeps_the_points_and_a_whole_deal_does_not() -> None:
    was = read("N 4S points NS 23")
    assert correct("+2", was).points_ns == 23
    assert correct("e", was).points_ns == 23
    assert correct("24p", was) == read("N 4S points NS 24")
    assert correct("3nte", was).points_ns is None
    assert correct("3nte", was, Options()).points_ns == 23, "elsewhere they mean nothing"
    with pytest.raises(Misread):
        read_deal("4sn 23p")


def correct(written: str, was: Deal, options: Options = IN_IMPS) -> Deal:
    return read_deal(written, options=options, was=was)


@pytest.mark.parametrize(
    ("written", "points_ns"),
    [("23p", None), ("4s 23p", None), ("4s 23p ew", 17), ("4s e 23p", 17), ("4s e 50p", None)],
)
def test_a_deal_that_is_being_typed(written: str, points_ns: int | None) -> None:
    assert read_partial_deal(written, options=IN_IMPS).points_ns == points_ns


def test_a_partial_deal_has_points_too() -> None:
    for written in ("N 4S points NS 23", "pass points EW 22"):
        choice = partial_deal_of(read(written))
        assert choice.deal == read(written)
    assert choice.choosing(points_ns=7) == PartialDeal(passed=True, points_ns=7)


def test_impossible_points_and_scales() -> None:
    with pytest.raises(Impossible, match="a side holds 0 to 40 points, not -1"):
        Deal(points_ns=-1)
    with pytest.raises(Impossible, match="from 20 to 40"):
        Options(scale=USUAL[1:])
    with pytest.raises(Impossible, match="with 20 points each, the expected score is 0"):
        Options(scale=(Expectation(10, 10), *USUAL[1:]))
    with pytest.raises(Impossible, match="4, 6, 8, 10, 15, 20 or 25 deals, not 5"):
        Options(deals=5)
