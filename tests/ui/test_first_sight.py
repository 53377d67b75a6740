"""What waits until a window is seen."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scorepad.ui import first_sight
from scorepad.ui.first_sight import FirstSight


class Painted(QWidget):
    """Knows whether it was painted."""

    was_painted = False

    def paintEvent(self, event: object) -> None:
        self.was_painted = True


def test_it_comes_after_the_picture_and_once(qtbot: QtBot) -> None:
    window = Painted()
    qtbot.addWidget(window)
    window.show()
    seen: list[bool] = []
    FirstSight(window).came.connect(lambda: seen.append(window.was_painted))
    qtbot.waitUntil(lambda: bool(seen), timeout=5000)
    window.hide()
    window.show()
    qtbot.wait(20)
    assert seen == [True]


def test_a_window_that_is_not_seen_is_not_waited_for(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(first_sight, "PATIENCE", 1)
    window = Painted()
    qtbot.addWidget(window)
    window.winId()
    with qtbot.waitSignal(FirstSight(window).came, timeout=5000):
        pass
    assert not window.was_painted
