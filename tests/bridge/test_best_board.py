"""The result of an evening at several tables that differs most from all others."""

from dataclasses import replace
from datetime import date

import pytest

from scorepad.bridge.best_board import best_board, dearest_penalty
from scorepad.bridge.comparison import Comparison, Score, TableResult
from scorepad.bridge.evening import Evening
from scorepad.bridge.expected_results import session_is_over, still_expected
from scorepad.bridge.movements import Movement, Plan
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.ranking import rank
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import EW, NS
from scorepad.bridge.setup import another_session
from tests.bridge.compared import compared


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        (("board 1", "1-2: N 4S=", "3-4: N 4S=", "board 2", "1-2: N 3N=", "3-4: N 3N="), None),
        (("board 1", "1-2: N 4S="), None),
        (("board 1", "1-2: N 4S=", "3-4: N 4S-1"), ("1", NS, 420, (-50,))),
        (("board 1", "1-2: N 4S=", "3-4: N 4S=", "5-6: E 6N="), ("5", EW, 990, (-420, -420))),
        (("board 1", "1-2: ave ave", "3-4: N 4S=", "5-6: N 4S+1"), ("5", NS, 450, (420,))),
    ],
)
def test_the_best_board(lines: tuple[str, ...], found: tuple[object, ...] | None) -> None:
    best = best_board(rank(compared(*lines)))
    assert (best and (best.result.ns, best.side, best.points, best.others)) == found


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        (("board 1", "1-2: N 4S=", "3-4: pass", "5-6: score 420"), None),
        (("board 1", "1-2: N 4SX-3", "3-4: E 4S-1"), ("1", EW, 500, (-50,))),
        (("board 1", "1-2: N 4S-1", "3-4: E 4SX-2"), ("3", NS, 300, (-50,))),
    ],
)
def test_the_dearest_penalty(lines: tuple[str, ...], found: tuple[object, ...] | None) -> None:
    dearest = dearest_penalty(rank(compared(*lines)))
    assert (dearest and (dearest.result.ns, dearest.side, dearest.points, dearest.others)) == found


def test_a_session_is_over_with_its_last_result() -> None:
    plan = Plan(Movement.HOWELL, 4, 1)
    session = Comparison(plan=plan)
    for one in still_expected(session):
        assert not session_is_over(_evening(session))
        result = TableResult(one.board, one.ns, one.ew, Score(420))
        session = Comparison(plan=plan, results=(*session.results, result))
    assert session_is_over(_evening(session))
    assert not session_is_over(Evening())
    assert not session_is_over(_evening(Comparison(results=session.results)))


def test_another_session_has_no_result_yet() -> None:
    session = compared("pairs 1=Ann 2=Bob", "board 1", "1-2: N 4S=", "adjust 1 -5 late")
    evening = replace(_evening(session), club="Owls", director="Jo")
    again = another_session(evening, "Monday evening", date(2026, 11, 23))
    assert (again.club, again.director) == ("Owls", "Jo")
    assert again.rounds[0].comparison == Comparison(session.settings, session.names)
    assert (again.title, again.day) == ("Monday evening", date(2026, 11, 23))
    assert another_session(Evening((Round(),)), "", date(2026, 11, 23)).rounds[0].comparison is None


def _evening(session: Comparison) -> Evening:
    return Evening((Round(Options(DUPLICATE), comparison=session),))
