"""One connection of a phone: h11 parses requests, the interface answers them."""

from collections.abc import Iterable
from functools import lru_cache
from time import monotonic
from typing import Protocol

import h11
from PySide6.QtNetwork import QAbstractSocket, QTcpSocket

from scorepad.bridge.translatable import Message
from scorepad.phones.interface import HEADERS, MOST_IN_BODY, STREAM, Interface, Route, too_long
from scorepad.phones.requests import UNREADABLE, Answer, NotGranted, RequestHead
from scorepad.phones.spoken import speaking

_MOST_IN_HEAD = 8192
PATIENCE = 9.5
"""Seconds to wait for a head, and then for a body: ten, less the interval of the checks."""
_LINGER = 1.0
"""Seconds for a phone to read why it was refused, before the connection is closed."""
MOST_WAITING = 256_000
"""Bytes waiting to be sent, above which no further requests are answered."""
_MOST_UNREAD = 65_536
_Headers = tuple[tuple[str, str], ...]
_CONNECTED = QAbstractSocket.SocketState.ConnectedState


class _Host(Protocol):
    """The server, which schedules connections."""

    def wait(self, connection: "Connection") -> None:
        """Queue a connection that has something to read."""

    def hear(self, head: RequestHead) -> None:
        """Note a complete request, which is answered next."""

    def greet(self, connection: "Connection") -> None:
        """Send the present state to a new stream."""

    def forget(self, connection: "Connection") -> None:
        """Note that a connection has ended."""


class Connection:
    """Answers requests one after the other, or streams changes."""

    def __init__(
        self, socket: QTcpSocket, interface: Interface, host: _Host, *, crowded: bool
    ) -> None:
        self.address = socket.peerAddress().toString()
        self.streams = False
        self._socket, self._interface, self._host = socket, interface, host
        self._crowded = crowded
        self._http = h11.Connection(h11.SERVER, max_incomplete_event_size=_MOST_IN_HEAD)
        self._head: RequestHead | None = None
        self._route: Route | None = None
        self._body = b""
        self._is_leaving = False
        # Otherwise the end of an answer waits until its beginning was acknowledged.
        socket.setSocketOption(QTcpSocket.SocketOption.LowDelayOption, 1)
        socket.setReadBufferSize(_MOST_UNREAD)
        socket.readyRead.connect(self._wait)
        socket.bytesWritten.connect(self._go_on)
        socket.disconnected.connect(self._end)
        self._due = monotonic() + PATIENCE

    def look_at_clock(self, now: float) -> None:
        """Close the connection if it has timed out."""
        if now < self._due or (self.streams and not self._is_leaving):
            return
        if self._is_leaving and self._socket.state() is _CONNECTED:
            self.leave()
        else:
            self._socket.abort()

    def send(self, text: str) -> None:
        """Send something to a stream; one that does not read is aborted."""
        if not self.streams or self._is_leaving:
            return
        if self._socket.bytesToWrite() > MOST_WAITING:
            self._socket.abort()
        else:
            self._write([h11.Data(text.encode())])

    def part(self) -> None:
        """Close a stream that would not be granted any more."""
        if self.streams and self._head and isinstance(self._interface.route(self._head), Answer):
            self.leave()

    def leave(self) -> None:
        """Close the connection after sending what is pending."""
        if self.streams and not self._is_leaving:
            self._write([h11.EndOfMessage()])
        self._is_leaving = True
        self._due = monotonic() + PATIENCE
        self._socket.disconnectFromHost()

    # Input.

    def _wait(self) -> None:
        self._host.wait(self)

    def _go_on(self) -> None:
        if self._socket.bytesAvailable() or self._http.trailing_data[0]:
            self._wait()

    def read(self) -> None:
        """Read and handle one request, so that others get their turn."""
        if self._is_leaving or self.streams:
            self._socket.readAll()
            return
        if self._socket.bytesToWrite() > MOST_WAITING:
            return
        data = bytes(self._socket.read(_MOST_UNREAD).data())
        try:
            if data:
                self._http.receive_data(data)
            while self._take(self._http.next_event()):
                pass
        except h11.RemoteProtocolError as broken:
            self._refuse_broken(broken.error_status_hint)

    def _take(self, event: object) -> bool:
        """Handle an event; return whether the next one can be read now."""
        if isinstance(event, h11.Request):
            return self._take_head(event)
        if isinstance(event, h11.Data):
            self._body += bytes(event.data)
            if len(self._body) > MOST_IN_BODY:
                self._refuse(too_long())
                return False
            return True
        if isinstance(event, h11.EndOfMessage):
            self._answer_whole()
        elif isinstance(event, h11.ConnectionClosed):
            self.leave()
        return False

    def _take_head(self, request: h11.Request) -> bool:
        fields = [(bytes(name), bytes(value)) for name, value in request.headers]
        size = len(request.target) + sum(len(name) + len(value) + 4 for name, value in fields)
        headers: dict[str, str] = {}
        for name, value in fields:
            headers.setdefault(name.decode("latin-1"), value.decode("latin-1"))
        method, target = (
            bytes(each).decode("latin-1") for each in (request.method, request.target)
        )
        head = self._head = RequestHead(method, target, headers, self.address)
        if size > _MOST_IN_HEAD:
            self._refuse_broken(431)
            return False
        route = self._interface.route(head)
        if isinstance(route, Answer):
            self._respond(route, closes=self._http.their_state is not h11.DONE)
            return False
        self._route, self._body = route, b""
        self._due = monotonic() + PATIENCE
        if self._http.they_are_waiting_for_100_continue:
            self._write([h11.InformationalResponse(status_code=100, headers=[])])
        return True

    def _answer_whole(self) -> None:
        head, route = self._head, self._route
        assert head is not None
        assert route is not None
        self._host.hear(head)
        answer = self._interface.answer(head, route, self._body, crowded=self._crowded)
        self._respond(answer, closes=self._crowded)

    # Output.

    def _refuse_broken(self, status: int) -> None:
        """Answer an invalid request."""
        self._refuse(NotGranted(431 if status == 431 else 400, Message(UNREADABLE)))

    def _refuse(self, refused: NotGranted) -> None:
        if self._http.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self._respond(refused.answer(speaking("en")), closes=True)
        else:
            self._socket.abort()

    def _respond(self, answer: Answer, *, closes: bool) -> None:
        streams = answer.kind == STREAM and answer.status == 200
        length = None if streams else len(answer.body)
        head = _head_of(answer.status, answer.kind, answer.headers, length, closes=closes)
        if streams:
            self._write([head])
            self.streams = True
            self._host.greet(self)
            return
        is_head = self._head is not None and self._head.method == "HEAD"
        body = b"" if is_head else answer.body
        self._write([head, h11.Data(body), h11.EndOfMessage()])
        if closes:
            self._leave_soon()
            return
        if self._http.our_state is not h11.DONE or self._http.their_state is not h11.DONE:
            self.leave()  # as requested; everything sent was read
            return
        self._http.start_next_cycle()
        self._due = monotonic() + PATIENCE
        self._go_on()

    def _write(self, events: Iterable[h11.Event]) -> None:
        if data := b"".join(self._http.send(event) or b"" for event in events):
            self._socket.write(data)

    def _leave_soon(self) -> None:
        """Discard further input before closing, or the phone would not see its answer."""
        self._is_leaving = True
        self._due = monotonic() + _LINGER

    def _end(self) -> None:
        if self._socket.state() is not QAbstractSocket.SocketState.UnconnectedState:
            self._socket.abort()
        self._host.forget(self)
        self._socket.setParent(None)  # the parent would keep 1 kB of it for good
        self._socket.deleteLater()


@lru_cache(maxsize=64)
def _head_of(
    status: int, kind: str, more: _Headers, length: int | None, *, closes: bool
) -> h11.Response:
    """Return the head of an answer; cached for those who get the same."""
    headers = [("Content-Type", kind), *HEADERS, *more]
    if length is not None:
        headers.append(("Content-Length", str(length)))
    if closes:
        headers.append(("Connection", "close"))
    return h11.Response(status_code=status, headers=headers)
