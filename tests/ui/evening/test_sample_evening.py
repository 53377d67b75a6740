"""The sample evening of five, from the first card to the back score, typed in as users would."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from scorepad.bridge.back_score import back_score
from scorepad.bridge.seats import Both
from tests.ui.evening.asked import CARDS, SMITHS, asked, press, type_lines, wait_for
from tests.ui.windows import Opened, shown_sheets

DEALS = (
    "4dx mrs s-3",
    "2cx mr j+1",
    "4s mrs s+1",
    "3n mr s-2",
    "3h mr j",
    "1n mr s+1",
    "2d mr s-3",
    "6c mr j+1 h100 mr j",
)


def test_from_the_first_card_to_the_back_score(opened: Opened) -> None:
    window = opened()
    page = asked(window, window.openers.new_evening)
    type_lines((*SMITHS, ""))
    page.people.rows[0].keeps.click()
    press(Qt.Key.Key_Return)
    page.type_cards.click()
    type_lines(CARDS)
    assert page.people.keeper == "Mr. Smith"
    press(Qt.Key.Key_Return)
    wait_for(window.entry.field.hasFocus)
    for deal in DEALS:
        QTest.keyClicks(window.entry.field, deal)
        press(Qt.Key.Key_Return)
        assert window.entry.text == "", window.entry.message
    (column,) = back_score(window.document.scored)
    assert column.hundreds == {
        "Mr. Smith": 18,
        "Mrs. Smith": -18,
        "Mr. Jones": 18,
        "Mrs. Jones": -18,
        "Charlie": 0,
    }
    assert column.points["Mr. Jones"] == 1830
    total = window.document.scored.rounds[0].total
    assert (total.of(window.document.scored.rounds[0].we), total.margin) == (2380, 1830)
    assert total == Both(550, 2380)
    assert ("2380", "550") in shown_sheets(window)
