"""A change leads from one value to the other and back; one that does not fit is refused."""

import json
from dataclasses import fields, replace
from datetime import date
from typing import Any

import pytest
from hypothesis import given

from scorepad.bridge import value_changes
from scorepad.bridge.changes.corrections import Correction, correct
from scorepad.bridge.deal import Deal, Item
from scorepad.bridge.evening import Evening, with_item
from scorepad.bridge.notation import read_deal
from scorepad.bridge.plain import from_plain, to_plain
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Seating
from scorepad.bridge.value_changes import back, change_between
from tests.archive.evenings import FULL
from tests.bridge.table import FOUR, ITEMS, WHOLE_EVENINGS, entered
from tests.bridge.test_any_correction import corrections

UNFIT = (ValueError, LookupError, TypeError)


def forward(before: Evening, change: Any) -> Evening:
    """The evening after a change, sent through its plain data."""
    return from_plain(Evening, value_changes.forward(Evening, to_plain(before), change))


def leads_both_ways(before: Evening, after: Evening) -> Any:
    change = json.loads(json.dumps(change_between(before, after)))
    assert forward(before, change) == after
    assert back(after, change) == before
    return change


@given(WHOLE_EVENINGS, WHOLE_EVENINGS)
def test_any_change_leads_both_ways(before: Evening, after: Evening) -> None:
    leads_both_ways(before, after)
    assert (change_between(before, after) == {}) == (before == after)


@pytest.mark.no_cover
@given(WHOLE_EVENINGS, WHOLE_EVENINGS)
def test_a_changed_tail_leads_both_ways(evening: Evening, other: Evening) -> None:
    leads_both_ways(evening, replace(evening, rounds=(*evening.rounds[:1], *other.rounds[:1])))


@given(corrections())
def test_a_correction_leads_both_ways(made: tuple[Evening, Correction, Correction]) -> None:
    before, correction, _ = made
    leads_both_ways(before, correct(before, correction))


@given(WHOLE_EVENINGS, ITEMS.filter(lambda item: not (isinstance(item, Deal) and item.honours)))
def test_the_next_item_leads_both_ways(before: Evening, item: Item) -> None:
    leads_both_ways(before, with_item(before, item)[0])


def test_every_field_can_change() -> None:
    usual = Evening()
    assert all(getattr(FULL, field.name) != getattr(usual, field.name) for field in fields(FULL))
    change = leads_both_ways(usual, FULL)
    assert set(change) == {field.name for field in fields(FULL)}


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        (
            "4sn",
            {
                "kind": "deal",
                "contract": {"level": 4, "strain": "S", "doubling": "", "declarer": "N"},
                "tricks": 10,
            },
        ),
        ("pass", {"kind": "deal", "tricks": 0}),
    ],
)
def test_an_entered_deal_takes_little_room(typed: str, kept: Any) -> None:
    before = Evening((entered("pass", "pass"),))
    after, _ = with_item(before, read_deal(typed))
    assert change_between(before, after) == {
        "rounds": {"at": 0, "changed": [{"items": {"at": 2, "in": [kept]}}]}
    }


def test_only_what_differs_is_kept() -> None:
    assert change_between(FULL, FULL) == {}
    assert change_between(FULL, replace(FULL)) == {}
    after, _ = with_item(FULL, Deal())
    assert len(json.dumps(change_between(FULL, after))) < 400  # a new round with its players
    named = replace(FULL, rounds=tuple(replace(one, keeper="Cy") for one in FULL.rounds))
    assert change_between(FULL, named) == {
        "rounds": {"at": 0, "changed": [{"keeper": [None, "Cy"]}, {"keeper": ["Ann", "Cy"]}]}
    }
    assert change_between(FULL, replace(FULL, day=date(2026, 1, 2))) == {
        "day": ["2026-11-21", "2026-01-02"]
    }


def test_an_edited_deal_says_what_was_edited() -> None:
    before = Evening((entered("N 4S=", "E 3NT=", seating=FOUR),))
    after = Evening((entered("N 4SX+1", "E 3NT=", seating=FOUR),))
    assert change_between(before, after) == {
        "rounds": {
            "at": 0,
            "changed": [
                {
                    "items": {
                        "at": 0,
                        "changed": [{"contract": {"doubling": ["", "X"]}, "tricks": [10, 11]}],
                    }
                }
            ],
        }
    }


def test_an_item_of_another_kind_is_told_as_a_whole() -> None:
    before = Evening((Round(items=(Deal(),)),))
    seats = {"north": "Ann", "east": "Bob", "south": "Cy", "west": "Di"}
    after = Evening((entered(FULL.rounds[1].items[1]),))
    change = leads_both_ways(before, after)
    assert change["rounds"]["changed"][0]["items"]["changed"] == [
        [
            {"kind": "deal", "tricks": 0},
            {"kind": "adjustment", "side": "NS", "points": 200, "reason": "a revoke"},
        ]
    ]
    assert "seating" not in json.dumps(change)
    assert change_between(Seating(), FOUR) == {
        name: [chair, name_] for (name, name_), chair in zip(seats.items(), "NESW", strict=True)
    }


def test_the_middle_of_a_row() -> None:
    one, two, three = (read_deal(text) for text in ("1CN", "2DN", "3HN"))
    for was, is_ in (
        ((one, two), (one, three, two)),
        ((one, one), (one,)),
        ((one, one), (one, one, one)),
        ((one, two, three), (three,)),
        ((), (one, one)),
        ((two, one), (one, two)),
    ):
        leads_both_ways(Evening((Round(items=was),)), Evening((Round(items=is_),)))
    change = change_between(Round(items=(one, two)), Round(items=(one, three, two)))
    assert change["items"].keys() == {"at", "in"}
    assert change["items"]["at"] == 1
    change = change_between(Round(items=(one, three, two)), Round(items=(one, two)))
    assert change["items"].keys() == {"at", "out"}


# What does not fit is refused.


@pytest.mark.no_cover
@given(WHOLE_EVENINGS, WHOLE_EVENINGS, WHOLE_EVENINGS)
def test_a_change_fits_only_what_it_was_made_of(
    before: Evening, after: Evening, other: Evening
) -> None:
    """Applied elsewhere, it leads there and back; or it is refused."""
    change = change_between(before, after)
    try:
        there = forward(other, change)
    except UNFIT:
        return
    assert back(there, change) == other


TWO = Evening((entered("N 4S=", "E 3NT=", seating=FOUR),), title="Friday")


@pytest.mark.parametrize(
    "change",
    [
        {"title": ["Monday", "Tuesday"]},
        {"title": ["Friday"]},
        {"title": []},
        {"title": ["Friday", 3]},
        {"title": {"at": 0}},
        {"title": "Tuesday"},
        {"titel": ["Friday", "Tuesday"]},
        {"planned": [None, 0]},
        {"planned": [None, True]},
        {"day": {"year": [1, 2]}},
        {"rounds": {}},
        {"rounds": {"at": 1, "changed": [{}]}},
        {"rounds": {"at": -1, "changed": [{}]}},
        {"rounds": {"at": 2, "in": [{}]}},
        {"rounds": {"at": "0", "in": [{}]}},
        {"rounds": {"at": 0, "in": [{"form": "whist"}]}},
        {"rounds": {"at": 0, "out": [{}]}},
        {
            "rounds": {
                "at": 0,
                "changed": [{"items": {"at": 2, "out": [{"kind": "deal", "tricks": 0}]}}],
            }
        },
        {"rounds": {"at": 0, "changed": [{"items": {"at": 1, "changed": [{}, {}]}}]}},
        {"rounds": {"at": 0, "changed": [{"items": {"at": 1, "changed": [{"reason": []}]}}]}},
        {"rounds": {"at": 0, "changed": [{"keeper": {"north": []}}]}},
        {"rounds": {"at": 0, "changed": 7}},
        {"rounds": 7},
        7,
        None,
        [TWO.title],
    ],
)
def test_a_change_that_does_not_fit_is_refused(change: Any) -> None:
    with pytest.raises(UNFIT):
        forward(TWO, change)


def test_backward_it_must_fit_as_well() -> None:
    change = change_between(TWO, replace(TWO, title="Monday"))
    with pytest.raises(LookupError):
        back(TWO, change)
    change = change_between(TWO, with_item(TWO, Deal())[0])
    with pytest.raises(LookupError):
        back(TWO, change)
    added = with_item(TWO, read_deal("1CN"))[0]
    with pytest.raises(LookupError):
        back(added, change)
    with pytest.raises(LookupError):
        back(TWO, {"rounds": {"at": 0, "changed": [7]}})
