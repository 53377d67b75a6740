"""The result of an evening as a card: who won, the order, the course, the greatest deal, who pays.

All measures are those of a card 1080 wide and 1350 high, or of one that is wide.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from scorepad.bridge.back_score import back_score, timeline
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.evening_result import EveningResult, evening_result
from scorepad.bridge.settling import Carried, ledger
from scorepad.layout import lay_out, place
from scorepad.pages import rows_of
from scorepad.ui import words
from scorepad.ui.look import CENTRE, LEFT, RIGHT, Colours, text_font
from scorepad.ui.painting.chart_painter import (
    ON_DARK,
    ON_LIGHT,
    Chart,
    ChartInk,
    ChartLine,
    draw_chart,
    inks,
)
from scorepad.ui.painting.contract_painter import draw_words
from scorepad.ui.painting.sheet_painter import WIDTH, Ink, draw_sheet
from scorepad.ui.painting.wrapping import wrapped
from scorepad.ui.words import evening_result as result_words
from scorepad.ui.words import settling as money_words

CARD = QRectF(0, 0, 1080, 1350)
WIDE = QRectF(0, 0, 1560, 780)
WHO = 0.44
"""The share of a wide card that tells who won."""
EDGE = 60.0
LINE = 58.0
"""The height of a player's line."""
SMALL_LINE = 42.0
MOST_PAYMENTS = 4
SHEET = 0.4
ALONE = 0.65
"""The share of the width that the last sheet has at most, beside the course or alone."""


class ResultCard(NamedTuple):
    """All that a card says."""

    day: str
    headline: str
    by_how_much: str
    order: tuple[tuple[str, str, str], ...]
    """Place, player and score."""
    chart: Chart | None
    best_deal: str
    payments: tuple[str, ...]
    """Who pays whom; ticked where it is paid."""


def result_card(scored: ScoredEvening, carried: Sequence[Carried] = ()) -> ResultCard:
    """Return what the card of an evening says."""
    result = evening_result(scored)
    columns = back_score(scored)
    chart = None
    if len(columns) > 1:
        lines = (
            ChartLine(words.player_name(player), stood)
            for player, stood in timeline(columns).items()
        )
        chart = Chart(tuple(lines), tuple(str(column.round) for column in columns))
    best = result.best_deal
    return ResultCard(
        words.long_day(scored.evening.day),
        result_words.headline(result),
        result_words.by_how_much(result, scored),
        _order(result),
        chart,
        result_words.best_deal(best, scored) if best else "",
        tuple(money_words.ledger_lines(ledger(scored, carried), scored.evening.currency)),
    )


def _order(result: EveningResult) -> tuple[tuple[str, str, str], ...]:
    places = [each.place for each in result.order]
    return tuple(
        (
            f"{each.place}=" if places.count(each.place) > 1 else str(each.place),
            words.player_name(each.player),
            words.hundreds(each.score),
        )
        for each in result.order
    )


def draw_result(
    painter: QPainter,
    card: ResultCard,
    scored: ScoredEvening,
    colours: Colours,
    size: QRectF = CARD,
) -> None:
    """Draw the card upright, or wide as a window has room for it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(size, colours.desk)
    painter.setPen(QPen(colours.hairline, 2))
    painter.setBrush(colours.paper)
    painter.drawRoundedRect(size.adjusted(EDGE / 2, EDGE / 2, -EDGE / 2, -EDGE / 2), 28, 28)
    room = size.adjusted(EDGE * 1.6, EDGE * 1.1, -EDGE * 1.6, -EDGE)
    wide = size.width() > size.height()
    who = room.adjusted(0, 0, -room.width() * (1 - WHO) - EDGE, 0) if wide else room
    rest = room.adjusted(who.width() + 2 * EDGE, 0, 0, 0) if wide else room
    top = who.top()
    top = _line(painter, card.day, who, top, 46, 30, colours.quiet)
    top = _line(painter, card.headline, who, top, 96, 66, colours.ink, bold=True)
    top = _line(painter, card.by_how_much, who, top, 56, 36, colours.accent, bold=True) + 26
    line = min(LINE, (who.bottom() - top) / max(1, len(card.order))) if wide else LINE
    top = _draw_order(painter, card, who, top, line, colours) + 26
    foot = _draw_foot(painter, card, rest, colours)
    start = rest.top() if wide else top
    middle = QRectF(rest.left(), start, rest.width(), foot - start - 20)
    _draw_course(painter, card, scored, middle, colours)


def _line(
    painter: QPainter,
    text: str,
    room: QRectF,
    top: float,
    height: float,
    size: float,
    colour: QColor,
    *,
    bold: bool = False,
) -> float:
    """Write a line in the middle, smaller where it is long; returns where the next begins."""
    if not text:
        return top
    least = size * 0.45
    while QFontMetricsF(_font(size, bold=bold)).horizontalAdvance(text) > room.width():
        if size <= least:
            break
        size -= 1
    font = _font(size, bold=bold)
    painter.setFont(font)
    painter.setPen(colour)
    cut = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(QRectF(room.left(), top, room.width(), height), CENTRE, cut)
    return top + height


def _font(pixels: float, *, bold: bool = False) -> QFont:
    font = text_font(10, bold=bold)
    font.setPixelSize(round(pixels))
    return font


def _draw_order(
    painter: QPainter, card: ResultCard, room: QRectF, top: float, height: float, colours: Colours
) -> float:
    for number, (place_, player, score) in enumerate(card.order):
        line = QRectF(room.left(), top, room.width(), height)
        bold = place_.rstrip("=") == "1"
        painter.setFont(_font(28))
        painter.setPen(colours.quiet)
        painter.drawText(line, LEFT, place_)
        painter.setPen(colours.ink)
        painter.setFont(_font(36, bold=True))
        painter.drawText(line, RIGHT, score)
        font = _font(36, bold=bold)
        painter.setFont(font)
        name = line.adjusted(70, 0, -QFontMetricsF(font).horizontalAdvance(score) - 40, 0)
        cut = QFontMetricsF(font).elidedText(player, Qt.TextElideMode.ElideRight, name.width())
        painter.drawText(name, LEFT, cut)
        if number < len(card.order) - 1:
            painter.setPen(QPen(colours.hairline, 1))
            painter.drawLine(line.bottomLeft(), line.bottomRight())
        top += height
    return top


def _draw_foot(painter: QPainter, card: ResultCard, room: QRectF, colours: Colours) -> float:
    """Write the greatest deal and who pays whom at the foot; returns where that begins."""
    font = _font(26)
    lines: list[tuple[str, QColor]] = []
    if card.best_deal:
        lines.append((result_words.deal_of_the_evening(), colours.quiet))
        lines += [(each, colours.ink) for each in wrapped(card.best_deal, font, room.width())]
    shown = card.payments[:MOST_PAYMENTS]
    if len(shown) < len(card.payments):
        more = result_words.and_more(len(card.payments) - MOST_PAYMENTS + 1)
        shown = (*shown[:-1], more)
    top = room.bottom() - SMALL_LINE * (len(lines) + len(shown)) - (16 if shown and lines else 0)
    start = top
    for text, colour in lines:
        _write(
            painter, text, QRectF(room.left(), top, room.width(), SMALL_LINE), font, colour, colours
        )
        top += SMALL_LINE
    top += 16 if shown and lines else 0
    for text in shown:
        place_ = QRectF(room.left(), top, room.width(), SMALL_LINE)
        _write(painter, text, place_, font, colours.ink, colours)
        top += SMALL_LINE
    return start


def _write(
    painter: QPainter, text: str, rect: QRectF, font: QFont, colour: QColor, colours: Colours
) -> None:
    cut = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.setPen(colour)
    draw_words(painter, cut, rect, font, colours)


def _draw_course(
    painter: QPainter, card: ResultCard, scored: ScoredEvening, room: QRectF, colours: Colours
) -> None:
    """Draw how the players stood, and beside it the last sheet."""
    sheet = _last_sheet(scored, room)
    if sheet:
        _draw_sheet(painter, scored, sheet, colours)
    if card.chart:
        wide = room.adjusted(0, 0, -(sheet.width() + 30) if sheet else 0, 0)
        dark = colours.paper.lightness() < colours.ink.lightness()
        lines = inks(ON_DARK if dark else ON_LIGHT)
        ink = ChartInk(_font(22), colours.quiet, colours.hairline, lines)
        draw_chart(painter, wide, card.chart, ink)


def _last_sheet(scored: ScoredEvening, room: QRectF) -> QRectF | None:
    """Return where the sheet of the last round stands, whole and as large as there is room."""
    if not scored.played or room.height() < 120:
        return None
    rows = rows_of(lay_out(scored.played[-1]).lines)
    alone = len(back_score(scored)) < 2
    row = min(room.height() / rows, room.width() * (ALONE if alone else SHEET) / WIDTH)
    width = row * WIDTH
    left = room.center().x() - width / 2 if alone else room.right() - width
    return QRectF(left, room.top(), width, row * rows)


def _draw_sheet(painter: QPainter, scored: ScoredEvening, paper: QRectF, colours: Colours) -> None:
    last = scored.played[-1]
    ink = Ink(colours, paper.width() / WIDTH)
    draw_sheet(painter, paper, ink, len(scored.played) - 1, last, place(lay_out(last).lines))
