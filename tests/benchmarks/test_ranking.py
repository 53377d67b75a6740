"""A club evening ranked with every figure explained, which a window does after each result."""

from functools import partial

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from scorepad.bridge.comparison import (
    Average,
    Comparison,
    ComparisonSettings,
    Played,
    Scoring,
    TableResult,
)
from scorepad.bridge.ranking import rank
from tests.benchmarks.conftest import Ratios
from tests.benchmarks.test_scoring import DEALS, by_scorepad

TABLES = 10


def session(boards: int, scoring: Scoring = Scoring.MATCHPOINTS) -> Comparison:
    """Twenty pairs, now and then an average."""
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


@pytest.mark.benchmark(group="20 pairs and 27 boards ranked, every figure explained")
@pytest.mark.parametrize("scoring", [Scoring.MATCHPOINTS, Scoring.CROSS_IMPS, Scoring.BUTLER])
def test_a_club_evening(benchmark: BenchmarkFixture, scoring: Scoring) -> None:
    assert len(benchmark(explained, session(27, scoring))) == 270


def test_ratios(ratios: Ratios) -> None:
    club, ten = (partial(explained, session(boards)) for boards in (27, 270))
    ratios.compare("270 results ranked", club, "60 contracts by scorepad", by_scorepad, turns=20)
    ratios.compare("270 boards ranked", ten, "27 boards", club, turns=10)
