"""The explanation of each kind of entry."""

from decimal import Decimal

import pytest

from scorepad.bridge.contract import NOTRUMP, SPADES, Contract, Doubling, Strain
from scorepad.bridge.deal import Adjustment, Honours
from scorepad.bridge.points import (
    Pay,
    PayKind,
    adjustment_pay,
    game_bonus,
    honours_pay,
    part_score_bonus,
    result,
    rubber_bonus,
    unfinished_game,
    unfinished_part_score,
)
from scorepad.bridge.seats import EAST, NORTH, NS
from scorepad.bridge.translatable import translate
from scorepad.words import coins, money, why


def paid(contract: str, tricks: int, vulnerable: bool = False) -> list[str]:
    """Why each figure of a contract is paid."""
    level, strain, doubling = int(contract[0]), Strain(contract[1]), Doubling(contract[2:])
    bid = Contract(level, strain, doubling, NORTH)
    return [why(pay) for _, pay in result(bid, tricks, vulnerable).paid]


@pytest.mark.parametrize(
    ("sentences", "expected"),
    [
        (paid("1C", 7), ["1♣ made"]),
        (paid("3N", 9), ["3NT made: 40 + 2 × 30"]),
        (paid("2DX", 8), ["2♦ doubled made: 2 × 20 × 2", "doubled contract made"]),
        (paid("2NXX", 8), ["2NT redoubled made: (40 + 30) × 4", "redoubled contract made"]),
        (paid("4H", 11), ["4♥ made: 4 × 30", "1 overtrick, not vulnerable"]),
        (paid("1S", 9, True), ["1♠ made", "2 overtricks, vulnerable: 2 × 30"]),
        (
            paid("1SX", 9, True),
            [
                "1♠ doubled made: 30 × 2",
                "2 overtricks, doubled, vulnerable: 2 × 200",
                "doubled contract made",
            ],
        ),
        (paid("6C", 12), ["6♣ made: 6 × 20", "small slam bid and made, not vulnerable"]),
        (paid("7C", 13, True), ["7♣ made: 7 × 20", "grand slam bid and made, vulnerable"]),
        (paid("4S", 9), ["1 down, not vulnerable"]),
        (paid("4S", 8, True), ["2 down, vulnerable: 2 × 100"]),
        (paid("4SX", 6), ["4 down, doubled, not vulnerable: 100 + 2 × 200 + 300"]),
        (paid("4SXX", 8, True), ["2 down, redoubled, vulnerable: 400 + 600"]),
    ],
)
def test_a_contract(sentences: list[str], expected: list[str]) -> None:
    assert sentences == expected


@pytest.mark.parametrize(
    ("pay", "sentence"),
    [
        (honours_pay(Honours(EAST, 100), SPADES), "4 trump honours in one hand"),
        (honours_pay(Honours(EAST, 150), SPADES), "5 trump honours in one hand"),
        (honours_pay(Honours(EAST, 150), NOTRUMP), "four aces in one hand"),
        (game_bonus(False), "game completed, not vulnerable"),
        (game_bonus(True), "game completed, vulnerable"),
        (part_score_bonus(50), "part-score made"),
        (rubber_bonus(0), "rubber won by two games to none"),
        (rubber_bonus(1), "rubber won by two games to one"),
        (unfinished_game(), "the only game of an unfinished rubber"),
        (unfinished_part_score(100), "the only part-score of an unfinished game"),
        (adjustment_pay(Adjustment(NS, 20, "+1 * <b>")), "agreed: +1 * <b>"),
    ],
)
def test_a_bonus(pay: Pay, sentence: str) -> None:
    assert why(pay) == sentence


@pytest.mark.parametrize("kind", PayKind)
def test_every_kind_has_its_sentence(kind: PayKind) -> None:
    assert why(Pay(kind, 60, "60"))


@pytest.mark.parametrize(
    ("amount", "currency", "said"),
    [
        ("4", "€", "€4.00"),
        ("11.5", "€", "€11.50"),
        ("10.00", "", "10.00"),
        ("4", "", "4"),
        ("4.5", "points", "4.50 points"),
        ("40", "JPY", "40 JPY"),
        ("400", "¥", "¥400"),
        ("0.025", "A$", "A$0.025"),
        ("1E+3", "£", "£1000.00"),
    ],
)
def test_money(amount: str, currency: str, said: str) -> None:
    assert money(Decimal(amount), currency, translate) == said


@pytest.mark.parametrize(
    ("amounts", "digits"),
    [([], 0), (["1", "20"], 0), (["1.5"], 2), (["1.50", "0.025"], 3), (["100", "1E+2"], 0)],
)
def test_coins(amounts: list[str], digits: int) -> None:
    assert coins(map(Decimal, amounts)) == digits
