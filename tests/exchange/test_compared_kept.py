"""Boards of several tables survive export and import, and every step can be undone."""

from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.errors import BadData
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.plain import from_plain, to_plain
from scorepad.bridge.rounds import Round
from scorepad.bridge.value_changes import back, change_between, forward
from scorepad.exchange import evening_file, pbn_reader
from scorepad.exchange.saved_evening import SavedEvening
from tests.bridge.compared import compared, sessions
from tests.exchange.whole_files import evenings_of, pbn_of


def evening_of(comparison: Comparison | None) -> Evening:
    return Evening((Round(Options(DUPLICATE), comparison=comparison),))


@given(sessions())
def test_files_keep_everything(comparison: Comparison) -> None:
    kept = (SavedEvening(UUID(int=7), evening_of(comparison)),)
    assert evening_file.decode(evenings_of(kept)) == kept
    assert pbn_reader.decode(pbn_of(kept)) == kept
    assert from_plain(Evening, to_plain(kept[0].evening)) == kept[0].evening


@given(st.none() | sessions(), sessions())
def test_a_step_leads_both_ways(before: Comparison | None, after: Comparison) -> None:
    one, other = evening_of(before), evening_of(after)
    change = change_between(one, other)
    assert from_plain(Evening, forward(Evening, to_plain(one), change)) == other
    assert back(other, change) == one


def test_what_cannot_be_is_refused_with_its_place() -> None:
    comparison = compared("board 1", "1-2: pass", "3-4: pass")
    kept = SavedEvening(UUID(int=7), evening_of(comparison))
    written = evenings_of([kept]).decode()
    for good, bad, said in (
        ('"ns": "3"', '"ns": "1"', "1 has already played board 1"),
        ('"ns": "3"', '"ns": "a"', "“a” is not a pair: 1 to 6 letters or digits"),
        ('"board": 1, "ns": "3"', '"board": 0, "ns": "3"', "boards are numbered from 1, not 0"),
        ('"tricks": 0', '"tricks": 14', "a passed-out deal has no declarer, tricks or honours"),
    ):
        with pytest.raises(BadData, match=r"^evenings\[0\]\.rounds\[0\]\.comparison.*" + said):
            evening_file.decode(written.replace(good, bad, 1).encode())
