"""The hands of boards on paper: as lines below a traveller, or as a diagram."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from math import ceil

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from scorepad.bridge.duplicate import board_dealer
from scorepad.bridge.hands import Cards
from scorepad.bridge.seats import Seat
from scorepad.ui.look import CENTRE, LEFT, Colours
from scorepad.ui.painting.contract_painter import draw_words, words_width
from scorepad.ui.painting.wrapping import balanced
from scorepad.ui.paper.blocks import GAP, Block, abreast, flowing, in_column
from scorepad.ui.paper.paper_lines import sentence
from scorepad.ui.paper.paper_style import DOTS, PRINTED, pen, title_font, words_font
from scorepad.ui.words import boards as words
from scorepad.ui.words import language

_NARROWEST = 15
"""The least width of a diagram, in text sizes."""
_LEADING, _LOOSEST = 1.1, 1.6
"""The line height in text sizes, and where there is room."""
_SIZES = tuple(share / 100 for share in range(125, 97, -3))
"""The text sizes tried, relative to the usual one."""
_BELOW = 0.6 * GAP
"""Space between diagrams below each other."""
_SUITS = 4
_PLACES = {Seat.NORTH: (0.34, 0), Seat.WEST: (0, 1), Seat.EAST: (0.62, 1), Seat.SOUTH: (0.34, 2)}
"""The position of each hand: the share of the width, and the number of hands above."""
_ROOM = {Seat.NORTH: 0.66, Seat.EAST: 0.38, Seat.SOUTH: 0.66, Seat.WEST: 0.32}
"""The share of the width that each hand has."""


def hand_lines(cards: Cards, size: float, width: float, colours: Colours) -> Iterator[Block]:
    """Yield a line for each hand."""
    lines = [sentence("  ".join(line), size, width, colours) for line in words.hands(cards)]
    for at, block in enumerate(chain.from_iterable(lines)):
        yield replace(block, above=0) if at else block


def hand_records(
    dealt: Sequence[Cards], size: float, body: QRectF, colours: Colours
) -> list[Block]:
    """Return all boards in order, as many beside and below each other as fit.

    The text is the largest that takes the fewest pages, in lines that fill them.
    """
    ordered = sorted(dealt, key=lambda one: one.board)
    narrowest = _narrowest(ordered, size)
    ways = [_fitting(ordered, share * size, body, share * narrowest) for share in _SIZES]
    points, across, down = min(ways, key=lambda way: ceil(len(ordered) / (way[1] * way[2])))
    width, high = (body.width() + GAP) / across - GAP, (body.height() + _BELOW) / down - _BELOW
    made = [_record(cards, points, width, high - DOTS, colours) for cards in ordered]
    rows = (abreast(made[at : at + across], width + GAP) for at in range(0, len(made), across))
    return flowing([replace(row, above=_BELOW) for row in rows], body.height())


def _narrowest(dealt: Sequence[Cards], size: float) -> float:
    """Return the least width of a diagram in which no hand covers another."""
    return max(
        _NARROWEST * size * DOTS,
        *(
            words_width(suit, words_font(size)) / _ROOM[seat]
            for cards in dealt
            for seat, (_, *suits) in zip(Seat, words.hands(cards), strict=True)
            for suit in suits
        ),
    )


def _fitting(
    dealt: Sequence[Cards], size: float, body: QRectF, narrowest: float
) -> tuple[float, int, int]:
    """Return a size, and how many boards fit beside and below each other in it."""
    across = max(1, int((body.width() + GAP) / (narrowest + GAP)))
    width = (body.width() + GAP) / across - GAP
    needed = _SUITS * 3 * _LEADING * size * DOTS + DOTS
    high = max(_head(cards, size, width).height for cards in dealt) + needed
    return size, across, max(1, int((body.height() + _BELOW) / (high + _BELOW)))


def _head(cards: Cards, size: float, width: float) -> Block:
    font = title_font(size * 1.1)
    title = balanced(words.board_title(cards.board), font, width)
    line = QFontMetricsF(font).lineSpacing()

    def draw(painter: QPainter, rect: QRectF) -> None:
        painter.setFont(font)
        painter.setPen(PRINTED.ink)
        for number, said in enumerate(title):
            top = rect.top() + number * line
            painter.drawText(QRectF(rect.left(), top, width, line), LEFT, said)

    return Block(len(title) * line + size * DOTS / 2, draw)


def _record(cards: Cards, size: float, width: float, high: float, colours: Colours) -> Block:
    """Return a diagram of this height."""
    head = _head(cards, size, width)
    line = min((high - head.height) / (3 * _SUITS), _LOOSEST * size * DOTS)
    draw_hands = partial(_draw_hands, cards, size, line, width, colours)
    return in_column([head, Block(high - head.height, draw_hands)])


def _draw_hands(
    cards: Cards,
    size: float,
    line: float,
    width: float,
    colours: Colours,
    painter: QPainter,
    rect: QRectF,
) -> None:
    """Draw each hand in its place, with the players between; the dealer is bold."""
    plain = words_font(size)
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
