"""The course of an evening as a line for each player, on screen and on paper."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from scorepad.ui.look import CENTRE, LEFT, RIGHT
from scorepad.ui.words import hundreds

ON_LIGHT = ("#0064A8", "#B84700", "#00795A", "#9B2F7F", "#26241F", "#7A5C00", "#5560B0")
ON_DARK = ("#6CB8F0", "#FF9A5C", "#4CC9A0", "#F0A6D0", "#F2EFE8", "#F0C94A", "#B4B9F2")
BLACK = ("#000000",)
"""Told apart by those who see few colours too; each line has its own dashes and marks besides."""
DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (6, 3),
    (2, 2),
    (8, 3, 2, 3),
    (12, 4),
    (4, 2, 1, 2, 1, 2),
    (1, 3),
)
MOST_TICKS = 7


class ChartLine(NamedTuple):
    """One player: what is written at the end of the line, and the line itself from nothing on."""

    label: str
    values: tuple[int, ...]


class Chart(NamedTuple):
    lines: tuple[ChartLine, ...]
    """Each with as many values as there are columns, and one before them."""
    columns: tuple[str, ...]
    """What is written below each column."""


class ChartInk(NamedTuple):
    """How a chart looks where it is drawn."""

    font: QFont
    quiet: QColor
    hairline: QColor
    lines: tuple[QColor, ...]


def inks(colours: Sequence[str]) -> tuple[QColor, ...]:
    return tuple(map(QColor, colours))


def draw_chart(painter: QPainter, room: QRectF, chart: Chart, ink: ChartInk) -> None:
    """Draw a chart that fills this rectangle."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    metrics = QFontMetricsF(ink.font, painter.device())
    line = metrics.lineSpacing()
    values = [value for one in chart.lines for value in one.values]
    steps = ticks(min(values, default=0), max(values, default=0))
    names = max((metrics.horizontalAdvance(one.label) for one in chart.lines), default=0.0)
    names = min(names, room.width() * 0.4)
    figures = max(metrics.horizontalAdvance(hundreds(step)) for step in steps)
    plot = room.adjusted(figures + line * 0.6, line * 0.7, -names - line * 1.3, -line * 1.5)
    painter.setFont(ink.font)
    _draw_grid(painter, plot, steps, chart.columns, ink, line)
    for number, one in enumerate(chart.lines):
        _draw_line(painter, _points(one.values, plot, steps), number, ink, line)
    _draw_labels(painter, plot, chart, steps, ink, names)


def ticks(low: int, high: int) -> range:
    """Return round figures from below the least to above the greatest, and few between."""
    low, high = min(low, 0), max(high, 0)
    step = 1
    while (high - low) / step > MOST_TICKS - 1:
        leading = int(str(step)[0])
        step = step // leading * {1: 2, 2: 5, 5: 10}[leading]
    first = low // step * step
    last = -(-high // step) * step
    return range(first, max(last, first + step) + 1, step)


def apart(wanted: Sequence[float], height: float, top: float, bottom: float) -> list[float]:
    """Return places for labels near those wanted: none over another, all within the room.

    Those that would touch are stacked around their middle.
    """
    order = sorted(range(len(wanted)), key=lambda number: wanted[number])
    stacks: list[tuple[float, list[int]]] = []  # the middle, and who stands there
    for number in order:
        stacks.append((wanted[number], [number]))
        while len(stacks) > 1 and _touch(stacks[-2], stacks[-1], height):
            (one, above), (other, below) = stacks.pop(-2), stacks.pop()
            both = (one * len(above) + other * len(below)) / (len(above) + len(below))
            stacks.append((both, above + below))
    placed = [0.0] * len(wanted)
    for middle, stack in stacks:
        first = middle - (len(stack) - 1) * height / 2
        for step, number in enumerate(stack):
            placed[number] = first + step * height
    return _within(placed, order, height, top, bottom)


def _touch(above: tuple[float, list[int]], below: tuple[float, list[int]], height: float) -> bool:
    return below[0] - above[0] < (len(above[1]) + len(below[1])) * height / 2


def _within(
    placed: list[float], order: list[int], height: float, top: float, bottom: float
) -> list[float]:
    """Push what stands over the edges back in, and the others with it."""
    least = top + height / 2
    for number in order:
        placed[number] = max(placed[number], least)
        least = placed[number] + height
    most = bottom - height / 2
    for number in reversed(order):
        placed[number] = min(placed[number], most)
        most = placed[number] - height
    return placed


def _points(values: tuple[int, ...], plot: QRectF, steps: range) -> list[QPointF]:
    across = plot.width() / max(len(values) - 1, 1)
    return [
        QPointF(plot.left() + number * across, _height(value, plot, steps))
        for number, value in enumerate(values)
    ]


def _height(value: int, plot: QRectF, steps: range) -> float:
    return plot.bottom() - (value - steps[0]) / (steps[-1] - steps[0]) * plot.height()


def _draw_grid(
    painter: QPainter,
    plot: QRectF,
    steps: range,
    columns: tuple[str, ...],
    ink: ChartInk,
    line: float,
) -> None:
    for step in steps:
        y = _height(step, plot, steps)
        painter.setPen(QPen(ink.quiet if step == 0 else ink.hairline, line * 0.06))
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        painter.setPen(ink.quiet)
        figure = QRectF(plot.left() - line * 9.4, y - line / 2, line * 9, line)
        painter.drawText(figure, RIGHT, hundreds(step))
    across = plot.width() / max(len(columns), 1)
    every = max(1, round(line * 1.6 / across + 0.5))
    for number, column in enumerate(columns, start=1):
        if number % every == 0:
            x = plot.left() + number * across
            foot = QRectF(x - line * 2, plot.bottom() + line * 0.3, line * 4, line * 1.1)
            painter.drawText(foot, CENTRE, column)


def _draw_line(
    painter: QPainter, points: list[QPointF], number: int, ink: ChartInk, line: float
) -> None:
    colour = ink.lines[number % len(ink.lines)]
    width = line * 0.11
    pen = QPen(colour, width)
    dashes = DASHES[number % len(DASHES)]
    if dashes:
        pen.setDashPattern([float(dash) for dash in dashes])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for start, end in pairwise(points):
        painter.drawLine(start, end)
    painter.setPen(QPen(colour, width * 0.8))
    painter.setBrush(colour)
    for point in points:
        _draw_mark(painter, point, number, line * 0.22)


def _draw_mark(painter: QPainter, at: QPointF, number: int, size: float) -> None:
    """Draw a disc, a square, two triangles, a lozenge, a cross or a bar."""
    x, y = at.x(), at.y()
    shapes: tuple[tuple[tuple[float, float], ...], ...] = (
        ((-1, -1), (1, -1), (1, 1), (-1, 1)),
        ((-1.2, 1), (1.2, 1), (0, -1.2)),
        ((0, -1.4), (1.4, 0), (0, 1.4), (-1.4, 0)),
        ((-1.2, -1), (1.2, -1), (0, 1.2)),
        ((-0.4, -1.4), (0.4, -1.4), (0.4, 1.4), (-0.4, 1.4)),
        ((-1.4, -0.4), (1.4, -0.4), (1.4, 0.4), (-1.4, 0.4)),
    )
    if number % (len(shapes) + 1) == 0:
        painter.drawEllipse(at, size, size)
        return
    corners = shapes[number % (len(shapes) + 1) - 1]
    painter.drawPolygon(QPolygonF([QPointF(x + dx * size, y + dy * size) for dx, dy in corners]))


def _draw_labels(
    painter: QPainter, plot: QRectF, chart: Chart, steps: range, ink: ChartInk, width: float
) -> None:
    """Write a name at the end of each line; a hair leads to one that had to move."""
    metrics = QFontMetricsF(ink.font, painter.device())
    line = metrics.lineSpacing()
    ends = [_height(one.values[-1], plot, steps) for one in chart.lines]
    heights = apart(ends, line, plot.top() - line * 0.6, plot.bottom() + line * 1.4)
    for number, (one, end, y) in enumerate(zip(chart.lines, ends, heights, strict=True)):
        colour = ink.lines[number % len(ink.lines)]
        painter.setPen(QPen(colour, line * 0.05))
        left = plot.right() + line * 0.35
        painter.drawLine(QPointF(left, end), QPointF(left + line * 0.5, y))
        painter.setPen(colour)
        shown = metrics.elidedText(one.label, Qt.TextElideMode.ElideMiddle, width + 1)
        painter.drawText(QRectF(left + line * 0.7, y - line / 2, width + 2, line), LEFT, shown)
