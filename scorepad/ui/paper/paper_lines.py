"""Lines of words on paper: headings and sentences."""

from functools import lru_cache, partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from scorepad.ui.look import CENTRE
from scorepad.ui.painting.wrapping import wrapped, write
from scorepad.ui.paper.blocks import Block
from scorepad.ui.paper.paper_style import BOTTOM_LEFT, DOTS, PRINTED, title_font, words_font

ABOVE = 8.0 * DOTS
"""Above a heading, where something stands there."""


def heading(text: str, size: float) -> Block:
    """Return a heading, which stays with what it heads."""
    return Block(size * 2.0 * DOTS, partial(_draw_heading, text, size), keeps=True, above=ABOVE)


def sentence(text: str, size: float, width: float) -> list[Block]:
    """Return a sentence in as many lines as it takes."""
    height = QFontMetricsF(words_font(size)).lineSpacing()
    return [
        Block(height, partial(_draw_sentence, line, size), above=0 if number else size * 0.5 * DOTS)
        for number, line in enumerate(_lines(text, size, width))
    ]


@lru_cache(maxsize=256)
def _lines(text: str, size: float, width: float) -> list[str]:
    """Return the lines of a sentence, which is laid out at many heights of its page."""
    return wrapped(text, words_font(size), width)


def draw_caption(text: str, size: float, painter: QPainter, rect: QRectF) -> None:
    """Write a few words in the middle above something."""
    write(painter, text, rect, words_font(size, bold=True), PRINTED.ink, CENTRE)


def _draw_heading(text: str, size: float, painter: QPainter, rect: QRectF) -> None:
    """Write a heading, smaller where it is long."""
    font = title_font(size * 1.2)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > rect.width():
        font = title_font(size * max(0.8, 1.18 * rect.width() / wide))
    write(painter, text, rect.adjusted(0, 0, 0, -size * 0.4 * DOTS), font, PRINTED.ink, BOTTOM_LEFT)


def _draw_sentence(text: str, size: float, painter: QPainter, rect: QRectF) -> None:
    write(painter, text, rect, words_font(size), PRINTED.ink)
