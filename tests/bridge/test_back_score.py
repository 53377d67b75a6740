"""The back score."""

from dataclasses import replace

import pytest

from scorepad.bridge.back_score import (
    BackScoreColumn,
    back_score,
    in_hundreds,
    round_back_score,
    running_totals,
    timeline,
)
from scorepad.bridge.deal import Adjustment, Item, NewSeats
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import CHICAGO, DUPLICATE, POINTS
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import EW, Seating
from tests.bridge.table import EVE_FOR_ANN, FIVE, FOUR, entered, played, scored

FLO_FOR_ANN = NewSeats(Seating("Flo", "Bob", "Cy", "Di", ("Ann", "Eve")))


@pytest.mark.parametrize(
    ("margin", "hundreds"),
    [
        (1830, 18),
        (550, 6),
        (850, 9),  # where round() takes the even one
        (950, 10),
        (940, 9),
        (810, 8),
        (870, 9),
        (450, 5),
        (150, 2),
        (50, 1),
        (49, 0),
        (20, 0),
        (0, 0),
    ],
)
def test_hundreds(margin: int, hundreds: int) -> None:
    assert in_hundreds(margin) == hundreds


@pytest.mark.parametrize(
    ("round_", "hundreds"),
    [
        (entered("S 4S", "S 4S"), 9),  # 940
        (entered("S 4S", "S 5C"), 9),  # 920
        (entered("E 6S", "W 6S"), 23),  # 180 + 500 + 180 + 750 + 700 = 2310
        (entered("S 4S", "S 4S", Adjustment(EW, 940, "a long story")), 0),  # a tie
        (entered("S 4S"), 0),  # still open
        (entered("S 4S", stopped=True), 4),  # 420
        (entered("S 4S", "E 2S-1", stopped=True), 5),  # 470
        (entered(stopped=True), 0),
        (entered("S 4S", form=CHICAGO, stopped=True), 4),
        (entered("S 4S", form=DUPLICATE), 0),
        (entered("S 4S", form=DUPLICATE, stopped=True), 0),  # no rubber and no chukker
    ],
)
def test_of_a_round(round_: Round, hundreds: int) -> None:
    assert round_back_score(played(round_).rounds[0]) == hundreds


def test_a_column_for_each_settled_round() -> None:
    evening = played(
        entered("S 4S", "S 4S", seating=FIVE),
        entered("E 4S", seating=FIVE),
        entered("E 4S", "E 4S", seating=Seating("Ann", "Bob", "Eve", "Di", ("Cy",))),
        entered("S 2S", stopped=True, seating=FOUR),
        entered(seating=FOUR),
    )
    columns = back_score(evening)
    assert columns == (
        BackScoreColumn(
            1,
            {"Ann": 9, "Bob": -9, "Cy": 9, "Di": -9, "Eve": 0},
            {"Ann": 940, "Bob": -940, "Cy": 940, "Di": -940, "Eve": 0},
        ),
        BackScoreColumn(
            3,
            {"Ann": -9, "Bob": 9, "Cy": 0, "Di": 9, "Eve": -9},
            {"Ann": -940, "Bob": 940, "Cy": 0, "Di": 940, "Eve": -940},
        ),
        BackScoreColumn(
            4,
            {"Ann": 2, "Bob": -2, "Cy": 2, "Di": -2, "Eve": 0},
            {"Ann": 160, "Bob": -160, "Cy": 160, "Di": -160, "Eve": 0},
        ),
    )
    assert running_totals(columns) == {"Ann": 2, "Bob": -2, "Cy": 11, "Di": -2, "Eve": -9}


def test_nothing_is_settled_yet() -> None:
    assert back_score(played(entered("S 4S"))) == ()
    assert running_totals(()) == {}


def test_every_column_stands_for_a_round_that_is_shown() -> None:
    evening = played(entered("S 4S", "S 4S"), entered(stopped=True))
    assert [column.round for column in back_score(evening)] == [1]
    assert len(evening.played) == 1


def test_a_tie_brings_nobody_anything() -> None:
    columns = back_score(played(entered("S 2S", "E 2S", stopped=True)))
    assert columns == (BackScoreColumn(1, dict.fromkeys("NESW", 0), dict.fromkeys("NESW", 0)),)


def test_a_small_margin_is_kept_beside_its_hundreds() -> None:
    columns = back_score(played(entered("S 2S-1", stopped=True)))
    assert columns[0].hundreds == {"N": -1, "E": 1, "S": -1, "W": 1}
    assert columns[0].points == {"N": -50, "E": 50, "S": -50, "W": 50}
    columns = back_score(played(entered("S 2S", "E 2S+1", stopped=True)))
    assert columns[0].hundreds == {"N": 0, "E": 0, "S": 0, "W": 0}
    assert columns[0].points == {"N": -30, "E": 30, "S": -30, "W": 30}


@pytest.mark.parametrize(
    ("items", "winners"),
    [
        (["S 4S", "S 4S"], {"Ann", "Cy"}),
        # Whoever is replaced in mid-round: the margin goes to those in the chairs at its end.
        (["S 4S", EVE_FOR_ANN, "S 4S"], {"Eve", "Cy"}),
        (["S 4S", EVE_FOR_ANN, "E 2S", FLO_FOR_ANN, "S 4S"], {"Flo", "Cy"}),
        (["S 4S", EVE_FOR_ANN, FLO_FOR_ANN, "S 4S"], {"Flo", "Cy"}),
        # A correction can end the round before the players change: it is theirs who sat then.
        (["S 4S", "S 4S", EVE_FOR_ANN], {"Ann", "Cy"}),
        (["S 4S", EVE_FOR_ANN, "S 4S", FLO_FOR_ANN, "S 2S"], {"Eve", "Cy"}),
    ],
)
def test_the_margin_goes_to_those_in_the_chairs_at_the_end(
    items: list[str | Item], winners: set[str]
) -> None:
    (column,) = back_score(played(entered(*items, seating=FIVE)))
    assert {player for player, hundreds in column.hundreds.items() if hundreds > 0} == winners
    assert sum(column.hundreds.values()) == sum(column.points.values()) == 0
    assert set(column.hundreds) >= {"Ann", "Bob", "Cy", "Di", "Eve"}


def test_the_players_stop_the_round_before_one_is_replaced() -> None:
    evening = played(
        entered("S 4S", stopped=True, seating=FOUR),
        entered("S 4S", "S 4S", seating=EVE_FOR_ANN.seating),
    )
    totals = running_totals(back_score(evening))
    assert totals == {"Ann": 4, "Bob": -13, "Cy": 13, "Di": -13, "Eve": 9}


def test_002_wins_by_points_with_the_lesser_games() -> None:
    deals = ["S 2H+2", "E 4SX-2", "E 3NT+1", "E 3S", "E 2S-2", "S 6HX+1", "E 1NT+1", "S 3C", "E 3S"]
    round_ = scored(*deals)
    assert round_.two_games is EW
    assert round_.winner is EW.other
    assert round_back_score(round_) == 8


def test_boards_have_no_column() -> None:
    evening = played(
        entered("S 4S", form=DUPLICATE, stopped=True, seating=FOUR),
        entered("S 4S", stopped=True, seating=FOUR),
    )
    assert [column.round for column in back_score(evening)] == [2]


def test_the_course_of_the_evening() -> None:
    evening = played(
        entered("S 4S", stopped=True, seating=FIVE),
        entered("E 4S", stopped=True, seating=Seating("Ann", "Bob", "Eve", "Di", ("Cy",))),
    )
    assert timeline(back_score(evening)) == {
        "Ann": (0, 4, 0),
        "Bob": (0, -4, 0),
        "Cy": (0, 4, 4),
        "Di": (0, -4, 0),
        "Eve": (0, 0, -4),
    }
    assert timeline(()) == {}


def test_imps_stand_by_themselves_beside_hundreds() -> None:
    held = [replace(read_deal("N 4S="), points_ns=20) for _ in range(4)]
    imps, rubber = entered(*held, form=POINTS), entered("N 4S=", "N 4S=")
    alone, both = back_score(played(imps)), back_score(played(rubber, imps, rubber))
    assert timeline(alone)["N"] == (0, 9 + 9 + 12 + 12)
    assert [column.in_imps for column in both] == [False, True, False]
    assert both[1].hundreds["N"] == 42
    assert timeline(both)["N"] == (0, 9, 9, 18)
    assert running_totals(both)["N"] == 18
