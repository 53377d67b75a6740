"""What players enter: honours, adjustments, passed-out deals, and what is refused."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from scorepad.bridge.deal import ALL_TRICKS, Adjustment, Deal, Honours, Item, NewSeats
from scorepad.bridge.errors import Impossible
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import CAVENDISH, CHICAGO, DUPLICATE, RUBBER, Form, Options
from scorepad.bridge.seats import EAST, EW, NORTH, NS, SOUTH, WEST, Both, Seat, Side
from tests.bridge.table import FIVE, bid, dealt, kinds, on_board, scored

SPADES_4 = bid("S 4S")
NOTRUMP_3 = bid("S 3NT")

IMPOSSIBLE: dict[str, Callable[[], object]] = {
    "honours of 50": lambda: Honours(NORTH, 50),
    "honours of 120": lambda: Honours(NORTH, 120),
    "no honours": lambda: Honours(NORTH, 0),
    "honours of 250": lambda: Honours(NORTH, 250),
    "100 at notrump": lambda: Deal(NOTRUMP_3, 9, Honours(NORTH, 100)),
    "honours of a passed-out deal": lambda: Deal(honours=Honours(NORTH, 100)),
    "honours at duplicate": lambda: Deal(SPADES_4, 10, Honours(NORTH, 100), board=1),
    "tricks of a passed-out deal": lambda: Deal(tricks=1),
    "fewer than no tricks": lambda: Deal(SPADES_4, -1),
    "fourteen tricks": lambda: Deal(SPADES_4, 14),
    "board 0": lambda: Deal(SPADES_4, 10, board=0),
    "a passed-out board 0": lambda: Deal(board=0),
    "an adjustment of nothing": lambda: Adjustment(NS, 0, "a revoke"),
    "a negative adjustment": lambda: Adjustment(NS, -100, "a revoke"),
    "an endless adjustment": lambda: Adjustment(NS, 100_000, "a revoke"),
    "an adjustment without its reason": lambda: Adjustment(NS, 100, ""),
    "an adjustment with a blank reason": lambda: Adjustment(NS, 100, " \t"),
    "75 for the part-score of an unfinished rubber": lambda: Options(unfinished_part_score=75),
}


@pytest.mark.parametrize("build", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_impossible(build: Callable[[], object]) -> None:
    with pytest.raises(Impossible):
        build()


POSSIBLE: dict[str, Callable[[], object]] = {
    "four honours": lambda: Honours(NORTH, 100),
    "four aces": lambda: Deal(NOTRUMP_3, 9, Honours(NORTH, 150)),
    "no tricks at all": lambda: Deal(SPADES_4, 0),
    "all the tricks": lambda: Deal(SPADES_4, ALL_TRICKS),
    "all the honours and not one trick": lambda: Deal(bid("S 7S"), 0, Honours(SOUTH, 150)),
    "the defenders' honours against all the tricks": lambda: Deal(
        bid("S 7S"), 13, Honours(WEST, 150)
    ),
    "board 1": lambda: Deal(SPADES_4, 10, board=1),
    "an adjustment of 1": lambda: Adjustment(NS, 1, "a revoke"),
    "the largest adjustment": lambda: Adjustment(NS, 99_999, "a revoke"),
    "50 for the part-score of an unfinished rubber": lambda: Options(unfinished_part_score=50),
}


@pytest.mark.parametrize("build", POSSIBLE.values(), ids=POSSIBLE)
def test_possible(build: Callable[[], object]) -> None:
    assert build()


@pytest.mark.parametrize(
    ("written", "over"), [("S 4S", 0), ("S 4S+3", 3), ("S 4S-10", -10), ("pass", 0)]
)
def test_tricks_over(written: str, over: int) -> None:
    deal = read_deal(written)
    assert deal.over == over
    assert deal.is_passed_out == (written == "pass")


# Honours.


@pytest.mark.parametrize("form", [RUBBER, CHICAGO, CAVENDISH])
@pytest.mark.parametrize(
    ("contract", "points"), [("4S", 100), ("4S", 150), ("3NT", 150), ("2C", 100), ("7D", 150)]
)
def test_honours_of_any_hand_whatever_the_result(form: Form, contract: str, points: int) -> None:
    for holder, result in product(Seat, ["=", "-1", "X=", "X-3", "XX=", "XX-2"]):
        deal = scored(f"S {contract}{result} honours {holder} {points}", form=form).deals[0]
        bare = scored(f"S {contract}{result}", form=form).deals[0]
        assert kinds(deal) == {**kinds(bare), "honours": points}
        assert [entry.side for entry in deal.entries if entry.kind == "honours"] == [holder.side]
        assert deal.after.total == bare.after.total.plus(holder.side, points)
        assert deal.after.part_scores == bare.after.part_scores


def test_honours_are_the_same_vulnerable() -> None:
    deals = scored("S 4S", "W 2H-1 honours S 100", "S 2C-1 honours E 150").deals
    assert [kinds(deal)["honours"] for deal in deals[1:]] == [100, 150]


@pytest.mark.parametrize(
    ("form", "honours", "points"),
    [
        (RUBBER, True, 100),
        (RUBBER, False, 0),
        (CHICAGO, True, 100),
        (CHICAGO, False, 0),
        (CAVENDISH, True, 100),
        (CAVENDISH, False, 0),
    ],
)
def test_the_players_may_agree_to_play_without_honours(
    form: Form, honours: bool, points: int
) -> None:
    deal = scored("S 1S honours E 100", form=form, honours=honours).deals[0]
    assert kinds(deal).get("honours", 0) == deal.after.total.ew == points


def test_honours_count_unless_the_players_agree_otherwise() -> None:
    assert Options().honours


def test_never_honours_at_duplicate() -> None:
    assert "honours" not in kinds(scored("S 1S honours S 100", form=DUPLICATE).deals[0])


# Adjustments.


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("side", Side)
def test_an_adjustment_counts_in_the_total_and_never_towards_a_game(form: Form, side: Side) -> None:
    items: list[str | Item] = ["S 1S", "E 1H", Adjustment(side, 500, "a revoke"), "S 1S"]
    round_ = scored(*items, form=form)
    adjusted, after = round_.deals[2:]
    before = round_.deals[1]
    assert kinds(adjusted) == {"adjustment": 500}
    assert adjusted.entries[0].side is side
    assert adjusted.entries[0].line == "above"
    assert adjusted.game_to is None
    assert adjusted.after.total == before.after.total.plus(side, 500)
    for fact in ("dealer", "vulnerable", "games", "part_scores", "ended"):
        assert getattr(adjusted.after, fact) == getattr(before.after, fact)
    without = scored(*items[:2], items[3], form=form)
    assert kinds(after) == kinds(without.deals[2])
    assert after.dealer is without.deals[2].dealer
    assert round_.total == without.total.plus(side, 500)


REVOKE = Adjustment(NS, 100, "a revoke")


@pytest.mark.parametrize(
    ("form", "items", "numbers"),
    [
        # In a rubber it has a place of its own.
        (RUBBER, ["S 4S", REVOKE, REVOKE, "S 1S"], ["1N", "2E NS", "3E NS", "4E NS"]),
        (RUBBER, [REVOKE, dealt(SOUTH, "S 1S")], ["1S", "2S"]),
        # Elsewhere it is part of the deal that it follows.
        (CHICAGO, ["S 1S", REVOKE, "S 1S"], ["1N", "1N", "2E EW"]),
        (
            CAVENDISH,
            ["S 1S", "S 1S", REVOKE, REVOKE, "S 1S"],
            ["1N", "2E NS"] + ["2E NS"] * 2 + ["3S EW"],
        ),
        (
            CHICAGO,
            ["S 1S", "pass", REVOKE, dealt(SOUTH, "S 1S")],
            ["1N", "2E EW", "2E EW", "2S NS"],
        ),
        (CHICAGO, [*["S 1S"] * 4, REVOKE], ["1N", "2E EW", "3S NS", "4W NS EW", "4W NS EW"]),
        (
            DUPLICATE,
            [on_board(38, "S 1S"), REVOKE, on_board(40, "S 1S")],
            ["38E EW", "38E EW", "40W"],
        ),
        # Before any deal it is part of the first to come.
        (CHICAGO, [REVOKE, REVOKE, dealt(SOUTH, "S 1S")], ["1S", "1S", "1S"]),
        (DUPLICATE, [REVOKE, on_board(40, "S 1S")], ["40W", "40W"]),
        (DUPLICATE, [REVOKE, NewSeats(FIVE), on_board(2, "S 1S")], ["2E NS", "2E NS"]),
        (DUPLICATE, [REVOKE, "S 1S"], ["1N", "1N"]),
    ],
)
def test_the_number_of_an_adjustment(
    form: Form, items: list[str | Item], numbers: list[str]
) -> None:
    found = [
        " ".join([f"{deal.number}{deal.dealer}", *deal.vulnerable])
        for deal in scored(*items, form=form).deals
    ]
    assert found == numbers


@pytest.mark.parametrize(
    ("form", "said", "number"),
    [
        (RUBBER, {"next_dealer": WEST}, "1W"),
        (CHICAGO, {"next_dealer": WEST, "next_board": 3}, "1W"),
        (DUPLICATE, {"next_dealer": WEST, "next_board": 3}, "3S"),
        (DUPLICATE, {}, "1N"),
    ],
)
def test_an_adjustment_before_a_deal_still_to_come(
    form: Form, said: dict[str, Any], number: str
) -> None:
    (adjusted,) = scored(REVOKE, form=form, **said).deals
    assert f"{adjusted.number}{adjusted.dealer}" == number


def test_an_adjustment_may_come_after_the_end() -> None:
    round_ = scored("S 4S", "S 4S", Adjustment(EW, 300, "a late revoke"))
    assert round_.state.ended
    assert round_.total == Both(120 + 120 + 700, 300)
    assert not round_.after_end


# Who deals.


@pytest.mark.parametrize("form", [RUBBER, CHICAGO, CAVENDISH])
def test_the_turn_passes_clockwise_from_the_dealer_the_players_name(form: Form) -> None:
    round_ = scored("S 1S", dealt(SOUTH, "S 1S"), "S 1S", form=form, next_dealer=NORTH)
    assert [deal.dealer for deal in round_.deals] == [NORTH, SOUTH, WEST]
    assert round_.state.dealer is NORTH


def test_a_board_says_who_deals() -> None:
    round_ = scored(on_board(2, "S 1S"), dealt(NORTH, "S 1S"), form=DUPLICATE, next_dealer=EAST)
    assert [deal.dealer for deal in round_.deals] == [EAST, SOUTH]
    assert round_.state.dealer is WEST
