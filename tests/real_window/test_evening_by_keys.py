"""A whole evening of five players by keys alone on a real screen, to standings and back."""

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from scorepad.archive.archive import Archive
from scorepad.bridge.back_score import back_score, running_totals
from scorepad.bridge.evening import Evening
from scorepad.bridge.notation import read_deal
from scorepad.bridge.seats import EAST, NORTH, SOUTH, WEST, Both, Seat
from scorepad.bridge.settling import still_open
from scorepad.ui.document import Document
from scorepad.ui.evening.this_evening_page import ThisEveningPage
from scorepad.ui.paper.print_dialog import PrintDialog
from scorepad.ui.review.evenings_page import EveningsPage
from scorepad.ui.review.standings_page import StandingsPage
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.scores.back_score_page import BackScorePage
from scorepad.ui.scores.settle_page import SettlePage
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.window.page_bar import WindowPage
from scorepad.ui.window.table_view import TableView
from tests.real_window.test_new_evening import FIVE, Table, begin_with_a_draw
from tests.real_window.test_typed_evening import xdotool
from tests.ui.windows import open_window

W = TypeVar("W", bound=QWidget)

F11 = "95"
"""By its number: on a keyboard that also has it with Alt, xdotool would press that."""


class Keyboard(Table):
    """A table without a mouse; the program can be closed and started again."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self._folder = folder
        self.auto_save = AutoSave(folder / "evenings.db")
        super().__init__(self._open(Document(auto_save=self.auto_save), qtbot), qtbot)

    def _open(self, document: Document, qtbot: QtBot) -> MainWindow:
        window = open_window(document, self._folder / "s.ini")
        qtbot.addWidget(window)
        qtbot.waitExposed(window)
        self.bring_forward(window)
        return window

    def bring_forward(self, window: QWidget) -> None:
        """Activate a window, as a desktop does when the one above it closes."""
        xdotool("windowfocus", "--sync", str(int(window.winId())))

    def start_again(self) -> None:
        self.key("ctrl+q")
        self.qtbot.waitUntil(self.window.isHidden)
        self.auto_save.close()
        self.auto_save = AutoSave(self._folder / "evenings.db")
        key = self.auto_save.look_up(Archive.latest_key)
        assert key is not None
        evening = self.auto_save.look_up(lambda archive: archive.load(key))
        self.window = self._open(Document(evening, auto_save=self.auto_save, key=key), self.qtbot)

    @property
    def evening(self) -> Evening:
        return self.window.document.evening

    @property
    def names(self) -> dict[Seat, str]:
        return {seat: name.lower() for seat, name in self.window.document.table.seating}

    @property
    def total(self) -> Both:
        return self.window.document.scored.rounds[-1].total

    def line(self, typed: str) -> None:
        """Type a line, and press Enter once all of it is shown."""
        self.until(self.window.entry.field)
        self.type(typed)
        self.qtbot.waitUntil(lambda: self.window.entry.text == typed)
        self.key("Return")

    def has_played(self, rounds: int, deals: int) -> bool:
        """Whether this many rounds have begun, with this many deals in the last."""
        return (len(self.evening.rounds), len(self.evening.rounds[-1].items)) == (rounds, deals)

    def deal(self, typed: str) -> None:
        before = self.evening
        self.line(typed)
        self.qtbot.waitUntil(lambda: self.evening != before)

    def seen(self, kind: type[W]) -> W:
        """Wait for a page or a dialog, and return it."""

        def found() -> list[W]:
            parts = self.window.findChildren(kind)
            return [part for part in parts if part.isVisible()]

        self.qtbot.waitUntil(lambda: bool(found()))
        QApplication.processEvents()
        return found()[-1]

    def gone(self, kind: type[QWidget]) -> None:
        parts = partial(self.window.findChildren, kind)
        self.qtbot.waitUntil(lambda: not any(part.isVisible() for part in parts()))


@pytest.fixture
def keyboard(qtbot: QtBot, tmp_path: Path) -> Iterator[Keyboard]:
    assert QGuiApplication.platformName() == "xcb", "run these on an X screen"
    table = Keyboard(tmp_path, qtbot)
    yield table
    table.window.turn_to(WindowPage.TONIGHT)
    table.auto_save.close()


def test_an_evening_of_five(keyboard: Keyboard, tmp_path: Path) -> None:
    draw(keyboard)
    play_and_mend_a_rubber(keyboard)
    play_the_rotation(keyboard)
    one_leaves_in_the_last_round(keyboard)
    settle(keyboard)
    save_pdf(keyboard, tmp_path / "evening.pdf")
    keyboard.start_again()
    look_back(keyboard)


def draw(table: Keyboard) -> None:
    begin_with_a_draw(table)
    table.until(table.window.entry.field)
    first, second, third, fourth, fifth = table.evening.rounds[0].ranked
    assert dict(table.window.document.table.seating) == {
        NORTH: first,
        EAST: third,
        SOUTH: second,
        WEST: fourth,
    }
    assert table.window.document.table.seating.out == (fifth,)


def play_and_mend_a_rubber(table: Keyboard) -> None:
    """A wrong declarer is found four deals later, and then a forgotten deal."""
    window, names = table.window, table.names
    table.deal(f"four spades {names[EAST]} made five")
    table.line(f"3h {window.document.table.seating.out[0].lower()}")
    table.qtbot.waitUntil(lambda: "sits out" in window.entry.message)
    table.key("Escape")
    for typed in (f"3h {names[WEST]}", f"2c {names[NORTH]}+1"):
        table.deal(typed)
    table.deal(f"four hearts {names[WEST]} two down")
    table.deal(f"1nt {names[EAST]}")
    assert table.total == Both(260, 980)
    table.key("Up", "Up", "Up", "Up", "Return")
    table.qtbot.waitUntil(lambda: window.entry.is_correcting)
    table.deal(names[SOUTH])
    assert table.total == Both(350, 190)
    table.key("Up", "Up", "Insert")
    table.qtbot.waitUntil(lambda: window.entry.is_correcting)
    table.deal(f"2d {names[SOUTH]} -1")
    assert table.evening.rounds[0].items[3] == read_deal("S 2D-1")
    table.deal(f"2s {names[WEST]} h100 {names[SOUTH]}")
    assert table.total == Both(450, 850)


def play_the_rotation(table: Keyboard) -> None:
    """Enter takes each proposal; undo goes back over the end of a round."""
    for number in range(2, 6):
        table.key("Return")
        table.qtbot.waitUntil(partial(table.has_played, number, 0))
        table.deal(f"3nt {table.names[NORTH]}")
        if number < 5:
            table.deal(f"6s {table.names[SOUTH]}")
            assert table.total == Both(100 + 180 + 750 + 700, 0)
    before = table.evening
    table.key("ctrl+z", "ctrl+z", "ctrl+z")
    table.qtbot.waitUntil(partial(table.has_played, 4, 1))
    table.key("ctrl+shift+z", "ctrl+shift+z", "ctrl+shift+z")
    table.qtbot.waitUntil(lambda: table.evening == before)
    seatings = [scored.seating for scored in table.window.document.scored.rounds]
    assert {pair for each in seatings for pair in each.pairs} == {
        *map(frozenset, combinations(FIVE, 2))
    }
    assert sorted(name for seating in seatings for name in seating.out) == [*FIVE]


def one_leaves_in_the_last_round(table: Keyboard) -> None:
    """East goes home; the player who sat out plays on, and gets the margin of the round."""
    east = table.window.document.table.seating.east
    (out,) = table.window.document.table.seating.out
    table.key("ctrl+t")
    page = table.seen(ThisEveningPage)
    table.until(page.people.rows[0].field)
    table.key("Return")
    table.until(page.people.rows[1].field)
    table.type(out)
    table.key("Return")
    table.until(page.from_next)
    assert page.effects.text().startswith(f"{out} comes in for {east}.")
    table.key("Return")
    table.gone(ThisEveningPage)
    table.key(F11)
    view = table.seen(TableView)
    table.qtbot.waitUntil(view.isActiveWindow)
    table.type(f"3nt {out.lower()} -1")
    table.qtbot.waitUntil(lambda: view.typed.text().startswith(f"3nt {out.lower()} -1"))
    table.key("Return")
    table.qtbot.waitUntil(lambda: table.total == Both(150, 0))
    table.key(F11)
    table.gone(TableView)
    table.deal(f"4h {table.names[NORTH]}")
    assert table.total == Both(100 + 50 + 120 + 700, 0)
    table.key("ctrl+k")
    table.seen(BackScorePage)
    totals = running_totals(back_score(table.window.document.scored))
    assert sum(totals.values()) == 0
    assert table.window.document.scored.rounds[-1].seating.out == (east,)
    table.key("Escape")
    table.gone(BackScorePage)


def settle(table: Keyboard) -> None:
    table.key("ctrl+shift+k")
    page = table.seen(SettlePage)
    table.until(page.stake)
    table.type("0.5")
    table.key("Return")
    table.qtbot.waitUntil(lambda: bool(table.evening.rounds[0].stake))
    owed = still_open(table.window.document.scored)[""]
    totals = running_totals(back_score(table.window.document.scored))
    assert {name: 2 * amount for name, amount in owed.items()} == totals
    table.key("Tab", "Tab", "Tab")
    table.until(page.payments.buttons[0])
    table.key("Return")
    table.qtbot.waitUntil(lambda: len(table.evening.settled) == 1)
    table.key("Escape")
    table.gone(SettlePage)


def save_pdf(table: Keyboard, file: Path) -> None:
    table.key("ctrl+p")
    dialog = table.seen(PrintDialog)
    table.qtbot.waitUntil(dialog.isActiveWindow)
    table.key("alt+f")
    where = table.seen(QFileDialog)
    name = where.findChildren(QLineEdit)[0]
    table.until(name)
    table.type(str(file))
    table.qtbot.waitUntil(lambda: name.text() == str(file))
    table.key("Return")
    table.qtbot.waitUntil(file.exists)
    table.qtbot.waitUntil(dialog.leave.isEnabled)
    table.key("Escape")
    table.gone(PrintDialog)
    table.bring_forward(table.window)


def look_back(table: Keyboard) -> None:
    """Find the evening, replay it, and go from a figure of the standings to its rubber."""
    window = table.window
    table.key("ctrl+o")
    evenings = table.seen(EveningsPage)
    table.until(evenings.search)
    table.type("eve")
    table.qtbot.waitUntil(lambda: evenings.replay.stepper.last == 16)
    table.key("Return", "Home", "Right", "Right")
    table.qtbot.waitUntil(lambda: evenings.replay.stepper.step == 2)
    table.key("ctrl+shift+o")
    standings = table.seen(StandingsPage)
    table.qtbot.waitUntil(lambda: standings.players.rowCount() == len(FIVE))
    hundreds = [standings.players.row(row).sums.hundreds for row in range(len(FIVE))]
    assert sum(hundreds) == 0
    table.key("Return")
    table.qtbot.waitUntil(lambda: standings.behind is not None)
    assert standings.behind
    behind = standings.behind
    table.until(behind.table)
    table.qtbot.waitUntil(lambda: behind.model.rowCount() > 1)
    table.key("Down", "Return")
    table.qtbot.waitUntil(evenings.isVisible)
    shown = evenings.replay.document.scored
    assert len(shown.rounds) == behind.model.row(1).round + 1
    assert shown.rounds[-1].is_settled
    for _ in range(8):
        if window.page is WindowPage.TONIGHT:
            break
        table.key("Escape")
        QApplication.processEvents()
    table.until(window.entry.field)
    assert table.clicks == 0
