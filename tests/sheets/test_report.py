"""The JSON of an evening: the contents of each object, in every form."""

import ast
import json
import re
from dataclasses import replace
from typing import Any

import pytest

from scorepad.bridge.evening import score_evening
from scorepad.bridge.points import PayKind
from scorepad.exchange.score_file import read_score_file
from scorepad.sheets.report import evening_data

ROUND = "form deals closing total margin winner two_games complete back_score"
DEAL = "number seats dealer vulnerable passed entries game_to games part_score total"
ENTRY = "side line kind points why sum"

EVENINGS = [
    "form rubber | E 4DX-3 | S 2CX+1 | E 4S+1 | N 3NT-2 | S 3H | N 1NT+1 | N 2D-3 | S 6C+1 h100s",
    "form rubber | N 3NT | E 1C | adjust EW 20 x | stop | pass | form chicago | stake 1 | N 7NXX",
    "form chicago | part-score-50 on | N 2H | E 4S | pass | N 7NT h150e | N 1C | E 5CXX-3",
    "form cavendish | carry-over off | N 2H | E 4S | N 1NT | E 3D | stop | N 1C",
    "form points | N 4S+1 points NS 23 | pass | N 1C | adjust EW 2 x",
    "form points | chukkers off | E 3NT points EW 17 | pass points NS 22 | N 1C | stop",
    "form chicago | last-deal-double on | N 2H | E 4S | N 7NT | N 1C h100e",
    "form duplicate | board 1 | N 4S | board 16 | E 6SX+1 | N 1C | adjust NS 5 x | stop",
]


def report(lines: str) -> Any:
    """An evening as a program reads it; " | " separates the lines of its file."""
    evening = score_evening(read_score_file(lines.replace(" | ", "\n").encode()))
    return json.loads(json.dumps(evening_data(evening)))


def worked_out(sum_: str) -> int:
    """The value of digits with +, * and brackets only."""
    assert re.fullmatch(r"[0-9+*()]+", sum_)

    def value(node: ast.expr) -> int:
        match node:
            case ast.BinOp(left, ast.Add(), right):
                return value(left) + value(right)
            case ast.BinOp(left, ast.Mult(), right):
                return value(left) * value(right)
            case ast.Constant(int(number)):
                return number
        raise AssertionError(sum_)

    return value(ast.parse(sum_, mode="eval").body)


@pytest.mark.parametrize("lines", EVENINGS)
def test_what_each_object_has(lines: str) -> None:
    data = report(lines)
    assert list(data) == ["rounds", "back", "payments"]
    for played in data["rounds"]:
        assert " ".join(played) == ROUND
        points = {"NS": 0, "EW": 0}
        in_imps = played["form"] == "points"
        for deal in played["deals"]:
            assert " ".join(deal) == DEAL + " expected imps" * in_imps
            kinds = [entry["kind"] for entry in deal["entries"]]
            assert len(kinds) == len(set(kinds))
            for entry in deal["entries"]:
                if not in_imps or entry["kind"] == "adjustment":
                    points[entry["side"]] += entry["points"]
            if in_imps and deal["imps"]:
                points["NS" if deal["imps"] > 0 else "EW"] += abs(deal["imps"])
            assert deal["total"] == points
        for entry in played["closing"]:
            points[entry["side"]] += entry["points"]
        assert played["total"] == points
        assert played["margin"] == abs(points["NS"] - points["EW"])
        if not played["complete"]:
            assert (played["winner"], played["back_score"]) == (None, 0)


def test_imps_against_the_points_held() -> None:
    chukker = "form points | N 4S+1 points NS 23 | E 3NT-1 points EW 27 | pass points NS 20 | N 1C"
    (played,) = report(f"{chukker} | adjust EW 5 late")["rounds"]
    told = [(deal["number"], deal["expected"], deal["imps"]) for deal in played["deals"]]
    assert told == [
        (1, 110, 8),
        (2, -600, 12),
        (3, None, None),
        (3, None, None),
        (3, None, None),
    ]
    assert [sum(entry["points"] for entry in deal["entries"]) for deal in played["deals"]] == [
        *(450, 100, 0, 70, 5)
    ]
    assert (played["total"], played["margin"]) == ({"NS": 20, "EW": 5}, 15)
    assert (played["complete"], played["back_score"]) == (False, 0)


def test_the_last_deal_counts_double() -> None:
    (played,) = report("form chicago | last-deal-double on | pass | N 1C | N 1C | N 1C | N 1C+1")[
        "rounds"
    ]
    last = [(entry["points"], entry["why"]) for entry in played["deals"][-1]["entries"]]
    assert last == [
        (40, "1♣ made: 20 × 2"),
        (40, "1 overtrick, vulnerable: 20 × 2"),
        (200, "part-score made: 100 × 2"),
    ]


def test_what_is_owed_besides_the_score() -> None:
    data = report("seats N=Ann E=Bob S=Cy W=Di | form rubber | extra Bob Ann 5.50 the supper")
    assert data["extras"] == [
        {"from": "Bob", "to": "Ann", "amount": "5.50", "reason": "the supper"}
    ]
    assert data["payments"] == [{"from": "Bob", "to": "Ann", "amount": "5.50"}]


@pytest.mark.parametrize("lines", EVENINGS)
def test_every_entry_says_why(lines: str) -> None:
    for played in report(lines)["rounds"]:
        for group in (*(deal["entries"] for deal in played["deals"]), played["closing"]):
            for entry in group:
                assert " ".join(entry) == ENTRY
                assert entry["kind"] in list(PayKind)
                assert entry["line"] == ("below" if entry["kind"] == "contract" else "above")
                assert entry["points"] == worked_out(entry["sum"]) > 0
                assert entry["why"]


@pytest.mark.parametrize(
    ("lines", "numbers"),
    [
        # In a rubber the place in the round; in a chukker 1 to 4, again where it is dealt again.
        ("form rubber | N 1C | pass | adjust NS 5 x | N 1C", [[1, 2, 3, 4]]),
        ("form chicago | N 1C | pass | pass | N 1C | N 1C | N 1C", [[1, 2, 2, 2, 3, 4]]),
        ("form chicago | N 1C | N 1C | N 1C | pass | N 1C | pass", [[1, 2, 3, 4, 4], [1]]),
        ("form duplicate | board 7 | N 1C | board 2 | pass | board 7 | N 1C", [[7, 2, 7]]),
        # There an adjustment is part of the deal that it follows.
        ("form chicago | N 1C | adjust NS 5 x | N 1C", [[1, 1, 2]]),
        ("form duplicate | board 7 | N 1C | adjust NS 5 x | board 2 | N 1C", [[7, 7, 2]]),
        ("form duplicate | board 7 | adjust NS 5 x", [[7]]),
        ("form duplicate | board 7 | adjust NS 5 x | N 1C", [[7, 7]]),
    ],
)
def test_how_deals_are_numbered(lines: str, numbers: list[list[int]]) -> None:
    data = report(lines)
    found = [[deal["number"] for deal in played["deals"]] for played in data["rounds"]]
    assert found == numbers


def test_a_last_form_line_adds_no_round() -> None:
    won = "form rubber | N 3NT | N 3NT"
    assert report(f"{won} | form chicago") == report(won)
    assert report(f"{won} | form chicago | stop") == report(won)
    assert report(f"{won} | form chicago | seats N=A E=B S=C W=D") == report(won)


@pytest.mark.parametrize("lines", ["form chicago", "form rubber | stop", "stake 1 | form rubber"])
def test_a_round_in_which_nothing_was_entered_is_none(lines: str) -> None:
    assert report(lines) == {"rounds": [], "back": [], "payments": []}


def test_only_settled_rounds_are_on_the_back_score() -> None:
    data = report("form rubber | N 3NT | form rubber | N 3NT | stop | E 1C")
    assert [played["complete"] for played in data["rounds"]] == [False, True, False]
    assert data["back"] == [
        {
            "round": 2,
            "hundreds": {"N": 4, "E": -4, "S": 4, "W": -4},
            "points": {"N": 400, "E": -400, "S": 400, "W": -400},
        }
    ]
    assert data["payments"] == []


def test_payments_need_a_stake() -> None:
    data = report("stake 0.05 | seats N=Ann E=Bob S=Cy W=Di | form rubber | N 3NT | N 3NT")
    assert data["payments"] == [
        {"from": "Bob", "to": "Ann", "amount": "0.45"},
        {"from": "Di", "to": "Cy", "amount": "0.45"},
    ]


def test_a_payment_names_its_currency() -> None:
    lines = "stake 0.05\nseats N=Ann E=Bob S=Cy W=Di\nform rubber\nN 3NT\nN 3NT"
    evening = replace(read_score_file(lines.encode()), currency="€")
    payments = evening_data(score_evening(evening))["payments"]
    assert payments[0] == {"from": "Bob", "to": "Ann", "amount": "0.45", "currency": "€"}
