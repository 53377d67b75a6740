"""The hands of boards on paper: as lines below a traveller, or as a diagram."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from scorepad.bridge.duplicate import board_dealer
from scorepad.bridge.hands import Cards
from scorepad.bridge.seats import Seat
from scorepad.ui.look import CENTRE, LEFT, Colours
from scorepad.ui.painting.contract_painter import draw_words
from scorepad.ui.painting.wrapping import balanced
from scorepad.ui.paper.blocks import GAP, Block, abreast, in_column
from scorepad.ui.paper.paper_lines import sentence
from scorepad.ui.paper.paper_style import DOTS, PRINTED, pen, title_font, words_font
from scorepad.ui.words import boards as words
from scorepad.ui.words import language

_NARROWEST = 17.2
"""The width of a diagram in text sizes: East and West may have eight cards in a suit."""
_LEADING = 1.2
"""The line height, in text sizes."""
_SMALLER = 0.94, 0.89
"""Smaller text sizes, used where they fit more boards on a page."""
_SUITS = 4
_PLACES = {Seat.NORTH: (0.34, 0), Seat.WEST: (0, 1), Seat.EAST: (0.62, 1), Seat.SOUTH: (0.34, 2)}
"""The position of each hand: the share of the width, and the number of hands above."""


def hand_lines(cards: Cards, size: float, width: float, colours: Colours) -> Iterator[Block]:
    """Yield a line for each hand."""
    lines = [sentence("  ".join(line), size, width, colours) for line in words.hands(cards)]
    for at, block in enumerate(chain.from_iterable(lines)):
        yield replace(block, above=0) if at else block


def hand_records(
    dealt: Sequence[Cards], size: float, body: QRectF, colours: Colours
) -> list[Block]:
    """Return all boards in order, as many beside and below each other as fit."""
    ordered = sorted(dealt, key=lambda one: one.board)
    sizes = size, *(size * smaller for smaller in _SMALLER)
    laid = [_laid(ordered, each, body, colours) for each in sizes]
    across, down, records = max(laid, key=lambda each: each[0] * each[1])
    share = (body.height() + GAP) / down - GAP - DOTS
    records = [replace(record, height=max(record.height, share)) for record in records]
    apart = (body.width() + GAP) / across
    return [abreast(records[at : at + across], apart) for at in range(0, len(records), across)]


def _laid(
    dealt: Sequence[Cards], size: float, body: QRectF, colours: Colours
) -> tuple[int, int, list[Block]]:
    """Return how many boards fit beside and below each other, and all diagrams."""
    across = max(1, int((body.width() + GAP) / (_NARROWEST * size * DOTS + GAP)))
    width = (body.width() + GAP) / across - GAP
    records = [_record(cards, size, width, colours) for cards in dealt]
    high = max(record.height for record in records)
    return across, max(1, int((body.height() + GAP) / (high + GAP))), records


def _record(cards: Cards, size: float, width: float, colours: Colours) -> Block:
    font = title_font(size * 1.1)
    title = balanced(words.board_title(cards.board), font, width)
    line = QFontMetricsF(font).lineSpacing()
    draw_hands = partial(_draw_hands, cards, size, width, colours)
    hands = Block(3 * _SUITS * size * _LEADING * DOTS, draw_hands)

    def draw(painter: QPainter, rect: QRectF) -> None:
        painter.setFont(font)
        painter.setPen(PRINTED.ink)
        for number, said in enumerate(title):
            top = rect.top() + number * line
            painter.drawText(QRectF(rect.left(), top, width, line), LEFT, said)

    head = Block(len(title) * line + size * DOTS / 2, draw)
    return in_column([head, hands])


def _draw_hands(
    cards: Cards, size: float, width: float, colours: Colours, painter: QPainter, rect: QRectF
) -> None:
    """Draw each hand in its place, with the players between; the dealer is bold."""
    plain, line = words_font(size), size * _LEADING * DOTS
    for seat, (_, *suits) in zip(Seat, words.hands(cards), strict=True):
        across, below = _PLACES[seat]
        for number, suit in enumerate(suits):
            top = rect.top() + (below * _SUITS + number) * line
            place = QRectF(rect.left() + across * width, top, width, line)
            painter.setPen(PRINTED.ink)
            draw_words(painter, suit, place, plain, colours)
    side = _SUITS * line
    middle = QRectF(rect.left() + 0.34 * width, rect.top() + side, 0.26 * width, side)
    _draw_seats(board_dealer(cards.board), size, painter, middle)


def _draw_seats(dealer: Seat, size: float, painter: QPainter, table: QRectF) -> None:
    side = min(table.width(), table.height()) * 0.8
    square = QRectF(0, 0, side, side)
    square.moveCenter(table.center())
    painter.setPen(pen())
    painter.drawRect(square)
    painter.setPen(PRINTED.ink)
    reach = side / 2 - size * 0.65 * DOTS
    away = {Seat.NORTH: (0, -reach), Seat.EAST: (reach, 0)}
    away |= {Seat.SOUTH: (0, reach), Seat.WEST: (-reach, 0)}
    for seat, (x, y) in away.items():
        painter.setFont(words_font(size, bold=seat is dealer))
        painter.drawText(square.translated(x, y), CENTRE, language().chair(seat))
