"""Sessions of several tables, for the tests of their windows."""

from dataclasses import replace

from scorepad.bridge.comparison import (
    Comparison,
    ComparisonSettings,
    Named,
    Played,
    Scoring,
    TableResult,
)
from scorepad.bridge.evening import Evening
from scorepad.bridge.expected_results import all_expected
from scorepad.bridge.movements import Movement, Plan
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.rounds import Round
from tests.bridge.table import bid

PAIRS = ("Ann & Bob", "Cy & Di", "Eve & Fred", "Gus & Hanna", "Ida & Joe", "Mrs Kay Smith & Lou")
TEAMS = Comparison(
    ComparisonSettings(Scoring.TEAMS),
    tuple(Named(pair, name) for pair, name in zip(("A1", "A2", "B1", "B2"), PAIRS, strict=False)),
    plan=Plan(Movement.TEAMS, 4, 4),
)
HOWELL = Comparison(
    ComparisonSettings(one_list=True),
    names=tuple(Named(str(number), name) for number, name in enumerate(PAIRS, start=1)),
    plan=Plan(Movement.HOWELL, 6, 3),
)
FIVE_TEAMS = (
    *("scoring teams", "pairs A=Owls B=Larks C=Robins D=Wrens E=Jays", "handicap E=3"),
    *("board 1", "A1-D1: N 4S=", "D2-A2: N 4S+1", "B1-C1: E 3NT-1", "C2-B2: E 3NT="),
    *("board 2", "A1-D1: pass", "D2-A2: S 2H-1", "B1-C1: W 1NT=", "C2-B2: W 1NT+1"),
    *("board 9", "B1-E1: N 4S=", "E2-B2: N 6S=", "C1-D1: score 420", "D2-C2: score 400"),
    *("bye E 12", "bye A 12", "adjust D -1.5 slow play"),
)
"""Two successive rounds, as in a score file."""

MADE = (
    *(Played(bid("N 4S"), 10), Played(bid("N 4S"), 11), Played(bid("N 4S"), 9)),
    *(Played(bid("N 6S"), 12), Played(bid("N 4SX"), 8)),
)


def all_in_but_one(session: Comparison) -> Comparison:
    """The same with a result for every meeting except the last."""
    played = enumerate(all_expected(session)[:-1])
    results = (TableResult(x.board, x.ns, x.ew, MADE[number % len(MADE)]) for number, x in played)
    return replace(session, results=tuple(results))


def evening(comparison: Comparison) -> Evening:
    return Evening((Round(Options(DUPLICATE), comparison=comparison),))
