"""What the players are told: one sentence with its buttons, along the foot of a page."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QPushButton, QSizePolicy, QWidget

from scorepad.ui import look
from scorepad.ui.look import FINGER, text_font
from scorepad.ui.painting.wrapping import largest
from scorepad.ui.parts.aloud import say_aloud
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import NO_MARGINS, in_row
from scorepad.ui.parts.overlay import MARGIN
from scorepad.ui.words import translate

_LEAST = 0.5
"""So much smaller words may be."""
_STILL = {
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Shift, Qt.Key.Key_Control),
    *(Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta),
}
"""Keys that lead to its buttons, or do nothing alone."""


def foot_height() -> int:
    """Return the room that is kept for it: a finger finds its buttons there."""
    return max(FINGER, round(QFontMetricsF(text_font(look.points())).height() * 1.4))


class NoticeBar(QFrame):
    """One sentence and its buttons; it takes no focus away, and goes at the next key or press.

    What the players have to decide stays, and makes way only while a deal is typed.
    """

    left = Signal()
    """It is gone, or says something else."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._message = Label(parent=self)
        self._message.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.buttons: list[QPushButton] = []
        self._over: QWidget | None = None
        self._stays = self._waits = False
        """Whether it is to be answered, and whether it makes way for now."""
        self._row = in_row((self._message, 1), inside=self, margins=NO_MARGINS, spacing=8)
        self.setAutoFillBackground(True)
        self.setAccessibleName(translate("words", "What a correction changed"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    def lie_over(self, part: QWidget, within: QWidget) -> None:
        """Lie where a line has its place within a larger part, or where that is not to be seen."""
        if self._over:
            self._over.removeEventFilter(self)
        self._over = part
        self.setParent(within)
        part.installEventFilter(self)
        self._lie()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what it lies over; go at a key or a press elsewhere."""
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
        """Go, unless it is to be answered, or something here is pressed."""
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
                # It keeps the room of a line that is not seen.
                at = QRect(around.mapTo(within, QPoint()), around.size())
            if not has_line:
                at.setTop(at.bottom() + 1 - foot_height())
            edge = 0 if has_line else MARGIN  # of a page, whose edge has none
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
        """Show a sentence with a button for each thing to do."""
        self.left.emit()
        for button in self.buttons:
            self._row.removeWidget(button)
            button.deleteLater()
        self.buttons = []
        for name, action in actions:
            button = QPushButton(name, self)
            button.clicked.connect(action)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the line ready
            self._row.addWidget(button)
            button.setMinimumHeight(FINGER)
            button.show()  # or the bar would be measured without it while it is seen
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
        """Let what lies below be seen for now, and come back."""
        if on and not self.isHidden():
            self.hide()
            self._waits = self._stays
        elif not on and self._waits:
            self.show()
            self._lie()

    def setVisible(self, visible: bool) -> None:
        """Whoever sends it away or shows it knows better than what it waited for."""
        self._waits = False
        super().setVisible(visible)
        if not visible:
            self.left.emit()
        QTimer.singleShot(0, self, self._watch)  # what led to it may be pressed still

    def _watch(self) -> None:
        """Wait for the next key, or for one no longer."""
        app = QApplication.instance()
        if app and self.isVisible() and not self._stays:
            app.installEventFilter(self)
        elif app:
            app.removeEventFilter(self)

    def _arrange(self) -> None:
        """Set words so large that they have room in one line, or two smaller ones."""
        points = look.points()
        largest(points, points * _LEAST, self._room)

    def _room(self, points: float) -> float:
        for part in (self._message, *self.buttons):
            part.setFont(text_font(points))
        margins = self._row.contentsMargins()
        beside = sum(button.sizeHint().width() + self._row.spacing() for button in self.buttons)
        room = self.width() - margins.left() - margins.right() - beside
        widest = max(
            map(self._message.fontMetrics().horizontalAdvance, self.sentence.split() or [""])
        )
        if room < widest:
            return self.width() / (self.width() + widest - room)
        return self.height() / max(1, self._message.heightForWidth(room))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
