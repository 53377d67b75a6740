"""When phones are let in, who is asked about them, and when nothing listens any more."""

import socket
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scorepad.bridge.changes.deals import enter
from scorepad.bridge.changes.money import set_currency
from scorepad.bridge.changes.rounds import end_evening
from scorepad.bridge.deal import Deal
from scorepad.bridge.entering_results import ResultPlace
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.expected_results import all_expected
from scorepad.bridge.movements import Movement, Plan
from scorepad.exchange.score_file import read_score_file
from scorepad.phones.agreeing import Agreement
from scorepad.phones.kept import May, Phone
from scorepad.ui.boards.tables_page import TablesPage
from scorepad.ui.document import Document
from scorepad.ui.phones import addresses
from scorepad.ui.phones import phones as phones_module
from scorepad.ui.phones.addresses import first_private, is_private
from scorepad.ui.phones.phones import Phones
from scorepad.ui.phones.phones_page import PhonesPage
from scorepad.ui.phones.tables import table_states
from scorepad.ui.window.table_view import TableView
from scorepad.ui.words import phones as words
from tests.ui.phones.conftest import RUBBER, Build, House
from tests.ui.ways.phones import let_in
from tests.ui.ways.sessions import HOWELL, evening
from tests.ui.windows import Opened

OVER = f"{RUBBER}N 4S=\nN 4S=\n"


def is_heard(address: str) -> bool:
    host, _, port = address.partition(":")
    with socket.socket() as caller:
        return caller.connect_ex((host, int(port))) == 0


def test_nothing_listens_until_somebody_asks_nor_afterwards(house: House) -> None:
    address = house.phones.address
    assert house.wait(lambda: is_heard(address))
    house.phones.stop()
    house.phones.stop()
    assert not house.wait(lambda: is_heard(address))
    assert (house.phones.url, house.phones.phones, house.phones.to_decide) == ("", [], None)


def test_a_minute_after_the_evening_has_ended_nothing_listens(
    build: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(phones_module, "AFTER_THE_END", 300)
    house = build(read_score_file(OVER.encode()))
    house.document.become(end_evening(house.document.evening))
    house.document.steps.undo()
    house.qtbot.wait(600)
    assert house.phones.listens
    house.document.steps.redo()
    assert house.ask("GET", "/api/page")[1]["ended"]
    house.qtbot.waitUntil(lambda: not house.phones.listens)


def test_at_several_tables_phones_stay_to_agree(
    build: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(phones_module, "AFTER_THE_END", 200)
    monkeypatch.setattr(phones_module, "TO_AGREE", 60_000)
    comparison = replace(HOWELL, plan=Plan(Movement.HOWELL, 4, 1, rounds=1))
    house = build(evening(comparison))
    north, east = house.join(place="table 1"), house.join("Bob", "table 2")
    for number, (one, token) in enumerate(
        zip(all_expected(comparison), (north, east), strict=True)
    ):
        place = {"board": one.board, "pairs": f"{one.ns}-{one.ew}"}
        asked = {"id": f"{number}", "revision": house.revision, "text": "pass", **place}
        assert house.ask("POST", "/api/deals", asked, X_Scorepad_Phone=token)[0] == 201
    assert house.ask("GET", "/api/page")[1]["ended"]
    house.qtbot.wait(400)
    assert house.phones.listens
    for number, (one, token) in enumerate(
        zip(all_expected(comparison), (north, east), strict=True)
    ):
        place = {"board": one.board, "pairs": f"{one.ns}-{one.ew}", "agrees": True}
        asked = {"id": f"t{number}", "revision": house.revision, **place}
        assert house.ask("POST", "/api/ticks", asked, X_Scorepad_Phone=token)[0] == 200
    house.qtbot.waitUntil(lambda: not house.phones.listens)


def test_another_evening_is_not_shown_to_those_who_came_for_this_one(house: House) -> None:
    house.document.open(Evening())
    assert not house.phones.listens


def test_what_another_program_made_of_the_evening_is(house: House) -> None:
    before = house.ask("GET", "/api/state")[1]
    house.document.reread()
    assert house.phones.listens
    assert house.ask("GET", "/api/state")[1]["checksum"] == before["checksum"]


def test_an_evening_without_an_archive(qtbot: QtBot) -> None:
    document = Document(read_score_file(RUBBER.encode()))
    phones = Phones(document, document)
    let_in(phones, Phone("a", "token", may=May.ENTER))
    assert phones.desk
    assert phones.desk.is_saved
    assert phones.desk.steps == 0
    document.open(Evening())
    assert not phones.listens


def test_a_blank_evening_keeps_its_code_when_the_program_is_begun_again(build: Build) -> None:
    house = build(Evening())
    key = house.phones.url.partition("#")[2]
    assert build(Evening()).phones.url.endswith(key)


def test_the_disk_may_refuse(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = house.phones.desk
    assert desk
    monkeypatch.setattr("scorepad.ui.phones.document_desk.write_kept", lambda *_: False)
    assert not desk.keep(replace(desk.kept, port=1))
    assert desk.kept.port != 1


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("192.168.1.20", True),
        ("127.0.0.1", True),
        ("10.0.0.1", True),
        ("8.8.8.8", False),
        ("0.0.0.0", False),
        ("::1", False),
        ("laptop", False),
        ("", False),
    ],
)
def test_only_one_address_that_is_private(address: str, expected: bool) -> None:
    assert is_private(address) is expected


def test_an_address_is_found_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    found = first_private()
    assert found == "" or is_private(found)
    monkeypatch.setattr(addresses, "is_private", lambda _: False)
    assert first_private() == ""


def test_what_stands_in_the_way_is_said(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    other = Phones(house.document)
    monkeypatch.setattr(phones_module, "first_private", lambda: "")
    assert not other.start()
    assert "not on a network" in other.trouble
    assert not other.start(address="8.8.8.8")
    assert "8.8.8.8" in other.trouble
    host, _, port = house.phones.address.partition(":")
    assert not other.start(address=host, port=int(port))
    assert "in use" in other.trouble
    assert other.start(address=host)
    other.stop()


# What the window asks and shows.


def test_one_bar_allows(opened: Opened) -> None:
    window = opened(read_score_file(RUBBER.encode()))
    phones = window.openers.phones
    asks = Phone("a", "1", "Anna", "north", May.ASKED)
    let_in(phones, asks, replace(asks, id="b", token="2", name=""))
    assert window.notice.sentence == "Anna’s phone wants to enter deals."
    window.document.become(set_currency(window.document.evening, "€"))
    assert window.notice.isVisible()
    window.notice.buttons[0].click()
    assert window.notice.sentence == "A phone wants to enter deals."
    window.notice.buttons[1].click()
    assert not window.notice.isVisible()
    assert [phone.may for phone in phones.phones] == [May.ENTER, May.SEE]
    assert all(phone.is_decided for phone in phones.phones)
    phones.stop()


def test_phones_are_listed_and_sent_away(opened: Opened) -> None:
    window = opened(read_score_file(f"{RUBBER}N 4S=\n".encode()))
    window.openers.open_phones()
    page = window.findChildren(PhonesPage)[-1]
    phones = window.openers.phones
    let_in(phones, Phone("a", "1", "Anna", "north"), Phone("b", "2", "", "4"))
    texts = [label.text() for label in page.who.findChildren(type(page.about))]
    assert "Anna, North · may look" in texts
    assert "A phone without a name, pair 4 · may look" in texts
    _press(page, "Allow Anna to enter")
    assert phones.phones[0].may is May.ENTER
    _press(page, "Send Anna away")
    assert [phone.id for phone in phones.phones] == ["b"]
    page.stop.click()
    assert page.see.isVisible()
    assert not phones.listens


def _press(page: PhonesPage, name: str) -> None:
    found = [one for one in page.findChildren(QPushButton) if one.accessibleName() == name]
    found[-1].click()


@pytest.mark.parametrize("name", ["see", "enter"])
def test_a_button_lets_phones_in(
    name: str, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(phones_module, "first_private", lambda: "127.0.0.1")
    window = opened(read_score_file(RUBBER.encode()))
    window.openers.open_phones()
    page = window.findChildren(PhonesPage)[-1]
    {"see": page.see, "enter": page.enter}[name].click()
    assert window.openers.phones.listens
    assert page.code.isVisible()
    assert page.address.text() == window.openers.phones.url
    window.openers.phones.stop()


def test_without_the_libraries_the_menu_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "NEEDED", ("no_such_library",))
    words.are_possible.cache_clear()
    assert words.menu_entry() == "P&hones need Python’s no_such_library"
    monkeypatch.undo()
    words.are_possible.cache_clear()
    assert words.menu_entry() == "P&hones…"


def test_the_director_sees_which_table_is_late(build: Build) -> None:
    house = build(evening(HOWELL))
    token = house.join(place="")
    coming = house.ask("GET", "/api/state")[1]["next"]["tables"][1]
    pairs = f"{coming['ns']}-{coming['ew']}"
    for number in range(3):
        state = house.ask("GET", "/api/state")[1]
        asked = {"id": f"{number}", "revision": state["revision"], "text": "pass"}
        board = {"board": coming["board"] + number, "pairs": pairs}
        sent = house.ask("POST", "/api/deals", {**asked, **board}, X_Scorepad_Phone=token)
        assert sent[0] == 201
    comparison = house.document.evening.rounds[-1].comparison
    assert comparison
    no = {ResultPlace(coming["board"], coming["ns"], coming["ew"]): Agreement(None, False)}
    phones = [Phone("a", "1", place="table 1")]
    states = table_states(house.document.scored, no, phones)
    assert [one.shape for one in states] == ["▲", "✗", "▲"]
    assert states[0].words == "Table 1: round 1, behind the others"
    theirs = [Phone("a", "1", place=coming["ns"]), Phone("b", "2", place="table 3")]
    with_theirs = table_states(house.document.scored, no, theirs)
    assert ["no phone" in one.words for one in with_theirs] == [True, False, False]
    board = coming["board"]
    assert states[1].words == f"Table 2: round 2, not agreed: board {board}, no phone"
    assert comparison.plan
    done = replace(comparison, plan=replace(comparison.plan, rounds=1))
    states = table_states(score_evening(evening(done)), {}, phones)
    assert states[1].words == "Table 2: all results are in, no phone"
    assert table_states(score_evening(read_score_file(OVER.encode())), {}, phones) == []


def test_deals_of_the_laptop_reach_the_phones(house: House) -> None:
    before = house.ask("GET", "/api/state")[1]["revision"]
    house.document.become(enter(house.document.scored, Deal()))
    assert house.ask("GET", "/api/state")[1]["revision"] == before + 1


def test_what_both_entered_is_shown(opened: Opened) -> None:
    window = opened(read_score_file(f"{RUBBER}N 4S=\n".encode()))
    phones = window.openers.phones
    let_in(phones, Phone("a", "token", "Anna", "north", May.ENTER))
    for phone, entered, said in (
        (
            phones.phones[0],
            "E 3NT=",
            "Anna’s phone has 3NT East\u00a0=, the sheet has 4♠ North\u00a0=.",
        ),
        (
            replace(phones.phones[0], name=""),
            "+1",
            "A phone has +1, the sheet has 4♠ North\u00a0=.",
        ),
    ):
        assert phones.interface
        phones.interface.differing(phone, entered, "N 4S=")
        assert window.notice.sentence == said
    phones.stop()


def test_the_score_for_the_table_leads_to_the_code(opened: Opened) -> None:
    window = opened(read_score_file(RUBBER.encode()))
    window.set_table_view(True)
    view = window.findChildren(TableView)[-1]
    assert view.phones.text() == "Phones…"
    view.phones.click()
    assert not window.shows_table_view
    assert window.findChildren(PhonesPage)[-1].isVisible()


def test_a_page_that_was_open_loses_no_result_of_a_phone(build: Build) -> None:
    house = build(evening(HOWELL))
    window = QWidget()
    tables = TablesPage(house.document, house.document.evening, (), lambda _: (), window)
    state = house.ask("GET", "/api/state")[1]
    coming = state["next"]["tables"][0]
    place = {"board": coming["board"], "pairs": f"{coming['ns']}-{coming['ew']}"}
    asked = {"id": "1", "revision": state["revision"], "text": "N 4S=", **place}
    token = house.join(place="")
    assert house.ask("POST", "/api/deals", asked, X_Scorepad_Phone=token)[0] == 201
    assert len(tables.comparison.results) == 1
    tables.close()
