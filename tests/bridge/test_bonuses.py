"""Every premium besides the contract itself, with its sum and all that explains it."""

from collections.abc import Callable

import pytest

from scorepad.bridge.contract import NOTRUMP, SPADES, Strain
from scorepad.bridge.deal import Adjustment, Honours
from scorepad.bridge.points import (
    Pay,
    PayKind,
    adjustment_pay,
    game_bonus,
    honours_pay,
    part_score_bonus,
    rubber_bonus,
    unfinished_game,
    unfinished_part_score,
)
from scorepad.bridge.seats import EW, NORTH


@pytest.mark.parametrize(
    ("points", "strain", "held"),
    [(100, SPADES, 4), (150, SPADES, 5), (150, NOTRUMP, 4)],
)
def test_honours(points: int, strain: Strain, held: int) -> None:
    pay = honours_pay(Honours(NORTH, points), strain)
    assert pay == Pay(PayKind.HONOURS, points, str(points), held, strain)


@pytest.mark.parametrize(
    ("pay", "given", "expected"),
    [
        (rubber_bonus, 0, Pay(PayKind.RUBBER, 700, "700", 0)),
        (rubber_bonus, 1, Pay(PayKind.RUBBER, 500, "500", 1)),
        (game_bonus, False, Pay(PayKind.GAME, 300, "300", vulnerable=False)),
        (game_bonus, True, Pay(PayKind.GAME, 500, "500", vulnerable=True)),
        (part_score_bonus, 50, Pay(PayKind.PART_SCORE, 50, "50")),
        (part_score_bonus, 100, Pay(PayKind.PART_SCORE, 100, "100")),
        (unfinished_part_score, 50, Pay(PayKind.UNFINISHED_PART_SCORE, 50, "50")),
        (
            adjustment_pay,
            Adjustment(EW, 200, "a revoke"),
            Pay(PayKind.ADJUSTMENT, 200, "200", note="a revoke"),
        ),
    ],
)
def test_bonus(pay: Callable[[object], Pay], given: object, expected: Pay) -> None:
    assert pay(given) == expected


def test_the_only_game() -> None:
    assert unfinished_game() == Pay(PayKind.UNFINISHED_GAME, 300, "300")
