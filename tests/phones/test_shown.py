"""What the page draws."""

from dataclasses import replace

from scorepad.bridge.changes.corrections import Insert, correct
from scorepad.bridge.comparison import Played, TableResult
from scorepad.bridge.deal import Adjustment
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.expected_results import all_expected
from scorepad.bridge.late_pairs import joined as joins
from scorepad.bridge.rounds import At, Round
from scorepad.bridge.seats import Side
from scorepad.bridge.translatable import translate
from scorepad.exchange.score_file import read_score_file
from scorepad.phones.asked import asked
from scorepad.phones.interface import Interface
from scorepad.phones.shown import shown
from tests.phones.laptop import HOST, KEY, Laptop, Phone, howell, joined, rubber


def test_the_sheet_line_by_line() -> None:
    page = shown(rubber("N 2H+1", "E 4S=").scored, {}, translate)
    (sheet,) = page["rounds"]
    rules = [line.get("rule") for line in sheet["lines"]]
    assert rules == [None, "heavy", None, "game", "foot"]
    assert sheet["lines"][0] == {"NS": 30}
    assert sheet["lines"][2] == {"NS": 60, "EW": 120}
    assert sheet["total"] == {"NS": 90, "EW": 120}
    assert [deal["what"] for deal in sheet["deals"]] == ["2♥ Anna\u00a0+1", "4♠ Bob Lee\u00a0="]
    assert page["seats"] == {"N": "Anna", "E": "Bob Lee", "S": "Cora", "W": "Dan"}


def test_what_is_said_aloud_is_said_from_both_sides() -> None:
    aloud = shown(rubber("E 1NT=").scored, {}, translate)["aloud"]
    assert aloud[Side.EW] == "40 to We; We need 60 for game"
    assert aloud[Side.NS] == "40 to They; They need 60 for game"
    assert aloud[""] == "40 to East-West; East-West need 60 for game"
    both = shown(rubber("E 1NT=", "N 2C+1").scored, {}, translate)["aloud"]
    assert both[Side.NS] == "60 to We; We need 60 for game; They need 60 for game"
    assert both[""] == "60 to North-South; North-South need 60 for game; East-West need 60 for game"
    assert shown(rubber("pass").scored, {}, translate)["aloud"][Side.NS] == "no score"
    assert shown(rubber().scored, {}, translate)["aloud"][Side.NS] == ""


def test_adjustments_passes_and_doubles_have_their_signs() -> None:
    evening = rubber("pass", "N 4SX-2").scored.evening
    given = correct(evening, Insert(At(0, 2), Adjustment(Side.NS, 100, "a revoke")))
    (sheet,) = shown(score_evening(given), {}, translate)["rounds"]
    assert [deal["what"] for deal in sheet["deals"]] == [
        "passed out",
        "4♠× Anna\u00a0−2",
        "a revoke",
    ]


def test_a_long_name_may_stand_above_its_result() -> None:
    laptop = Laptop(
        read_score_file(b"form rubber\nseats N=Featherstonehaugh E=B S=C W=D\nN 4S+1\n")
    )
    (sheet,) = shown(laptop.scored, {}, translate)["rounds"]
    assert sheet["deals"][0]["what"] == "4♠ Featherstonehaugh +1"


def test_boards_are_listed_and_nobody_needs_a_name() -> None:
    entered = rubber("N 4S=").scored.evening.rounds[0]
    nameless = Evening((Round(items=entered.items),))
    page = shown(score_evening(nameless), {}, translate)
    assert page["seats"]["N"] == "North"
    assert "back" not in page
    boards = replace(nameless.rounds[0], options=howell().scored.rounds[0].round.options)
    (sheet,) = shown(score_evening(Evening((boards,))), {}, translate)["rounds"]
    assert {"what": "4♠ North\u00a0=", "NS": 420, "EW": 0} in sheet["lines"]


def test_the_back_score_as_in_the_window() -> None:
    back = shown(rubber("N 4S=", "N 4S=").scored, {}, translate)["back"]
    assert back["head"] == [["Player", False], ["1", True], ["Total", True]]
    assert back["rows"][:2] == [["Anna", "+9", "+9"], ["Bob Lee", "−9", "−9"]]


def test_several_tables_with_their_movement() -> None:
    laptop = howell()
    phone = joined(laptop, place="")
    texts = ["N 4S=", "pass", "average ave+ ave-"]
    for number, (text, pairs) in enumerate(zip(texts, ["4-1", "3-2", "4-1"], strict=True)):
        board = 1 if number < 2 else 2
        sent = {"id": text, "revision": number, "board": board, "pairs": pairs, "text": text}
        phone.post("/api/deals", sent)
    page = phone.get("/api/page")
    assert page["rounds"] == []
    assert page["names"]["1"] == "Ann & Bob"
    assert len(page["movement"]) == 6
    assert page["movement"][0][0]["boards"] == [1, 2]
    assert [one["board"] for one in page["boards"]][:3] == [1, 2, 3]
    assert page["boards"][1] == {"board": 2, "dealer": "E", "vulnerable": ["NS"]}
    assert {one["what"] for one in page["results"]} > {"passed out", "4♠ North\u00a0="}
    assert page["ranking"]["rows"]


def test_the_card_is_offered_once_all_tables_have_played() -> None:
    laptop = howell(1)
    comparison = laptop.scored.rounds[0].round.comparison
    assert comparison
    for one in all_expected(comparison):
        assert not shown(laptop.scored, {}, translate)["ended"]
        result = TableResult(one.board, one.ns, one.ew, Played(None))
        comparison = replace(comparison, results=(*comparison.results, result))
        laptop.lay(replace(laptop.scored.evening, rounds=(Round(comparison=comparison),)))
    assert shown(laptop.scored, {}, translate)["ended"]


def test_nobody_sees_a_ranking_that_the_laptop_hides() -> None:
    laptop = howell()
    phone = joined(laptop, place="table 1")
    entered = {"id": "1", "revision": 0, "board": 1, "pairs": "4-1", "text": "N 4S="}
    assert phone.post("/api/deals", entered)[0] == 201
    assert len(phone.get("/api/page")["ranking"]["rows"]) == 2
    assert "ranking" in phone.get("/api/state")["score"]
    laptop.hides_ranking, ranked = True, laptop.ranked
    page = phone.get("/api/page")
    assert (page["ranking"]["rows"], page["results"][0]["brought"]) == ([], [])
    assert page["hidden"] == "The ranking is shown after 23 more results."
    assert (page["results"][0]["what"], page["results"][0]["score"]) == ("4♠ North\u00a0=", 420)
    assert "ranking" not in phone.get("/api/state")["score"]
    other = {**entered, "id": "2", "text": "pass"}
    status, refused = phone.post("/api/deals", other)
    assert (status, refused["here"]["score"], refused["here"]["ns_points"]) == (409, 420, None)
    assert laptop.ranked == ranked
    boards = laptop.scored.evening.rounds[0]
    assert boards.comparison
    results = [TableResult(*one[2:], Played()) for one in all_expected(boards.comparison)]
    whole = replace(boards, comparison=replace(boards.comparison, results=tuple(results)))
    laptop.lay(Evening((whole,)))
    assert "hidden" not in phone.get("/api/page")


def test_phones_follow_a_pair_that_joins() -> None:
    """The fifth pair stands in the movement from its round on, and is asked for its results."""
    evening = howell().scored.evening
    comparison = evening.rounds[0].comparison
    assert comparison
    assert comparison.plan
    expected = [one for one in all_expected(comparison) if one.round <= 2]
    results = tuple(TableResult(one.board, one.ns, one.ew, Played()) for one in expected)
    plan = joins(comparison.plan, 3)
    played = replace(comparison, plan=plan, results=results)
    scored = score_evening(Evening((replace(evening.rounds[0], comparison=played),)))
    turns = [
        {at["ns"] for at in at_once} | {at["ew"] for at in at_once}
        for at_once in (shown(scored, {}, translate)["movement"])
    ]
    assert ["5" in turn for turn in turns] == [False, False, *map(bool, plan.late[0].places)]
    asks = {one[pair] for one in asked(scored)["tables"] for pair in ("ns", "ew")}
    assert "5" in asks
    assert plan.late[0].places[0] not in asks


def test_tables_without_a_movement() -> None:
    evening = howell().scored.evening
    comparison = evening.rounds[0].comparison
    assert comparison
    without = replace(evening.rounds[0], comparison=replace(comparison, plan=None))
    page = shown(score_evening(Evening((without,))), {}, translate)
    assert (page["movement"], page["boards"]) == ([], [])


def test_the_code_for_the_next_phone_and_one_state_for_all() -> None:
    interface = Interface(rubber(), HOST, code=lambda key: ["101", key])
    page = Phone(interface).get("/api/page")
    assert page["code"] == ["101", KEY]
    assert Phone(interface).get("/api/page") == page
    assert Phone(interface).get("/api/page", headers={"accept-language": "de"})["seats"]


def test_a_state_follows_the_evening() -> None:
    laptop = Laptop(rubber().scored.evening)
    phone = joined(laptop)
    before = phone.get("/api/state")
    laptop.lay(rubber("N 4S=").scored.evening)
    after = phone.get("/api/state")
    assert after["revision"] == before["revision"] + 1
    assert after["score"]["rounds"][0]["total"] == {"NS": 120, "EW": 0}
