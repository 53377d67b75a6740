"""Alt with a letter that is no shortcut types nothing, in the line and in dialogs."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from scorepad.ui.evening.this_evening_page import ThisEveningPage
from scorepad.ui.parts import alt_keys
from tests.ui.windows import Opened

ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
ALT_GR = ALT | Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def watched(qapp: QApplication) -> Iterator[None]:
    """As the program begins; other tests are none of it."""
    before = qapp.children()
    alt_keys.watch(qapp)
    (watcher,) = (each for each in qapp.children() if each not in before)
    yield
    watcher.deleteLater()


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier) -> QWidget:
    focus = QApplication.focusWidget()
    assert focus
    QTest.keyClick(focus, key, modifiers)
    return focus


def test_in_the_line(opened: Opened) -> None:
    window = opened()
    QTest.qWaitForWindowActive(window)
    for modifiers in (ALT, ALT | SHIFT):
        press(Qt.Key.Key_X, modifiers)
        assert window.entry.text == ""
    press(Qt.Key.Key_4, Qt.KeyboardModifier.NoModifier)
    assert window.entry.text == "4"
    press(Qt.Key.Key_X, ALT_GR)
    assert window.entry.text == "4x"
    press(Qt.Key.Key_Backspace, ALT)
    assert QApplication.focusWidget() is window.entry.field


def test_a_shortcut_still_leads_where_it_does(opened: Opened) -> None:
    window = opened()
    QTest.qWaitForWindowActive(window)
    press(Qt.Key.Key_E, ALT)
    assert window.menus.evening.isVisible()
    window.menus.evening.close()
    assert window.entry.text == ""


def test_on_a_page_to_fill_in(opened: Opened) -> None:
    window = opened()
    window.openers.open_players()
    (asked,) = window.findChildren(ThisEveningPage)
    QTest.qWaitForWindowActive(window)
    press(Qt.Key.Key_X, ALT)
    assert asked.people.rows[0].field.text() == ""
    press(Qt.Key.Key_X, SHIFT)
    assert asked.people.rows[0].field.text().casefold() == "x"
