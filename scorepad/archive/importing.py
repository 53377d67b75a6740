"""Takes evenings from elsewhere into an archive, none of them twice."""

from collections.abc import Iterable, Iterator
from enum import Enum, auto

from scorepad.archive.archive import Archive, Key
from scorepad.archive.names import renamed
from scorepad.bridge.evening import Evening


class ImportResult(Enum):
    """What became of an evening that was taken in."""

    ADDED = auto()
    THERE = auto()
    """The archive has it, as it is or as it was at an earlier step."""
    CHANGED = auto()
    """The archive had another state of it, which its steps lead back to."""


def import_evenings(
    archive: Archive, evenings: Iterable[tuple[str, Evening]], words: str
) -> Iterator[tuple[Key, ImportResult]]:
    """Take in evenings by their marks; one that was deleted comes back."""
    same = archive.merged()
    binned = {summary.key for summary in archive.deleted()}
    for uuid, evening in evenings:
        key = archive.find(uuid)
        if key is None:
            yield archive.begin(evening, words, uuid), ImportResult.ADDED
            continue
        if key in binned:
            archive.restore(key)
        if is_known(archive, key, renamed(evening, same)):
            yield key, ImportResult.THERE
        else:
            archive.save(key, evening, words)
            yield key, ImportResult.CHANGED


def replaced_by(archive: Archive, uuid: str, evening: Evening) -> Key | None:
    """The evening whose place this one would take, as no step of it was ever like this."""
    key = archive.find(uuid)
    if key is None or is_known(archive, key, renamed(evening, archive.merged())):
        return None
    return key


def is_known(archive: Archive, key: Key, evening: Evening) -> bool:
    """Whether an evening is, or ever was, like this."""
    return archive.load(key) == evening or any(
        step.evening == evening for step in archive.history(key)
    )
