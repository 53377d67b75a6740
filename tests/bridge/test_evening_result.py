"""How an evening ended: the order, the winners, and the deal that moved most."""

from hypothesis import given

from scorepad.bridge.back_score import back_score, running_totals
from scorepad.bridge.deal import Adjustment
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.evening_result import FinalPlace, course, evening_result
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import DUPLICATE, POINTS, Options
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import EW, Side
from tests.bridge.table import EVE_FOR_ANN, EVENINGS, FIVE, FOUR, entered, on_board, played

WON = ("N 4S=", "E 6H=", "S 3N+1")


def test_the_order_is_that_of_the_back_score() -> None:
    result = evening_result(played(entered(*WON, seating=FIVE)))
    assert result.order == (
        FinalPlace(1, "Ann", 1),
        FinalPlace(1, "Cy", 1),
        FinalPlace(3, "Eve", 0),
        FinalPlace(4, "Bob", -1),
        FinalPlace(4, "Di", -1),
    )
    assert result.winners == ("Ann", "Cy")
    assert result.rounds == 1
    assert not result.in_points


@given(EVENINGS)
def test_a_place_is_one_more_than_how_many_are_better(entered_: Evening) -> None:
    scored = score_evening(entered_)
    result = evening_result(scored)
    totals = running_totals(back_score(scored))
    if totals:
        assert {each.player: each.score for each in result.order} == totals
    for each in result.order:
        better = sum(other.score > each.score for other in result.order)
        assert each.place == 1 + better
    assert [each.place for each in result.order] == sorted(each.place for each in result.order)


@given(EVENINGS)
def test_no_deal_has_a_larger_figure_in_its_list_than_the_deal_of_the_evening(
    entered_: Evening,
) -> None:
    scored = score_evening(entered_)
    result = evening_result(scored)
    figures = [
        deal.won.of(side)
        for each in scored.played
        for deal in each.deals
        for side in Side
        if not isinstance(deal.item, Adjustment) and (deal.compared or not result.in_imps)
    ]
    assert (result.best_deal.points if result.best_deal else 0) == max(figures, default=0)


def test_points_by_agreement_are_no_deal_of_the_evening() -> None:
    agreed = Adjustment(EW, 500, "a revoke")
    best = evening_result(played(entered("N 1S=", agreed, seating=FOUR))).best_deal
    assert best
    assert best.deal.item == read_deal("N 1S=")


def test_the_deal_of_the_evening_counts_all_that_it_earned() -> None:
    best = evening_result(played(entered("N 4S=", "N 6S=", seating=FOUR))).best_deal
    assert best
    assert best.points == 180 + 750 + 700
    best = evening_result(played(entered("N 4H=", "E 2S-4", "N 4H=", seating=FOUR))).best_deal
    assert best, "that which ended the rubber, as in the list of deals"
    assert (best.deal.number, best.points) == (3, 120 + 700)


def test_among_equals_it_is_the_one_that_gave_the_others_nothing() -> None:
    best = evening_result(played(entered("N 4S= h100E", "E 4S=", seating=FOUR))).best_deal
    assert best
    assert best.deal.number == 2


def test_it_has_the_points_of_its_side_though_the_others_held_honours() -> None:
    best = evening_result(played(entered("N 6S= h100E", seating=FOUR))).best_deal
    assert best
    assert best.points == 180 + 500


def test_where_all_have_the_same_nobody_wins() -> None:
    nothing = evening_result(played())
    assert (nothing.order, nothing.winners) == ((), ())
    even = entered(on_board(1, "pass"), form=DUPLICATE, seating=FOUR)
    tied = evening_result(played(even))
    assert [each.place for each in tied.order] == [1, 1, 1, 1]
    assert tied.winners == ()


def test_it_goes_on_while_the_last_round_does() -> None:
    finished, open_ = entered("N 4S=", "N 4S="), entered("N 1S=")
    boards = entered(on_board(1, "N 4S="), form=DUPLICATE)
    assert not evening_result(played(finished)).goes_on
    assert evening_result(played(finished, open_)).goes_on
    assert not evening_result(played(finished, boards)).goes_on


def test_boards_alone_are_counted_in_points() -> None:
    boards = entered(on_board(1, "N 4S="), on_board(2, "E 1C="), form=DUPLICATE, seating=FOUR)
    result = evening_result(played(boards))
    assert result.in_points
    assert result.order[0] == FinalPlace(1, "Ann", 350)
    assert result.winners == ("Ann", "Cy")
    mixed = evening_result(played(boards, entered(*WON, seating=FOUR)))
    assert not mixed.in_points


def test_where_all_is_played_for_imps_the_deal_of_the_evening_is_too() -> None:
    """With points held 4♠ brings more IMPs than 3NT, which scores more."""
    deals = ("N 3NT+3 points NS 27", "E 4S= points NS 25", "S 1N=", "E 2S-1")
    in_imps = Options(POINTS)
    items = tuple(read_deal(text, options=in_imps) for text in deals)
    chukker = Round(in_imps, FOUR, items=items)
    result = evening_result(played(chukker))
    assert result.in_imps
    assert result.best_deal
    assert (result.best_deal.deal.number, result.best_deal.points) == (2, 14)
    mixed = evening_result(played(chukker, entered(*WON, seating=FOUR)))
    assert not mixed.in_imps


def test_the_course_leads_from_nothing_to_the_order() -> None:
    one = played(entered(*WON, seating=FIVE))
    assert course(one).after == ("1", "2", "3")
    assert course(one).stood["Ann"] == (0, 120, -560, 70)
    two = played(entered(*WON, seating=FIVE), entered("N 4S=", "N 4S=", seating=FIVE))
    assert course(two).after == ("1", "2")
    assert {player: stood[-1] for player, stood in course(two).stood.items()} == {
        each.player: each.score for each in evening_result(two).order
    }
    boards = played(entered(on_board(1, "N 4S="), on_board(2, "E 1C="), form=DUPLICATE))
    assert course(boards).stood["N"] == (0, 420, 350)


def test_the_deal_of_the_evening_tells_whom_it_paid() -> None:
    down = entered("N 7NXX-5", EVE_FOR_ANN, "E 1C=", seating=FOUR)
    best = evening_result(played(entered("N 1C=", seating=FOUR), down)).best_deal
    assert best
    assert (best.round, best.side, best.points) == (2, EW, 2200)
    assert best.deal.seating == FOUR
    assert evening_result(played(entered("pass", seating=FOUR))).best_deal is None
