"""The words of the menus."""

from scorepad.bridge.options import CAVENDISH, CHICAGO, DUPLICATE, RUBBER, Form
from scorepad.ui.settings import Theme
from scorepad.ui.words import translate


def menu_evening() -> str:
    return translate("words", "&Evening")


def menu_edit() -> str:
    return translate("words", "Ed&it")


def correct_deal() -> str:
    return translate("words", "&Correct the deal")


def correct_on_pad() -> str:
    return translate("words", "Correct it on the &pad…")


def list_of_deals() -> str:
    return translate("words", "Deals")


def the_sheet() -> str:
    return translate("words", "The sheet")


def insert_deal() -> str:
    return translate("words", "&Insert a forgotten deal before it")


def remove_deal() -> str:
    return translate("words", "&Take the deal out")


def move_up() -> str:
    return translate("words", "Move the deal &up")


def move_down() -> str:
    return translate("words", "Move the deal &down")


def menu_deal() -> str:
    return translate("words", "&Deal")


def menu_pad() -> str:
    return translate("words", "&Bidding pad…")


def menu_pass() -> str:
    return translate("words", "&Passed out")


def menu_what_if() -> str:
    return translate("words", "What &if…")


def menu_view() -> str:
    return translate("words", "&View")


def table_view() -> str:
    return translate("words", "&Table view, full screen")


def zoom_in() -> str:
    return translate("words", "Sheet &larger")


def zoom_out() -> str:
    return translate("words", "Sheet &smaller")


def zoom_usual() -> str:
    return translate("words", "Sheet as &usual")


def larger() -> str:
    return translate("words", "&Words larger")


def smaller() -> str:
    return translate("words", "Words s&maller")


def menu_colours() -> str:
    return translate("words", "&Colours")


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


def why_this() -> str:
    return translate("words", "&Why this figure?")


def menu_round() -> str:
    return translate("words", "&Round")


def menu_players() -> str:
    return translate("words", "&Players…")


def menu_begin() -> str:
    return translate("words", "&Begin the next as")


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
