"""Names in a place that is narrow, and the letters of their chairs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSizeF

from scorepad.ui.parts.player_name import fit_name
from tests.bridge.table import LETTERS

ROOM = QSizeF(110, 36)


def test_a_short_name_is_as_large_as_other_words() -> None:
    name = fit_name("Ann", ROOM, 12)
    assert (name.text, name.font.pointSizeF()) == ("Ann", 12)


def test_a_long_one_is_smaller() -> None:
    name = fit_name("Mrs. Featherstone", ROOM, 12)
    assert name.text == "Mrs. Featherstone"
    assert name.font.pointSizeF() < 12


def test_a_very_long_one_stands_in_two_lines() -> None:
    name = fit_name("Ottoline Cavendish-Bentinck", ROOM, 12)
    assert name.text == "Ottoline Cavendish-Bentinck"
    assert name.size.height() > fit_name("Ann", ROOM, 12).size.height()


@pytest.mark.parametrize("endless", ["W" * 100, "Eve " * 25])
def test_what_no_place_holds_is_cut_off(endless: str) -> None:
    name = fit_name(endless, ROOM, 12)
    assert name.text.endswith("…")
    assert len(name.text) > 5


def test_where_there_is_no_room_at_all_it_is_drawn_nevertheless() -> None:
    assert fit_name("Ann", QSizeF(1, 1), 12).text == "Ann"


@given(st.text(LETTERS, min_size=1, max_size=100))
def test_every_name_keeps_to_its_place(name: str) -> None:
    size = fit_name(name, ROOM, 12).size
    assert size.width() <= ROOM.width()
    assert size.height() <= ROOM.height()
