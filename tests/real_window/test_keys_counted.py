"""The number of keys or clicks for everything done every evening, on a real screen."""

from functools import partial

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.bridge.contract import SPADES
from scorepad.bridge.deal import Item
from scorepad.bridge.evening import Evening
from scorepad.bridge.notation import read_deal
from scorepad.bridge.seats import NORTH
from scorepad.ui.scores.result_sheet import ResultSheet
from tests.bridge.table import FOUR, entered
from tests.real_window.test_evening_by_mouse import Mouse
from tests.real_window.test_typed_evening import deals_entered, opened, xdotool
from tests.ui.windows import Opened

__all__ = ["opened"]
EIGHT = ("N 1C", "E 1D", "S 1H", "N 1S", "E 1C-1", "S 1D-1", "W 1H-1", "N 1S-1")


def at(opened: Opened, qtbot: QtBot, evening: Evening | None = None) -> Mouse:
    """A table at which keys and clicks are counted from now on."""
    window = opened(evening) if evening else opened()
    qtbot.waitExposed(window)
    assert QGuiApplication.platformName() == "xcb", "run these on an X screen"
    xdotool("windowfocus", "--sync", str(int(window.winId())))
    made = Mouse(window, qtbot)
    made.until(window.entry.field)
    return made


def items(table: Mouse) -> tuple[Item, ...]:
    return table.window.document.evening.rounds[-1].items


@pytest.mark.parametrize(
    ("typed", "entered_as", "keys"),
    [
        ("4sn", "N 4S=", 4),
        ("5dex-2", "E 5DX-2", 7),
        ("6cnh150s", "N 6C= honours S 150", 9),
        ("p", "pass", 2),
    ],
)
def test_a_deal(typed: str, entered_as: str, keys: int, opened: Opened, qtbot: QtBot) -> None:
    table = at(opened, qtbot)
    table.type(typed)
    table.key("Return")
    qtbot.waitUntil(partial(deals_entered, table.window, 1))
    assert items(table) == (read_deal(entered_as),)
    assert (table.keys, table.clicks) == (keys, 0)


def test_a_wrong_declarer_four_deals_back(opened: Opened, qtbot: QtBot) -> None:
    """A double click, the letter, Enter."""
    table = at(opened, qtbot, Evening((entered(*EIGHT),)))
    table.press_row(table.window.deal_list, 5, times=2)
    qtbot.waitUntil(lambda: table.window.entry.is_correcting)
    table.type("w")
    table.key("Return")
    qtbot.waitUntil(lambda: items(table)[4] == read_deal("W 1C-1"))
    assert (table.keys, table.clicks) == (2, 2)


def test_the_next_rubber(opened: Opened, qtbot: QtBot) -> None:
    table = at(opened, qtbot, Evening((entered("N 4S", "N 3NT", seating=FOUR),)))
    table.key("Return")
    qtbot.waitUntil(lambda: len(table.window.document.evening.rounds) == 2)
    assert (table.keys, table.clicks) == (1, 0)


def test_the_same_four_as_last_time(opened: Opened, qtbot: QtBot) -> None:
    """One key on the card of the evening."""
    table = at(opened, qtbot, Evening((entered("N 4S", "N 3NT", seating=FOUR),)))
    table.click(table.window.next_round.end)
    card = table.seen(ResultSheet)
    table.clicks = 0
    (letter,) = (button.text()[button.text().index("&") + 1].lower() for button in (card.again,))
    table.key(f"alt+{letter}")
    qtbot.waitUntil(partial(deals_entered, table.window, 0))
    assert table.window.document.table.seating.players == FOUR.players
    assert (table.keys, table.clicks) == (1, 0)


def test_a_made_contract_on_the_pad(opened: Opened, qtbot: QtBot) -> None:
    table = at(opened, qtbot)
    table.click(table.window.entry.pad)
    qtbot.waitUntil(table.window.tonight.pad.isVisible)
    QApplication.processEvents()
    table.clicks = 0
    table.deal((4, SPADES), NORTH)
    qtbot.waitUntil(partial(deals_entered, table.window, 1))
    assert (table.keys, table.clicks) == (0, 3)
