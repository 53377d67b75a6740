"""The one family of errors: whatever goes wrong is a sentence that can be translated."""

from collections.abc import Sequence

from scorepad.bridge.translatable import Message, Several, translate


class ScorepadError(Exception):
    """Something that cannot be done, said in words; in English unless somebody translates it."""

    def __init__(self, said: str | Message, **facts: object) -> None:
        super().__init__(said)
        self.message = Message(said, facts) if isinstance(said, str) else said

    def __str__(self) -> str:
        return str(self.message)


class Impossible(ScorepadError, ValueError):
    """Something that cannot be at a card table."""


class Faulty(ScorepadError, ValueError):
    """Something that cannot be read, with all that is wrong in it."""

    def __init__(self, faults: Sequence[Message]) -> None:
        super().__init__(joined(faults))
        self.faults = tuple(faults)


def joined(faults: Sequence[Message]) -> Message:
    """Several faults in one sentence."""
    between = translate("words", "{before}; {last}")
    return Message("{faults}", {"faults": Several(faults, between, between)})
