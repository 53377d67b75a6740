"""What is counted of contracts: one rule each, which adds it up and finds the deals behind it."""

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import NamedTuple

from scorepad.bridge.contract import DOUBLED, LEVELS, REDOUBLED, Doubling, Strain
from scorepad.bridge.outcomes import Outcome
from scorepad.bridge.points import PayKind
from scorepad.bridge.standings import Who

SLAM = 6


class Whose(StrEnum):
    """Whose contracts a measure looks at."""

    OWN = "own"
    """Of a player those he declared; of a partnership those either declared."""
    AGAINST = "against"
    """Those he, or they, defended."""
    ALL = "all"
    """Those and the partner's."""


OURS, THEIRS = 1, -1
"""Who played a contract: our side or the other."""


class Measure(NamedTuple):
    """A number about contracts."""

    whose: Whose
    picks: Callable[[Outcome, int], bool]
    """Whether a contract counts that our side, or theirs, played."""
    worth: Callable[[Outcome, int], int] | None = None
    """Points for our side; without it the deals are counted."""

    def counts(self, outcome: Outcome, side: int) -> int:
        """What one contract adds to the number, where it looks at it."""
        if not self.picks(outcome, side):
            return 0
        return self.worth(outcome, side) if self.worth else 1

    def looks_at(self, side: int, *, own: bool) -> bool:
        match self.whose:
            case Whose.OWN:
                return own
            case Whose.AGAINST:
                return side == THEIRS
            case _:
                return True

    def has(self, who: Who, declarer: str, partner: str, defenders: Who, outcome: Outcome) -> bool:
        """Whether a deal with these players is behind the number."""
        if {*who} <= {declarer, partner}:
            own = len(who) > 1 or who == (declarer,)
            return self.looks_at(OURS, own=own) and self.picks(outcome, OURS)
        if {*who} <= {*defenders}:
            return self.looks_at(THEIRS, own=False) and self.picks(outcome, THEIRS)
        return False


def _every(outcome: Outcome, side: int) -> bool:
    return True


def _is_made(outcome: Outcome, side: int) -> bool:
    return outcome.is_made


def _is_slam(outcome: Outcome, side: int) -> bool:
    return outcome.level >= SLAM


def _slam_made(outcome: Outcome, side: int) -> bool:
    return outcome.level >= SLAM and outcome.is_made


def _is_down(outcome: Outcome, side: int) -> bool:
    return not outcome.is_made


def _is(doubling: Doubling, outcome: Outcome, side: int) -> bool:
    return outcome.doubling is doubling


def _in_strain(strain: Strain, made: bool, outcome: Outcome, side: int) -> bool:
    return outcome.strain is strain and (outcome.is_made or not made)


def _at_level(level: int, made: bool, outcome: Outcome, side: int) -> bool:
    return outcome.level == level and (outcome.is_made or not made)


def _net(outcome: Outcome, side: int) -> int:
    return side * outcome.net


def _penalty(outcome: Outcome, side: int) -> int:
    return abs(outcome.of_kind(PayKind.PENALTY))


def _honours(outcome: Outcome, side: int) -> int:
    return side * outcome.of_kind(PayKind.HONOURS)


def _held_honours(outcome: Outcome, side: int) -> bool:
    return _honours(outcome, side) > 0


DECLARED, MADE = "declared", "made"
DOUBLED_BALANCE, REDOUBLED_BALANCE = "doubled", "redoubled"
SLAMS_BID, SLAMS_MADE = "slams bid", "slams made"
PENALTIES_PAID, PENALTIES_WON = "penalties paid", "penalties won"
HELD_HONOURS = "honours"


def of_strain(strain: Strain, *, made: bool) -> str:
    """The name of the measure of contracts in a strain, all or those made."""
    return f"{strain} {made}"


def of_level(level: int, *, made: bool) -> str:
    return f"{level} {made}"


MEASURES: dict[str, Measure] = {
    DECLARED: Measure(Whose.OWN, _every),
    MADE: Measure(Whose.OWN, _is_made),
    **{
        of_strain(strain, made=made): Measure(Whose.OWN, partial(_in_strain, strain, made))
        for strain in Strain
        for made in (False, True)
    },
    **{
        of_level(level, made=made): Measure(Whose.OWN, partial(_at_level, level, made))
        for level in LEVELS
        for made in (False, True)
    },
    DOUBLED_BALANCE: Measure(Whose.ALL, partial(_is, DOUBLED), _net),
    REDOUBLED_BALANCE: Measure(Whose.ALL, partial(_is, REDOUBLED), _net),
    SLAMS_BID: Measure(Whose.OWN, _is_slam),
    SLAMS_MADE: Measure(Whose.OWN, _slam_made),
    PENALTIES_PAID: Measure(Whose.OWN, _is_down, _penalty),
    PENALTIES_WON: Measure(Whose.AGAINST, _is_down, _penalty),
    HELD_HONOURS: Measure(Whose.ALL, _held_honours, _honours),
}
