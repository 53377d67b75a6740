"""A page or a sheet as a picture, to send to friends."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from scorepad.bridge.rounds import ScoredRound
from scorepad.ui import look
from scorepad.ui.look import Colours
from scorepad.ui.paper.device import check_fonts, image, write
from scorepad.ui.paper.page import Page
from scorepad.ui.paper.paper_style import DOTS, PRINTED
from scorepad.ui.paper.sheet_parts import SheetPart, sheet_parts

ROW = 30.0 * DOTS
EDGE = 14.0 * DOTS
"""Paper around the sheet."""
PIXELS = 900
"""The width of a picture: sharp on a telephone, small enough for a letter."""
PAGE_PIXELS = 150 / 72
"""Pixels of a page for each point: as fine as a screen shows it."""
ENDLESS = 1e9


def sheet_image(
    number: int, scored: ScoredRound, *, letters: bool = False, colours: Colours = PRINTED
) -> QImage:
    """Return the sheet of a round as pixels."""
    part = _whole(number, scored, letters=letters, colours=colours)
    size = _size(part)
    scale = PIXELS / size.width()
    result = QImage(PIXELS, round(size.height() * scale), QImage.Format.Format_RGB32)
    result.fill(PRINTED.paper)
    with QPainter(result) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        _draw(painter, part)
    return result


def sheet_svg(
    number: int,
    scored: ScoredRound,
    title: str,
    *,
    letters: bool = False,
    colours: Colours = PRINTED,
) -> bytes:
    """Return the sheet of a round as vectors."""
    part = _whole(number, scored, letters=letters, colours=colours)
    size = _size(part)

    def draw(painter: QPainter) -> None:
        painter.fillRect(size, PRINTED.paper)
        _draw(painter, part)

    return svg(QSize(round(size.width()), round(size.height())), title, draw, 72 * DOTS)


def svg(size: QSize, title: str, draw: Callable[[QPainter], None], resolution: int = 72) -> bytes:
    """Return what is drawn as vectors."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setTitle(title)
    generator.setResolution(resolution)
    generator.setSize(size)
    generator.setViewBox(QRect(QPoint(), size))
    with QPainter(generator) as painter:
        draw(painter)
    data = bytes(buffer.data().data())
    for family, kind in ((look.SHEET_FAMILY, "serif"), (look.TEXT_FAMILY, "sans-serif")):
        # Whoever has not this font has one of its kind.
        data = data.replace(f'"{family}"'.encode(), f'"{family}, {kind}"'.encode())
    return data


def is_svg(file: Path) -> bool:
    return file.suffix.casefold() == ".svg"


def page_png(page: Page) -> bytes:
    """Return a page as pixels."""
    return png(image(page, round(page.format.width * PAGE_PIXELS)))


def page_svg(page: Page, title: str) -> bytes:
    """Return a page as vectors."""
    size = QSize(round(page.format.width * DOTS), round(page.format.height * DOTS))

    def draw(painter: QPainter) -> None:
        painter.fillRect(QRect(QPoint(), size), PRINTED.paper)
        page.draw(painter)

    return svg(size, title, draw, 72 * DOTS)


def save_picture(
    number: int,
    scored: ScoredRound,
    title: str,
    file: Path,
    *,
    letters: bool = False,
    colours: Colours = PRINTED,
) -> None:
    """Write a sheet as SVG where the file is named so, else as PNG; whole or not at all."""
    check_fonts()
    if is_svg(file):
        data = sheet_svg(number, scored, title, letters=letters, colours=colours)
    else:
        data = png(sheet_image(number, scored, letters=letters, colours=colours))
    save_data(data, file)


def save_data(data: bytes, file: Path) -> None:
    """Write a picture, whole or not at all."""
    write(file, [data])


def png(picture: QImage) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(picture)
    return bytes(data.data())


def _whole(number: int, scored: ScoredRound, *, letters: bool, colours: Colours) -> SheetPart:
    """Return the sheet in one piece, as long as it is and no longer."""
    (part,) = sheet_parts(number, scored, ENDLESS, ENDLESS, letters, ROW, colours=colours)
    return part


def _size(part: SheetPart) -> QRectF:
    width, height = part.size
    return QRectF(0, 0, width + 2 * EDGE, height + 2 * EDGE)


def _draw(painter: QPainter, part: SheetPart) -> None:
    width, height = part.size
    part.draw(painter, QRectF(EDGE, EDGE, width, height))
