"""All that players can do to an evening: each function returns what the evening becomes."""

from typing import NamedTuple

from scorepad.bridge.actions import Action
from scorepad.bridge.changes.corrections import Correction
from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import At


class Change(NamedTuple):
    """One step that can be undone."""

    evening: Evening
    action: Action
    correction: Correction | None = None
    """The correction made on the sheet; it may affect other deals too."""
    entered: At | None = None
    """Where a deal was entered or corrected."""
