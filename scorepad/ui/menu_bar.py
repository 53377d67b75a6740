"""The names of the menus, which stand over the window before anything is in them."""

from typing import NamedTuple

from PySide6.QtWidgets import QMenu, QMenuBar

from scorepad.ui.words import menus as words


class Menus(NamedTuple):
    """The menus of the main window, from left to right."""

    evening: QMenu
    edit: QMenu
    deal: QMenu
    round: QMenu
    view: QMenu
    help: QMenu


def named_on(bar: QMenuBar) -> Menus:
    """Give the bar its menus, which ui/menus.py fills as soon as the window is seen."""
    return Menus(
        bar.addMenu(words.menu_evening()),
        bar.addMenu(words.menu_edit()),
        bar.addMenu(words.menu_deal()),
        bar.addMenu(words.menu_round()),
        bar.addMenu(words.menu_view()),
        bar.addMenu(words.menu_help()),
    )
