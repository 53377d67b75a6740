"""What the tests of the standings share."""

from collections.abc import Callable

from scorepad.archive.archive import Archive
from scorepad.ui.review.standings_window import StandingsWindow

Open = Callable[..., StandingsWindow]


def all_keys(archive: Archive) -> list[int]:
    return [summary.key for summary in archive.evenings()]
