"""A word finds evenings by the beginning of a name, of a written word, or of a date."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from scorepad.archive.listing import EveningLine
from scorepad.bridge.options import DUPLICATE, RUBBER
from scorepad.ui.review.searching import Searched, understood

SATURDAY = date(2025, 3, 15)
TITLES = {"flo": "Flood", "round fin": "Final\nround", "end": "the  end"}
ANY_TITLE = st.sampled_from(["", *TITLES.values()])


def an_evening(
    key: int, title: str = "", note: str = "", remarks: str = "", *players: str
) -> EveningLine:
    return EveningLine(key, SATURDAY, title, note, players, (RUBBER, DUPLICATE), 4, remarks)


def found(text: str, title: str = "", note: str = "", remarks: str = "", *players: str) -> bool:
    searched = Searched()
    searched.add([an_evening(1, title, note, remarks, *players)])
    return [*searched.found(text)] == [1]


@given(st.lists(st.lists(ANY_TITLE, max_size=4), max_size=4), st.integers(0, 12), ANY_TITLE)
def test_a_changed_evening_is_found_by_what_it_is_now(
    stretches: list[list[str]], changed: int, title: str
) -> None:
    searched, titles = Searched(), dict[int, str]()
    for stretch in stretches:
        new = dict(enumerate(stretch, len(titles)))
        searched.add(an_evening(key, title) for key, title in new.items())
        titles |= new
    searched.change(an_evening(changed, title))
    titles[changed] = title
    for typed, wanted in TITLES.items():
        assert [*searched.found(typed)] == [key for key in titles if titles[key] == wanted]
    assert [*searched.found("")] == [*titles]


@pytest.mark.parametrize(
    "text",
    [
        *("ann", "ANN", "zoe", "zoë", "marie", "anne-ma", "o'n", "neil", "straße", "strasse"),
        *("christ", "drive", "revo", "flood", "(flood)", "ann march", ""),
        *("2025", "march", "mar 2025", "2025-03", "2025-03-15", "sat", "saturday"),
        *("15.3.2025", "15/3/25", "15-Mar-2025", "2025/3/15"),
        *("rubber", "Duplicate", "boards", "board", "rub mar 2025 zoe"),
    ],
)
def test_what_begins_a_word_finds_it(text: str) -> None:
    players = "Zoë O'Neil", "Anne-Marie Straße"
    assert found(text, "Christmas drive", "the (flood)", "a revoke", *players)


class _German(QTranslator):
    def translate(self, context: str, source: str, said: str | None = "", number: int = -1) -> str:
        return {"Duplicate boards": "Turnierboards"}.get(source, "")


def test_a_form_is_found_in_the_language_of_the_user_too(qapp: QApplication) -> None:
    german = _German()
    qapp.installTranslator(german)
    try:
        assert found("turnier")
        assert found("duplicate")
    finally:
        qapp.removeTranslator(german)


@pytest.mark.parametrize(
    "text", ["oe", "rie", "unday", "ann april", "2024", "5-03", "chicago", "chukker"]
)
def test_what_begins_no_word_does_not(text: str) -> None:
    assert not found(text, "Christmas drive", "", "", "Zoë O'Neil", "Anne-Marie Straße")


@pytest.mark.parametrize(
    ("word", "meaning"),
    [
        ("ing", "player Ingrid Bo"),
        ("INGRID", "player Ingrid Bo"),
        ("tom", "“tom”"),
        ("hall", "player Tom Hall"),
        ("chi", "Chicago"),
        ("duplicate", "Boards"),
        ("mar", "player Margaret"),
        ("march", "March"),
        ("sat", "Saturday"),
        ("2025", "2025"),
        ("flood", "“flood”"),
    ],
)
def test_what_a_word_of_the_search_means(word: str, meaning: str) -> None:
    assert understood(word, ["Ingrid Bo", "Tom Hall", "Tom Ash", "Margaret"]) == meaning
