"""A chart in a window, which can be copied or saved as a PDF with vectors."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMarginsF, QMimeData, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from scorepad.sheets.pages import Format
from scorepad.ui import look
from scorepad.ui.look import LIGHT
from scorepad.ui.painting.pencil import Pencil, pencil
from scorepad.ui.paper.blocks import Block
from scorepad.ui.paper.page import Page
from scorepad.ui.paper.paper_style import DOTS
from scorepad.ui.paper.pdf import PdfInfo, save_pdf
from scorepad.ui.paper.picture import Picture
from scorepad.ui.paper.print_settings import usual_paper

Draw = Callable[[QPainter, QRectF, Pencil], None]

_COPIED = QSizeF(1600, 1000)
"""The size of a copied picture in dots."""
_MARGIN = 28 * DOTS
"""The margin around a picture: a centimetre."""
LEAST_LINES = 20
"""Text is small enough to fit this many lines, of its size, unless a picture needs fewer."""
_SMALL, _SMALLEST = 0.6, 0.45
"""The size of text for which a page rather scrolls, relative to that elsewhere.

It is smaller if the picture is whole then.
"""
_LETTER = 0.026
"""The height of text on paper and in copies, relative to the picture."""


class PictureView(QWidget):
    """Shows a drawing function's picture, as large as possible."""

    def __init__(self) -> None:
        super().__init__()
        self._draw: Draw | None = None
        self._lines, self._room = LEAST_LINES, 0

    def fit_in(self, room: int) -> None:
        """Be whole in this height, unless letters were too small."""
        if room != self._room:
            self._room = room
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        least, high = (share * self._lines * self._pixels for share in (_SMALLEST, _SMALL))
        return QSize(0, round(max(least, min(high, self._room))))

    def show_picture(self, draw: Draw | None, said: str, lines: int = LEAST_LINES) -> None:
        """Show a picture that needs so many lines, with a description for screen readers."""
        self._draw, self._lines = draw, lines
        self.updateGeometry()
        self.setAccessibleName(said)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        pixels = min(self._pixels, self.height() / self._lines)
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), look.colours().paper)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._draw:
                self._draw(painter, QRectF(self.rect()), pencil(look.colours(), pixels))

    @property
    def _pixels(self) -> float:
        """The height of text elsewhere, in pixels."""
        return look.points() * self.logicalDpiY() / 72

    # Copied or saved, a picture is always dark on light.

    def copy(self) -> None:
        """Copy the picture to the clipboard, as vectors and as pixels."""
        if self._draw is None:
            return
        copied = self._copied()
        data = QMimeData()
        data.setImageData(copied.image())
        data.setData("image/svg+xml", copied.svg())
        QGuiApplication.clipboard().setMimeData(data)

    def _copied(self) -> Picture:
        def draw(painter: QPainter) -> None:
            self._draw_on(painter, QRectF(QPointF(), _COPIED))

        return Picture(self.accessibleName(), _COPIED, draw, round(_COPIED.width()), resolution=72)

    def save(self, file: Path) -> None:
        """Save a page in landscape as PDF, completely or not at all."""
        form = Format(usual_paper(), landscape=True)
        inside = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        whole = Page(form, Block(0, lambda painter, page: self._draw_on(painter, page - inside)))
        for _ in save_pdf([whole], file, PdfInfo(self.accessibleName())):
            pass

    def _draw_on(self, painter: QPainter, rect: QRectF) -> None:
        if self._draw:
            self._draw(painter, rect, pencil(LIGHT, rect.height() * _LETTER))
