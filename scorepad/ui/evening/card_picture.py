"""A picture of a playing card: face up, face down, or an empty place."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton

from scorepad.bridge.contract import CLUBS, DIAMONDS, HEARTS, SPADES, Strain
from scorepad.bridge.draw import Card
from scorepad.ui import look
from scorepad.ui.look import text_font
from scorepad.ui.painting.suits import suit_in
from scorepad.ui.words import language, translate
from scorepad.ui.words.bidding_pad import suit

_SUITS = (CLUBS, DIAMONDS, HEARTS, SPADES)
_LARGER = 0.2
"""The growth of a card for each step by which text grows."""
_LINES = 4
"""The number of lines in each direction on the back of a card."""


class CardPicture(QAbstractButton):
    """Rank above suit, as in the corner of a card; a card face down can be pressed."""

    def __init__(self) -> None:
        super().__init__()
        self._card: Card | None = None
        self._is_up = True
        self.setFixedSize(self.sizeHint())
        self.show_card(None)

    def sizeHint(self) -> QSize:
        points = _points()
        return QSize(look.row_height(points * 3), look.row_height(points * 4.2))

    def show_card(self, card: Card | None, *, up: bool = True) -> None:
        self._card, self._is_up = card, up
        self.setEnabled(card is not None and not up)
        policy = Qt.FocusPolicy.StrongFocus if self.isEnabled() else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(policy)
        shapes = Qt.CursorShape
        self.setCursor(shapes.PointingHandCursor if self.isEnabled() else shapes.ArrowCursor)
        self.setAccessibleName(
            _card_aloud(card)
            if card and up
            else (translate("words", "A card, face down") if card else "")
        )
        self.update()

    @property
    def card(self) -> Card | None:
        """The card, if it is face up."""
        return self._card if self._is_up else None

    def paintEvent(self, event: QPaintEvent) -> None:
        body = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        bend = body.width() * 0.14
        colours = look.colours()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._card is None:
                painter.setPen(QPen(colours.hairline, 1.5, Qt.PenStyle.DashLine))
                painter.drawRoundedRect(body, bend, bend)
                return
            painter.setPen(
                QPen(colours.text, 2.5) if self.hasFocus() else QPen(colours.hairline, 1)
            )
            painter.setBrush(colours.paper)
            painter.drawRoundedRect(body, bend, bend)
            if self._is_up:
                self._draw_face(painter, body, self._card)
            else:
                self._draw_back(painter, body.adjusted(3, 3, -3, -3), bend * 0.7)

    def _draw_face(self, painter: QPainter, body: QRectF, card: Card) -> None:
        ink = look.colours().suits[_SUITS[card.suit]]
        font = text_font(_points() * 1.35, bold=True)
        painter.setFont(font)
        painter.setPen(ink)
        metrics, rank = QFontMetricsF(font), _rank(card)
        foot = body.top() + body.height() * 0.1 + metrics.capHeight()
        begin = body.center().x() - metrics.horizontalAdvance(rank) / 2
        painter.drawText(QPointF(begin, foot), rank)
        side = min(body.width() * 0.48, body.height() * 0.34)  # even if wide for fingers
        left = body.center().x() - side / 2
        square = QRectF(left, body.bottom() - body.height() * 0.12 - side, side, side)
        painter.fillPath(suit_in(_SUITS[card.suit], square), ink)

    def _draw_back(self, painter: QPainter, body: QRectF, bend: float) -> None:
        colours = look.colours()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.accent)
        painter.drawRoundedRect(body, bend, bend)
        line = QColor(colours.on_accent)
        line.setAlphaF(0.35)
        painter.setPen(QPen(line, 1))
        for number in range(1, _LINES):
            across = QPointF(body.width() * number / _LINES, 0)
            down = QPointF(0, body.height() * number / _LINES)
            painter.drawLine(body.topLeft() + across, body.bottomLeft() + across)
            painter.drawLine(body.topLeft() + down, body.topRight() + down)


def _points() -> float:
    """The size of a card: it grows less than text, as it is readable anyway, to leave room."""
    usual = look.USUAL_POINTS
    return min(look.points(), usual + max(0, look.points() - usual) * _LARGER)


def _rank(card: Card) -> str:
    """Return the rank as written in the corner of a card."""
    return card.called(language())[:-1]


def _card_aloud(card: Card) -> str:
    ranks = (
        *(str(number) for number in range(2, 11)),
        translate("words", "jack"),
        translate("words", "queen"),
        translate("words", "king"),
        translate("words", "ace"),
    )
    said = translate("words", "{rank} of {suit}")
    return said.format(rank=ranks[card.rank], suit=suit([*Strain][card.suit]))
