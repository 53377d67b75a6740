"""The program with its window: makes the parts and connects them."""

import sys
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from scorepad.bridge.evening import Evening
from scorepad.exchange.score_file import BadLine, read_score_file
from scorepad.ui import look
from scorepad.ui.document import Document
from scorepad.ui.main_window import MainWindow
from scorepad.ui.settings import Settings


def run(arguments: list[str]) -> int:
    """Open the window, on the evening in a score file where one is named."""
    evening = None
    if arguments:
        try:
            evening = _read(arguments[0])
        except (OSError, BadLine) as wrong:
            line = f":{wrong.line}" if isinstance(wrong, BadLine) else ""
            print(f"{arguments[0]}{line}: {wrong}", file=sys.stderr)
            return 2
    app = QApplication(sys.argv[:1])
    app.setApplicationName("scorepad")
    app.setOrganizationName("scorepad")
    app.setStyle("Fusion")
    look.load_fonts()
    settings = Settings(QSettings())
    window = MainWindow(Document(evening), settings)
    window.show()
    return app.exec()


def _read(file: str) -> Evening:
    return read_score_file(Path(file).read_bytes())
