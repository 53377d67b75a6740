"""The bar of menus, and how a command is shown there: by name, with its keys, if it is possible."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent
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
    """One thing that players can do."""

    name: str
    do: Callable[[], object] | None = None
    keys: str = ""
    possible: Callable[[], bool] = _always
    """Whether it can be done now; else its name is grey, and its keys do nothing."""
    seen: Callable[[], bool] = _always
    now: Callable[[], str] | None = None
    """What it is called at this moment, where that changes."""
    is_on: Callable[[], bool] | None = None
    """Of what can be on or off: which it is."""
    parts: "Sequence[Command | None]" = ()
    """What is in a menu below it; None rules a line."""
    choices: "Callable[[], Iterable[Command | None]] | None" = None
    """What there is to choose from whenever the menu below it opens."""


def add_menus(bar: QMenuBar) -> Menus:
    """Add the menus to the bar; window/commands.py fills them as soon as the window is seen."""
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
    """Put commands into a menu, and return what shows them as they are at the moment."""
    show = _fill(menu, commands)
    menu.aboutToShow.connect(show)
    return show


def _fill(menu: QMenu, commands: Iterable[Command | None]) -> Callable[[], None]:
    shown: list[Callable[[], None]] = []
    for command in commands:
        if command is None:
            menu.addSeparator()
            continue
        if not command.choices and not command.parts:
            shown.append(partial(_show, _add(menu, command), command))
            continue
        below = menu.addMenu(command.name)
        below.aboutToShow.connect(partial(fit_words, below))
        shown.append(partial(_show, below.menuAction(), command))
        if command.choices:
            below.aboutToShow.connect(partial(_offer, below, command.choices))
            _offer(below, command.choices)
        else:
            shown.append(fill_menu(below, command.parts))

    def show() -> None:
        for each in shown:
            each()

    show()
    return show


def _offer(menu: QMenu, choices: Callable[[], Iterable[Command | None]]) -> None:
    menu.clear()
    _fill(menu, choices())


def _add(menu: QMenu, command: Command) -> QAction:
    action = menu.addAction(command.name)
    action.setIconText(command.name.replace("&", ""))  # which stays, whatever it is called now
    action.setShortcut(command.keys)
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
