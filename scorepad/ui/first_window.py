"""One window for one archive: a second start brings the first one forward."""

from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE = 1500
"""Milliseconds for the first window to answer."""


class FirstWindow(QObject):
    """Listens for later starts on the same archive."""

    called = Signal()
    """Somebody started the program once more."""

    def __init__(self, archive: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        name = _name(archive)
        QLocalServer.removeServer(name)  # what a crash left; nobody else has the archive
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)
        self._server.listen(name)

    def _answer(self) -> None:
        caller = self._server.nextPendingConnection()
        caller.write(b"here")
        caller.disconnectFromServer()
        caller.disconnected.connect(caller.deleteLater)
        self.called.emit()


def call_first_window(archive: Path) -> bool:
    """Bring the window forward that has the archive; whether there is one that answers."""
    socket = QLocalSocket()
    socket.connectToServer(_name(archive))
    return socket.waitForConnected(PATIENCE) and socket.waitForReadyRead(PATIENCE)


def _name(archive: Path) -> str:
    return f"scorepad-{sha256(str(archive.resolve()).encode()).hexdigest()[:20]}"
