"""What the tests of the standings share."""

from collections.abc import Callable

from scorepad.archive.archive import Archive
from scorepad.ui.review.standings_page import StandingsPage

Open = Callable[..., StandingsPage]


def all_keys(archive: Archive) -> list[int]:
    return [summary.key for summary in archive.evenings()]
