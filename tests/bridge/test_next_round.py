"""The proposal after a round."""

from dataclasses import replace
from decimal import Decimal
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.changes.rounds import begin_in, stop
from scorepad.bridge.deal import Deal, NewSeats
from scorepad.bridge.evening import Evening, ScoredEvening, score_evening, with_item
from scorepad.bridge.next_round import (
    SeatMove,
    all_played_together,
    begin_next,
    draw_is_due,
    has_ended,
    is_over,
    moves,
    next_round,
    rounds_ahead,
)
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import CHICAGO, DUPLICATE, POINTS, Form, Options
from scorepad.bridge.rotation import (
    PartnerChange,
    by_chairs,
    cycle,
    is_full_cycle,
    propose,
)
from scorepad.bridge.rounds import Round, seat_changes
from scorepad.bridge.seating_changes import take_seats
from scorepad.bridge.seats import EAST, NORTH, NS, SOUTH, WEST, Seating, Side
from tests.bridge.table import EVENINGS, FIVE, FOUR, entered, on_board, played, sitting

RUBBER = ("S 4S", "S 4S")
SEVEN = ("Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus")
OVER, OPEN = entered(*RUBBER), entered("S 4S")
AS_DRAWN = sitting("1324", "5")
"""Five players by the ranks of their cards, as 001 seats them."""


def chairs(seating: Seating) -> str:
    return "".join(name for _, name in seating)


def after(*rounds: Round) -> str:
    """The chairs proposed after these rounds."""
    return chairs(next_round(played(*rounds)).seating)


def rubbers(seating: Seating, number: int) -> ScoredEvening:
    """Rubbers played one deal after the other, in which the players take every proposal."""
    scored = played(Round(seating=seating))
    for _ in range(number):
        evening = begin_next(scored)
        for deal in RUBBER:
            evening, _ = with_item(evening, read_deal(deal))
        scored = score_evening(evening)
    return scored


def pairs(scored: ScoredEvening) -> list[frozenset[str]]:
    return [frozenset(one.seating.pair(side)) for one in scored.rounds for side in Side]


def test_five_rubbers_of_five_players() -> None:
    """From RULES 7: chairs N E S W and who sits out; every partnership comes up once."""
    scored = rubbers(AS_DRAWN, 5)
    assert [(chairs(one.seating), *one.seating.out) for one in scored.rounds] == [
        ("1324", "5"),
        ("1235", "4"),
        ("2145", "3"),
        ("3154", "2"),
        ("4253", "1"),
    ]
    assert len(pairs(scored)) == len(set(pairs(scored))) == 10


@given(st.permutations(SEVEN[:5]))
def test_whoever_sits_where_five_have_every_partnership_once(names: list[str]) -> None:
    played_so = pairs(rubbers(sitting(names[:4], names[4]), 5))
    assert len(played_so) == 10
    assert set(played_so) == {frozenset(pair) for pair in combinations(names, 2)}


def test_ranks_are_those_of_the_last_draw() -> None:
    elsewhere = sitting("4231", "5")
    assert after(entered(*RUBBER, seating=elsewhere, ranked=tuple("12345"))) == "5213"
    # Where nobody drew, whoever sits West had the lowest card in a chair.
    assert after(entered(*RUBBER, seating=elsewhere)) == "4325"


def test_a_draw_for_the_second_rubber_is_the_last() -> None:
    first = entered(*RUBBER, seating=AS_DRAWN, ranked=tuple("12345"))
    second = entered(*RUBBER, seating=sitting("5342", "1"), ranked=tuple("54321"))
    assert after(first, second) == after(second) == "5431"


def test_whoever_draws_and_then_leaves_has_no_rank() -> None:
    """Flo came for 4 before the rubber was over: the ranks follow the seats at its end."""
    for_4 = NewSeats(sitting(("1", "3", "2", "Flo"), "5"))
    drew = entered("S 4S", for_4, "S 4S", seating=AS_DRAWN, ranked=tuple("12345"))
    assert after(drew) == "1235"
    assert next_round(played(drew)).seating.out == ("Flo",)


def test_five_again_after_four() -> None:
    """The rubbers of other players, before one came or left, do not count for these."""
    five = entered(*RUBBER, seating=AS_DRAWN)
    four = entered(*RUBBER, seating=sitting("1234"))
    assert after(four, five, five) == after(five, five)
    assert after(five, four) == after(four)


def test_four_keep_partners_or_pivot() -> None:
    scored = played(entered(*RUBBER, seating=FOUR))
    fixed = score_evening(replace(scored.evening, partner_change=PartnerChange.FIXED))
    assert next_round(fixed).seating == FOUR
    assert next_round(scored).seating.pair(NS) == ("Ann", "Bob")
    assert len(set(pairs(rubbers(FOUR, 3)))) == 6


@given(st.permutations(SEVEN), st.integers(6, 7))
def test_six_and_seven_sit_out_equally_often(names: list[str], number: int) -> None:
    scored = rubbers(sitting(names[:4], *names[4:number]), number)
    out = [name for one in scored.rounds for name in one.seating.out]
    assert {out.count(name) for name in names[:number]} == {number - 4}


@pytest.mark.parametrize(
    "seating",
    [
        Seating(),
        Seating("Ann", "Bob", "S", "Di"),  # nobody can tell the one at South to sit elsewhere
        sitting("1234", *"5678"),  # more than rotate
    ],
)
def test_some_stay_as_they_sit(seating: Seating) -> None:
    assert next_round(played(entered(*RUBBER, seating=seating))).seating == seating


def test_seats_that_the_players_took_themselves_are_the_proposal() -> None:
    others = sitting("5432", "1")
    assert after(entered(*RUBBER, NewSeats(others), seating=AS_DRAWN)) == "5432"
    over = entered(*RUBBER, seating=AS_DRAWN)
    assert after(over, Round(seating=others)) == "5432"


def test_the_next_round_is_agreed_as_the_last() -> None:
    options = Options(CHICAGO, honours=False)
    last = Round(options, FOUR, "Bob", Decimal(2), stopped=True, next_dealer=WEST)
    last = replace(last, items=entered("S 4S").items)
    scored = played(last)
    assert next_round(scored) == Round(options, next_round(scored).seating, "Bob", Decimal(2))
    begun = begin_next(scored)
    assert begun.rounds[0] == replace(last, next_dealer=None)
    assert begun.rounds[1] == replace(next_round(scored), next_dealer=WEST)


@pytest.mark.parametrize(("next_board", "meant"), [(None, 4), (9, 9)])
def test_boards_go_on_where_they_ended(next_board: int | None, meant: int) -> None:
    last = entered(on_board(3, "S 4S"), form=DUPLICATE, stopped=True, next_board=next_board)
    begun = begin_next(played(last))
    assert begun.rounds[1].next_board == meant
    assert begun.rounds[0].next_board is None
    evening, _ = with_item(begun, read_deal("S 4S"))
    assert score_evening(evening).rounds[1].deals[0].number == meant


@pytest.mark.parametrize(
    ("rounds", "partner_change", "due"),
    [
        ([entered(*RUBBER, seating=FOUR)], PartnerChange.DRAW, True),
        ([entered(*RUBBER, seating=FOUR)], PartnerChange.PIVOT, False),
        ([entered(*RUBBER, seating=FIVE)], PartnerChange.DRAW, False),  # five take turns
        ([entered("S 4S", seating=FOUR)], PartnerChange.DRAW, False),  # not over yet
        ([entered(*RUBBER)], PartnerChange.DRAW, False),  # nobody to draw
        ([entered(*RUBBER, seating=FIVE, ranked=FIVE.players)], PartnerChange.PIVOT, False),
        # Somebody left: those who drew draw again, those who never did sit as they like.
        (
            [
                entered(*RUBBER, seating=FIVE, ranked=FIVE.players),
                entered(*RUBBER, seating=FOUR),
            ],
            PartnerChange.PIVOT,
            True,
        ),
        (
            [entered(*RUBBER, seating=FIVE), entered(*RUBBER, seating=FOUR)],
            PartnerChange.PIVOT,
            False,
        ),
        ([entered(*RUBBER, seating=sitting("1234", *"5678"))], PartnerChange.DRAW, False),
        # Somebody left when the next round was begun already, or before the first deal of all.
        (
            [entered(*RUBBER, seating=FIVE, ranked=FIVE.players), Round(seating=FOUR)],
            PartnerChange.PIVOT,
            True,
        ),
        ([Round(seating=FOUR, ranked=FIVE.players)], PartnerChange.PIVOT, True),
        ([Round(seating=FIVE, ranked=FIVE.players)], PartnerChange.PIVOT, False),
        ([entered(*RUBBER, seating=FIVE), Round(seating=FOUR)], PartnerChange.PIVOT, False),
        (
            [entered(*RUBBER, seating=FIVE, ranked=FIVE.players), entered("S 4S", seating=FOUR)],
            PartnerChange.PIVOT,
            False,
        ),
        # They have drawn for the round that was begun.
        (
            [
                entered(*RUBBER, seating=FIVE, ranked=FIVE.players),
                Round(seating=FOUR, ranked=FOUR.players),
            ],
            PartnerChange.PIVOT,
            False,
        ),
    ],
)
def test_when_a_draw_is_due(rounds: list[Round], partner_change: PartnerChange, due: bool) -> None:
    evening = replace(Evening(tuple(rounds)), partner_change=partner_change)
    assert draw_is_due(score_evening(evening)) is due


def test_whoever_leaves_in_the_middle_of_a_rubber_is_gone_at_its_end() -> None:
    drew = entered("S 4S", seating=FIVE, ranked=FIVE.players)
    under_way = take_seats(Evening((drew,)), sitting(("Ann", "Bob", "Cy", "Eve")))
    assert not draw_is_due(score_evening(under_way))
    over, _ = with_item(under_way, read_deal("S 4S"))
    assert draw_is_due(score_evening(over))


def test_whoever_leaves_between_two_rubbers_is_gone_at_once() -> None:
    drew = entered(*RUBBER, seating=FIVE, ranked=FIVE.players)
    begun = take_seats(begin_next(played(drew)), FOUR)
    assert draw_is_due(score_evening(begun))


@pytest.mark.no_cover
@pytest.mark.parametrize(("players", "rounds"), [(4, 3), (5, 5), (6, 9), (7, 14)])
def test_after_a_cycle_everyone_has_played_with_everyone(players: int, rounds: int) -> None:
    """What is still to come can be seen all along; four and five go round and round."""
    scored = rubbers(sitting(SEVEN[:4], *SEVEN[4:players]), 0)
    ahead: tuple[Seating, ...] = ()
    for number in range(1, rounds + 1 if players > 5 else 2 * rounds + 2):
        evening = begin_next(scored)
        for deal in RUBBER:
            evening, _ = with_item(evening, read_deal(deal))
        scored = score_evening(evening)
        whole = number % rounds == 0
        assert all_played_together(scored) is draw_is_due(scored) is whole
        if number < rounds:
            assert len(rounds_ahead(scored)) == rounds - 1 - number
        if ahead:
            assert next_round(scored).seating == ahead[0]
            assert rounds_ahead(scored) == ahead[1:]
        ahead = rounds_ahead(scored)


def test_what_is_ahead_follows_from_the_seats_that_were_taken() -> None:
    after_end = NewSeats(sitting("5432", "1"))
    (coming, *_) = rounds_ahead(played(entered(*RUBBER, after_end, seating=AS_DRAWN)))
    assert coming == propose("12345", [after_end.seating])
    flo = NewSeats(sitting("5432", "Flo"))
    (coming, *_) = rounds_ahead(played(entered(*RUBBER, flo, seating=AS_DRAWN)))
    assert coming == propose(by_chairs(flo.seating), [flo.seating])


@pytest.mark.parametrize(
    "last",
    [
        entered("S 4S", seating=FIVE),  # is not over
        entered(*RUBBER),
        entered(*RUBBER, seating=sitting("1234", *"5678")),
    ],
)
def test_nothing_is_known_ahead(last: Round) -> None:
    assert rounds_ahead(played(last)) == ()
    assert not all_played_together(played(last))


@pytest.mark.parametrize("partner_change", [PartnerChange.FIXED, PartnerChange.DRAW])
def test_nothing_is_ahead_of_those_who_stay(partner_change: PartnerChange) -> None:
    evening = replace(Evening((entered(*RUBBER, seating=FOUR),)), partner_change=partner_change)
    assert rounds_ahead(score_evening(evening)) == ()


@given(EVENINGS)
def test_what_is_ahead_is_played_by_the_same(evening: Evening) -> None:
    now = sorted(evening.rounds[-1].seating_now.players)
    for seating in rounds_ahead(score_evening(evening)):
        assert sorted(seating.players) == now


@pytest.mark.parametrize(
    ("rounds", "planned", "ended"),
    [
        ([OVER], None, False),
        ([OVER], 1, True),
        ([OVER], 2, False),
        ([OVER, OVER], 1, False),
        ([replace(OVER, ends_evening=True)], None, True),
        ([replace(OVER, ends_evening=True)], 3, True),
        ([replace(OVER, ends_evening=True), OVER], None, False),
        ([replace(OPEN, ends_evening=True)], None, False),
        ([OPEN], 1, False),
    ],
)
def test_when_the_evening_has_ended(rounds: list[Round], planned: int | None, ended: bool) -> None:
    assert has_ended(score_evening(Evening(tuple(rounds), planned=planned))) is ended


def test_a_round_goes_on_until_it_is_over() -> None:
    evening = Evening((entered("S 4S", seating=FOUR),))
    assert begin_next(score_evening(evening)) is evening
    waits = Evening((entered(seating=FOUR, stopped=True),))
    assert begin_next(score_evening(waits)) is waits


@given(EVENINGS)
def test_nobody_is_lost_and_nobody_is_in_two_places(evening: Evening) -> None:
    scored = score_evening(evening)
    now = evening.rounds[-1].seating_now
    assert sorted(next_round(scored).seating.players) == sorted(now.players)
    begun = begin_next(scored)
    assert len(begun.rounds) == len(evening.rounds) + is_over(scored)
    after = score_evening(begun).played
    assert [(one.total, one.seating) for one in after] == [
        (one.total, one.seating) for one in scored.played
    ]


def test_moves() -> None:
    assert moves(FIVE, FIVE) == ()
    assert moves(AS_DRAWN, sitting("1235", "4")) == (
        SeatMove("2", SOUTH, EAST),
        SeatMove("3", EAST, SOUTH),
        SeatMove("5", None, WEST),
        SeatMove("4", WEST, None),
    )
    # Eve is replaced by Flo, who was not there before.
    assert moves(FOUR, Seating("Flo", "Bob", "Cy", "Di")) == (
        SeatMove("Flo", None, NORTH),
        SeatMove("Ann", NORTH, None),
    )
    assert moves(FIVE, FOUR) == ()
    assert moves(FOUR, Seating("Bob", "Ann", "Cy", "Di")) == (
        SeatMove("Bob", EAST, NORTH),
        SeatMove("Ann", NORTH, EAST),
    )


def boards_in_imps(seating: Seating, count: int, deals: int = 10) -> ScoredEvening:
    evening = Evening((Round(Options(POINTS, chukkers=False, deals=deals), seating),))
    for _ in range(count):
        evening, _ = with_item(evening, Deal(points_ns=20))
    return score_evening(evening)


def test_five_players_change_chairs_after_every_deal_of_a_set() -> None:
    for deals in (10, 15, 20, 25):
        scored = boards_in_imps(FIVE, deals, deals)
        (played,) = scored.rounds
        sat = [deal.seating for deal in played.deals]
        assert len(sat) == deals
        assert tuple(sat[:5]) == cycle(by_chairs(FIVE))
        assert all(is_full_cycle(sat[first : first + 5]) for first in range(0, deals, 5))
        assert seat_changes(played) == ()
        assert all_played_together(scored)
        assert draw_is_due(scored)
        assert next_round(scored).seating.out == sat[0].out
        assert next_round(scored).seating.pairs == sat[0].pairs


def test_a_set_that_is_stopped_goes_on_where_it_was() -> None:
    scored = boards_in_imps(FIVE, 3)
    stopped = score_evening(stop(scored.evening, 0).evening)
    whole = boards_in_imps(FIVE, 10)
    sat = [deal.seating for deal in whole.rounds[0].deals]
    assert scored.rounds[0].state.seating == next_round(stopped).seating == sat[3]
    assert not all_played_together(stopped)


def test_others_keep_their_chairs() -> None:
    for seating in (FOUR, replace(FIVE, out=("Eve", "Flo")), Seating()):
        assert boards_in_imps(seating, 2).rounds[0].round.seating_now == seating
    (usual,) = boards_in_imps(FIVE, 2, 8).rounds
    assert usual.round.seating_now == FIVE


def test_they_may_cut_before_each_round() -> None:
    for seating in (FOUR, FIVE):
        rounds = [entered("N 3NT", "N 3NT", seating=seating, cut=cut) for cut in (False, True)]
        assert [draw_is_due(played(one)) for one in rounds] == [False, True]
    assert not draw_is_due(played(entered("N 3NT", seating=FOUR, cut=True)))


# Another form.


def forms(evening: Evening) -> list[Form]:
    return [each.options.form for each in evening.rounds]


def test_an_empty_round_changes_its_form() -> None:
    assert forms(begin_in(played(entered()), CHICAGO).evening) == [CHICAGO]


def test_boards_end_where_another_form_begins() -> None:
    evening = begin_in(played(entered("N 4S=", form=DUPLICATE)), Form.RUBBER).evening
    assert forms(evening) == [DUPLICATE, Form.RUBBER]
    assert score_evening(evening).rounds[0].is_settled


def test_a_rubber_that_is_not_over_is_not_ended() -> None:
    evening = begin_in(played(entered("N 4S=")), CHICAGO).evening
    assert forms(evening) == [Form.RUBBER, CHICAGO]
    assert not score_evening(evening).rounds[0].is_settled
