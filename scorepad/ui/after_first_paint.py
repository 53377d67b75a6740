"""Tells when a window was painted for the first time: what nobody sees yet can wait until then."""

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

LONGEST_WAIT = 1000
"""Milliseconds to wait for a window that is never painted, such as one that starts minimised."""


class AfterFirstPaint(QObject):
    """Watches a window that was just told to show itself."""

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
            self._timer.start(0)  # the whole window is painted before any timer fires
        return False
