"""An archive whose facts have been counted, for queries."""

from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from scorepad.archive.archive import Archive, Key
from scorepad.archive.facts import Facts
from scorepad.archive.standings import Chosen, Who, partnerships
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.options import Form
from tests.archive.evenings import opened_soon
from tests.archive.recount import ALL_FORMS
from tests.archive.version_1 import laid_down


class Counted(NamedTuple):
    """The counted archive, and its evenings by name."""

    archive: Archive
    facts: Facts
    keys: list[Key]
    evenings: list[Evening]

    def chosen(self, forms: Collection[Form] = ALL_FORMS) -> Chosen:
        return Chosen(self.keys, tuple(forms))

    @property
    def names(self) -> list[str]:
        """Everybody who played."""
        names = {name for each in self.evenings for name in score_evening(each).players}
        return sorted(names)

    @property
    def pairs(self) -> list[Who]:
        """The two of each partnership."""
        return sorted(one.who for one in partnerships(self.facts, self.chosen()))


@contextmanager
def counted(evenings: Iterable[Evening]) -> Iterator[Counted]:
    """Save evenings and count them, and keep the archive open while they are queried."""
    with TemporaryDirectory() as folder:
        archive = opened_soon(Path(folder) / "evenings.db")
        with archive.transaction():
            for evening in evenings:
                archive.begin(evening)
        yield from _counted(archive)


@contextmanager
def counted_mixed() -> Iterator[Counted]:
    """Count the archive of version 1 that has everything, merged names too."""
    with TemporaryDirectory() as folder:
        yield from _counted(Archive.open(laid_down("every_feature", Path(folder) / "evenings.db")))


def _counted(archive: Archive) -> Iterator[Counted]:
    facts = Facts(archive)
    facts.bring_up_to_date()
    try:
        keys = sorted(summary.key for summary in archive.evenings())
        yield Counted(archive, facts, keys, [archive.load(key) for key in keys])
    finally:
        facts.close()
        archive.close()
