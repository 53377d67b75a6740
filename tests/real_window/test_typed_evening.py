"""A real window on a real (virtual) screen, with keys typed as a keyboard sends them."""

import subprocess
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from scorepad.bridge.evening import score_evening
from scorepad.exchange.score_file import read_score_file
from scorepad.text import evening_text
from scorepad.ui.document import Document
from scorepad.ui.main_window import MainWindow
from tests.ui.windows import open_window, watch_models

SAMPLE = Path(__file__).parents[1] / "golden" / "sample_rubber.txt"
DEALS = (
    ("4dxe-3", 1),
    ("2cxs+1", 2),
    ("4se+1", 3),
    ("3nn-2", 4),
    ("3hs", 5),
    ("1nn+1", 6),
    ("2dn-3", 7),
    ("6cs+1h100s", 8),
)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    assert QGuiApplication.platformName() == "xcb", "run these on an X screen"
    heading = "\n".join(SAMPLE.read_text(encoding="utf-8").splitlines()[:5])
    opened = open_window(Document(read_score_file(heading.encode())), tmp_path / "s.ini")
    watch_models(opened)
    qtbot.addWidget(opened)
    qtbot.waitExposed(opened)
    xdotool("windowfocus", "--sync", str(int(opened.winId())))
    return opened


def xdotool(*words: str) -> None:
    subprocess.run(["xdotool", *words], check=True, timeout=30)


def deals_entered(window: MainWindow, number: int) -> bool:
    return sum(len(entered.items) for entered in window.document.evening.rounds) == number


def is_typed(window: MainWindow, text: str) -> bool:
    return window.entry.text == text


def test_sample_rubber(window: MainWindow, qtbot: QtBot) -> None:
    expected = evening_text(score_evening(read_score_file(SAMPLE.read_bytes())))
    for typed, number in DEALS:
        xdotool("type", "--delay", "5", typed)
        qtbot.waitUntil(partial(is_typed, window, typed))
        assert window.document.preview
        xdotool("key", "Return")
        qtbot.waitUntil(partial(deals_entered, window, number))
    assert evening_text(window.document.scored) == expected


def test_undo_redo_and_correction_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    xdotool("type", "--delay", "5", "4sn")
    xdotool("key", "Return")
    qtbot.waitUntil(partial(deals_entered, window, 1))
    xdotool("key", "ctrl+z")
    qtbot.waitUntil(partial(deals_entered, window, 0))
    xdotool("key", "ctrl+shift+z")
    qtbot.waitUntil(partial(deals_entered, window, 1))
    xdotool("key", "Tab", "Tab")
    qtbot.waitUntil(window.deal_list.hasFocus)
    xdotool("key", "Down", "Down", "Return")
    qtbot.waitUntil(lambda: window.entry.is_correcting)
    xdotool("type", "--delay", "5", "3nn+1")
    xdotool("key", "Return")
    qtbot.waitUntil(lambda: window.document.scored.rounds[0].total.ns == 130)
    assert deals_entered(window, 1)
