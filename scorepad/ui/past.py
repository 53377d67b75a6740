"""What earlier evenings tell the one that begins."""

from collections.abc import Sequence
from typing import Protocol

from scorepad.bridge.evening import Evening


class Past(Protocol):
    """Whoever remembers evenings."""

    def players(self) -> Sequence[str]:
        """Everybody who ever played."""
        ...

    def latest(self) -> Evening | None:
        """The last evening that was kept."""
        ...


class NoPast:
    """For those who play their first evening."""

    def players(self) -> Sequence[str]:
        return ()

    def latest(self) -> Evening | None:
        return None
