"""A player's place at the table, to be dragged, and the dealer's button beside it."""

from PySide6.QtCore import QPoint, QPropertyAnimation, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from scorepad.bridge.seats import Seat
from scorepad.ui import look
from scorepad.ui.look import CENTRE, text_font
from scorepad.ui.parts.cards import CardSizes
from scorepad.ui.parts.fitted import fit_names
from scorepad.ui.parts.keys import ENTER
from scorepad.ui.parts.sliding import slide_time
from scorepad.ui.parts.tips import plain_tip
from scorepad.ui.words import draw as words
from scorepad.ui.words.table import chair_or_outside, dealer_button

_STEPS = {
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
}


class PlayerTile(QAbstractButton):
    """A player at the table, or waiting for a chair."""

    dropped = Signal(QPoint)
    """It was dragged, and let go here."""
    dealt = Signal(Seat)
    stepped = Signal(QPoint)

    def __init__(self, seat: Seat | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = seat
        self.name = ""
        self.home = QRect()
        self._shown = ""
        self._is_lifted = False
        self._grip: QPoint | None = None
        self._slide = QPropertyAnimation(self, b"pos", self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def show_player(self, name: str, shown: str, *, lifted: bool, deals: bool) -> None:
        self.name, self._shown, self._is_lifted = name, shown, lifted
        self.setAccessibleName(words.seat_aloud(self.seat, shown, deals=deals, lifted=lifted))
        self.setToolTip(plain_tip(shown))
        self.update()

    def go_home(self, home: QRect) -> None:
        self.home = home
        self._slide.stop()
        self.setGeometry(home)

    def slide_home(self, start: QPoint) -> None:
        """Slide home from there, unless the desktop wants no animations."""
        time = slide_time(self)
        if time and self.isVisible() and start != self.home.topLeft():
            self._slide.setDuration(2 * time)
            self._slide.setStartValue(start)
            self._slide.setEndValue(self.home.topLeft())
            self._slide.start()

    # Dragging.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._grip = event.position().toPoint()
        self.raise_()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = self.mapToParent(event.position().toPoint())
        far = QApplication.startDragDistance()
        if self._grip and (
            self._is_away or (at - self.home.topLeft() - self._grip).manhattanLength() >= far
        ):
            self.move(at - self._grip)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        dragged, self._grip = self._is_away, None
        if dragged:
            self.setDown(False)
            self.dropped.emit(self.mapToParent(event.position().toPoint()))
        else:
            super().mouseReleaseEvent(event)

    @property
    def _is_away(self) -> bool:
        return self.pos() != self.home.topLeft()

    # Keys.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.stepped.emit(_STEPS[key])
        elif key is Qt.Key.Key_D and self.seat:
            self.dealt.emit(self.seat)
        elif key in ENTER:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, points = look.colours(), look.points()
        body = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        bend = CardSizes(points).height * 0.14
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.hasFocus():
                painter.setPen(QPen(colours.accent, 2))
                painter.drawRoundedRect(body.adjusted(-2, -2, 2, 2), bend + 2, bend + 2)
            lit = self._is_lifted or self._is_away
            painter.setPen(colours.accent if lit else colours.edge)
            painter.setBrush(
                colours.accent if lit else colours.glow if self.underMouse() else colours.paper
            )
            painter.drawRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), bend, bend)
            ink = colours.on_accent if lit else colours.text
            room = body.adjusted(6, 2, -6, -2)
            upper = QRectF(room.left(), room.top(), room.width(), room.height() * 0.58)
            lower = QRectF(room.left(), upper.bottom(), room.width(), room.height() * 0.4)
            (name,), font = fit_names([self._shown], [room.width()], points * 1.05)
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(upper, CENTRE, name)
            painter.setFont(text_font(points * 0.8))
            painter.setPen(ink if lit else colours.quiet)
            painter.drawText(lower, CENTRE, chair_or_outside(self.seat))


class DealerButton(QAbstractButton):
    """The dealer's button, at each chair; it lies in the colour where the dealer sits."""

    def __init__(self, seat: Seat, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = seat
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_dealer(self, name: str, *, deals: bool) -> None:
        self.setChecked(deals)
        self.setAccessibleName(words.deals_aloud(name))
        self.setToolTip(plain_tip(words.deals_aloud(name)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = look.colours()
        body = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colours.accent if self.isChecked() else colours.edge, 1.5))
            painter.setBrush(colours.accent if self.isChecked() else colours.desk)
            painter.drawEllipse(body)
            painter.setFont(text_font(look.points() * 0.85, bold=True))
            painter.setPen(colours.on_accent if self.isChecked() else colours.quiet)
            painter.drawText(body, CENTRE, dealer_button())
