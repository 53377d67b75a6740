"""Windows no larger than the screen."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

FRAME = QSize(16, 40)
"""What the frame of a window takes of the screen."""


def room_for(window: QWidget) -> QSize:
    """The most that the screen has room for."""
    return window.screen().availableSize() - FRAME


def fit_to_screen(window: QWidget, width: int, height: int) -> None:
    """Make it as large as this, if the screen is."""
    window.resize(QSize(width, height).boundedTo(room_for(window)))
