"""With the pad along the foot, everything in the page is large enough for a finger."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QFileDialog,
    QTableView,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from scorepad.bridge.contract import SPADES
from scorepad.bridge.rounds import At
from scorepad.bridge.seats import EAST, NORTH
from scorepad.bridge.typed.partial_deal import Bid
from scorepad.ui.document import Document
from scorepad.ui.look import FINGER
from scorepad.ui.review.evenings_page import EveningsPage
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.window import export
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.window.page_bar import WindowPage
from tests.ui.archived import copy_club
from tests.ui.evening.asked import Remembered, asked
from tests.ui.fingers import too_small
from tests.ui.window.test_overlays import OPEN
from tests.ui.windows import Opened, open_window, sample


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
    menu = window.menus.deal
    for action in menu.actions():
        assert action.isSeparator() or menu.actionGeometry(action).height() >= FINGER


def test_a_mouse_needs_no_such_rows(opened: Opened) -> None:
    window = at_the_table(opened, 12, (1366, 768))
    window.entry.pad.setChecked(False)
    assert window.deal_list.verticalHeader().sectionSize(1) < FINGER


def test_a_whole_rubber_and_the_next_by_touch_alone(opened: Opened) -> None:
    window = at_the_table(opened, 12, (1024, 600))
    pad = window.tonight.pad

    def tap(*buttons: QAbstractButton) -> None:
        for button in buttons:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    tap(window.next_round.play_on)
    for seat in (NORTH, EAST, NORTH):
        tap(pad.bids.card(Bid(4, SPADES)), pad.declarers.card(seat), pad.enter)
    tap(window.entry.undo)
    assert len(window.document.evening.rounds[1].items) == 2
    tap(pad.bids.card(Bid(4, SPADES)), pad.declarers.card(NORTH), pad.enter)
    tap(window.next_round.play_on)
    assert len(window.document.evening.rounds) == 3


@pytest.mark.parametrize("points", [9, 12, 28])
def test_the_other_pages_are_large_enough_too(
    points: int, qtbot: QtBot, club: Path, tmp_path: Path
) -> None:
    file = tmp_path / "evenings.db"
    copy_club(club, file)
    auto_save = AutoSave(file)
    window = open_window(Document(sample(), auto_save=auto_save), tmp_path / "settings.ini")
    qtbot.addWidget(window)
    window.settings.points = points
    window.entry.pad.setChecked(True)
    window.resize(1366, 768)
    for page in (WindowPage.EVENINGS, WindowPage.STANDINGS):
        window.show_page(page)
        assert too_small(window) == []
    evenings = window.findChildren(EveningsPage)[0].table
    assert evenings.rowHeight(1) >= FINGER
    for opened in OPEN:
        opened(window.openers)
        assert too_small(window) == []
    window.turn_to(WindowPage.TONIGHT)
    auto_save.close()


def test_files_are_chosen_by_finger_too(opened: Opened) -> None:
    window = at_the_table(opened, 12, (1366, 768))
    export.ask_name(window)
    (dialog,) = window.findChildren(QFileDialog)
    lists = [part for part in dialog.findChildren(QAbstractItemView) if part.sizeHintForRow(0) > 0]
    assert len(lists) > 1
    assert all(part.sizeHintForRow(0) >= FINGER for part in lists)


@pytest.mark.parametrize("pad", [True, False])
def test_each_day_of_a_calendar_and_each_name_offered(pad: bool, opened: Opened) -> None:
    window = at_the_table(opened, 9, (1366, 768))
    window.openers.earlier = Remembered(players=("Ann", "Anna"))
    window.entry.pad.setChecked(pad)
    page = asked(window, window.openers.new_evening)
    QTest.keyClicks(page.people.rows[0].field, "an")
    names = page.people.rows[0].field.list
    assert (names.sizeHintForRow(0) >= FINGER) is pad
    names.hide()
    day = page.about.day_field
    QTest.mouseClick(day, Qt.MouseButton.LeftButton, pos=QPoint(day.width() - 8, 20))
    QApplication.processEvents()
    calendar = day.calendar
    assert calendar
    (days,) = calendar.findChildren(QTableView)
    turning = [part for part in calendar.findChildren(QToolButton) if part.isVisible()]
    pressed = [days.visualRect(days.model().index(3, 3)), *(part.rect() for part in turning)]
    assert (min(min(rect.width(), rect.height()) for rect in pressed) >= FINGER) is pad
    calendar.window().close()


@pytest.mark.parametrize(("points", "size"), [(12, (1366, 768)), (24, (1024, 600))])
def test_a_question_stands_over_what_the_pad_does_not_need_yet(
    points: int, size: tuple[int, int], opened: Opened
) -> None:
    window = at_the_table(opened, points, size)
    window.rounds.play_on()
    assert window.tonight.pad.isVisible()
    window.notices.ask("May this phone enter?", [("Yes", print), ("No", print)])
    QApplication.processEvents()
    covered = window.tonight.pad.lend_room(lent=True)
    assert not any(part.isEnabled() for part in covered.findChildren(QAbstractButton))
    assert window.notice.size() == covered.size()
    assert window.notice.mapToGlobal(QPoint()) == covered.mapToGlobal(QPoint())
    assert min(part.font().pointSizeF() for part in window.notice.buttons) >= 0.8 * points
    window.entry.set_text("4s")
    assert window.notice.isHidden()
    window.entry.set_text("")
    assert window.notice.isVisible()
    window.notices.ask()
    window.notice.say("A message.")
    assert window.notice.size() == window.entry.said.contentsRect().size()
    assert window.tonight.pad.pass_card.isEnabled()
    assert window.tonight.pad.declarers.card(NORTH).isEnabled()
