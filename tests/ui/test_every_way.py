"""What holds in every window, whichever way leads there; each is opened once for all tests."""

import gc
from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from scorepad.ui.parts.finger_scroll import FingerScroll
from tests.ui.every_window import WAYS
from tests.ui.reached import nameless, place, reached
from tests.ui.restless import restless
from tests.ui.test_contrast import pale
from tests.ui.ways.table import Opening, Table


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_it_can_be_reached_read_and_left(table: Table, way: Opening) -> None:
    top = way(table)
    for _ in range(3):
        QApplication.processEvents()
    faded = pale(top, table.window, WAYS.index(way))
    wrong = [*nameless(top), *numb(top.window()), *faded, *restless(), *gone(top)]
    assert not wrong, "\n".join(wrong)


def numb(window: QWidget) -> Iterator[str]:
    """Find fault if a window that scrolls ignores fingers."""
    feels = any(child.parent() is window for child in window.findChildren(FingerScroll))
    if window.findChildren(QAbstractScrollArea) and not feels:
        yield "fingers roll nothing"


def gone(top: QWidget) -> Iterator[str]:
    """Visible widgets that the garbage collector deletes; Qt would draw them again and crash."""
    top.activateWindow()
    QApplication.processEvents()
    taken: list[str] = []
    for part in top.findChildren(QWidget):
        part.destroyed.connect(partial(taken.append, place(part)))
    for part in [*reached(top)]:
        part.setFocus()
        QApplication.processEvents()
        part.clearFocus()
    taken.clear()  # some part may disappear when it loses the focus
    del part
    gc.collect()
    yield from (f"collected: {part}" for part in taken)
