"""Asks the desktop not to blank the screen during an evening."""

import os
from pathlib import Path

from PySide6.QtDBus import QDBusConnection, QDBusMessage

from scorepad.ui.words import translate
from scorepad.ui.words import window as window_words

_SERVICE = "org.freedesktop.ScreenSaver"
_PATH = "/org/freedesktop/ScreenSaver"
OURS = "scorepad-keep-awake"
"""The name of the connection."""


def keep_awake() -> None:
    """Keep the screen on if the desktop allows it; otherwise do nothing.

    The request uses its own connection, which ends with the program, however that ends; then the
    screen may blank again.
    """
    address = _session_bus()
    if not address:
        return
    bus = QDBusConnection.connectToBus(address, OURS)
    if not bus.isConnected():
        QDBusConnection.disconnectFromBus(OURS)
        return
    ask = QDBusMessage.createMethodCall(_SERVICE, _PATH, _SERVICE, "Inhibit")
    ask.setArguments([window_words.program(), translate("words", "An evening of bridge is on")])
    bus.asyncCall(ask)  # the answer is not needed


def _session_bus() -> str:
    """Return the address of the session bus; asking Qt could start one."""
    address = os.environ.get("DBUS_SESSION_BUS_ADDRESS", "")
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    if not address and runtime and (Path(runtime) / "bus").is_socket():
        address = f"unix:path={runtime}/bus"
    return address
