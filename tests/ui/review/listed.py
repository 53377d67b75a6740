"""Shared by the tests of the list of evenings."""

from collections.abc import Callable

from PySide6.QtTest import QTest

from scorepad.archive.archive import Archive
from scorepad.archive.history import StepKind
from scorepad.bridge.actions import encode_action
from scorepad.bridge.back_score import back_score, running_totals
from scorepad.bridge.changes import Change
from scorepad.bridge.evening import score_evening
from scorepad.ui.review.evening_model import RESULT, EveningModel
from scorepad.ui.review.evenings_page import EveningsPage
from scorepad.ui.review.replay import Keep

Open = Callable[[], EveningsPage]


def column(model: EveningModel, number: int) -> list[str]:
    """The contents of a column, without the headings of the months."""
    return [
        str(model.index(row, number).data())
        for row in range(model.rowCount())
        if not model.is_month(row)
    ]


def sort_by(page: EveningsPage, number: int) -> None:
    """Choose a column in the menu."""
    page.sorting.sort_by(number)
    page.slowly.finish()


def keeping_in(archive: Archive) -> Keep:
    """Save notes in the archive, as for an evening that is not open."""

    def keep(key: int, change: Change, kind: StepKind) -> None:
        archive.save(key, change.evening, encode_action(change.action), kind)

    return keep


def results(window: EveningsPage) -> list[str]:
    """The column Result, once all of it is known."""
    while "…" in (cells := column(window.model, RESULT)):
        QTest.qWait(1)
    return cells


def swing(archive: Archive, key: int) -> int:
    totals = running_totals(back_score(score_evening(archive.load(key))))
    return max(totals.values(), default=0)


def archive_keys(archive: Archive) -> list[int]:
    return [summary.key for summary in archive.evenings()]
