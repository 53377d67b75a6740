"""The line for results of several tables: its size."""

import pytest
from PySide6.QtWidgets import QWidget

from scorepad.bridge.entering_results import place_of
from scorepad.ui.parts.labels import Label
from scorepad.ui.settings import Theme
from tests.ui.ways.sessions import HOWELL, all_in_but_one, evening
from tests.ui.windows import Opened, flush


@pytest.mark.parametrize("points", [12, 16, 20, 28])
def test_what_is_typed_has_its_height_at_once_and_in_other_colours(
    opened: Opened, points: int
) -> None:
    window = opened()
    window.settings.points = points
    window.resize(1366, 768)
    window.apply_look()
    window.document.open(evening(HOWELL))
    field = window.boards.line.field
    flush()
    assert _is_whole(field)
    window.settings.theme = Theme.DARK
    window.apply_look()
    flush()
    assert _is_whole(field)


def _is_whole(field: QWidget) -> bool:
    return field.height() >= 1.3 * field.fontMetrics().height() - 1


def test_a_correction_is_named_and_can_be_cancelled(opened: Opened) -> None:
    """Also once all results are in, when nothing is asked instead."""
    window = opened(evening(all_in_but_one(HOWELL)))
    line = window.boards.line
    window.resize(1024, 600)
    line.enter_text("4sn")
    window.document.open(evening(line.comparison))  # without the card of who won
    assert line.cancel.isHidden()
    place = place_of(line.comparison.results[0])
    line.go_to(place)
    flush()
    named = [label for label in line.findChildren(Label) if label is not line.said]
    assert [label.text() for label in named if label.isVisible()] == ["Correcting 4♠ N ="]
    assert line.cancel.isVisible()
    assert line.by_board.isHidden()
    line.cancel.click()
    assert line.said.text() == "All results are in. Click one to correct it."
    assert line.seen == place, "it stays in view"
    assert line.cancel.isHidden()
    assert [label for label in named if label.isVisible()] == []


def test_the_round_and_the_table_are_named_where_they_are_planned(opened: Opened) -> None:
    line = opened(evening(HOWELL)).boards.line
    assert line.said.text().startswith("Round 1, table 1 · Board 1: 6 ")
    line.enter_text("4sn")
    line.enter_text("4sn")
    line.enter_text("4sn")
    assert line.said.text().startswith("Round 1, table 2 · Board ")
