"""A preview of a printed page."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShortcut,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QSizePolicy

from scorepad.ui import look
from scorepad.ui.paper.page import Page
from scorepad.ui.paper.paper_style import DOTS, SMALL
from scorepad.ui.words import translate

MARGIN = 14
"""The margin around the page, in pixels."""
_LARGER, _NOTABLE = 1.6, 1.3
"""The enlargement of a page that is nearly as wide as its room; otherwise it fills the width."""
_PRINT_SHARE = 0.55
"""The least size of enlarged print, relative to the text beside it."""
_STEP = 60
"""The pixels by which an arrow key moves an enlarged page."""
_CLICK = 6
"""The pixels that a click may move."""


class PagePreview(QAbstractScrollArea):
    """Shows one of several pages; wheel and keys turn pages, a click enlarges one."""

    turned = Signal(int)
    enlarged = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._pages: Sequence[Page] = ()
        self._number = 0
        self.is_enlarged = False
        self._pressed: QPointF | None = None
        """Where the page is held to be moved."""
        self._was_moved = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(translate("words", "A click enlarges the page, or shows it whole again."))
        for keys, on in (("Ctrl++", True), ("Ctrl+=", True), ("Ctrl+-", False)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(partial(self.enlarge, on=on))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMinimumSize(QSize(220, 260))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._show_bars()

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
        self._fit_bars()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_bars()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        room = self.viewport()
        with QPainter(room) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colours = look.colours()
            painter.fillRect(room.rect(), colours.desk)
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
    def _size(self) -> QSizeF:
        """The page whole, or enlarged: as wide as the room at least, and its print legible."""
        form, room = self._pages[self._number].format, self.maximumViewportSize()
        wide, high = room.width() - 2 * MARGIN, room.height() - 2 * MARGIN
        scale = min(wide / form.width, high / form.height)
        if self.is_enlarged:
            as_wide = (self.viewport().width() - 2 * MARGIN) / form.width
            legible = _PRINT_SHARE * look.points() / SMALL * self.logicalDpiX() / 72
            larger = as_wide if as_wide > _NOTABLE * scale else _LARGER * scale
            scale = max(as_wide, larger, legible)
        return QSizeF(form.width * scale, form.height * scale)

    @property
    def _paper(self) -> QRectF:
        """Where the page is drawn."""
        paper, room = QRectF(QPointF(), self._size), QRectF(self.viewport().rect())
        paper.moveCenter(room.center())
        if paper.width() > room.width() - 2 * MARGIN:
            paper.moveLeft(MARGIN - self.horizontalScrollBar().value())
        if paper.height() > room.height() - 2 * MARGIN:
            paper.moveTop(MARGIN - self.verticalScrollBar().value())
        return paper

    def _show_bars(self) -> None:
        """An enlarged page always has a bar at its side, so that its width stays the same."""
        bars = Qt.ScrollBarPolicy
        off, on = bars.ScrollBarAlwaysOff, bars.ScrollBarAlwaysOn
        self.setVerticalScrollBarPolicy(on if self.is_enlarged else off)
        self.setHorizontalScrollBarPolicy(bars.ScrollBarAsNeeded if self.is_enlarged else off)

    def _fit_bars(self) -> None:
        if self._pages:
            size, room = self._size, self.viewport().size()
            for bar, length, seen in (
                (self.horizontalScrollBar(), size.width(), room.width()),
                (self.verticalScrollBar(), size.height(), room.height()),
            ):
                bar.setPageStep(seen)
                bar.setSingleStep(_STEP)
                bar.setRange(0, max(0, round(length + 2 * MARGIN - seen)))
        self.viewport().update()

    def enlarge(self, at: QPointF | None = None, *, on: bool) -> None:
        """Show the page enlarged around a point, or whole."""
        if not self._pages:
            return
        paper = self._paper
        place = (at or paper.topLeft()) - paper.topLeft()
        x, y = place.x() / paper.width(), place.y() / paper.height()
        self.is_enlarged = on
        self._show_bars()
        self._fit_bars()
        size, middle = self._size, self.viewport().rect().center()
        self.horizontalScrollBar().setValue(round(x * size.width() + MARGIN - middle.x()))
        self.verticalScrollBar().setValue(round(y * size.height() + MARGIN - middle.y()))
        self.enlarged.emit(on)

    def _move(self, x: float, y: float) -> bool:
        """Move an enlarged page; return whether there was more of it that way."""
        before = self._paper
        for bar, by in ((self.horizontalScrollBar(), x), (self.verticalScrollBar(), y)):
            bar.setValue(bar.value() - round(by))
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
            bar = self.verticalScrollBar()
            bar.setValue(bar.minimum() if by.y() < 0 else bar.maximum())

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
