"""Whole evenings with one finger: from the menu to the card of the winners, and paper."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QMenu,
    QScrollArea,
    QSpinBox,
    QStyle,
    QStyleOptionSpinBox,
    QWidget,
)

from scorepad.bridge.comparison import Comparison, Played
from scorepad.bridge.contract import SPADES
from scorepad.bridge.movements import Movement
from scorepad.bridge.seats import NORTH
from scorepad.bridge.typed.partial_deal import Bid
from scorepad.ui.boards.tables_page import TablesPage
from scorepad.ui.evening.new_evening_page import NewEveningPage
from scorepad.ui.paper.print_dialog import PrintDialog
from scorepad.ui.scores.result_sheet import ResultSheet
from scorepad.ui.scores.settle_page import SettlePage
from scorepad.ui.window.main_window import MainWindow
from tests.bridge.table import bid
from tests.ui.window.test_fingers_on_glass import Finger, finger, glass
from tests.ui.windows import Opened

__all__ = ["finger", "glass"]


class Hand:
    """A hand with one finger, at a window as large as the screen."""

    def __init__(self, window: MainWindow, finger: Finger) -> None:
        self.window, self.finger = window, finger

    def tap(self, *parts: QWidget, at: QPoint | None = None) -> None:
        """Tap what is whole in sight, as anybody could."""
        for part in parts:
            place = at or part.rect().center()
            assert part.isVisible(), part
            assert part.isEnabled(), part
            assert part.visibleRegion().contains(place), (part, "is not in sight")
            self.finger.tap(part, place)
            QTest.qWait(20)

    def see(self, part: QWidget) -> None:
        """Roll the area around a part until it is in sight."""
        areas = (each for each in part.window().findChildren(QScrollArea) if each.isVisible())
        port = next(each for each in areas if each.isAncestorOf(part)).viewport()
        for _ in range(8):
            if part.visibleRegion().contains(part.rect().center()):
                return
            above = part.mapTo(port, QPoint()).y() < 0
            self.finger.swipe(port, port.rect().center(), QPoint(0, 120 if above else -120))
            QTest.qWait(600)

    def choose(self, *path: str) -> None:
        """Go through the menus."""
        bar, menu = self.window.menuBar(), None
        for name in path:
            shown: QWidget = menu or bar
            action = next(one for one in shown.actions() if one.text().replace("&", "") == name)
            place = bar.actionGeometry(action) if menu is None else menu.actionGeometry(action)
            self.tap(shown, at=place.center())
            opened = action.menu()
            menu = opened if isinstance(opened, QMenu) else menu

    def set_number(self, field: QSpinBox, wanted: int) -> None:
        option = QStyleOptionSpinBox()
        field.initStyleOption(option)
        controls = QStyle.SubControl
        self.see(field)
        while field.value() != wanted:
            arrow = controls.SC_SpinBoxUp if field.value() < wanted else controls.SC_SpinBoxDown
            kind = QStyle.ComplexControl.CC_SpinBox
            self.tap(field, at=field.style().subControlRect(kind, option, arrow, field).center())

    def pick(self, box: QComboBox, row: int) -> None:
        self.tap(box)
        view = box.view()
        QTest.qWait(QApplication.doubleClickInterval() + 50)
        self.tap(view.viewport(), at=view.visualRect(box.model().index(row, 0)).center())

    def result(self, level: int, over: int = 0) -> None:
        pad = self.window.boards.cards
        assert pad
        self.tap(pad.bids.card(Bid(level, SPADES)), pad.declarers.card(NORTH))
        if over:
            self.tap(pad.results.card(over))
        self.tap(pad.enter)

    @property
    def comparison(self) -> Comparison:
        found = self.window.document.evening.session
        assert found
        return found


@pytest.fixture
def hand(opened: Opened, finger: Finger) -> Hand:
    window = opened()
    window.resize(790, 590)
    window.move(0, 0)
    window.activateWindow()
    QTest.qWait(10)
    return Hand(window, finger)


def begin(hand: Hand, kind: int, number: int, boards: int) -> TablesPage:
    window = hand.window
    hand.choose("Evening", "New evening…")
    (page,) = window.findChildren(NewEveningPage)
    hand.tap(page.tables)
    (tables,) = window.findChildren(TablesPage)
    hand.tap(tables.change)
    if kind:
        hand.pick(tables.who.kind, kind)
    hand.set_number(tables.who.number, number)
    hand.set_number(tables.moves.boards, boards)
    return tables


def names(tables: TablesPage) -> list[QWidget]:
    return [field for field in tables.who.names if field.isVisible()]


def correct_the_first(hand: Hand) -> None:
    """Two taps on a line, as two clicks: what is pressed next corrects it."""
    stage, pad = hand.window.boards, hand.window.boards.cards
    assert pad
    lines = stage.results.lines
    first = lines.visualRect(lines.lines.index(0, 0)).center()
    for _ in range(2):
        hand.tap(lines.viewport(), at=first)
    hand.tap(pad.results.card(-1), pad.enter)


def test_a_howell_with_one_finger(hand: Hand) -> None:
    """Three rounds of four pairs on one board: a result is corrected, one is taken out."""
    tables = begin(hand, 0, 4, 1)
    assert tables.moves.movement.value is Movement.HOWELL
    hand.tap(tables.main)
    window, stage = hand.window, hand.window.boards
    hand.tap(stage.line.pad)
    hand.result(4)
    hand.result(4, 1)
    assert [one.what for one in hand.comparison.results] == [
        Played(bid("N 4S"), 10),
        Played(bid("N 4S"), 11),
    ]
    boards = stage.results.boards
    hand.tap(boards.viewport(), at=boards.visualRect(boards.lines.index(0, 0)).center())
    correct_the_first(hand)
    assert hand.comparison.results[0].what == Played(bid("N 4S"), 9)
    hand.choose("Deal", "Delete deal")
    assert len(hand.comparison.results) == 1
    while hand.window.boards.missing:
        hand.result(3)
    (card,) = window.findChildren(ResultSheet)
    assert card.isVisible()
    hand.tap(card.cards)
    (paper,) = window.findChildren(PrintDialog)
    assert paper.isVisible()


def test_a_match_with_one_finger(hand: Hand) -> None:
    """Two teams at two tables, with an average, Undo, and who pays whom."""
    window, stage = hand.window, hand.window.boards
    tables = begin(hand, 1, 2, 1)
    pairs = ("Ann & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal")
    for name, field in zip(pairs, names(tables), strict=True):
        hand.see(field)
        hand.tap(field)
        QTest.keyClicks(field, name)  # on the keyboard of the desktop
    hand.see(tables.money.paid_for)
    hand.pick(tables.money.paid_for, 1)
    hand.see(tables.money.amount)
    hand.tap(tables.money.amount)
    QTest.keyClicks(tables.money.amount, "1")
    hand.tap(tables.main)
    hand.tap(stage.line.pad)
    pad = stage.cards
    assert pad
    hand.tap(pad.average, pad.awards.card("ave+ ave-"), pad.enter, stage.line.undo)
    assert not hand.comparison.results
    hand.result(4)
    hand.tap(pad.pass_card, pad.enter)
    boards = stage.results.boards
    hand.tap(boards.viewport(), at=boards.visualRect(boards.lines.index(0, 0)).center())
    correct_the_first(hand)
    assert hand.comparison.results[0].what == Played(bid("N 4S"), 9)
    for turn in (1, 2, 3, 0):
        hand.tap(stage.turns[turn])
    while stage.missing:
        hand.result(4)
    (card,) = window.findChildren(ResultSheet)
    hand.tap(card.print)
    (paper,) = window.findChildren(PrintDialog)
    hand.tap(paper.leave)
    hand.choose("Evening", "Settling up…")
    (page,) = window.findChildren(SettlePage)
    hand.see(page.payments.paid)
    hand.tap(page.payments.paid)
    assert window.document.evening.settled


def test_four_friends_with_one_finger(hand: Hand) -> None:
    """Named, drawn and seated; two rubbers, the second with others, and who pays whom."""
    window = hand.window
    hand.choose("Evening", "New evening…")
    (page,) = window.findChildren(NewEveningPage)
    for row, name in zip(page.people.rows, ("Ann", "Bob", "Cy", "Di"), strict=False):
        hand.tap(row.field)
        QTest.keyClicks(row.field, name)  # on the keyboard of the desktop
    hand.tap(page.draw)
    hand.tap(page.draw)
    hand.tap(page.main)
    evening = window.document.evening
    assert sorted(evening.rounds[0].seating.players) == ["Ann", "Bob", "Cy", "Di"]
    hand.tap(window.entry.pad)
    pad = window.tonight.pad
    for _ in range(2):
        for level in (4, 5):
            hand.tap(pad.bids.card(Bid(level, SPADES)), pad.declarers.card(NORTH), pad.enter)
        QTest.qWait(600)
        if len(window.document.evening.rounds) == 1:
            hand.tap(window.next_round.play_on)
    hand.tap(window.next_round.end)
    (card,) = window.findChildren(ResultSheet)
    hand.tap(card.settle)
    (settling,) = window.findChildren(SettlePage)
    hand.tap(settling.stake)
    QTest.keyClicks(settling.stake, "1")
    QTest.keyClick(settling.stake, Qt.Key.Key_Return)
    QTest.qWait(20)
    hand.see(settling.payments.paid)
    hand.tap(settling.payments.paid)
    assert window.document.evening.settled
    hand.tap(settling.back)
    hand.tap(card.print)
    (paper,) = window.findChildren(PrintDialog)
    assert paper.isVisible()
