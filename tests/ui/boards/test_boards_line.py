"""The line for results of several tables: its size and words, and the table above it."""

from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from scorepad.bridge.entering_results import ResultPlace, place_of
from scorepad.ui.boards.lines import Grid
from scorepad.ui.boards.results_page import POINTS
from scorepad.ui.parts.labels import Label
from scorepad.ui.settings import Theme
from tests.ui.ways.sessions import HOWELL, all_in_but_one, evening
from tests.ui.windows import Opened, flush

SCORE = 5
"""The column with what North-South won."""


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
    assert line.said.text() == "All results are in; double-click one to correct it."
    assert line.seen == place, "it stays in view"
    assert line.cancel.isHidden()
    assert [label for label in named if label.isVisible()] == []


def test_the_result_just_entered_is_named_until_the_next_key(opened: Opened) -> None:
    """The page is at the next board by then, where a slip of the fingers would not be seen."""
    window = opened(evening(HOWELL))
    line = window.boards.line
    window.resize(1024, 600)
    flush()

    def named() -> list[str]:
        labels = line.findChildren(Label)
        return [each.text() for each in labels if each is not line.said and each.isVisible()]

    line.enter_text("4sn-1")
    assert named() == ["Board 1, 6–1: 4♠ N −1 · NS −50"]
    assert "Board 2" in line.said.text(), "what is asked for next"
    line.enter_text("p")
    assert named() == ["Board 2, 6–1: Passed out"]
    QTest.keyClicks(line.field, "4")
    assert named() == []
    line.enter_text("4hw")
    assert named() == ["Board 3, 6–1: 4♥ W = · NS −620"]
    window.document.steps.undo()
    assert named() == []


def test_the_round_and_the_table_are_named_where_they_are_planned(opened: Opened) -> None:
    line = opened(evening(HOWELL)).boards.line
    assert line.said.text().startswith("Round 1, table 1 · Board 1: 6 ")
    line.enter_text("4sn")
    line.enter_text("4sn")
    line.enter_text("4sn")
    assert line.said.text().startswith("Round 1, table 2 · Board ")


@pytest.mark.parametrize("points", [12, 20, 28])
def test_the_question_is_about_as_large_as_other_words(opened: Opened, points: int) -> None:
    """What is typed is told by an example in the field, and what else lacks room goes first."""
    window = opened(evening(HOWELL))
    window.settings.points = points
    window.apply_look()
    for _ in range(2):  # the first one leads to a larger window
        window.resize(1008, 560)
        flush()
    line = window.boards.line
    assert line.said.text().endswith("Board 1: 6 Mrs Kay Smith & Lou against 1 Ann & Bob")
    assert line.said.font().pointSizeF() >= 0.85 * points
    assert line.field.placeholderText() == "such as 4sn+1"


@pytest.mark.parametrize("points", [16, 20, 28])
def test_scores_stay_longer_than_whole_names(opened: Opened, points: int) -> None:
    lines = _results(opened, points, 1024, 570)
    assert not lines.isColumnHidden(SCORE)
    assert points > 16 or not any(map(lines.isColumnHidden, POINTS))


def test_figures_are_near_their_names_in_a_wide_window(opened: Opened) -> None:
    lines = _results(opened, 12, 1920, 1050)
    letter = lines.fontMetrics().averageCharWidth()
    for names in (0, 1):
        assert lines.columnWidth(names) < lines.sizeHintForColumn(names) + 12 * letter
    assert lines.horizontalHeader().length() < lines.viewport().width()


def _results(opened: Opened, points: int, width: int, height: int) -> Grid[Any]:
    window = opened(evening(HOWELL))
    window.settings.points = points
    window.apply_look()
    window.resize(width, height)
    for typed in ("1 6-1 4sn", "1 2-3 4sn", "1 4-5 6sxxe-4"):
        window.boards.line.enter_text(typed)
    window.boards.line.go_to(ResultPlace(1, "4", "5"))
    flush()
    return window.boards.results.lines
