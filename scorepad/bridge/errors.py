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
