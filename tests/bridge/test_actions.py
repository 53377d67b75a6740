"""Actions, written and read back."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.actions import (
    Action,
    ActionKind,
    about,
    action_of,
    decode_action,
    encode_action,
    from_old_text,
    plain_action,
)
from scorepad.bridge.deal import Adjustment, Deal, NewSeats
from scorepad.bridge.notation import read_deal
from scorepad.bridge.seats import Seating, Side
from tests.bridge.table import FOUR

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda parts: st.lists(parts) | st.dictionaries(st.text(), parts),
    max_leaves=4,
)
NAMES = st.text().filter(lambda name: name != "kind")


@given(st.sampled_from(ActionKind), st.dictionaries(NAMES, PLAIN))
def test_what_is_written_is_read_again(kind: ActionKind, facts: dict[str, object]) -> None:
    action = Action(kind, facts)
    assert action_of(plain_action(action)) == action
    assert decode_action(encode_action(action)) == action


@given(st.text())
def test_an_old_sentence_stays_as_it_is(words: str) -> None:
    assert encode_action(decode_action(words)) == words


@pytest.mark.parametrize(
    "words",
    ["", "4♠ by Ann", "7", "null", '"kind"', "[1]", "{}", '{"kind": "juggle"}', '{"kind": []}'],
)
def test_what_is_no_action_is_a_sentence(words: str) -> None:
    assert decode_action(words) == from_old_text(words)
    assert encode_action(from_old_text(words)) == words


def test_a_sentence_that_looks_like_an_action() -> None:
    words = '{"kind": "plan"}'
    assert decode_action(encode_action(from_old_text(words))) == from_old_text(words)


def test_depth_without_end() -> None:
    words = "[" * 100_000
    assert decode_action(words) == from_old_text(words)


def test_facts_of_items() -> None:
    doubled = about(ActionKind.ENTER, read_deal("4sxn-1"), FOUR)
    assert doubled.facts == {
        "level": 4,
        "strain": "S",
        "doubling": "X",
        "declarer": "N",
        "player": FOUR.north,
    }
    assert about(ActionKind.MOVE, Deal(), FOUR).facts == {"passed_out": True}
    adjusted = Adjustment(Side.NS, 200, "late")
    assert about(ActionKind.REMOVE, adjusted, FOUR).facts == {"points": 200}
    assert about(ActionKind.REMOVE, NewSeats(FOUR), Seating()).facts == {}
    assert json.loads(encode_action(doubled))["player"] == FOUR.north
