"""An evening with the name it has wherever it is kept."""

from typing import TYPE_CHECKING, NamedTuple

from scorepad.bridge.evening import Evening
from scorepad.bridge.plain import to_plain

if TYPE_CHECKING:
    from uuid import UUID

    from scorepad.bridge.earlier import Earlier, Known

_NAMELESS = "6f0c5f6e-7d0b-4c6c-9f5e-5c0eba5d0001"


class SavedEvening(NamedTuple):
    """An evening and its id, by which it is known again when it comes a second time."""

    id: "UUID"
    evening: Evening
    earlier: "tuple[Earlier, ...]" = ()
    """What tells its earlier versions, where it was corrected."""

    @property
    def known(self) -> "Known":
        from scorepad.bridge.earlier import known

        return known(self.evening, self.earlier)


def nameless(evening: Evening) -> SavedEvening:
    """Return an evening that came without an id under one that follows from what stands in it."""
    import json
    from uuid import UUID, uuid5

    return SavedEvening(uuid5(UUID(_NAMELESS), json.dumps(to_plain(evening))), evening)
