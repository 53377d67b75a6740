"""A preview of a printed page."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy

from scorepad.ui import look
from scorepad.ui.paper.page import Page
from scorepad.ui.paper.paper_style import DOTS
from scorepad.ui.parts.labels import Label
from scorepad.ui.words import translate

MARGIN = 14
"""The margin around the page, in pixels."""


class PagePreview(Label):
    """Shows one of several pages; wheel and keys turn pages."""

    turned = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._pages: Sequence[Page] = ()
        self._number = 0
        self.setMinimumSize(QSize(220, 260))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def number(self) -> int:
        """The index of the page shown."""
        return self._number

    def sizeHint(self) -> QSize:
        return QSize(430, 560)

    def show_pages(self, pages: Sequence[Page]) -> None:
        self._pages = pages
        self.turn_to(self._number)

    def turn_to(self, number: int) -> None:
        self._number = max(0, min(number, len(self._pages) - 1))
        name = translate("words", "Page {number} of {count}").format(
            number=self._number + 1, count=len(self._pages)
        )
        self.setAccessibleName(name)
        self.turned.emit(self._number)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colours = look.colours()
            painter.fillRect(self.rect(), colours.desk)
            if not self._pages:
                return
            page = self._pages[self._number]
            width, height = page.format.width * DOTS, page.format.height * DOTS
            scale = min(
                (self.width() - 2 * MARGIN) / width,
                (self.height() - 2 * MARGIN) / height,
            )
            left = (self.width() - width * scale) / 2
            top = (self.height() - height * scale) / 2
            paper = QRectF(left, top, width * scale, height * scale)
            painter.fillRect(paper, Qt.GlobalColor.white)
            painter.setPen(QPen(colours.accent, 3) if self.hasFocus() else colours.edge)
            painter.drawRect(paper)
            painter.setClipRect(paper)
            painter.translate(left, top)
            painter.scale(scale, scale)
            page.draw(painter)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.turn_to(self._number + (1 if event.angleDelta().y() < 0 else -1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = Qt.Key
        steps = {
            keys.Key_PageDown: self._number + 1,
            keys.Key_PageUp: self._number - 1,
            keys.Key_Right: self._number + 1,
            keys.Key_Left: self._number - 1,
            keys.Key_Home: 0,
            keys.Key_End: len(self._pages) - 1,
        }
        key = Qt.Key(event.key())
        if key in steps:
            self.turn_to(steps[key])
        else:
            super().keyPressEvent(event)
