"""Garbage is collected where the windows live, and nowhere else."""

import gc
from functools import partial
from threading import Thread
from weakref import ref

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scorepad.ui.garbage import GarbageCollector, collect_due
from tests.ui.every_window import WAYS
from tests.ui.test_accessible_tree import place, reached
from tests.ui.ways.table import Opening, Table


class Knot:
    """Something that only the collector frees."""

    def __init__(self) -> None:
        self.itself = self


def test_it_is_collected_while_nothing_else_happens(qapp: QApplication, qtbot: QtBot) -> None:
    collector = GarbageCollector(qapp)
    gone = ref(Knot())
    knots = [Knot() for _ in range(gc.get_threshold()[0] + 1)]
    qtbot.waitUntil(lambda: gone() is None)
    assert knots
    collector.deleteLater()


def test_no_other_thread_collects(qapp: QApplication) -> None:
    collector = GarbageCollector(qapp)
    gone = ref(Knot())
    beside = Thread(target=lambda: [Knot() for _ in range(10 * gc.get_threshold()[0])])
    beside.start()
    beside.join()
    assert gone() is not None
    collect_due()
    assert gone() is None
    collector.deleteLater()


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_nothing_in_sight_is_garbage(table: Table, way: Opening) -> None:
    """Whatever had the focus: Qt would draw it once more, and the program would be no more."""
    top = way(table)
    top.activateWindow()
    QApplication.processEvents()
    gone: list[str] = []
    for part in top.findChildren(QWidget):
        part.destroyed.connect(partial(gone.append, place(part)))
    for part in [*reached(top)]:
        part.setFocus()
        QApplication.processEvents()
        part.clearFocus()
    gone.clear()  # some part may go where it loses the focus
    del part
    gc.collect()
    assert not gone
