"""A clock for the rounds of a session: what is left of each, and the end that it leads to."""

from enum import Enum, auto
from typing import NamedTuple

from scorepad.bridge.movements import Plan, rounds_planned

MINUTE = 60
_PLAY_A_BOARD = 7 * MINUTE


class Phase(Enum):
    """What a round is at."""

    PLAY = auto()
    WARNING = auto()
    """Play still, for a few minutes."""
    CHANGE = auto()
    OVER = auto()


class ClockTimes(NamedTuple):
    """How long things take, in seconds."""

    play: int = 3 * _PLAY_A_BOARD
    change: int = 2 * MINUTE
    warning: int = 3 * MINUTE
    """So long before the end of a round."""


class ClockFace(NamedTuple):
    """What stands on the clock."""

    phase: Phase
    round: int
    """The one that is played or, at the change, the next one."""
    left: int
    """Seconds, of play or of the change."""
    to_end: int


class RoundClock(NamedTuple):
    """So many rounds, each of which may have got more time, or less."""

    rounds: int = 1
    times: ClockTimes = ClockTimes()
    more: tuple[int, ...] = ()
    """For each round, in seconds, as far as some had other times."""

    def face(self, passed: int) -> ClockFace:
        """Return what it shows so many seconds after its start."""
        phases = [*self._phases()]
        end = sum(seconds for _, _, seconds in phases)
        at = passed
        for phase, number, seconds in phases:
            if at < seconds:
                left = seconds - at
                warns = phase is Phase.PLAY and left <= self.times.warning
                return ClockFace(Phase.WARNING if warns else phase, number, left, end - passed)
            at -= seconds
        return ClockFace(Phase.OVER, self.rounds, 0, 0)

    def adjusted(self, passed: int, by: int) -> "RoundClock":
        """Return the clock with more time, or less, for the round that is played now or next."""
        number = self.face(passed).round
        more = [*self.more, *[0] * (number - len(self.more))]
        more[number - 1] += by
        return self._replace(more=tuple(more))

    def _phases(self) -> list[tuple[Phase, int, int]]:
        phases = []
        for number in range(1, self.rounds + 1):
            if number > 1:
                phases.append((Phase.CHANGE, number, self.times.change))
            more = self.more[number - 1] if number <= len(self.more) else 0
            phases.append((Phase.PLAY, number, max(0, self.times.play + more)))
        return phases


def clock_for(plan: Plan | None) -> RoundClock:
    """Return the clock that fits a movement: seven minutes a board."""
    if plan is None:
        return RoundClock()
    return RoundClock(rounds_planned(plan), ClockTimes(plan.boards * _PLAY_A_BOARD))
