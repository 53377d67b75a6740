"""What is typed goes into the line, wherever the last click was."""

from collections.abc import Collection, Iterable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMenuBar, QWidget

from scorepad.ui.parts.keys import ENTER

_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)

_SIGNS = ("+", "-", "=")
"""How a result may begin; without its sign, +2 would be read as the level of a bid."""


def forward_keys(
    line: QLineEdit, parts: Iterable[QWidget], enter_from: Collection[QWidget] = ()
) -> None:
    """Let what is typed at these parts of the window go into its line, and Esc too.

    In a bar of menus a letter opens one of them, a digit begins a deal there too. Enter goes
    into the line from where it has nothing else to do.
    """
    typing = _KeyForwarder(line, enter_from)
    for part in parts:
        if part is not line:
            part.installEventFilter(typing)


class _KeyForwarder(QObject):
    """Belongs to the line, and takes every letter, digit and sign there."""

    def __init__(self, line: QLineEdit, enter_from: Collection[QWidget]) -> None:
        super().__init__(line)
        self._line = line
        self._enter_from = enter_from

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if event.modifiers() & _COMMANDS or not self._is_for_line(watched, event):
            return False
        self._line.setFocus()
        QApplication.sendEvent(self._line, event)
        return True

    def _is_for_line(self, watched: QObject, event: QKeyEvent) -> bool:
        if isinstance(watched, QMenuBar):
            return self._line.isVisible() and event.text().isdigit()
        if event.key() in ENTER:
            return watched in self._enter_from
        typed = event.text()
        return typed.isalnum() or typed in _SIGNS or event.key() == Qt.Key.Key_Escape
