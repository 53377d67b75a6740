"""What is said about languages."""

from scorepad.ui.words import translate


def menu_language() -> str:
    return translate("words", "&Language")


def from_the_next_start() -> str:
    return translate("words", "Scorepad speaks this language when it is opened again.")
