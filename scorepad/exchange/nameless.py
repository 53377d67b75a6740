"""The id of an evening that came without one, such as that of a score file."""

from uuid import UUID, uuid5

from scorepad.bridge.evening import Evening
from scorepad.exchange.entered import evening_facts
from scorepad.exchange.facts import written
from scorepad.exchange.kept import Kept

_NO_ID = UUID(int=0)
_NAMELESS = UUID("6f0c5f6e-7d0b-4c6c-9f5e-5c0eba5d0001")
"""From this and its facts follows the id of such an evening."""


def nameless(evening: Evening) -> Kept:
    """Name an evening by what stands in it; the same facts give the same id."""
    facts = written(evening_facts(Kept(_NO_ID, evening)))
    return Kept(uuid5(_NAMELESS, facts), evening)
