"""What a finger on the screen does: it rolls lists and pages, or presses what it stays on.

Each touch is given to Qt as a touch screen would give it.
"""

import weakref

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSlider,
    QApplication,
    QCheckBox,
    QFileDialog,
    QScrollArea,
    QScroller,
    QWidget,
)
from pytestqt.qtbot import QtBot

from scorepad.bridge.rounds import At
from scorepad.ui.evening.new_evening_page import NewEveningPage
from scorepad.ui.paper.print_dialog import PrintDialog
from scorepad.ui.parts.finger_scroll import HELD, STAYS, FingerScroll, Roller
from scorepad.ui.parts.layouts import in_column
from scorepad.ui.review.evenings_page import EveningsPage
from scorepad.ui.window import export, print_actions
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.window.page_bar import WindowPage
from tests.ui.evening.asked import Remembered, asked
from tests.ui.ways.table import FOUR, PLAYED, Table
from tests.ui.windows import flush, main_window, shown_deals

SCREEN = QSize(790, 600)
"""Only the screen can be touched, which is no larger in the tests."""
LONG = PLAYED + "E 2C-1\nN 1S-1\n" * 30


@pytest.fixture(scope="module")
def glass() -> QPointingDevice:
    return QTest.createTouchDevice()


class Finger:
    """One finger on the screen."""

    def __init__(self, glass: QPointingDevice) -> None:
        self.glass = glass

    def tap(self, part: QWidget, at: QPoint | None = None) -> None:
        self.swipe(part, at or part.rect().center(), QPoint(0, 0))

    def swipe(self, part: QWidget, start: QPoint, by: QPoint, steps: int = 8) -> None:
        """Swipe over a part of a window, and lift the finger; scrolling goes on."""
        QTest.touchEvent(part, self.glass).press(0, start, part).commit()
        at = start
        for step in range(1, steps + 1):
            at = start + by * (step / steps)
            QTest.qWait(5)
            QTest.touchEvent(part, self.glass).move(0, at, part).commit()
        QTest.touchEvent(part, self.glass).release(0, at, part).commit()
        QTest.qWait(5)


@pytest.fixture
def finger(glass: QPointingDevice) -> Finger:
    return Finger(glass)


def lower(area: QAbstractScrollArea) -> QPoint:
    """A place from which a finger has room to go up."""
    port = area.viewport().rect()
    return QPoint(port.width() // 3, port.height() - 30)


def hold(area: QWidget) -> None:
    """Stop the scrolling."""
    roller(area).stop()


def roller(area: QWidget) -> QScroller:
    return QScroller.scroller(area.findChildren(Roller)[0])


def a_long_evening(table: Table) -> MainWindow:
    window = table.lay(LONG)
    QTest.qWait(1)
    window.deal_list.scrollToTop()
    assert window.deal_list.verticalScrollBar().maximum() > 10
    return window


def the_evenings(table: Table) -> EveningsPage:
    table.window.resize(SCREEN)
    table.window.show_page(WindowPage.EVENINGS)
    page = table.window.findChildren(EveningsPage)[0]
    QTest.qWait(1)
    return page


def test_a_list_rolls_and_chooses_nothing(table: Table, finger: Finger) -> None:
    page = the_evenings(table)
    chosen, bar = page.table.selectionModel().selectedRows(), page.table.verticalScrollBar()
    assert bar.value() == 0
    finger.swipe(page.table.viewport(), lower(page.table), QPoint(0, -200))
    assert bar.value() > 0
    assert page.table.selectionModel().selectedRows() == chosen


def test_it_rolls_on_when_the_finger_has_left(table: Table, finger: Finger, qtbot: QtBot) -> None:
    deals = a_long_evening(table).deal_list
    finger.swipe(deals.viewport(), lower(deals), QPoint(0, -120))
    left_at = deals.verticalScrollBar().value()
    assert left_at > 0
    qtbot.waitUntil(lambda: deals.verticalScrollBar().value() > left_at)


def test_no_deal_is_moved(table: Table, finger: Finger) -> None:
    window = a_long_evening(table)
    before = shown_deals(window)
    for by in (-120, 120):
        finger.swipe(window.deal_list.viewport(), QPoint(60, 130), QPoint(0, by))
    assert shown_deals(window) == before
    assert window.deal_list.chosen_now is None


def test_where_all_is_seen_a_finger_moves_no_deal_either(table: Table, finger: Finger) -> None:
    window = table.lay(f"form rubber\n{FOUR}\nN 1S=\nE 2C=\nS 1H=\n")
    QTest.qWait(1)  # the window is laid out
    assert window.deal_list.verticalScrollBar().maximum() == 0
    before = shown_deals(window)
    finger.swipe(window.deal_list.viewport(), QPoint(60, 40), QPoint(0, 100))
    assert shown_deals(window) == before


def test_a_tap_chooses_and_two_correct(table: Table, finger: Finger) -> None:
    window = table.lay(PLAYED)
    QTest.qWait(1)
    deals = window.deal_list
    second = deals.visualRect(deals.model().index(2, 1)).center()
    finger.tap(deals.viewport(), second)
    assert (deals.chosen_now, window.entry.text) == (At(1, 1), "")
    finger.tap(deals.viewport(), second + QPoint(5, 3))
    assert window.entry.text == "2c cy +1"


def test_two_taps_in_two_places_correct_nothing(table: Table, finger: Finger) -> None:
    window = table.lay(PLAYED)
    QTest.qWait(1)
    deals = window.deal_list
    for row in (1, 2):
        finger.tap(deals.viewport(), deals.visualRect(deals.model().index(row, 1)).center())
    assert deals.chosen_now == At(1, 1)
    assert not window.entry.is_correcting


def test_a_tap_holds_what_rolls_and_chooses_nothing(
    table: Table, finger: Finger, qtbot: QtBot
) -> None:
    window = a_long_evening(table)
    deals, bar = window.deal_list, window.deal_list.verticalScrollBar()
    finger.swipe(deals.viewport(), lower(deals), QPoint(0, -60))
    hold(deals)
    roller(deals).scrollTo(QPointF(0, 10_000), 2000)
    qtbot.waitUntil(lambda: roller(deals).velocity().y() > 2 * HELD)
    finger.tap(deals.viewport(), QPoint(60, 60))
    assert roller(deals).state() is QScroller.State.Inactive
    assert bar.value() < bar.maximum()
    assert deals.chosen_now is None
    finger.tap(deals.viewport(), QPoint(60, 60))
    assert deals.chosen_now is not None


def test_a_finger_that_trembles_presses(table: Table, finger: Finger) -> None:
    window = a_long_evening(table)
    finger.swipe(window.deal_list.viewport(), QPoint(60, 80), QPoint(0, STAYS), steps=3)
    assert window.deal_list.chosen_now is not None


def test_a_page_to_fill_in_rolls_from_any_place_on_it(table: Table, finger: Finger) -> None:
    table.window.resize(SCREEN)
    table.window.openers.new_evening()
    page = table.window.findChildren(NewEveningPage)[0]
    page.change.click()
    page.more.click()
    QTest.qWait(1)
    field, bar = page.people.rows[3].field, page.scroller.verticalScrollBar()
    bar.setValue(0)
    finger.swipe(field, field.rect().center(), QPoint(0, -150))
    assert bar.value() > 0
    assert not field.hasFocus()
    hold(page)
    page.scroller.ensureWidgetVisible(field)
    finger.tap(field)
    assert field.hasFocus()
    keeps = page.people.rows[3].keeps
    finger.tap(keeps)
    assert keeps.isChecked()


def test_sliders_and_bars_are_dragged(table: Table, finger: Finger) -> None:
    page = the_evenings(table)
    bar = page.table.verticalScrollBar()
    finger.swipe(bar, QPoint(6, 20), QPoint(0, 60))
    assert bar.value() > 0
    finger.tap(page.replay.step_through)
    page.replay.stepper.to_the_end()
    slider = page.replay.stepper.findChildren(QAbstractSlider)[0]
    step = page.replay.stepper.step
    middle = slider.height() // 2
    finger.swipe(slider, QPoint(slider.width() - 12, middle), QPoint(-slider.width() // 2, 0))
    assert page.replay.stepper.step < step


def test_where_nothing_scrolls_a_finger_presses_as_ever(table: Table, finger: Finger) -> None:
    window = table.lay(PLAYED)
    QTest.qWait(1)
    window.resize(SCREEN)
    finger.tap(window.entry.pad)
    assert window.entry.pad.isChecked()
    finger.tap(window.tonight.pad.cards[0])
    assert window.entry.text


def test_a_mouse_still_drags_deals(table: Table) -> None:
    window = a_long_evening(table)
    port = window.deal_list.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=QPoint(60, 80))
    assert window.deal_list.chosen_now is not None
    assert window.deal_list.dragEnabled()
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=QPoint(60, 80))
    assert window.deal_list.verticalScrollBar().value() == 0


@pytest.mark.parametrize("reads", list(Qt.LayoutDirection)[:2])
def test_across_or_down_is_what_the_finger_began_with(
    reads: Qt.LayoutDirection, qtbot: QtBot, finger: Finger
) -> None:
    """A wide part inside a long page: each scrolls in its own direction, with the finger."""
    window = main_window(qtbot)
    window.setLayoutDirection(reads)
    FingerScroll(window)
    page, inside, wide = QScrollArea(window), QWidget(), QWidget()
    inside.resize(300, 2000)
    frame = QScrollArea(inside)
    frame.setGeometry(0, 100, 300, 100)
    wide.resize(2000, 80)
    frame.setWidget(wide)
    page.setWidget(inside)
    for part in (page, window):
        part.resize(320, 300)
    window.show()
    qtbot.waitExposed(window)
    across, down = frame.horizontalScrollBar(), page.verticalScrollBar()
    across.setValue(across.maximum() // 2)
    began = wide.x()
    finger.swipe(frame.viewport(), QPoint(200, 30), QPoint(-100, 20))
    assert wide.x() < began - 50
    assert down.value() == 0
    hold(frame)
    at = across.value()
    finger.swipe(frame.viewport(), QPoint(200, 70), QPoint(-20, -100))
    assert down.value() > 50
    assert across.value() == at


def test_a_list_that_pops_up_is_rolled_and_then_chosen_from(
    table: Table, finger: Finger, qtbot: QtBot
) -> None:
    names = [f"Player {number:02}" for number in range(60)]
    table.window.openers.earlier = Remembered(players=names)
    table.window.resize(SCREEN)
    page = asked(table.window, table.window.openers.new_evening)
    box = page.people.rows[0].box
    finger.tap(box, QPoint(box.width() - 10, 20))
    view = box.view()
    qtbot.waitUntil(view.isVisible)
    QTest.qWait(QApplication.doubleClickInterval() + 50)  # before that Qt takes none of it
    finger.swipe(view.viewport(), QPoint(60, 190), QPoint(0, -150))
    assert view.isVisible()
    assert view.verticalScrollBar().value() > 0
    assert box.currentText() == ""
    hold(view)
    wanted = view.indexAt(QPoint(60, 100)).data()
    finger.tap(view.viewport(), QPoint(60, 100))
    assert not view.isVisible()
    assert (box.currentText(), wanted > "Player 03") == (wanted, True)


def test_a_page_that_is_left_while_it_rolls(table: Table, finger: Finger) -> None:
    table.window.resize(SCREEN)
    table.window.openers.new_evening()
    page = table.window.findChildren(NewEveningPage)[0]
    QTest.qWait(1)
    place = page.people.rows[2].field
    QTest.touchEvent(place, finger.glass).press(0, QPoint(20, 20), place).commit()
    for up in range(10, 60, 10):
        QTest.touchEvent(place, finger.glass).move(0, QPoint(20, 20 - up), place).commit()
    page.close()
    flush()
    window = table.window
    QTest.touchEvent(window, finger.glass).release(0, QPoint(300, 300), window).commit()
    QTest.qWait(50)
    assert not window.findChildren(NewEveningPage)


def test_in_a_dialog_too(table: Table, finger: Finger) -> None:
    print_actions.open_print(table.window)
    (dialog,) = table.window.findChildren(PrintDialog)
    dialog.choices.more.click()
    dialog.resize(700, 440)
    QTest.qWait(1)
    choices, switch = dialog.choices, dialog.choices.findChildren(QCheckBox)[0]
    was = switch.isChecked()
    finger.swipe(switch, switch.rect().center(), QPoint(0, -100))
    assert choices.verticalScrollBar().value() > 0
    assert switch.isChecked() is was
    hold(choices)
    choices.verticalScrollBar().setValue(0)
    finger.tap(switch, QPoint(12, 22))
    assert switch.isChecked() is not was


def test_files_are_rolled_too(table: Table) -> None:
    export.ask_name(table.window)
    (dialog,) = table.window.findChildren(QFileDialog)
    assert dialog.findChildren(FingerScroll)


def test_a_window_that_a_finger_rolled_goes_without_garbage(finger: Finger) -> None:
    """As a reference cycle it would be deleted later, while something else is drawn."""
    window, area, high = QWidget(), QScrollArea(), QWidget()
    FingerScroll(window)
    high.setFixedSize(300, 3000)
    area.setWidget(high)
    in_column(area, inside=window)
    window.resize(400, 500)
    window.show()
    finger.swipe(area.viewport(), lower(area), QPoint(0, -200))
    assert area.verticalScrollBar().value() > 0
    gone = weakref.ref(window), weakref.ref(area)
    del window, area, high
    assert [part() for part in gone] == [None, None]
