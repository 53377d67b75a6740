"""A table with its players, and arrows for those who change chairs."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from scorepad.bridge.next_round import SeatMove
from scorepad.bridge.seats import Seat
from scorepad.ui.look import Colours, text_font
from scorepad.ui.parts.player_name import draw_fitted, draw_letter, fit_name, letter_width
from scorepad.ui.words import table as table_words

FOOT, LEFT, HEAD, RIGHT, OUT = range(5)
_TALL, _GAP = 1.65, 0.95
"""A place at the table, and the room for arrows between two, in lines of text."""
ROWS_WITH_OUT, ROWS = 4, 3


class SeatingPicture(NamedTuple):
    """What is drawn: a name for each place, the score-keeper's own at the foot."""

    names: tuple[str, str, str, str]
    letters: str
    """Of their chairs."""
    out: str
    dealer: int
    arrows: tuple[tuple[int, int], ...]
    """From which place to which; both ways where two change places."""

    @property
    def height(self) -> float:
        """In lines of text."""
        rows = ROWS_WITH_OUT if self.out else ROWS
        return rows * _TALL + (rows - 1) * _GAP


def place_of(seat: Seat | None, keeper: Seat) -> int:
    """Return where a chair stands when the keeper's is at the foot."""
    if seat is None:
        return OUT
    order = (keeper, keeper.left, keeper.partner, keeper.right)
    return order.index(seat)


def arrows(moved: tuple[SeatMove, ...], keeper: Seat) -> tuple[tuple[int, int], ...]:
    return tuple((place_of(move.start, keeper), place_of(move.to, keeper)) for move in moved)


def draw_seating(
    painter: QPainter, room: QRectF, picture: SeatingPicture, colours: Colours, points: float
) -> None:
    line = QFontMetricsF(text_font(points)).lineSpacing()
    places = _places(room, line, bool(picture.out))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw_cloth(painter, places, line, colours)
    moving = {place for arrow in picture.arrows for place in arrow}
    for place, name in enumerate((*picture.names, picture.out)):
        if name:
            pen = QPen(colours.accent if place in moving else colours.hairline, line * 0.09)
            if place == OUT:
                pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(colours.paper if place != OUT else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(places[place], line * 0.4, line * 0.4)
            letter = picture.letters[place : place + 1]
            _draw_name(painter, places[place], letter, name, colours, points)
    for start, to in dict.fromkeys(picture.arrows):
        both = (to, start) in picture.arrows
        if not both or start < to:
            _draw_arrow(painter, places[start], places[to], (start, to), both, colours, line)
    deals = places[picture.dealer]
    corner = deals.topRight() if picture.dealer == LEFT else deals.topLeft()
    _draw_dealer(painter, corner, colours, points)


def _places(room: QRectF, line: float, has_out: bool) -> dict[int, QRectF]:
    """Return head, two sides and foot as around a table; those who sit out below it."""
    width = min(room.width() * 0.45, line * 9)
    tall, step = line * _TALL, line * (_TALL + _GAP)
    across = min(room.width(), line * 22)
    left = room.center().x() - across / 2 + line * 0.1
    middle = room.center().x() - width / 2
    right = room.center().x() + across / 2 - width - line * 0.1
    top = room.top() + line * 0.5  # for the dealer's button
    return {
        HEAD: QRectF(middle, top, width, tall),
        LEFT: QRectF(left, top + step, width, tall),
        RIGHT: QRectF(right, top + step, width, tall),
        FOOT: QRectF(middle, top + 2 * step, width, tall),
        OUT: QRectF(middle, top + 3 * step, width, tall) if has_out else QRectF(),
    }


def _draw_cloth(
    painter: QPainter, places: dict[int, QRectF], line: float, colours: Colours
) -> None:
    """Draw the table itself, under the four names."""
    cloth = QRectF(places[LEFT].center().x(), places[HEAD].center().y(), 0, 0)
    cloth.setRight(places[RIGHT].center().x())
    cloth.setBottom(places[FOOT].center().y())
    painter.setPen(colours.hairline)
    painter.setBrush(colours.panel)
    painter.drawRoundedRect(cloth, line, line)


def _draw_name(
    painter: QPainter, place: QRectF, letter: str, name: str, colours: Colours, points: float
) -> None:
    """Write the letter of the chair at the left, and the name in the rest of the place."""
    wide = letter_width(points) if letter else 0.0
    at_left = QRectF(place.topLeft(), QSizeF(wide, place.height()))
    draw_letter(painter, at_left, letter, colours.text, points)
    inside = place.adjusted(wide or points * 0.3, 0, -points * 0.3, 0)
    draw_fitted(painter, inside, fit_name(name, inside.size(), points), colours.text)


def _draw_dealer(painter: QPainter, corner: QPointF, colours: Colours, points: float) -> None:
    """Draw the dealer's button, on a corner of his place that no arrow comes near."""
    size = QFontMetricsF(text_font(points, bold=True)).height()
    circle = QRectF(0, 0, size, size)
    circle.moveCenter(corner + QPointF(0, size * 0.1))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.accent)
    painter.drawEllipse(circle)
    painter.setFont(text_font(points * 0.8, bold=True))
    painter.setPen(colours.on_accent)
    painter.drawText(circle, Qt.AlignmentFlag.AlignCenter, table_words.dealer_button())


def _draw_arrow(
    painter: QPainter,
    start: QRectF,
    to: QRectF,
    ends: tuple[int, int],
    both: bool,
    colours: Colours,
    line: float,
) -> None:
    path = _path(start, to, ends)
    painter.setPen(QPen(colours.accent, line * 0.16))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.accent)
    _draw_head(painter, path, line)
    if both:
        _draw_head(painter, path.toReversed(), line)


def _path(start: QRectF, to: QRectF, ends: tuple[int, int]) -> QPainterPath:
    """Return a path around the corner, straight across to the partner, or outside."""
    if OUT in ends and HEAD in ends:
        return _aside(start, to, from_out=ends[0] == OUT)
    if start.center().x() == to.center().x():
        down = to.top() > start.top()
        path = QPainterPath(_middle(start, bottom=down))
        path.lineTo(_middle(to, bottom=not down))
        return path
    if start.center().y() == to.center().y():
        right = to.left() > start.left()
        ends_at = (start.right(), to.left()) if right else (start.left(), to.right())
        path = QPainterPath(QPointF(ends_at[0], start.center().y()))
        path.lineTo(QPointF(ends_at[1], to.center().y()))
        return path
    if ends[0] in (LEFT, RIGHT):
        return _corner(to, start).toReversed()
    return _corner(start, to)


def _corner(across: QRectF, beside: QRectF) -> QPainterPath:
    """Return a path from head or foot sideways to the left or right."""
    leftwards = beside.center().x() < across.center().x()
    start = QPointF(across.left() if leftwards else across.right(), across.center().y())
    outer = beside.width() * 0.25
    x = beside.left() + outer if leftwards else beside.right() - outer
    y = beside.bottom() if across.top() > beside.top() else beside.top()
    path = QPainterPath(start)
    path.quadTo(QPointF(x, start.y()), QPointF(x, y))
    return path


def _aside(start: QRectF, to: QRectF, *, from_out: bool) -> QPainterPath:
    """Return a path between the head of the table and the outside, past the foot."""
    out, head = (start, to) if from_out else (to, start)
    end = QPointF(head.center().x(), head.bottom())
    path = QPainterPath(QPointF(out.left(), out.center().y()))
    reach = out.left() - out.width() * 0.55
    between = (out.top() + head.bottom()) / 2
    path.cubicTo(
        QPointF(reach, out.center().y()),
        QPointF(reach, between),
        QPointF((reach + end.x()) / 2, between),
    )
    path.quadTo(QPointF(end.x(), between), end)
    return path if from_out else path.toReversed()


def _middle(place: QRectF, *, bottom: bool) -> QPointF:
    return QPointF(place.center().x(), place.bottom() if bottom else place.top())


def _draw_head(painter: QPainter, path: QPainterPath, line: float) -> None:
    """Draw the point of an arrow at the end of its path; a short arrow has small ones."""
    size = min(line * 0.62, path.length() * 0.42)
    tip = path.pointAtPercent(1.0)
    before = path.pointAtPercent(max(0.0, path.percentAtLength(path.length() - size)))
    along = tip - before
    length = max((along.x() ** 2 + along.y() ** 2) ** 0.5, 0.001)
    along = along / length * size
    aside = QPointF(-along.y(), along.x()) * 0.55
    painter.drawPolygon(QPolygonF([tip, tip - along + aside, tip - along - aside]))
