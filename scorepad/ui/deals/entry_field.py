"""The text field for a deal."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit

from scorepad.ui.document import Document

if TYPE_CHECKING:
    from scorepad.bridge.typed.misread import Fault

_UNDO = (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
_REDO = (
    (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier),
    (Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier),
)
_CORRECT = (Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
_TAKE_OUT = (Qt.Key.Key_Delete, Qt.KeyboardModifier.ControlModifier)
_DELETE = (Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier)
_PARTS = "x", "X", "×", "*", "+", "-", "−", "–", "="
"""What begins a part of a deal, and no whole one."""


class EntryField(QLineEdit):
    """Underlines errors, and while it is empty leaves undo and redo to the evening."""

    delete_asked = Signal()
    """Delete was pressed with nothing typed: the text is unchanged and fully selected, or empty."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._steps = document.steps
        self._is_marked = False

    @property
    def is_part_alone(self) -> bool:
        """Whether what is typed can only correct a deal that is there."""
        return self.text().startswith(_PARTS)

    def event(self, event: QEvent) -> bool:
        """Leave Ctrl+E to the menu; Ctrl+Del deletes words first."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            keys = Qt.Key(event.key()), event.modifiers()
            if keys == _CORRECT or (keys == _TAKE_OUT and self.text()):
                event.setAccepted(keys == _TAKE_OUT)
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = Qt.Key(event.key()), event.modifiers()
        untouched = not self.isModified() and self.selectedText() == self.text()
        if keys == _DELETE and untouched:
            self.delete_asked.emit()
        elif self.text() or keys not in (_UNDO, *_REDO):
            super().keyPressEvent(event)
        elif keys == _UNDO:
            self._steps.undo()
        else:
            self._steps.redo()

    def mark(self, faults: list["Fault"], colour: QColor) -> None:
        """Underline exactly the faulty parts."""
        if not faults and not self._is_marked:
            return
        from PySide6.QtGui import QInputMethodEvent, QTextCharFormat

        self._is_marked = bool(faults)
        marks = []
        for fault in faults:
            style = QTextCharFormat()
            style.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            style.setUnderlineColor(colour)
            style.setForeground(colour)
            marks.append(
                QInputMethodEvent.Attribute(
                    QInputMethodEvent.AttributeType.TextFormat,
                    fault.start - self.cursorPosition(),
                    max(1, fault.end - fault.start),
                    style,
                )
            )
        QApplication.sendEvent(self, QInputMethodEvent("", marks))
