"""A scale of the players' own."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.errors import BadData, Impossible
from scorepad.bridge.points_scale import USUAL, Expectation
from scorepad.exchange.scale_file import print_scale, read_scale, read_scale_file

OURS = """\
# Our scale, since 1998.
21: 60 60
22 80/80 # more than usual
23–24 100 / 150; 25-29 300/450,

30-40 500/700
"""
MEANT = (
    Expectation(),
    Expectation(60, 60),
    Expectation(80, 80),
    *[Expectation(100, 150)] * 2,
    *[Expectation(300, 450)] * 5,
    *[Expectation(500, 700)] * 11,
)


def test_a_file() -> None:
    assert read_scale_file(OURS.encode()) == MEANT
    assert read_scale_file(OURS.replace("\n", "\r\n").encode("utf-8-sig")) == MEANT


@given(st.lists(st.builds(Expectation, *[st.integers(0, 9999)] * 2), min_size=20, max_size=20))
def test_what_is_printed_is_read(rows: list[Expectation]) -> None:
    scale = (Expectation(), *rows)
    assert read_scale(print_scale(scale)) == scale
    assert read_scale_file(print_scale(scale).replace(", ", "\n").encode()) == scale


def test_the_usual_scale_in_words() -> None:
    assert print_scale(USUAL).startswith("20 0/0, 21 50/50, 22 70/70, 23 110/110, 24 200/290,")
    assert print_scale(()) == ""


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "the scale has no score for 21, 22, 23"),
        ("21-40 50/50\n40 1/1", "2: the scale has two rows for 40"),
        ("\n19 50/50", "2: a scale covers 20 to 40 points, not “19 50/50”"),
        ("40-21 50/50", "1: a scale covers 20 to 40 points"),
        ("21 50", "1: “21 50” is not a row of a scale"),
        ("21 -50/50", "1: “21 -50/50” is not a row"),
        ("20 5/5, 21-40 50/50", "with 20 points each, the expected score is 0"),
    ],
)
def test_what_is_no_scale(typed: str, said: str) -> None:
    with pytest.raises(BadData) as wrong:
        read_scale_file(typed.encode())
    assert str(wrong.value).startswith(said)
    with pytest.raises(Impossible):
        read_scale(typed)


def test_a_picture_is_no_scale() -> None:
    with pytest.raises(BadData, match="1: "):
        read_scale_file(b"\x89PNG\r\n\x1a\n\xff")
