"""The names of the menus, which stand over the window before anything is in them."""

from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar

from scorepad.ui.words import menus as words


class Menus(NamedTuple):
    """The menus of the main window, from left to right."""

    evening: QMenu
    edit: QMenu
    deal: QMenu
    round: QMenu
    view: QMenu
    help: QMenu


def add_menus(bar: QMenuBar) -> Menus:
    """Give the bar its menus, which ui/menus.py fills as soon as the window is seen."""
    menus = Menus(
        bar.addMenu(words.menu_evening()),
        bar.addMenu(words.menu_edit()),
        bar.addMenu(words.menu_deal()),
        bar.addMenu(words.menu_round()),
        bar.addMenu(words.menu_view()),
        bar.addMenu(words.menu_help()),
    )
    leaving = _Leaving(bar)
    for menu in menus:
        menu.installEventFilter(leaving)
    return menus


class _Leaving(QObject):
    """Escape in a menu leaves the bar too, which would take what is typed next for its own."""

    def __init__(self, bar: QMenuBar) -> None:
        super().__init__(bar)
        self._bar = bar

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if not isinstance(watched, QMenu) or event.key() != Qt.Key.Key_Escape:
            return False
        watched.close()
        QApplication.sendEvent(self._bar, event)
        return True
