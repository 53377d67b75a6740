"""Collects garbage in the thread of the windows alone.

Python collects in whatever thread needs memory. In one that copies or reads a file it would take
windows apart that belong to this one, and each thread would wait for the other for ever.
"""

import gc

from PySide6.QtCore import QObject, QTimer

PAUSE = 200
"""Milliseconds from one look to the next."""


class GarbageCollector(QObject):
    """Takes over from Python once the first window is there: most of what that needed stays."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        if not gc.get_freeze_count():
            gc.freeze()
        timer = QTimer(self)
        timer.timeout.connect(collect_due)
        timer.start(PAUSE)


def collect_due() -> None:
    """Collect what Python would by now: what is young often, what is old seldom."""
    counts = zip(gc.get_count(), gc.get_threshold(), strict=True)
    for generation, (count, most) in enumerate(counts):
        if count > most:
            gc.collect(generation)  # Python 3.14 may leave out what is young with what is older
