"""Forwards typed keys to the entry line, whichever widget was last clicked."""

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
"""The signs a result may begin with; without its sign, +2 would be read as the level of a bid."""


def forward_keys(
    line: QLineEdit, parts: Iterable[QWidget], enter_from: Collection[QWidget] = ()
) -> None:
    """Forward typed keys from these widgets to the line, and Esc too.

    On a menu bar a letter opens a menu, but a digit begins a deal. Enter is forwarded from widgets
    that do not use it.
    """
    typing = _KeyForwarder(line, enter_from)
    for part in parts:
        if part is not line:
            part.installEventFilter(typing)


class _KeyForwarder(QObject):
    """Belongs to the line, and sends it every letter, digit and sign."""

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
