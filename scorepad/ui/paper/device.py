"""Draws pages onto a device: a PDF or a printer."""

from collections.abc import Generator, Iterable
from pathlib import Path

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QFontDatabase, QPagedPaintDevice, QPageLayout, QPageSize, QPainter

from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.translatable import Message
from scorepad.exchange.saving import save_parts
from scorepad.sheets.pages import Format
from scorepad.ui import look
from scorepad.ui.paper.page import Page
from scorepad.ui.paper.paper_style import RESOLUTION
from scorepad.ui.words import translate
from scorepad.ui.words.errors import cannot_write, system_reason


def layout(form: Format) -> QPageLayout:
    """Return the layout of a whole sheet of paper, without margins."""
    upright = QSizeF(*form.paper.size)
    size = QPageSize(upright, QPageSize.Unit.Point, str(form.paper), _LIKE)
    ways = QPageLayout.Orientation
    way = ways.Landscape if form.landscape else ways.Portrait
    return QPageLayout(size, way, QMarginsF(0, 0, 0, 0))


class CannotPrint(ScorepadError):
    """The reason why nothing was printed."""


def check_fonts() -> None:
    """Raise CannotPrint if fonts are missing: Qt would silently draw no text."""
    if not {look.SHEET_FAMILY, look.TEXT_FAMILY} <= set(QFontDatabase.families()):
        raise CannotPrint(
            Message(
                translate(
                    "words",
                    "The fonts that come with scorepad cannot be found, so nothing can be "
                    "printed. Install scorepad again.",
                )
            )
        )


def write(file: Path, parts: Iterable[bytes]) -> None:
    """Write a file completely or not at all."""
    try:
        save_parts(file, parts)
    except (OSError, ValueError) as wrong:
        raise CannotPrint(cannot_write(str(file), system_reason(wrong))) from wrong


_LIKE = QPageSize.SizeMatchPolicy.FuzzyMatch


def onto(device: QPagedPaintDevice, pages: Iterable[Page], refusal: Message) -> Generator[int]:
    """Draw the pages, yielding how many are done; closing it ends the document.

    Raises CannotPrint with `refusal` if the device does not accept pages.
    """
    with QPainter(device) as painter:
        if not painter.isActive():
            raise CannotPrint(refusal)
        scale = device.logicalDpiX() / RESOLUTION
        for number, page in enumerate(pages, start=1):
            if number > 1 and not device.newPage():
                raise CannotPrint(refusal)
            painter.save()
            painter.scale(scale * page.format.scale, scale * page.format.scale)
            page.draw(painter)
            painter.restore()
            yield number
