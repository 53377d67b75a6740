"""The table view: the whole screen for the sheet, and the ways back from it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from scorepad.ui.deals.deal_dialog import DealDialog
from scorepad.ui.window.main_window import MainWindow
from tests.ui.windows import Opened, sample


def test_table_view(opened: Opened) -> None:
    window = opened(sample())
    window.set_table_view(True)
    assert window.isFullScreen()
    assert not window.side.isVisible()
    window.set_table_view(False)
    assert not window.isFullScreen()
    assert window.side.isVisible()


def with_key(window: MainWindow, key: str) -> QAction:
    (found,) = (
        action for action in window.tonight.actions() if action.shortcut() == QKeySequence(key)
    )
    return found


def test_keys_work_in_the_table_view_too(opened: Opened) -> None:
    window = opened(sample())
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    with_key(window, "F11").trigger()
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(window.entry.field, Qt.Key.Key_Plus, control)
    assert window.sheet.zoom == 110
    QTest.keyClick(window.entry.field, Qt.Key.Key_B, control)
    (pad,) = window.findChildren(DealDialog)
    pad.reject()
    with_key(window, "F11").trigger()
    QTest.keyClick(window.entry.field, Qt.Key.Key_Minus, control)
    assert window.sheet.zoom == 100


def test_a_mouse_alone_leaves_the_table_view(opened: Opened) -> None:
    window = opened(sample())
    on = with_key(window, "F11")
    for _ in range(2):
        on.trigger()
        assert window.isFullScreen()
        (leave,) = (b for b in window.entry.findChildren(QPushButton) if b is not window.entry.pad)
        assert leave.isVisible()
        leave.click()
        assert not window.isFullScreen()
        assert not leave.isVisible()
        assert not on.isChecked()
    on.trigger()
    QTest.keyClick(window.entry.field, Qt.Key.Key_Escape)
    assert not on.isChecked()


def test_the_window_does_not_come_back_as_a_full_screen_without_a_way_out(opened: Opened) -> None:
    window = opened(sample())
    window.set_table_view(True)
    window.close()
    assert not opened(sample()).isFullScreen()
