"""An evening step by step."""

from hypothesis import given

from scorepad.bridge.deal import Adjustment, Deal, NewSeats
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.replay import after, at_step, step_of, steps
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import NS
from tests.bridge.compared import compared
from tests.bridge.table import EVENINGS, FIVE, FOUR, entered


def test_a_deal_an_adjustment_and_the_stop_are_steps_and_new_seats_are_none() -> None:
    evening = Evening(
        (entered("N 4S=", NewSeats(FOUR), Adjustment(NS, 100, "a revoke"), stopped=True),)
    )
    assert steps(evening) == 3
    assert [len(after(evening, number).rounds[0].items) for number in range(4)] == [0, 2, 3, 3]
    assert [after(evening, number).rounds[0].stopped for number in range(4)] == [
        *(False, False, False),
        True,
    ]


def test_a_round_that_has_not_begun_is_not_there_yet() -> None:
    evening = Evening((entered("N 4S=", "E 4S="), entered("S 3NT=")), title="At Ann's")
    assert [len(after(evening, number).rounds) for number in range(4)] == [1, 1, 1, 2]
    assert after(evening, 1).title == "At Ann's"


def test_the_deal_to_come_says_who_deals_it() -> None:
    first = Deal(dealer=FOUR.seat_of("Cy"))
    evening = Evening((entered(first, seating=FIVE),))
    assert score_evening(after(evening, 0)).rounds[0].state.dealer == "S"


def test_a_deal_is_found_on_the_step_that_entered_it() -> None:
    evening = Evening((entered("N 4S=", stopped=True), entered("pass", NewSeats(FOUR), "S 3NT=")))
    assert step_of(evening, 0, 0) == 1
    assert step_of(evening, 1, 0) == 3
    assert step_of(evening, 1, 2) == 4
    assert [at_step(evening, number) for number in range(6)] == [
        *(None, (0, 0), None),
        *((1, 0), (1, 2), None),
    ]


@given(EVENINGS)
def test_the_last_step_is_the_evening_and_each_adds_to_the_one_before(evening: Evening) -> None:
    whole = score_evening(evening)
    last = steps(evening)
    assert after(evening, last) is evening
    for number in range(last):
        now = score_evening(after(evening, number))
        assert len(now.rounds) <= len(whole.rounds)
        dealt = [deal for scored in now.rounds for deal in scored.deals]
        stops = sum(scored.round.stopped for scored in now.rounds)
        assert len(dealt) + stops == number
        all_deals = [deal for scored in whole.rounds for deal in scored.deals]
        assert dealt == all_deals[: len(dealt)]


def test_a_board_of_several_tables_is_a_step() -> None:
    lines = ("board 7", "1-2: N 4S=", "3-4: N 4S=", "board 2", "1-2: pass")
    session = Round(Options(DUPLICATE), comparison=compared(*lines))
    evening = Evening((entered("N 4S="), session))
    assert steps(evening) == 3
    assert at_step(evening, 2) is None
    shown = [after(evening, number).rounds[-1].comparison for number in range(4)]
    boards = [[result.board for result in one.results] if one else [] for one in shown]
    assert boards == [[], [], [2], [7, 7, 2]]
