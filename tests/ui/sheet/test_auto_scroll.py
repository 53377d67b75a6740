"""What the sheets show when something was entered, corrected or taken back."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scorepad.bridge.actions import told
from scorepad.bridge.corrections import At
from scorepad.exchange.score_file import read_score_file
from scorepad.ui.sheet.sheet_view import SheetView
from scorepad.ui.window.main_window import MainWindow
from tests.ui.windows import Opened, type_deal

LONG = ("N 1N-2", "S 1N-3") * 6 + ("N 4S=", "N 4S=")


def figures_of(sheet: SheetView, at: At) -> list[QRect]:
    """Where the figures of a deal are, if they are in the window as a whole."""
    model = sheet.model()
    rects = [
        sheet.visualRect(model.index(row, column))
        for row in range(model.rowCount())
        for column in (0, 1)
        if sheet.rows.row(row).figure_at(column) == at
    ]
    return [rect for rect in rects if sheet.viewport().rect().contains(rect)]


def last_sheet_is_seen(window: MainWindow) -> bool:
    QApplication.processEvents()
    sheet = window.sheet
    last = sheet.visualRect(sheet.model().index(sheet.model().rowCount() - 1, 1))
    return sheet.viewport().rect().contains(last)


@pytest.fixture
def window(opened: Opened) -> MainWindow:
    """Three rubbers and the beginning of a fourth: more than lie side by side."""
    window = opened(read_score_file("\n".join(("form rubber", *LONG * 3)).encode()))
    type_deal(window, "2hn")
    assert last_sheet_is_seen(window)
    return window


def test_a_new_sheet_needs_no_scroll_bar_for_the_longer_ones_before_it(window: MainWindow) -> None:
    assert window.sheet.verticalScrollBar().maximum() == 0
    last, before = window.sheet.placed()[-1], window.sheet.placed()[-2]
    assert before.room.row < last.room.row
    assert before.paper.bottom() <= window.sheet.viewport().height()


def test_a_correction_stays_in_sight_and_is_lit(window: MainWindow) -> None:
    window.entry.correct(At(0, 12))
    type_deal(window, "4sn+1")
    assert len(figures_of(window.sheet, At(0, 12))) == 2
    assert window.sheet.lit == {At(0, 12)}
    assert not last_sheet_is_seen(window)
    window.resize(1000, 640)
    QApplication.processEvents()
    assert len(figures_of(window.sheet, At(0, 12))) == 2
    type_deal(window, "1nn")
    assert last_sheet_is_seen(window)
    assert not window.sheet.lit


def test_what_is_taken_back_is_seen_too(window: MainWindow) -> None:
    window.entry.correct(At(0, 12))
    type_deal(window, "4sn+1")
    type_deal(window, "1nn")
    for _ in range(2):
        window.document.steps.undo()
    assert window.sheet.lit == {At(0, 12)}
    assert figures_of(window.sheet, At(0, 12))
    for _ in range(2):
        window.document.steps.redo()
    assert last_sheet_is_seen(window)


def test_half_a_correction_moves_nothing(window: MainWindow) -> None:
    window.entry.correct(At(0, 12))
    assert figures_of(window.sheet, At(0, 12))
    for key in "4sn-":
        QTest.keyClicks(window.entry.field, key)
        assert not last_sheet_is_seen(window)
    QTest.keyClick(window.entry.field, Qt.Key.Key_Escape)
    QTest.keyClicks(window.entry.field, "4sn")
    assert last_sheet_is_seen(window)


def test_a_deal_chosen_in_the_list_is_found_on_its_sheet(window: MainWindow) -> None:
    assert not figures_of(window.sheet, At(0, 0))
    window.deal_list.choose(At(0, 0))
    assert figures_of(window.sheet, At(0, 0))


def test_a_click_moves_nothing_away_from_the_mouse(window: MainWindow) -> None:
    sheet = window.sheet
    at = At(len(window.document.evening.rounds) - 2, 12)
    sheet.horizontalScrollBar().setValue(sheet.horizontalScrollBar().maximum() - 60)
    before = sheet.horizontalScrollBar().value()
    place = figures_of(sheet, at)[0].center()
    QTest.mouseClick(sheet.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.deal_list.current == at
    assert sheet.horizontalScrollBar().value() == before
    QTest.mouseDClick(sheet.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.entry.target.at == at


def test_what_changes_no_deal_moves_nothing(window: MainWindow) -> None:
    window.deal_list.choose(At(0, 0))
    before = window.sheet.horizontalScrollBar().value()
    window.document.become(window.document.evening, told("nothing"))
    assert window.sheet.horizontalScrollBar().value() == before


def test_a_deal_taken_out_leaves_the_view_there_and_none_lit(window: MainWindow) -> None:
    window.remove(At(0, 0))
    assert not last_sheet_is_seen(window)
    assert not window.sheet.lit


def test_a_wheel_goes_to_earlier_sheets(window: MainWindow) -> None:
    bar = window.sheet.horizontalScrollBar()
    before = bar.value()
    turned = QWheelEvent(
        QPointF(50, 50),
        QPointF(50, 50),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(window.sheet.viewport(), turned)
    assert bar.value() < before
