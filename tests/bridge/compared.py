"""Shared by the tests of compared boards: results in notation, and random ones."""

from dataclasses import replace

from hypothesis import strategies as st

from scorepad.bridge.comparison import (
    Average,
    Comparison,
    ComparisonSettings,
    Datum,
    Named,
    NotPlayed,
    Played,
    Scale,
    Score,
    Scoring,
    ShortBoards,
    Split,
    TableResult,
)
from scorepad.bridge.expected_results import all_expected
from scorepad.bridge.movements import Movement, Plan
from scorepad.bridge.ranking import RankedResult, Ranking, place, rank
from scorepad.exchange.score_file import read_score_file
from tests.bridge.table import CONTRACTS

HANDS = "W:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"
"""The hands of a board in PBN."""


def compared(*lines: str) -> Comparison:
    """A comparison written as in a score file, below `form duplicate`."""
    text = "\n".join(["form duplicate", *lines])
    comparison = read_score_file(text.encode()).rounds[-1].comparison
    assert comparison
    return comparison


def ranked(*lines: str) -> Ranking:
    return rank(compared(*lines))


def figures(ranking: Ranking, board: int) -> dict[str, RankedResult]:
    """The figures of a board by North-South entrant."""
    (found,) = (one for one in ranking.boards if one.board == board)
    return {figure.result.ns: figure for figure in found.figures}


def points(ranking: Ranking, board: int) -> list[str]:
    """What each result of a board brought both sides."""
    return [
        " ".join(map(str, figure.points)) if figure.points else "-"
        for figure in figures(ranking, board).values()
    ]


def places(ranking: Ranking) -> list[str]:
    """Written like `2= 5`: the place, whether it is shared, and the pair."""
    return [f"{place(one)} {one.entrant}" for one in ranking.table]


# Comparisons at random.

SCORES = st.integers(-760, 760).map(lambda tens: 10 * tens)
RESULTS = (
    st.builds(Played)
    | st.builds(Played, CONTRACTS, st.integers(0, 13))
    | st.builds(Played, CONTRACTS, st.integers(0, 13))
    | st.builds(Score, SCORES)
)
SETTINGS = st.builds(
    ComparisonSettings,
    st.sampled_from(
        [one for one in Scoring if not one.is_match and one is not Scoring.TOTAL_POINTS]
    ),
    st.sampled_from(Scale),
    st.sampled_from(ShortBoards),
    st.sampled_from([0, 1]),
    st.sampled_from(Datum),
    st.booleans(),
    st.booleans(),
)
"""Of pairs, with every option."""
AWARDS = st.sampled_from(["ave", "ave+", "ave-", "0", "12.5", "+20"])
WHATS = st.one_of(
    *(RESULTS, RESULTS, RESULTS),
    *(st.builds(Average, AWARDS, AWARDS), st.builds(NotPlayed), st.builds(Split, SCORES, SCORES)),
)


@st.composite
def sessions(draw: st.DrawFn) -> Comparison:
    """Up to six boards, each played by some of ten pairs."""
    results = []
    for board in draw(st.lists(st.integers(1, 9), unique=True, max_size=6)):
        pairs = draw(st.permutations([str(number) for number in range(1, 11)]))
        for table in range(draw(st.integers(1, 5))):
            results.append(TableResult(board, pairs[2 * table], pairs[2 * table + 1], draw(WHATS)))
    names = tuple(
        Named(pair, f"Pair {pair}") for pair in sorted(draw(st.sets(st.sampled_from("123"))))
    )
    return Comparison(draw(SETTINGS), names, tuple(results))


PLANS = [
    Plan(Movement.HOWELL, 6, 2),
    Plan(Movement.MITCHELL, 9, 1),
    Plan(Movement.INDIVIDUAL, 8, 1),
    Plan(Movement.TEAMS, 4, 3),
    Plan(Movement.TEAMS, 10, 1),
]
_PAIRS = [one for one in Scoring if not one.is_match]


@st.composite
def begun_sessions(draw: st.DrawFn) -> Comparison:
    """A movement of which no result is in yet, or only the first ones."""
    plan = draw(st.sampled_from(PLANS))
    scoring = Scoring.TEAMS if plan.movement is Movement.TEAMS else draw(st.sampled_from(_PAIRS))
    begun = Comparison(ComparisonSettings(scoring), plan=plan)
    first = all_expected(begun)[: draw(st.integers(0, 12))]
    results = [TableResult(one.board, one.ns, one.ew, draw(WHATS)) for one in first]
    return replace(begun, results=tuple(results))
