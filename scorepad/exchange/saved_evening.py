"""An evening with the id under which it is kept anywhere."""

from typing import TYPE_CHECKING, NamedTuple

from scorepad.bridge.evening import Evening
from scorepad.bridge.plain import to_plain

if TYPE_CHECKING:
    from uuid import UUID

    from scorepad.bridge.earlier import Earlier, EveningWithHistory

_NAMELESS = "6f0c5f6e-7d0b-4c6c-9f5e-5c0eba5d0001"


class SavedEvening(NamedTuple):
    """An evening and its id, which identifies it when it is imported again."""

    id: "UUID"
    evening: Evening
    earlier: "tuple[Earlier, ...]" = ()
    """Digests of its earlier versions, if it was corrected."""

    @property
    def known(self) -> "EveningWithHistory":
        from scorepad.bridge.earlier import known

        return known(self.evening, self.earlier)


def nameless(evening: Evening) -> SavedEvening:
    """Give an evening without an id one that is computed from its contents."""
    import json
    from uuid import UUID, uuid5

    return SavedEvening(uuid5(UUID(_NAMELESS), json.dumps(to_plain(evening))), evening)
