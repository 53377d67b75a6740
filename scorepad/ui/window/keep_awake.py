"""Asks the desktop not to blank the screen while an evening is on."""

import os
from pathlib import Path

from PySide6.QtDBus import QDBusConnection, QDBusMessage

from scorepad.ui.words import translate
from scorepad.ui.words import window as window_words

SERVICE = "org.freedesktop.ScreenSaver"
PATH = "/org/freedesktop/ScreenSaver"
_OURS = "scorepad-keep-awake"


class KeepAwake:
    """Keeps the screen awake where the desktop allows it, and is silent where it does not.

    It asks over a connection of its own: closing that lets the screen go, as does the end of the
    program, however it ends. (UnInhibit wants an unsigned number, and PySide6 sends signed ones.)
    """

    def __init__(self) -> None:
        self._is_on = False

    @property
    def is_on(self) -> bool:
        """Whether a desktop was asked; it need not have agreed."""
        return self._is_on

    def start(self) -> None:
        """Ask to stay awake, and do not wait for the answer."""
        address = _session_bus()
        if self._is_on or not address:
            return
        bus = QDBusConnection.connectToBus(address, _OURS)
        if bus.isConnected():
            ask = QDBusMessage.createMethodCall(SERVICE, PATH, SERVICE, "Inhibit")
            ask.setArguments(
                [window_words.program(), translate("words", "An evening of bridge is on")]
            )
            bus.asyncCall(ask)
            self._is_on = True
        else:
            QDBusConnection.disconnectFromBus(_OURS)

    def stop(self) -> None:
        """Let the screen go blank again."""
        if self._is_on:
            QDBusConnection.disconnectFromBus(_OURS)
            self._is_on = False


def _session_bus() -> str:
    """Return where the desktop's bus listens; asking Qt could start one."""
    address = os.environ.get("DBUS_SESSION_BUS_ADDRESS", "")
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    if not address and runtime and (Path(runtime) / "bus").is_socket():
        address = f"unix:path={runtime}/bus"
    return address
