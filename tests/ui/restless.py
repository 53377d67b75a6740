"""A window at rest rests: what is laid out or painted for ever wears a laptop's battery."""

from collections import Counter
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.reached import place

_WORK = (QEvent.Type.LayoutRequest, QEvent.Type.UpdateRequest)
_ROUNDS, _MOST = 10, 3
"""How often events are looked at, and how much work a cursor that blinks may make of that."""


class Work(QObject):
    """Counts how often each widget lays out its parts or is painted, from when it is made."""

    def __init__(self, app: QObject) -> None:
        super().__init__()
        self.of = Counter[str]()
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _WORK and isinstance(watched, QWidget):
            self.of[place(watched)] += 1
        return False


def restless() -> Iterator[str]:
    """Find what is laid out or painted again and again though nothing has changed."""
    app = QApplication.instance()
    assert app
    for _ in range(_ROUNDS):
        app.processEvents()
    work = Work(app)
    for _ in range(_ROUNDS):
        app.processEvents()
    app.removeEventFilter(work)
    yield from (f"at work for ever: {part}" for part in sorted(work.of) if work.of[part] > _MOST)
