"""What a step of an evening did, as a kind with its facts: said in words where it is shown."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, NamedTuple


class ActionKind(StrEnum):
    """Each thing that can be done to an evening as one step."""

    TOLD = "told"
    """Kept by an older program as a finished sentence, which stands among the facts."""


class Action(NamedTuple):
    """One thing that was done; its facts are plain data."""

    kind: ActionKind
    facts: Mapping[str, Any] = {}


def told(words: str) -> Action:
    """Return an action of which only a finished sentence is known."""
    return Action(ActionKind.TOLD, {"words": words})
