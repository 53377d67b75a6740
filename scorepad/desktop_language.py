"""Commands speak the language of the desktop if it is there, as C programs do: without Qt."""

import gettext
import os
from collections.abc import Iterator
from functools import cache

from scorepad.bridge.translatable import Message
from scorepad.resources import RESOURCES

DOMAIN = "scorepad"
FOLDER = RESOURCES / "translations"


def translate(subject: str, text: str, comment: str = "", count: int = -1, /) -> str:
    """Return the text in the language of the desktop; in English as it is."""
    if count < 0:
        return _catalogue().gettext(text)
    return _catalogue().ngettext(text, text, count).replace("%n", str(count))


def said(text: str, **facts: object) -> str:
    """Return a sentence with its gaps filled."""
    return Message(text, facts).said(translate)


def speak() -> None:
    """Look anew which language is wanted, also for what Python says of mistyped arguments."""
    _catalogue.cache_clear()
    gettext.bindtextdomain(DOMAIN, FOLDER)
    gettext.textdomain(DOMAIN if _catalogue().info() else "messages")


@cache
def _catalogue() -> gettext.NullTranslations:
    return gettext.translation(DOMAIN, FOLDER, [*_wanted()], fallback=True)


def _wanted() -> Iterator[str]:
    """The languages that the desktop asks for, up to English, which needs no catalogue."""
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "C")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return
    for code in (*os.environ.get("LANGUAGE", "").split(":"), locale):
        if code.startswith("en"):
            return
        yield code
