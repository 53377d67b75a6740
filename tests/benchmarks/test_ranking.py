"""A club evening ranked, which a window does after each result."""

from functools import partial

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
from tests.benchmarks.test_scoring import DEALS, by_bridgebots

TABLES, BOARDS = 20, 30


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
    for scoring in (Scoring.MATCHPOINTS, Scoring.CROSS_IMPS, Scoring.BUTLER):
        assert len(explained(session(BOARDS, scoring))) == TABLES * BOARDS


def test_ratios(ratios: Ratios) -> None:
    anchor = "600 contracts by bridgebots"
    for scoring in (Scoring.MATCHPOINTS, Scoring.CROSS_IMPS, Scoring.BUTLER):
        ranked = partial(rank, session(BOARDS, scoring))
        ratios.compare(f"600 results in {scoring}", ranked, anchor, score_600, turns=20)
    whole = partial(explained, session(BOARDS))
    ratios.compare("600 results explained", whole, anchor, score_600, turns=20)
    ten = partial(rank, session(10 * BOARDS))
    club = partial(rank, session(BOARDS))
    ratios.compare("6,000 results ranked", ten, "600 results ranked", club, turns=5)
