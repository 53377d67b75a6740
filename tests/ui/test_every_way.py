"""What holds in every window, whichever way leads there; each is opened once for all of it."""

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
from tests.ui.ways.table import Opening, Table, put_back

BY_SUBJECT = {
    module.rpartition(".")[2]: [way for way in WAYS if way.__module__ == module]
    for module in dict.fromkeys(way.__module__ for way in WAYS)
}
"""The ways of each module, which begin at one table."""


@pytest.mark.parametrize("ways", BY_SUBJECT.values(), ids=BY_SUBJECT)
def test_each_can_be_reached_read_and_left(table: Table, ways: list[Opening]) -> None:
    wrong: list[str] = []
    for way in ways:
        top = way(table)
        for _ in range(3):
            QApplication.processEvents()
        faded = pale(top, table.window, WAYS.index(way))
        faults = [*nameless(top), *numb(top.window()), *faded, *restless(), *gone(top)]
        wrong += [f"{way.__name__}: {fault}" for fault in faults]
        put_back(table)
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
