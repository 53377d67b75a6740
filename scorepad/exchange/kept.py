"""An evening with the name it has wherever it is kept."""

from typing import NamedTuple
from uuid import UUID

from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.evening import Evening
from scorepad.bridge.translatable import Message


class Kept(NamedTuple):
    """An evening and its id, by which it is known again when it comes a second time."""

    id: UUID
    evening: Evening


class BadFile(ScorepadError, ValueError):
    """A file that cannot be read: the faulty place in it, and what is wrong there."""

    def __init__(self, place: str, said: str | Message, **facts: object) -> None:
        fault = Message(said, facts) if isinstance(said, str) else said
        super().__init__(
            Message("{place}: {fault}", {"place": place, "fault": fault}) if place else fault
        )
        self.place = place
        self.fault = fault

    @property
    def sentence(self) -> str:
        """What is wrong, in English."""
        return str(self.fault)
