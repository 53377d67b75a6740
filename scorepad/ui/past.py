"""What earlier evenings tell the one that begins."""

from collections.abc import Sequence
from typing import Protocol

from scorepad.archive.archive import Archive
from scorepad.bridge.evening import Evening
from scorepad.ui.keeping import Keeping


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


class KeptPast:
    """What the archive remembers; nothing where it cannot be read."""

    def __init__(self, keeping: Keeping) -> None:
        self._keeping = keeping

    def players(self) -> Sequence[str]:
        return self._keeping.look_up(Archive.players) or ()

    def latest(self) -> Evening | None:
        return self._keeping.look_up(Archive.latest)
