"""The menu bar, and how commands are shown in it: name, keys, and whether they are possible."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar

from scorepad.ui.parts.screen_fit import fit_words
from scorepad.ui.words import translate


class Menus(NamedTuple):
    """The menus of the main window, from left to right."""

    evening: QMenu
    deal: QMenu
    view: QMenu
    help: QMenu


def _always() -> bool:
    return True


class Command(NamedTuple):
    """A command for the players."""

    name: str
    do: Callable[[], object] | None = None
    keys: str = ""
    """The keys in the menu; others that do the same stand behind a semicolon."""
    possible: Callable[[], bool] = _always
    """Whether it is enabled; otherwise it is grey, and its keys do nothing."""
    seen: Callable[[], bool] = _always
    now: Callable[[], str] | None = None
    """Its present name, if that changes."""
    is_on: Callable[[], bool] | None = None
    """Whether it is switched on, if it is a switch."""
    parts: "Sequence[Command | None]" = ()
    """The commands of a submenu; None is a separator."""


def add_menus(bar: QMenuBar) -> Menus:
    """Add the menus to the bar; window/commands.py fills them once the window is shown."""
    menus = Menus(
        bar.addMenu(translate("words", "&Evening")),
        bar.addMenu(translate("words", "&Deal")),
        bar.addMenu(translate("words", "&View")),
        bar.addMenu(translate("words", "&Help")),
    )
    leaver = _MenuLeaver(bar)
    for menu in menus:
        menu.installEventFilter(leaver)
        menu.aboutToShow.connect(partial(fit_words, menu))
    return menus


def fill_menu(menu: QMenu, commands: Iterable[Command | None]) -> Callable[[], None]:
    """Add commands to a menu, and return a function that updates their state."""
    show = _fill(menu, commands)
    menu.aboutToShow.connect(show)
    return show


def _fill(menu: QMenu, commands: Iterable[Command | None]) -> Callable[[], None]:
    shown: list[Callable[[], None]] = []
    for command in commands:
        if command is None:
            menu.addSeparator()
            continue
        if not command.parts:
            shown.append(partial(_show, _add(menu, command), command))
            continue
        below = menu.addMenu(command.name)
        below.aboutToShow.connect(partial(fit_words, below))
        shown.append(partial(_show, below.menuAction(), command))
        shown.append(fill_menu(below, command.parts))

    def show() -> None:
        for each in shown:
            each()

    show()
    return show


def _add(menu: QMenu, command: Command) -> QAction:
    action = menu.addAction(command.name)
    action.setIconText(command.name.replace("&", ""))  # unlike its present name
    action.setShortcuts(QKeySequence.listFromString(command.keys))
    action.setCheckable(command.is_on is not None)
    if do := command.do:

        def triggered() -> None:
            do()
            _show(action, command)

        action.triggered.connect(triggered)
    return action


def _show(action: QAction, command: Command) -> None:
    if command.now:
        action.setText(command.now())
    action.setEnabled(command.possible())
    action.setVisible(command.seen())
    if command.is_on:
        action.setChecked(command.is_on())


class _MenuLeaver(QObject):
    """Escape in a menu also leaves the bar, which would otherwise take the keys typed next."""

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
