"""Garbage is collected in the thread of the windows, and nowhere else."""

import gc
from threading import Thread
from weakref import ref

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.ui.garbage import GarbageCollector, collect_due


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
