"""The picture of the table: what it says to a reader, and what a click on it opens."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scorepad.bridge.evening import Evening
from scorepad.ui.rounds import table_panel
from scorepad.ui.rounds.players_dialog import PlayersDialog
from tests.bridge.table import FOUR, entered
from tests.ui.windows import Opened, flush, sample, type_deal


def test_the_table_in_words(opened: Opened) -> None:
    window = opened(sample())
    said = window.table.accessibleDescription()
    assert "We win by 1830: 18 on the back score" in said
    type_deal(window, "2ss")
    said = window.table.accessibleDescription()
    assert "Deal 2: Mr. Jones deals" in said
    assert "We need 40 for game" in said
    assert "Mrs. Jones sits out" in said


def test_a_click_on_the_table_seats_the_players(opened: Opened) -> None:
    window = opened(sample())
    middle = QPoint(window.table.width() // 2, 60)
    QTest.mouseClick(window.table, Qt.MouseButton.LeftButton, pos=middle)
    (dialog,) = window.findChildren(PlayersDialog)
    dialog.reject()
    below = QPoint(window.table.width() // 2, window.table.height() - 5)
    QTest.mouseClick(window.table, Qt.MouseButton.LeftButton, pos=below)
    flush()
    assert not window.findChildren(PlayersDialog)
    assert "Mr. Smith" in window.table.toolTip()


@pytest.mark.parametrize(
    ("keeper", "letters"), [("Ann", "NESW"), ("Bob", "ESWN"), ("Di", "WNES"), (None, "SWNE")]
)
def test_each_chair_has_its_letter_however_the_picture_is_turned(
    keeper: str | None, letters: str, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    def draw_letter(painter: object, place: object, letter: str, *look: object) -> None:
        drawn.append(letter)

    monkeypatch.setattr(table_panel, "draw_letter", draw_letter)
    window = opened(Evening((entered("N 4S=", seating=FOUR, keeper=keeper),)))
    window.table.grab()
    assert "".join(drawn[-4:]) == letters


def test_larger_words_are_not_smaller_in_a_low_window(opened: Opened) -> None:
    window = opened()
    window.resize(1024, 575)
    sizes = []
    for points in (12, 16, 20, 28):
        window.settings.points = points
        window.apply_look()
        QApplication.processEvents()
        sizes.append(window.table.sentence_places()[1][1].pointSizeF())
    assert min(sizes) >= 12
