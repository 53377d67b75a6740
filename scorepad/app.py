"""The program with its window: makes the parts and connects them."""

import sys
from pathlib import Path

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication

from scorepad.bridge.evening import Evening
from scorepad.ui import look
from scorepad.ui.document import Document
from scorepad.ui.main_window import MainWindow
from scorepad.ui.settings import Settings


def run(arguments: list[str]) -> int:
    """Open the window, on the evening in a score file where one is named."""
    evening = None
    if arguments:
        from scorepad.exchange.score_file import BadLine, read_score_file

        try:
            evening = read_score_file(Path(arguments[0]).read_bytes())
        except BadLine as wrong:
            return _refused(f"{arguments[0]}:{wrong.line}: {wrong}")
        except OSError as wrong:
            return _refused(f"{arguments[0]}:1: cannot be read: {wrong.strerror}")
    app, window = made(evening)
    window.show()
    QTimer.singleShot(0, window.keep_awake)  # once it is on the screen
    return app.exec()


def _refused(sentence: str) -> int:
    from scorepad.cli import WRONG, complain

    complain(sentence)
    return WRONG


def made(evening: Evening | None = None) -> tuple[QApplication, MainWindow]:
    """The program with its window, ready to be shown."""
    QApplication.setStyle("Fusion")
    app = QApplication(sys.argv[:1])
    app.setApplicationName("scorepad")
    app.setOrganizationName("scorepad")
    look.load_fonts()
    return app, MainWindow(Document(evening), Settings(QSettings()))
