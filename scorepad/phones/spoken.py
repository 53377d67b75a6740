"""The language of a phone: the first that it asks for and that scorepad speaks."""

import re
from functools import cache

from scorepad.bridge.translatable import Translate, translate
from scorepad.bridge.typed.languages import ENGLISH, LANGUAGES
from scorepad.resources import sentences_in, translated

_WANTED = re.compile(
    r"\s*([a-z]{2,3})(?:-[a-z0-9-]+)?\s*(?:;\s*q\s*=\s*([01](?:\.[0-9]{0,3})?))?\s*"
)


def language_of(accepted: str) -> str:
    """The code of the language that a header Accept-Language asks for most."""
    wanted: list[tuple[float, str]] = []
    for part in accepted[:400].lower().split(","):
        found = _WANTED.fullmatch(part)
        if found and found[1] in LANGUAGES:
            wanted.append((-float(found[2] or 1), found[1]))
    wanted.sort(key=lambda one: one[0])
    return next((code for least, code in wanted if least), ENGLISH.code)


@cache
def speaking(code: str) -> Translate:
    """What says a sentence in a language."""
    sentences = None if code == ENGLISH.code else sentences_in([code])
    if sentences is None:
        return translate

    def say(subject: str, text: str, comment: str = "", count: int = -1, /) -> str:
        return translated(sentences, text, count)

    return say
