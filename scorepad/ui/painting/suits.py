"""The four suits as shapes, the same on every machine and on paper."""

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from scorepad.bridge.contract import CLUBS, DIAMONDS, HEARTS, SPADES, Strain


@cache
def _suit_path(suit: Strain) -> QPainterPath:
    """Return a suit in a square of side 1, resting on its lower edge."""
    draw = {HEARTS: _heart, DIAMONDS: _diamond, CLUBS: _club, SPADES: _spade}
    path = draw[suit]()
    # Overlapping parts: uniting them would turn curves into corners.
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def suit_in(suit: Strain, square: QRectF) -> QPainterPath:
    """Return a suit fitted into a square."""
    place = QTransform()
    place.translate(square.x(), square.y())
    place.scale(square.width(), square.height())
    return place.map(_suit_path(suit))


def _heart() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(0.5, 0.97)
    path.cubicTo(0.44, 0.84, 0.06, 0.60, 0.06, 0.32)
    path.cubicTo(0.06, 0.14, 0.18, 0.05, 0.30, 0.05)
    path.cubicTo(0.40, 0.05, 0.47, 0.11, 0.5, 0.22)
    path.cubicTo(0.53, 0.11, 0.60, 0.05, 0.70, 0.05)
    path.cubicTo(0.82, 0.05, 0.94, 0.14, 0.94, 0.32)
    path.cubicTo(0.94, 0.60, 0.56, 0.84, 0.5, 0.97)
    return path


def _diamond() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(0.5, 0.02)
    path.quadTo(0.66, 0.30, 0.88, 0.5)
    path.quadTo(0.66, 0.70, 0.5, 0.98)
    path.quadTo(0.34, 0.70, 0.12, 0.5)
    path.quadTo(0.34, 0.30, 0.5, 0.02)
    return path


def _stem() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(0.48, 0.60)
    path.cubicTo(0.48, 0.82, 0.42, 0.92, 0.30, 0.97)
    path.lineTo(0.70, 0.97)
    path.cubicTo(0.58, 0.92, 0.52, 0.82, 0.52, 0.60)
    path.closeSubpath()
    return path


def _spade() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(0.5, 0.02)
    path.cubicTo(0.56, 0.18, 0.94, 0.38, 0.94, 0.62)
    path.cubicTo(0.94, 0.76, 0.84, 0.84, 0.73, 0.84)
    path.cubicTo(0.62, 0.84, 0.54, 0.77, 0.5, 0.68)
    path.cubicTo(0.46, 0.77, 0.38, 0.84, 0.27, 0.84)
    path.cubicTo(0.16, 0.84, 0.06, 0.76, 0.06, 0.62)
    path.cubicTo(0.06, 0.38, 0.44, 0.18, 0.5, 0.02)
    path.addPath(_stem())
    return path


def _club() -> QPainterPath:
    path = QPainterPath()
    for x, y in ((0.5, 0.25), (0.27, 0.57), (0.73, 0.57)):
        path.addEllipse(QRectF(x - 0.21, y - 0.21, 0.42, 0.42))
    path.addRect(QRectF(0.40, 0.36, 0.20, 0.24))
    path.addPath(_stem())
    return path
