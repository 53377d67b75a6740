"""The one family of errors: whatever goes wrong is a sentence that can be translated."""

from scorepad.bridge.translatable import Message


class ScorepadError(Exception):
    """Something that cannot be done, said in words; in English unless somebody translates it."""

    def __init__(self, text: str, **facts: object) -> None:
        super().__init__(text)
        self.message = Message(text, facts)

    def __str__(self) -> str:
        return str(self.message)


class Impossible(ScorepadError, ValueError):
    """Something that cannot be at a card table."""


class BadData(ScorepadError, ValueError):
    """Data from outside that is no value of the game: the faulty place, and what is wrong there."""

    def __init__(self, place: str, text: str, **facts: object) -> None:
        super().__init__(text, **facts)
        self.place = place

    @property
    def sentence(self) -> str:
        """What is wrong, in English and without its place."""
        return str(self.message)

    def inside(self, place: str) -> "BadData":
        """Return the same fault as it is called from further outside."""
        dot = "." if self.place and not self.place.startswith("[") else ""
        return BadData(f"{place}{dot}{self.place}", self.message.text, **self.message.facts)

    def __str__(self) -> str:
        return f"{self.place}: {self.message}" if self.place else str(self.message)
