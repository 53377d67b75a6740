"""An evening with the name it has wherever it is kept."""

from typing import NamedTuple
from uuid import UUID

from scorepad.bridge.errors import BadData as BadFile
from scorepad.bridge.evening import Evening

__all__ = ["BadFile", "Kept"]


class Kept(NamedTuple):
    """An evening and its id, by which it is known again when it comes a second time."""

    id: UUID
    evening: Evening
