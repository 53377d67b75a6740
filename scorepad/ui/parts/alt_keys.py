"""Alt with a letter leads somewhere or nowhere: it never types the letter."""

import sys

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

_ALT = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier,
)
"""Not Alt Gr, which types, nor the digits at the right of the keyboard, which spell a letter."""
TYPES_LETTERS = sys.platform == "darwin"
"""Where Alt is the way to letters that no key has."""


def watch(app: QApplication) -> None:
    """Do so wherever one types, in every window."""
    if not TYPES_LETTERS:
        watcher = _AltKeys(app)
        app.focusChanged.connect(watcher.look_at)


class _AltKeys(QObject):
    """Sees the keys of what has the focus, and of nothing else."""

    def look_at(self, before: QWidget | None, now: QWidget | None) -> None:
        if before:
            before.removeEventFilter(self)
        if now:
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep a letter that no shortcut has taken."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        return event.modifiers() in _ALT and event.text().isprintable() and event.text() != ""
