"""What earlier evenings tell the one that begins."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from scorepad.archive.archive import Archive, Key
from scorepad.archive.errors import ArchiveError
from scorepad.bridge.comparison import Comparison, Handicap
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import DUPLICATE
from scorepad.ui.saving.auto_save import AutoSave

if TYPE_CHECKING:
    from scorepad.archive.facts import Facts
    from scorepad.archive.ledger import Ledger, OpenDebt
    from scorepad.bridge.settling import Carried

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

    def open_before(self, evening: Evening) -> "Sequence[OpenDebt]":
        """Return what is open of the evenings before that on the table, the latest first."""
        return self._ask(lambda ledger, key: ledger.open_before(evening.day, key)) or ()

    def carried(self) -> "tuple[Carried, ...]":
        """Return what later evenings took over of that on the table."""
        return self._ask(lambda ledger, key: ledger.carried_from(key) if key else ()) or ()

    def handicaps(self, comparison: Comparison) -> tuple[Handicap, ...]:
        """Return what the last sessions propose; that on the table is none of them."""
        from scorepad.archive.compared import proposed_handicaps
        from scorepad.archive.standings import Chosen

        def proposed(archive: Archive, facts: "Facts", key: Key | None) -> tuple[Handicap, ...]:
            facts.bring_up_to_date()
            keys = [one.key for one in reversed(archive.evenings()) if one.key != key]
            return proposed_handicaps(facts, Chosen(keys, (DUPLICATE,)), comparison)

        return self._count(proposed) or ()

    def _ask(self, question: "Callable[[Ledger, Key | None], T]") -> T | None:
        from scorepad.archive.ledger import Ledger  # which counts: no start needs it

        return self._count(lambda archive, facts, key: question(Ledger(archive, facts), key))

    def _count(self, question: "Callable[[Archive, Facts, Key | None], T]") -> T | None:
        auto_save = self._auto_save
        for _ in range(2):  # facts that turn out not to be sound are begun anew
            with suppress(ArchiveError):
                facts = auto_save.facts if auto_save else None
                if auto_save and auto_save.archive and facts:
                    return question(auto_save.archive, facts, auto_save.key)
        return None

    def _look_up(self, read: Callable[[Archive], T]) -> T | None:
        return self._auto_save.look_up(read) if self._auto_save else None
