"""What boards of several tables refuse; the lines of a file test the rest."""

from collections.abc import Callable

import pytest

from scorepad.bridge.comparison import (
    Average,
    Comparison,
    ComparisonSettings,
    Named,
    NotPlayed,
    Played,
    TableResult,
)
from scorepad.bridge.deal import Deal
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening, begin_round, score_evening, with_item
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.rounds import Round
from tests.bridge.compared import compared
from tests.bridge.table import bid


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: TableResult(0, "1", "2", NotPlayed()), "boards are numbered from 1, not 0"),
        (lambda: TableResult(1, "a", "2", NotPlayed()), "“a” is not a pair"),
        (lambda: Average("ave", "aveplus"), "“aveplus” is not an average"),
        (lambda: ComparisonSettings(extremes=2), "a mean leaves out 0 or 1 result at each end"),
        (lambda: Played(bid("N 4S"), 14), "a side takes 0 to 13 tricks, not 14"),
        (lambda: Comparison(names=(Named("1-2", "Ann"),)), "“1-2” is not a pair"),
        (lambda: Comparison(names=(Named("1", "Ann"), Named("1", "Bob"))), "1 is named twice"),
    ],
)
def test_what_cannot_be(make: Callable[[], object], said: str) -> None:
    with pytest.raises(Impossible, match=said):
        make()


def test_a_round_with_results_has_been_played() -> None:
    lines = ("board 1", "1-2: pass")
    for comparison, is_empty in ((compared(*lines), False), (compared("scoring butler"), True)):
        entered = Round(Options(DUPLICATE), comparison=comparison)
        assert entered.is_empty is is_empty


def test_another_round_is_not_compared() -> None:
    evening = Evening((Round(Options(DUPLICATE), comparison=compared("board 1", "1-2: pass")),))
    for after in (with_item(evening, Deal())[0], begin_round(evening, Options())):
        first, second = after.rounds
        assert first.comparison
        assert second.comparison is None
    waiting = Evening((Round(Options(DUPLICATE), comparison=compared("scoring butler")),))
    assert begin_round(waiting, Options()).rounds == (Round(),)


def test_the_last_comparison_with_a_result() -> None:
    one, other = compared("board 1", "1-2: pass"), compared("board 1", "3-4: pass")
    rounds = [Round(Options(DUPLICATE), comparison=found) for found in (one, other, Comparison())]
    assert score_evening(Evening((*rounds, Round()))).comparison is other
    assert score_evening(Evening((Round(),))).comparison is None
