"""Facts from earlier evenings for a new one."""

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

_T = TypeVar("_T")


class EarlierEvenings:
    """Queries the archive; empty if there is none, or if it cannot be read."""

    def __init__(self, auto_save: AutoSave | None = None) -> None:
        self._auto_save = auto_save

    def players(self) -> Sequence[str]:
        """Return all players ever recorded."""
        return self._look_up(Archive.players) or ()

    def last_played(self) -> Evening | None:
        return self._look_up(Archive.last_played)

    def last_session(self) -> Evening | None:
        return self._look_up(Archive.last_session)

    def open_before(self, evening: Evening) -> "Sequence[OpenDebt]":
        """Return the debts open before the present evening, latest first."""
        return self._ask(lambda ledger, key: ledger.open_before(evening.day, key)) or ()

    def carried(self) -> "tuple[Carried, ...]":
        """Return the debts that later evenings took over from the present one."""
        return self._ask(lambda ledger, key: ledger.carried_from(key) if key else ()) or ()

    def handicaps(self, comparison: Comparison) -> tuple[Handicap, ...]:
        """Return handicaps proposed by earlier sessions, without the present one."""
        from scorepad.archive.compared import proposed_handicaps
        from scorepad.archive.standings import Chosen

        def proposed(archive: Archive, facts: "Facts", key: Key | None) -> tuple[Handicap, ...]:
            facts.bring_up_to_date()
            keys = [one.key for one in reversed(archive.evenings()) if one.key != key]
            return proposed_handicaps(facts, Chosen(keys, (DUPLICATE,)), comparison)

        return self._count(proposed) or ()

    def _ask(self, question: "Callable[[Ledger, Key | None], _T]") -> _T | None:
        from scorepad.archive.ledger import Ledger  # not needed at the start

        return self._count(lambda archive, facts, key: question(Ledger(archive, facts), key))

    def _count(self, question: "Callable[[Archive, Facts, Key | None], _T]") -> _T | None:
        auto_save = self._auto_save
        for _ in range(2):  # damaged facts are rebuilt once
            with suppress(ArchiveError):
                facts = auto_save.facts if auto_save else None
                if auto_save and auto_save.archive and facts:
                    return question(auto_save.archive, facts, auto_save.key)
        return None

    def _look_up(self, read: Callable[[Archive], _T]) -> _T | None:
        return self._auto_save.look_up(read) if self._auto_save else None
