"""What earlier evenings tell the one that begins."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from scorepad.archive.archive import Archive
from scorepad.bridge.evening import Evening
from scorepad.ui.saving.auto_save import AutoSave

T = TypeVar("T")


class EarlierEvenings:
    """What the archive knows; nothing where there is none, or it cannot be read."""

    def __init__(self, auto_save: AutoSave | None = None) -> None:
        self._auto_save = auto_save

    def players(self) -> Sequence[str]:
        """Return everybody who ever played."""
        return self._look_up(Archive.players) or ()

    def last_played(self) -> Evening | None:
        return self._look_up(Archive.last_played)

    def before(self) -> Evening | None:
        """Return the last one besides that on the table."""
        return self._look_up(self._before)

    def _before(self, archive: Archive) -> Evening | None:
        here = self._auto_save and self._auto_save.key
        keys = [summary.key for summary in archive.evenings(2) if summary.key != here]
        return archive.load(keys[0]) if keys else None

    def _look_up(self, read: Callable[[Archive], T]) -> T | None:
        return self._auto_save.look_up(read) if self._auto_save else None
