"""The size of every text that a window paints, in pixels: of its labels, tables and drawings."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

from PySide6.QtCore import QBuffer, QIODevice, QPoint, QPointF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

_NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:e-?\d+)?")


def painted(top: QWidget) -> dict[str, float]:
    """Each text within the window with its size; the smallest if it is there more than once."""
    found: dict[str, float] = {}
    for text, size, at in _texts(ET.fromstring(_drawing(top)), QTransform()):
        if text and top.rect().contains(at.toPoint()):
            found[text] = min(size, found.get(text, size))
    return found


def _drawing(top: QWidget) -> str:
    written, drawing = QBuffer(), QSvgGenerator()
    written.open(QIODevice.OpenModeFlag.WriteOnly)
    drawing.setOutputDevice(written)
    drawing.setResolution(top.logicalDpiY())
    drawing.setSize(top.size())
    drawing.setViewBox(top.rect())
    with QPainter(drawing) as painter:
        top.render(painter, QPoint())
    return bytes(written.data().data()).decode()


def _texts(part: ET.Element, outer: QTransform) -> Iterator[tuple[str, float, QPointF]]:
    moved = [float(number) for number in _NUMBER.findall(part.get("transform", ""))]
    inner = QTransform(*moved) * outer if moved else outer
    if part.tag.endswith("text"):
        at = QPointF(float(part.get("x", 0)), float(part.get("y", 0)))
        size = float(part.get("font-size", 0)) * abs(inner.determinant()) ** 0.5
        yield "".join(part.itertext()).strip(), size, inner.map(at)
    for below in part:
        yield from _texts(below, inner)
