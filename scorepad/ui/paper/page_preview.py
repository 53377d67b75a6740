"""A preview of a printed page."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QShortcut,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy

from scorepad.ui import look
from scorepad.ui.paper.page import Page
from scorepad.ui.paper.paper_style import DOTS
from scorepad.ui.parts.labels import Label
from scorepad.ui.words import translate

MARGIN = 14
"""The margin around the page, in pixels."""
_LARGER = 1.6
"""The least enlargement; a page that becomes as wide as the room is enlarged more."""
_STEP = 60
"""The pixels by which an arrow key moves an enlarged page."""
_CLICK = 6
"""The pixels that a click may move."""


class PagePreview(Label):
    """Shows one of several pages; wheel and keys turn pages, a click enlarges one."""

    turned = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._pages: Sequence[Page] = ()
        self._number = 0
        self.is_enlarged = False
        self._middle = QPointF()
        """What is in the middle of the room, in shares of the page."""
        self._pressed: QPointF | None = None
        """Where the page is held to be moved."""
        self._was_moved = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(translate("words", "A click enlarges the page, or shows it whole again."))
        for keys, on in (("Ctrl++", True), ("Ctrl+=", True), ("Ctrl+-", False)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(partial(self.enlarge, on=on))
        self.setMinimumSize(QSize(220, 260))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def number(self) -> int:
        """The index of the page shown."""
        return self._number

    def sizeHint(self) -> QSize:
        return QSize(430, 560)

    def show_pages(self, pages: Sequence[Page]) -> None:
        self._pages = pages
        self.turn_to(self._number)

    def turn_to(self, number: int) -> None:
        self._number = max(0, min(number, len(self._pages) - 1))
        name = translate("words", "Page {number} of {count}").format(
            number=self._number + 1, count=len(self._pages)
        )
        self.setAccessibleName(name)
        self.turned.emit(self._number)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colours = look.colours()
            painter.fillRect(self.rect(), colours.desk)
            if not self._pages:
                return
            page, paper = self._pages[self._number], self._paper
            painter.fillRect(paper, Qt.GlobalColor.white)
            painter.setPen(QPen(colours.accent, 3) if self.hasFocus() else colours.edge)
            painter.drawRect(paper)
            painter.setClipRect(paper)
            painter.translate(paper.topLeft())
            scale = paper.width() / (page.format.width * DOTS)
            painter.scale(scale, scale)
            page.draw(painter)

    @property
    def _paper(self) -> QRectF:
        """Where the page is drawn: whole, or enlarged without blank beside it."""
        form = self._pages[self._number].format
        room = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        wide = room.width() / form.width
        scale = min(wide, room.height() / form.height)
        if self.is_enlarged:
            scale = max(wide, _LARGER * scale)
        paper = QRectF(0, 0, form.width * scale, form.height * scale)
        paper.moveCenter(room.center())
        middle = QPointF(self._middle.x() * paper.width(), self._middle.y() * paper.height())
        if paper.width() > room.width():
            left = room.center().x() - middle.x()
            paper.moveLeft(max(room.right() - paper.width(), min(room.left(), left)))
        if paper.height() > room.height():
            top = room.center().y() - middle.y()
            paper.moveTop(max(room.bottom() - paper.height(), min(room.top(), top)))
        return paper

    def enlarge(self, at: QPointF | None = None, *, on: bool) -> None:
        """Show the page enlarged around a point, or whole."""
        if self._pages:
            paper = self._paper
            place = (at or paper.topLeft()) - paper.topLeft()
            self.is_enlarged = on
            self._middle = QPointF(place.x() / paper.width(), place.y() / paper.height())
            self.update()

    def _move(self, x: float, y: float) -> bool:
        """Move an enlarged page; return whether there was more of it that way."""
        before = self._paper
        middle = QRectF(self.rect()).center() - before.topLeft() - QPointF(x, y)
        self._middle = QPointF(middle.x() / before.width(), middle.y() / before.height())
        self.update()
        return self._paper != before

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed, self._was_moved = event.position(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed and self._pages:
            by = event.position() - self._pressed
            if self._was_moved or by.manhattanLength() > _CLICK:
                self._was_moved, self._pressed = True, event.position()
                self._move(by.x(), by.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pressed and not self._was_moved:
            self.enlarge(event.position(), on=not self.is_enlarged)
        self._pressed = None

    def wheelEvent(self, event: QWheelEvent) -> None:
        by = event.angleDelta()
        if self.is_enlarged and self._pages and self._move(by.x() / 2, by.y() / 2):
            return
        was = self._number
        self.turn_to(was + (1 if by.y() < 0 else -1))
        if was != self._number:
            self._middle = QPointF(self._middle.x(), 0 if by.y() < 0 else 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = Qt.Key
        if self.is_enlarged and self._pages:
            ways = {
                keys.Key_Up: (0, _STEP),
                keys.Key_Down: (0, -_STEP),
                keys.Key_Left: (_STEP, 0),
                keys.Key_Right: (-_STEP, 0),
            }
            way = ways.get(Qt.Key(event.key()))
            if way and self._move(*way):
                return
        steps = {
            keys.Key_PageDown: self._number + 1,
            keys.Key_PageUp: self._number - 1,
            keys.Key_Right: self._number + 1,
            keys.Key_Left: self._number - 1,
            keys.Key_Home: 0,
            keys.Key_End: len(self._pages) - 1,
        }
        key = Qt.Key(event.key())
        if key in steps:
            self.turn_to(steps[key])
        else:
            super().keyPressEvent(event)
