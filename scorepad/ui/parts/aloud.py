"""Announcements for users of screen readers."""

from PySide6 import QtGui
from PySide6.QtWidgets import QWidget


def say_aloud(part: QWidget, text: str) -> None:
    """Announce a text, if a screen reader is active."""
    if QtGui.QAccessible.isActive():
        event = QtGui.QAccessibleAnnouncementEvent(part, text)
        QtGui.QAccessible.updateAccessibility(event)
