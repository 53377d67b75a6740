"""An evening with the name it has wherever it is kept."""

from typing import NamedTuple
from uuid import UUID

from scorepad.bridge.evening import Evening


class Kept(NamedTuple):
    """An evening and its id, by which it is known again when it comes a second time."""

    id: UUID
    evening: Evening
