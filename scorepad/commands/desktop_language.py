"""Translates commands into the language of the desktop, as C programs do: without Qt."""

import os
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from scorepad.bridge import translatable
from scorepad.bridge.translatable import Message
from scorepad.resources import DOMAIN, TRANSLATIONS, sentences_in, translated

if TYPE_CHECKING:
    from gettext import NullTranslations

FOLDER = TRANSLATIONS


def translate(subject: str, text: str, comment: str = "", count: int = -1, /) -> str:
    """Return the text in the language of the desktop."""
    catalogue = _catalogue()
    if catalogue is None:
        return translatable.translate(subject, text, comment, count)
    return translated(catalogue, text, count)


def said(text: str, **facts: object) -> str:
    """Return a sentence with its gaps filled."""
    return Message(text, facts).said(translate)


def speak() -> None:
    """Look up the wanted language again, also for argparse's own messages."""
    from gettext import bindtextdomain, textdomain

    _catalogue.cache_clear()
    bindtextdomain(DOMAIN, FOLDER)
    textdomain(DOMAIN if _catalogue() else "messages")


@cache
def _catalogue() -> "NullTranslations | None":
    """Return the catalogue of the first wanted language that exists; None for English."""
    return sentences_in([*_wanted()], FOLDER)


def _wanted() -> Iterator[str]:
    """Yield the languages that the desktop asks for, up to English, which needs no catalogue."""
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "C")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return
    for code in (*os.environ.get("LANGUAGE", "").split(":"), locale):
        if code.startswith("en"):
            return
        yield code
