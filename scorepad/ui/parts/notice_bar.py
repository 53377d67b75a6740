"""Notices to the players: one sentence with buttons, at the foot of a page."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QPushButton, QSizePolicy, QWidget

from scorepad.ui import look
from scorepad.ui.look import FINGER, text_font
from scorepad.ui.painting.wrapping import largest_fitting
from scorepad.ui.parts.aloud import say_aloud
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import NO_MARGINS, fill, in_row
from scorepad.ui.parts.overlay import MARGIN
from scorepad.ui.words import translate

_LEAST = 0.5
"""The minimum size of the text, relative to the usual one."""
_NEARLY, _SPACING = 0.85, 8
"""The size that is large enough for buttons beside the text, relative to the usual one."""
_BESIDE, _BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
_STILL = {
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Shift, Qt.Key.Key_Control),
    *(Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta),
}
"""Keys that lead to its buttons, or do nothing alone: they do not close it."""


def foot_height() -> int:
    """Return the height kept for it, large enough to touch its buttons."""
    return max(FINGER, round(QFontMetricsF(text_font(look.points())).height() * 1.4))


class NoticeBar(QFrame):
    """One sentence with buttons; it takes no focus, and disappears at the next key or click.

    One that needs an answer stays, and is hidden only while a deal is typed.
    """

    left = Signal()
    """It was hidden, or shows something else."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._message = Label(parent=self)
        self._message.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.buttons: list[QPushButton] = []
        self._over: QWidget | None = None
        self._around: QWidget | None = None
        """The widget that it covers, and the one that this moves with."""
        self._stays = self._waits = False
        """Whether it must be answered, and whether it is hidden for now."""
        self._is_high = self._is_lying = False
        """Whether the buttons are below, as all was small beside them, and whether it is moving."""
        self._row = in_row(margins=NO_MARGINS, spacing=_SPACING)
        self._lines = QBoxLayout(_BESIDE, self)
        fill(self._lines, (self._message, 1), self._row, margins=NO_MARGINS, spacing=_SPACING)
        self.setAutoFillBackground(True)
        self.setAccessibleName(translate("words", "What a correction changed"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    def lie_over(self, part: QWidget, within: QWidget) -> None:
        """Cover a widget within a larger one, or the place where that would be if it is hidden."""
        if (part, within) == (self._over, self.parentWidget()):
            return
        for watched in (self._over, self._around):
            if watched:
                watched.removeEventFilter(self)
        self._over, self._around = part, part.parentWidget()
        self.setParent(within)
        for watched in (self._over, self._around):
            if watched:
                watched.installEventFilter(self)
        self._lie()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the geometry of the covered widget; hide at a key or a click elsewhere."""
        kind = event.type()
        moved = kind in (QEvent.Type.Resize, QEvent.Type.Move)
        if moved and (watched is self._over or watched is self._around):
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
                at = QRect(over.mapTo(within, QPoint()), over.size())
            elif around and within.isAncestorOf(around) and around.isVisible():
                # Keeps the room of a hidden line.
                at = QRect(around.mapTo(within, QPoint()), around.size())
            if not has_line:
                at.setTop(at.bottom() + 1 - self._high)
            edge = 0 if has_line else MARGIN  # pages have no margin themselves
            self._lines.setContentsMargins(edge, 0, edge, 0)
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
            button.deleteLater()
        self.buttons, self._is_high = [], False
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
        self.setBackgroundRole(role.AlternateBase if actions else role.Window)
        self._message.setText(sentence)
        self._message.setToolTip(sentence)
        self.setAccessibleDescription(sentence)
        self.show()
        self._lie()
        self._arrange()
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
        self._keep_room()
        if not visible:
            self.left.emit()
        QTimer.singleShot(0, self, self._watch)  # the key that led to it may still be down

    def _watch(self) -> None:
        """Start or stop watching for the next key."""
        app = QApplication.instance()
        if app and self.isVisible() and not self._stays:
            app.installEventFilter(self)
        elif app:
            app.removeEventFilter(self)

    def _arrange(self) -> None:
        """Set the size of the text to fit in one line, or two smaller ones.

        Rather than have small buttons beside it, a sentence is above them.
        """
        points = look.points()
        self._is_high = False
        found = largest_fitting(points, points * _LEAST, self._has_room)
        self._is_high = bool(self.buttons) and found < _NEARLY * points
        if self._is_high:
            found = largest_fitting(points, points * _LEAST, self._has_room)
            largest_fitting(points, found, self._has_room_for_message)
        self._lines.setDirection(_BELOW if self._is_high else _BESIDE)
        self._keep_room()

    def _has_room(self, points: float) -> bool:
        for part in (self._message, *self.buttons):
            part.setFont(text_font(points))
        margins = self._lines.contentsMargins()
        wide = self.width() - margins.left() - margins.right()
        beside = sum(button.sizeHint().width() + self._row.spacing() for button in self.buttons)
        room = wide if self._is_high else wide - beside
        metrics = self._message.fontMetrics()
        widest = max(map(metrics.horizontalAdvance, self.sentence.split() or [""]))
        most = min(self.height(), foot_height())
        fits = widest <= room and self._message.heightForWidth(room) <= most
        return fits and (not self._is_high or beside <= wide)

    def _has_room_for_message(self, points: float) -> bool:
        """Write the sentence above the buttons larger than these."""
        self._message.setFont(text_font(points))
        margins = self._lines.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        return self._message.heightForWidth(room) <= foot_height()

    @property
    def _high(self) -> int:
        if not self._is_high:
            return foot_height()
        return foot_height() + max(button.sizeHint().height() for button in self.buttons)

    def _keep_room(self) -> None:
        """Make the line that it covers high enough, while it does."""
        over = self._over
        if over and over is not self.parentWidget():
            over.setMinimumHeight(foot_height() if self.isHidden() else self._high)
        elif over and not self.isHidden() and not self._is_lying and self.height() != self._high:
            self._is_lying = True  # once, whatever height it is given
            self._lie()
            self._is_lying = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
