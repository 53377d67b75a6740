"""What earlier evenings tell the one that begins."""

from collections.abc import Sequence
from typing import Protocol

from scorepad.archive.archive import Archive
from scorepad.bridge.evening import Evening
from scorepad.ui.saving.auto_save import Keeping


class Past(Protocol):
    """Whoever remembers evenings."""

    def players(self) -> Sequence[str]:
        """Everybody who ever played."""
        ...

    def latest(self) -> Evening | None:
        """The last evening that was kept."""
        ...

    def before(self) -> Evening | None:
        """The last one besides that on the table."""
        ...


class NoPast:
    """For those who play their first evening."""

    def players(self) -> Sequence[str]:
        return ()

    def latest(self) -> Evening | None:
        return None

    def before(self) -> Evening | None:
        return None


class KeptPast:
    """What the archive remembers; nothing where it cannot be read."""

    def __init__(self, keeping: Keeping) -> None:
        self._keeping = keeping

    def players(self) -> Sequence[str]:
        return self._keeping.look_up(Archive.players) or ()

    def latest(self) -> Evening | None:
        return self._keeping.look_up(Archive.latest)

    def before(self) -> Evening | None:
        return self._keeping.look_up(self._before)

    def _before(self, archive: Archive) -> Evening | None:
        here = self._keeping.key
        keys = [summary.key for summary in archive.evenings(2) if summary.key != here]
        return archive.load(keys[0]) if keys else None
