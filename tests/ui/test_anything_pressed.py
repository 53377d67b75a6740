"""Whatever is pressed, typed and clicked: nothing raises an error, and nothing stands still."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QEvent, QEventLoop, QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QWidget,
)

from scorepad.bridge.evening import Evening
from scorepad.ui.window.main_window import MainWindow
from tests.bridge.compared import compared
from tests.ui.ways.sessions import HOWELL, TEAMS, evening
from tests.ui.ways.table import Table
from tests.ui.windows import sample

STEPS = 150
KEYS = [
    *(Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Delete),
    *(Qt.Key.Key_Insert, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Space, Qt.Key.Key_F1, Qt.Key.Key_F11),
]
TEXTS = [
    *("4s", "3n+1", "2hx-2", "pass", "s 4h", "n 3nt", "6cn", "4hn h100n", "+2", "x", "ann", "🂡"),
    *("1 1-2 4sn", "b3", "ave", "-50", "420", "100", "?", "4♥", "zz", "Zoë & Co"),
]
SIZES = [(1024, 570), (1180, 760), (1366, 700), (800, 560)]
EVENINGS = [
    sample(),
    evening(HOWELL),
    evening(TEAMS),
    evening(compared("board 1", "1-2: N 4S=")),
    Evening(),
]


class Child:
    """Presses anything in the window, and tells what it was."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self._window, self._random = window, Random(seed)
        self.told: list[str] = []
        self._ways: list[Callable[[], str]] = [
            *[self._click] * 10,
            *[self._type] * 5,
            *[self._press] * 5,
            *[self._choose] * 2,
            self._zoom,
            self._resize,
        ]

    def play(self, steps: int) -> None:
        """Go on in boxes that wait for an answer, too."""
        loop = QEventLoop()

        def step() -> None:
            if len(self.told) == steps or not self._window.isVisible():
                loop.quit()
                if self._there is not self._window:  # a box or a menu waits in a loop of its own
                    self._there.close()
                    QTimer.singleShot(0, step)
                return
            QTimer.singleShot(0, step)
            self.told.append("")
            self.told[-1] = self._do()

        QTimer.singleShot(0, step)
        loop.exec()

    def _do(self) -> str:
        if isinstance(asks := QApplication.activeModalWidget(), QFileDialog):
            asks.reject()
            return "no file"
        return self._random.choice(self._ways)()

    @property
    def _there(self) -> QWidget:
        """The topmost window."""
        found = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        return found or self._window

    def _click(self) -> str:
        seen = [each for each in self._there.findChildren(QWidget) if each.isVisible()]
        kinds = QAbstractButton, QLineEdit, QComboBox, QAbstractItemView
        liked = [each for each in seen if isinstance(each, kinds) and each.isEnabled()]
        part = self._random.choice(liked or seen or [self._there])
        at = QPoint(*(self._random.randrange(max(1, each)) for each in part.size().toTuple()))
        pressed = QTest.mouseDClick if self._random.random() < 0.1 else QTest.mouseClick
        pressed(part, Qt.MouseButton.LeftButton, pos=at)
        return f"a click on {type(part).__name__} at {at.x()}, {at.y()}"

    @property
    def _has_keys(self) -> QWidget:
        return QApplication.focusWidget() or self._there

    def _type(self) -> str:
        text = self._random.choice(TEXTS)
        for letter in text:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                key = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, letter)
                QApplication.sendEvent(self._has_keys, key)
        return f"“{text}”"

    def _press(self) -> str:
        key = self._random.choice(KEYS)
        QTest.keyClick(self._has_keys, key)
        return key.name

    def _choose(self) -> str:
        """Choose from the menus anything but what closes the window."""
        offered = [
            each
            for each in self._window.findChildren(QAction)
            if each.isEnabled() and each.text() and not each.menu() and "Q" not in each.text()
        ]
        chosen = self._random.choice(offered)
        name = chosen.text()
        chosen.trigger()
        return name

    def _zoom(self) -> str:
        self._window.settings.points = self._random.choice([9, 12, 20, 28])
        self._window.apply_look()
        return f"{self._window.settings.points} points"

    def _resize(self) -> str:
        size = self._random.choice(SIZES)
        self._window.resize(*size)
        return f"{size}"


@pytest.mark.parametrize("seed", range(len(EVENINGS)))
def test_nothing_raises_an_error(seed: int, table: Table) -> None:
    """The errors of what Qt calls fail the test, with what was pressed last above them."""
    table.window.document.open(EVENINGS[seed])
    child = Child(table.window, seed)
    child.play(STEPS)
    print(*child.told[-20:], sep="\n")
