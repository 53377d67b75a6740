"""Tells when a window is seen for the first time: all that nobody sees can wait until then."""

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

PATIENCE = 1000
"""Milliseconds for a window that is not seen at all, such as one that starts as an icon."""


class FirstSight(QObject):
    """Watches a window that was just told to show itself."""

    came = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.came)
        self._soon.start(PATIENCE)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self._window.removeEventFilter(self)
            self._soon.start(0)  # the whole of it is painted before any timer is looked at
        return False
