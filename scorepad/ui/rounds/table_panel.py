"""The table at a glance: who sits where, who deals, who is vulnerable, what is needed."""

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from scorepad.ui.document import Document
from scorepad.ui.look import CENTRE, Colours, text_font
from scorepad.ui.parts.labels import breakable
from scorepad.ui.parts.player_name import draw_fitted, draw_letter, fit_name, letter_width
from scorepad.ui.parts.tips import plain_tip
from scorepad.ui.rounds.player_model import PlayerModel, PlayerRow
from scorepad.ui.rounds.seating_view import DrawnTable
from scorepad.ui.words import table as player_words
from scorepad.ui.words import table as table_words
from scorepad.ui.words.rounds import round_of_planned

_WRAPPED = Qt.TextFlag.TextWordWrap

LEAST_POINTS = 9.0
LOW = 0.7
"""So low a panel may be, compared to what it wants, before its table becomes smaller."""


class TablePanel(DrawnTable):
    """Draws the table as the score-keeper sees it, his own chair at the foot."""

    seats_asked = Signal()
    """Somebody clicked on the table, to name or seat the players."""

    def __init__(
        self,
        document: Document,
        players: PlayerModel,
        colours: Colours,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(colours, parent)
        self._document = document
        self._players = players
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        document.changed.connect(self.follow)
        players.turned.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        self.setAccessibleDescription("\n".join(self.sentences()))
        players = [self._players.row(number).aloud for number in range(4)]
        self.setToolTip(plain_tip("\n".join((*players, player_words.click_to_seat()))))
        self.update()

    def sentences(self) -> list[str]:
        """Return all that the panel shows, in words."""
        table, moment = self._players.table, self._players.moment
        if self._players.earlier:
            return table_words.earlier_sentences(table, moment)
        document = self._document
        last = document.scored.rounds[-1]
        deal, *others = table_words.table_sentences(last, table, moment)
        planned = round_of_planned(moment.round - 1, document.evening.planned)
        return [deal, planned, *others] if planned else [deal, *others]

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = self._table.contains(event.position())
        shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self._table.contains(event.position()):
            self.seats_asked.emit()

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(text_font(self._points)).averageCharWidth() * 25
        return QSize(round(width), round(width * 1.7))

    def minimumSizeHint(self) -> QSize:
        """Allow it to be small: its words grow smaller with it."""
        return QSize(80, 120)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw(painter)

    def _draw(self, painter: QPainter) -> None:
        line, table = self._line, self._table
        earlier = QPen(self._colours.accent, line * 0.09, Qt.PenStyle.DashLine)
        painter.setPen(earlier if self._players.earlier else Qt.PenStyle.NoPen)
        painter.setBrush(self._colours.panel)
        painter.drawRoundedRect(table, line, line)
        chairs = [self._players.row(turns) for turns in range(4)]
        beside = self._beside(chairs, table, line)
        for turns, chair in enumerate(chairs):
            if chair.vulnerable:
                self._draw_edge(painter, table, turns, line)
            place = _chair(table, turns, line, beside)
            self._draw_player(painter, chair, place, turns)
        painter.setPen(self._colours.text)
        for sentence, font, place in self.sentence_places():
            painter.setFont(font)
            painter.drawText(place, _WRAPPED, sentence)

    @property
    def _line(self) -> float:
        return QFontMetricsF(text_font(self._fitting_points())).lineSpacing()

    @property
    def _table(self) -> QRectF:
        """Where the panel is low, it leaves some of the height to the sentences."""
        line = self._line
        side = self.width() - 2 * line
        high = min(max(side * 0.86, 7 * line), max(5.2 * line, self.height() * 0.36))
        return QRectF(line, line * 0.9, side, high)

    def sentence_places(self) -> list[tuple[str, QFont, QRectF]]:
        """Return every sentence that has room with its font and place, smaller in a low panel."""
        points = self._fitting_points()
        places = self._places(points)
        while points > LEAST_POINTS and places[-1][2].bottom() > self.height():
            points = max(LEAST_POINTS, points - 0.5)
            places = self._places(points)
        return [place for place in places if place[2].bottom() <= self.height()]

    def _places(self, points: float) -> list[tuple[str, QFont, QRectF]]:
        """Return places below the table, in letters of this size."""
        places = []
        line, table = self._line, self._table
        room = table.translated(0, table.height() + line)
        gap = line * 0.35 * points / self._fitting_points()
        for number, sentence in enumerate(map(breakable, self.sentences())):
            font = text_font(points * (1.08 if number == 0 else 1), bold=number == 0)
            place = QFontMetricsF(font).boundingRect(room, _WRAPPED, sentence)
            places.append((sentence, font, place))
            room.moveTop(place.bottom() + gap)
        return places

    def _fitting_points(self) -> float:
        """Return the size of the words, smaller where the panel is narrow or very low.

        In one that is only somewhat low the sentences alone are smaller.
        """
        hint = self.sizeHint()
        fits = min(self.width() / hint.width(), self.height() / hint.height() / LOW)
        return min(self._points, max(LEAST_POINTS, self._points * fits))

    def _beside(self, chairs: list[PlayerRow], table: QRectF, line: float) -> bool:
        """Tell whether the names at the left and at the right have room beside each other."""
        metrics = QFontMetricsF(text_font(self._fitting_points() * 1.08, bold=True))
        widest = max(
            metrics.horizontalAdvance(chair.name) + self._before_name(chair)
            for chair in (chairs[1], chairs[3])
        )
        return widest + line < table.width() / 2

    def _before_name(self, chair: PlayerRow) -> float:
        """Return the room for the letter of the chair, and for the dealer's button."""
        points = self._fitting_points()
        high = QFontMetricsF(text_font(points * 1.08, bold=True)).height()
        return letter_width(points) + (high * 1.15 if chair.deals else 0)

    def _draw_edge(self, painter: QPainter, table: QRectF, turns: int, line: float) -> None:
        """Draw a bar of colour along the table in front of a vulnerable player."""
        thick, inset = line * 0.28, line * 1.2
        edge = [
            QRectF(table.left() + inset, table.bottom() - thick, table.width() - 2 * inset, thick),
            QRectF(table.left(), table.top() + inset, thick, table.height() - 2 * inset),
            QRectF(table.left() + inset, table.top(), table.width() - 2 * inset, thick),
            QRectF(table.right() - thick, table.top() + inset, thick, table.height() - 2 * inset),
        ][turns]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colours.accent)
        painter.drawRoundedRect(edge, thick / 2, thick / 2)

    def _draw_player(self, painter: QPainter, chair: PlayerRow, place: QRectF, turns: int) -> None:
        """Draw the dealer's button, the letter of the chair and the name in one row."""
        points = self._fitting_points()
        before = self._before_name(chair)
        chip = before - letter_width(points)
        room = QSizeF(place.width() - before, place.height())
        name = fit_name(chair.name, room, points * 1.08)
        width = before + name.size.width()
        left = {1: place.left(), 3: place.right() - width}.get(
            turns, place.center().x() - width / 2
        )
        if chair.deals:
            side = chip / 1.15
            self._draw_chip(painter, QRectF(left, place.center().y() - side / 2, side, side))
        letter = QRectF(left + chip, place.top(), before - chip, place.height())
        draw_letter(painter, letter, str(chair.seat), self._colours.text, points)
        text = QRectF(left + before, place.top(), name.size.width(), place.height())
        draw_fitted(painter, text, name, self._colours.text)

    def _draw_chip(self, painter: QPainter, circle: QRectF) -> None:
        """Draw the dealer's button."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colours.accent)
        painter.drawEllipse(circle)
        painter.setFont(text_font(self._fitting_points() * 0.85, bold=True))
        painter.setPen(self._colours.on_accent)
        painter.drawText(circle, CENTRE, table_words.dealer_button())


def _chair(table: QRectF, turns: int, line: float, beside: bool) -> QRectF:
    """Return where a name stands: at the foot, the left, the head or the right of the table."""
    inside = table.adjusted(line * 0.7, line * 0.5, -line * 0.7, -line * 0.5)
    height = inside.height() / (3 if beside else 4)
    rows = (2, 1, 0, 1) if beside else (3, 1, 0, 2)
    place = QRectF(inside.left(), inside.top() + rows[turns] * height, inside.width(), height)
    half = inside.width() / 2 if beside and turns in (1, 3) else 0
    return place.adjusted(half if turns == 3 else 0, 0, -half if turns == 1 else 0, 0)
