"""A clock for the rounds of a session: the time left in each, and when the session ends."""

from enum import Enum, auto
from typing import NamedTuple

from scorepad.bridge.movements import Plan, rounds_planned

MINUTE = 60
_PLAY_A_BOARD = 7 * MINUTE


class Phase(Enum):
    """The phases of a round."""

    PLAY = auto()
    WARNING = auto()
    """Play, in its last minutes."""
    CHANGE = auto()
    OVER = auto()


class ClockTimes(NamedTuple):
    """Durations in seconds."""

    play: int = 3 * _PLAY_A_BOARD
    change: int = 2 * MINUTE
    warning: int = 3 * MINUTE
    """How long before the end of a round the warning comes."""


class ClockFace(NamedTuple):
    """What the clock shows."""

    phase: Phase
    round: int
    """The round in play or, between rounds, the next one."""
    left: int
    """Seconds left, of play or until the next round."""
    to_end: int


class RoundClock(NamedTuple):
    """A number of rounds, each of which may be lengthened or shortened."""

    rounds: int = 1
    times: ClockTimes = ClockTimes()
    more: tuple[int, ...] = ()
    """Seconds added to each round, up to the last one changed."""

    def face(self, passed: int) -> ClockFace:
        """Return what the clock shows this many seconds after its start."""
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

    def before(self, number: int) -> int:
        """Return the seconds from the start to the play of a round."""
        return sum(
            seconds
            for phase, each, seconds in self._phases()
            if each < number or (each == number and phase is Phase.CHANGE)
        )

    def adjusted(self, passed: int, by: int) -> "RoundClock":
        """Return the clock with time added to, or taken from, the current or coming round."""
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
    """Return the clock for a movement: seven minutes a board."""
    if plan is None:
        return RoundClock()
    return RoundClock(rounds_planned(plan), ClockTimes(plan.boards * _PLAY_A_BOARD))
