"""The program with its window: makes the parts and connects them."""

import sys

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from scorepad.bridge.evening import Evening
from scorepad.ui import look, menus, mishaps
from scorepad.ui.document import Document
from scorepad.ui.main_window import MainWindow
from scorepad.ui.settings import Settings


def run(evening: Evening | None) -> int:
    """Open the window, on an evening where there is one already."""
    app, window = made(evening)
    window.show()
    for later in (window.keep_awake, _show_face):  # once it is on the screen
        QTimer.singleShot(0, later)
    return app.exec()


def made(evening: Evening | None = None) -> tuple[QApplication, MainWindow]:
    """The program with its window, ready to be shown."""
    QApplication.setStyle("Fusion")
    app = QApplication(sys.argv[:1])
    app.setApplicationName("scorepad")
    app.setOrganizationName("scorepad")
    app.setDesktopFileName("scorepad")
    mishaps.watch(app)
    look.load_fonts()
    window = MainWindow(Document(evening), Settings(QSettings()))
    menus.fill(window)
    return app, window


def _show_face() -> None:
    """Reading the drawing would hold up the first window."""
    QApplication.setWindowIcon(QIcon(str(look.ICON)))
