"""A window at rest rests: what is laid out for ever wears a laptop's battery."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.reached import place


class Laid(QObject):
    """Notes which widgets lay out their parts, from when it is made."""

    def __init__(self, app: QObject) -> None:
        super().__init__()
        self.out: list[str] = []
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest and isinstance(watched, QWidget):
            self.out.append(place(watched))
        return False


def restless() -> Iterator[str]:
    """Find what is laid out again and again though nothing has changed."""
    app = QApplication.instance()
    assert app
    for _ in range(10):
        app.processEvents()
    laid = Laid(app)
    for _ in range(10):
        app.processEvents()
    app.removeEventFilter(laid)
    yield from (f"laid out for ever: {part}" for part in sorted(set(laid.out)))
