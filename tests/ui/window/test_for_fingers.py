"""With the pad along the foot, everything in the page is large enough for a finger."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from scorepad.bridge.contract import SPADES
from scorepad.bridge.corrections import At
from scorepad.bridge.seats import EAST, NORTH
from scorepad.bridge.typed.partial_deal import Bid
from scorepad.ui.look import FINGER
from scorepad.ui.window.main_window import MainWindow
from tests.ui.windows import Opened, sample


def at_the_table(opened: Opened, points: int, size: tuple[int, int]) -> MainWindow:
    window = opened(sample())
    window.settings.points = points
    window.entry.pad.setChecked(True)
    window.resize(*size)
    QApplication.processEvents()
    return window


@pytest.mark.parametrize("points", [9, 12, 20, 28])
@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_everything_is_large_enough(points: int, size: tuple[int, int], opened: Opened) -> None:
    """Between two rounds, and while a deal is corrected, with a message over the sheet."""
    window = at_the_table(opened, points, size)
    for corrects in (False, True):
        if corrects:
            window.entry.correct(At(0, 0))
            window.notice.say("A message.", [("Do it", window.entry.field.setFocus)])
            QApplication.processEvents()
        small = [
            (button.text() or button.accessibleName(), button.size().toTuple())
            for button in window.findChildren(QAbstractButton)
            if button.isVisible() and min(button.width(), button.height()) < FINGER
        ]
        assert small == []
    rows = window.deal_list.verticalHeader()
    assert rows.sectionSize(1) >= FINGER
    bar = window.menuBar()
    for action in bar.actions():
        place = bar.actionGeometry(action)
        assert min(place.width(), place.height()) >= FINGER
    menu = window.menus.edit
    for action in menu.actions():
        assert action.isSeparator() or menu.actionGeometry(action).height() >= FINGER


def test_a_mouse_needs_no_such_rows(opened: Opened) -> None:
    window = at_the_table(opened, 12, (1366, 768))
    window.entry.pad.setChecked(False)
    assert window.deal_list.verticalHeader().sectionSize(1) < FINGER


def test_a_whole_rubber_and_the_next_by_touch_alone(opened: Opened) -> None:
    window = at_the_table(opened, 12, (1024, 600))
    pad = window.pad

    def tap(*buttons: QAbstractButton) -> None:
        for button in buttons:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    tap(window.round_panel.play_on)
    for seat in (NORTH, EAST, NORTH):
        tap(pad.bids.card(Bid(4, SPADES)), pad.declarers.card(seat), pad.enter)
    tap(window.entry.undo)
    assert len(window.document.evening.rounds[1].items) == 2
    tap(pad.bids.card(Bid(4, SPADES)), pad.declarers.card(NORTH), pad.enter)
    tap(window.round_panel.play_on)
    assert len(window.document.evening.rounds) == 3
