"""The evening on the laptop, as its phones know it."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from scorepad.bridge.actions import Action
from scorepad.bridge.changes import Change
from scorepad.bridge.comparison import Comparison
from scorepad.bridge.evening import Evening, ScoredEvening
from scorepad.bridge.expected_results import still_expected
from scorepad.bridge.ranking import Ranking
from scorepad.phones.kept import Kept, Tick


class Past(NamedTuple):
    """A step of the evening, and what it led to."""

    revision: int
    evening: Evening
    action: Action


class Desk(Protocol):
    """What the laptop lets the phones see and do."""

    @property
    def scored(self) -> ScoredEvening: ...

    @property
    def hides_ranking(self) -> bool:
        """Whether nobody is to see the ranking before all results are in."""

    def ranking_of(self, comparison: Comparison) -> Ranking:
        """Rank what several tables played, or return the ranking that is shown already."""

    @property
    def steps(self) -> int:
        """How many steps the evening has had, those that undid something included."""

    @property
    def kept(self) -> Kept: ...

    def history(self) -> Sequence[Past]:
        """Return the steps that are known, the oldest first; there is one at least."""

    @property
    def is_saved(self) -> bool:
        """Whether all that was entered is on the disk."""

    def become(self, change: Change) -> None:
        """Make a change."""

    def keep(self, kept: Kept) -> bool:
        """Keep what is known of the phones; tell whether it is on the disk."""


def ranking_seen(desk: Desk, comparison: Comparison) -> Ranking | None:
    """The ranking, unless nobody is to see it before all results are in."""
    hides = desk.hides_ranking and still_expected(comparison)
    return None if hides else desk.ranking_of(comparison)


def revision(desk: Desk) -> int:
    """The number of what is shown: it grows with each step and each tick."""
    return desk.steps + len(desk.kept.ticks)


def with_revisions(
    steps: Iterable[tuple[int, Evening, Action]], ticks: Sequence[Tick]
) -> list[Past]:
    """Steps by their numbers, oldest first, with the revisions that they led to."""
    made_after = [tick.steps for tick in ticks]
    return [
        Past(number + bisect_left(made_after, number), evening, action)
        for number, evening, action in steps
    ]


def as_it_was(desk: Desk, number: int) -> Evening:
    """The evening at a revision; of times before all known steps, as the first one left it."""
    return ever_since(desk, number)[0].evening


def ever_since(desk: Desk, number: int) -> list[Past]:
    """The step that led to a revision, and all steps after it."""
    history = desk.history()
    taken = bisect_right(history, number, key=lambda past: past.revision)
    return [*history[max(taken - 1, 0) :]]
