"""A word finds evenings by the beginning of a name, of a word that was written, or of a date."""

from datetime import date

import pytest

from scorepad.archive.listing import Line
from scorepad.bridge.agreed import RUBBER
from scorepad.ui.review.searching import Wanted, searched
from scorepad.ui.words.evening import usual_titles

SATURDAY = date(2025, 3, 15)


def found(text: str, title: str = "", note: str = "", remarks: str = "", *players: str) -> bool:
    line = Line(1, SATURDAY, title, note, players, (RUBBER,), 4, remarks)
    return bool(Wanted(text).among([searched(line, usual_titles())]))


def test_a_name_does_not_find_every_evening_with_its_usual_title() -> None:
    assert not found("Eve", "Saturday evening", "", "", "Ann", "Steve")
    assert found("Eve", "Saturday evening", "", "", "Ann", "Eve")
    assert found("Eve", "An evening at Ann's")


@pytest.mark.parametrize(
    "text",
    [
        *("ann", "ANN", "zoe", "zoë", "marie", "anne-ma", "o'n", "neil", "straße", "strasse"),
        *("christ", "drive", "revo", "flood", "(flood)", "ann march", ""),
        *("2025", "march", "mar 2025", "2025-03", "2025-03-15", "sat", "saturday"),
    ],
)
def test_what_begins_a_word_finds_it(text: str) -> None:
    players = "Zoë O'Neil", "Anne-Marie Straße"
    assert found(text, "Christmas drive", "the (flood)", "a revoke", *players)


@pytest.mark.parametrize("text", ["oe", "rie", "unday", "ann april", "2024", "5-03"])
def test_what_begins_no_word_does_not(text: str) -> None:
    assert not found(text, "Christmas drive", "", "", "Zoë O'Neil", "Anne-Marie Straße")


def test_the_usual_title_is_not_shown_but_one_of_their_own_is() -> None:
    for title, shown in (("Friday evening", ""), ("Friday evening at Ann's", None)):
        line = Line(1, SATURDAY, title, "", (), (RUBBER,), 4, "")
        assert searched(line, usual_titles())[0].title == (title if shown is None else shown)
