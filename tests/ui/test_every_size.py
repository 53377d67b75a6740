"""Every page in every text size, with short and long names: nothing cut off or covered."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from scorepad.bridge.seats import Seating
from scorepad.exchange.score_file import read_score_file
from scorepad.ui.document import Document
from scorepad.ui.review.frozen_table import FrozenTable
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.scores.back_score_view import LatestScores
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.window.openers import Openers
from scorepad.ui.window.page_bar import WindowPage
from tests.ui.archived import copy_club
from tests.ui.restless import restless
from tests.ui.stretched import cut_off
from tests.ui.ways.table import OVER, PLAYED
from tests.ui.window.test_overlays import OPEN
from tests.ui.windows import open_window

SHORT = Seating("Ann", "Bob", "Cyd", "Dee")
LONG = Seating(
    "Ann Featherstonehaugh-Cholmondeley Smith",
    "Bob Featherstonehaugh-Cholmondeley Smith",
    "Cyd Featherstonehaugh-Cholmondeley Smith",
    "Dee Featherstonehaugh-Cholmondeley Smith",
)
SIZES = [
    *((points, (1024, 600)) for points in (9, 12, 20, 28)),
    *((points, (1366, 768)) for points in (9, 12, 20, 28)),
    *((points, (1920, 1080)) for points in (9, 12, 20, 28)),
]
"""The text size in points, and the size of the window in pixels."""
TO_FILL_IN = (
    Openers.new_evening,
    Openers.this_evening,
    Openers.open_draw,
    Openers.old_evening,
)
NAMING = tuple(
    opened
    for opened in OPEN
    if opened not in (Openers.open_copies, Openers.open_bin, Openers.open_help)
)
"""The pages on which players are named."""
SEEN = (QLabel, QAbstractButton, QLineEdit, QComboBox, QAbstractItemView)


@pytest.fixture
def window(qtbot: QtBot, club: Path, tmp_path: Path) -> Iterator[MainWindow]:
    file = tmp_path / "evenings.db"
    copy_club(club, file)
    auto_save = AutoSave(file)
    window = open_window(Document(auto_save=auto_save), tmp_path / "settings.ini")
    qtbot.addWidget(window)
    yield window
    window.turn_to(WindowPage.TONIGHT)
    auto_save.close()


@pytest.mark.parametrize(("points", "size"), SIZES, ids=str)
def test_nothing_is_cut_off_or_covered(
    points: int, size: tuple[int, int], window: MainWindow
) -> None:
    window.settings.points = points
    window.apply_look()
    window.resize(*size)
    wrong = [
        *(f"short names: {fault}" for fault in seen(window, faults, SHORT, (*OPEN, *TO_FILL_IN))),
        *(f"long names: {fault}" for fault in seen(window, faults, LONG, (*NAMING, *TO_FILL_IN))),
    ]
    assert not wrong, "\n".join(dict.fromkeys(wrong))


def seen(
    window: MainWindow,
    find: Callable[[MainWindow], list[str]],
    seating: Seating,
    pages: Sequence[Callable[[Openers], None]],
) -> Iterator[str]:
    """Faults of the sheet with these names, of pages over it, and of those beside it."""
    window.turn_to(WindowPage.TONIGHT)
    for text in (PLAYED, OVER):
        evening = read_score_file(text.encode())
        rounds = tuple(replace(entered, seating=seating) for entered in evening.rounds)
        window.document.open(replace(evening, rounds=rounds))
        yield from find(window)
    for opened in pages:
        opened(window.openers)
        yield from (f"{opened.__name__}: {fault}" for fault in find(window))
    # The last: whatever is opened from there and closed would lay them out again.
    for page in (WindowPage.EVENINGS, WindowPage.STANDINGS):
        window.turn_to(page)
        yield from find(window)


def faults(window: MainWindow) -> list[str]:
    for _ in range(3):
        QApplication.processEvents()
    own_size = f"{window.windowTitle()}: {window.size().toTuple()}"  # which it was given here
    cut = [fault for fault in cut_off(window) if fault != own_size]
    return [*cut, *covered(window), *hidden(window), *restless()]


def hidden(window: MainWindow) -> list[str]:
    """What is out of sight: behind the arrow of a bar, or in a back score that scrolls."""
    arrows = window.findChildren(QToolButton, "qt_toolbar_ext_button")
    scores = window.findChildren(LatestScores)
    return [f"behind an arrow in {place(one)}" for one in arrows if one.isVisible()] + [
        f"{said(one)} scrolls" for one in scores if scrolls(one)
    ]


def scrolls(part: QAbstractScrollArea) -> bool:
    return part.isVisible() and part.verticalScrollBar().maximum() > 0


def covered(window: MainWindow) -> list[str]:
    """Parts of one page that overlap, or cannot be seen at all."""
    beside: dict[QWidget | None, list[tuple[QWidget, QRect]]] = defaultdict(list)
    for part in window.findChildren(QWidget):
        if isinstance(part, SEEN) and part.isVisible() and part.isEnabledTo(window):
            beside[part.parentWidget()].append((part, part.geometry()))
    found = []
    for holder, parts in beside.items():
        for (one, here), (other, there) in combinations(parts, 2):
            common = here.intersected(there)
            if common.width() > 1 and common.height() > 1 and not isinstance(holder, FrozenTable):
                found.append(f"{said(one)} and {said(other)} in {type(holder).__name__}")
    return found


def place(part: QWidget) -> QRect:
    return QRect(part.mapTo(part.window(), QPoint()), part.size())


def said(part: QWidget) -> str:
    text = part.text() if isinstance(part, QLabel | QAbstractButton) else ""
    return f"“{text or part.accessibleName()}”"
