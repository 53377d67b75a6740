"""Whole evenings typed as users do, from the first name to the last coin paid."""

from itertools import combinations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from scorepad.bridge.back_score import back_score, running_totals
from scorepad.bridge.evening import Evening
from scorepad.bridge.seats import Both, Side
from scorepad.ui.scores.settle_page import SettlePage
from scorepad.ui.window.main_window import MainWindow
from tests.bridge.table import FIVE, entered
from tests.ui.evening.asked import CARDS, SMITHS, asked, focused, press, type_lines, wait_for
from tests.ui.windows import Opened, shown, shown_back_score, shown_sheets

SAMPLE = (
    "4dx mrs. smith -3",
    "2cx mr. jones +1",
    "4s mrs. smith +1",
    "3n mr. smith -2",
    "3h mr. jones",
    "1n mr. smith +1",
    "2d mr. smith -3",
    "6c mr. jones +1 h100 mr. jones",
)
SAMPLE_SCORES = (
    Both(0, 500),
    Both(0, 730),
    Both(150, 730),
    Both(250, 730),
    Both(250, 820),
    Both(250, 890),
    Both(550, 890),
    Both(550, 2380),
)
"""From 001, after every deal: the men sit East and West."""


def front(window: MainWindow) -> None:
    """Activate the window, as the desktop does when a dialog closes."""
    window.activateWindow()
    wait_for(window.entry.field.hasFocus)


def test_the_sample_evening(opened: Opened) -> None:
    """001: five players draw, eight deals, the back score; counted in keys."""
    window = opened()
    front(window)
    QTest.keyClick(focused(), Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    page = asked(window, lambda: None)
    keys = 1 + type_lines((*SMITHS, ""))
    press(Qt.Key.Key_Return)  # cards are face down; theirs are typed
    page.type_cards.click()  # Alt+Y
    keys += 2 + type_lines(CARDS)
    press(Qt.Key.Key_Return)
    keys += 1
    front(window)
    for deal, total in zip(SAMPLE, SAMPLE_SCORES, strict=True):
        keys += type_lines((deal,))
        assert window.document.scored.rounds[0].total == total
    assert shown_sheets(window)[-1] == ("550", "2380")
    assert shown_back_score(window) == [
        ("Mrs. Smith", "−18", "−18"),
        ("Mr. Smith", "+18", "+18"),
        ("Mrs. Jones", "−18", "−18"),
        ("Mr. Jones", "+18", "+18"),
        ("Charlie", "0", "0"),
    ]
    said = [line.replace("\N{NO-BREAK SPACE}", " ") for line in window.round_panel.sentences]
    assert said[:3] == ["Mr. Smith and Mr. Jones", "win by 1830", "+18 on the back score"]
    # Charlie replaces Mr. Jones, and the two players to Charlie's right change seats.
    moved = window.round_panel.picture.accessibleDescription()
    assert "Charlie comes in for Mr. Jones" in moved
    assert "Mrs. Jones and Mr. Smith change seats" in moved
    assert keys < 300


def test_five_rubbers_of_five_players(opened: Opened) -> None:
    """Enter takes each proposal; every partnership comes up once, and everybody sits out once."""
    window = opened(Evening((entered(seating=FIVE, ranked=FIVE.players),), planned=5))
    front(window)
    for number in range(5):
        type_lines(("4sn", "4hn"))
        if number < 4:
            assert window.round_panel.isVisible()
            press(Qt.Key.Key_Return)
    seatings = [one.seating for one in window.document.scored.rounds]
    pairs = [frozenset(seating.pair(side)) for seating in seatings for side in Side]
    assert sorted(map(sorted, pairs)) == sorted(map(list, combinations(FIVE.players, 2)))
    assert sorted(name for seating in seatings for name in seating.out) == list(FIVE.players)
    assert window.next_round.title.text() == "That was the last of 5 rounds planned."
    press(Qt.Key.Key_Return)
    assert len(window.document.evening.rounds) == 5


def test_002_to_the_last_coin(opened: Opened) -> None:
    """The side with two games loses by 810, and pays for 8 hundreds."""
    window = opened()
    front(window)
    QTest.keyClick(focused(), Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    dialog = asked(window, lambda: None)
    type_lines(("Ned", "Eve", "Sue", "Wim", ""))
    dialog.main.click()
    front(window)
    seats = dict(window.document.table.seating)
    assert sorted(seats.values()) == ["Eve", "Ned", "Sue", "Wim"]
    deals = ("2hs+2", "4sxe-2", "3ne+1", "3se", "2se-2", "6hxs+1", "1ne+1", "3cs", "3se")
    type_lines(deals)
    scored = window.document.scored.rounds[0]
    assert (scored.total, scored.margin) == (Both(1690, 880), 810)
    said = window.round_panel.sentences
    assert said[1:3] == ["win by 810", "+8 on the back score"]
    assert said[3].endswith("won both games")
    totals = running_totals(back_score(window.document.scored))
    QTest.keyClick(
        focused(),
        Qt.Key.Key_K,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    (settling,) = window.findChildren(SettlePage)
    wait_for(settling.isActiveWindow)
    type_lines(("0.25",))
    winners = {name for name, hundreds in totals.items() if hundreds > 0}
    assert len(settling.payments.lines) == 2
    assert all(said.endswith("2.00") for said in settling.payments.lines)
    assert {row[-1] for row in shown(settling.model) if row[0] in winners} == {"+2.00"}
    settling.payments.paid.click()
    assert settling.payments.news.text() == "Everything is paid."
