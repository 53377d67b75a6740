"""What players can do with deals that a correction left after the end of their round."""

import pytest

from scorepad.bridge.changes.rounds import (
    delete_after_end,
    move_to_next_round,
    stop,
    take_from_next,
)
from scorepad.bridge.evening import score_evening
from scorepad.bridge.options import CHICAGO, RUBBER
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import EW, NS, WEST
from tests.bridge.corrected import deals_of, evening
from tests.bridge.table import EVE_FOR_ANN, FIVE, FOUR, entered

ENDS_EARLY = ["S 4S", "S 4S", "E 2S", "pass"]


@pytest.mark.parametrize(
    ("rounds", "deals"),
    [
        # Into a round of their own.
        ([entered(*ENDS_EARLY)], ["S 4S=, S 4S=", "E 2S=, pass"]),
        # Before the deals of the next round, where that is played alike.
        (
            [entered(*ENDS_EARLY), entered("E 3S")],
            ["S 4S=, S 4S=", "E 2S=, pass, E 3S="],
        ),
        # Not among other players, or in another form, or with other options.
        (
            [entered(*ENDS_EARLY), entered("E 3S", seating=FOUR)],
            ["S 4S=, S 4S=", "E 2S=, pass", "E 3S="],
        ),
        (
            [entered(*ENDS_EARLY), entered("E 3S", form=CHICAGO)],
            ["S 4S=, S 4S=", "E 2S=, pass", "E 3S="],
        ),
        (
            [entered(*ENDS_EARLY), entered("E 3S", honours=False)],
            ["S 4S=, S 4S=", "E 2S=, pass", "E 3S="],
        ),
        ([entered("S 4S", "S 4S"), entered("E 2S")], ["S 4S=, S 4S=", "E 2S="]),  # there are none
    ],
)
def test_move_on(rounds: list[Round], deals: list[str]) -> None:
    moved = move_to_next_round(score_evening(evening(*rounds)), 0).evening
    assert deals_of(moved) == deals
    assert not any(round_.after_end for round_ in score_evening(moved).rounds)


def test_a_round_of_their_own_is_played_as_the_one_before() -> None:
    first = entered(
        *ENDS_EARLY, form=RUBBER, honours=False, seating=FIVE, keeper="Cy", next_dealer=WEST
    )
    one, two = move_to_next_round(score_evening(evening(first)), 0).evening.rounds
    assert (two.options, two.seating, two.keeper) == (first.options, FIVE, "Cy")
    assert (one.next_dealer, two.next_dealer) == (None, WEST)
    assert not two.stopped


def test_moving_on_may_take_more_than_one_step() -> None:
    six_games = evening(entered(*["S 4S"] * 6))
    deals = [deals_of(six_games)]
    for number in range(2):
        six_games = move_to_next_round(score_evening(six_games), number).evening
        deals.append(deals_of(six_games))
    four = "S 4S=, S 4S=, S 4S=, S 4S="
    two = "S 4S=, S 4S="
    assert deals == [[f"{two}, {four}"], [two, four], [two, two, two]]


def test_take_out() -> None:
    rounds = [entered(*ENDS_EARLY), entered("E 3S")]
    scored = score_evening(evening(*rounds))
    assert deals_of(delete_after_end(scored, 0).evening) == ["S 4S=, S 4S=", "E 3S="]
    assert delete_after_end(scored, 1).evening == evening(*rounds)


@pytest.mark.parametrize(
    ("count", "deals"),
    [
        (1, ["S 4S=, S 2S=", "E 4S=, E 2S=", "pass"]),
        (2, ["S 4S=, S 2S=, E 4S=", "E 2S=", "pass"]),
        # A round of which nothing is left is none.
        (3, ["S 4S=, S 2S=, E 4S=, E 2S=", "pass"]),
    ],
)
def test_take_deals_from_the_next_round(count: int, deals: list[str]) -> None:
    unfinished = evening(entered("S 4S"), entered("S 2S", "E 4S", "E 2S"), entered("pass"))
    assert deals_of(take_from_next(unfinished, 0, count).evening) == deals


def test_whoever_was_replaced_stays_replaced_when_deals_are_taken() -> None:
    rounds = [
        entered("S 4S", seating=FIVE),
        entered("E 2S", EVE_FOR_ANN, "E 1S", seating=FIVE),
    ]
    first, second = take_from_next(evening(*rounds), 0, 2).evening.rounds
    assert first.seating_now == second.seating_now == EVE_FOR_ANN.seating


def test_the_next_dealer_is_not_forgotten_with_a_round_of_which_nothing_is_left() -> None:
    rounds = [entered("S 4S"), entered("S 2S", next_dealer=WEST)]
    (only,) = take_from_next(evening(*rounds), 0, 1).evening.rounds
    assert only.next_dealer is WEST


def test_stop() -> None:
    stopped = stop(evening(entered("S 4S"), entered("E 2S")), 0).evening
    assert [round_.stopped for round_ in stopped.rounds] == [True, False]
    first = score_evening(stopped).rounds[0]
    assert first.is_settled
    assert [(entry.side, entry.points) for entry in first.closing] == [(NS, 300)]
    assert score_evening(stop(stopped, 1).evening).rounds[1].closing[0].side is EW
