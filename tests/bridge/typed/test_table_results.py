"""Results of one of several tables as a player types them."""

import pytest

from scorepad.bridge.comparison import Average, NotPlayed, Played
from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.typed.languages import LANGUAGES
from scorepad.bridge.typed.table_results import TypedResult, read_typed_result, split_typed
from tests.bridge.table import bid

MADE = Played(bid("N 4S"), 11)
DOWN = Played(bid("N 4S"), 9)


@pytest.mark.parametrize(
    ("text", "typed"),
    [
        ("4sn+1", (None, None, None, MADE)),
        ("4s-1 n", (None, None, None, DOWN)),
        ("4 s n-1", (None, None, None, DOWN)),
        ("3 4sn+1", (3, None, None, MADE)),
        ("3 1-2 4sn+1", (3, "1", "2", MADE)),
        ("12 a1 - b2: 4sn+1", (12, "A1", "B2", MADE)),
        ("1-2 4sn+1", (None, "1", "2", MADE)),
        ("3 8+1-5+7 p", (3, "8+1", "5+7", Played())),
        ("p", (None, None, None, Played())),
        ("3 p", (3, None, None, Played())),
        ("3 not played", (3, None, None, NotPlayed())),
        ("average 60 40", (None, None, None, Average("60", "40"))),
        ("ave+ ave-", (None, None, None, Average("ave+", "ave-"))),
        ("3 1-2 ave 40", (3, "1", "2", Average("ave", "40"))),
    ],
)
def test_a_result_is_read(text: str, typed: tuple[object, ...]) -> None:
    assert read_typed_result(text) == typed


@pytest.mark.parametrize("text", ["", "3", "4sn+1 x y", "3 1-2", "1-2", "1-2-3 p", "3 8nt n"])
def test_what_is_no_result(text: str) -> None:
    with pytest.raises(ScorepadError):
        read_typed_result(text)


def test_a_result_may_be_typed_in_the_language_of_the_players() -> None:
    assert read_typed_result("4pn+1", LANGUAGES["fr"]) == TypedResult(None, None, None, MADE)


@pytest.mark.parametrize(
    ("text", "before", "what"),
    [
        ("4sn+1", "", "4sn+1"),
        ("7 5-4 4s", "7 5-4 ", "4s"),
        ("7 5-4 4s ", "7 5-4 ", "4s "),
        ("7 5-4  ", "7 5-4 ", ""),
        ("7 5-4 4sn", "7 5-4 ", "4sn"),
        ("3 ave+ ave-", "3 ", "ave+ ave-"),
        ("1+2-3+4 pass", "1+2-3+4 ", "pass"),
        ("7 ", "7 ", ""),
        ("", "", ""),
        ("?\n?", "", "?\n?"),
    ],
)
def test_what_is_typed_so_far_in_two_parts(text: str, before: str, what: str) -> None:
    assert split_typed(text) == (before, what)
