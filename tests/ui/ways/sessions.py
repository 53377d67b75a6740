"""Sessions of several tables, for the tests of their windows."""

from scorepad.bridge.comparison import Comparison, ComparisonSettings, Named, Scoring
from scorepad.bridge.evening import Evening
from scorepad.bridge.movements import Movement, Plan
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.rounds import Round

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


def evening(comparison: Comparison) -> Evening:
    return Evening((Round(Options(DUPLICATE), comparison=comparison),))
