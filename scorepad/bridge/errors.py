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


class BadData(ScorepadError, ValueError):
    """Data from outside that is no value of the game: the faulty place, and what is wrong there."""

    def __init__(self, place: str, said: str | Message, **facts: object) -> None:
        fault = Message(said, facts) if isinstance(said, str) else said
        super().__init__(
            Message("{place}: {fault}", {"place": place, "fault": fault}) if place else fault
        )
        self.place = place
        self.fault = fault

    @property
    def sentence(self) -> str:
        """What is wrong, in English and without its place."""
        return str(self.fault)

    def inside(self, place: str) -> "BadData":
        """Return the same fault as it is called from further outside."""
        dot = "." if self.place and not self.place.startswith("[") else ""
        return BadData(f"{place}{dot}{self.place}", self.fault)


def out_of_range(typed: object, least: int, most: int) -> Message:
    """Say which numbers are possible."""
    text = translate("words", "“{typed}” is not a number from {least} to {most}")
    return Message(text, {"typed": typed, "least": least, "most": most})


def joined(faults: Sequence[Message]) -> Message:
    """Several faults in one sentence."""
    between = translate("words", "{before}; {last}")
    return Message("{faults}", {"faults": Several(faults, between, between)})
