"""A whole evening with a mouse on a real screen: only names and the stake are typed."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QMenu,
    QWidget,
)
from pytestqt.qtbot import QtBot

from scorepad.bridge.contract import CLUBS, DIAMONDS, HEARTS, NOTRUMP, SPADES, Strain
from scorepad.bridge.deal import Item
from scorepad.bridge.evening import Evening
from scorepad.bridge.movements import Movement, Plan
from scorepad.bridge.notation import read_deal
from scorepad.bridge.seats import EAST, NORTH, SOUTH, WEST, Seat
from scorepad.bridge.typed.partial_deal import Bid
from scorepad.ui.document import Document
from scorepad.ui.evening.this_evening_page import ThisEveningPage
from scorepad.ui.paper.print_dialog import PrintDialog
from scorepad.ui.review.evenings_page import EveningsPage
from scorepad.ui.review.standings_page import PARTNERSHIPS, StandingsPage
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.scores.result_sheet import ResultSheet
from scorepad.ui.scores.settle_page import SettlePage
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.window.page_bar import WindowPage
from tests.bridge.table import FIVE, entered
from tests.real_window.test_new_evening import Table
from tests.real_window.test_typed_evening import deals_entered, xdotool
from tests.ui.ways.sessions import TEAMS
from tests.ui.ways.sessions import evening as at_tables
from tests.ui.windows import open_window

W = TypeVar("W", bound=QWidget)


class Mouse(Table):
    """A table at which everything is clicked."""

    def press(self, part: QWidget, place: QRect, button: str = "1", times: int = 1) -> None:
        at = part.mapToGlobal(place.center())
        click = ("click", "--repeat", str(times), "--delay", "60", button)
        xdotool("mousemove", "--sync", str(at.x()), str(at.y()), *click)
        self.clicks += times

    def press_row(self, view: QAbstractItemView, row: int, times: int = 1) -> None:
        """Turn the wheel until a row can be seen, and click it."""
        index, port = view.model().index(row, 1), view.viewport()
        while not port.rect().contains(view.visualRect(index)):
            up = view.visualRect(index).top() < 0
            self.press(port, port.rect(), "4" if up else "5")
            self.clicks -= 1
            was = view.verticalScrollBar().value()
            self.qtbot.waitUntil(partial(has_moved, view.verticalScrollBar(), was))
        self.press(port, view.visualRect(index), times=times)

    def press_entry(self, menu: QMenu, text: str) -> None:
        """Open a menu of the bar, and click an entry."""
        bar = self.window.menuBar()
        self.press(bar, bar.actionGeometry(menu.menuAction()))
        self.qtbot.waitUntil(menu.isVisible)
        (action,) = (one for one in menu.actions() if one.text().replace("&", "").startswith(text))
        self.press(menu, menu.actionGeometry(action))

    def deal(self, bid: tuple[int, Strain], declarer: Seat, over: int = 0) -> None:
        pad = self.window.tonight.pad
        cards = [pad.bids.card(Bid(*bid)), pad.declarers.card(declarer)]
        for card in [*cards, pad.results.card(over)] if over else cards:
            self.click(card)
            self.qtbot.waitUntil(card.isChecked)
        self.click(pad.enter)

    def seen(self, kind: type[W]) -> W:
        """Wait for a page or a dialog, and return it."""

        def found() -> list[W]:
            return [one for one in self.window.findChildren(kind) if one.isVisible()]

        self.qtbot.waitUntil(lambda: bool(found()))
        QApplication.processEvents()
        return found()[-1]


def has_moved(bar: QAbstractSlider, was: int) -> bool:
    return bar.value() != was


@pytest.fixture
def mouse(qtbot: QtBot, tmp_path: Path) -> Iterator[Mouse]:
    assert QGuiApplication.platformName() == "xcb", "run these on an X screen"
    auto_save = AutoSave(tmp_path / "evenings.db")
    window = open_window(Document(auto_save=auto_save), tmp_path / "s.ini")
    qtbot.addWidget(window)
    qtbot.waitExposed(window)
    xdotool("windowfocus", "--sync", str(int(window.winId())))
    yield Mouse(window, qtbot)
    window.turn_to(WindowPage.TONIGHT)
    auto_save.close()


def test_a_whole_evening(mouse: Mouse, tmp_path: Path) -> None:
    name_four(mouse)
    play_a_rubber(mouse)
    correct_and_insert(mouse)
    end_two_rubbers(mouse)
    settle_and_save(mouse, tmp_path)
    look_back(mouse)


def name_four(mouse: Mouse) -> None:
    mouse.click(mouse.window.table.who)
    page = mouse.seen(ThisEveningPage)
    for place, name in enumerate(("Ann", "Bob", "Cy", "Di")):
        mouse.click(page.people.rows[place].field)
        mouse.until(page.people.rows[place].field)
        mouse.type(name)
    mouse.click(page.main)
    mouse.qtbot.waitUntil(lambda: mouse.window.document.table.seating.players[3] == "Di")
    assert (mouse.keys, mouse.clicks) == (10, 6)


def play_a_rubber(mouse: Mouse) -> None:
    mouse.click(mouse.window.entry.pad)
    mouse.qtbot.waitUntil(mouse.window.tonight.pad.isVisible)
    QApplication.processEvents()
    mouse.clicks = 0
    deals = (
        ((4, SPADES), NORTH, 0),
        ((3, NOTRUMP), WEST, -1),
        ((2, HEARTS), EAST, 1),
        ((3, CLUBS), SOUTH, -1),
        ((1, NOTRUMP), NORTH, 0),
        ((5, DIAMONDS), EAST, -2),
        ((1, SPADES), WEST, 0),
        ((1, HEARTS), SOUTH, -1),
    )
    for number, (bid, declarer, over) in enumerate(deals, start=1):
        mouse.deal(bid, declarer, over)
        mouse.qtbot.waitUntil(partial(deals_entered, mouse.window, number))
    assert mouse.clicks == 3 * 8 + 5


def items(window: MainWindow) -> tuple[Item, ...]:
    return window.document.evening.rounds[0].items


def correct_and_insert(mouse: Mouse) -> None:
    """A wrong declarer four deals back, and a forgotten deal before that."""
    window, pad = mouse.window, mouse.window.tonight.pad
    mouse.clicks = 0
    mouse.press_row(window.deal_list, 5, times=2)
    mouse.qtbot.waitUntil(lambda: window.entry.is_correcting)
    mouse.click(pad.declarers.card(SOUTH))
    mouse.click(pad.enter)
    mouse.qtbot.waitUntil(lambda: items(window)[4] == read_deal("S 1NT="))
    assert mouse.clicks == 4
    mouse.press_row(window.deal_list, 4)
    mouse.press_entry(window.menus.deal, "Insert")
    mouse.qtbot.waitUntil(lambda: window.entry.is_correcting)
    mouse.deal((2, CLUBS), WEST, -1)
    mouse.qtbot.waitUntil(lambda: items(window)[3] == read_deal("W 2C-1"))
    assert mouse.clicks == 11


def end_two_rubbers(mouse: Mouse) -> None:
    window = mouse.window
    mouse.deal((3, NOTRUMP), NORTH)
    mouse.qtbot.waitUntil(window.next_round.play_on.isVisible)
    mouse.click(window.next_round.play_on)
    mouse.qtbot.waitUntil(lambda: len(window.document.evening.rounds) == 2)
    for number in (11, 12):
        mouse.deal((4, HEARTS), NORTH)
        mouse.qtbot.waitUntil(partial(deals_entered, window, number))
    mouse.qtbot.waitUntil(window.next_round.end.isVisible)
    mouse.click(window.next_round.end)


def settle_and_save(mouse: Mouse, folder: Path) -> None:
    result = mouse.seen(ResultSheet)
    mouse.click(result.settle)
    page = mouse.seen(SettlePage)
    mouse.until(page.stake)
    mouse.type("1")
    mouse.key("Return")
    mouse.qtbot.waitUntil(lambda: bool(mouse.window.document.evening.rounds[0].stake))
    mouse.click(page.back)
    mouse.click(mouse.seen(ResultSheet).print)
    dialog = mouse.seen(PrintDialog)
    mouse.click(dialog.save)
    where = mouse.seen(QFileDialog)
    where.setDirectory(str(folder))
    saves = where.findChildren(QDialogButtonBox)[0].button(QDialogButtonBox.StandardButton.Save)
    mouse.click(saves)
    mouse.qtbot.waitUntil(lambda: any(folder.glob("*.pdf")))
    mouse.qtbot.waitUntil(dialog.leave.isEnabled)
    mouse.click(dialog.leave)
    mouse.qtbot.waitUntil(lambda: not mouse.window.findChildren(PrintDialog))


def look_back(mouse: Mouse) -> None:
    window = mouse.window
    mouse.click(window.page_bar.buttons[WindowPage.EVENINGS])
    evenings = mouse.seen(EveningsPage)
    mouse.qtbot.waitUntil(lambda: evenings.replay.stepper.last == 12)
    mouse.click(evenings.replay.step_through)
    mouse.until(evenings.replay.stepper)
    mouse.qtbot.waitUntil(lambda: evenings.replay.stepper.step == 1)
    mouse.click(evenings.replay.stepper.forward)
    mouse.qtbot.waitUntil(lambda: evenings.replay.stepper.step == 2)
    mouse.click(window.page_bar.buttons[WindowPage.STANDINGS])
    standings = mouse.seen(StandingsPage)
    standings.turn_to(PARTNERSHIPS)
    best = standings.tables[PARTNERSHIPS].model()
    mouse.qtbot.waitUntil(lambda: best.rowCount() > 1)
    assert best.index(0, 0).data() == "Ann & Bob"


def test_a_friend_leaves_in_the_middle_of_a_rubber(mouse: Mouse) -> None:
    window = mouse.window
    window.document.open(Evening((entered("N 4S=", seating=FIVE),)))
    mouse.press_entry(window.menus.evening, "This evening")
    page = mouse.seen(ThisEveningPage)
    east, out = page.people.rows[1], page.people.rows[4]
    mouse.qtbot.waitUntil(east.box.isVisible)
    mouse.press(east.box, QRect(east.box.width() - 30, 0, 20, east.box.height()))
    names = east.box.view()
    mouse.qtbot.waitUntil(names.isVisible)
    mouse.press(names.viewport(), names.visualRect(names.model().index(4, 0)))
    mouse.qtbot.waitUntil(lambda: (east.name, out.name) == ("Eve", "Bob"))
    (clear,) = out.field.findChildren(QAbstractButton)
    mouse.click(clear)
    mouse.qtbot.waitUntil(lambda: "Bob leaves" in page.effects.text())
    mouse.click(page.main)
    there = ("Ann", "Eve", "Cy", "Di")
    mouse.qtbot.waitUntil(lambda: window.document.table.seating.players == there)


def test_a_match_of_two_tables(mouse: Mouse) -> None:
    window = mouse.window
    plan = Plan(Movement.TEAMS, 4, 1, rounds=2)
    window.document.open(at_tables(replace(TEAMS, plan=plan, results=())))
    boards = window.boards
    mouse.click(boards.line.pad)
    mouse.qtbot.waitUntil(lambda: bool(boards.cards and boards.cards.isVisible()))
    pad = boards.cards
    assert pad
    QApplication.processEvents()
    mouse.clicks = 0
    for number, declarer in enumerate((NORTH, NORTH, SOUTH, WEST), start=1):
        for card in (pad.bids.card(Bid(4, SPADES)), pad.declarers.card(declarer)):
            mouse.click(card)
            mouse.qtbot.waitUntil(card.isChecked)
        mouse.click(pad.enter)
        mouse.qtbot.waitUntil(partial(results_in, window, number))
    assert mouse.clicks == 3 * 4
    assert "win" in mouse.seen(ResultSheet).view.accessibleName()


def results_in(window: MainWindow, number: int) -> bool:
    comparison = window.document.evening.rounds[-1].comparison
    return comparison is not None and len(comparison.results) == number
