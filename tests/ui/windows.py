"""Shared by the tests of the windows: an opened window, and its texts."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

from PySide6.QtCore import (
    QAbstractItemModel,
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QSettings,
    Qt,
)
from PySide6.QtGui import QAction, QKeySequence, QWheelEvent
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scorepad.bridge.evening import Evening
from scorepad.bridge.seats import Both
from scorepad.exchange.score_file import read_score_file
from scorepad.ui import look
from scorepad.ui.document import Document
from scorepad.ui.look import Colours
from scorepad.ui.parts.finger_scroll import FingerScroll
from scorepad.ui.settings import Settings
from scorepad.ui.window.commands import fill_menus
from scorepad.ui.window.main_window import MainWindow

Opened = Callable[..., MainWindow]
"""Opens a window on an evening, or on none."""

SAMPLE = Path(__file__).parents[1] / "golden" / "sample_rubber.txt"


@cache
def sample() -> Evening:
    """A rubber of eight deals that We win by 1830."""
    return read_score_file(SAMPLE.read_bytes())


def dress(window: QWidget, colours: Colours = look.LIGHT, points: float = 12) -> None:
    """Style a window without a main window above it as if it had one."""
    look.use(colours, points, window)


def main_window(qtbot: QtBot, colours: Colours = look.LIGHT, points: float = 12) -> QWidget:
    """Make a stand-in for the main window: others take their style from it."""
    window = QWidget()
    dress(window, colours, points)

    def close(_: QWidget) -> None:
        window.hide()

    qtbot.addWidget(window, before_close_func=close)
    return window


def open_window(document: Document, settings_file: Path) -> MainWindow:
    """Open a window with settings of its own, always in the same size."""
    window = make_window(document, settings_file)
    window.resize(1180, 760)
    window.show()
    return window


def make_window(document: Document, settings_file: Path) -> MainWindow:
    """Make a window as its settings left it, not shown yet."""
    store = QSettings(str(settings_file), QSettings.Format.IniFormat)
    window = MainWindow(document, Settings(store))
    fill_menus(window)
    FingerScroll(window)
    return window


def under_test(model: QAbstractItemModel, holder: QObject) -> None:
    """Put a model under Qt's own tester, for the lifetime of the holder."""
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, holder)


def watch_models(window: MainWindow) -> list[str]:
    """Put each model under Qt's own tester; return a list to which every reset is added."""
    resets: list[str] = []

    def reset() -> None:
        resets.append("a model was reset")

    for model in models(window):
        under_test(model, window)
        model.modelReset.connect(reset)
    return resets


def models(window: MainWindow) -> tuple[QAbstractItemModel, ...]:
    return window.deals, window.sheet.model(), window.back_score.model()


def shown(model: QAbstractItemModel) -> list[tuple[str, ...]]:
    """The texts of a model, row by row."""
    return [
        tuple(str(model.index(row, column).data() or "") for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]


def shown_sheets(window: MainWindow) -> list[tuple[str, ...]]:
    return shown(window.sheet.model())


def shown_deals(window: MainWindow) -> list[tuple[str, ...]]:
    return shown(window.deals)


def shown_back_score(window: MainWindow) -> list[tuple[str, ...]]:
    return shown(window.back_score.model())


def total(window: MainWindow, number: int = -1) -> Both:
    return window.document.scored.rounds[number].total


def type_deal(window: MainWindow, text: str) -> None:
    """Type a deal and press Enter."""
    window.entry.set_text(text)
    window.entry.field.returnPressed.emit()


def with_key(window: MainWindow, key: str) -> QAction:
    """Return what this shortcut does."""
    (found,) = (one for one in window.tonight.actions() if one.shortcut() == QKeySequence(key))
    return found


def flush() -> None:
    """Delete what waits for deletion, as the running program would."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def turn_wheel(field: QWidget) -> bool:
    """Turn the wheel over a field, and return whether it uses the event."""
    at = QPointF(5, 5)
    down = QWheelEvent(
        at,
        QPointF(field.mapToGlobal(at.toPoint())),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(field, down)
    return down.isAccepted()
