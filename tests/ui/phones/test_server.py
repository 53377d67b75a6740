"""The server in the window's loop: what phones get, and what nobody gets."""

import gc
import json
import socket
from functools import partial

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtNetwork import QTcpSocket

from scorepad.phones.interface import HEADERS
from scorepad.ui.phones import connection, server
from scorepad.ui.words.actions import action_words
from tests.ui.phones.conftest import Build, House

DEAL = {"id": "1", "revision": 0, "deal": [1, 1], "text": "N 4S="}


def raw(house: House, data: bytes, *, closes: bool = False, source: str = "127.0.0.1") -> bytes:
    """Send bytes, and read until the laptop closes or sends nothing for a moment."""
    host, _, port = house.phones.address.partition(":")

    def talk() -> bytes:
        told = b""
        with socket.create_connection((host, int(port)), 5, (source, 0)) as phone:
            phone.sendall(data)
            phone.settimeout(5)
            try:
                while got := phone.recv(65_536):
                    told += got
                    phone.settimeout(5 if closes else 0.5)
            except TimeoutError:
                assert not closes, "it stayed open"
        return told

    return house.wait(talk)


def status(answer: bytes) -> int:
    return int(answer.split()[1])


def get(house: House, path: str, *more: str) -> bytes:
    desk = house.phones.desk
    assert desk
    lines = [f"GET {path} HTTP/1.1", f"Host: {house.phones.address}", *more]
    lines.append(f"X-Scorepad-Key: {desk.kept.key}")
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


def test_a_phone_sees_and_enters(house: House) -> None:
    token = house.join()
    first = house.ask("GET", "/api/state")[1]
    assert first["next"]["deal"] == [1, 1]
    deal = {**DEAL, "revision": first["revision"]}
    code, said = house.ask("POST", "/api/deals", deal, X_Scorepad_Phone=token)
    assert code == 201
    state = house.ask("GET", "/api/state")[1]
    assert (state["revision"], state["checksum"]) == (said["revision"], said["checksum"])
    last = house.document.steps.to_undo
    assert last
    assert action_words(last) == "4♠ by Anna, from Anna’s phone"
    auto_save = house.document.auto_save
    assert auto_save
    assert len(auto_save.steps()) == state["revision"]


def test_every_answer_has_its_headers_and_no_data_for_strangers(house: House) -> None:
    told = raw(house, get(house, "/").replace(b"X-Scorepad-Key", b"X-Nothing")).decode()
    for name, value in HEADERS:
        assert f"{name}: {value}".lower() in told.lower()
    assert "content-security-policy: default-src 'none'" in told.lower()
    assert "access-control" not in told.lower()
    assert "Anna" not in told


def test_laptop_and_program_begun_again_know_what_was_entered(build: Build) -> None:
    house = build()
    token = house.join()
    revision = house.ask("GET", "/api/state")[1]["revision"]
    deal = {**DEAL, "revision": revision}
    first = house.ask("POST", "/api/deals", deal, X_Scorepad_Phone=token)
    url = house.phones.url
    house = build()
    assert house.phones.url == url
    assert house.ask("POST", "/api/deals", deal, X_Scorepad_Phone=token) == first
    house.document.recall()
    house.document.steps.undo()
    house = build()
    assert house.ask("POST", "/api/deals", deal, X_Scorepad_Phone=token) == first
    assert not house.document.evening.is_played
    late = {**deal, "id": "2", "text": "pass"}
    assert house.ask("POST", "/api/deals", late, X_Scorepad_Phone=token)[0] == 201


def test_changes_stream(house: House) -> None:
    token = house.join()
    revision = house.ask("GET", "/api/state")[1]["revision"]
    request, port = get(house, "/api/changes"), int(house.phones.address.partition(":")[2])
    phone = house.wait(partial(socket.create_connection, ("127.0.0.1", port), 5))
    phone.settimeout(5)
    phone.sendall(request)

    def heard(number: int) -> bytes:
        told = b""
        while f'data: {{"revision": {number}}}'.encode() not in told:
            told += phone.recv(4096)
        return told

    assert b"text/event-stream" in house.wait(partial(heard, revision))
    house.ask("POST", "/api/deals", {**DEAL, "revision": revision}, X_Scorepad_Phone=token)
    house.wait(partial(heard, revision + 1))
    house.show_life()
    assert house.wait(partial(phone.recv, 100)).endswith(b": \n\n\r\n")
    house.phones.stop()
    assert house.wait(partial(phone.recv, 100)).endswith(b"0\r\n\r\n")
    phone.close()


def test_who_is_sent_away_hears_no_more_and_the_others_hear_of_it(house: House) -> None:
    tokens = [house.join(name) for name in ("Anna", "Bob")]
    request, port = get(house, "/api/changes"), int(house.phones.address.partition(":")[2])
    heard = []
    for token in tokens:
        phone = house.wait(partial(socket.create_connection, ("127.0.0.1", port), 5))
        phone.settimeout(5)
        named = f"\r\nX-Scorepad-Phone: {token}\r\n\r\n".encode()
        phone.sendall(request.removesuffix(b"\r\n\r\n") + named)
        house.wait(partial(phone.recv, 9000))
        heard.append(phone)
    url = house.phones.url
    house.phones.send_away(house.phones.phones[0])
    assert house.wait(partial(heard[0].recv, 9000)).endswith(b"0\r\n\r\n")
    assert b"revision" in house.wait(partial(heard[1].recv, 9000))
    assert house.phones.url != url
    for phone in heard:
        phone.close()


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"hello\r\n\r\n", 400),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400),
        (b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: evil\r\n\r\n", 421),
        (b"GET / HTTP/1.0\r\n\r\n", 421),
        (b"GET /" + b"x" * 9000, 431),
        (b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 9000 + b"\r\n\r\n", 431),
        (b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: a\r\n" + b"X: y\r\n" * 2000 + b"\r\n", 431),
    ],
)
def test_what_is_no_request(data: bytes, code: int, house: House) -> None:
    answer = raw(house, data)
    assert status(answer) == code
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["error"]


def test_who_asks_for_a_head_gets_no_body(house: House) -> None:
    told = raw(house, get(house, "/").replace(b"GET", b"HEAD"))
    assert status(told) == 405
    assert told.endswith(b"\r\n\r\n")


def test_a_body_that_is_too_long_or_comes_in_pieces(house: House) -> None:
    head = get(
        house, "/api/preview", "Content-Type: application/json", "Transfer-Encoding: chunked"
    )
    head = head.replace(b"GET", b"POST")
    assert status(raw(house, head + b'5\r\n{"te\r\n8\r\nxt": 7}\r\n0\r\n\r\n')) == 400
    assert status(raw(house, head + b"1400\r\n" + b"x" * 0x1400 + b"\r\n0\r\n\r\n")) == 413
    assert status(raw(house, head + b"zz\r\n", closes=True)) == 400


def test_a_phone_that_waits_to_be_allowed_its_body(house: House) -> None:
    head = get(house, "/api/preview", "Content-Type: application/json", "Content-Length: 2")
    told = raw(
        house, head.replace(b"GET", b"POST").replace(b"Host", b"Expect: 100-continue\r\nHost")
    )
    assert told.startswith(b"HTTP/1.1 100")


def test_one_after_the_other_on_one_connection(house: House) -> None:
    told = raw(house, get(house, "/api/state") * 5)
    assert told.count(b"HTTP/1.1 200") == 5


def test_however_many_ask_at_once_the_window_has_its_turn_between_them(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "SLICE", 0)
    turns: list[int] = []
    answered: list[int] = []
    window = QTimer(interval=0)
    window.timeout.connect(partial(turns.append, 0))
    assert house.phones.server
    house.phones.server.asked.connect(lambda _: answered.append(len(turns)))
    host, _, port = house.phones.address.partition(":")
    phones = [socket.create_connection((host, int(port)), 5) for _ in range(20)]
    for phone in phones:
        phone.sendall(get(house, "/api/state") * 2)
    window.start()
    house.qtbot.waitUntil(lambda: len(answered) == 40)
    assert len({*answered}) == 40
    for phone in phones:
        phone.close()


def test_nothing_is_kept_of_who_has_gone(house: House) -> None:
    def kept() -> int:
        return sum(type(each) is QTcpSocket for each in gc.get_objects())

    before = kept()
    for _ in range(3):
        house.ask("GET", "/api/state")
    house.qtbot.waitUntil(lambda: kept() == before)


def test_who_says_nothing_is_left(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 0.2)
    assert raw(house, b"GET / HT", closes=True) == b""
    late = get(house, "/api/preview", "Content-Type: application/json", "Content-Length: 9")
    assert raw(house, late.replace(b"GET", b"POST"), closes=True) == b""


def test_so_many_connections_and_no_more(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "MOST_OF_ONE", 2)
    port = int(house.phones.address.partition(":")[2])
    connect = partial(socket.create_connection, ("127.0.0.1", port), 5, ("127.0.0.2", 0))
    there = [house.wait(connect) for _ in range(2)]
    house.qtbot.wait(50)
    assert status(raw(house, get(house, "/api/state"), source="127.0.0.2", closes=True)) == 503
    assert status(raw(house, get(house, "/api/state"))) == 200
    monkeypatch.setattr(server, "MOST_BY_FAR", 2)
    assert house.wait(lambda: _read_all(connect())) == b""
    for each in there:
        each.close()
    monkeypatch.setattr(server, "MOST", 0)


def _read_all(phone: socket.socket) -> bytes:
    with phone:
        phone.settimeout(3)
        try:
            return phone.recv(100)
        except ConnectionResetError:
            return b""


def test_a_stream_that_nobody_reads_is_left(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    port = int(house.phones.address.partition(":")[2])
    phone = house.wait(partial(socket.create_connection, ("127.0.0.1", port), 5))
    phone.sendall(get(house, "/api/changes"))
    assert house.wait(partial(phone.recv, 4096))
    monkeypatch.setattr(connection, "MOST_WAITING", -1)
    house.show_life()
    assert house.wait(lambda: _read_to_end(phone)) is None


def _read_to_end(phone: socket.socket) -> None:
    with phone:
        try:
            while phone.recv(4096):
                pass
        except ConnectionResetError:
            pass
