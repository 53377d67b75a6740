"""The words of the menus."""

from scorepad.bridge.options import CAVENDISH, CHICAGO, DUPLICATE, RUBBER, Form
from scorepad.ui.settings import Theme
from scorepad.ui.words import translate


def correct_on_pad() -> str:
    return translate("words", "Correct it on the &pad…")


def insert_deal() -> str:
    return translate("words", "&Insert a forgotten deal before it")


def table_view() -> str:
    return translate("words", "&Table view, full screen")


def zoom_in() -> str:
    return translate("words", "Sheet &larger")


def zoom_out() -> str:
    return translate("words", "Sheet &smaller")


def themes() -> dict[Theme, str]:
    return {
        Theme.DESKTOP: translate("words", "As the &desktop"),
        Theme.LIGHT: translate("words", "&Light"),
        Theme.DARK: translate("words", "Da&rk"),
    }


def two_colours() -> str:
    return translate("words", "Suits in &black and red")


def marks() -> str:
    return translate("words", "L&etters at the figures")


def menu_help() -> str:
    return translate("words", "&Help")


def menu_stop() -> str:
    return translate("words", "&Stop it here, with its premiums")


def forms() -> dict[Form, str]:
    return {
        RUBBER: translate("words", "&Rubber"),
        CHICAGO: translate("words", "&Chukker of four deals (Chicago)"),
        CAVENDISH: translate("words", "Chukker of four deals (Ca&vendish)"),
        DUPLICATE: translate("words", "&Duplicate boards"),
    }


def sentence(said: str) -> str:
    """What is wrong, with a capital and a full stop."""
    return f"{said[:1].upper()}{said[1:]}."


def menu_language() -> str:
    return translate("words", "&Language")


def from_the_next_start() -> str:
    return translate("words", "Scorepad speaks this language when it is opened again.")
