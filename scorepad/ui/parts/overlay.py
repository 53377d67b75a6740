"""Pages over the sheet, to read or to fill in, while the entry line stays ready."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QWidget

from scorepad.ui.look import FINGER
from scorepad.ui.parts.labels import heading
from scorepad.ui.parts.layouts import NO_MARGINS, STRETCH, in_column, in_row
from scorepad.ui.words import translate

MARGIN = 16
_GAP = 12
_ALONE = 2
"""The place of the way back, with a heading and what is blank before it."""


class Overlay(QWidget):
    """Covers a widget; Esc closes it."""

    left = Signal()
    typed = Signal(str)
    """Letters or digits that the page does not use: they begin a deal."""

    def __init__(self, name: str, over: QWidget | None = None) -> None:
        super().__init__(over)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAutoFillBackground(True)
        self.setAccessibleName(name)
        self.hide()
        if over:
            self.resize(over.size())
            over.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QWidget) and event.type() is QEvent.Type.Resize:
            self.resize(watched.size())
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.text().isalnum() and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.hide()
        self.left.emit()


class OverlayPage(Overlay):
    """A page with a heading and a back button; its contents scroll if needed."""

    def __init__(self, title: str, over: QWidget | None = None) -> None:
        super().__init__(title, over)
        self.heading = heading(title)
        self.back = QPushButton(translate("words", "Back"))
        self.back.setMinimumHeight(FINGER)
        self.back.clicked.connect(self.close)
        self.scroller = QScrollArea()
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setWidgetResizable(True)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        margins = MARGIN, 8, MARGIN, 4
        self.head = in_row(self.heading, STRETCH, self.back, margins=margins, spacing=_GAP)
        parts = self.head, (self.scroller, 1)
        self.lines = in_column(*parts, inside=self, margins=NO_MARGINS, spacing=0)
        """Parts added here, below the contents, do not scroll."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self.scroller.widget():
            self._fit_heading()
            self.measure()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_heading()

    def _fit_heading(self) -> None:
        """Keep the heading in one line, unless what is beside it needs the room."""
        line = self.heading.fontMetrics().horizontalAdvance(self.heading.text()) + 1
        is_alone = self.head.indexOf(self.back) == _ALONE
        room = self.width() - self.back.sizeHint().width() - 2 * MARGIN - 2 * _GAP
        has_room = line <= (room if is_alone else self.width() / 2)
        self.heading.setWordWrap(not has_room)

    def measure(self) -> None:
        """Fit the contents to the size of the text; for subclasses."""

    @property
    def room_in_head(self) -> int:
        """The width between the heading and the way back."""
        ends = self.heading.sizeHint().width() + self.back.sizeHint().width()
        margins = self.head.contentsMargins()
        return self.width() - margins.left() - margins.right() - 2 * _GAP - ends

    @property
    def room(self) -> QSize:
        """The visible size of the contents."""
        return self.scroller.viewport().size()
