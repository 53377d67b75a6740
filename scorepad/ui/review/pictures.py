"""Charts of a season, the same on the screen and on paper: lines, squares and bars."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import date

from PySide6.QtCore import QLocale, QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from scorepad.archive.contracts import Ended
from scorepad.archive.standings import Standing, Timeline, Who
from scorepad.bridge.contract import LEVELS, NOTRUMP, Strain
from scorepad.bridge.points import PayKind
from scorepad.ui.look import CENTRE, LEFT, RIGHT
from scorepad.ui.painting.chart_painter import Chart, ChartLine, draw_bar, draw_chart
from scorepad.ui.painting.pencil import Pencil
from scorepad.ui.painting.suits import suit_in
from scorepad.ui.painting.wrapping import write
from scorepad.ui.words import language, translate
from scorepad.ui.words import standings as standings_words
from scorepad.ui.words.back_score import chart_label
from scorepad.ui.words.review import day_name

MOST_LINES = 7
"""More lines could not be followed."""
_MOST_MONTHS = 14
"""Up to this many months are labelled by month, more by year."""

# The running back score.


def in_timeline(
    players: Iterable[Standing], who: Who = (), picked: Collection[str] = ()
) -> list[str]:
    """Return the players with lines: those asked for, and those picked or the first and the last.

    Where not all have a line, these are taken by total, by turns from the top and the bottom.
    """
    players = [*players]
    ordered = sorted(players, key=lambda one: one.sums.hundreds)
    place = {one.who: at for at, one in enumerate(ordered)}

    def rank(one: Standing) -> tuple[bool, int, int, str]:
        (player,) = one.who
        at = place[one.who]
        return player not in who, min(at, len(players) - 1 - at), -one.evenings, player

    wanted = [one for one in players if not picked or one.who[0] in (*who, *picked)]
    return [one.who[0] for one in sorted(wanted, key=rank)[:MOST_LINES]]


def dates_below(days: Sequence[date | None]) -> list[tuple[int, str]]:
    """Return labels for evenings, with the index where each begins: years, or else months."""
    known = [(place, day) for place, day in enumerate(days) if day]
    by_month = bool(known) and _month(known[-1][1]) - _month(known[0][1]) <= _MOST_MONTHS
    marks: list[tuple[int, str]] = []
    last: date | None = None
    for place, day in known:
        other_year = last is None or last.year != day.year
        if other_year or (by_month and last and last.month != day.month):
            marks.append((place, _month_or_year(day, by_month=by_month, year=other_year)))
        last = day
    return marks


def _month(day: date) -> int:
    return 12 * day.year + day.month


def draw_timeline(
    painter: QPainter,
    rect: QRectF,
    ink: Pencil,
    who: tuple[str, ...],
    timeline: Timeline,
    played: int,
) -> None:
    """Draw one line per player, from 0 to the final total, with the name at its end."""
    stood = sorted([one for one in timeline.lines if one.stood], key=lambda one: -one.stood[-1][1])
    days = [day for day in timeline.days if day]
    said = [standings_words.lines_drawn(len(stood), played)] if len(stood) < played else []
    said += [f"{day_name(min(days))} – {day_name(max(days))}"] if days else []
    inner = _titled(painter, rect, ink, standings_words.course_title(), " · ".join(said))
    lines = tuple(
        ChartLine(
            chart_label(one.player, one.stood[-1][1]),
            tuple((place + 1, number) for place, number in one.stood),
            one.player in who,
        )
        for one in stood
    )
    below = dict(dates_below(timeline.days))
    columns = tuple(below.get(place, "") for place in range(len(timeline.days)))
    if lines:
        draw_chart(painter, inner, Chart(lines, columns, of_stretches=True), ink)


# Contracts made and down.


def draw_endings(
    painter: QPainter,
    rect: QRectF,
    ink: Pencil,
    who: tuple[str, ...],
    ended: Mapping[tuple[int, Strain], Ended],
) -> None:
    """Draw a bar for each contract from one club to seven notrump: how many made, how many down."""
    inner = _titled(painter, rect, ink, standings_words.endings_title(who), "")
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
    """Draw the made and failed contracts side by side, in proportion."""
    room = cell.width() - ink.width(" 00000") - 0.6 * ink.line
    start = cell.left() + 0.3 * ink.line
    made = draw_bar(painter, cell, start, room * ended.made / most, ink.colours.accent, ink)
    said = standings_words.whole(sum(ended))
    draw_bar(painter, cell, made, room * ended.down / most, ink.down, ink, said)


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


# Sources of points.


def draw_sources(
    painter: QPainter,
    rect: QRectF,
    ink: Pencil,
    who: tuple[str, ...],
    sources: Mapping[PayKind, tuple[int, int]],
) -> None:
    """Draw bars for the points of each kind: to the right those won, to the left those lost."""
    inner = _titled(painter, rect, ink, standings_words.sources_title(who), "")
    if not sources:
        return
    kinds = sorted(sources, key=lambda kind: -sum(sources[kind]))
    left = max(ink.width(_kind_name(kind)) for kind in kinds) + ink.line
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
        painter.drawText(row, RIGHT, _kind_name(kind))
        won_here, lost_here = sources[kind]
        for number, colour in ((won_here, ink.colours.accent), (-lost_here, ink.colours.quiet)):
            if number:
                said = standings_words.signed(number)
                draw_bar(painter, row, middle, number * scale, colour, ink, said)
    painter.setPen(ink.pen(ink.colours.ink))
    foot = plot.top() + len(kinds) * height
    painter.drawLine(QPointF(middle, plot.top()), QPointF(middle, foot))


def _titled(painter: QPainter, rect: QRectF, ink: Pencil, title: str, quiet: str) -> QRectF:
    """Draw the paper and a title; return the area below it."""
    painter.fillRect(rect, ink.colours.paper)
    inner = rect.adjusted(ink.line, 0.8 * ink.line, -ink.line, -ink.line)
    font = QFont(ink.font)
    font.setBold(True)
    head = QRectF(inner.left(), inner.top(), inner.width(), 1.5 * ink.line)
    write(painter, title, head, font, ink.colours.ink)
    if (
        QFontMetricsF(font).horizontalAdvance(title) + 2 * ink.line + ink.width(quiet)
        < head.width()
    ):
        write(painter, quiet, head, ink.font, ink.colours.quiet, RIGHT)
    return inner.adjusted(0, 2 * ink.line, 0, 0)


def _kind_name(kind: PayKind) -> str:
    names = {
        PayKind.CONTRACT: translate("words", "Contracts"),
        PayKind.OVERTRICKS: translate("words", "Overtricks"),
        PayKind.PENALTY: translate("words", "Penalties"),
        PayKind.INSULT: translate("words", "Doubled and made"),
        PayKind.SLAM: translate("words", "Slams"),
        PayKind.GAME: translate("words", "Game bonus"),
        PayKind.PART_SCORE: translate("words", "Part-score bonus"),
        PayKind.HONOURS: translate("words", "Honours"),
        PayKind.RUBBER: translate("words", "Rubber bonus"),
        PayKind.UNFINISHED_GAME: translate("words", "Unfinished: game"),
        PayKind.UNFINISHED_PART_SCORE: translate("words", "Unfinished: part-score"),
        PayKind.ADJUSTMENT: translate("words", "Adjustments"),
    }
    return names[kind]


def _month_or_year(day: date, *, by_month: bool, year: bool) -> str:
    """Return the label where a month or a year begins: 2025, Oct, Jan 2025."""
    if not by_month:
        return str(day.year)
    month = QLocale().standaloneMonthName(day.month, QLocale.FormatType.ShortFormat)
    if not year:
        return month
    return translate("words", "{month} {year}").format(month=month, year=day.year)
