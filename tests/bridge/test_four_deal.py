"""Four-deal bridge in its two forms and with its options."""

from typing import Any

import pytest

from scorepad.bridge.deal import Item
from scorepad.bridge.options import CAVENDISH, CHICAGO, Form, Options
from scorepad.bridge.seats import EAST, EW, NORTH, NS, SOUTH, WEST, Both, Seat, Side, Sides
from tests.bridge.table import dealt, kinds, paid, scored

NOBODY: Sides = ()
BOTH: Sides = (NS, EW)
DOWN = "S 1C-1"
FORMS = [CHICAGO, CAVENDISH]


@pytest.mark.parametrize(
    ("form", "first", "vulnerable"),
    [
        (CHICAGO, NORTH, [NOBODY, (EW,), (NS,), BOTH]),
        (CHICAGO, EAST, [NOBODY, (NS,), (EW,), BOTH]),
        (CHICAGO, SOUTH, [NOBODY, (EW,), (NS,), BOTH]),
        (CHICAGO, WEST, [NOBODY, (NS,), (EW,), BOTH]),
        (CAVENDISH, NORTH, [NOBODY, (NS,), (EW,), BOTH]),
        (CAVENDISH, EAST, [NOBODY, (EW,), (NS,), BOTH]),
        (CAVENDISH, SOUTH, [NOBODY, (NS,), (EW,), BOTH]),
        (CAVENDISH, WEST, [NOBODY, (EW,), (NS,), BOTH]),
    ],
)
def test_vulnerability_follows_the_dealer(form: Form, first: Seat, vulnerable: list[Sides]) -> None:
    round_ = scored(DOWN, DOWN, DOWN, DOWN, form=form, first=first)
    assert [deal.dealer for deal in round_.deals] == [
        first,
        first.left,
        first.partner,
        first.right,
    ]
    assert [deal.vulnerable for deal in round_.deals] == vulnerable
    assert round_.state.ended
    assert round_.state.dealer is first


@pytest.mark.parametrize(
    ("form", "items", "dealers", "vulnerable"),
    [
        (CHICAGO, [DOWN, dealt(SOUTH, DOWN), DOWN], "NSW", [NOBODY, (NS,), (EW,)]),
        (CAVENDISH, [DOWN, dealt(SOUTH, DOWN), DOWN], "NSW", [NOBODY, (EW,), (NS,)]),
        (CHICAGO, [DOWN, DOWN, dealt(EAST, DOWN), DOWN], "NEES", [NOBODY, (EW,), (EW,), BOTH]),
        (CHICAGO, [dealt(WEST, DOWN), DOWN], "WN", [NOBODY, (NS,)]),
        (CHICAGO, [DOWN, DOWN, DOWN, dealt(NORTH, DOWN)], "NESN", [NOBODY, (EW,), (NS,), BOTH]),
        (CHICAGO, [DOWN, dealt(SOUTH, "pass"), DOWN], "NSS", [NOBODY, (NS,), (NS,)]),
    ],
)
def test_a_changed_dealer_in_mid_chukker(
    form: Form, items: list[str | Item], dealers: str, vulnerable: list[Sides]
) -> None:
    deals = scored(*items, form=form).deals
    assert "".join(deal.dealer for deal in deals) == dealers
    assert [deal.vulnerable for deal in deals] == vulnerable


@pytest.mark.parametrize(("form", "vulnerable"), [(CHICAGO, (NS,)), (CAVENDISH, (EW,))])
def test_the_players_say_who_deals_next(form: Form, vulnerable: Sides) -> None:
    state = scored(DOWN, form=form, next_dealer=SOUTH).state
    assert state.dealer is SOUTH
    assert state.vulnerable == vulnerable


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("place", range(4))
def test_a_passed_out_deal_is_dealt_again(form: Form, place: int) -> None:
    deals = [DOWN] * 4
    plain = scored(*deals, form=form)
    again = scored(*deals[:place], "pass", "pass", *deals[place:], form=form)
    same = again.deals[place : place + 3]
    assert len({(deal.number, deal.dealer, deal.vulnerable) for deal in same}) == 1
    assert [kinds(deal) for deal in same[:2]] == [{}, {}]
    assert [deal.number for deal in plain.deals] == [1, 2, 3, 4]
    assert again.state == plain.state


@pytest.mark.parametrize(
    ("options", "deals", "last"),
    [
        # Chicago, North deals first. A game: 300, or 500 where the side that completes it is
        # vulnerable on the deal that completes it.
        ({}, ["S 4S"], [(NS, "contract", 120), (NS, "game", 300)]),
        ({}, [DOWN, "S 4S"], [(NS, "contract", 120), (NS, "game", 300)]),
        ({}, [DOWN, "E 4S"], [(EW, "contract", 120), (EW, "game", 500)]),
        ({}, [DOWN, DOWN, "E 4S"], [(EW, "contract", 120), (EW, "game", 300)]),
        ({}, [DOWN, DOWN, DOWN, "E 4S"], [(EW, "contract", 120), (EW, "game", 500)]),
        ({}, ["S 2S", DOWN, "S 1NT"], [(NS, "contract", 40), (NS, "game", 500)]),
        ({"form": CAVENDISH}, ["S 2S", DOWN, "S 1NT"], [(NS, "contract", 40), (NS, "game", 300)]),
        # Each game is paid, to one side too; there is no rubber bonus.
        ({}, ["S 4S", "S 4S"], [(NS, "contract", 120), (NS, "game", 300)]),
        ({}, ["S 4S", "S 4S", "S 4S"], [(NS, "contract", 120), (NS, "game", 500)]),
        ({}, ["S 4S", "S 4S", "S 4S", "S 4S"], [(NS, "contract", 120), (NS, "game", 500)]),
        # A game wipes the part-scores of both sides.
        ({}, ["S 2S", "E 4S", "S 1NT"], [(NS, "contract", 40)]),
        ({}, ["S 2S", "N 2S", "S 1NT"], [(NS, "contract", 40)]),
        # Part-scores earn nothing on deals 1 to 3, and 100 on deal 4.
        ({}, ["S 2S"], [(NS, "contract", 60)]),
        ({}, [DOWN, DOWN, "S 2S"], [(NS, "contract", 60)]),
        ({}, [DOWN, DOWN, DOWN, "S 2S"], [(NS, "contract", 60), (NS, "part_score", 100)]),
        ({}, [DOWN, DOWN, DOWN, "S 2S-1"], [(EW, "penalty", 100)]),
        ({}, ["S 2S", DOWN, DOWN, "S 1NT"], [(NS, "contract", 40), (NS, "game", 500)]),
        ({}, ["S 2S", DOWN, DOWN, "E 1NT"], [(EW, "contract", 40), (EW, "part_score", 100)]),
        ({}, ["S 2S", DOWN, DOWN, "E 1NT-1"], [(NS, "penalty", 100)]),
        ({}, ["S 2S", DOWN, DOWN, "pass", "E 1NT-1"], [(NS, "penalty", 100)]),
        ({}, [DOWN, DOWN, DOWN, "pass", "S 2S"], [(NS, "contract", 60), (NS, "part_score", 100)]),
        # 50 for a part-score on deals 1 to 3; a game earns its own bonus alone.
        ({"part_score_50": True}, ["S 2S"], [(NS, "contract", 60), (NS, "part_score", 50)]),
        (
            {"part_score_50": True},
            [DOWN, DOWN, "S 2S"],
            [(NS, "contract", 60), (NS, "part_score", 50)],
        ),
        (
            {"part_score_50": True},
            [DOWN, DOWN, DOWN, "S 2S"],
            [(NS, "contract", 60), (NS, "part_score", 100)],
        ),
        (
            {"part_score_50": True},
            ["S 2S", "S 1NT"],
            [(NS, "contract", 40), (NS, "game", 300)],
        ),
        ({"part_score_50": True}, ["S 2S-1"], [(EW, "penalty", 50)]),
        # Every deal by itself: 50 or a game, on deal 4 too.
        ({"carry_over": False}, ["S 2S"], [(NS, "contract", 60), (NS, "part_score", 50)]),
        (
            {"carry_over": False},
            ["S 2S", "S 1NT"],
            [(NS, "contract", 40), (NS, "part_score", 50)],
        ),
        (
            {"carry_over": False},
            [DOWN, DOWN, DOWN, "S 2S"],
            [(NS, "contract", 60), (NS, "part_score", 50)],
        ),
        ({"carry_over": False}, ["S 4S"], [(NS, "contract", 120), (NS, "game", 300)]),
        (
            {"carry_over": False},
            [DOWN, DOWN, DOWN, "S 4S"],
            [(NS, "contract", 120), (NS, "game", 500)],
        ),
        ({"carry_over": False}, ["S 4S-1"], [(EW, "penalty", 50)]),
        # It leaves the option before it without meaning.
        (
            {"carry_over": False, "part_score_50": True},
            [DOWN, DOWN, DOWN, "S 2S"],
            [(NS, "contract", 60), (NS, "part_score", 50)],
        ),
        (
            {"carry_over": False, "part_score_50": True},
            ["S 2S", "S 1NT"],
            [(NS, "contract", 40), (NS, "part_score", 50)],
        ),
        # Within a deal the bonus stands between slam and honours.
        (
            {},
            [DOWN, "E 6SX+1 honours E 100"],
            [
                (EW, "contract", 360),
                (EW, "overtricks", 200),
                (EW, "insult", 50),
                (EW, "slam", 750),
                (EW, "game", 500),
                (EW, "honours", 100),
            ],
        ),
        (
            {"carry_over": False},
            ["S 1S+1 honours E 100"],
            [
                (NS, "contract", 30),
                (NS, "overtricks", 30),
                (NS, "part_score", 50),
                (EW, "honours", 100),
            ],
        ),
        ({}, ["S 2S-1 honours S 100"], [(EW, "penalty", 50), (NS, "honours", 100)]),
    ],
)
def test_what_a_deal_is_paid(
    options: dict[str, Any], deals: list[str], last: list[tuple[Side, str, int]]
) -> None:
    assert paid(scored(*deals, **{"form": CHICAGO, **options}).deals[-1]) == last


@pytest.mark.parametrize(
    ("deals", "games", "part_scores"),
    [
        (["S 2S"], (0, 0), (60, 0)),
        (["S 2S", "E 3H"], (0, 0), (60, 90)),
        (["S 2S", "E 3H", "W 1C"], (0, 1), (0, 0)),
        (["S 4S", "E 3NT", "N 5D", "S 2C"], (2, 1), (40, 0)),
    ],
)
def test_games_and_part_scores(deals: list[str], games: Both, part_scores: Both) -> None:
    state = scored(*deals, form=CHICAGO).state
    assert (state.games, state.part_scores) == (games, part_scores)


def test_nothing_is_carried_over_where_every_deal_stands_by_itself() -> None:
    deals = scored("S 2S", "S 2S", "E 4S", form=CHICAGO, carry_over=False).deals
    assert {deal.after.part_scores for deal in deals} == {(0, 0)}
    assert [deal.game_to for deal in deals] == [None, None, EW]
    assert deals[-1].after.games == (0, 1)


@pytest.mark.parametrize(
    ("form", "options", "total"),
    [
        (CHICAGO, {}, (600, 250)),
        (CAVENDISH, {}, (400, 250)),
        (CHICAGO, {"carry_over": False}, (200, 250)),
        (CHICAGO, {"part_score_50": True}, (650, 300)),
    ],
)
def test_the_three_styles(form: Form, options: dict[str, Any], total: Both) -> None:
    round_ = scored("N 2H", "E 2S+1", "N 1NT", "W 3D", form=form, **options)
    assert round_.total == total
    assert round_.winner is round_.total.ahead
    assert round_.two_games is None


@pytest.mark.parametrize("form", FORMS)
def test_a_chukker_stopped_early_earns_no_premium(form: Form) -> None:
    round_ = scored("S 4S", "E 2S", form=form, stopped=True)
    assert round_.closing == ()
    assert round_.total == (420, 60)
    assert round_.is_settled
    assert round_.winner is NS


def test_defaults() -> None:
    options = Options(CHICAGO)
    assert options.carry_over
    assert not options.part_score_50
