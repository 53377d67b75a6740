"""Colours, sizes and lines on paper: black on white, whatever the theme."""

from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from scorepad.bridge.contract import DIAMONDS, HEARTS
from scorepad.sheets.pages import Wanted
from scorepad.ui import look

DOTS = 10
"""Everything is measured in dots, ten to a point, as fonts have whole heights."""
RESOLUTION = 72 * DOTS
PRINTED = look.LIGHT._replace(
    paper=QColor("white"),
    ink=QColor("black"),
    text=QColor("black"),
    quiet=QColor("#555555"),
    hairline=QColor("#8C8C8C"),
    accent=QColor("black"),
    glow=QColor("white"),
)
PRINTED_IN_TWO = look.with_two_colours(PRINTED)
"""The suits in black and red only."""
_PRINTED_IN_BLACK = PRINTED._replace(
    suits={
        suit: PRINTED.paper if suit in (HEARTS, DIAMONDS) else PRINTED.ink for suit in PRINTED.suits
    }
)
"""Hearts and diamonds in outline, to distinguish them without colour."""
BODY, LARGE_BODY = 10.5, 14.0
"""The text size in points, and that of large print."""
LARGER = 1.25
"""By what factor everything in large print is larger, at least."""
_HEADLINE = 24.0
"""Letters this large are legible from afar, and need not be larger in large print."""
CAPTION = SMALL = 9.0
"""The sizes of captions, and of text in two columns."""
SMALLEST = 8.0
"""The smallest text size."""
TWO_COLUMNS = 450.0 * DOTS
"""The page width from which on there are two columns."""
HAIRLINE = 0.25 * DOTS
"""The thinnest line: thinner ones vanish on some printers."""
RULE = 0.75 * DOTS
BOTTOM_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom


@cache
def words_font(points: float, *, bold: bool = False) -> QFont:
    font = look.text_font(points, bold=bold)
    font.setPixelSize(round(points * DOTS))
    return font


@cache
def title_font(points: float) -> QFont:
    font = look.sheet_font(points * DOTS)
    font.setBold(True)
    return font


@cache
def pen(width: float = HAIRLINE) -> QPen:
    colour = PRINTED.hairline if width < RULE else PRINTED.ink
    return QPen(colour, width, c=Qt.PenCapStyle.FlatCap)


def rule(painter: QPainter, left: float, right: float, y: float, width: float = HAIRLINE) -> None:
    """Draw a horizontal line."""
    painter.setPen(pen(width))
    painter.drawLine(QPointF(left, y), QPointF(right, y))


def cut_line(painter: QPainter, start: QPointF, end: QPointF) -> None:
    """Draw a line to cut along."""
    painter.setPen(QPen(PRINTED.hairline, HAIRLINE, Qt.PenStyle.DashLine))
    painter.drawLine(start, end)


def body_size(wanted: Wanted) -> float:
    return LARGE_BODY if wanted.large else BODY


def enlarged(usual: float, letters: float = 1) -> float:
    """Return the least size in large print of text in this size: much larger, unless it is great.

    `letters` is how large its letters are in its size.
    """
    return max(usual, min(LARGER * usual, _HEADLINE / letters))


def paper_colours(wanted: Wanted) -> look.Colours:
    if wanted.black:
        return _PRINTED_IN_BLACK
    return PRINTED_IN_TWO if wanted.two_colours else PRINTED
