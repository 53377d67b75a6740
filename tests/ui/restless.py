"""A window at rest rests: what is laid out or painted for ever wears a laptop's battery."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.reached import place

_WORK = (QEvent.Type.LayoutRequest, QEvent.Type.UpdateRequest)


class Laid(QObject):
    """Notes which widgets lay out their parts or are painted, from when it is made."""

    def __init__(self, app: QObject) -> None:
        super().__init__()
        self.out: list[str] = []
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _WORK and isinstance(watched, QWidget):
            self.out.append(place(watched))
        return False


def restless() -> Iterator[str]:
    """Find what is laid out or painted again and again though nothing has changed."""
    app = QApplication.instance()
    assert app
    for _ in range(10):
        app.processEvents()
    laid = Laid(app)
    for _ in range(10):
        app.processEvents()
    app.removeEventFilter(laid)
    yield from (f"laid out or painted for ever: {part}" for part in sorted(set(laid.out)))
