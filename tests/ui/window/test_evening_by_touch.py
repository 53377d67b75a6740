"""An evening with one finger: a rubber on the pad, a correction, the next round, and the end."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from scorepad.bridge import evening as bridge_evening
from scorepad.bridge.comparison import Comparison
from scorepad.bridge.contract import HEARTS, NOTRUMP, SPADES, Strain
from scorepad.bridge.expected_results import still_expected
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import CHICAGO
from scorepad.bridge.seats import EAST, NORTH, SOUTH, Seat
from scorepad.bridge.typed.partial_deal import Bid
from scorepad.ui.scores.result_sheet import ResultSheet
from scorepad.ui.window.main_window import MainWindow
from tests.bridge.table import FIVE, entered
from tests.ui.ways.sessions import HOWELL, TEAMS
from tests.ui.ways.sessions import evening as at_tables
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


def test_chukkers_of_five_with_one_finger(evening: Evening) -> None:
    """A passed-out deal is dealt again; Undo removes what the finger entered last."""
    window = evening.window
    window.document.open(bridge_evening.Evening((entered(seating=FIVE, form=CHICAGO),)))
    evening.tap(window.entry.pad)
    pad = window.tonight.pad
    for chukker in range(2):
        evening.deal((2, HEARTS), NORTH)
        evening.tap(pad.pass_card, pad.enter)
        evening.deal((3, NOTRUMP), EAST, -1)
        evening.tap(window.entry.undo)
        evening.deal((3, NOTRUMP), EAST, 1)
        evening.deal((1, SPADES), SOUTH)
        evening.deal((4, SPADES), SOUTH)
        assert len(evening.items()) == 5 * (chukker + 1)
        QTest.qWait(600)
        evening.tap(window.next_round.end if chukker else window.next_round.play_on)
    (card,) = window.findChildren(ResultSheet)
    assert card.isVisible()


@pytest.mark.parametrize("session", [HOWELL, TEAMS])
def test_boards_with_one_finger(session: Comparison, evening: Evening) -> None:
    """To the card and back, to correct a result and see the card again."""
    window = evening.window
    window.document.open(at_tables(session))
    boards = window.boards
    evening.tap(boards.line.pad)
    pad = boards.cards
    assert pad
    for _ in still_expected(session)[3:]:
        boards.line.enter_text("4sn")
    for _ in range(3):
        evening.tap(pad.bids.card(Bid(4, SPADES)), pad.declarers.card(NORTH), pad.enter)
    (card,) = window.findChildren(ResultSheet)
    evening.tap(card.back)
    line = boards.results.lines
    for _ in range(2):
        evening.finger.tap(line.viewport(), line.visualRect(line.model().index(0, 0)).center())
    QApplication.processEvents()
    evening.tap(pad.results.card(-1), pad.enter)
    evening.tap(boards.result)
    (card,) = (each for each in window.findChildren(ResultSheet) if each.isVisible())
    assert "win" in card.view.accessibleName()
