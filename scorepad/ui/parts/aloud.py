"""What is said to those who use a screen reader, as soon as it is so."""

from PySide6 import QtGui
from PySide6.QtWidgets import QWidget


def say_aloud(part: QWidget, text: str) -> None:
    """Say this, if somebody listens."""
    if QtGui.QAccessible.isActive():
        event = QtGui.QAccessibleAnnouncementEvent(part, text)
        QtGui.QAccessible.updateAccessibility(event)
