"""The bar that says what a correction changed, with what can be done about it."""

from collections.abc import Callable, Sequence
from math import sqrt

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QWidget

from scorepad.ui.look import text_font
from scorepad.ui.painting.wrapping import largest
from scorepad.ui.parts.flow_layout import FlowLayout
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import fill
from scorepad.ui.words import translate
from scorepad.ui.words import window as window_words

_LEAST = 0.5
"""So much smaller words may be."""
_SHARE, _SHARE_OVER = 0.17, 0.3
"""How much of the window it takes, or covers."""
MARGIN = 12
"""Pixels of what it lies over that are seen beside it."""
WHILE, LETTER = 4000, 80
"""Milliseconds in which a message that asks nothing is seen: some, and more for each letter."""
_BELOW = QBoxLayout.Direction.TopToBottom
_BESIDE = QBoxLayout.Direction.LeftToRight


class NoticeBar(QFrame):
    """One sentence and its buttons; it takes no focus away and can be sent away.

    What asks nothing goes by itself when it has been read.
    The buttons stand beside the sentence where both fit into one line: the sheet stays larger.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._message = Label(parent=self)
        self.buttons: list[QPushButton] = []
        self._over: QWidget | None = None
        self._waits = False
        """Whether it makes way for now."""
        self._gone = QTimer(self)
        self._gone.timeout.connect(self._go)
        self._row = FlowLayout(gap=8)
        self._whole = QBoxLayout(_BELOW, self)
        fill(self._whole, (self._message, 1), self._row, margins=(16, 8, 12, 8))
        self.setAutoFillBackground(True)
        self.setAccessibleName(translate("words", "What a correction changed"))
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self._message.setForegroundRole(QPalette.ColorRole.ToolTipText)
        self.hide()

    def lie_over(self, part: QWidget, within: QWidget | None = None) -> None:
        """Lie over the upper edge of a part of the window, and all else within a larger one."""
        self._over = part
        self.setParent(within or part)
        part.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._lie()
        return False

    def _lie(self) -> None:
        over, holder = self._over, self.parentWidget()
        if over and holder:
            width = over.width() - 2 * MARGIN
            self.resize(width, self.height())  # which sets the words
            corner = over.mapTo(holder, QPoint(MARGIN, MARGIN // 2))
            self.setGeometry(QRect(corner, QSize(width, self.heightForWidth(width))))
            self.raise_()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._arrange()
            self._lie()

    @property
    def sentence(self) -> str:
        return self._message.text()

    def say(self, sentence: str, actions: Sequence[tuple[str, Callable[[], None]]] = ()) -> None:
        """Show a sentence with a button for each thing to do, and one to send it away."""
        for button in self.buttons:
            self._row.removeWidget(button)
            button.deleteLater()
        self.buttons = []
        for name, action in (*actions, (window_words.close_notice(), self.hide)):
            button = QPushButton(name, self)
            button.clicked.connect(action)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the line ready
            self._row.addWidget(button)
            button.show()  # or the bar would be measured without it while it is seen
            self.buttons.append(button)
        self._message.setText(sentence)
        self.setAccessibleDescription(sentence)
        self._arrange()
        self.show()
        self._lie()
        self._gone.stop()
        if not actions:
            self._gone.start(WHILE + LETTER * len(sentence))

    def make_way(self, on: bool) -> None:
        """Let what lies below be seen for now, and come back."""
        if on and not self.isHidden():
            self.hide()
            self._waits = True
        elif not on and self._waits:
            self._waits = False
            self.show()
            self._lie()

    def setVisible(self, visible: bool) -> None:
        """Whoever sends it away or shows it knows better than what it waited for."""
        self._waits = False
        super().setVisible(visible)

    def _go(self) -> None:
        """Go, unless somebody is just about to press something here."""
        if not self.underMouse() and not any(button.hasFocus() for button in self.buttons):
            self._gone.stop()
            self.hide()

    def _arrange(self) -> None:
        """Set words so large that most of the window is left to the sheet."""
        points = self.font().pointSizeF()
        largest(points, points * _LEAST, self._room)

    def _room(self, points: float) -> float:
        for part in (self._message, *self.buttons):
            part.setFont(text_font(points))
        self._choose_direction()
        most = self.window().height() * (_SHARE_OVER if self._over else _SHARE)
        high = sqrt(most / max(1, self.heightForWidth(self.width())))  # smaller words wrap less
        return min(high, self.width() / max(1, self._widest()))

    def _widest(self) -> int:
        """Return the width that no button may be without."""
        margins = self._whole.contentsMargins()
        widths = (button.sizeHint().width() for button in self.buttons)
        return margins.left() + margins.right() + max(widths, default=0)

    def _choose_direction(self) -> None:
        margins = self._whole.contentsMargins()
        message = self._message.fontMetrics().horizontalAdvance(self.sentence)
        gaps = margins.left() + margins.right() + 2 * self._whole.spacing()
        fits = message + self._row.sizeHint().width() + gaps <= self.width()
        self._whole.setDirection(_BESIDE if fits else _BELOW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
