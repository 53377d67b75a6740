"""One press does one thing, where it began, and Alt with a letter types nothing."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from scorepad.bridge.evening import Evening
from scorepad.ui.evening.new_evening_page import NewEveningPage
from scorepad.ui.evening.this_evening_page import ThisEveningPage
from scorepad.ui.parts.overlay import Overlay
from scorepad.ui.scores.result_sheet import ResultSheet
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.window.table_view import TableView
from tests.bridge.table import FOUR, entered
from tests.ui.evening.asked import focused, wait_for
from tests.ui.windows import Opened

ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
ALT_GR = ALT | Qt.KeyboardModifier.ControlModifier


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
    window.openers.this_evening()
    (asked,) = window.findChildren(ThisEveningPage)
    QTest.qWaitForWindowActive(window)
    press(Qt.Key.Key_X, ALT)
    assert asked.people.rows[0].field.text() == ""
    press(Qt.Key.Key_X, SHIFT)
    assert asked.people.rows[0].field.text().casefold() == "x"


PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
LAST = Evening((entered("N 4S=", seating=FOUR),), planned=1)
"""Its rubber is over after one more game."""


def hold(key: Qt.Key, times: int = 3, *, begun: bool = False) -> None:
    """Hold a key too long: it repeats, wherever the focus has gone in the meantime."""
    for repeats in range(begun, times + begun):
        focus = QApplication.focusWidget() or QApplication.activeWindow()
        assert focus
        event = QKeyEvent(
            QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", repeats > 0
        )
        QApplication.sendEvent(focus, event)
        QApplication.processEvents()


def end_in_the_line(window: MainWindow) -> None:
    QTest.keyClicks(window.entry.field, "4sn")
    hold(Qt.Key.Key_Return)


def end_for_the_table(window: MainWindow) -> None:
    window.set_table_view(on=True)
    (view,) = window.findChildren(TableView)
    wait_for(view.isActiveWindow)
    QTest.keyClicks(view, "4sn")
    hold(Qt.Key.Key_Return)
    view.close()


@pytest.mark.parametrize("end", [end_in_the_line, end_for_the_table])
def test_enter_behind_the_last_deal_presses_nothing_on_the_card(
    opened: Opened, end: Callable[[MainWindow], None]
) -> None:
    window = opened(LAST)
    QTest.qWaitForWindowActive(window)
    QGuiApplication.clipboard().setText("a letter")
    end(window)
    (card,) = window.findChildren(ResultSheet)
    assert card.isVisible()
    assert QGuiApplication.clipboard().text() == "a letter"
    assert len(window.document.evening.rounds) == 1


def test_enter_held_at_the_table_view_begins_no_round(opened: Opened) -> None:
    window = opened(replace(LAST, planned=None))
    QTest.qWaitForWindowActive(window)
    end_for_the_table(window)
    assert len(window.document.evening.rounds) == 1


def test_another_press_does_what_the_card_offers_first(opened: Opened) -> None:
    window = opened(LAST)
    QTest.qWaitForWindowActive(window)
    end_in_the_line(window)
    press(Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    assert QGuiApplication.clipboard().image().width()


@pytest.mark.parametrize(
    "name",
    ["this_evening", "open_draw", "new_evening", "open_settling", "open_extras", "open_adjustment"],
)
def test_enter_held_in_a_menu_accepts_nothing(opened: Opened, name: str) -> None:
    """The key that opened a page does not press its button."""
    window = opened(LAST)
    QTest.qWaitForWindowActive(window)
    before = window.document.evening
    getattr(window.openers, name)()
    wait_for(lambda: QApplication.focusWidget() is not window.entry.field)
    hold(Qt.Key.Key_Return, times=1, begun=True)
    laid = [*window.findChildren(Overlay), *window.findChildren(QDialog)]
    assert any(each.isVisible() for each in laid)
    assert window.document.evening is before


def test_escape_held_loses_nothing_that_was_typed(opened: Opened) -> None:
    window = opened()
    QTest.qWaitForWindowActive(window)
    window.openers.new_evening()
    (page,) = window.findChildren(NewEveningPage)
    QTest.keyClicks(page.people.rows[0].field, "Ann")
    hold(Qt.Key.Key_Escape)
    assert page.isVisible()
    assert page.message.text().startswith("Esc again")


def test_what_x_makes_of_a_key_that_is_held_is_one_press(opened: Opened) -> None:
    """A release and a press at the same moment, neither marked as a repetition."""
    window = opened(LAST)
    QTest.qWaitForWindowActive(window)
    QGuiApplication.clipboard().setText("a letter")
    QTest.keyClicks(window.entry.field, "4sn")
    for kind, moment in ((PRESS, 7), (RELEASE, 600), (PRESS, 600)):
        event = QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(moment)
        QApplication.sendEvent(focused(), event)
    assert QGuiApplication.clipboard().text() == "a letter"


@pytest.mark.parametrize(("after", "copies"), [(30, False), (2000, True)])
def test_enter_pressed_twice_at_once_answers_nothing_that_it_opened(
    opened: Opened, after: int, copies: bool
) -> None:
    window = opened(LAST)
    QTest.qWaitForWindowActive(window)
    QGuiApplication.clipboard().setText("a letter")
    QTest.keyClicks(window.entry.field, "4sn")
    for kind, moment in ((PRESS, 7), (RELEASE, 20), (PRESS, 7 + after), (RELEASE, 20 + after)):
        event = QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(moment)
        QApplication.sendEvent(focused(), event)
    assert window.findChildren(ResultSheet)[0].isVisible()
    assert (QGuiApplication.clipboard().text() != "a letter") is copies
