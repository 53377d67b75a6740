"""An evening with the name it has wherever it is kept."""

from typing import NamedTuple
from uuid import UUID

from scorepad.bridge.evening import Evening


class Kept(NamedTuple):
    """An evening and its id, by which it is known again when it comes a second time."""

    id: UUID
    evening: Evening


class BadFile(ValueError):
    """A file that cannot be read: the faulty place in it, and what is wrong there."""

    def __init__(self, place: str, sentence: str) -> None:
        super().__init__(f"{place}: {sentence}" if place else sentence)
        self.place = place
        self.sentence = sentence
