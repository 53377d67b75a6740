"""Keys that a keyboard has twice."""

from PySide6.QtCore import Qt

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
