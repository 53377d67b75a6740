"""One window for one archive: a second start brings the first one forward."""

import os
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

LONGEST = 100_000
"""Bytes that a later start may send."""
PATIENCE = 1500
"""Milliseconds for the first window to answer."""


class SingleInstance(QObject):
    """Listens for later starts on the same archive."""

    called = Signal()
    """Somebody started the program once more."""
    asked = Signal(list)
    """The same, to open these files."""

    def __init__(self, archive: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        name = _name(archive)
        QLocalServer.removeServer(name)  # what a crash left; nobody else has the archive
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)
        self._server.listen(name)
        if app := QCoreApplication.instance():
            app.aboutToQuit.connect(self._server.close)

    def _answer(self) -> None:
        caller = self._server.nextPendingConnection()
        caller.disconnected.connect(caller.deleteLater)
        caller.readyRead.connect(partial(self._listen, caller))
        self._listen(caller)

    def _listen(self, caller: QLocalSocket) -> None:
        """Wait for the whole line: the names of the files, if there are any."""
        if not caller.canReadLine():
            if caller.bytesAvailable() > LONGEST:
                caller.abort()
            return
        line = bytes(caller.readLine().data()).decode(errors="replace")
        caller.write(b"here")
        caller.disconnectFromServer()
        self.called.emit()
        if line.strip():
            self.asked.emit(line.strip().split("\0"))


def call_running_window(archive: Path, files: Sequence[str] = ()) -> bool:
    """Bring the window forward that has the archive; return whether one answers."""
    socket = QLocalSocket()
    socket.connectToServer(_name(archive))
    if not socket.waitForConnected(PATIENCE):
        return False
    socket.write("\0".join(files).encode(errors="replace") + b"\n")
    return socket.waitForReadyRead(PATIENCE)


def _name(archive: Path) -> str:
    """The name of the socket: where the desktop keeps those of this user, if it says where."""
    name = f"scorepad-{sha256(str(archive.resolve()).encode()).hexdigest()[:20]}"
    return str(Path(os.environ.get("XDG_RUNTIME_DIR", ""), name))
