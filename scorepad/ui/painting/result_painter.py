"""Paints the result of an evening as a card: winners, order, chart, biggest deal, payments.

All measures are for a card 1080 wide and 1350 high, or for a wide one.
"""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from scorepad.bridge import translatable
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.evening_result import course
from scorepad.bridge.settling import Status
from scorepad.bridge.translatable import plural
from scorepad.sheets.layout import BoardLine, Header, SheetLine, lay_out, place
from scorepad.sheets.pages import rows_of
from scorepad.ui.look import CENTRE, LEFT, RIGHT, USUAL_POINTS, Colours, text_font
from scorepad.ui.painting.chart_painter import draw_chart
from scorepad.ui.painting.contract_painter import draw_words
from scorepad.ui.painting.pencil import pencil
from scorepad.ui.painting.result_card import CardPayment, ResultCard
from scorepad.ui.painting.sheet_painter import WIDTH, Ink, draw_sheet
from scorepad.ui.painting.wrapping import cut, largest_fitting, wrapped
from scorepad.ui.words import translate

CARD = QRectF(0, 0, 1080, 1350)
_WIDE = QRectF(0, 0, 1560, 780)
_LEAST_WIDE = QRectF(0, 0, 1040, 560)
_SMALL_FOR = 0.72
"""Below this share of the size wanted, a wide card is brief."""
_BRIEF, _NARROW = (860.0, 420.0), (640.0, 560.0)
"""Cards with only winners and order, beside each other or not, if more needed smaller text."""
_WINNERS = 210.0
"""The height of winners above the order."""
_LEAST_UPRIGHT = 640.0
"""The minimum width of a card with only winners and order; more would need smaller text."""
_LEAST_SCALE = 0.6
"""Relative to the usual text size: below this, the smallest text of a wide card is unreadable."""
_WHO = 0.44
"""The share of a wide card for the winners."""
_FOR_DAY = 0.6
"""How much lower the lines of players may be for the day above them."""
_MARGIN = 60.0
_LINE, _NAME_SIZE = 58.0, 36
_WIDE_LINE = 78.0
"""The maximum height of a player's line."""
_NAME, _BESIDE = 7, 100.0
"""A usual name fits into a wide card's line up to this fraction of its width in height.

Place and gap come in addition.
"""
_BEFORE_SCORE = 24.0
_ALL = slice(None)
_SMALL_LINE = 42.0
_MOST_LINES = 4
"""The maximum lines of payments; then two share a line, or they are only counted."""
_HEADLINES = ((66, 1), (46, 2), (36, 3))
"""Sizes of the headline, from the largest, with the number of lines it may take."""
_BRIEF_HEADLINES = ((66, 1), (56, 2), (46, 3), (36, 4))
"""Those beside the order of a brief card, which has little else."""
_LEAST_HEADLINE = 28
_DAY, _MARGIN_LINE, _BELOW = 46.0, 56.0, 26.0
"""The heights of the day, of the margin in a line below the headline, and of the gap below."""
_WIDEST = 1000.0
_MOST_PLACES = 10
"""At several tables: the width of the order, and the most places in one column."""
_SESSION = QRectF(0, 0, _WIDEST + 2 * _MARGIN, _WIDE.height())
_AROUND_ORDER, _AROUND_BRIEF, _LEAST_LINE = 460.0, 290.0, 44.0
"""At several tables: the height around the places, also without day and best board.

And the minimum height of a place.
"""
_ORDER = 340.0
"""The height of all players' lines together, where there are many."""
_TICK = 36.0
_LEAST_SHARE = 0.5
"""The smallest size of names relative to the usual one."""
_SHEET = 0.4
_ALONE = 0.65
"""The maximum share of the width for the last sheet, beside the chart or alone."""
_LEAST_ROW, SMALL_WORDS = 34.0, 20.0
"""A sheet with lower rows is not shown beside the chart; no text is smaller."""


def card_size(card: ResultCard, width: float, height: float, points: float) -> QRectF:
    """Return the measures of a card that fills a window; of several tables all are to be seen."""
    if not card.of_tables or width <= height:
        size = size_within(width, height, points)
        is_brief = width > height and _is_brief(size)
        return _with_larger_names(card, width, height) if is_brief else size
    size = size_within(width, height, points, _SESSION, _least_session(card, _AROUND_ORDER))
    if width / size.width() < _SMALL_FOR * _LEAST_SCALE * points / USUAL_POINTS:
        least = _least_session(card, _AROUND_BRIEF)
        if len(card.order) <= _MOST_PLACES:
            least.setWidth(_BRIEF[0])
        size = size_within(width, height, points, _SESSION, least)
    return size


def _is_brief(size: QRectF) -> bool:
    return size.width() < _LEAST_WIDE.width() or size.height() < _LEAST_WIDE.height()


def has_chart(size: QRectF) -> bool:
    """Return whether a card of these measures has room for a chart: a wide one, or a high one."""
    if size.width() > size.height():
        return not _is_brief(size)
    return size.height() >= _WIDE.height()


def _is_in_halves(size: QRectF) -> bool:
    """Whether the order of a brief card stands beside the winners."""
    return size.width() > _BRIEF[0] - 1 and size.height() < _NARROW[1] - 1


def _with_larger_names(card: ResultCard, width: float, height: float) -> QRectF:
    """Return the measures of the brief card whose order is larger."""
    ways = []
    for wide, high in (_BRIEF, _NARROW):
        scale = min(width / wide, height / high)
        size = QRectF(0, 0, width / scale, height / scale)
        room, halves = _brief_room(size), _is_in_halves(size)
        column = (room.width() - _MARGIN) / 2 if halves else room.width()
        lines = room.height() - (0 if halves else _WINNERS)
        line = min(_line_height(card, column), lines / max(1, len(card.order)))
        ways.append((line * scale, size))
    return max(ways, key=lambda way: way[0])[1]


def _least_session(card: ResultCard, around: float) -> QRectF:
    """Return the smallest measures of a card of several tables, with this around its places."""
    places = min(_MOST_PLACES, len(card.order))
    return QRectF(0, 0, _LEAST_WIDE.width(), around + places * _LEAST_LINE)


def size_within(
    width: float,
    height: float,
    points: float,
    wide: QRectF = _WIDE,
    least: QRectF = _LEAST_WIDE,
) -> QRectF:
    """Return the measures of the card that fills a window, for words of this size at least."""
    if width <= height:
        upright = min(width / CARD.width(), height / CARD.height())
        if upright * _NAME_SIZE >= points:
            return CARD
        scale = min(points / _NAME_SIZE, width / _LEAST_UPRIGHT)
        return QRectF(0, 0, width / scale, height / scale)
    usual = min(width / wide.width(), height / wide.height())
    scale = max(usual, _LEAST_SCALE * points / USUAL_POINTS)
    scale = min(scale, width / least.width(), height / least.height())
    if least is _LEAST_WIDE and scale < _SMALL_FOR * _LEAST_SCALE * points / USUAL_POINTS:
        scale = max(scale, *(min(width / w, height / h) for w, h in (_BRIEF, _NARROW)))
    return QRectF(0, 0, width / scale, height / scale)


def draw_result(
    painter: QPainter,
    card: ResultCard,
    scored: ScoredEvening,
    colours: Colours,
    size: QRectF = CARD,
) -> None:
    """Paint the card upright, or wide if the window is."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(size, colours.desk)
    painter.setPen(QPen(colours.hairline, 2))
    painter.setBrush(colours.paper)
    edge = _MARGIN / 2
    painter.drawRoundedRect(size.adjusted(edge, edge, -edge, -edge), 28, 28)
    room = size.adjusted(_MARGIN * 1.6, _MARGIN * 1.1, -_MARGIN * 1.6, -_MARGIN)
    if card.of_tables:
        least = _least_session(card, _AROUND_ORDER)
        if size.width() < least.width() or size.height() < least.height():
            card = card._replace(day="", best_deal="")
            room = _brief_room(size)
        spare = max(0.0, room.width() - _WIDEST) / 2
        _draw_session(painter, card, room.adjusted(spare, 0, -spare, 0), colours)
        return
    wide, is_brief = size.width() > size.height(), size.height() < _WIDE.height()
    if wide and _is_brief(size):
        _draw_brief(painter, card, size, colours)
        return
    who = room.adjusted(0, 0, -room.width() * (1 - _WHO) - _MARGIN, 0) if wide else room
    lines = (_line_height(card, who.width()) if wide else _LINE) * len(card.order)
    if is_brief and not _has_room_for_day(card, who, _HEADLINES, lines * _FOR_DAY):
        card = card._replace(day="")  # makes the names larger
    rest = room.adjusted(who.width() + 2 * _MARGIN, 0, 0, 0) if wide else room
    top = _draw_winner(painter, card, who, colours)
    height = who.bottom() - top if wide or is_brief else _ORDER
    most = _line_height(card, who.width()) if wide else _LINE
    line = min(most, height / max(1, len(card.order)))
    top = _draw_order(painter, card, who, top, line, colours) + 26
    if is_brief and not wide:
        return
    foot = _draw_foot(painter, card, rest, colours)
    start = rest.top() if wide else top
    middle = QRectF(rest.left(), start, rest.width(), foot - start - 20)
    _draw_course(painter, card, scored, middle, colours)


def _draw_brief(painter: QPainter, card: ResultCard, size: QRectF, colours: Colours) -> None:
    """Paint only winners and order, and the day and the best deal if winners leave the room."""
    room, dated = _brief_room(size), card
    card = card._replace(day="")  # makes the names larger
    if not _is_in_halves(size):
        if _has_room_for_day(card, room, _HEADLINES, _WIDE_LINE * len(card.order)):
            card = dated
        top = _draw_winner(painter, card, room, colours)
        high = min(_WIDE_LINE, (room.bottom() - top) / max(1, len(card.order)))
        _draw_order(painter, card, room, top, high, colours)
        return
    who = room.adjusted(0, 0, -(room.width() + _MARGIN) / 2, 0)
    order = room.adjusted(who.width() + _MARGIN, 0, 0, 0)
    high = min(_line_height(card, order.width()), order.height() / max(1, len(card.order)))
    foot = _foot_height(card, who.width())
    if card.best_deal and _winner_height(card, who.width(), _HEADLINES) + foot <= who.height():
        if _has_room_for_day(card, who, _HEADLINES, foot):
            card = dated
        _draw_winner(painter, card, who, colours)
        _draw_foot(painter, card, who, colours)
        _draw_order(painter, card, order, order.top(), high, colours)
        return
    # Both are in the middle, or the lower half would be blank.
    blank = who.height() - _winner_height(card, who.width(), _BRIEF_HEADLINES)
    if _has_room_for_day(card, who, _BRIEF_HEADLINES):
        card, blank = dated, blank - _DAY
    upper = who.adjusted(0, max(0.0, blank) / 2, 0, 0)
    _draw_winner(painter, card, upper, colours, _BRIEF_HEADLINES)
    top = order.center().y() - len(card.order) * high / 2
    _draw_order(painter, card, order, top, high, colours)


def _has_room_for_day(
    card: ResultCard, room: QRectF, sizes: Sequence[tuple[int, int]], rest: float = 0
) -> bool:
    """Return whether the day leaves winners, and the rest below them, their room."""
    return _DAY + _winner_height(card, room.width(), sizes) + rest <= room.height()


def _brief_room(size: QRectF) -> QRectF:
    """Return the room within the narrower edge of a brief card."""
    return size.adjusted(_MARGIN, _MARGIN * 0.75, -_MARGIN, -_MARGIN * 0.75)


def _foot_height(card: ResultCard, width: float) -> float:
    """Return the height of the best deal below the winners."""
    return _SMALL_LINE * (1 + len(wrapped(card.best_deal, _font(26), width)))


def _draw_winner(
    painter: QPainter,
    card: ResultCard,
    room: QRectF,
    colours: Colours,
    sizes: Sequence[tuple[int, int]] = _HEADLINES,
) -> float:
    """Write the day, the winners and their margin; return the top of the order."""
    top = _line(painter, card.day, room, room.top(), _DAY, 30, colours.quiet)
    top = _headline(painter, card.headline, room, top, colours, sizes)
    size = 36, colours.accent
    return _line(painter, card.by_how_much, room, top, _MARGIN_LINE, *size, bold=True) + _BELOW


def _winner_height(card: ResultCard, width: float, sizes: Sequence[tuple[int, int]]) -> float:
    """Return the height of the winners and their margin, without a day."""
    size, lines = _broken(card.headline, width, sizes)
    margin = _MARGIN_LINE if card.by_how_much else 0
    return len(lines) * _headline_height(size, lines) + margin + _BELOW


def _draw_session(painter: QPainter, card: ResultCard, room: QRectF, colours: Colours) -> None:
    """Paint the winners at several tables; the order fills the card."""
    top, foot = _draw_winner(painter, card, room, colours), _draw_foot(painter, card, room, colours)
    abreast = 2 if len(card.order) > _MOST_PLACES else 1
    rows = ceil(len(card.order) / abreast)
    high = min(_WIDE_LINE, (foot - 20 - top) / max(1, rows))
    wide = (room.width() - (abreast - 1) * 2 * _MARGIN) / abreast
    for column in range(abreast):
        seen = slice(column * rows, (column + 1) * rows)
        left = room.left() + column * (wide + 2 * _MARGIN)
        _draw_order(painter, card, QRectF(left, top, wide, 0), top, high, colours, seen)


def _headline(
    painter: QPainter,
    text: str,
    room: QRectF,
    top: float,
    colours: Colours,
    sizes: Sequence[tuple[int, int]],
) -> float:
    """Write the headline, in more lines before it gets too small; return the next top."""
    size, lines = _broken(text, room.width(), sizes)
    high = _headline_height(size, lines)
    for line in lines:
        top = _line(painter, line, room, top, high, size, colours.ink, bold=True)
    return top


def _headline_height(size: int, lines: Sequence[str]) -> float:
    """Return the height of each line of a headline."""
    return 96 if len(lines) == 1 else size * 1.4


def _broken(text: str, width: float, sizes: Sequence[tuple[int, int]]) -> tuple[int, list[str]]:
    """Return the largest of these sizes that fits, and the lines of a headline in it."""
    for size in range(sizes[0][0], _LEAST_HEADLINE - 1, -1):
        font = _font(size, bold=True)
        lines = wrapped(text, font, width)
        widest = max(map(QFontMetricsF(font).horizontalAdvance, lines))
        allowed = max(most for below, most in sizes if size <= below)
        if len(lines) <= allowed and widest <= width:
            break
    return size, lines


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
    """Write a centred line, smaller if it is long; return the top of the next part."""
    if not text:
        return top
    painter.setPen(colour)
    _fitted(painter, text, QRectF(room.left(), top, room.width(), height), size, CENTRE, bold=bold)
    return top + height


def _font(pixels: float, *, bold: bool = False) -> QFont:
    font = text_font(10, bold=bold)
    font.setPixelSize(round(pixels))
    return font


def _line_height(card: ResultCard, width: float) -> float:
    """Return the height of lines in which every name fits, or at least a usual one."""

    def share(height: float) -> float:
        metrics = QFontMetricsF(_font(height * _NAME_SIZE / _LINE, bold=True))
        words = (metrics.horizontalAdvance(f"{player}{score}") for _, player, score in card.order)
        return (width - _BESIDE) / max(1, *words)

    return largest_fitting(_WIDE_LINE, min(_WIDE_LINE, width / _NAME), share)


def _draw_order(
    painter: QPainter,
    card: ResultCard,
    room: QRectF,
    top: float,
    height: float,
    colours: Colours,
    seen: slice = _ALL,
) -> float:
    """Write these places of the order; no name is written larger than the winner's."""
    size = height * _NAME_SIZE / _LINE
    places = QFontMetricsF(_font(size * 0.78))
    beside = max((places.horizontalAdvance(f"{place_} ") for place_, *_ in card.order), default=0)
    left = max(70, beside)
    winners = filter(_won, card.order)
    names = min((_name_size(one, size, room.width() - left) for one in winners), default=size)
    lines = card.order[seen]
    for number, (place_, player, score) in enumerate(lines):
        line = QRectF(room.left(), top, room.width(), height)
        painter.setFont(_font(size * 0.78))
        painter.setPen(colours.quiet)
        painter.drawText(line, LEFT, place_)
        painter.setPen(colours.ink)
        painter.setFont(_font(size, bold=True))
        painter.drawText(line, RIGHT, score)
        wide = painter.fontMetrics().horizontalAdvance(score)
        name = line.adjusted(left, 0, -wide - _BEFORE_SCORE, 0)
        _fitted(painter, player, name, names, bold=_won(lines[number]))
        if number < len(lines) - 1:
            painter.setPen(QPen(colours.hairline, 1))
            painter.drawLine(line.bottomLeft(), line.bottomRight())
        top += height
    return top


def _won(line: tuple[str, str, str]) -> bool:
    """Whether this is the line of who came first, or of one of them."""
    return line[0].rstrip("=").rpartition(" ")[2] == "1"


def _name_size(line: tuple[str, str, str], size: float, width: float) -> float:
    """Return how large the name of a winner is written beside the score."""
    _, name, score = line
    score_width = QFontMetricsF(_font(size, bold=True)).horizontalAdvance(score)
    return _fitting(name, size, width - score_width - _BEFORE_SCORE, bold=True)


def _draw_foot(painter: QPainter, card: ResultCard, room: QRectF, colours: Colours) -> float:
    """Write the biggest deal and the payments at the foot; return their top."""
    font = _font(26)
    lines: list[tuple[str, QColor]] = []
    if card.best_deal:
        lines.append((card.name_of_best, colours.quiet))
        lines += [(each, colours.ink) for each in wrapped(card.best_deal, font, room.width())]
    beside = len(card.payments) > _MOST_LINES / 2 and _fit_beside(card.payments, font, room)
    abreast = 2 if beside else 1
    shown = card.payments
    if len(shown) > _MOST_LINES * abreast:
        shown = shown[: _MOST_LINES * abreast - 1]
    cells = len(shown) + (len(shown) < len(card.payments))
    below = ceil(cells / abreast)
    top = room.bottom() - _SMALL_LINE * (len(lines) + below) - (16 if shown and lines else 0)
    start = top
    for text, colour in lines:
        line = QRectF(room.left(), top, room.width(), _SMALL_LINE)
        painter.setPen(colour)
        draw_words(painter, text, line, font, colours)
        top += _SMALL_LINE
    top += 16 if shown and lines else 0
    wide = (room.width() - (abreast - 1) * _MARGIN) / abreast
    for number in range(cells):
        across, down = divmod(number, below)
        left = room.left() + across * (wide + _MARGIN)
        place_ = QRectF(left, top + down * _SMALL_LINE, wide, _SMALL_LINE)
        if number < len(shown):
            _draw_payment(painter, shown[number], place_, colours)
        else:
            painter.setFont(font)
            painter.setPen(colours.quiet)
            more = plural(
                translatable.translate("words", "and %n more", "", -1),
                len(card.payments) - len(shown),
            ).said(translate)
            painter.drawText(place_.adjusted(_TICK, 0, 0, 0), LEFT, more)
    return start


def _fit_beside(payments: Sequence[CardPayment], font: QFont, room: QRectF) -> bool:
    """Return whether two payments fit into a line."""
    metrics = QFontMetricsF(font)
    widest = max(metrics.horizontalAdvance(f"{each.who} {each.amount}") for each in payments)
    return _TICK + widest <= (room.width() - _MARGIN) / 2


def _draw_payment(painter: QPainter, payment: CardPayment, line: QRectF, colours: Colours) -> None:
    """Paint a payment: a box, ticked if it is paid, the two players, and the amount."""
    if payment.status is not Status.CARRIED:
        box = QRectF(line.left() + 1, line.center().y() - 11, 22, 22)
        painter.setPen(QPen(colours.edge, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 4, 4)
        if payment.status is Status.PAID:
            painter.setPen(QPen(colours.accent, 4))
            x, y = box.left(), box.top()
            painter.drawPolyline(
                [QPointF(x + 5, y + 11), QPointF(x + 9, y + 16), QPointF(x + 17, y + 6)]
            )
    painter.setPen(colours.ink)
    painter.setFont(_font(26))
    painter.drawText(line, RIGHT, payment.amount)
    wide = painter.fontMetrics().horizontalAdvance(payment.amount)
    _fitted(painter, payment.who, line.adjusted(_TICK, 0, -wide - 24, 0), 26)


def _fitted(
    painter: QPainter,
    text: str,
    room: QRectF,
    size: float,
    side: Qt.AlignmentFlag = LEFT,
    *,
    bold: bool = False,
) -> None:
    """Write a text smaller where it is long, and cut it off only where that is not enough."""
    font = _font(_fitting(text, size, room.width(), bold=bold), bold=bold)
    painter.setFont(font)
    painter.drawText(room, side, cut(text, font, room.width()))


def _fitting(text: str, size: float, width: float, *, bold: bool) -> float:
    """Return the size of a text that is written smaller where it is long."""

    def share(pixels: float) -> float:
        return width / max(1, QFontMetricsF(_font(pixels, bold=bold)).horizontalAdvance(text))

    return largest_fitting(size, size * _LEAST_SHARE, share)


def _draw_course(
    painter: QPainter, card: ResultCard, scored: ScoredEvening, room: QRectF, colours: Colours
) -> None:
    """Paint the chart, and beside it the last sheet."""
    sheet = _last_sheet(scored, room)
    if sheet:
        _draw_sheet(painter, scored, sheet, colours)
    if card.chart:
        wide = room.adjusted(0, 0, -(sheet.width() + 30) if sheet else 0, 0)
        draw_chart(painter, wide, card.chart, pencil(colours, 22))


def _last_sheet(scored: ScoredEvening, room: QRectF) -> QRectF | None:
    """Return the rectangle of the last round's sheet, whole and as large as possible.

    Beside a chart a list of boards has no room for contracts and figures.
    """
    if not scored.played or room.height() < 120:
        return None
    lines = _lines_of(scored)
    rows = rows_of(lines)
    alone = len(course(scored).after) < 2
    if not alone and any(isinstance(line, BoardLine) for line in lines):
        return None
    row = min(room.height() / rows, room.width() * (_ALONE if alone else _SHEET) / WIDTH)
    if row < _LEAST_ROW and not alone:
        return None
    width = row * WIDTH
    left = room.center().x() - width / 2 if alone else room.right() - width
    return QRectF(left, room.top(), width, row * rows)


def _lines_of(scored: ScoredEvening) -> list[SheetLine]:
    """Return the lines of the last sheet, with the players one below the other."""
    lines = lay_out(scored.played[-1]).lines
    return [line.brief() if isinstance(line, Header) else line for line in lines]


def _draw_sheet(painter: QPainter, scored: ScoredEvening, paper: QRectF, colours: Colours) -> None:
    ink = Ink(colours, paper.width() / WIDTH, words=SMALL_WORDS)
    lines = place(_lines_of(scored))
    draw_sheet(painter, paper, ink, len(scored.played) - 1, scored.played[-1], lines)
