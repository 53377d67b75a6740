"""Deals that phones enter and correct at one table."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from scorepad.bridge.changes.corrections import Insert, Move, Remove, Replace, correct
from scorepad.bridge.changes.deals import enter, remove
from scorepad.bridge.changes.rounds import end_evening
from scorepad.bridge.deal import Adjustment, Deal
from scorepad.bridge.evening import Evening
from scorepad.bridge.notation import print_deal, read_deal
from scorepad.bridge.rounds import At
from scorepad.bridge.seats import Side
from tests.phones.laptop import Laptop, Phone, joined, rubber

Body = dict[str, Any]
SPADES = read_deal("N 1S=")


def entry(ident: str = "1", text: str = "N 4S=", revision: int = 0, **others: object) -> Body:
    return {"id": ident, "revision": revision, "deal": [1, 1], "text": text, **others}


def played(laptop: Laptop) -> list[str]:
    """The deals of the evening, as they are printed."""
    items = [item for entered in laptop.scored.evening.rounds for item in entered.items]
    return [print_deal(item) if isinstance(item, Deal) else "adjustment" for item in items]


# Before it is entered.


@pytest.mark.parametrize(
    ("asked", "reads", "ns", "ew"),
    [
        ({"text": "N 4S="}, "4♠ by Anna, made", 120, 0),
        ({"text": "N 4S=", "deal": [1, 2]}, "4♠ by Anna, made", 120, 0),
        ({"text": "4s Bob -1"}, "4♠ by Bob Lee, 1 down", 50, 0),
        ({"text": "pass"}, "Passed out", 0, 0),
        ({"text": "+2", "deal": [1, 1]}, "2♥ by Bob Lee, made with 2 overtricks", 0, 120),
        ({"text": "4p anna", "language": "fr"}, "4♠ by Anna, made", 120, 0),
        ({"text": "N 4S= honours N 100"}, "4♠ by Anna, made, 100 honours held by Anna", 220, 0),
    ],
)
def test_a_deal_is_read_back_with_its_points(asked: Body, reads: str, ns: int, ew: int) -> None:
    phone = joined(rubber("E 2H="))
    assert phone.post("/api/preview", asked) == (
        200,
        {"reads": reads, "points": {"NS": ns, "EW": ew}},
    )


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ({"text": "hello"}, 422),
        ({"text": "N 8S="}, 422),
        ({"text": ""}, 422),
        ({"text": "N 4S=", "deal": [3, 1]}, 409),
        ({"text": "N 4S=", "deal": [1, 7]}, 409),
        ({"text": "N 4S=", "deal": [10**40, 1]}, 409),
    ],
)
def test_what_cannot_be_previewed(asked: Body, status: int) -> None:
    assert joined(rubber("E 2H=")).post("/api/preview", asked)[0] == status


def test_a_letter_is_a_chair_in_a_score_file_and_a_doubt_in_a_line() -> None:
    phone = joined(Laptop(rubber().scored.evening))
    assert phone.post("/api/preview", {"text": "A 4S="})[0] == 200
    assert phone.post("/api/preview", {"text": "4s n", "language": "en"})[0] == 200


# What is entered.


def test_the_next_deal_is_entered_and_tells_from_whom() -> None:
    laptop = rubber()
    phone = joined(laptop)
    status, said = phone.post("/api/deals", entry())
    state = phone.get("/api/state")
    assert (status, said["revision"]) == (201, 1)
    assert said["checksum"] == state["checksum"]
    assert played(laptop) == ["N 4S="]
    by = laptop.history()[-1].action.facts["phone"]
    assert (by["name"], by["of"]) == ("Anna", "phone of Anna")
    assert state["next"]["deal"] == [1, 2]


def test_the_same_again_is_answered_as_before_and_never_entered_twice() -> None:
    laptop = rubber()
    phone = joined(laptop)
    first = phone.post("/api/deals", entry())
    phone.post("/api/deals", entry("2", "pass", 1, deal=[1, 2]))
    assert phone.post("/api/deals", entry()) == first
    laptop.undo()
    laptop.undo()
    assert phone.post("/api/deals", entry()) == first
    assert played(laptop) == []
    assert phone.post("/api/deals", entry(text="N 4S+1"))[0] == 409
    assert phone.post("/api/corrections", entry())[0] == 409


def test_the_same_deal_from_another_phone_is_there_already() -> None:
    laptop = rubber()
    phone = joined(laptop)
    phone.post("/api/deals", entry())
    found = phone.post("/api/deals", entry("2"))
    assert found[0] == 200
    assert played(laptop) == ["N 4S="]
    laptop.undo()
    assert phone.post("/api/deals", entry("2")) == found
    assert played(laptop) == []


def test_another_deal_in_the_same_place_is_shown_and_not_decided() -> None:
    laptop = rubber("N 4S=")
    phone, told = joined(laptop), list[tuple[str, str, str]]()
    phone.interface.differing = lambda by, entered, there: told.append((by.name, entered, there))
    status, said = phone.post("/api/deals", entry(text="E 3NT="))
    assert told == [("Anna", "E 3NT=", "N 4S=")]
    assert status == 409
    assert said["here"]["total"] == {"NS": 120, "EW": 0}
    assert joined(laptop).post("/api/deals", entry("x", "nonsense"))[0] == 409
    assert played(laptop) == ["N 4S="]


@pytest.mark.parametrize(
    ("changed", "status"),
    [
        ({"revision": 7}, 409),
        ({"deal": [1, 3]}, 409),
        ({"deal": [2, 1]}, 409),
        ({"text": "N 9S="}, 422),
        ({"text": "?"}, 422),
        ({"revision": -1}, 400),
        ({"revision": True}, 400),
        ({"id": None}, 400),
        ({"deal": None}, 400),
    ],
)
def test_what_is_refused_enters_nothing_and_uses_up_no_id(changed: Body, status: int) -> None:
    laptop = rubber()
    phone = joined(laptop)
    assert phone.post("/api/deals", entry() | changed)[0] == status
    assert played(laptop) == []
    assert phone.post("/api/deals", entry())[0] == 201


def test_one_behind_is_no_fault_while_the_same_people_sit_there() -> None:
    laptop = rubber()
    phone = joined(laptop)
    phone.post("/api/deals", entry())
    assert phone.post("/api/deals", entry("2", "pass", 0, deal=[1, 2]))[0] == 201


def test_others_at_the_table_are_another_deal() -> None:
    laptop = rubber()
    phone = joined(laptop)
    evening = laptop.scored.evening
    seats = replace(evening.rounds[0].seating, east="Eve")
    laptop.lay(evening.with_round(0, replace(evening.rounds[0], seating=seats)))
    status, said = phone.post("/api/deals", entry())
    assert (status, said["here"]) == (409, None)
    assert phone.post("/api/deals", entry(revision=1))[0] == 201


def test_nothing_more_is_entered_once_the_evening_has_ended() -> None:
    laptop = rubber("N 4S=", "N 4S=")
    laptop.become(end_evening(laptop.scored.evening))
    phone = joined(laptop)
    status, said = phone.post("/api/deals", entry(revision=1, deal=[2, 1]))
    assert (status, said["error"]) == (409, "The evening has ended.")
    assert phone.post("/api/preview", {"text": "pass"})[0] == 409
    assert phone.post("/api/corrections", entry(text="+1", revision=1, deal=[1, 2]))[0] == 200


def test_what_the_disk_does_not_take_is_told_and_answered_later() -> None:
    laptop = rubber()
    phone = joined(laptop)
    laptop.is_saved = False
    assert phone.post("/api/deals", entry())[0] == 503
    assert phone.post("/api/deals", entry())[0] == 503
    laptop.is_saved = True
    assert phone.post("/api/deals", entry())[0] == 201
    assert played(laptop) == ["N 4S="]
    laptop.has_room = False
    assert phone.post("/api/deals", entry("2"))[0] == 503


# Corrections.


def test_a_deal_is_corrected_by_what_was_wrong_alone() -> None:
    laptop = rubber()
    phone = joined(laptop)
    phone.post("/api/deals", entry())
    status, said = phone.post("/api/corrections", entry("2", "+2", 1))
    assert (status, said["revision"]) == (200, 2)
    assert played(laptop) == ["N 4S+2"]
    assert phone.post("/api/corrections", entry("2", "+2", 1)) == (status, said)
    assert phone.post("/api/corrections", entry("3", "N 4S+2", 2))[1]["revision"] == 2


def test_the_deal_that_ended_a_rubber_until_the_next_has_begun() -> None:
    laptop = rubber("N 4S=", "N 4S=")
    phone = joined(laptop)
    last = entry("1", "+1", deal=[1, 2])
    assert phone.post("/api/corrections", last)[0] == 200
    phone.post("/api/deals", entry("2", "pass", 1, deal=[2, 1]))
    status, said = phone.post("/api/corrections", entry("3", "+2", 2, deal=[1, 2]))
    assert status == 403
    assert "only the laptop" in said["error"]
    assert phone.post("/api/corrections", last)[0] == 200


@pytest.mark.parametrize("what", ["corrected", "deleted", "inserted"])
def test_what_was_changed_at_the_laptop_is_not_corrected_unseen(what: str) -> None:
    laptop = rubber("N 4S=", "E 2H=")
    phone = joined(laptop)
    evening = laptop.scored.evening
    if what == "corrected":
        laptop.lay(evening.with_round(0, rubber("N 4S+1", "E 2H=").scored.evening.rounds[0]))
    elif what == "deleted":
        laptop.become(remove(evening, At(0, 0)))
    else:
        laptop.lay(correct(evening, Insert(At(0, 0), Deal())))
    status, said = phone.post("/api/corrections", entry(text="+3"))
    assert status == 409
    assert said["here"]["number"] == 1
    laptop.undo()
    assert phone.post("/api/corrections", entry(text="+3"))[0] == 409
    assert phone.post("/api/corrections", entry(text="+3", revision=2))[0] == 200


@pytest.mark.parametrize(
    ("change", "status"),
    [
        (lambda evening: correct(evening, Insert(At(0, 0), SPADES)), 409),
        (lambda evening: correct(evening, Remove(At(0, 0))), 409),
        (lambda evening: correct(evening, Move(At(0, 3), At(0, 0))), 409),
        (lambda evening: correct(evening, Move(At(0, 1), At(0, 3))), 409),
        (lambda evening: correct(evening, Remove(At(0, 3))), 200),
        (lambda evening: correct(evening, Insert(At(0, 4), Deal())), 200),
        (lambda evening: correct(evening, Replace(At(0, 2), Deal())), 200),
    ],
)
def test_an_equal_deal_in_its_place_is_another_one(
    change: Callable[[Evening], Evening], status: int
) -> None:
    laptop = rubber("N 1S=", "N 1S=", "E 1C=", "N 1S=")
    laptop.lay(change(laptop.scored.evening))
    at_second = entry(text="+3", deal=[1, 2])
    assert joined(laptop).post("/api/corrections", at_second)[0] == status


def test_an_equal_deal_after_it_leaves_a_deal_where_it_is() -> None:
    laptop = rubber("N 1S=")
    laptop.become(enter(laptop.scored, SPADES))
    laptop.undo()
    assert joined(laptop).post("/api/corrections", entry(text="+3"))[0] == 200


@pytest.mark.parametrize(("deal", "status"), [([1, 2], 409), ([1, 5], 409), ([3, 1], 409)])
def test_only_a_deal_can_be_corrected(deal: list[int], status: int) -> None:
    laptop = rubber("N 1C=")
    evening = laptop.scored.evening
    given = Adjustment(Side.NS, 100, "a revoke")
    laptop.lay(correct(evening, Insert(At(0, 1), given)))
    asked = entry(text="+1", revision=1, deal=deal)
    assert joined(laptop).post("/api/corrections", asked)[0] == status


@pytest.mark.parametrize(("text", "revision", "status"), [("+9", 0, 422), ("+1", 4, 409)])
def test_a_correction_that_cannot_be(text: str, revision: int, status: int) -> None:
    phone = joined(rubber("N 4S="))
    assert phone.post("/api/corrections", entry(text=text, revision=revision))[0] == status


def test_there_is_nothing_to_tick_at_one_table() -> None:
    asked = {"id": "1", "revision": 0, "board": 1, "pairs": "1-2", "agrees": True}
    assert joined(rubber()).post("/api/ticks", asked)[0] == 409


def test_who_may_only_see_enters_nothing() -> None:
    laptop = rubber()
    phone = Phone(joined(laptop).interface)
    assert phone.post("/api/deals", entry())[0] == 403
    phone.token = "made up"
    assert phone.post("/api/deals", entry())[0] == 403
    assert played(laptop) == []
