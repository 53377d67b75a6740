"""What is written down of a change leads from each state to the other."""

import json
from dataclasses import fields, replace
from datetime import date

import pytest
from hypothesis import given
from scorepad.archive.changes import _EVENING, _ROUND, back, difference, forward

from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import Evening, add
from scorepad.bridge.notation import read_deal
from scorepad.bridge.rounds import Round
from tests.archive.evenings import FULL
from tests.bridge.table import WHOLE_EVENINGS


@given(WHOLE_EVENINGS, WHOLE_EVENINGS)
def test_any_change_leads_both_ways(before: Evening, after: Evening) -> None:
    change = difference(before, after)
    assert forward(before, change) == after
    assert back(after, change) == before


@given(WHOLE_EVENINGS, WHOLE_EVENINGS)
def test_a_changed_tail_leads_both_ways(evening: Evening, other: Evening) -> None:
    after = replace(evening, rounds=(*evening.rounds[:1], *other.rounds[:1]))
    change = difference(evening, after)
    assert forward(evening, change) == after
    assert back(after, change) == evening


def test_every_fact_can_change() -> None:
    """A new field of an evening or a round must find its place here and in the tables."""
    assert {*_EVENING, "rounds"} == {field.name for field in fields(Evening)}
    assert {*_ROUND, "items"} == {field.name for field in fields(Round)}
    assert back(FULL, difference(Evening(), FULL)) == Evening()
    assert forward(Evening(), difference(Evening(), FULL)) == FULL


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("4sn", '{"in":[[0,[0,[],[[4,"S","","N",10]]]]]}'),
        ("pass", '{"in":[[0,[0,[],[[]]]]]}'),
        ("6cxs-1h100e", '{"in":[[0,[0,[],[[6,"C","X","S",11,"E",100]]]]]}'),
    ],
)
def test_an_entered_deal_takes_little_room(typed: str, kept: str) -> None:
    before = Evening((Round(),))
    entered = replace(before.rounds[0], items=(read_deal(typed),))
    assert difference(before, Evening((entered,))) == kept


def test_only_what_differs_is_kept() -> None:
    after, _ = add(FULL, Deal())
    assert len(difference(FULL, after)) < 300  # a new round with its six players
    named = replace(FULL, rounds=tuple(replace(one, keeper="Cy") for one in FULL.rounds))
    assert difference(FULL, named) == (
        '{"in":[[0,[3,[],[]],{"keeper":[null,"Cy"]}],[1,[4,[],[]],{"keeper":["Ann","Cy"]}]]}'
    )
    change = json.loads(difference(FULL, replace(FULL, day=date(2026, 1, 2))))
    assert change == {"facts": {"day": ["2026-11-21", "2026-01-02"]}}
