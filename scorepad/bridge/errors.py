"""The errors of scorepad: each is a sentence that can be translated."""

from collections.abc import Sequence

from scorepad.bridge.translatable import Message, Several, translate


class ScorepadError(Exception):
    """Something that cannot be done, as a sentence; in English until it is translated."""

    def __init__(self, said: str | Message, **facts: object) -> None:
        super().__init__(said)
        self.message = Message(said, facts) if isinstance(said, str) else said

    def __str__(self) -> str:
        return str(self.message)


class Impossible(ScorepadError, ValueError):
    """Something that cannot happen at a card table."""


class Faulty(ScorepadError, ValueError):
    """Something that cannot be read, with everything that is wrong with it."""

    def __init__(self, faults: Sequence[Message]) -> None:
        super().__init__(joined(faults))
        self.faults = tuple(faults)


class BadData(ScorepadError, ValueError):
    """Invalid data from outside: where it is wrong, and what is wrong there."""

    def __init__(self, place: str, said: str | Message, **facts: object) -> None:
        fault = Message(said, facts) if isinstance(said, str) else said
        super().__init__(
            Message("{place}: {fault}", {"place": place, "fault": fault}) if place else fault
        )
        self.place = place
        self.fault = fault

    @property
    def sentence(self) -> str:
        """The fault in English, without its place."""
        return str(self.fault)

    def inside(self, place: str) -> "BadData":
        """Return the same fault with its place seen from one level further out."""
        dot = "." if self.place and not self.place.startswith("[") else ""
        return BadData(f"{place}{dot}{self.place}", self.fault)


def out_of_range(typed: object, least: int, most: int) -> Message:
    """Return a message that gives the possible range."""
    text = translate("words", "“{typed}” is not a number from {least} to {most}")
    return Message(text, {"typed": typed, "least": least, "most": most})


def joined(faults: Sequence[Message]) -> Message:
    """Join several faults into one sentence."""
    between = translate("words", "{before}; {last}")
    return Message("{faults}", {"faults": Several(faults, between, between)})
