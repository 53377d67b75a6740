"""The line that says what a correction changed, and other messages."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from scorepad.ui import look
from scorepad.ui.look import FINGER
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.notice_bar import NoticeBar, foot_height
from scorepad.ui.parts.overlay import MARGIN
from tests.ui.windows import dress


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1000, 560)
    field = QLineEdit()
    QVBoxLayout(made).addWidget(field)
    made.show()
    field.setFocus()
    return made


@pytest.fixture
def bar(window: QWidget) -> NoticeBar:
    made = NoticeBar()
    made.lie_over(window, window)
    return made


def test_it_lies_along_the_foot_in_the_room_that_is_kept(window: QWidget, bar: NoticeBar) -> None:
    for sentence in ("Copied.", "Rubber 1 now ends after deal 4. " * 6):
        bar.say(sentence, [("Do it", bar.hide)])
        assert bar.geometry().bottom() == window.rect().bottom()
        assert (bar.width(), bar.height()) == (1000, foot_height())
        (button,) = bar.buttons
        QApplication.processEvents()
        assert button.height() == FINGER
        (label,) = bar.findChildren(Label)
        assert label.x() == window.width() - button.geometry().right() - 1 == MARGIN
    window.resize(700, 400)
    assert (bar.width(), bar.geometry().bottom()) == (700, 399)


@pytest.mark.qt_log_level_fail("WARNING")
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_it_waits_on_a_page_that_is_not_seen(window: QWidget) -> None:
    page = QWidget(window)
    bar = NoticeBar()
    bar.lie_over(page, page)
    page.resize(500, 300)
    page.show()
    assert bar.geometry().bottom() == page.rect().bottom()


@pytest.mark.parametrize("points", [12, 28])
def test_words_are_smaller_rather_than_cut(points: int, window: QWidget, bar: NoticeBar) -> None:
    dress(window, points=points)
    remedies = ("Stop it here, with its premiums", "Move the first deal of the next round here")
    bar.say("Boards 4 is now unfinished.", [(name, bar.hide) for name in remedies])
    QApplication.processEvents()
    for button in bar.buttons:
        assert button.width() >= button.sizeHint().width()
    (label,) = bar.findChildren(Label)
    assert label.heightForWidth(label.width()) <= bar.height()
    bar.say("Rubber 1 now ends.", [("Do it", bar.hide)])
    assert bar.buttons[0].font().pointSizeF() == look.points() == points


def test_large_words_fill_two_lines(window: QWidget, bar: NoticeBar) -> None:
    dress(window, points=24)
    window.resize(1024, 600)
    bar.say("We 180: 6♥ made: 6 × 30; We 750: small slam bid and made, vulnerable; We 700: won 2–0")
    QApplication.processEvents()
    (label,) = bar.findChildren(Label)
    assert label.font().pointSizeF() > 15
    assert label.heightForWidth(label.width()) <= bar.height()


def test_buttons_that_are_gone_take_no_room(qtbot: QtBot, bar: NoticeBar) -> None:
    for _ in range(9):
        bar.say("Rubber 1 now ends after deal 4.", [("One", bar.hide), ("Two", bar.hide)])
    one, two = bar.buttons
    qtbot.waitUntil(lambda: 700 < one.x() < two.x())


@pytest.mark.parametrize("key", [Qt.Key.Key_A, Qt.Key.Key_Escape, Qt.Key.Key_Down])
def test_it_goes_at_the_next_key(key: Qt.Key, window: QWidget, bar: NoticeBar) -> None:
    bar.say("Copied.")
    QApplication.processEvents()
    field = window.focusWidget()
    assert field
    QTest.keyClick(field, Qt.Key.Key_Shift)
    assert bar.isVisible()
    QTest.keyClick(field, key)
    assert bar.isHidden()


def test_it_goes_where_something_else_is_pressed(window: QWidget, bar: NoticeBar) -> None:
    done: list[int] = []
    bar.say("Deleted.", [("Bring it back", lambda: done.append(1))])
    QApplication.processEvents()
    QTest.mouseClick(bar.buttons[0], Qt.MouseButton.LeftButton)
    assert done
    assert bar.isVisible()
    field = window.focusWidget()
    assert field
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    assert bar.isHidden()


def test_what_is_to_be_answered_stays_and_makes_way(window: QWidget, bar: NoticeBar) -> None:
    bar.say("Rubber 1 is now unfinished.", [("Stop it here", bar.hide)], stays=True)
    QApplication.processEvents()
    field = window.focusWidget()
    assert field
    QTest.keyClick(field, Qt.Key.Key_A)
    assert bar.isVisible()
    bar.make_way(True)
    assert bar.isHidden()
    bar.make_way(False)
    assert bar.isVisible()
    bar.hide()
    bar.make_way(False)
    assert bar.isHidden()


def test_a_large_question_is_higher_rather_than_small(window: QWidget, bar: NoticeBar) -> None:
    dress(window, points=24)
    window.resize(1008, 560)
    remedies = ("Stop it here, with its premiums", "Move the first deal of the next round here")
    bar.say("Boards 4 is now unfinished.", [(name, bar.hide) for name in remedies])
    QApplication.processEvents()
    assert [button.accessibleName() for button in bar.buttons] == [*remedies]
    for part in (*bar.findChildren(Label), *bar.buttons):
        assert part.font().pointSizeF() > 0.8 * 24
        assert bar.rect().contains(part.geometry())
    assert window.rect().contains(bar.geometry())
    bar.say("Copied.")
    assert bar.height() == foot_height()


def test_a_line_keeps_as_much_room_as_a_question_needs(window: QWidget, bar: NoticeBar) -> None:
    line = QWidget()
    column = window.layout()
    assert column
    column.addWidget(line)
    QApplication.processEvents()
    bar.lie_over(line, window, keeps_room=True)
    dress(window, points=24)
    remedies = ("Stop it here, with its premiums", "Move the first deal of the next round here")
    bar.say("Boards 4 is now unfinished.", [(name, bar.hide) for name in remedies])
    QApplication.processEvents()
    assert line.height() > foot_height()
    assert bar.geometry() == line.geometry()
    bar.hide()
    assert line.minimumHeight() == foot_height()
