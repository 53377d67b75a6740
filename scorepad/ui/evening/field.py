"""A field that keeps what was typed into it, with a line for what is wrong with that."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from scorepad.ui.evening.parts import wrong
from scorepad.ui.look import Colours

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Field(QLineEdit):
    """A line to type into; Enter leads on, as Tab does."""

    entered = Signal()
    """Enter was pressed here."""
    left = Signal()
    """It was typed into, and that is done."""

    def __init__(self, name: str, colours: Colours) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.complaint = wrong(colours)
        self.editingFinished.connect(self.left)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.left.emit()
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    @property
    def is_wrong(self) -> bool:
        return bool(self.complaint.text())

    def mark(self, said: str = "") -> None:
        """Say what is wrong here, or that nothing is any more."""
        if said == self.complaint.text():
            return
        self.complaint.setText(said)
        self.complaint.setVisible(bool(said))
        self.setAccessibleDescription(said)
        self.setProperty("wrong", bool(said))
        self.style().polish(self)
