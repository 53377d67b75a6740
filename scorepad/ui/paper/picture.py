"""Pictures to send to friends: pixels, or vectors with text."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint, QRect, QRectF, QSizeF
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from scorepad.bridge.rounds import ScoredRound
from scorepad.ui import look
from scorepad.ui.look import Colours
from scorepad.ui.paper.device import check_fonts, write
from scorepad.ui.paper.page import Page
from scorepad.ui.paper.paper_style import DOTS, PRINTED, RESOLUTION
from scorepad.ui.paper.sheet_parts import sheet_parts

_ROW = 30.0 * DOTS
MARGIN = 14.0 * DOTS
"""The margin around the sheet."""
_PIXELS = 900
"""The width of a sheet in pixels: sharp on a phone, small enough for mail."""
_PAGE_PIXELS = 150 / 72
"""Pixels per point of a page: as fine as a screen shows."""
_ENDLESS = 1e9


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing with its size in dots."""

    title: str
    size: QSizeF
    draw: Callable[[QPainter], None]
    pixels: int
    """The width in pixels."""
    resolution: int = RESOLUTION
    """Dots per inch."""

    def image(self) -> QImage:
        """Return the picture as pixels."""
        scale = self.pixels / self.size.width()
        high = round(self.size.height() * scale)
        result = QImage(self.pixels, high, QImage.Format.Format_RGB32)
        result.fill(PRINTED.paper)
        with QPainter(result) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(scale, scale)
            self.draw(painter)
        return result

    def svg(self) -> bytes:
        """Return the picture as vectors."""
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        generator = QSvgGenerator()
        generator.setOutputDevice(buffer)
        generator.setTitle(self.title)
        generator.setResolution(self.resolution)
        generator.setSize(self.size.toSize())
        generator.setViewBox(QRect(QPoint(), self.size.toSize()))
        with QPainter(generator) as painter:
            painter.fillRect(generator.viewBox(), PRINTED.paper)
            self.draw(painter)
        data = bytes(buffer.data().data())
        for family, kind in ((look.SHEET_FAMILY, "serif"), (look.TEXT_FAMILY, "sans-serif")):
            # A fallback for viewers without this font.
            data = data.replace(f'"{family}"'.encode(), f'"{family}, {kind}"'.encode())
        return data

    def png(self) -> bytes:
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(buffer, QByteArray(b"PNG")).write(self.image())
        return bytes(data.data())

    def save(self, file: Path) -> None:
        """Save as SVG if the file is named so, else as PNG; completely or not at all."""
        check_fonts()
        write(file, [self.svg() if file.suffix.casefold() == ".svg" else self.png()])


def sheet_picture(
    number: int,
    scored: ScoredRound,
    title: str = "",
    *,
    letters: bool = False,
    colours: Colours = PRINTED,
) -> Picture:
    """Return the sheet of a round in one piece, exactly as long as it is."""
    (part,) = sheet_parts(
        number, scored, _ENDLESS, _ENDLESS, _ROW, _ROW, letters=letters, colours=colours
    )
    width, height = part.size

    def draw(painter: QPainter) -> None:
        part.draw(painter, QRectF(MARGIN, MARGIN, width, height))

    return Picture(title, QSizeF(width + 2 * MARGIN, height + 2 * MARGIN), draw, _PIXELS)


def page_picture(page: Page, title: str = "") -> Picture:
    size = QSizeF(page.format.width * DOTS, page.format.height * DOTS)
    scale = page.format.scale
    pixels = round(page.format.width * scale * _PAGE_PIXELS)
    return Picture(title, size, page.draw, pixels, round(RESOLUTION / scale))
