"""The picture of the table: what it says to a reader, and what a click on it opens."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scorepad.bridge.corrections import At
from scorepad.bridge.evening import Evening
from scorepad.ui.deals.deal_dialog import DealDialog
from scorepad.ui.rounds import table_panel
from scorepad.ui.rounds.players_dialog import PlayersDialog
from scorepad.ui.window.main_window import MainWindow
from tests.bridge.table import EVE_FOR_ANN, FOUR, entered
from tests.ui.windows import Opened, flush, sample, shown, type_deal


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


TAKEN_OVER = Evening((entered("S 4S", "S 2S", EVE_FOR_ANN, "E 2S", seating=FOUR, keeper="Bob"),))


def names(window: MainWindow) -> list[str]:
    return [name for name, *_ in shown(window.players)]


def test_while_a_deal_is_corrected_the_table_is_that_of_the_deal(opened: Opened) -> None:
    window = opened(TAKEN_OVER)
    now, here = window.table.sentences(), names(window)
    assert now[0] == "Deal 4: Di deals"
    assert "Eve" in here[:4]
    window.entry.correct(At(0, 1))
    assert window.table.sentences() == [
        "An earlier deal, of Rubber 1",
        "Deal 2: Bob deals",
        "They are vulnerable",
        "We need 100 for game",
        "They need 100 for game and rubber",
    ]
    assert names(window) == ["Bob", "Cy", "Di", "Ann"]
    assert "Ann, North" in window.table.toolTip()
    QTest.keyClick(window.entry.field, Qt.Key.Key_Escape)
    assert (window.table.sentences(), names(window)) == (now, here)
    window.entry.insert(At(0, 0))
    assert window.table.sentences()[1] == "Deal 1: Ann deals"
    type_deal(window, "pass")
    assert window.table.sentences()[0] == "Deal 5: Eve deals"


def test_an_earlier_deal_is_shown_between_two_rounds_too(opened: Opened) -> None:
    window = opened(Evening((entered("S 4S", "S 4S", seating=FOUR),)))
    assert window.round_panel.isVisible()
    window.entry.correct(At(0, 0))
    assert not window.round_panel.isVisible()
    assert window.table.isVisible()
    before = window.table.grab().toImage()
    window.entry.give_up()
    assert window.round_panel.isVisible()
    assert window.table.grab().toImage() != before


def test_and_while_it_is_corrected_on_the_pad(opened: Opened) -> None:
    window = opened(TAKEN_OVER)
    window.openers.correct_on_pad(At(0, 0))
    assert window.table.sentences()[1] == "Deal 1: Ann deals"
    (pad,) = window.findChildren(DealDialog)
    pad.reject()
    assert window.table.sentences()[0] == "Deal 4: Di deals"


def test_a_deal_that_is_taken_back_is_looked_at_no_more(opened: Opened) -> None:
    window = opened(Evening((entered(seating=FOUR),)))
    type_deal(window, "4sn")
    window.entry.correct(At(0, 0))
    window.document.steps.undo()
    assert window.table.sentences()[0] == "Deal 1: Ann deals"
    assert window.players.earlier is None


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
