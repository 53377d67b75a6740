"""A QR code for phones to scan."""

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

_MARGIN = 4
"""The white border in modules, without which phones would not find the code."""


@lru_cache(maxsize=4)
def squares(text: str) -> list[str]:
    """Return the rows of a code for a text: 1 is black."""
    import segno

    return ["".join(map(str, row)) for row in segno.make(text, error="m", micro=False).matrix]


class CodePicture(QWidget):
    """Black on white in every theme, so that phones can read it."""

    def __init__(self) -> None:
        super().__init__()
        self._squares: Sequence[str] = ()

    def show_text(self, text: str) -> None:
        self._squares = squares(text) if text else ()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._squares:
            return
        count = len(self._squares) + 2 * _MARGIN
        side = min(self.width(), self.height()) // count
        whole = side * count
        left, top = (self.width() - whole) // 2, (self.height() - whole) // 2
        with QPainter(self) as painter:
            painter.fillRect(QRectF(left, top, whole, whole), Qt.GlobalColor.white)
            for row, line in enumerate(self._squares, start=_MARGIN):
                for column, square in enumerate(line, start=_MARGIN):
                    if square == "1":
                        at = QRectF(left + column * side, top + row * side, side, side)
                        painter.fillRect(at, Qt.GlobalColor.black)
