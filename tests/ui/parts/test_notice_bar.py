"""The bar that says what a correction changed."""

from pytestqt.qtbot import QtBot

from scorepad.ui.look import LIGHT
from scorepad.ui.parts.notice_bar import NoticeBar


def test_its_buttons_stand_beside_a_sentence_that_leaves_room(qtbot: QtBot) -> None:
    bar = NoticeBar(LIGHT)
    qtbot.addWidget(bar)
    bar.resize(1000, 60)
    bar.say("Rubber 1 now ends after deal 4.", [("Undo", bar.hide)])
    low = bar.sizeHint().height()
    bar.resize(300, 60)
    assert bar.sizeHint().height() >= low * 1.5
    bar.resize(1000, 60)
    assert bar.sizeHint().height() == low
    bar.say("Rubber 1 now ends after deal 4. " * 10, [("Undo", bar.hide)])
    assert bar.sizeHint().height() >= low * 1.5


def test_buttons_that_are_gone_take_no_room(qtbot: QtBot) -> None:
    bar = NoticeBar(LIGHT)
    qtbot.addWidget(bar)
    bar.resize(600, 60)
    for _ in range(9):
        bar.say("Rubber 1 now ends after deal 4.", [("Undo", bar.hide)])
    bar.show()
    undo, close = bar.buttons
    qtbot.waitUntil(lambda: 300 < undo.x() < close.x())
    assert undo.y() == close.y()
