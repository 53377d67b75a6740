"""Listens for phones at one address, within the window's event loop."""

from collections import deque
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QHostAddress, QTcpServer, QTcpSocket

from scorepad.phones.interface import Interface
from scorepad.phones.requests import RequestHead
from scorepad.ui.phones.connection import Connection

MOST, MOST_OF_ONE = 160, 16
"""The most connections, in all and from one address; further ones are told so."""
MOST_BY_FAR = 2 * MOST
"""The most connections that are answered at all."""
_THIS_COMPUTER = "127.0.0.1"
_BEAT = 8000
"""Milliseconds between keep-alive signals."""
_LOOK = 500
"""Milliseconds between checks for timeouts."""
SLICE = 0.002
"""Seconds for answering phones before the window gets its turn."""


class Server(QObject):
    """All connections, and the messages to all streams."""

    asked = Signal(RequestHead)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._interface: Interface | None = None
        self._connections: list[Connection] = []
        self._waiting: deque[Connection] = deque()
        """Connections with something to read, in order of arrival."""
        self._revision = 0
        self._server = QTcpServer(self)
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._take_turn)
        self._server.newConnection.connect(self._turn.start)
        self._beat = QTimer(self, interval=_BEAT)
        self._beat.timeout.connect(self.show_life)
        self._clock = QTimer(self, interval=_LOOK)
        self._clock.timeout.connect(self._look_at_clock)

    def listen(self, address: str, port: int) -> int:
        """Listen at an address; return the port, or 0 on failure."""
        if not self._server.listen(QHostAddress(address), port):
            return 0
        self._beat.start()
        self._clock.start()
        return self._server.serverPort()

    def serve(self, interface: Interface, revision: int) -> None:
        """Answer with this interface from now on."""
        self._interface, self._revision = interface, revision

    @property
    def fault(self) -> str:
        """Return the system's error for the failed address."""
        return self._server.errorString()

    def tell(self, revision: int) -> None:
        """Notify all streams of a change."""
        self._revision = revision
        for connection in [*self._connections]:
            connection.send(_event(revision))

    def part(self) -> None:
        """Close the streams that are no longer allowed."""
        for connection in [*self._connections]:
            connection.part()

    def close(self) -> None:
        """Stop listening; close connections once pending data is sent."""
        self._beat.stop()
        self._server.close()
        self._interface = None
        for connection in [*self._connections]:
            connection.leave()
        self._go()

    def show_life(self) -> None:
        """Send a keep-alive signal to the phones."""
        for connection in [*self._connections]:
            connection.send(": \n\n")

    def _look_at_clock(self) -> None:
        now = monotonic()
        for connection in [*self._connections]:
            connection.look_at_clock(now)

    def _go(self) -> None:
        if self._interface is None and not self._connections:
            self.deleteLater()

    def _take_turn(self) -> None:
        """Accept and answer phones for a limited time."""
        end = monotonic() + SLICE
        while self._take_one() and monotonic() < end:
            pass
        if self._waiting or self._server.hasPendingConnections():
            self._turn.start()

    def _take_one(self) -> bool:
        """Accept one connection and answer one; return whether there was any."""
        came = self._welcome()
        if self._waiting:
            self._waiting.popleft().read()
            came = True
        return came

    def _welcome(self) -> bool:
        """Accept one connection, if there is one."""
        socket = self._server.nextPendingConnection()
        if not socket:
            return False
        if self._interface is None or len(self._connections) >= MOST_BY_FAR:
            socket.abort()
            socket.deleteLater()
        else:
            self._take(socket, self._interface)
        return True

    def wait(self, connection: Connection) -> None:
        """Queue a connection that has something to read."""
        if connection not in self._waiting:
            self._waiting.append(connection)
        self._turn.start()

    def _take(self, socket: QTcpSocket, interface: Interface) -> None:
        name = socket.peerAddress().toString()
        own = sum(other.address == name for other in self._connections)
        crowded = len(self._connections) >= MOST
        crowded |= own >= MOST_OF_ONE and name != _THIS_COMPUTER
        connection = Connection(socket, interface, self, crowded=crowded)
        self._connections.append(connection)
        self.wait(connection)  # data may already have arrived

    def hear(self, head: RequestHead) -> None:
        """Note a complete request, which is answered next."""
        self.asked.emit(head)

    def greet(self, connection: Connection) -> None:
        """Send the present state to a new stream."""
        connection.send(_event(self._revision))

    def forget(self, connection: Connection) -> None:
        """Note that a connection has ended."""
        if connection in self._connections:
            self._connections.remove(connection)
        if connection in self._waiting:
            self._waiting.remove(connection)
        self._go()


def _event(revision: int) -> str:
    return f'event: revision\ndata: {{"revision": {revision}}}\n\n'
