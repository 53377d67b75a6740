"""Pages onto a device: a PDF, a printer or a picture."""

from collections.abc import Generator, Iterable

from PySide6.QtCore import QMarginsF, QSize, QSizeF
from PySide6.QtGui import QImage, QPagedPaintDevice, QPageLayout, QPageSize, QPainter

from scorepad.pages import Format
from scorepad.ui.paper.ink import DOTS, RESOLUTION
from scorepad.ui.paper.page import Page


def layout(form: Format) -> QPageLayout:
    """The whole of a paper, without margins of the device's own."""
    upright = QSizeF(*form.paper.size)
    size = QPageSize(upright, QPageSize.Unit.Point, str(form.paper), _LIKE)
    ways = QPageLayout.Orientation
    way = ways.Landscape if form.landscape else ways.Portrait
    return QPageLayout(size, way, QMarginsF(0, 0, 0, 0))


_LIKE = QPageSize.SizeMatchPolicy.FuzzyMatch


def onto(device: QPagedPaintDevice, pages: Iterable[Page]) -> Generator[int]:
    """Draw page after page, telling after each how many there are; closing it ends the document."""
    with QPainter(device) as painter:
        scale = device.logicalDpiX() / RESOLUTION
        for number, page in enumerate(pages, start=1):
            if number > 1 and not device.newPage():
                raise OSError("the printer takes no more pages")
            painter.save()
            painter.scale(scale, scale)
            page.draw(painter)
            painter.restore()
            yield number


def image(page: Page, width: int) -> QImage:
    """A page as a picture so many pixels wide."""
    scale = width / (page.format.width * DOTS)
    size = QSize(width, round(page.format.height * DOTS * scale))
    result = QImage(size, QImage.Format.Format_RGB32)
    result.fill("white")
    with QPainter(result) as painter:
        painter.scale(scale, scale)
        page.draw(painter)
    return result
