"""A picture in a window: copied as it is, or saved as a PDF, in lines and not in dots."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMimeData, QRectF, QSize, Qt
from PySide6.QtGui import (
    QGuiApplication,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPaintEvent,
    QPdfWriter,
)
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

from scorepad.exchange.saving import save_whole
from scorepad.ui import look
from scorepad.ui.look import LIGHT
from scorepad.ui.review.pictures import Pencil, pencil

Draw = Callable[[QPainter, QRectF, Pencil], None]

COPIED = QSize(1600, 1000)
"""The size of a copied picture in dots."""
LEAST_LINES = 20
"""Letters are so small at least that a picture has room for its lines."""
SMALLEST = 0.6
"""No letters are smaller than this part of those elsewhere."""
LETTER = 0.026
"""The height of letters on paper, and in copies, of that of the picture."""


class PictureView(QWidget):
    """Shows what a function draws, as large as there is room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draw: Draw | None = None

    def minimumSizeHint(self) -> QSize:
        return QSize(0, round(LEAST_LINES * SMALLEST * self._pixels))

    def show_picture(self, draw: Draw | None, said: str) -> None:
        """Show a picture, with its words for those who do not see it, or none yet."""
        self._draw = draw
        self.setAccessibleName(said)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        pixels = min(self._pixels, self.height() / LEAST_LINES)
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), look.colours().paper)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._draw:
                self._draw(painter, QRectF(self.rect()), pencil(look.colours(), pixels))

    @property
    def _pixels(self) -> float:
        """How high letters are elsewhere."""
        return look.points() * self.logicalDpiY() / 72

    # Taken out of the window, a picture is always dark on light.

    def copy(self) -> None:
        """Put it into the clipboard, for programs that take lines and for those that take dots."""
        if self._draw is None:
            return
        data = QMimeData()
        data.setImageData(self.image())
        data.setData("image/svg+xml", self.svg())
        QGuiApplication.clipboard().setMimeData(data)

    def image(self) -> QImage:
        image = QImage(COPIED, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw_on(painter, QRectF(image.rect()))
        return image

    def svg(self) -> QByteArray:
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        generator = QSvgGenerator()
        generator.setOutputDevice(buffer)
        generator.setSize(COPIED)
        generator.setViewBox(QRectF(0, 0, COPIED.width(), COPIED.height()))
        generator.setTitle(self.accessibleName())
        with QPainter(generator) as painter:
            self._draw_on(painter, QRectF(0, 0, COPIED.width(), COPIED.height()))
        buffer.close()
        return data

    def pdf(self) -> QByteArray:
        """A page across, drawn in lines."""
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        writer.setPageOrientation(QPageLayout.Orientation.Landscape)
        writer.setTitle(self.accessibleName())
        writer.setCreator("scorepad")
        with QPainter(writer) as painter:
            self._draw_on(painter, QRectF(0, 0, writer.width(), writer.height()))
        buffer.close()
        return data

    def save(self, file: Path) -> None:
        """Write the PDF, whole or not at all."""
        save_whole(file, bytes(self.pdf().data()))

    def _draw_on(self, painter: QPainter, rect: QRectF) -> None:
        if self._draw:
            self._draw(painter, rect, pencil(LIGHT, rect.height() * LETTER))
