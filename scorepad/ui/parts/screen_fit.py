"""Keeps windows within the screen."""

from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QMenu, QMenuBar, QPushButton, QWidget

from scorepad.ui import look
from scorepad.ui.look import finger_margin, text_font
from scorepad.ui.painting.wrapping import largest_fitting

_LEAST_MENU_POINTS = 9
FRAME = QSize(16, 40)
"""The space that a window's frame needs."""

_MENU_SHARE = 0.09
"""The height of a menu bar at most, relative to its window, unless it is that of the usual size."""
_ENOUGH_LINES = 18
"""Above this height in lines, a window has room for more than figures."""


def room_for(window: QWidget) -> QSize:
    """Return the largest size that fits on the screen."""
    return window.screen().availableSize() - FRAME


def keep_on_screen(window: QWidget) -> None:
    """Move a window so that all of it is visible, or at least its title bar."""
    frame, screen = window.frameGeometry(), window.screen().availableGeometry()
    frame.moveRight(min(frame.right(), screen.right()))
    frame.moveBottom(min(frame.bottom(), screen.bottom()))
    frame.moveTopLeft(QPoint(max(frame.x(), screen.x()), max(frame.y(), screen.y())))
    if window.isVisible() and frame.topLeft() != window.pos():
        window.move(frame.topLeft())


def has_few_lines(window: QWidget) -> bool:
    """Whether a window is so small that less important parts give way."""
    return window.height() <= _ENOUGH_LINES * window.fontMetrics().height()


def fit_words(menu: QMenu) -> None:
    """Shrink the text of a menu that does not fit on the screen."""
    room = menu.screen().availableSize()

    def fits(points: float) -> bool:
        menu.setFont(text_font(points))
        return menu.sizeHint().boundedTo(room) == menu.sizeHint()

    largest_fitting(look.points(), _LEAST_MENU_POINTS, fits)


def fit_in_window(bar: QMenuBar, window: QSize) -> None:
    """Shrink the text of a menu bar, and of its corner widget, to fit the window."""
    most = QSize(window.width(), max(look.FINGER + 2, round(_MENU_SHARE * window.height())))
    beside = bar.cornerWidget().findChildren(QPushButton)

    def fits(points: float) -> bool:
        for part in (bar, *beside):  # each, as the style sheet sets fonts of buttons
            part.setFont(text_font(points))
        # The padding keeps the height of the bar.
        padding = f"QMenuBar::item {{ padding: {finger_margin(bar.font())}px 12px; }}"
        own = padding if points < look.points() else ""
        if bar.styleSheet() != own:
            bar.setStyleSheet(own)
        return bar.sizeHint().boundedTo(most) == bar.sizeHint()

    largest_fitting(look.points(), _LEAST_MENU_POINTS, fits)


def fit_to_screen(window: QWidget, width: int, height: int) -> None:
    """Resize a window to this size at least, within the screen; to most of a large one."""
    room = room_for(window)
    window.resize(QSize(width, height).expandedTo(room * 0.9).boundedTo(room))
