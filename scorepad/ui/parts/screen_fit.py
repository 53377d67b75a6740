"""Windows no larger than the screen."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from scorepad.ui.look import finger_margin, text_font

LEAST_MENU_POINTS = 9
FRAME = QSize(16, 40)
"""What the frame of a window takes of the screen."""


def room_for(window: QWidget) -> QSize:
    """Return the most that the screen has room for."""
    return window.screen().availableSize() - FRAME


def fit_words(menu: QMenu, points: float) -> None:
    """Write a menu in words so large, or smaller where the screen has no room for all of it."""
    room = menu.screen().availableSize()
    menu.setFont(text_font(points))
    while points > LEAST_MENU_POINTS and menu.sizeHint().boundedTo(room) != menu.sizeHint():
        points -= 1
        menu.setFont(text_font(points))


def fit_in_width(bar: QMenuBar, points: float, width: int) -> None:
    """Write the names of the menus, and what stands beside them, so that all is seen."""
    beside = bar.cornerWidget()
    while True:
        for part in (bar, beside):
            part.setFont(text_font(points))
        # As high for a mouse as for fingers: or the sheet below it would jump.
        bar.setStyleSheet(f"QMenuBar::item {{ padding: {finger_margin(bar.font())}px 12px; }}")
        if points <= LEAST_MENU_POINTS or bar.sizeHint().width() <= width:
            return
        points -= 1


def fit_to_screen(window: QWidget, width: int, height: int) -> None:
    """Make it as large as this, if the screen is."""
    window.resize(QSize(width, height).boundedTo(room_for(window)))
