"""The bar that says what a correction changed."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scorepad.ui.look import text_font
from scorepad.ui.parts import notice_bar
from scorepad.ui.parts.notice_bar import NoticeBar


def test_its_buttons_stand_beside_a_sentence_that_leaves_room(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1000, 760)
    bar = NoticeBar(window)
    bar.resize(1000, 60)
    bar.say("Rubber 1 now ends after deal 4.", [("Undo", bar.hide)])
    low = bar.heightForWidth(1000)
    bar.resize(300, 60)
    assert bar.heightForWidth(300) > low * 1.3
    bar.resize(1000, 60)
    assert bar.heightForWidth(1000) == low
    bar.say("Rubber 1 now ends after deal 4. " * 10, [("Undo", bar.hide)])
    assert bar.heightForWidth(1000) > low * 1.3


def test_buttons_that_are_gone_take_no_room(qtbot: QtBot) -> None:
    bar = NoticeBar()
    qtbot.addWidget(bar)
    bar.resize(600, 60)
    for _ in range(9):
        bar.say("Rubber 1 now ends after deal 4.", [("Undo", bar.hide)])
    bar.show()
    undo, close = bar.buttons
    qtbot.waitUntil(lambda: 300 < undo.x() < close.x())
    assert undo.y() == close.y()


def test_large_words_leave_most_of_a_window_to_the_sheet(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1000, 560)
    bar = NoticeBar(window)
    bar.setFont(text_font(28))
    bar.resize(1000, 60)
    remedies = ("Stop it there, with its premiums", "Take the first deal of the next round")
    bar.say("Boards 4 is now unfinished.", [(name, bar.hide) for name in (*remedies, "Undo")])
    assert bar.heightForWidth(1000) < 100
    bar.say("Rubber 1 now ends.", [("Undo", bar.hide)])
    assert bar.buttons[0].font().pointSizeF() == 28


def test_what_is_said_again_has_as_much_room(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(410, 600)
    bar = NoticeBar()
    bar.lie_over(window)
    window.show()
    heights = []
    for _ in range(2):
        bar.say("It can be pasted into a letter now, and some more words that follow it.", [])
        for _ in range(3):
            QApplication.processEvents()
        heights.append(bar.height())
    assert heights[0] == heights[1]


def test_what_asks_nothing_goes_by_itself(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not while somebody is about to press something, and never before it is answered."""
    monkeypatch.setattr(notice_bar, "WHILE", 20)
    monkeypatch.setattr(notice_bar, "LETTER", 1)
    window = QWidget()
    qtbot.addWidget(window)
    bar = NoticeBar(window)
    window.resize(900, 300)
    bar.move(300, 200)  # not where the mouse is
    window.show()
    bar.say("Rubber 1 now ends after deal 4.", [("Undo", bar.hide)])
    qtbot.wait(120)
    assert bar.isVisible()
    bar.say("Copied.", [])
    window.activateWindow()
    bar.buttons[0].setFocus()
    qtbot.wait(120)
    assert bar.isVisible()
    bar.buttons[0].clearFocus()
    qtbot.waitUntil(bar.isHidden)
