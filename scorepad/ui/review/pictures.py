"""Pictures of a season, drawn the same on the screen and on paper: lines, squares and bars."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from scorepad.archive.contracts import Ended
from scorepad.archive.standings import Standing, Stood, Timeline, Who
from scorepad.bridge.contract import LEVELS, NOTRUMP, Strain
from scorepad.bridge.points import PayKind
from scorepad.ui.look import CENTRE, LEFT, RIGHT, Colours, text_font
from scorepad.ui.painting.chart_painter import ON_DARK, ON_LIGHT, apart, inks, ticks
from scorepad.ui.painting.suits import suit_in
from scorepad.ui.words import hundreds, language, translate
from scorepad.ui.words import standings as words

MOST_LINES = 7
"""More lines nobody can follow."""
MOST_MONTHS = 14
"""So long a time has its months below it, a longer one its years."""
DOWN_ON_LIGHT, DOWN_ON_DARK = QColor("#948B7C"), QColor("#6F685B")
"""About as far from the paper as from the bars of what was made."""


@dataclass(frozen=True, slots=True)
class Pencil:
    """With what a picture is drawn; all measures follow from the height of its letters."""

    colours: Colours
    font: QFont

    @property
    def line(self) -> float:
        return QFontMetricsF(self.font).height()

    def width(self, text: str) -> float:
        return QFontMetricsF(self.font).horizontalAdvance(text)

    def pen(self, colour: QColor, letters: float = 0.05) -> QPen:
        pen = QPen(colour, max(0.8, letters * self.line))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        return pen

    @property
    def is_dark(self) -> bool:
        return self.colours.paper.lightness() < 128

    @property
    def down(self) -> QColor:
        """For contracts that went down."""
        return DOWN_ON_DARK if self.is_dark else DOWN_ON_LIGHT


def pencil(colours: Colours, pixels: float) -> Pencil:
    font = text_font(10)
    font.setPixelSize(max(1, round(pixels)))
    return Pencil(colours, font)


# The running back score.


def in_timeline(
    players: Iterable[Standing], who: Who = (), picked: Collection[str] = ()
) -> list[str]:
    """Return whose lines are drawn: who is asked for, and those picked, or who played most."""

    def rank(one: Standing) -> tuple[bool, int, str]:
        (player,) = one.who
        return player not in who, -one.evenings, player

    wanted = [one for one in players if not picked or one.who[0] in (*who, *picked)]
    return [one.who[0] for one in sorted(wanted, key=rank)[:MOST_LINES]]


def dates_below(days: Sequence[date | None]) -> list[tuple[int, str]]:
    """Return what to write below the evenings, and from which on: years, or else months."""
    known = [(place, day) for place, day in enumerate(days) if day]
    by_month = bool(known) and _month(known[-1][1]) - _month(known[0][1]) <= MOST_MONTHS
    marks: list[tuple[int, str]] = []
    last: date | None = None
    for place, day in known:
        other_year = last is None or last.year != day.year
        if other_year or (by_month and last and last.month != day.month):
            marks.append((place, words.month_or_year(day, by_month=by_month, year=other_year)))
        last = day
    return marks


def _month(day: date) -> int:
    return 12 * day.year + day.month


def _from_the_best(one: Stood) -> int:
    return -one.stood[-1][1]


def draw_timeline(
    painter: QPainter,
    rect: QRectF,
    ink: Pencil,
    who: tuple[str, ...],
    timeline: Timeline,
    played: int,
) -> None:
    """One line a player, from nothing to where he stands, with his name at its end."""
    lines = sorted([one for one in timeline.lines if one.stood], key=_from_the_best)
    days = [day for day in timeline.days if day]
    said = [words.lines_drawn(len(lines), played)] if len(lines) < played else []
    said += [words.from_to(min(days), max(days))] if days else []
    inner = _titled(painter, rect, ink, words.course_title(), " · ".join(said))
    if not lines:
        return
    names = [f"{words.who((one.player,))} {hundreds(one.stood[-1][1])}" for one in lines]
    room = max(map(ink.width, names)) + ink.line
    numbers = [number for one in lines for _, number in one.stood]
    steps = ticks(min(numbers), max(numbers))
    figures = max(ink.width(hundreds(step)) for step in steps) + 0.5 * ink.line
    plot = inner.adjusted(figures, 0.4 * ink.line, -room, -1.6 * ink.line)

    def y(number: float) -> float:
        return plot.bottom() - (number - steps[0]) / (steps[-1] - steps[0]) * plot.height()

    def x(place: float) -> float:
        return plot.left() + place / max(1, len(timeline.days)) * plot.width()

    _draw_dates(painter, plot, ink, [(x(place), at) for place, at in dates_below(timeline.days)])
    painter.setFont(ink.font)
    for number in steps:
        painter.setPen(ink.pen(ink.colours.quiet if not number else ink.colours.hairline))
        painter.drawLine(QPointF(plot.left(), y(number)), QPointF(plot.right(), y(number)))
        painter.setPen(ink.colours.quiet)
        place = QRectF(inner.left(), y(number) - ink.line, figures - 0.4 * ink.line, 2 * ink.line)
        painter.drawText(place, RIGHT, hundreds(number))
    heights = apart([y(one.stood[-1][1]) for one in lines], ink.line, inner.top(), inner.bottom())
    colours = inks(ON_DARK if ink.is_dark else ON_LIGHT)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for one, name, height, colour in zip(lines, names, heights, colours, strict=False):
        points = [QPointF(x(one.stood[0][0]), y(0))]
        points += [QPointF(x(place + 1), y(number)) for place, number in one.stood]
        end = QPointF(plot.right(), points[-1].y())
        painter.setPen(ink.pen(colour, 0.2 if one.player in who else 0.1))
        painter.drawPolyline(QPolygonF([*points, end]))
        painter.setPen(ink.pen(colour, 0.05))
        painter.drawLine(end, QPointF(plot.right() + 0.7 * ink.line, height))
        place = QRectF(plot.right() + 0.85 * ink.line, height - ink.line, room, 2 * ink.line)
        painter.drawText(place, LEFT, name)


def _draw_dates(
    painter: QPainter, plot: QRectF, ink: Pencil, dates: Iterable[tuple[float, str]]
) -> None:
    """Write dates below a plot, each from where it begins, as far as there is room."""
    painter.setFont(ink.font)
    free = plot.left()
    for left, text in dates:
        painter.setPen(ink.pen(ink.colours.hairline))
        painter.drawLine(QPointF(left, plot.top()), QPointF(left, plot.bottom() + 0.5 * ink.line))
        if left >= free:
            painter.setPen(ink.colours.quiet)
            place = QRectF(left, plot.bottom() + 0.5 * ink.line, ink.width(text) + 2, ink.line)
            painter.drawText(place, LEFT, text)
            free = place.right() + 0.5 * ink.line


# How contracts ended.


def draw_endings(
    painter: QPainter,
    rect: QRectF,
    ink: Pencil,
    who: tuple[str, ...],
    ended: Mapping[tuple[int, Strain], Ended],
) -> None:
    """A bar for each contract from one club to seven notrump: how many made, how many down."""
    inner = _titled(painter, rect, ink, words.endings_title(who), "")
    legend = QRectF(inner.left(), inner.top(), inner.width(), ink.line * 1.4)
    _draw_legend(painter, legend, ink)
    head = ink.line * 1.9
    left = ink.width(translate("words", "Level")) + ink.line
    plot = inner.adjusted(left, 1.6 * ink.line + head, -0.5 * ink.line, 0)
    across, down = plot.width() / len(Strain), plot.height() / len(LEVELS)
    most = max((sum(cell) for cell in ended.values()), default=0)
    for column, strain in enumerate(Strain):
        middle = QRectF(plot.left() + column * across, plot.top() - head, across, head)
        _draw_strain(painter, middle, ink, strain)
    for line, level in enumerate(LEVELS):
        cell = QRectF(plot.left(), plot.top() + line * down, across, down)
        painter.setFont(ink.font)
        painter.setPen(ink.colours.quiet)
        name = QRectF(inner.left(), cell.top(), left - 0.5 * ink.line, down)
        painter.drawText(name, RIGHT, str(level))
        painter.setPen(ink.pen(ink.colours.hairline))
        painter.drawLine(cell.topLeft(), QPointF(plot.right(), cell.top()))
        for column, strain in enumerate(Strain):
            found = ended.get((level, strain))
            if found:
                _draw_ended(painter, cell.translated(column * across, 0), ink, found, most)


def _draw_ended(painter: QPainter, cell: QRectF, ink: Pencil, ended: Ended, most: int) -> None:
    """Side by side what was made and what went down, as long as they are many."""
    figure = ink.width(" 00000")
    room = cell.width() - figure - 0.6 * ink.line
    height = min(ink.line * 0.8, cell.height() * 0.6)
    bar = QRectF(cell.left() + 0.3 * ink.line, cell.center().y() - height / 2, 0, height)
    painter.setPen(Qt.PenStyle.NoPen)
    bar.setWidth(room * ended.made / most)
    painter.setBrush(ink.colours.accent)
    painter.drawRect(bar)
    bar.setLeft(bar.right())
    bar.setWidth(room * ended.down / most)
    painter.setBrush(ink.down)
    painter.drawRect(bar)
    painter.setPen(ink.colours.text)
    painter.setFont(ink.font)
    place = QRectF(bar.right() + 0.2 * ink.line, cell.top(), figure, cell.height())
    painter.drawText(place, LEFT, words.whole(sum(ended)))


def _draw_legend(painter: QPainter, rect: QRectF, ink: Pencil) -> None:
    left = rect.left()
    for colour, word in (
        (ink.colours.accent, translate("words", "made")),
        (ink.down, translate("words", "down")),
    ):
        square = QRectF(left, rect.center().y() - 0.35 * ink.line, 0.7 * ink.line, 0.7 * ink.line)
        painter.fillRect(square, colour)
        painter.setFont(ink.font)
        painter.setPen(ink.colours.text)
        beside = square.right() + 0.4 * ink.line - rect.left()
        painter.drawText(rect.adjusted(beside, 0, 0, 0), LEFT, word)
        left = square.right() + 1.2 * ink.line + ink.width(word)


def _draw_strain(painter: QPainter, rect: QRectF, ink: Pencil, strain: Strain) -> None:
    if strain is NOTRUMP:
        painter.setFont(ink.font)
        painter.setPen(ink.colours.text)
        painter.drawText(rect, CENTRE, language().sign(strain))
        return
    side = 0.9 * ink.line
    square = QRectF(0, 0, side, side)
    square.moveCenter(rect.center())
    painter.fillPath(suit_in(strain, square), ink.colours.suits[strain])


# Where the points came from.


def draw_sources(
    painter: QPainter,
    rect: QRectF,
    ink: Pencil,
    who: tuple[str, ...],
    sources: Mapping[PayKind, tuple[int, int]],
) -> None:
    """A bar to the right for the points of each kind that were won, to the left for those lost."""
    inner = _titled(painter, rect, ink, words.sources_title(who), "")
    if not sources:
        return
    kinds = sorted(sources, key=lambda kind: -sum(sources[kind]))
    left = max(ink.width(words.kind_name(kind)) for kind in kinds) + ink.line
    figure = ink.width("−0 000 000")
    lost = max(number for _, number in sources.values())
    won = max(number for number, _ in sources.values())
    plot = inner.adjusted(left + (figure if lost else 0), 0, -figure, 0)
    scale = plot.width() / max(1, lost + won)
    middle = plot.left() + lost * scale
    height = min(2.4 * ink.line, plot.height() / len(kinds))
    painter.setFont(ink.font)
    for line, kind in enumerate(kinds):
        top = plot.top() + line * height
        row = QRectF(inner.left(), top, left - 0.5 * ink.line, height)
        painter.setPen(ink.colours.text)
        painter.drawText(row, RIGHT, words.kind_name(kind))
        thick = min(height * 0.6, ink.line * 1.1)
        for number, sign, colour in (
            (sources[kind][0], 1, ink.colours.accent),
            (sources[kind][1], -1, ink.colours.quiet),
        ):
            if not number:
                continue
            length = number * scale
            bar = QRectF(middle if sign > 0 else middle - length, 0, length, thick)
            bar.moveTop(top + (height - thick) / 2)
            painter.fillRect(bar, colour)
            gap = 0.3 * ink.line
            painter.setPen(ink.colours.text)
            if sign > 0:
                place = QRectF(bar.right() + gap, top, figure, height)
                painter.drawText(place, LEFT, words.signed(number))
            else:
                place = QRectF(bar.left() - gap - figure, top, figure, height)
                painter.drawText(place, RIGHT, words.signed(-number))
    painter.setPen(ink.pen(ink.colours.ink))
    foot = plot.top() + len(kinds) * height
    painter.drawLine(QPointF(middle, plot.top()), QPointF(middle, foot))


def _titled(painter: QPainter, rect: QRectF, ink: Pencil, title: str, quiet: str) -> QRectF:
    """Paper with a title; what is left below it."""
    painter.fillRect(rect, ink.colours.paper)
    inner = rect.adjusted(ink.line, 0.8 * ink.line, -ink.line, -ink.line)
    font = QFont(ink.font)
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(ink.colours.ink)
    head = QRectF(inner.left(), inner.top(), inner.width(), 1.5 * ink.line)
    metrics = QFontMetricsF(font)
    shown = metrics.elidedText(title, Qt.TextElideMode.ElideRight, head.width())
    painter.drawText(head, LEFT, shown)
    if metrics.horizontalAdvance(title) + 2 * ink.line + ink.width(quiet) < head.width():
        painter.setFont(ink.font)
        painter.setPen(ink.colours.quiet)
        painter.drawText(head, RIGHT, quiet)
    return inner.adjusted(0, 2 * ink.line, 0, 0)
