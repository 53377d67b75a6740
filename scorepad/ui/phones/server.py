"""Listens for phones at one address, in the loop of the window."""

from collections import deque
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QHostAddress, QTcpServer, QTcpSocket

from scorepad.phones.interface import Interface
from scorepad.phones.requests import RequestHead
from scorepad.ui.phones.connection import Connection

MOST, MOST_OF_ONE = 160, 16
"""Connections, in all and of one address; more are told so."""
MOST_BY_FAR = 2 * MOST
"""More are not even told."""
THIS_COMPUTER = "127.0.0.1"
BEAT = 8000
"""Milliseconds between two signs of life."""
LOOK = 500
"""Milliseconds after which it is looked whose time has run out."""
SLICE = 0.002
"""Seconds for which phones are answered; then the window has its turn."""


class Server(QObject):
    """Every connection there is, and what goes to all that stream."""

    asked = Signal(RequestHead)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._interface: Interface | None = None
        self._connections: list[Connection] = []
        self._waiting: deque[Connection] = deque()
        """Those with something to read, in the order in which it came."""
        self._revision = 0
        self._server = QTcpServer(self)
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._take_turn)
        self._server.newConnection.connect(self._turn.start)
        self._beat = QTimer(self, interval=BEAT)
        self._beat.timeout.connect(self.show_life)
        self._clock = QTimer(self, interval=LOOK)
        self._clock.timeout.connect(self._look_at_clock)
        self._telling = QTimer(self, singleShot=True, interval=0)
        self._telling.timeout.connect(self._tell)

    def listen(self, address: str, port: int) -> int:
        """Bind an address; return the port, or 0 where it cannot be bound."""
        if not self._server.listen(QHostAddress(address), port):
            return 0
        self._beat.start()
        self._clock.start()
        return self._server.serverPort()

    def serve(self, interface: Interface, revision: int) -> None:
        """Answer by this interface from now on."""
        self._interface, self._revision = interface, revision

    @property
    def fault(self) -> str:
        """Why an address could not be bound, as the system says it."""
        return self._server.errorString()

    def tell(self, revision: int) -> None:
        """Tell all that stream that something is otherwise, once for all that came at once."""
        self._revision = revision
        self._telling.start()

    def part(self) -> None:
        """Leave those that stream and may not any more."""
        for connection in [*self._connections]:
            connection.part()

    def close(self) -> None:
        """Let nobody in any more; go once everybody has what is on its way."""
        self._beat.stop()
        if self._telling.isActive():
            self._tell()
        self._server.close()
        self._interface = None
        for connection in [*self._connections]:
            connection.leave()
        self._go()

    def show_life(self) -> None:
        """Let the phones know that the laptop is there."""
        for connection in [*self._connections]:
            connection.send(": \n\n")

    def _look_at_clock(self) -> None:
        now = monotonic()
        for connection in [*self._connections]:
            connection.look_at_clock(now)

    def _tell(self) -> None:
        self._telling.stop()
        for connection in [*self._connections]:
            connection.send(_event(self._revision))

    def _go(self) -> None:
        if self._interface is None and not self._connections:
            self.deleteLater()

    def _take_turn(self) -> None:
        """Let phones in and answer them for a while, one after the other."""
        end = monotonic() + SLICE
        while self._take_one() and monotonic() < end:
            pass
        if self._waiting or self._server.hasPendingConnections():
            self._turn.start()

    def _take_one(self) -> bool:
        """Let one in and answer one; tell whether anybody was there."""
        came = self._welcome()
        if self._waiting:
            self._waiting.popleft().read()
            came = True
        return came

    def _welcome(self) -> bool:
        """Let one in, if somebody is at the door."""
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
        """Give a connection its turn: there is something to read."""
        if connection not in self._waiting:
            self._waiting.append(connection)
        self._turn.start()

    def _take(self, socket: QTcpSocket, interface: Interface) -> None:
        name = socket.peerAddress().toString()
        own = sum(other.address == name for other in self._connections)
        crowded = len(self._connections) >= MOST
        crowded |= own >= MOST_OF_ONE and name != THIS_COMPUTER
        connection = Connection(socket, interface, self, crowded=crowded)
        self._connections.append(connection)
        self.wait(connection)  # it may have asked while it stood at the door

    def hear(self, head: RequestHead) -> None:
        """Note that a whole request came, which is answered next."""
        self.asked.emit(head)

    def greet(self, connection: Connection) -> None:
        """Tell a connection that begins to stream how things stand."""
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
