"""Shared by the tests of the standings."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from scorepad.archive.archive import Archive
from scorepad.ui.parts.work_bar import WorkBar
from scorepad.ui.review.standings_page import StandingsPage

Open = Callable[..., StandingsPage]


def answered(page: QWidget) -> None:
    """Wait until all queries are answered and shown."""
    bars = page.findChildren(WorkBar)
    while any(bar.runs for bar in bars):
        for bar in bars:
            bar.finish()


def all_keys(archive: Archive) -> list[int]:
    return [summary.key for summary in archive.evenings()]
