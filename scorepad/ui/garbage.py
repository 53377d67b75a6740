"""Collects garbage only in the thread of the windows.

Python collects in any thread that needs memory. In a thread that copies or reads a file it would
destroy widgets of the main thread, and both threads would wait for each other forever.
"""

import gc

from PySide6.QtCore import QObject, QTimer

_PAUSE = 200
"""Milliseconds between checks."""


class GarbageCollector(QObject):
    """Replaces Python's collector once the first window is there, most of whose objects stay."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        if not gc.get_freeze_count():
            gc.freeze()
        timer = QTimer(self)
        timer.timeout.connect(collect_due)
        timer.start(_PAUSE)


def collect_due() -> None:
    """Collect the generations that Python would collect now: young objects more often than old."""
    counts = zip(gc.get_count(), gc.get_threshold(), strict=True)
    for generation, (count, most) in enumerate(counts):
        if count > most:
            gc.collect(generation)  # Python 3.14 may leave out younger ones
