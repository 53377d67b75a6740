"""A real window on a real (virtual) screen, with keys typed as a keyboard sends them."""

import subprocess
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scorepad.bridge.evening import Evening
from scorepad.bridge.notation import read_deal
from scorepad.bridge.seats import Seating
from scorepad.bridge.typed.as_typed import as_typed
from scorepad.bridge.typed.languages import LANGUAGES
from scorepad.exchange.score_file import read_score_file
from scorepad.sheets.text import evening_text
from scorepad.ui import language
from scorepad.ui.document import Document
from scorepad.ui.scores.result_sheet import ResultSheet
from scorepad.ui.window.main_window import MainWindow
from tests.bridge.table import FOUR, entered
from tests.golden.typed import Example, typed_examples
from tests.ui.windows import Opened, open_window, watch_models

OTHER_LANGUAGES = sorted(LANGUAGES.keys() - {"en"})


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path) -> Opened:
    assert QGuiApplication.platformName() == "xcb", "run these on an X screen"

    def open_on(evening: Evening | None = None) -> MainWindow:
        window = open_window(Document(evening), tmp_path / "s.ini")
        watch_models(window)
        qtbot.addWidget(window)
        qtbot.waitExposed(window)
        xdotool("windowfocus", "--sync", str(int(window.winId())))
        return window

    return open_on


def xdotool(*words: str) -> None:
    subprocess.run(["xdotool", *words], check=True, timeout=30)


def deals_entered(window: MainWindow, number: int) -> bool:
    return sum(len(entered.items) for entered in window.document.evening.rounds) == number


def is_typed(window: MainWindow, text: str) -> bool:
    return window.entry.text == text


def type_deal(window: MainWindow, qtbot: QtBot, typed: str) -> None:
    """Type a deal as in the score file, blanks included."""
    xdotool("type", "--delay", "2", typed)
    qtbot.waitUntil(partial(is_typed, window, typed))


def has_left(before: QWidget | None) -> bool:
    return QApplication.focusWidget() is not before


def walk_to(wanted: QWidget, qtbot: QtBot) -> None:
    """Press Tab until a part of the window has the focus."""
    for _ in range(12):
        before = QApplication.focusWidget()
        xdotool("key", "Tab")
        qtbot.waitUntil(partial(has_left, before))
        if wanted.hasFocus():
            return
    raise AssertionError("Tab does not get there")


@pytest.mark.parametrize("example", typed_examples(), ids=lambda example: example.name)
def test_typed_example(example: Example, opened: Opened, qtbot: QtBot) -> None:
    window = opened(read_score_file(example.options.encode()))
    for number, (deal, sheet) in enumerate(zip(example.typed, example.sheets, strict=True), 1):
        type_deal(window, qtbot, deal)
        assert window.document.preview
        xdotool("key", "Return")
        qtbot.waitUntil(partial(deals_entered, window, number))
        assert evening_text(window.document.scored) == sheet


@pytest.mark.parametrize(("place", "code"), [*enumerate(OTHER_LANGUAGES)])
def test_typed_in_the_language_of_the_window(
    place: int, code: str, opened: Opened, qtbot: QtBot, app: QApplication
) -> None:
    """Each worked example in the letters of one of them; the last sheet is right."""
    assert language.speak(app, code) == code
    for example in typed_examples()[place :: len(OTHER_LANGUAGES)]:
        window = opened(read_score_file(example.options.encode()))
        for number, typed in enumerate(example.typed, 1):
            deal = read_deal(typed)
            type_deal(window, qtbot, as_typed(deal, Seating(), language=LANGUAGES[code]))
            xdotool("key", "Return")
            qtbot.waitUntil(partial(deals_entered, window, number))
        assert evening_text(window.document.scored) == example.sheets[-1]
        window.hide()


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [("4sn+4", "at most 3"), ("8sn", "1 to 7"), ("3nn h100n", "four aces"), ("4sn zzz", "zzz")],
)
def test_wrong_input_stays_and_can_be_mended(
    wrong: str, fault: str, opened: Opened, qtbot: QtBot
) -> None:
    window = opened()
    type_deal(window, qtbot, wrong)
    xdotool("key", "Return")
    qtbot.waitUntil(lambda: fault in window.entry.message)
    assert (window.entry.text, window.document.evening) == (wrong, Document().evening)
    xdotool("key", *["BackSpace"] * len(wrong))
    type_deal(window, qtbot, "4sn")
    xdotool("key", "Return")
    qtbot.waitUntil(partial(deals_entered, window, 1))


def test_undo_redo_and_correction_by_keys(opened: Opened, qtbot: QtBot) -> None:
    window = opened()
    xdotool("type", "--delay", "5", "4sn")
    xdotool("key", "Return")
    qtbot.waitUntil(partial(deals_entered, window, 1))
    xdotool("key", "ctrl+z")
    qtbot.waitUntil(partial(deals_entered, window, 0))
    xdotool("key", "ctrl+shift+z")
    qtbot.waitUntil(partial(deals_entered, window, 1))
    walk_to(window.deal_list, qtbot)
    xdotool("key", "Down", "Down", "Return")
    qtbot.waitUntil(lambda: window.entry.is_correcting)
    xdotool("type", "--delay", "5", "3nn+1")
    xdotool("key", "Return")
    qtbot.waitUntil(lambda: window.document.scored.rounds[0].total.ns == 130)
    assert deals_entered(window, 1)


def test_enter_held_behind_the_last_deal_presses_nothing(opened: Opened, qtbot: QtBot) -> None:
    window = opened(Evening((entered("N 4S=", seating=FOUR),), planned=1))
    QGuiApplication.clipboard().setText("a letter")
    window.entry.field.setFocus()
    type_deal(window, qtbot, "4sn")
    xdotool("keydown", "Return")
    qtbot.waitUntil(partial(deals_entered, window, 2))
    xdotool("sleep", "1", "keyup", "Return")
    QApplication.processEvents()
    (card,) = window.findChildren(ResultSheet)
    assert card.isVisible()
    assert QGuiApplication.clipboard().text() == "a letter"
    xdotool("key", "Return")
    qtbot.waitUntil(lambda: QGuiApplication.clipboard().text() != "a letter")
