"""A box with text and a row of buttons; it scrolls if the screen is too small."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFrame, QPushButton, QScrollArea, QWidget

from scorepad.ui.parts.finger_scroll import FingerScroll
from scorepad.ui.parts.keys import underline_once
from scorepad.ui.parts.layouts import NO_MARGINS, in_column
from scorepad.ui.parts.screen_fit import room_for

MARGIN = 24
LINE = 56
"""A comfortable line length, in letters."""


class MessageBox(QDialog):
    """Filled by its users: text into `column`, buttons at the foot, then `settle`."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        FingerScroll(self)
        self._words = QWidget()
        margins = (MARGIN, 20, MARGIN, 14)
        self.column = in_column(inside=self._words, margins=margins, spacing=14)
        self._scroller = QScrollArea()
        self._scroller.setAccessibleName(title)  # focusable, to scroll by keys
        self._scroller.setFrameShape(QFrame.Shape.NoFrame)
        self._scroller.setWidgetResizable(True)
        self._scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroller.setWidget(self._words)
        self._buttons = QDialogButtonBox()
        self._buttons.setContentsMargins(MARGIN, 0, MARGIN, 18)
        self._buttons.accepted.connect(self.accept)
        in_column((self._scroller, 1), self._buttons, inside=self, margins=NO_MARGINS, spacing=0)

    def add_button(self, name: str, *, closes: bool) -> QPushButton:
        roles = QDialogButtonBox.ButtonRole
        button = QPushButton(name)
        self._buttons.addButton(button, roles.AcceptRole if closes else roles.ActionRole)
        if closes:
            button.setDefault(True)
            button.setFocus()
        return button

    def showEvent(self, event: QShowEvent) -> None:
        underline_once(self)
        super().showEvent(event)

    def settle(self) -> None:
        """Set a comfortable width, and the height that the text then needs."""
        self.column.addStretch()
        room = room_for(self)
        line = LINE * self.fontMetrics().averageCharWidth() + 2 * MARGIN
        width = min(line, room.width())
        if self._buttons.sizeHint().width() > width:  # the margins are included
            self._buttons.setOrientation(Qt.Orientation.Vertical)
        height = self.column.heightForWidth(width) + self._buttons.sizeHint().height()
        self.resize(width, min(height, room.height()))
