"""Keys by the names that players see, and those that a keyboard has twice."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def mnemonic_key(name: str) -> str:
    """Return the key that leads to what has such a name, as it is written here: Alt+O."""
    return QKeySequence.mnemonic(name).toString(QKeySequence.SequenceFormat.NativeText)
