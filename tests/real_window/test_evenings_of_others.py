"""Other kinds of evenings: chukkers by mouse, a Howell by keys, a match by mouse."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.bridge.comparison import Comparison, Played
from scorepad.bridge.contract import CLUBS, DIAMONDS, HEARTS, NOTRUMP, SPADES
from scorepad.bridge.expected_results import all_expected
from scorepad.bridge.movements import Movement
from scorepad.bridge.options import CHICAGO, DUPLICATE
from scorepad.bridge.seats import EAST, NORTH, SOUTH, WEST
from scorepad.bridge.typed.partial_deal import Bid
from scorepad.ui.boards.tables_page import TablesPage
from scorepad.ui.document import Document
from scorepad.ui.evening.new_evening_page import NewEveningPage
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.scores.result_sheet import ResultSheet
from scorepad.ui.window.page_bar import WindowPage
from tests.bridge.table import bid
from tests.real_window.test_evening_by_mouse import Mouse
from tests.real_window.test_typed_boards import TYPED, results
from tests.real_window.test_typed_evening import deals_entered, xdotool
from tests.ui.ways.sessions import PAIRS
from tests.ui.windows import open_window


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Mouse]:
    """A small laptop."""
    assert QGuiApplication.platformName() == "xcb", "run these on an X screen"
    auto_save = AutoSave(tmp_path / "evenings.db")
    window = open_window(Document(auto_save=auto_save), tmp_path / "s.ini")
    qtbot.addWidget(window)
    qtbot.waitExposed(window)
    window.resize(1024, 600)
    made = Mouse(window, qtbot)
    bring_forward(made)
    yield made
    window.turn_to(WindowPage.TONIGHT)
    auto_save.close()


def bring_forward(table: Mouse) -> None:
    """Activate the window, as a desktop does when a dialog closes."""
    xdotool("windowfocus", "--sync", str(int(table.window.winId())))


def session(table: Mouse) -> Comparison:
    found = table.window.document.evening.rounds[-1].comparison
    assert found
    return found


def new_evening(table: Mouse) -> NewEveningPage:
    """Open all settings on the page of a new evening."""
    table.press_entry(table.window.menus.evening, "New evening")
    page = table.seen(NewEveningPage)
    table.click(page.change)
    table.qtbot.waitUntil(page.options.forms[CHICAGO].isVisible)
    QApplication.processEvents()
    return page


def test_chukkers_by_mouse_alone(table: Mouse) -> None:
    """Nobody is named, and nothing is typed; a passed-out deal is dealt again."""
    window, qtbot = table.window, table.qtbot
    page = new_evening(table)
    table.click(page.options.forms[CHICAGO])
    qtbot.waitUntil(page.options.forms[CHICAGO].isChecked)
    table.click(page.main)
    qtbot.waitUntil(lambda: window.document.evening.rounds[0].options.form is CHICAGO)
    table.click(window.entry.pad)
    qtbot.waitUntil(window.tonight.pad.isVisible)
    QApplication.processEvents()
    pad = window.tonight.pad
    table.deal((2, SPADES), NORTH)
    qtbot.waitUntil(partial(deals_entered, window, 1))
    table.click(pad.pass_card)
    table.click(pad.enter)
    rest = (((3, NOTRUMP), EAST, -1), ((4, HEARTS), SOUTH, 1), ((5, CLUBS), WEST, 0))
    for number, deal in enumerate(rest, start=2):
        qtbot.waitUntil(partial(deals_entered, window, number))
        table.deal(*deal)
    qtbot.waitUntil(window.next_round.play_on.isVisible)
    QApplication.processEvents()
    table.click(window.next_round.play_on)
    qtbot.waitUntil(lambda: len(window.document.evening.rounds) == 2)
    QApplication.processEvents()
    table.deal((1, DIAMONDS), NORTH)
    qtbot.waitUntil(partial(deals_entered, window, 6))
    table.press_row(window.deal_list, 1, times=2)
    qtbot.waitUntil(lambda: window.entry.is_correcting)
    table.click(pad.declarers.card(WEST))
    table.click(pad.enter)
    qtbot.waitUntil(lambda: window.document.scored.rounds[-1].total.ew == 20)
    assert table.keys == 0


def test_a_howell_of_six_pairs_by_keys(table: Mouse) -> None:
    """From the first window to the winners; a wrong declarer is Up, the letter, Enter."""
    window, qtbot = table.window, table.qtbot
    table.key("ctrl+n")
    page = table.opened()
    table.key("alt+g")
    qtbot.waitUntil(page.options.forms[CHICAGO].isVisible)
    table.key("alt+u")
    qtbot.waitUntil(page.options.forms[DUPLICATE].isChecked)
    table.key("alt+t")
    tables = table.seen(TablesPage)
    for place, name in enumerate(PAIRS):
        table.until(tables.who.names[place])
        table.type(name)
        table.key("Return")
    table.press_enter()
    table.press_enter()
    qtbot.waitUntil(lambda: window.document.evening.rounds[0].comparison is not None)
    bring_forward(table)
    table.until(window.boards.line.field)
    plan = session(table).plan
    assert plan
    assert plan.movement is Movement.HOWELL
    expected = len([*all_expected(session(table))])
    for number in range(expected):
        table.type(TYPED[number % len(TYPED)])
        table.key("Return")
        qtbot.waitUntil(partial(lambda wanted: results(window) == wanted, number + 1))
    table.seen(ResultSheet)
    table.key("Escape")
    table.until(window.boards.line.field)
    assert table.clicks == 0


def test_a_wrong_declarer_at_several_tables(table: Mouse) -> None:
    window, qtbot = table.window, table.qtbot
    begin_a_match(table)
    for number, typed in enumerate(("4sn", "3nn"), start=1):
        table.type(typed)
        table.key("Return")
        qtbot.waitUntil(partial(lambda wanted: results(window) == wanted, number))
    table.keys = 0
    table.key("Up")
    qtbot.waitUntil(lambda: window.boards.line.field.selectedText() == "3nt n")
    table.type("e")
    table.key("Return")
    qtbot.waitUntil(lambda: session(table).results[-1].what == Played(bid("E 3NT"), 9))
    assert table.keys == 3


def begin_a_match(table: Mouse) -> None:
    """Begin with two teams of four by clicks, apart from the box that says so."""
    window, qtbot = table.window, table.qtbot
    page = new_evening(table)
    table.click(page.options.forms[DUPLICATE])
    qtbot.waitUntil(page.options.honours.isHidden)
    QApplication.processEvents()  # what is below moves up
    table.click(page.tables)
    tables = table.seen(TablesPage)
    table.click(tables.change)
    qtbot.waitUntil(tables.who.kind.isVisible)
    QApplication.processEvents()
    table.click(tables.who.kind)
    view = tables.who.kind.view()
    qtbot.waitUntil(view.isVisible)
    QApplication.processEvents()
    table.press(view.viewport(), view.visualRect(tables.who.kind.model().index(1, 0)))
    qtbot.waitUntil(lambda: not view.isVisible())
    QApplication.processEvents()
    table.click(tables.main)
    qtbot.waitUntil(lambda: window.document.evening.rounds[0].comparison is not None)
    bring_forward(table)
    table.until(window.boards.line.field)


def test_a_match_by_mouse(table: Mouse) -> None:
    """All results by the pad, one of them corrected, up to the card of the winners."""
    window, qtbot = table.window, table.qtbot
    begin_a_match(table)
    assert session(table).settings.scoring.is_match
    table.click(window.boards.line.pad)
    qtbot.waitUntil(lambda: window.boards.cards is not None and window.boards.cards.isVisible())
    QApplication.processEvents()
    pad = window.boards.cards
    assert pad
    bids = ((4, SPADES), NORTH), ((3, NOTRUMP), EAST), ((2, HEARTS), SOUTH)
    expected = len([*all_expected(session(table))])
    for number in range(expected):
        contract, declarer = bids[number % 3]
        cards = [pad.bids.card(Bid(*contract)), pad.declarers.card(declarer)]
        cards += [pad.results.card(-1)] if number % 4 == 0 else []
        for card in (*cards, pad.enter):
            table.click(card)
        qtbot.waitUntil(partial(lambda wanted: results(window) == wanted, number + 1))
    table.seen(ResultSheet)
    assert table.keys == 0
