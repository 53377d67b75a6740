"""What holds for keys in every window: one press does one thing, where it began."""

import sys

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton, QWidget

from scorepad.ui.parts.keys import ENTER

_ALT = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier,
)
"""Not Alt Gr, which types, nor the digits at the right of the keyboard, which spell a letter."""
TYPES_LETTERS = sys.platform == "darwin"
"""Where Alt is the way to letters that no key has."""
AT_ONCE = 80
"""So few milliseconds lie between two presses only where a hand meant one."""
_ONCE = (*ENTER, Qt.Key.Key_Escape)
"""Held a moment too long, these would answer the page that their first press opened."""


def watch(app: QApplication) -> None:
    """Do so wherever one types."""
    app.focusChanged.connect(_Keyboard(app).look_at)


class _Keyboard(QObject):
    """Sees the keys of what has the focus when they come, and of nothing else."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._released = (0, 0)
        """Which key was let go last, and when, in milliseconds."""
        self._entered: tuple[QWidget | None, int] = (None, 0)
        """Where Enter was pressed last, and when."""

    def look_at(self, before: QWidget | None, now: QWidget | None) -> None:
        if before:
            before.removeEventFilter(self)
        if now:
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep what is to do nothing; Enter presses the button that it finds the focus on."""
        if not isinstance(event, QKeyEvent):
            return False
        if event.type() == QEvent.Type.KeyRelease:
            self._released = (event.key(), event.timestamp())
        if event.type() != QEvent.Type.KeyPress:
            return False
        if event.key() in _ONCE and self._is_held(event):
            return True
        if event.key() in ENTER and isinstance(watched, QWidget):
            is_double = self._is_double(watched, event)
            self._entered = (watched, event.timestamp())
            if isinstance(watched, QPushButton | QToolButton):
                if not is_double:
                    watched.click()
                return True
        return _is_lost_letter(event)

    def _is_held(self, event: QKeyEvent) -> bool:
        """X lets a key that is held go and presses it at once; Qt misses that the first time."""
        let_go = (event.key(), event.timestamp()) == self._released
        return event.isAutoRepeat() or (let_go and event.timestamp() > 0)

    def _is_double(self, watched: QWidget, event: QKeyEvent) -> bool:
        """Pressed twice at once, Enter does not answer the page that its first press opened."""
        where, when = self._entered
        since = event.timestamp() - when
        is_elsewhere = where is not None and where is not watched
        return is_elsewhere and 0 < since < AT_ONCE


def _is_lost_letter(event: QKeyEvent) -> bool:
    """Alt with a letter leads somewhere or nowhere: it never types the letter."""
    is_letter = event.text().isprintable() and event.text() != ""
    return event.modifiers() in _ALT and is_letter and not TYPES_LETTERS
