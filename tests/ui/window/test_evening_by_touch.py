"""An evening with one finger: a rubber on the pad, a correction, the next round, and the end."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from scorepad.bridge.contract import HEARTS, NOTRUMP, SPADES, Strain
from scorepad.bridge.notation import read_deal
from scorepad.bridge.seats import EAST, NORTH, SOUTH, Seat
from scorepad.bridge.typed.partial_deal import Bid
from scorepad.ui.scores.result_sheet import ResultSheet
from scorepad.ui.window.main_window import MainWindow
from tests.ui.window.test_fingers_on_glass import Finger, finger, glass
from tests.ui.windows import Opened

__all__ = ["finger", "glass"]


class Evening:
    """A table at which everything is touched."""

    def __init__(self, window: MainWindow, finger: Finger) -> None:
        self.window, self.finger = window, finger

    def tap(self, *parts: QWidget) -> None:
        for part in parts:
            assert part.isVisible(), part
            self.finger.tap(part)
            QApplication.processEvents()

    def deal(self, bid: tuple[int, Strain], declarer: Seat, over: int = 0) -> None:
        pad = self.window.tonight.pad
        self.tap(pad.bids.card(Bid(*bid)), pad.declarers.card(declarer))
        if over:
            self.tap(pad.results.card(over))
        self.tap(pad.enter)

    def items(self) -> list[object]:
        return [item for one in self.window.document.evening.rounds for item in one.items]


@pytest.fixture
def evening(opened: Opened, finger: Finger) -> Evening:
    window = opened()
    window.resize(790, 590)
    window.activateWindow()
    QApplication.processEvents()
    return Evening(window, finger)


def test_an_evening_with_one_finger(evening: Evening) -> None:
    window = evening.window
    evening.tap(window.entry.pad)
    assert window.tonight.pad.isVisible()
    evening.deal((4, SPADES), NORTH)
    evening.deal((3, NOTRUMP), EAST, -1)
    assert evening.items() == [read_deal("N 4S="), read_deal("E 3NT-1")]
    deals = window.deal_list
    if not deals.isVisible():
        evening.tap(window.tonight.list_turn)
    row = deals.visualRect(deals.model().index(2, 1)).center()
    for _ in range(2):
        evening.finger.tap(deals.viewport(), row)
    QApplication.processEvents()
    assert window.entry.is_correcting
    evening.tap(window.tonight.pad.declarers.card(SOUTH), window.tonight.pad.enter)
    assert evening.items()[1] == read_deal("S 3NT-1")
    evening.deal((4, HEARTS), SOUTH, 1)
    QTest.qWait(600)
    evening.tap(window.next_round.play_on)
    assert len(window.document.evening.rounds) == 2
    evening.deal((6, HEARTS), NORTH)
    evening.deal((3, NOTRUMP), NORTH)
    QTest.qWait(600)
    evening.tap(window.next_round.end)
    (card,) = window.findChildren(ResultSheet)
    assert card.isVisible()
