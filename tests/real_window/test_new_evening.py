"""A new evening on a real screen: keys and clicks from a fresh start to the first deal, counted."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scorepad.ui.document import Document
from scorepad.ui.evening.new_evening_page import NewEveningPage
from scorepad.ui.evening.place_row import PlaceRow
from scorepad.ui.parts.keyboard import AT_ONCE
from scorepad.ui.window.main_window import MainWindow
from tests.real_window.test_typed_evening import deals_entered, xdotool
from tests.ui.windows import open_window

FIVE = ("Ann", "Bob", "Cy", "Di", "Eve")


class Table:
    """A window on the screen, and the number of keys and clicks."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window, self.qtbot = window, qtbot
        self.keys = self.clicks = 0

    def key(self, *names: str) -> None:
        for name in names:
            xdotool("key", name)
            self.keys += 1

    def press_enter(self) -> None:
        """Press Enter like a hand that presses it again: not in the same moment."""
        self.qtbot.wait(2 * AT_ONCE)
        self.key("Return")

    def type(self, text: str) -> None:
        xdotool("type", "--delay", "2", text)
        self.keys += len(text)

    def click(self, part: QWidget) -> None:
        """Click the middle of a part once the layout is final."""
        for _ in range(3):
            QApplication.processEvents()
        at = part.mapToGlobal(QPoint(part.width() // 2, part.height() // 2))
        xdotool("mousemove", "--sync", str(at.x()), str(at.y()), "click", "1")
        self.clicks += 1

    def until(self, widget: QWidget) -> None:
        self.qtbot.waitUntil(widget.hasFocus)

    def opened(self) -> NewEveningPage:
        self.qtbot.waitUntil(lambda: bool(self.window.findChildren(NewEveningPage)))
        page = self.window.findChildren(NewEveningPage)[-1]
        self.until(page.people.rows[0].field)
        return page


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Table:
    assert QGuiApplication.platformName() == "xcb", "run these on an X screen"
    window = open_window(Document(), tmp_path / "s.ini")
    qtbot.addWidget(window)
    qtbot.waitExposed(window)
    xdotool("windowfocus", "--sync", str(int(window.winId())))
    return Table(window, qtbot)


def name_five(table: Table, page: NewEveningPage) -> None:
    for place, name in enumerate(FIVE):
        table.type(name)
        table.key("Return")
        table.until(page.people.rows[place + 1].field)


def enter_first_deal(table: Table) -> None:
    table.qtbot.waitUntil(lambda: not table.window.findChildren(NewEveningPage))
    table.until(table.window.entry.field)
    table.type("4sn")
    table.key("Return")
    table.qtbot.waitUntil(partial(deals_entered, table.window, 1))
    seating = table.window.document.evening.rounds[0].seating
    assert sorted(seating.players) == sorted(FIVE)
    assert table.window.document.evening.rounds[0].ranked


def begin_with_a_draw(table: Table) -> None:
    """Five names, and Enter three times more."""
    table.key("ctrl+n")
    page = table.opened()
    name_five(table, page)
    table.key("Return")
    table.until(page.draw)
    table.press_enter()
    table.qtbot.waitUntil(lambda: page.people.is_face_down)
    table.press_enter()
    table.until(page.main)
    table.press_enter()


def is_up(row: PlaceRow) -> bool:
    return row.picture.card is not None


def test_by_keys_alone(table: Table) -> None:
    begin_with_a_draw(table)
    enter_first_deal(table)
    assert (table.keys, table.clicks) == (27, 0)


def test_with_the_mouse_where_there_is_a_button(table: Table) -> None:
    """A click turns up each card."""
    table.key("ctrl+n")
    page = table.opened()
    name_five(table, page)
    table.click(page.draw)
    table.qtbot.waitUntil(lambda: page.people.is_face_down)
    for row in page.people.rows[:5]:
        table.click(row.picture)
        table.qtbot.waitUntil(partial(is_up, row))
    table.until(page.main)
    table.click(page.main)
    enter_first_deal(table)
    assert (table.keys, table.clicks) == (23, 7)
