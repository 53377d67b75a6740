"""What the menu of the evening says."""

from scorepad.ui.words import translate


def menu_evening() -> str:
    return translate("words", "&Evening")


def menu_new() -> str:
    return translate("words", "&New evening…")


def menu_quit() -> str:
    return translate("words", "&Quit")
