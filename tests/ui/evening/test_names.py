"""Names on the page of a new evening: offered, completed, refused where they cannot be."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scorepad.bridge.seats import Seating
from tests.ui.evening.asked import (
    Remembered,
    asked,
    focused,
    name_players,
    press,
    type_lines,
)
from tests.ui.windows import Opened


def test_known_names_complete_whatever_their_case(opened: Opened) -> None:
    window = opened()
    window.openers.earlier = Remembered(players=("Ann", "Anna", "Bob"))
    page = asked(window, window.openers.new_evening)
    fields = [row.field for row in page.people.rows]
    QTest.keyClicks(fields[0], "an")
    completer = fields[0].completer()
    offered = completer.completionModel()
    assert [offered.index(row, 0).data() for row in range(offered.rowCount())] == ["Ann", "Anna"]
    press(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert fields[0].text() == "Anna"
    assert fields[1].hasFocus()
    QTest.keyClicks(focused(), "ann")
    press(Qt.Key.Key_Tab)
    assert fields[1].text() == "Ann"
    assert fields[2].hasFocus()


def test_a_whole_name_leaves_the_next_click_alone(opened: Opened) -> None:
    """An open list would close, and text typed then would be added to the name."""
    window = opened()
    window.openers.earlier = Remembered(players=("Ann", "Anna", "Bob"))
    page = asked(window, window.openers.new_evening)
    lists = [row.field.list for row in page.people.rows]
    for typed, offered in (("bo", True), ("b", False)):
        QTest.keyClicks(focused(), typed)
        QApplication.processEvents()
        assert lists[0].isVisible() is offered
    press(Qt.Key.Key_Return)
    QTest.keyClicks(focused(), "Ann")
    QApplication.processEvents()
    assert lists[1].isVisible()  # or it is Anna


def test_a_name_is_offered_once(opened: Opened) -> None:
    window = opened()
    window.openers.earlier = Remembered(players=("Ann", "Anna", "Bob"))
    page = asked(window, window.openers.new_evening)
    type_lines(("Ann",))
    QTest.keyClicks(focused(), "a")
    offered = page.people.rows[1].field.completer().completionModel()
    assert [offered.index(row, 0).data() for row in range(offered.rowCount())] == ["Anna"]


@pytest.mark.parametrize(
    ("names", "wrong", "said"),
    [
        (("Ann", "Bob", "Ann"), 2, "Ann is already there."),
        (("Ann", "ANN"), 1, "ANN is already there."),
        (("S",), 0, "S alone means the seat South; type more of the name."),
        (("Ann", "x" * 101), 1, "longer than 100 letters"),
        (("Ann\u202egnat",), 0, "U+202E"),
    ],
)
def test_a_name_that_cannot_be_is_marked_where_it_is(
    names: tuple[str, ...], wrong: int, said: str, opened: Opened
) -> None:
    window = opened()
    before = window.document.evening
    page = asked(window, window.openers.new_evening)
    name_players(page, names)
    page.accept()
    fields = [row.field for row in page.people.rows]
    assert [field.is_wrong for field in fields].index(True) == wrong
    assert said in fields[wrong].complaint.text()
    assert not fields[wrong].complaint.isHidden()
    assert fields[wrong].hasFocus()
    assert [field.text() for field in fields][: len(names)] == list(names)
    assert window.document.evening is before
    fields[wrong].setText("Zoe")
    assert not fields[wrong].is_wrong
    page.accept()
    assert "Zoe" in window.document.evening.rounds[0].seating.players


@pytest.mark.parametrize("name", ["<b>Ann</b>", "=1+1", "A & B", "{name}", "李雷", "O’Brien, Mrs."])
def test_a_name_is_text_and_nothing_else(name: str, opened: Opened) -> None:
    window = opened()
    page = asked(window, window.openers.new_evening)
    name_players(page, (name, "Bob", "Cy", "Di"))
    page.draw.click()
    page.draw.click()
    assert name in page.effects.text()
    assert page.effects.textFormat() is Qt.TextFormat.PlainText
    page.accept()
    assert name in window.document.evening.rounds[0].seating.players


def test_whoever_sits_out_takes_an_empty_chair(opened: Opened) -> None:
    page = asked(window := opened(), window.openers.new_evening)
    name_players(page, ("Ann", "", "Cy", "", "Eve", "", "Gus"))
    page.accept()
    assert window.document.evening.rounds[0].seating == Seating("Ann", "Eve", "Cy", "Gus")
