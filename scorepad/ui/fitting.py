"""Windows no larger than the screen."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from scorepad.ui.calm_box import FRAME

_SIDES = 16
"""What the frame of a window takes of the screen's width."""


def fit_to_screen(window: QWidget, width: int, height: int) -> None:
    """Make it as large as this, if the screen is."""
    room = window.screen().availableSize() - QSize(_SIDES, FRAME)
    window.resize(QSize(width, height).boundedTo(room))
