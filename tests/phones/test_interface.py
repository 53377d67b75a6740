"""What phones may ask, and the order in which they are refused."""

import gzip
import json
from dataclasses import replace

import pytest

from scorepad.bridge.next_round import has_ended
from scorepad.commands.shared import json_of
from scorepad.exchange.names import LONGEST_NAME
from scorepad.phones.interface import HEADERS, STREAM, Interface
from scorepad.phones.interface import KEY as KEY_HEADER
from scorepad.phones.kept import May
from scorepad.phones.spoken import language_of
from scorepad.sheets.report import evening_data
from tests.phones.laptop import HOST, KEY, Phone, at, howell, joined, read, rubber


def test_the_page_needs_no_key_and_has_no_data() -> None:
    answer = at(rubber("N 4S=")).ask("GET", "/", headers={KEY_HEADER: None})
    assert answer.status == 200
    assert answer.kind.startswith("text/html")
    assert b"Anna" not in answer.body
    assert KEY.encode() not in answer.body


def test_the_state_is_that_of_the_command_and_says_what_comes_next() -> None:
    laptop = rubber("N 4S=", "E 2H=")
    state = at(laptop).get("/api/state")
    assert state["revision"] == 0
    assert state["may"] == "see"
    assert state["phones"] == 0
    assert state["next"] == {"deal": [1, 3], "dealer": "S", "vulnerable": ["NS"]}
    assert state["score"] == json.loads(json_of(evening_data(laptop.scored)))


def test_the_next_deal_after_a_rubber_is_the_first_of_the_next() -> None:
    state = at(rubber("N 4S=", "N 4S=")).get("/api/state")
    assert state["next"]["deal"] == [2, 1]


def test_what_several_tables_play_next() -> None:
    state = at(howell()).get("/api/state")
    assert [*state] == ["revision", "checksum", "may", "next", "phones", "score"]
    first = {"table": 1, "round": 1, "board": 1, "ns": "4", "ew": "1"}
    assert state["next"]["tables"][0] == first
    assert [one["table"] for one in state["next"]["tables"]] == [1, 2]


def test_nothing_is_asked_once_the_evening_has_ended() -> None:
    laptop = rubber("N 4S=", "N 4S=")
    last = laptop.scored.evening
    laptop.lay(replace(last, planned=1))
    assert has_ended(laptop.scored)
    assert at(laptop).get("/api/state")["next"] == {}


def test_the_stream_begins() -> None:
    answer = at(rubber()).ask("GET", "/api/changes")
    assert (answer.status, answer.kind, answer.body) == (200, STREAM, b"")


def test_a_phone_that_wants_to_enter_is_asked_about_once() -> None:
    laptop = rubber()
    phone = at(laptop, may_enter=False)
    assert phone.join(wants="see") == May.SEE
    assert phone.join() == May.ASKED
    assert phone.get("/api/state")["may"] == May.ASKED
    status, said = phone.post("/api/deals", {})
    assert status == 403
    assert "not yet allowed" in said["error"]
    named = laptop.kept.phones[0]
    laptop.keep(laptop.kept.with_phone(replace(named, may=May.SEE, is_decided=True)))
    assert phone.join() == May.SEE


def test_the_same_phone_again_is_the_same_with_another_name_and_place() -> None:
    laptop = rubber()
    phone = at(laptop)
    phone.join()
    token = phone.token
    same = {"id": "phone of Anna", "name": " Anna  B. ", "place": "south", "wants": "see"}
    status, said = phone.post("/api/phones", same)
    assert (status, said) == (201, {"phone": token, "may": "enter"})
    assert [(one.name, one.place) for one in laptop.kept.phones] == [("Anna B.", "south")]
    assert phone.get("/api/state")["phones"] == 1


def test_a_phone_that_was_sent_away_gets_nothing() -> None:
    laptop = rubber()
    phone = joined(laptop)
    laptop.keep(laptop.kept.without(laptop.kept.phones[0]))
    for target in ("/api/state", "/api/page", "/api/changes"):
        assert phone.ask("GET", target).status == 403
    phone.token = ""
    for target in ("/api/state", "/api/page", "/api/changes"):
        assert phone.ask("GET", target).status == 401
    again = {"id": "phone of Anna", "name": "Anna", "place": "", "wants": "see"}
    assert phone.post("/api/phones", again)[0] == 401
    with_new = {KEY_HEADER: laptop.kept.key}
    assert phone.post("/api/phones", again, with_new)[0] == 403
    assert phone.get("/api/state", with_new)["phones"] == 0


def test_the_others_stay_when_one_is_sent_away_and_hear_of_the_new_code() -> None:
    laptop = rubber()
    phone = at(laptop)
    stays, goes = Phone(phone.interface), Phone(phone.interface)
    stays.join("Bob")
    goes.join("Anna")
    laptop.keep(laptop.kept.without(laptop.kept.phones[1]))
    new = stays.get("/api/page")["key"]
    assert new == laptop.kept.key != KEY
    assert Phone(phone.interface).get("/api/page", {KEY_HEADER: new})["phones"] == 1
    for _ in range(20):
        assert goes.ask("GET", "/api/page").status == 403


@pytest.mark.parametrize(("accepted", "expected"), [("gzip, deflate", True), ("br", False)])
def test_what_is_long_is_packed_for_who_reads_it_so(accepted: str, *, expected: bool) -> None:
    phone = at(howell())
    plain = phone.ask("GET", "/api/page")
    answer = phone.ask("GET", "/api/page", headers={"accept-encoding": accepted})
    assert (("Content-Encoding", "gzip") in answer.headers) is expected
    body = gzip.decompress(answer.body) if expected else answer.body
    assert body == plain.body
    short = phone.ask("GET", "/api/page", headers={"accept-encoding": accepted, KEY_HEADER: None})
    assert short.headers == ()


def test_a_pair_may_have_names_as_long_as_in_the_window() -> None:
    named = {"id": "a", "name": "x" * LONGEST_NAME, "place": "", "wants": "see"}
    assert at(rubber()).post("/api/phones", named)[0] == 201


def test_there_is_room_for_so_many_phones() -> None:
    phone = at(rubber())
    for number in range(200):
        phone.join(f"Anna {number}")
        phone.token = ""
    named = {"id": "one more", "name": "", "place": "", "wants": "see"}
    assert phone.post("/api/phones", named)[0] == 503


@pytest.mark.parametrize(
    ("status", "method", "target", "headers"),
    [
        (421, "GET", "/nowhere", {"host": "evil.example:8080"}),
        (421, "GET", "/", {"host": None}),
        (404, "PUT", "/nowhere", {KEY_HEADER: None}),
        (404, "GET", "/api/", {}),
        (405, "POST", "/api/state", {KEY_HEADER: None}),
        (405, "GET", "/api/deals", {}),
        (405, "HEAD", "/", {}),
        (405, "OPTIONS", "/api/deals", {"origin": "http://evil.example"}),
        (401, "GET", "/api/state", {KEY_HEADER: None, "origin": "http://evil.example"}),
        (401, "GET", "/api/state", {KEY_HEADER: "wrong"}),
        (401, "GET", "/api/state", {KEY_HEADER: "schl\xfcssel"}),
        (403, "GET", "/api/state", {"origin": "http://evil.example"}),
        (403, "GET", "/", {"origin": "null"}),
        (403, "POST", "/api/deals", {"content-length": "5000"}),
        (413, "POST", "/api/preview", {"content-length": "5000", "content-type": "text/plain"}),
        (413, "POST", "/api/preview", {"content-length": "9" * 30}),
        (415, "POST", "/api/preview", {"content-type": "text/plain"}),
        (415, "POST", "/api/preview", {"content-type": None}),
        (200, "GET", "/api/state", {"origin": f"http://{HOST}"}),
        (200, "GET", "/api/state?now", {}),
        (200, "GET", "/", {KEY_HEADER: "wrong"}),
    ],
)
def test_a_head_is_enough_for_many_refusals(
    status: int, method: str, target: str, headers: dict[str, str | None]
) -> None:
    answer = at(rubber()).ask(method, target, body=b"", headers=headers)
    assert answer.status == status
    if status != 200:
        assert read(answer)["error"].endswith(".")
    assert "access-control-allow-origin" not in {name.lower() for name, _ in answer.headers}


def test_what_can_be_asked_for_is_said_with_405() -> None:
    assert ("Allow", "GET") in at(rubber()).ask("POST", "/api/state", {}).headers


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[1]",
        b'"text"',
        b"\xff\xfe",
        b"[" * 4000,
        b'{"text": 4}',
        b'{"text": "\\ud800"}',
        b'{"text": "a\\u0000b"}',
        b'{"deal": [1, 1]}',
        b'{"text": "N 4S=", "deal": [1]}',
        b'{"text": "N 4S=", "deal": [0, 1]}',
        b'{"text": "N 4S=", "deal": [true, 1]}',
        b'{"text": "N 4S=", "deal": "1, 1"}',
        b'{"text": "N 4S=", "language": "xx"}',
        b'{"text": "N 4S=", "language": 7}',
        b'{"text": "' + b"N" * 300 + b'"}',
    ],
)
def test_what_is_no_request_is_told(body: bytes) -> None:
    answer = at(rubber()).ask("POST", "/api/preview", body=body)
    assert answer.status == 400
    assert read(answer)["error"]


@pytest.mark.parametrize(
    "named",
    [
        {"id": "", "name": "", "place": "", "wants": "see"},
        {"id": "a", "name": 7, "place": "", "wants": "see"},
        {"id": "a", "name": "", "place": "the moon", "wants": "see"},
        {"id": "a", "name": "", "place": "table 0", "wants": "see"},
        {"id": "a", "name": "", "place": "", "wants": "all"},
        {"id": "a", "name": "", "place": "", "wants": []},
        {"id": "a", "name": "", "place": ""},
        {"id": "a", "name": "x" * (LONGEST_NAME + 1), "place": "", "wants": "see"},
    ],
)
def test_a_phone_names_itself_properly(named: dict[str, object]) -> None:
    assert at(rubber()).post("/api/phones", named)[0] == 400


def test_ten_wrong_keys_a_minute_and_then_a_minute_of_patience() -> None:
    now = [0.0]
    phone = Phone(Interface(rubber(), HOST, clock=lambda: now[0]))
    other = Phone(phone.interface, "192.168.1.31")

    def guess(who: Phone) -> int:
        return who.ask("GET", "/api/state", headers={KEY_HEADER: "wrong"}).status

    assert [guess(phone) for _ in range(10)] == [401] * 10
    assert guess(phone) == 429
    assert guess(other) == 401
    assert phone.ask("GET", "/api/state").status == 200
    assert phone.ask("GET", "/api/state", headers={KEY_HEADER: None}).status == 401
    now[0] = 59
    assert guess(phone) == 429
    now[0] = 61
    assert guess(phone) == 401


def test_guesses_of_long_ago_do_not_count_and_addresses_are_not_kept_for_ever() -> None:
    now = [0.0]
    phone = Phone(Interface(rubber(), HOST, clock=lambda: now[0]))
    for second in range(30):
        now[0] = second * 7.0
        assert phone.ask("GET", "/api/state", headers={KEY_HEADER: "wrong"}).status == 401
    for number in range(1100):
        phone.address = f"10.0.{number // 250}.{number % 250}"
        assert phone.ask("GET", "/api/state", headers={KEY_HEADER: "wrong"}).status == 401


def test_a_crowded_room_is_told_last() -> None:
    phone = joined(rubber())
    assert phone.ask("GET", "/api/state", crowded=True).status == 503
    assert phone.ask("POST", "/api/preview", body=b"{", crowded=True).status == 400
    assert phone.ask("GET", "/", crowded=True).status == 503


@pytest.mark.parametrize(
    ("target", "data", "status"),
    [
        ("/api/deals", {"text": 4}, 400),
        ("/api/deals", {"deal": [3, 1]}, 409),
        ("/api/deals", {"revision": 7}, 409),
        ("/api/deals", {"text": "hello"}, 422),
        ("/api/deals", {}, 503),
        ("/api/corrections", {"deal": [1, 1], "text": "+1"}, 503),
        ("/api/corrections", {"deal": [1, 1], "text": "="}, 503),
        ("/api/preview", {"text": "hello"}, 422),
        ("/api/preview", {}, 503),
        ("/api/phones", {"name": 1}, 400),
        ("/api/phones", {}, 503),
    ],
)
def test_what_is_wrong_is_told_in_a_crowded_room_too(
    target: str, data: dict[str, object], status: int
) -> None:
    laptop = rubber("N 4S=")
    phone = joined(laptop)
    before = laptop.kept
    asked = {"id": "new", "revision": 0, "deal": [1, 2], "text": "N 1C="}
    asked |= {"name": "Bob", "place": "", "wants": "see"} | data
    assert phone.ask("POST", target, asked, crowded=True).status == status
    assert (laptop.steps, laptop.kept) == (0, before)


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("de-AT, en;q=0.5", "de"),
        ("xx, fr;q=0.4, de;q=0.3", "fr"),
        ("de;q=0, pl;q=0.1", "pl"),
        ("*", "en"),
        ("q=;;,,", "en"),
        ("", "en"),
    ],
)
def test_the_language_is_the_first_that_is_there(wanted: str, language: str) -> None:
    assert language_of(wanted) == language


def test_refusals_speak_the_language_of_the_phone() -> None:
    status, said = joined(rubber()).post(
        "/api/preview", {"text": "hello"}, headers={"accept-language": "fr"}
    )
    assert status == 422
    assert "n’est pas une donne" in said["error"]


def test_what_every_answer_says() -> None:
    names = {name for name, _ in HEADERS}
    assert {"Cache-Control", "Referrer-Policy", "X-Content-Type-Options"} <= names
