"""The window against a bare one, and its steps against the same of bare parts of Qt.

Run by name: `python3 packaging/test.py --bench`. Nothing here is asserted by the clock.
"""

import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QLineEdit, QTableView

from scorepad.bridge.evening import Evening
from scorepad.exchange.score_file import read_score_file
from scorepad.ui import look
from scorepad.ui.document import Document
from scorepad.ui.window.main_window import MainWindow
from tests.benchmarks.conftest import Ratios
from tests.benchmarks.starts import AND_END, BARE, SCOREPAD, WITH_A_CONSTANT, nobodys
from tests.ui.windows import SAMPLE, flush, open_window

TYPED = "4sn-1"


def an_evening(deals: int) -> Evening:
    """An evening of plausible rubbers, the same at every run."""
    rng = random.Random(4)
    lines = ["form rubber"]
    for _ in range(deals):
        declarer, level, strain = rng.choice("NESW"), rng.randint(1, 5), rng.choice("CDHSN")
        lines.append(f"{declarer} {level}{strain}{rng.choice(('=', '-1', '-2', '+1'))}")
    return read_score_file("\n".join(lines).encode())


def test_start(tmp_path: Path, ratios: Ratios) -> None:
    """From nothing to the first painted window, and the memory that it took."""
    environment = nobodys(tmp_path)
    memory: dict[str, float] = {}

    def start(name: str, program: str) -> None:
        command = [sys.executable, "-c", program + AND_END]
        memory[name] = int(subprocess.check_output(command, env=environment)) / 1024

    scorepad, bare = partial(start, "scorepad", SCOREPAD), partial(start, "bare", BARE)
    constant = partial(start, "constant", WITH_A_CONSTANT)
    scorepad()  # what Python compiles the first time is compiled now
    what = "the first painted window"
    ratios.compare(what, scorepad, "a bare window", bare, turns=20)
    ratios.compare(what, scorepad, "a bare window with a constant of Qt", constant, turns=20)
    ours, theirs = memory["scorepad"], memory["bare"]
    figures = f"{ours:.1f} MB to {theirs:.1f} MB"
    ratios.tell("memory of the first window", "a bare window's", ours / theirs, figures)


def test_a_command(tmp_path: Path, ratios: Ratios) -> None:
    """That needs no window."""
    environment = nobodys(tmp_path)
    commands = (["-m", "scorepad", "score", str(SAMPLE)], ["-c", ""])
    score, bare = (
        partial(subprocess.check_output, [sys.executable, *command], env=environment)
        for command in commands
    )
    ratios.compare("the command score", score, "bare Python", bare, turns=20)


Open = Callable[[int], MainWindow]


@pytest.fixture
def opened(qapp: QApplication, tmp_path: Path) -> Iterator[Open]:
    """Opens a window on so many deals."""
    look.load_fonts()
    qapp.setStyle("Fusion")
    windows = []

    def open_on(deals: int) -> MainWindow:
        window = open_window(Document(an_evening(deals)), tmp_path / "settings.ini")
        qapp.processEvents()
        windows.append(window)
        return window

    yield open_on
    for window in windows:
        window.close()
        window.deleteLater()
    flush()


@pytest.fixture
def table(qapp: QApplication) -> Iterator[QTableView]:
    """A bare table of 60 rows, as large as the window."""
    model = QStandardItemModel(60, 5)
    table = QTableView()
    table.setModel(model)
    table.resize(1180, 760)
    table.show()
    qapp.processEvents()
    yield table
    table.close()


def entering(qapp: QApplication, window: MainWindow) -> Callable[[], None]:
    """What Enter does after a deal was typed, up to the painted sheet."""

    def enter() -> None:
        window.entry.field.returnPressed.emit()
        qapp.processEvents()

    return enter


def test_enter(qapp: QApplication, opened: Open, table: QTableView, ratios: Ratios) -> None:
    short, long = opened(60), opened(1000)
    model = table.model()
    assert isinstance(model, QStandardItemModel)

    def type_both() -> None:
        for window in (short, long):
            window.entry.set_text(TYPED)
        qapp.processEvents()

    def add_row() -> None:
        model.appendRow([QStandardItem(TYPED) for _ in range(5)])
        table.scrollToBottom()
        qapp.processEvents()

    one, other = entering(qapp, short), entering(qapp, long)
    ratios.compare(
        "Enter to painted, 60 deals", one, "a row into a bare table", add_row, 40, before=type_both
    )
    ratios.compare("Enter to painted, 1,000 deals", other, "60 deals", one, 40, before=type_both)


def test_a_key(qapp: QApplication, opened: Open, table: QTableView, ratios: Ratios) -> None:
    """What a letter in the line leads to, with the sheet as it will be."""
    window, field = opened(60), QLineEdit()
    field.show()
    letters = {id(one): iter(TYPED * 200) for one in (window.entry.field, field)}

    def typing(one: QLineEdit) -> None:
        if len(one.text()) == len(TYPED):
            one.clear()
        one.insert(next(letters[id(one)]))
        qapp.processEvents()

    ratios.compare(
        "a key in the line",
        partial(typing, window.entry.field),
        "in a bare field",
        partial(typing, field),
        turns=100,
    )
    field.close()


def test_frame(qapp: QApplication, opened: Open, table: QTableView, ratios: Ratios) -> None:
    window = opened(60)
    window.resize(1920, 1080)
    table.resize(1920, 1080)
    qapp.processEvents()
    steps = iter(range(10_000))
    rounds = len(window.document.evening.rounds)

    def bare() -> None:
        table.viewport().update()
        qapp.processEvents()

    def resize() -> None:
        window.sheet.setFont(look.text_font(12 + next(steps) % 16))
        qapp.processEvents()

    def turn() -> None:
        window.sheet.show_round(next(steps) % rounds)
        qapp.processEvents()

    ratios.compare("a frame of another size", resize, "a bare table's", bare, turns=100)
    ratios.compare("a frame of another round", turn, "a bare table's", bare, turns=100)
