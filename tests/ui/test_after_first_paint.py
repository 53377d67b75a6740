"""What waits until a window was first painted."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scorepad.ui import after_first_paint
from scorepad.ui.after_first_paint import AfterFirstPaint


class PaintedWidget(QWidget):
    """Knows whether it was painted."""

    was_painted = False

    def paintEvent(self, event: object) -> None:
        self.was_painted = True


def test_the_signal_comes_after_the_first_paint_and_once(qtbot: QtBot) -> None:
    window = PaintedWidget()
    qtbot.addWidget(window)
    window.show()
    signals: list[bool] = []
    AfterFirstPaint(window).painted.connect(lambda: signals.append(window.was_painted))
    qtbot.waitUntil(lambda: bool(signals), timeout=5000)
    window.hide()
    window.show()
    qtbot.wait(20)
    assert signals == [True]


def test_a_window_that_is_never_painted_is_not_waited_for(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(after_first_paint, "LONGEST_WAIT", 1)
    window = PaintedWidget()
    qtbot.addWidget(window)
    window.winId()
    with qtbot.waitSignal(AfterFirstPaint(window).painted, timeout=5000):
        pass
    assert not window.was_painted
