"""Signals the first painting of a window, until when less urgent work can wait."""

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

LONGEST_WAIT = 1000
"""Milliseconds to wait for a window that is never painted, such as one that starts minimised."""


class AfterFirstPaint(QObject):
    """Watches a window that is about to be shown."""

    painted = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.painted)
        self._timer.start(LONGEST_WAIT)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self._window.removeEventFilter(self)
            self._timer.start(0)  # fires after the whole window was painted
        return False
