"""Sentences of the engine, marked so that a window can say them in another language."""

from collections.abc import Callable

Translate = Callable[[str, str], str]
"""Takes a subject and a text in English; gives the text in the language of the user."""


def translate(subject: str, text: str) -> str:
    """The text as it is: in English, for whoever shows it to translate."""
    return text
