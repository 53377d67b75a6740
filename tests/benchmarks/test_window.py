"""The window against a bare one, and its steps against those of bare Qt widgets.

Run by name: `python3 packaging/test.py --bench`. Nothing here is asserted by the clock.
"""

import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, cycle
from pathlib import Path

import pytest
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QLineEdit, QTableView

from scorepad.bridge.evening import Evening
from scorepad.exchange.score_file import read_score_file
from scorepad.ui import look
from scorepad.ui.document import Document
from scorepad.ui.window.main_window import MainWindow
from tests.benchmarks.conftest import BY_WORK, WITH_CHILDREN, Ratio, Told
from tests.benchmarks.starts import AND_END, BARE, SCOREPAD, WITH_A_CONSTANT, nobodys
from tests.ui.windows import SAMPLE, flush, open_window

pytestmark = BY_WORK
TYPED = "4sn-1"


def an_evening(deals: int) -> Evening:
    """An evening of plausible rubbers, the same at every run."""
    rng = random.Random(4)
    lines = ["form rubber"]
    for _ in range(deals):
        declarer, level, strain = rng.choice("NESW"), rng.randint(1, 5), rng.choice("CDHSN")
        lines.append(f"{declarer} {level}{strain}{rng.choice(('=', '-1', '-2', '+1'))}")
    return read_score_file("\n".join(lines).encode())


def start(program: str, home: Path) -> float:
    """Start it, and return its peak memory in megabytes."""
    command = [sys.executable, "-c", program + AND_END]
    return int(subprocess.check_output(command, env=nobodys(home))) / 1024


@WITH_CHILDREN
@pytest.mark.parametrize(
    ("anchor", "bare"),
    [("a bare window", BARE), ("a bare window with a constant of Qt", WITH_A_CONSTANT)],
)
def test_start(tmp_path: Path, ratio: Ratio, anchor: str, bare: str) -> None:
    """From nothing to the first painted window."""
    start(SCOREPAD, tmp_path)  # what Python compiles the first time is compiled now
    ours, theirs = partial(start, SCOREPAD, tmp_path), partial(start, bare, tmp_path)
    ratio.compare("the first painted window", ours, anchor, theirs, turns=20)


def test_memory_of_a_start(tmp_path: Path, told: Told) -> None:
    ours, theirs = start(SCOREPAD, tmp_path), start(BARE, tmp_path)
    figures = f"{ours:.1f} MB to {theirs:.1f} MB"
    told.tell("memory of the first window", "a bare window's", ours / theirs, figures)


@WITH_CHILDREN
def test_a_command(tmp_path: Path, ratio: Ratio) -> None:
    """One that needs no window."""
    environment = nobodys(tmp_path)
    commands = (["-m", "scorepad", "score", str(SAMPLE)], ["-c", ""])
    score, bare = (
        partial(subprocess.check_output, [sys.executable, *command], env=environment)
        for command in commands
    )
    ratio.compare("the command score", score, "bare Python", bare, turns=20)


Open = Callable[[int], MainWindow]


@pytest.fixture
def opened(qapp: QApplication, tmp_path: Path) -> Iterator[Open]:
    """Opens a window with this number of deals."""
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


def type_into(qapp: QApplication, *windows: MainWindow) -> None:
    for window in windows:
        window.entry.set_text(TYPED)
    qapp.processEvents()


def entering(qapp: QApplication, window: MainWindow) -> Callable[[], None]:
    """What Enter does after a deal was typed, up to the painted sheet."""

    def enter() -> None:
        window.entry.field.returnPressed.emit()
        qapp.processEvents()

    return enter


def test_enter(qapp: QApplication, opened: Open, table: QTableView, ratio: Ratio) -> None:
    window, model = opened(60), table.model()
    assert isinstance(model, QStandardItemModel)

    def add_row() -> None:
        model.appendRow([QStandardItem(TYPED) for _ in range(5)])
        table.scrollToBottom()
        qapp.processEvents()

    ratio.compare(
        "Enter to painted, 60 deals",
        entering(qapp, window),
        "a row into a bare table",
        add_row,
        40,
        before=partial(type_into, qapp, window),
    )


def test_enter_on_a_long_evening(qapp: QApplication, opened: Open, ratio: Ratio) -> None:
    short, long = opened(60), opened(1000)
    ratio.compare(
        "Enter to painted, 1,000 deals",
        entering(qapp, long),
        "60 deals",
        entering(qapp, short),
        40,
        before=partial(type_into, qapp, short, long),
    )


def test_a_key(qapp: QApplication, opened: Open, table: QTableView, ratio: Ratio) -> None:
    """What a letter typed in the line causes, with the preview of the sheet."""
    window, field = opened(60), QLineEdit()
    field.show()
    letters = {id(one): iter(TYPED * 200) for one in (window.entry.field, field)}

    def typing(one: QLineEdit) -> None:
        if len(one.text()) == len(TYPED):
            one.clear()
        one.insert(next(letters[id(one)]))
        qapp.processEvents()

    ratio.compare(
        "a key in the line",
        partial(typing, window.entry.field),
        "in a bare field",
        partial(typing, field),
        turns=100,
    )
    field.close()


def test_frame(qapp: QApplication, opened: Open, table: QTableView, ratio: Ratio) -> None:
    window, sizes = opened(60), count()

    def resize() -> None:
        window.sheet.setFont(look.text_font(12 + next(sizes) % 16))
        qapp.processEvents()

    bare = drawing(qapp, window, table)
    ratio.compare("a frame of another size", resize, "a bare table's", bare, turns=100)


def test_turning(qapp: QApplication, opened: Open, table: QTableView, ratio: Ratio) -> None:
    window = opened(60)
    rounds = cycle(range(len(window.document.evening.rounds)))

    def turn() -> None:
        window.sheet.show_round(next(rounds))
        qapp.processEvents()

    bare = drawing(qapp, window, table)
    ratio.compare("a frame of another round", turn, "a bare table's", bare, turns=100)


def drawing(qapp: QApplication, window: MainWindow, table: QTableView) -> Callable[[], None]:
    """What drawing a bare table as large as the window takes."""
    for each in (window, table):
        each.resize(1920, 1080)
    qapp.processEvents()

    def bare() -> None:
        table.viewport().update()
        qapp.processEvents()

    return bare
