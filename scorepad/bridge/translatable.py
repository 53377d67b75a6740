"""Sentences of the engine, marked so that a window can say them in another language."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

Translate = Callable[[str, str], str]
"""Takes a subject and a text in English; gives the text in the language of the user."""


def translate(subject: str, text: str) -> str:
    """Return the text as it is: in English, for whoever shows it to translate."""
    return text


class Message(NamedTuple):
    """A sentence with gaps, and the facts that fill them."""

    text: str
    facts: Mapping[str, object] = {}
    """Some may be messages themselves."""

    def said(self, translate: Translate) -> str:
        """Fill the gaps, in the language that is translated into."""
        facts = {
            name: fact.said(translate) if isinstance(fact, Message) else fact
            for name, fact in self.facts.items()
        }
        text = translate("words", self.text)
        return text.format(**facts) if facts else text

    def __str__(self) -> str:
        return self.said(translate)
