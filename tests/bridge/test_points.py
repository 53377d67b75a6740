"""What a contract is worth: the tables of 003, every result, and the sums that explain it."""

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from scorepad.bridge.contract import (
    BOOK,
    CLUBS,
    DOUBLED,
    HEARTS,
    LEVELS,
    NOTRUMP,
    REDOUBLED,
    SPADES,
    UNDOUBLED,
    Contract,
    Doubling,
    Strain,
)
from scorepad.bridge.deal import ALL_TRICKS, Adjustment, Honours
from scorepad.bridge.points import (
    Line,
    Pay,
    PayKind,
    Result,
    _score_card,
    _ScoreCard,
    adjustment_pay,
    game_bonus,
    honours_pay,
    part_score_bonus,
    result,
    rubber_bonus,
    score,
    unfinished_game,
    unfinished_part_score,
)
from scorepad.bridge.seats import NORTH, NS, SOUTH
from tests.bridge.table import bid

GOLDEN = Path(__file__).parents[1] / "golden"
CONTRACTS = [
    Contract(level, strain, doubling, NORTH)
    for level, strain, doubling in product(LEVELS, Strain, Doubling)
]
VULNERABLE = (False, True)
TRICKS = range(ALL_TRICKS + 1)
DOUBLINGS = {"no": UNDOUBLED, "doubled": DOUBLED, "redoubled": REDOUBLED}


def read_tables() -> dict[str, list[tuple[str, str, int]]]:
    """The tables of 003 by title, each as its rows, columns and figures."""
    text = re.sub(r"^#.*\n", "", (GOLDEN / "tables_003.txt").read_text(), flags=re.MULTILINE)
    tables = {}
    for block in text.strip().split("\n\n"):
        title, head, *rows = block.splitlines()
        tables[title] = [
            (row.split()[0], column, int(figure))
            for row in rows
            for column, figure in zip(head.split()[1:], row.split()[1:], strict=True)
        ]
    return tables


TABLES = read_tables()


def strains(column: str) -> Strain:
    return Strain(column[0])


def points_of(worth: Result, kind: PayKind) -> int:
    return sum(pay.points for pay in worth.paid if pay.kind is kind)


@pytest.mark.parametrize(
    ("title", "doubling"),
    [
        ("Trick values", UNDOUBLED),
        ("Trick values doubled", DOUBLED),
        ("Trick values redoubled", REDOUBLED),
    ],
)
def test_trick_values(title: str, doubling: Doubling) -> None:
    for level, strain, points in TABLES[title]:
        contract = Contract(int(level), strains(strain), doubling, NORTH)
        for tricks, vulnerable in product(range(contract.tricks_needed, 14), VULNERABLE):
            worth = result(contract, tricks, vulnerable)
            assert worth.below == points_of(worth, PayKind.CONTRACT) == points


@pytest.mark.parametrize(
    ("title", "vulnerable"), [("Each overtrick", False), ("Each overtrick, vulnerable", True)]
)
def test_overtricks(title: str, vulnerable: bool) -> None:
    for doubled, strain, each in TABLES[title]:
        for level in LEVELS:
            contract = Contract(level, strains(strain), DOUBLINGS[doubled], NORTH)
            for over in range(ALL_TRICKS - contract.tricks_needed + 1):
                worth = result(contract, contract.tricks_needed + over, vulnerable)
                assert points_of(worth, PayKind.OVERTRICKS) == over * each


@pytest.mark.parametrize(
    ("title", "vulnerable"), [("Penalties", False), ("Penalties, vulnerable", True)]
)
def test_penalties(title: str, vulnerable: bool) -> None:
    for down, doubled, points in TABLES[title]:
        for level, strain in product(LEVELS, Strain):
            contract = Contract(level, strain, DOUBLINGS[doubled], NORTH)
            if int(down) <= contract.tricks_needed:
                worth = result(contract, contract.tricks_needed - int(down), vulnerable)
                assert [(pay.kind, pay.points) for pay in worth.paid] == [(PayKind.PENALTY, points)]
                assert worth.alone == worth.paid
                assert worth.below == 0


def test_premium_for_a_doubled_contract_made() -> None:
    premiums = {
        DOUBLINGS[doubled]: points for doubled, _, points in TABLES["Premium for a contract made"]
    }
    for contract, vulnerable in product(CONTRACTS, VULNERABLE):
        worth = result(contract, contract.tricks_needed, vulnerable)
        assert points_of(worth, PayKind.INSULT) == premiums.get(contract.doubling, 0)


def test_slam_bonus() -> None:
    bonuses = {
        (int(level), column == "vulnerable"): points
        for level, column, points in TABLES["Slam bonus"]
    }
    for contract, vulnerable in product(CONTRACTS, VULNERABLE):
        for tricks in range(contract.tricks_needed, 14):  # a six with thirteen tricks stays small
            worth = result(contract, tricks, vulnerable)
            assert points_of(worth, PayKind.SLAM) == bonuses.get((contract.level, vulnerable), 0)


def recorded() -> Iterator[tuple[Contract, bool, int, int]]:
    """The table by others: contract, vulnerable or not, tricks and score."""
    lines = (GOLDEN / "contract_scores.txt").read_text().splitlines()
    for line in lines:
        if line[:1].isdigit():
            contract, vulnerable, *scores = line.split()
            for tricks, points in enumerate(scores):
                yield bid(f"N {contract}"), vulnerable == "yes", tricks, int(points)


def test_every_result_as_others_score_it() -> None:
    table = list(recorded())
    assert len({row[:3] for row in table}) == len(table) == 7 * 5 * 3 * 14 * 2
    wrong = [row for row in table if score(*row_of(row)) != row[3]]
    assert not wrong


def row_of(row: tuple[Contract, bool, int, int]) -> tuple[Contract, int, bool]:
    contract, vulnerable, tricks, _ = row
    return contract, tricks, vulnerable


def all_results() -> Iterator[tuple[Contract, bool, int, Result]]:
    for contract, vulnerable, tricks in product(CONTRACTS, VULNERABLE, TRICKS):
        yield contract, vulnerable, tricks, result(contract, tricks, vulnerable)


def test_every_sum_comes_to_its_points() -> None:
    for contract, vulnerable, tricks, worth in all_results():
        for _, pay in worth.alone:
            assert value(pay.sum) == pay.points > 0, (contract, vulnerable, tricks, pay)


def test_every_result_pays_each_kind_once() -> None:
    for contract, vulnerable, tricks, worth in all_results():
        paid = [entry.kind for entry in worth.alone]
        assert len(set(paid)) == len(paid), (contract, vulnerable, tricks)
        assert paid == [kind for kind in PayKind if kind in paid]  # as they are stacked


def test_the_parts_add_up_to_the_score() -> None:
    for contract, vulnerable, tricks, worth in all_results():
        points = sum(pay.points for pay in worth.alone)
        sign = 1 if tricks >= BOOK + contract.level else -1
        assert score(contract, tricks, vulnerable) == sign * points


def value(written: str) -> int:
    """The value of digits, +, * and brackets."""

    def of(node: ast.expr) -> int:
        match node:
            case ast.Constant(value=int(number)):
                return number
            case ast.BinOp(left, ast.Add(), right):
                return of(left) + of(right)
            case ast.BinOp(left, ast.Mult(), right):
                return of(left) * of(right)
        raise AssertionError(f"{written} is no sum")

    assert re.fullmatch(r"[0-9+*()]+", written)
    return of(ast.parse(written, mode="eval").body)


@pytest.mark.parametrize(
    ("contract", "tricks", "vulnerable", "sums"),
    [
        ("N 1NT", 7, False, ["40", "50"]),
        ("N 1NTX", 7, False, ["40*2", "50", "50"]),
        ("N 2NT", 9, False, ["40+30", "30", "50"]),
        ("N 3NTXX", 11, True, ["(40+2*30)*4", "2*400", "100", "500"]),
        ("N 1S", 7, True, ["30", "50"]),
        ("N 2C", 9, False, ["2*20", "20", "50"]),
        ("N 2CX", 10, True, ["2*20*2", "2*200", "50", "50"]),
        ("N 4S", 9, False, ["50"]),
        ("N 4S", 7, True, ["3*100"]),
        ("N 4DX", 9, False, ["100"]),
        ("N 4DX", 5, False, ["100+2*200+2*300"]),
        ("N 3NTX", 6, True, ["200+2*300"]),
        ("N 2DXX", 6, False, ["200+400"]),
        ("N 7NTXX", 9, True, ["400+3*600"]),
    ],
)
def test_the_sum_behind_a_figure(
    contract: str, tricks: int, vulnerable: bool, sums: list[str]
) -> None:
    assert [pay.sum for _, pay in result(bid(contract), tricks, vulnerable).alone] == sums


@pytest.mark.parametrize(
    ("contract", "tricks", "vulnerable", "paid"),
    [
        (
            "N 6SX",
            13,
            True,
            [
                Pay(PayKind.CONTRACT, 360, "6*30*2", 6, SPADES, DOUBLED),
                Pay(PayKind.OVERTRICKS, 200, "200", 1, SPADES, DOUBLED, vulnerable=True),
                Pay(PayKind.INSULT, 50, "50", doubling=DOUBLED),
                Pay(PayKind.SLAM, 750, "750", 6, vulnerable=True),
                Pay(PayKind.GAME, 500, "500", vulnerable=True),
            ],
        ),
        (
            "N 1HXX",
            9,
            False,
            [
                Pay(PayKind.CONTRACT, 120, "30*4", 1, HEARTS, REDOUBLED),
                Pay(PayKind.OVERTRICKS, 400, "2*200", 2, HEARTS, REDOUBLED),
                Pay(PayKind.INSULT, 100, "100", doubling=REDOUBLED),
                Pay(PayKind.GAME, 300, "300"),
            ],
        ),
        (
            "N 1C",
            8,
            True,
            [
                Pay(PayKind.CONTRACT, 20, "20", 1, CLUBS),
                Pay(PayKind.OVERTRICKS, 20, "20", 1, CLUBS, vulnerable=True),
                Pay(PayKind.PART_SCORE, 50, "50"),
            ],
        ),
        (
            "N 3NTX",
            6,
            True,
            [Pay(PayKind.PENALTY, 800, "200+2*300", 3, NOTRUMP, DOUBLED, vulnerable=True)],
        ),
    ],
)
def test_all_that_is_needed_to_say_why(
    contract: str, tricks: int, vulnerable: bool, paid: list[Pay]
) -> None:
    assert [pay for _, pay in result(bid(contract), tricks, vulnerable).alone] == paid


@pytest.mark.parametrize(
    ("pay", "meant"),
    [
        (game_bonus(vulnerable=False), Pay(PayKind.GAME, 300, "300")),
        (game_bonus(vulnerable=True), Pay(PayKind.GAME, 500, "500", vulnerable=True)),
        (part_score_bonus(100), Pay(PayKind.PART_SCORE, 100, "100")),
        (rubber_bonus(0), Pay(PayKind.RUBBER, 700, "700", 0)),
        (rubber_bonus(1), Pay(PayKind.RUBBER, 500, "500", 1)),
        (unfinished_game(), Pay(PayKind.UNFINISHED_GAME, 300, "300")),
        (unfinished_part_score(50), Pay(PayKind.UNFINISHED_PART_SCORE, 50, "50")),
        (honours_pay(Honours(SOUTH, 100), SPADES), Pay(PayKind.HONOURS, 100, "100", 4, SPADES)),
        (honours_pay(Honours(SOUTH, 150), SPADES), Pay(PayKind.HONOURS, 150, "150", 5, SPADES)),
        (honours_pay(Honours(SOUTH, 150), NOTRUMP), Pay(PayKind.HONOURS, 150, "150", 4, NOTRUMP)),
        (
            adjustment_pay(Adjustment(NS, 200, "a revoke")),
            Pay(PayKind.ADJUSTMENT, 200, "200", note="a revoke"),
        ),
    ],
)
def test_what_the_forms_add(pay: Pay, meant: Pay) -> None:
    assert pay == meant


def test_only_the_contract_counts_below_the_line() -> None:
    lines = {kind: Pay(kind, 100, "100").line for kind in PayKind}
    assert [kind for kind, line in lines.items() if line is Line.BELOW] == [PayKind.CONTRACT]
    assert set(lines.values()) == set(Line)


def test_only_the_contracts_that_are_played_are_worked_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    card: _ScoreCard[int] = _score_card()
    monkeypatch.setattr("scorepad.bridge.points._SCORES", card)
    contract = Contract(4, SPADES, DOUBLED, NORTH)
    assert [score(contract, 10, True) for _ in range(2)] == [790] * 2
    assert {
        (vulnerable, strain, doubling, level)
        for vulnerable, by_strain in card.items()
        for strain, by_doubling in by_strain.items()
        for doubling, by_level in by_doubling.items()
        for level in by_level
    } == {(True, SPADES, DOUBLED, 4)}
