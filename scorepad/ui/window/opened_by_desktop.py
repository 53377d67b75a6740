"""Files that macOS asks the program to open: by an event instead of an argument."""

import sys
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class OpenedByDesktop(QObject):
    """Keeps the files until there is a window to open them in."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._waiting: list[str] = []
        self._open: Callable[[list[str]], None] = self._waiting.extend
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QFileOpenEvent):
            return False
        self._open([event.file()])
        return True

    def open_with(self, opener: Callable[[list[str]], None]) -> None:
        """Open files with this function, now that there is a window."""
        self._open = opener
        if self._waiting:
            opener(self._waiting)


def watch(app: QApplication) -> None:
    """Watch for the event on macOS; elsewhere filtering all events would be useless."""
    if sys.platform == "darwin":
        OpenedByDesktop(app)


def open_with(opener: Callable[[list[str]], None]) -> None:
    """Pass the function that opens files to the watcher."""
    app = QApplication.instance()
    for watching in app.findChildren(OpenedByDesktop) if app else ():
        watching.open_with(opener)
