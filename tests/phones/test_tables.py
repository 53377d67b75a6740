"""Results of several tables, and the ticks of the other side."""

from dataclasses import replace
from typing import Any

import pytest

from scorepad.bridge.changes.results import set_result
from scorepad.bridge.comparison import (
    Comparison,
    ComparisonSettings,
    Played,
    Scoring,
    TableResult,
)
from scorepad.bridge.entering_results import ResultPlace
from scorepad.bridge.evening import Evening
from scorepad.bridge.notation import print_what
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.rounds import Round
from scorepad.phones.asked import comparison_of
from tests.phones.laptop import Laptop, at, howell, joined

Body = dict[str, Any]


def result(ident: str = "1", text: str = "N 4S=", revision: int = 0, **others: object) -> Body:
    asked = {"id": ident, "revision": revision, "board": 1, "pairs": "4-1", "text": text}
    return {**asked, **others}


def results(laptop: Laptop) -> list[str]:
    comparison = comparison_of(laptop.scored)
    assert comparison
    return [f"{one.board} {one.ns}-{one.ew} {print_what(one.what)}" for one in comparison.results]


def loose(scoring: Scoring = Scoring.MATCHPOINTS) -> Laptop:
    """Tables that play without a movement."""
    comparison = Comparison(ComparisonSettings(scoring))
    return Laptop(Evening((Round(Options(DUPLICATE), comparison=comparison),)))


@pytest.mark.parametrize(
    ("text", "reads", "ns", "ew"),
    [
        ("N 4S=", "4♠ by North, made", 420, 0),
        ("W 4S=", "4♠ by West, made", 0, 420),
        ("pass", "Passed out", 0, 0),
        ("average ave ave", "average ave ave", 0, 0),
    ],
)
def test_a_result_is_read_back(text: str, reads: str, ns: int, ew: int) -> None:
    asked = {"text": text, "board": 1, "pairs": "4-1"}
    points = {"NS": ns, "EW": ew}
    assert joined(howell(), place="table 1").post("/api/preview", asked) == (
        200,
        {"reads": reads, "points": points},
    )


def test_a_result_is_entered_once() -> None:
    laptop = howell()
    phone = joined(laptop, place="table 1")
    first = phone.post("/api/deals", result())
    assert first[0] == 201
    assert phone.post("/api/deals", result()) == first
    assert phone.post("/api/deals", result("2"))[0] == 200
    status, said = phone.post("/api/deals", result("3", "N 4S+1"))
    assert (status, said["here"]["score"]) == (409, 420)
    assert phone.post("/api/deals", result("4", "nonsense"))[0] == 409
    assert results(laptop) == ["1 4-1 N 4S="]


@pytest.mark.parametrize(
    ("place", "status"),
    [
        ("table 1", 201),
        ("table 2", 403),
        ("4", 201),
        ("1", 201),
        ("2", 403),
        ("", 201),
        ("north", 201),
    ],
)
def test_a_phone_enters_the_results_of_its_own_table(place: str, status: int) -> None:
    assert joined(howell(), place=place).post("/api/deals", result())[0] == status


@pytest.mark.parametrize(
    ("changed", "status"),
    [
        ({"pairs": "1-4"}, 409),
        ({"board": 9}, 409),
        ({"text": "N 9S="}, 422),
        ({"revision": 1}, 409),
        ({"pairs": "4"}, 400),
        ({"pairs": "4-"}, 400),
        ({"board": 0}, 400),
        ({"board": 10_000}, 400),
        ({"board": "1"}, 400),
        ({"pairs": None}, 400),
    ],
)
def test_results_that_are_refused(changed: Body, status: int) -> None:
    laptop = howell()
    assert joined(laptop, place="").post("/api/deals", result() | changed)[0] == status
    assert results(laptop) == []


def test_another_table_is_looked_at_before_an_id_that_was_used() -> None:
    phone = joined(howell(), place="table 1")
    assert phone.post("/api/deals", result())[0] == 201
    assert phone.post("/api/deals", result(pairs="3-2"))[0] == 403
    assert phone.post("/api/deals", result() | {"text": "N 4S+1"})[0] == 409


def test_without_a_movement_all_may_meet_once() -> None:
    phone = joined(loose(), place="table 3")
    assert phone.post("/api/deals", result(pairs="1 – 2"))[0] == 201
    assert phone.post("/api/deals", result("2", revision=1, pairs="2-3"))[0] == 422
    assert phone.get("/api/state")["next"] == {}


def test_a_team_enters_the_results_of_its_pairs() -> None:
    phone = joined(loose(Scoring.TEAMS), place="A")
    assert phone.post("/api/deals", result(pairs="A1-B1"))[0] == 201
    assert phone.post("/api/deals", result("2", board=2, pairs="C1-D1"))[0] == 403


def test_an_award_in_imps_is_shown_too() -> None:
    phone = joined(loose(Scoring.CROSS_IMPS), place="")
    phone.post("/api/deals", result(text="average 3 -3"))
    status, said = phone.post("/api/deals", result("2", "N 4S="))
    assert (status, said["here"]["kind"]) == (409, "average")


def test_a_result_is_corrected_until_the_next_round() -> None:
    laptop = howell(1)
    phone = joined(laptop, place="4")
    phone.post("/api/deals", result())
    assert phone.post("/api/corrections", result("2", "+1", 1))[0] == 200
    assert phone.post("/api/corrections", result("3", "average ave ave", 2))[0] == 200
    assert phone.post("/api/corrections", result("4", "+1", 3))[0] == 422
    assert phone.post("/api/corrections", result("5", "average ave ave", 3))[1]["revision"] == 3
    later = result("6", revision=3, board=2)
    assert phone.post("/api/deals", later)[0] == 201
    assert phone.post("/api/corrections", result("7", "N 4S=", 4))[0] == 403
    assert phone.post("/api/corrections", result("2", "+1", 1))[0] == 200
    assert phone.post("/api/corrections", result("8", "+1", 4, board=2))[0] == 200


def test_at_a_table_the_next_round_is_that_of_the_table() -> None:
    laptop = howell(1)
    phone = joined(laptop, place="table 1")
    phone.post("/api/deals", result())
    joined(laptop, "Bob", "table 2").post("/api/deals", result("b", board=1, pairs="3-2"))
    assert phone.post("/api/corrections", result("2", "+1", 2))[0] == 200
    assert phone.post("/api/deals", result("3", revision=3, board=2))[0] == 201
    assert phone.post("/api/corrections", result("4", "=", 4))[0] == 403


def test_a_result_that_is_not_of_the_movement_can_be_corrected() -> None:
    laptop = loose()
    phone = joined(laptop, place="")
    phone.post("/api/deals", result())
    assert phone.post("/api/corrections", result("2", "+1", 1))[0] == 200


def test_nothing_is_corrected_that_is_not_there_or_was_changed() -> None:
    laptop = howell()
    phone = joined(laptop, place="")
    assert phone.post("/api/corrections", result())[0] == 409
    phone.post("/api/deals", result())
    phone.post("/api/corrections", result("2", "+1", 1))
    status, said = phone.post("/api/corrections", result("3", "+2", 1))
    assert (status, said["here"]["score"]) == (409, 450)


# Ticks.


def tick(ident: str, revision: int, agrees: bool = True, **others: object) -> Body:
    asked = {"id": ident, "revision": revision, "board": 1, "pairs": "4-1", "agrees": agrees}
    return {**asked, **others}


def agreed(laptop: Laptop) -> list[bool | None]:
    shown = at(laptop).get("/api/page")
    return [one["agrees"] for one in shown["results"]]


def test_the_other_side_ticks_what_it_saw() -> None:
    laptop = howell()
    phone = joined(laptop, place="table 1")
    phone.post("/api/deals", result())
    assert agreed(laptop) == [None]
    before = phone.get("/api/state")
    first = phone.post("/api/ticks", tick("t", 1))
    after = phone.get("/api/state")
    assert (first[0], first[1]["revision"]) == (200, 2)
    assert first[1]["checksum"] == after["checksum"] != before["checksum"]
    assert agreed(laptop) == [True]
    assert phone.post("/api/ticks", tick("t", 1)) == first
    assert phone.post("/api/ticks", tick("t", 1, False))[0] == 409
    assert phone.post("/api/ticks", tick("u", 2, False))[0] == 200
    assert agreed(laptop) == [False]


def test_a_correction_voids_a_tick_and_what_was_not_seen_is_not_ticked() -> None:
    laptop = howell()
    phone = joined(laptop, place="table 1")
    phone.post("/api/deals", result())
    phone.post("/api/ticks", tick("t", 1))
    phone.post("/api/corrections", result("2", "+1", 2))
    assert agreed(laptop) == [None]
    assert phone.post("/api/ticks", tick("u", 2))[0] == 409
    assert phone.post("/api/ticks", tick("u", 3))[0] == 200
    assert agreed(laptop) == [True]
    laptop.undo()
    assert agreed(laptop) == [None]
    laptop.undo()
    assert agreed(laptop) == []


@pytest.mark.parametrize(
    ("entered_at", "ticked_at", "status", "side"),
    [
        ("4", "4", 403, "NS"),
        ("1", "1", 403, "EW"),
        ("4", "1", 200, "NS"),
        ("4", "table 1", 200, "NS"),
        ("table 1", "table 1", 200, None),
        ("table 1", "4", 200, None),
        ("", "", 200, None),
    ],
)
def test_the_side_that_entered_a_result_does_not_agree_to_it(
    entered_at: str, ticked_at: str, status: int, side: str | None
) -> None:
    laptop = howell()
    joined(laptop, place=entered_at).post("/api/deals", result())
    other = joined(laptop, "Bob", ticked_at)
    assert [one["entered_by"] for one in other.get("/api/page")["results"]] == [side]
    assert other.post("/api/ticks", tick("t", 1))[0] == status
    assert agreed(laptop) == [True if status == 200 else None]


def test_who_corrects_a_result_has_entered_it() -> None:
    laptop = howell()
    north, east = joined(laptop, "Anna", "4"), joined(laptop, "Bob", "1")
    north.post("/api/deals", result())
    assert east.post("/api/corrections", result("2", "+1", 1))[0] == 200
    assert east.post("/api/ticks", tick("t", 2))[0] == 403
    laptop.undo()
    assert north.post("/api/ticks", tick("t", 3))[0] == 403
    assert east.post("/api/ticks", tick("t", 3))[0] == 200


def test_the_laptop_and_a_phone_of_a_team() -> None:
    laptop = loose(Scoring.TEAMS)
    phone = joined(laptop, place="A")
    phone.post("/api/deals", result(pairs="A1-B1"))
    assert phone.post("/api/ticks", tick("t", 1, pairs="A1-B1"))[0] == 403
    assert joined(laptop, "Bob", "B2").post("/api/ticks", tick("t", 1, pairs="A1-B1"))[0] == 403
    assert joined(laptop, "Bob", "B").post("/api/ticks", tick("t", 1, pairs="A1-B1"))[0] == 200
    comparison = comparison_of(laptop.scored)
    assert comparison
    place = ResultPlace(1, "A1", "B1")
    typed = replace(comparison, results=(TableResult(*place, Played()),))
    laptop.become(set_result(laptop.scored.evening, 0, typed, place))
    assert phone.post("/api/ticks", tick("u", 3, pairs="A1-B1"))[0] == 200


def test_a_result_that_was_corrected_and_corrected_back_is_agreed_again() -> None:
    laptop = howell()
    north, east = joined(laptop, "Anna", "4"), joined(laptop, "Bob", "1")
    north.post("/api/deals", result())
    east.post("/api/ticks", tick("t", 1))
    north.post("/api/corrections", result("2", "+1", 2))
    north.post("/api/corrections", result("3", "=", 3))
    assert agreed(laptop) == [None]
    assert east.post("/api/ticks", tick("u", 4))[0] == 200
    assert agreed(laptop) == [True]


@pytest.mark.parametrize(
    ("changed", "status"),
    [
        ({"revision": 9}, 409),
        ({"board": 2}, 409),
        ({"agrees": "yes"}, 400),
        ({"pairs": "3-2"}, 403),
    ],
)
def test_ticks_that_are_refused(changed: Body, status: int) -> None:
    laptop = howell()
    phone = joined(laptop, place="table 1")
    phone.post("/api/deals", result())
    assert phone.post("/api/ticks", tick("t", 1) | changed)[0] == status


def test_a_tick_that_the_disk_does_not_take() -> None:
    laptop = howell()
    phone = joined(laptop, place="")
    phone.post("/api/deals", result())
    laptop.has_room = False
    assert phone.post("/api/ticks", tick("t", 1))[0] == 503
    assert agreed(laptop) == [None]
