"""Shared by the tests of an evening's pages: a page, opened and typed into as users do."""

from collections.abc import Callable, Iterable, Sequence
from datetime import date
from decimal import Decimal

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from scorepad.bridge.evening import Evening, with_item
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import CAVENDISH, Options
from scorepad.bridge.rotation import PartnerChange
from scorepad.bridge.setup import Setup, new_evening
from scorepad.ui.evening.evening_page import EveningPage
from scorepad.ui.saving.earlier_evenings import EarlierEvenings
from scorepad.ui.window.main_window import MainWindow
from tests.bridge.table import FIVE

SMITHS = ("Mr. Smith", "Mrs. Smith", "Mr. Jones", "Mrs. Jones", "Charlie")
CARDS = ("9D", "QC", "6S", "9H", "3H")
"""As they drew in the sample rubber."""
CLUB = Setup(
    "Thursday club",
    date(2026, 11, 19),
    FIVE,
    "Cy",
    Options(CAVENDISH, honours=False, part_score_50=True),
    PartnerChange.FIXED,
    4,
    Decimal("0.25"),
    "€",
)
"""All that can be agreed on, and otherwise than usual."""


class Remembered(EarlierEvenings):
    """One remembered evening."""

    def __init__(self, latest: Evening | None = None, players: Sequence[str] = ()) -> None:
        super().__init__()
        self._latest, self._players = latest, players

    def players(self) -> Sequence[str]:
        return self._players

    def last_played(self) -> Evening | None:
        return self._latest


def played(start: Setup) -> Evening:
    """An evening with this beginning, after its first deal."""
    return with_item(new_evening(start), read_deal("N 3N="))[0]


def asked(window: MainWindow, ask: Callable[[], None]) -> EveningPage:
    """Open a page as its menu entry does."""
    ask()
    window.activateWindow()
    wait_for(lambda: QApplication.activeWindow() is window)
    return window.findChildren(EveningPage)[-1]


def wait_for(happened: Callable[[], bool]) -> None:
    """Let the windows settle."""
    for _ in range(100):
        if happened():
            return
        QTest.qWait(10)
    raise AssertionError("it did not happen within a second")


def focused() -> QWidget:
    """What a key pressed now goes to."""
    focus = QApplication.activePopupWidget() or QApplication.focusWidget()
    assert focus
    return focus


def press(*keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(focused(), key)


def type_lines(lines: Iterable[str]) -> int:
    """Type each line where the focus is, followed by Enter; return the number of keys."""
    number = 0
    for line in lines:
        QTest.keyClicks(focused(), line)
        press(Qt.Key.Key_Return)
        number += len(line) + 1
    return number


def name_players(page: EveningPage, names: Sequence[str]) -> None:
    for row, name in zip(page.people.rows, names, strict=False):
        row.field.setText(name)
