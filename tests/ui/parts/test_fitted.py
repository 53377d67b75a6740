"""Words as large as possible, and names that are shortened before words become smaller."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QFontMetricsF

from scorepad.ui.painting.wrapping import largest_fitting
from scorepad.ui.parts.fitted import LEAST_SHARE, fit_names
from scorepad.ui.words import shortened, sides
from tests.bridge.table import LETTERS


@pytest.mark.parametrize(
    ("name", "ways"),
    [
        ("Christopher Fox", ["Christopher F.", "Christopher F.", "C. F."]),
        ("Mary Ann Brown-Smythe", ["Mary Ann B.", "Mary B.", "M. B."]),
        ("Mrs. Featherstone", []),
        ("Ann", []),
        ("", []),
    ],
)
def test_the_surname_is_shortened_first(name: str, ways: list[str]) -> None:
    assert shortened(name) == ways


def test_partners_are_shortened_together() -> None:
    we, they = ("Christopher Fox", "Mary Brown"), ("Ann", "Mary Ann Dew")
    assert sides(we, they) == [
        ["Christopher Fox · Mary Brown", "Ann · Mary Ann Dew"],
        ["Christopher F. · Mary B.", "Ann · Mary Ann D."],
        ["Christopher F. · Mary B.", "Ann · Mary D."],
        ["C. F. · M. B.", "Ann · M. D."],
    ]
    assert sides((), ()) == [["", ""]]


@pytest.mark.parametrize(("room", "found"), [(20, 12), (11.7, 11.5), (9.2, 9), (3, 9)])
def test_words_are_as_large_as_they_fit(room: float, found: float) -> None:
    tried: list[float] = []

    def fits(points: float) -> bool:
        tried.append(points)
        return points <= room

    assert largest_fitting(12, 9, fits) == found == tried[-1]


def test_short_names_stay_whole_beside_one_that_is_shortened() -> None:
    names, font = fit_names(["Ann", "Christopher Featherstonehaugh"], [130, 130], 12)
    assert names == ["Ann", "Christopher F."]
    assert font.pointSizeF() == 12


def test_all_names_are_smaller_together() -> None:
    names, font = fit_names(["Ann", "Christopher Featherstonehaugh"], [100, 100], 12)
    assert names == ["Ann", "Christopher F."]
    assert 12 * LEAST_SHARE <= font.pointSizeF() < 12


def test_initials_come_last() -> None:
    assert fit_names(["Christopher Featherstonehaugh"], [40], 12)[0] == ["C. F."]


def test_two_who_would_be_called_alike_are_not() -> None:
    names, _ = fit_names(["Mary Brown-Worthington", "Mary Bentinck-Smith"], [140, 140], 12)
    assert names == ["Mary Brown-Worthin…", "Mary Bentinck-Smith"]


@given(
    st.lists(st.text(LETTERS, min_size=1, max_size=60), min_size=4, max_size=4),
    st.floats(30, 200),
)
def test_every_name_keeps_to_its_room(names: list[str], room: float) -> None:
    found, font = fit_names(names, [room] * 4, 12)
    assert all(QFontMetricsF(font).horizontalAdvance(name) <= room + 1 for name in found)
