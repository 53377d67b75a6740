"""Results of one of several tables as a player types them."""

import pytest

from scorepad.bridge.comparison import Average, NotPlayed, Played, Score, Split, What
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
        ("av+ av-", (None, None, None, Average("ave+", "ave-"))),
        ("3 avg+/avg-", (3, None, None, Average("ave+", "ave-"))),
        ("60/40", (None, None, None, Average("60", "40"))),
        ("3 1-2 60 / 40", (3, "1", "2", Average("60", "40"))),
        ("score 420", (None, None, None, Score(420))),
        ("Score +420", (None, None, None, Score(420))),
        ("score −50", (None, None, None, Score(-50))),
        ("3 1-2 score - 50", (3, "1", "2", Score(-50))),
        ("1-2: score 0", (None, "1", "2", Score(0))),
        ("score 7600", (None, None, None, Score(7600))),
        ("split 420 -50", (None, None, None, Split(420, -50))),
        ("3 SPLIT −420 +50", (3, None, None, Split(-420, 50))),
    ],
)
def test_a_result_is_read(text: str, typed: tuple[object, ...]) -> None:
    assert read_typed_result(text) == typed


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("s", Played(bid("S 4S"), 11)),
        ("=", Played(bid("N 4S"), 10)),
        ("x", Played(bid("N 4SX"), 11)),
        ("3nt", Played(bid("N 3NT"), 10)),
        ("pass", Played()),
    ],
)
def test_of_a_deal_that_stands_there_only_what_was_wrong(text: str, what: Played) -> None:
    assert read_typed_result(text, was=MADE) == (None, None, None, what)
    assert read_typed_result("3 5hw", was=MADE).board == 3


@pytest.mark.parametrize("was", [None, Score(420), Played()])
def test_where_nothing_was_played_all_of_it(was: What | None) -> None:
    with pytest.raises(ScorepadError):
        read_typed_result("x", was=was)
    with pytest.raises(ScorepadError):
        read_typed_result("", was=MADE)


@pytest.mark.parametrize("text", ["", "3", "4sn+1 x y", "3 1-2", "1-2", "1-2-3 p", "3 8nt n"])
def test_what_is_no_result(text: str) -> None:
    with pytest.raises(ScorepadError):
        read_typed_result(text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("score", "the score is missing: North-South’s points, e.g. score -50"),
        ("score 420 50", "the score is missing: North-South’s points, e.g. score -50"),
        ("score 4.20", "the score is missing: North-South’s points, e.g. score -50"),
        ("score 425", "“425” is not a score; scores are tens from -7600 to 7600, e.g. 420"),
        ("score-55", "“-55” is not a score; scores are tens from -7600 to 7600, e.g. 420"),
        ("split 420 7610", "“7610” is not a score; scores are tens from -7600 to 7600, e.g. 420"),
        ("split 420", "a split needs two scores for North-South: "),
    ],
)
def test_what_is_no_score(text: str, said: str) -> None:
    with pytest.raises(ScorepadError) as bad:
        read_typed_result(text)
    assert str(bad.value).startswith(said)


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
