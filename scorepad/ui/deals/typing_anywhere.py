"""What is typed goes into the line, wherever the last click was."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMenuBar, QWidget

_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


def type_into(line: QLineEdit, parts: Iterable[QWidget]) -> None:
    """Let letters and digits typed at these parts of the window go into its line.

    In a bar of menus a letter opens one of them, a digit begins a deal there too.
    """
    typing = _Typing(line)
    for part in parts:
        if part is not line:
            part.installEventFilter(typing)


class _Typing(QObject):
    """Belongs to the line, and takes every letter and digit there."""

    def __init__(self, line: QLineEdit) -> None:
        super().__init__(line)
        self._line = line

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if event.modifiers() & _COMMANDS or not event.text().isalnum():
            return False
        if isinstance(watched, QMenuBar) and not event.text().isdigit():
            return False
        self._line.setFocus()
        QApplication.sendEvent(self._line, event)
        return True
