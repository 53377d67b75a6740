"""Ends the program properly when the system asks for it."""

import signal
import socket

from PySide6.QtCore import QSocketNotifier
from PySide6.QtWidgets import QApplication, QMainWindow


class EndOnSignals(QSocketNotifier):
    """Ends the program properly at Ctrl+C, logout, or when the terminal is closed.

    Python handles signals only while it runs, but Qt waits; so a socket wakes Qt.
    """

    def __init__(self, window: QMainWindow) -> None:
        self._hears, self._told = socket.socketpair()
        super().__init__(self._hears.fileno(), QSocketNotifier.Type.Read, window)
        self._told.setblocking(False)
        signal.set_wakeup_fd(self._told.fileno())
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            if hasattr(signal, name):  # Windows has no SIGHUP
                signal.signal(getattr(signal, name), lambda number, frame: None)
        self._window = window
        self.activated.connect(self._end)

    def _end(self) -> None:
        (number,) = self._hears.recv(1)
        self._window.close()
        QApplication.exit(128 + number)
