"""What evenings brought their players, looked up when it is shown."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from scorepad.ui.review.adding import Results

AT_ONCE = 0.008
"""Seconds that a picture of the list may wait for results."""
REMEMBERED = 200
"""So many results are kept at hand while the list is scrolled."""


class Brought(QObject):
    """Tells what it can find out without anybody waiting for it, and when there will be more."""

    more = Signal()
    """Who asks again is told more."""

    def __init__(self, look_up: Callable[[int], Results], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look_up = look_up
        self._known: dict[int, Results] = {}
        """Those looked at last."""
        self._end = 0.0
        self._lacks = False
        self._soon = QTimer(self, interval=0, singleShot=True)
        self._soon.timeout.connect(self._go_on)

    def by(self, key: int) -> Results | None:
        """The results of an evening, or None for the moment."""
        if key not in self._known:
            if not self._soon.isActive():
                self._end = monotonic() + AT_ONCE
                self._soon.start()
            if monotonic() > self._end:
                self._lacks = True
                return None
            if len(self._known) >= REMEMBERED:
                del self._known[next(iter(self._known))]
            self._known[key] = self._look_up(key)
        return self._known[key]

    def forget(self) -> None:
        """Evenings are other ones than before."""
        self._known.clear()

    def _go_on(self) -> None:
        if self._lacks:
            self._lacks = False
            self.more.emit()
