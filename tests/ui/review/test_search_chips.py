"""Chips in a narrow list: none is cut off, however large the words."""

import pytest
from pytestqt.qtbot import QtBot

from scorepad.ui.review.search_chips import SearchChips
from tests.ui.windows import dress, main_window


@pytest.mark.parametrize("points", [12, 20, 28])
def test_none_is_cut_off(points: int, qtbot: QtBot) -> None:
    window = main_window(qtbot)
    chips = SearchChips()
    chips.setParent(window)
    chips.show_search("gerda 2021", {"Gerda Featherstonehaugh"})
    window.show()
    chips.resize(240, 400)
    dress(window, points=points)
    first, year = chips.chips
    assert first.sizeHint().width() <= 240
    assert first.accessibleName() == "Search without player Gerda Featherstonehaugh"
    assert year.font().pointSizeF() == points
