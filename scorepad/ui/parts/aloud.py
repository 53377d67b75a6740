"""What is said to those who use a screen reader, as soon as it is so."""

from PySide6.QtWidgets import QWidget


def say_aloud(part: QWidget, text: str) -> None:
    """Say this, if somebody listens."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(part, text))
