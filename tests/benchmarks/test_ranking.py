"""A club evening ranked, which a window does after each result."""

from functools import partial

import pytest

from scorepad.bridge.comparison import (
    Average,
    Comparison,
    ComparisonSettings,
    Played,
    Scoring,
    TableResult,
)
from scorepad.bridge.ranking import rank
from tests.benchmarks.conftest import BY_WORK, Ratio
from tests.benchmarks.test_scoring import DEALS, by_bridgebots

pytestmark = BY_WORK
TABLES, BOARDS = 20, 30
SCORINGS = (Scoring.MATCHPOINTS, Scoring.CROSS_IMPS, Scoring.BUTLER)
ANCHOR = "600 contracts by bridgebots"


def session(boards: int, scoring: Scoring = Scoring.MATCHPOINTS) -> Comparison:
    """Forty pairs, now and then an average."""
    return Comparison(
        ComparisonSettings(scoring),
        (),
        tuple(
            TableResult(
                board,
                str(table),
                str(100 + (table + board) % TABLES),
                Average("ave+", "ave-")
                if (board * table) % 29 == 28
                else Played((deal := DEALS[(7 * board + 3 * table) % 60]).contract, deal.tricks),
            )
            for board in range(1, boards + 1)
            for table in range(TABLES)
        ),
    )


def explained(comparison: Comparison) -> list[str]:
    return [str(figure.why) for board in rank(comparison).boards for figure in board.figures]


def score_600() -> None:
    for _ in range(10):
        by_bridgebots()


def test_every_result_is_explained() -> None:
    for scoring in SCORINGS:
        assert len(explained(session(BOARDS, scoring))) == TABLES * BOARDS


@pytest.mark.parametrize("scoring", SCORINGS)
def test_a_club_evening(ratio: Ratio, scoring: Scoring) -> None:
    ranked = partial(rank, session(BOARDS, scoring))
    ratio.compare(f"600 results in {scoring}", ranked, ANCHOR, score_600, turns=20)


def test_explaining_it(ratio: Ratio) -> None:
    whole = partial(explained, session(BOARDS))
    ratio.compare("600 results explained", whole, ANCHOR, score_600, turns=20)


def test_ten_times_as_many(ratio: Ratio) -> None:
    ten, club = (partial(rank, session(boards)) for boards in (10 * BOARDS, BOARDS))
    ratio.compare("6,000 results ranked", ten, "600 results ranked", club, turns=5)
