"""The clock of the rounds."""

import pytest

from scorepad.bridge.movements import Movement, Plan
from scorepad.bridge.round_clock import (
    ClockFace,
    ClockTimes,
    Phase,
    RoundClock,
    clock_for,
)

PLAY, WARNING, CHANGE, OVER = Phase
CLOCK = RoundClock(2, ClockTimes(play=600, change=60, warning=120))


@pytest.mark.parametrize(
    ("passed", "face"),
    [
        (0, ClockFace(PLAY, 1, 600, 1260)),
        (479, ClockFace(PLAY, 1, 121, 781)),
        (480, ClockFace(WARNING, 1, 120, 780)),
        (599, ClockFace(WARNING, 1, 1, 661)),
        (600, ClockFace(CHANGE, 2, 60, 660)),
        (660, ClockFace(PLAY, 2, 600, 600)),
        (1259, ClockFace(WARNING, 2, 1, 1)),
        (1260, ClockFace(OVER, 2, 0, 0)),
        (9999, ClockFace(OVER, 2, 0, 0)),
    ],
)
def test_what_the_clock_shows(passed: int, face: ClockFace) -> None:
    assert CLOCK.face(passed) == face


def test_when_a_round_is_played() -> None:
    assert [CLOCK.before(number) for number in (1, 2)] == [0, 660]
    for number in (1, 2):
        assert CLOCK.face(CLOCK.before(number))[:3] == (PLAY, number, 600)


@pytest.mark.parametrize(
    ("passed", "by", "face"),
    [
        (10, 60, ClockFace(PLAY, 1, 650, 1310)),
        (10, -60, ClockFace(PLAY, 1, 530, 1190)),
        (590, -60, ClockFace(CHANGE, 2, 10, 610)),
        (630, 60, ClockFace(CHANGE, 2, 30, 690)),
        (1000, 60, ClockFace(PLAY, 2, 320, 320)),
    ],
)
def test_it_is_adjusted_while_it_runs(passed: int, by: int, face: ClockFace) -> None:
    """The current round gets another length, those before it keep theirs."""
    assert CLOCK.adjusted(passed, by).face(passed) == face


def test_no_round_is_shorter_than_nothing() -> None:
    assert CLOCK.adjusted(0, -9999).face(0) == ClockFace(CHANGE, 2, 60, 660)


@pytest.mark.parametrize(
    ("plan", "rounds", "minutes"),
    [
        (None, 1, 21),
        (Plan(Movement.MITCHELL, 13, 3), 7, 21),
        (Plan(Movement.HOWELL, 8, 2, rounds=5), 5, 14),
        (Plan(Movement.SWISS, 8, 8), 3, 56),
        (Plan(Movement.SWISS, 10, 8), 5, 56),
        (Plan(Movement.SWISS, 10, 8, rounds=2), 2, 56),
    ],
)
def test_seven_minutes_a_board(plan: Plan | None, rounds: int, minutes: int) -> None:
    clock = clock_for(plan)
    assert (clock.rounds, clock.times.play) == (rounds, 60 * minutes)
