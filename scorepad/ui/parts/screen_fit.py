"""Windows no larger than the screen."""

from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QMenu, QMenuBar, QPushButton, QWidget

from scorepad.ui import look
from scorepad.ui.look import finger_margin, text_font
from scorepad.ui.painting.wrapping import largest

LEAST_MENU_POINTS = 9
FRAME = QSize(16, 40)
"""What the frame of a window takes of the screen."""


def room_for(window: QWidget) -> QSize:
    """Return the most that the screen has room for."""
    return window.screen().availableSize() - FRAME


def keep_on_screen(window: QWidget) -> None:
    """Move it so that all of it is seen, or else its head."""
    frame, screen = window.frameGeometry(), window.screen().availableGeometry()
    frame.moveRight(min(frame.right(), screen.right()))
    frame.moveBottom(min(frame.bottom(), screen.bottom()))
    frame.moveTopLeft(QPoint(max(frame.x(), screen.x()), max(frame.y(), screen.y())))
    if window.isVisible() and frame.topLeft() != window.pos():
        window.move(frame.topLeft())


def fit_words(menu: QMenu) -> None:
    """Write a menu smaller where the screen has no room for all of it."""
    room = menu.screen().availableSize()

    def fits(points: float) -> bool:
        menu.setFont(text_font(points))
        return menu.sizeHint().boundedTo(room) == menu.sizeHint()

    largest(look.points(), LEAST_MENU_POINTS, fits)


def fit_in_width(bar: QMenuBar, width: int) -> None:
    """Write the names of the menus, and what stands beside them, so that all is seen."""
    beside = bar.cornerWidget().findChildren(QPushButton)

    def fits(points: float) -> bool:
        for part in (bar, *beside):  # each: what the program looks like tells buttons theirs
            part.setFont(text_font(points))
        # Smaller words leave the bar as high as it is by the style sheet of the window.
        padding = f"QMenuBar::item {{ padding: {finger_margin(bar.font())}px 12px; }}"
        own = padding if points < look.points() else ""
        if bar.styleSheet() != own:
            bar.setStyleSheet(own)
        return bar.sizeHint().width() <= width

    largest(look.points(), LEAST_MENU_POINTS, fits)


def fit_to_screen(window: QWidget, width: int, height: int) -> None:
    """Make it as large as this, if the screen is."""
    window.resize(QSize(width, height).boundedTo(room_for(window)))
