"""What any contract and result would score now, and what it would finish."""

from collections import Counter
from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from hypothesis import given

from scorepad.bridge.contract import LEVELS, Doubling, Strain
from scorepad.bridge.evening import Evening, score_evening, with_item
from scorepad.bridge.next_deal import now, of_board, past_deal
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import CAVENDISH, CHICAGO, DUPLICATE, POINTS, RUBBER, Form
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import EAST, EW, NORTH, NS, SOUTH, WEST, Both, Seat, Sides
from scorepad.bridge.what_if import Ends, outlook, what_if
from tests.bridge.table import EVE_FOR_ANN, EVENINGS, FOUR, bid, entered, on_board, played


@pytest.mark.parametrize(
    ("rounds", "number", "dealer", "vulnerable", "form"),
    [
        ([entered()], 1, NORTH, (), RUBBER),
        ([entered("S 4S")], 1, EAST, (NS,), RUBBER),
        ([entered("S 4S", next_dealer=WEST)], 1, WEST, (NS,), RUBBER),
        # After the end the next deal is the first of a new round like the last.
        ([entered("S 4S", "S 4S")], 2, SOUTH, (), RUBBER),
        ([entered("S 4S", stopped=True)], 2, EAST, (), RUBBER),
        ([entered("S 4S", "S 4S", next_dealer=WEST)], 2, WEST, (), RUBBER),
        ([entered("S 4S", "S 4S"), entered(form=CHICAGO)], 2, SOUTH, (), CHICAGO),
        ([entered("S 1S", form=CHICAGO)], 1, EAST, (EW,), CHICAGO),
        ([entered("S 1S", form=CAVENDISH)], 1, EAST, (NS,), CAVENDISH),
        ([entered("S 1S", form=CHICAGO, next_dealer=SOUTH)], 1, SOUTH, (NS,), CHICAGO),
        ([entered(*["S 1S"] * 4, form=CAVENDISH)], 2, NORTH, (), CAVENDISH),
        ([entered(on_board(3, "S 1S"), form=DUPLICATE)], 1, WEST, (NS, EW), DUPLICATE),
        ([entered(form=DUPLICATE, next_board=5)], 1, NORTH, (NS,), DUPLICATE),
        (
            [entered(on_board(3, "S 1S"), form=DUPLICATE, stopped=True)],
            2,
            WEST,
            (NS, EW),
            DUPLICATE,
        ),
        (
            [entered(on_board(3, "S 1S"), form=DUPLICATE, stopped=True, next_board=6)],
            2,
            EAST,
            (EW,),
            DUPLICATE,
        ),
        ([entered("S 4S", stopped=True, next_board=6)], 2, EAST, (), RUBBER),
    ],
)
def test_now(rounds: list[Round], number: int, dealer: Seat, vulnerable: Sides, form: Form) -> None:
    moment = now(played(*rounds))
    assert moment.round == number
    assert moment.state.dealer is dealer
    assert moment.state.vulnerable == vulnerable
    assert moment.options.form is form
    assert not moment.state.ended


@pytest.mark.parametrize(
    ("facts", "deals", "contract", "tricks", "points", "ends"),
    [
        ({}, [], "S 2S", 8, (60, 0), []),
        ({}, [], "S 2S", 7, (0, 50), []),
        ({}, [], "S 4S", 11, (150, 0), ["game"]),
        ({}, [], "E 2SX", 8, (0, 170), ["game"]),
        ({}, ["S 2S"], "N 1NT", 7, (40, 0), ["game"]),
        ({}, ["S 2S"], "E 1NT", 7, (0, 40), []),
        ({}, ["S 4S"], "N 3NT", 9, (100 + 700, 0), ["game", "rubber"]),
        ({}, ["S 4S"], "N 3NT", 8, (0, 100), []),
        ({}, ["S 4S"], "E 3NT", 9, (0, 100), ["game"]),
        ({}, ["S 4S", "E 4S", "E 2S"], "W 1NT", 8, (0, 40 + 30 + 500), ["game", "rubber"]),
        ({}, ["S 4S", "S 4S"], "S 4S", 10, (120, 0), ["game"]),  # of the next rubber
        ({"form": CHICAGO}, [], "S 4S", 10, (420, 0), ["game"]),
        ({"form": CHICAGO}, ["S 1S"], "E 4S", 10, (0, 620), ["game"]),
        ({"form": CHICAGO}, ["S 1S"] * 3, "S 2S", 8, (560, 0), ["game", "chukker"]),
        ({"form": CHICAGO}, ["E 1S"] * 3, "S 2S", 8, (160, 0), ["chukker"]),
        ({"form": CAVENDISH}, ["E 1S"] * 3, "S 2S", 7, (0, 100), ["chukker"]),
        ({"form": DUPLICATE}, [], "S 4S", 10, (420, 0), []),
        ({"form": DUPLICATE}, ["pass"], "S 4S", 10, (620, 0), []),
    ],
)
def test_what_it_would_score_and_end(
    facts: dict[str, Any],
    deals: list[str],
    contract: str,
    tricks: int,
    points: Both,
    ends: list[str],
) -> None:
    moment = now(played(entered(*deals, **facts)))
    look = what_if(bid(contract), tricks, moment.state, moment.options)
    assert look.points == points
    assert look.ends == tuple(map(Ends, ends))
    assert look.side is bid(contract).declarer.side
    assert look.over == tricks - bid(contract).tricks_needed


def test_every_contract_made_with_one_over_and_one_down_for_each_side() -> None:
    moment = now(played(entered("S 2S")))
    looks = list(outlook(moment.state, moment.options))
    seen = Counter((look.side, look.contract.level, look.over) for look in looks)
    meant = {
        (side, level, over): len(Strain) * len(Doubling)
        for side, level, over in product((NS, EW), LEVELS, (0, 1, -1))
        if (level, over) != (7, 1)
    }
    assert seen == meant
    assert len({(look.contract, look.over) for look in looks}) == len(looks)


@pytest.mark.no_cover
@given(EVENINGS)
def test_it_is_what_the_deal_then_scores(evening: Evening) -> None:
    moment = now(score_evening(evening))
    for look in list(outlook(moment.state, moment.options))[::101]:
        after, _ = with_item(evening, look.deal.item)
        scored = score_evening(after).rounds
        assert len(scored) == moment.round
        last = scored[-1].deals[-1]
        assert [(entry.side, entry.pay) for entry in last.entries] == [
            (entry.side, entry.pay) for entry in look.deal.entries
        ]
        assert last.after.ended == (bool({*look.ends} & {Ends.RUBBER, Ends.CHUKKER}))
        assert look.points == Both(
            *(
                sum(entry.points for entry in last.entries if entry.side is side)
                for side in (NS, EW)
            )
        )


def test_then() -> None:
    """A past deal is shown with the score before it, and with those who sat there."""
    deals = ("S 2S", "S 3H", EVE_FOR_ANN, "E 4S", "E 4S")
    whole = played(entered(*deals, seating=FOUR))
    for place in (0, 1, 3, 4):
        assert past_deal(whole, 0, place) == now(played(entered(*deals[:place], seating=FOUR)))
    assert [past_deal(whole, *at) for at in ((0, 2), (0, 5), (1, 0))] == [None] * 3


@given(EVENINGS)
def test_every_deal_was_played_under_something(evening: Evening) -> None:
    scored = score_evening(evening)
    for number, one in enumerate(scored.rounds):
        for deal in one.deals:
            moment = past_deal(scored, number, deal.place)
            assert moment
            assert moment.round == number + 1
            state = moment.state
            assert (state.dealer, state.vulnerable) == (deal.dealer, deal.vulnerable)
            assert (state.number, state.seating) == (deal.number, deal.seating)


def test_with_the_points_held_it_is_told_in_imps() -> None:
    """East-West lead by 9: 420, with nothing expected; North-South need only 370."""
    deal = replace(read_deal("E 4S="), points_ns=20)
    moment = now(played(entered(deal, form=POINTS)))

    def told(contract: str, tricks: int, points_ns: int | None) -> tuple[Both, tuple[Ends, ...]]:
        look = what_if(bid(contract), tricks, moment.state, moment.options, points_ns)
        return look.points, look.ends

    assert told("S 3NT", 9, None) == ((400, 0), ())
    assert told("S 3NT", 9, 20) == ((9, 0), (Ends.LEAD,))
    assert told("S 3NT", 8, 20) == ((0, 2), ())
    assert told("S 3NT", 9, 25) == ((3, 0), ())
    assert told("E 3NT", 8, 0) == ((19, 0), (Ends.LEAD,))
    even = now(played(entered("pass", form=POINTS)))
    look = what_if(bid("S 3NT"), 9, even.state, even.options, 20)
    assert (look.points, look.ends) == ((9, 0), ())


def test_a_board_of_several_tables_has_its_own_dealer_and_vulnerability() -> None:
    found = of_board(4)
    assert found.options.form is DUPLICATE
    assert (found.state.dealer, found.state.vulnerable) == (WEST, (NS, EW))
