"""The bar of menus, and how an entry is added to one of them."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar

from scorepad.ui.words import menus as words
from scorepad.ui.words import translate


class Menus(NamedTuple):
    """The menus of the main window, from left to right."""

    evening: QMenu
    edit: QMenu
    deal: QMenu
    round: QMenu
    view: QMenu
    help: QMenu


def add_menus(bar: QMenuBar) -> Menus:
    """Add the menus to the bar; window/menus.py fills them as soon as the window is seen."""
    menus = Menus(
        bar.addMenu(translate("words", "&Evening")),
        bar.addMenu(translate("words", "Ed&it")),
        bar.addMenu(translate("words", "&Deal")),
        bar.addMenu(translate("words", "&Round")),
        bar.addMenu(translate("words", "&View")),
        bar.addMenu(words.menu_help()),
    )
    leaver = _MenuLeaver(bar)
    for menu in menus:
        menu.installEventFilter(leaver)
    return menus


def add_action(menu: QMenu, name: str, keys: str, do: Callable[[], object]) -> QAction:
    """Add something to do, which is not told whether it is checked."""
    action = menu.addAction(name)
    action.setShortcut(keys)

    def triggered(checked: bool) -> None:
        do()

    action.triggered.connect(triggered)
    return action


def add_switch(
    menu: QMenu, name: str, keys: str, on: bool, do: Callable[[bool], object]
) -> QAction:
    """Add something that is on or off."""
    action = menu.addAction(name)
    action.setShortcut(keys)
    action.setCheckable(True)
    action.setChecked(on)
    action.toggled.connect(do)
    return action


class _MenuLeaver(QObject):
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
