"""What the tests of the list of evenings share."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from scorepad.archive.archive import Archive
from scorepad.bridge.back_score import back_score, running_totals
from scorepad.bridge.evening import score_evening
from scorepad.ui.review.evening_model import RESULT, EveningModel
from scorepad.ui.review.evenings_window import EveningsWindow

Open = Callable[[], EveningsWindow]


def column(model: EveningModel, number: int) -> list[str]:
    """What stands in a column, without the headings of the months."""
    return [
        str(model.index(row, number).data())
        for row in range(model.rowCount())
        if not model.is_month(row)
    ]


def sort_by(window: EveningsWindow, number: int) -> None:
    """Click on the heading of a column."""
    header = window.table.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(number) + 20, header.height() // 2)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
    window.slowly.finish()


def results(window: EveningsWindow) -> list[str]:
    """What stands below Result, once all of it is known."""
    while "…" in (cells := column(window.model, RESULT)):
        QTest.qWait(1)
    return cells


def swing(archive: Archive, key: int) -> int:
    totals = running_totals(back_score(score_evening(archive.load(key))))
    return max(totals.values(), default=0)


def archive_keys(archive: Archive) -> list[int]:
    return [summary.key for summary in archive.evenings()]
