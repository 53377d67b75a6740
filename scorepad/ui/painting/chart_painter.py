"""Paints charts on screen and on paper: lines of players' totals, and bars."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from scorepad.ui.look import CENTRE, LEFT, RIGHT
from scorepad.ui.painting.pencil import Pencil
from scorepad.ui.painting.wrapping import balanced
from scorepad.ui.words import hundreds

_DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (6, 3),
    (2, 2),
    (8, 3, 2, 3),
    (12, 4),
    (4, 2, 1, 2, 1, 2),
    (1, 3),
)
MOST_TICKS = 7
_LABELS = 0.45
"""The maximum share of the width for the labels at the ends of lines."""
_MARKS_APART = 0.9
"""In letters: where columns are closer, not all have marks, which would overlap."""


class ChartLine(NamedTuple):
    """One player: the label at the end of the line, and the totals from 0 on."""

    label: str
    stood: tuple[tuple[int, int], ...]
    """Columns, counted from 1, with the totals there; the last one continues to the end."""
    is_bold: bool = False
    is_thin: bool = False
    """Whether it is grey and without marks, behind the others."""

    @property
    def end(self) -> int:
        return self.stood[-1][1] if self.stood else 0


class Chart(NamedTuple):
    lines: tuple[ChartLine, ...]
    columns: tuple[str, ...]
    """The text below each column, if any."""
    of_stretches: bool = False
    """Whether the text is for a span that begins there, such as a month, not for one column."""
    marks_apart: float = _MARKS_APART
    """How far apart the marks of a line are at least, in letters."""

    @property
    def looks(self) -> list[int]:
        """The number of each line's colour, dashes and mark: partners share one line."""
        stood = [one.stood for one in self.lines]
        return [stood.index(one) for one in stood]


def step_by_step(label: str, stood: Sequence[int]) -> ChartLine:
    """Return the line of somebody who was there all the time; the initial 0 is left out."""
    return ChartLine(label, tuple(enumerate(stood))[1:])


def draw_chart(painter: QPainter, room: QRectF, chart: Chart, ink: Pencil) -> None:
    """Paint a chart that fills this rectangle."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(ink.font)
    line = ink.line
    values = [value for one in chart.lines for _, value in one.stood]
    steps = ticks(min(values, default=0), max(values, default=0))
    labels = [balanced(one.label, ink.font, room.width() * _LABELS) for one in chart.lines]
    names = max((ink.width(said) for label in labels for said in label), default=0.0)
    names = min(names, room.width() * _LABELS)
    figures = max(ink.width(hundreds(step)) for step in steps)
    plot = room.adjusted(figures + line * 0.6, line * 0.7, -names - line * 1.3, -line * 1.5)
    _draw_columns(painter, plot, chart, ink)
    _draw_steps(painter, plot, steps, ink)
    for number in sorted(range(len(chart.lines)), key=lambda at: not chart.lines[at].is_thin):
        _draw_line(painter, plot, steps, chart, number, ink)
    _draw_labels(painter, plot, chart, steps, ink, labels, names)


def draw_bar(
    painter: QPainter,
    row: QRectF,
    start: float,
    length: float,
    colour: QColor,
    ink: Pencil,
    said: str = "",
) -> float:
    """Paint a bar in the middle of a row, to the left if negative.

    The text is beyond its end, whose position is returned.
    """
    thick = min(row.height() * 0.6, ink.line)
    bar = QRectF(start, row.center().y() - thick / 2, length, thick).normalized()
    painter.fillRect(bar, colour)
    painter.setFont(ink.font)
    painter.setPen(ink.colours.text)
    gap, width = ink.line * 0.3, ink.width(said) + 1
    left = bar.left() - gap - width if length < 0 else bar.right() + gap
    painter.drawText(QRectF(left, row.top(), width, row.height()), LEFT, said)
    return start + length


def ticks(low: int, high: int) -> range:
    """Return a few round numbers from below the least value to above the greatest."""
    low, high = min(low, 0), max(high, 0)
    step = 1
    while (high - low) / step > MOST_TICKS - 1:
        leading = int(str(step)[0])
        step = step // leading * {1: 2, 2: 5, 5: 10}[leading]
    first = low // step * step
    last = -(-high // step) * step
    return range(first, max(last, first + step) + 1, step)


def apart(wanted: Sequence[float], height: float, top: float, bottom: float) -> list[float]:
    """Return positions for labels near the wanted ones, without overlap and within the room.

    Labels that would touch are stacked around their centre.
    """
    order = sorted(range(len(wanted)), key=lambda number: wanted[number])
    stacks: list[tuple[float, list[int]]] = []  # centres, and the labels there
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
    """Push labels back inside the edges, moving others if needed."""
    least = top + height / 2
    for number in order:
        placed[number] = max(placed[number], least)
        least = placed[number] + height
    most = bottom - height / 2
    for number in reversed(order):
        placed[number] = min(placed[number], most)
        most = placed[number] - height
    return placed


def _points(one: ChartLine, plot: QRectF, steps: range, columns: int) -> list[QPointF]:
    first = one.stood[0][0] - 1 if one.stood else 0
    return [
        QPointF(_across(column, plot, columns), _height(value, plot, steps))
        for column, value in ((first, 0), *one.stood)
    ]


def _across(column: int, plot: QRectF, columns: int) -> float:
    return plot.left() + column * plot.width() / max(columns, 1)


def _height(value: int, plot: QRectF, steps: range) -> float:
    return plot.bottom() - (value - steps[0]) / (steps[-1] - steps[0]) * plot.height()


def _draw_steps(painter: QPainter, plot: QRectF, steps: range, ink: Pencil) -> None:
    line = ink.line
    for step in steps:
        y = _height(step, plot, steps)
        painter.setPen(ink.pen(ink.colours.quiet if step == 0 else ink.colours.hairline))
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        painter.setPen(ink.colours.quiet)
        figure = QRectF(plot.left() - line * 9.4, y - line / 2, line * 9, line)
        painter.drawText(figure, RIGHT, hundreds(step))


def _draw_columns(painter: QPainter, plot: QRectF, chart: Chart, ink: Pencil) -> None:
    """Write the text below the columns where there is room: of single columns below every nth."""
    line, free, columns = ink.line, plot.left() - ink.line, len(chart.columns)
    widest = max(map(ink.width, chart.columns), default=0.0) + line * 0.5 + 1
    every = 1 if chart.of_stretches else ceil(widest * columns / max(plot.width(), widest))
    following = 1
    for number, text in enumerate(chart.columns, start=1):
        if not text:
            continue
        x = _across(number - chart.of_stretches, plot, columns)
        width = ink.width(text) + 1
        left = x if chart.of_stretches else x - width / 2
        if chart.of_stretches:
            painter.setPen(ink.pen(ink.colours.hairline))
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom() + line * 0.4))
        if left >= free and number >= following:
            painter.setPen(ink.colours.quiet)
            place = QRectF(left, plot.bottom() + line * 0.3, width, line * 1.1)
            painter.drawText(place, CENTRE, text)
            free, following = place.right() + line * 0.5, number + every


def _draw_line(
    painter: QPainter, plot: QRectF, steps: range, chart: Chart, number: int, ink: Pencil
) -> None:
    one, look = chart.lines[number], chart.looks[number]
    colour = _colour(chart, number, ink)
    points = _points(one, plot, steps, len(chart.columns))
    pen = ink.pen(colour, 0.2 if one.is_bold else 0.05 if one.is_thin else 0.11)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if (dashes := _DASHES[look % len(_DASHES)]) and not one.is_thin:
        pen.setDashPattern(dashes)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF([*points, QPointF(plot.right(), points[-1].y())]))
    if one.is_thin:
        return
    painter.setPen(ink.pen(colour, 0.09))
    painter.setBrush(colour)
    every = max(1, ceil(len(chart.columns) * chart.marks_apart * ink.line / max(plot.width(), 1)))
    for point in points[number % every :: every]:  # those of two lines that meet stand apart
        _draw_mark(painter, point, number, ink.line * 0.22)


def _colour(chart: Chart, number: int, ink: Pencil) -> QColor:
    if chart.lines[number].is_thin:
        return ink.colours.quiet
    return ink.lines[chart.looks[number] % len(ink.lines)]


def _draw_mark(painter: QPainter, at: QPointF, number: int, size: float) -> None:
    """Paint a disc, a square, two triangles, a diamond, a cross or a bar."""
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
    painter: QPainter,
    plot: QRectF,
    chart: Chart,
    steps: range,
    ink: Pencil,
    labels: Sequence[Sequence[str]],
    width: float,
) -> None:
    """Write a label at the end of each line, with a thin connector if it had to move."""
    line = ink.line
    tall = line * max(map(len, labels), default=1)
    ends = [_height(one.end, plot, steps) for one in chart.lines]
    heights = apart(ends, tall, plot.top() - line * 0.6, plot.bottom() + line * 1.4)
    for number, (label, end, y) in enumerate(zip(labels, ends, heights, strict=True)):
        colour = _colour(chart, number, ink)
        painter.setPen(ink.pen(colour))
        left = plot.right() + line * 0.35
        painter.drawLine(QPointF(left, end), QPointF(left + line * 0.5, y))
        place = QRectF(left + line * 0.7, y - line * len(label) / 2, width + 2, line)
        for said in label:
            painter.drawText(place, LEFT, ink.cut(said, width + 1))
            place.translate(0, line)
