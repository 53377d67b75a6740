"""A player's name beside the letter of his chair, as large as its place allows."""

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from scorepad.ui.look import CENTRE, text_font
from scorepad.ui.parts.labels import breakable

_SCALES = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65)
"""How far a long name shrinks, in one line or more, before it is cut off."""
_WRAPPED = Qt.TextFlag.TextWordWrap
_WHOLE = Qt.TextFlag.TextDontClip
_CUT = "…"


class FittedName(NamedTuple):
    """A name with the font and the room that it takes."""

    text: str
    font: QFont
    size: QSizeF


def fit_name(name: str, room: QSizeF, points: float) -> FittedName:
    """Return the name as large as it fits whole, or else as much as fits of it."""
    for scale in _SCALES:
        whole = _written(breakable(name), room, points * scale)
        if whole.size.width() <= room.width() and whole.size.height() <= room.height():
            return whole
    for end in range(len(name) - 1, 0, -1):
        cut = _written(breakable(name[:end]) + _CUT, room, points * _SCALES[-1])
        if cut.size.width() <= room.width() and cut.size.height() <= room.height():
            return cut
    return whole


def letter_width(points: float) -> float:
    """Return the room that the letter of a chair takes, with the gap beside it."""
    return QFontMetricsF(_letter_font(points)).horizontalAdvance("W") * 1.7


def draw_letter(painter: QPainter, place: QRectF, letter: str, ink: QColor, points: float) -> None:
    painter.setFont(_letter_font(points))
    painter.setPen(ink)
    painter.drawText(place, CENTRE, letter)


def draw_fitted(painter: QPainter, place: QRectF, name: FittedName, ink: QColor) -> None:
    painter.setFont(name.font)
    painter.setPen(ink)
    painter.drawText(place, int(CENTRE) | int(_WRAPPED) | int(_WHOLE), name.text)


def _letter_font(points: float) -> QFont:
    return text_font(points * 0.95)


def _written(text: str, room: QSizeF, points: float) -> FittedName:
    font = text_font(points, bold=True)
    high = QRectF(0, 0, room.width(), 100 * points)
    size = QFontMetricsF(font).boundingRect(high, _WRAPPED, text).size()
    return FittedName(text, font, size)
