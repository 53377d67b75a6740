"""One window per archive: a second start brings the first window to the front."""

import os
import socket
import stat
import struct
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from hashlib import sha256
from pathlib import Path
from tempfile import gettempdir

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

LONGEST = 100_000
"""The most bytes that a later start may send."""
_PATIENCE = 1500
"""Milliseconds for the first window to answer."""


class SingleInstance(QObject):
    """Listens for later starts with the same archive."""

    called = Signal()
    """The program was started again."""
    asked = Signal(list)
    """The program was started again with these files."""

    def __init__(self, archive: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        name = _name(archive)
        QLocalServer.removeServer(name)  # left by a crash, as this program has the archive
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)
        self.listens = _is_private(name) and self._server.listen(name)
        """Whether later starts can reach this window."""
        if app := QCoreApplication.instance():
            app.aboutToQuit.connect(self._server.close)

    def _answer(self) -> None:
        caller = self._server.nextPendingConnection()
        if not _is_ours(caller):
            caller.abort()
            return
        caller.disconnected.connect(caller.deleteLater)
        caller.readyRead.connect(partial(self._listen, caller))
        self._listen(caller)

    def _listen(self, caller: QLocalSocket) -> None:
        """Read the whole line: the names of files, if any."""
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
    """Bring the window with this archive to the front; return whether it answers."""
    if not _is_private(_name(archive)):
        return False
    caller = QLocalSocket()
    caller.connectToServer(_name(archive))
    if not caller.waitForConnected(_PATIENCE) or not _is_ours(caller):
        return False
    caller.write("\0".join(files).encode(errors="replace") + b"\n")
    return caller.waitForReadyRead(_PATIENCE)


def _is_ours(caller: QLocalSocket) -> bool:
    """Whether the other process belongs to this user, if the system can tell."""
    if not hasattr(socket, "SO_PEERCRED"):
        return True
    with socket.fromfd(int(caller.socketDescriptor()), socket.AF_UNIX, socket.SOCK_STREAM) as end:
        found = end.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    _, user, _ = struct.unpack("3i", found)
    return bool(user == os.getuid())


def _name(archive: Path) -> str:
    """Return the name of the socket, in a folder of this user."""
    name = f"scorepad-{sha256(str(archive.resolve()).encode()).hexdigest()[:20]}"
    if sys.platform == "win32":
        return name
    given = os.environ.get("XDG_RUNTIME_DIR")
    folder = Path(given or f"{gettempdir()}/scorepad-{os.getuid()}")
    if not given:
        with suppress(OSError):
            folder.mkdir(mode=0o700)
    return str(folder / name)


def _is_private(name: str) -> bool:
    """Whether nobody else can create a socket there."""
    if sys.platform == "win32":
        return True
    try:
        found = Path(name).parent.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o077
