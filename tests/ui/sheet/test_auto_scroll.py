"""The part of the sheet shown after an entry, a correction or an undo."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scorepad.bridge.actions import from_old_text
from scorepad.bridge.changes import Change
from scorepad.bridge.rounds import At
from scorepad.exchange.score_file import read_score_file
from scorepad.ui.sheet.sheet_view import SheetView
from scorepad.ui.window.main_window import MainWindow
from tests.ui.windows import Opened, type_deal

LONG = ("N 1N-2", "S 1N-3") * 6 + ("N 4S=", "N 4S=")
LAST = 3


def figures_of(sheet: SheetView, at: At) -> list[QRect]:
    """Where the figures of a deal are, if they are entirely in the window."""
    model = sheet.model()
    rects = [
        sheet.visualRect(model.index(row, column))
        for row in range(model.rowCount())
        for column in (0, 1)
        if sheet.rows.row(row).figure_at(column) == at
    ]
    seen = sheet.viewport().rect()
    return [rect for rect in rects if not rect.isNull() and seen.contains(rect)]


@pytest.fixture
def window(opened: Opened) -> MainWindow:
    """Three rubbers and the beginning of a fourth."""
    window = opened(read_score_file("\n".join(("form rubber", *LONG * 3)).encode()))
    type_deal(window, "2hn")
    assert window.sheet.round == LAST
    return window


def test_a_correction_stays_in_sight_and_is_lit(window: MainWindow) -> None:
    window.entry.correct(At(0, 12))
    type_deal(window, "4sn+1")
    assert len(figures_of(window.sheet, At(0, 12))) == 2
    assert window.sheet.lit == {At(0, 12)}
    assert window.sheet.round == 0
    window.resize(1000, 640)
    QApplication.processEvents()
    assert len(figures_of(window.sheet, At(0, 12))) == 2
    type_deal(window, "1nn")
    assert window.sheet.round == LAST
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
    assert window.sheet.round == LAST


def test_half_a_correction_moves_nothing(window: MainWindow) -> None:
    window.entry.correct(At(0, 12))
    assert figures_of(window.sheet, At(0, 12))
    for key in "4sn-":
        QTest.keyClicks(window.entry.field, key)
        assert window.sheet.round == 0
    QTest.keyClick(window.entry.field, Qt.Key.Key_Escape)
    assert window.sheet.round == LAST


def test_a_deal_chosen_in_the_list_is_found_on_its_sheet(window: MainWindow) -> None:
    assert not figures_of(window.sheet, At(0, 0))
    window.deal_list.choose(At(0, 0))
    assert figures_of(window.sheet, At(0, 0))


def test_a_double_click_corrects_what_it_hits(window: MainWindow) -> None:
    window.sheet.show_round(1)
    at = At(1, 12)
    place = figures_of(window.sheet, at)[0].center()
    QTest.mouseClick(window.sheet.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.deal_list.current == at
    assert window.sheet.round == 1
    QTest.mouseDClick(window.sheet.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.entry.target.at == at


def test_what_changes_no_deal_moves_nothing(window: MainWindow) -> None:
    window.deal_list.choose(At(0, 0))
    window.document.become(Change(window.document.evening, from_old_text("nothing")))
    assert window.sheet.round == 0


def test_a_deal_taken_out_leaves_the_view_there_and_none_lit(window: MainWindow) -> None:
    window.corrections.remove(At(0, 0))
    assert window.sheet.round == 0
    assert not window.sheet.lit
