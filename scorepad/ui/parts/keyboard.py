"""Rules for keys in every window: one press does one thing, where it began."""

import sys

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton, QWidget

from scorepad.ui.parts.keys import ENTER

_ALT = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier,
)
"""Not AltGr, which types letters, nor the keypad, which spells a character by digits."""
_TYPES_LETTERS = sys.platform == "darwin"
"""Whether Alt types letters that have no key."""
AT_ONCE = 80
"""Two presses within so few milliseconds are meant as one."""
_ONCE = (*ENTER, Qt.Key.Key_Escape)
"""These keys do not repeat: held too long, they would answer the page they have just opened."""


def watch(app: QApplication) -> None:
    """Apply these rules to every focused widget."""
    app.focusChanged.connect(_Keyboard(app).look_at)


class _Keyboard(QObject):
    """Filters the keys of the focused widget, and of no other."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._released = (0, 0)
        """Which key was let go last, and when, in milliseconds."""
        self._entered: tuple[QWidget | None, int] = (None, 0)
        """Where and when Enter was last pressed."""

    def look_at(self, before: QWidget | None, now: QWidget | None) -> None:
        if before:
            before.removeEventFilter(self)
        if now:
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow unwanted keys; Enter presses the focused button."""
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
        """Whether Enter was pressed twice at once, and would answer the page just opened."""
        where, when = self._entered
        since = event.timestamp() - when
        is_elsewhere = where is not None and where is not watched
        return is_elsewhere and 0 < since < AT_ONCE


def _is_lost_letter(event: QKeyEvent) -> bool:
    """Whether Alt with a letter leads nowhere: it must not type the letter."""
    is_letter = event.text().isprintable() and event.text() != ""
    return event.modifiers() in _ALT and is_letter and not _TYPES_LETTERS
