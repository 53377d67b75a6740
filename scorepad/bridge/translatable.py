"""Sentences of the engine, marked so that a window can show them in another language."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol


class Translate(Protocol):
    """Takes a subject and an English text; returns the text in the user's language."""

    def __call__(self, subject: str, text: str, comment: str = "", count: int = -1, /) -> str: ...


def translate(subject: str, text: str, comment: str = "", count: int = -1, /) -> str:
    """Return the text in English, with the count in place of `%n`.

    A text that is only marked has count -1: lupdate accepts nothing else for a plural.
    """
    return text if count < 0 else text.replace("%n", str(count))


class Message(NamedTuple):
    """A sentence with gaps and the facts to fill them; in English `%n deal(s)` is a plural."""

    text: str
    facts: Mapping[str, object] = {}
    """Facts may be messages themselves; `n` is the count of a sentence with `%n`."""

    def said(self, translate: Translate) -> str:
        """Return the text with its gaps filled, in the language of `translate`."""
        count = self.facts.get("n")
        if isinstance(count, int):
            text = translate("words", self.text, "", count)
            text = text.replace("(s)", "" if count == 1 else "s")  # English plurals only
        else:
            text = translate("words", self.text)
        if not self.facts:
            return text
        return text.format(
            **{name: _said(fact, translate) for name, fact in self.facts.items() if name != "n"}
        )

    def __str__(self) -> str:
        return self.said(translate)


def plural(text: str, number: int, **facts: object) -> Message:
    """Return a message with `%n` for this number."""
    return Message(text, {"n": number, **facts})


class Several(NamedTuple):
    """Several things as a list within a sentence: one, two and three."""

    parts: Sequence[object]
    last: str
    """How the last one is joined: `{before} and {last}`."""
    between: str = translate("words", "{before}, {last}")

    def said(self, translate: Translate) -> str:
        whole, *others = (_said(part, translate) for part in self.parts)
        for number, part in enumerate(others, start=2):
            joint = self.last if number == len(self.parts) else self.between
            whole = translate("words", joint).format(before=whole, last=part)
        return whole

    def __str__(self) -> str:
        return self.said(translate)


def all_of(parts: Sequence[object]) -> Several:
    """Join as: one, two and three."""
    return Several(parts, translate("words", "{before} and {last}"))


def one_of(parts: Sequence[object]) -> Several:
    """Join as: one, two or three."""
    return Several(parts, translate("words", "{before} or {last}"))


def each_of(parts: Sequence[object]) -> Several:
    """Join as: one, two, three."""
    return Several(parts, translate("words", "{before}, {last}"))


def _said(fact: object, translate: Translate) -> str:
    return fact.said(translate) if isinstance(fact, Message | Several) else str(fact)
