"""Notices to the players: one sentence with buttons, at the foot of a page."""

from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QPushButton, QSizePolicy, QWidget

from scorepad.ui import look
from scorepad.ui.look import FINGER, text_font
from scorepad.ui.painting.wrapping import largest_fitting
from scorepad.ui.parts.aloud import say_aloud
from scorepad.ui.parts.fitted import break_text
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import NO_MARGINS, in_row
from scorepad.ui.parts.overlay import MARGIN

_LEAST, _NEARLY = 0.5, 0.8
"""The minimum size of the text relative to the usual one, and what is as good as that."""
_MOST = 1.75
"""The size up to which it grows, relative to the usual one: the sheet needs the room more."""
FRAME = 4
"""The width around a line within a field, so that its frame is seen."""
_LINES = 3
"""The most lines of a question: it becomes higher before it becomes smaller."""
_STILL = {
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Shift, Qt.Key.Key_Control),
    *(Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta),
}
"""Keys that lead to its buttons, or do nothing alone: they do not close it."""


def foot_height(points: float = 0) -> int:
    """Return the height kept for it, large enough to touch its buttons, but not for huge words."""
    points = min(points or look.points(), _MOST * look.usual_points())
    return max(FINGER, round(QFontMetricsF(text_font(points)).height() * 1.15))


class NoticeBar(QFrame):
    """One sentence with buttons; it takes no focus, and disappears at the next key or click.

    One that needs an answer stays, and is hidden only while a deal is typed.
    """

    left = Signal()
    """It was hidden, or shows something else."""
    turned = Signal()
    """It now asks something, with buttons, or no longer does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._message = Label(parent=self)
        self._message.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.buttons: list[QPushButton] = []
        self._over: QWidget | None = None
        self._stays = self._waits = False
        """Whether it must be answered, and whether it is hidden for now."""
        self._asked = False
        self._lines = 1
        self._keeps_room = False
        """Whether what it covers is a line kept for it, as high as it needs."""
        self._is_in_field = False
        self._row = in_row((self._message, 1), inside=self, margins=NO_MARGINS, spacing=8)
        self.setAutoFillBackground(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    def lie_over(
        self, part: QWidget, within: QWidget, *, keeps_room: bool = False, in_field: bool = False
    ) -> None:
        """Cover a widget within a larger one, or the place where that would be if it is hidden.

        A line that keeps its room becomes as high as it needs; it may be part of a field.
        """
        if (part, within, in_field) == (self._over, self.parentWidget(), self._is_in_field):
            return
        if self._over:
            self._over.removeEventFilter(self)
            self._keep_room(0)
        self._over, self._keeps_room, self._is_in_field = part, keeps_room, in_field
        self.setParent(within)
        part.installEventFilter(self)
        self._lie()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the geometry of the covered widget; hide at a key or a click elsewhere."""
        kind = event.type()
        if watched is self._over and kind in (QEvent.Type.Resize, QEvent.Type.Move):
            self._lie()
        elif kind is QEvent.Type.MouseButtonPress or (
            isinstance(event, QKeyEvent)
            and kind in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
            and Qt.Key(event.key()) not in _STILL
        ):
            self._go(watched)
        return False

    def _go(self, watched: QObject) -> None:
        """Hide, unless it must be answered, or was clicked itself."""
        inside = isinstance(watched, QWidget) and (watched is self or self.isAncestorOf(watched))
        if isinstance(watched, QWidget) and not inside and not self._stays:
            self.hide()

    def _lie(self) -> None:
        over, within = self._over, self.parentWidget()
        if over and within:
            at, around = within.rect(), over.parentWidget()
            has_line = over.isVisible() and over is not within
            if over.isVisible():
                whole = over.contentsRect()
                at = QRect(over.mapTo(within, whole.topLeft()), whole.size())
            elif around and within.isAncestorOf(around) and around.isVisible():
                # Keeps the room of a hidden line.
                at = QRect(around.mapTo(within, QPoint()), around.size())
            self._keep_room(self._high)
            top = at.bottom() + 1 - self._high
            at.setTop(min(top, at.top()) if has_line else top)
            has_margin = has_line and self._keeps_room
            edge = 0 if has_margin else MARGIN  # pages have no margin themselves
            self._row.setContentsMargins(edge, 0, edge, 0)
            self.setGeometry(at)
            self.raise_()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._arrange()
            self._lie()

    @property
    def sentence(self) -> str:
        return self._message.text()

    def say(
        self,
        sentence: str,
        actions: Sequence[tuple[str, Callable[[], None]]] = (),
        *,
        stays: bool = False,
    ) -> None:
        """Show a sentence with a button for each action."""
        self.left.emit()
        for button in self.buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        for name, action in actions:
            button = QPushButton(name, self)
            button.clicked.connect(action)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus in the line
            self._row.addWidget(button)
            button.setMinimumHeight(FINGER)
            button.show()  # hidden ones would not be measured
            self.buttons.append(button)
        self._stays = stays
        role = QPalette.ColorRole
        plain = role.ToolTipBase if self._is_in_field else role.Window
        self.setBackgroundRole(role.AlternateBase if actions else plain)
        self._message.setText(sentence)
        self._message.setToolTip(sentence)
        self.setAccessibleName(sentence)
        self.show()
        self._arrange()
        self._lie()
        say_aloud(self, sentence)

    def make_way(self, on: bool) -> None:
        """Hide for now, or come back."""
        if on and not self.isHidden():
            self.hide()
            self._waits = self._stays
        elif not on and self._waits:
            self.show()
            self._lie()

    def setVisible(self, visible: bool) -> None:
        """Cancel waiting when the notice is shown or hidden explicitly."""
        self._waits = False
        super().setVisible(visible)
        self._turn()
        if not visible:
            self._keep_room(self._least_high)
            self.left.emit()
        QTimer.singleShot(0, self, self._watch)  # the key that led to it may still be down

    def _watch(self) -> None:
        """Start or stop watching for the next key."""
        app = QApplication.instance()
        if app and self.isVisible() and not self._stays:
            app.installEventFilter(self)
        elif app:
            app.removeEventFilter(self)

    @property
    def asks(self) -> bool:
        """Whether it asks something now."""
        return bool(self.buttons) and not self.isHidden()

    @property
    def is_small(self) -> bool:
        """Whether its sentence is smaller than other text, for lack of room."""
        return self._message.font().pointSizeF() < _NEARLY * look.points()

    def _turn(self) -> None:
        if self.asks != self._asked:
            self._asked = self.asks
            self.turned.emit()

    def _keep_room(self, high: int) -> None:
        if self._over and self._keeps_room:
            self._over.setMinimumHeight(high)

    def _arrange(self) -> None:
        """Set the size of the text to fit in one line, or two smaller ones; questions have more."""
        points = look.points()
        self._lines = 1
        found = largest_fitting(points, points * _LEAST, self._has_room)
        while self.buttons and found < _NEARLY * points and self._lines < _LINES:
            self._lines += 1
            found = largest_fitting(points, points * _LEAST, self._has_room)

    @property
    def _least_high(self) -> int:
        return FINGER - 2 * FRAME if self._is_in_field else foot_height()

    @property
    def _high(self) -> int:
        """The height that is needed."""
        parts = [button.sizeHint().height() for button in self.buttons]
        least = self._least_high
        return max(least, self._high_of_message, *parts) if self.asks else least

    @property
    def _room(self) -> int:
        """The width for the sentence."""
        margins = self._row.contentsMargins()
        beside = sum(button.sizeHint().width() + self._row.spacing() for button in self.buttons)
        return self.width() - margins.left() - margins.right() - beside

    @property
    def _high_of_message(self) -> int:
        return self._message.heightForWidth(self._room)

    def _has_room(self, points: float) -> bool:
        font = text_font(points)
        self._message.setFont(font)
        for button in self.buttons:
            button.setFont(font)
            break_text(button, self._lines)
        metrics = self._message.fontMetrics()
        widest = max(map(metrics.horizontalAdvance, self.sentence.split() or [""]))
        lines = self._lines * ceil(metrics.lineSpacing()) if self.buttons else 0
        return widest <= self._room and self._high_of_message <= max(self._least_high, lines)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._arrange()
            self._lie()
