"""Bringing evenings back from a copy of the archive, as steps that can be taken back."""

from enum import Enum
from typing import NamedTuple

from scorepad.archive.archive import Archive, Key
from scorepad.archive.errors import ArchiveError
from scorepad.archive.summaries import Summary


class CopyStatus(Enum):
    """How an evening of a copy stands in the archive now."""

    SAME = "as in the copy"
    CHANGED = "changed since"
    DELETED = "deleted since"
    GONE = "no longer there"


class Copied(NamedTuple):
    """An evening of a copy, and what is there of it now."""

    summary: Summary
    now: CopyStatus


def copied(copy: Archive, archive: Archive) -> list[Copied]:
    """The evenings of a copy, those changed last first."""
    was, is_ = copy.last_steps(), archive.last_steps()
    now = {}
    for uuid, (key, _, step) in was.items():
        there, binned, step_now = is_.get(uuid, (None, False, None))
        if there is None:
            now[key] = CopyStatus.GONE
        elif binned:
            now[key] = CopyStatus.DELETED
        else:
            same = step == step_now or _are_equal(copy, key, archive, there)
            now[key] = CopyStatus.SAME if same else CopyStatus.CHANGED
    return [Copied(summary, now[summary.key]) for summary in copy.evenings()]


def bring_back(copy: Archive, key: Key, archive: Archive, words: str) -> None:
    """Make an evening again what it is in the copy."""
    uuid, evening = copy.uuid(key), copy.load(key)
    there = archive.find(uuid)
    if there is None:
        archive.begin(evening, words, uuid)
    elif archive.load(there) == evening:
        archive.restore(there)
    else:
        archive.save(there, evening, words)


def _are_equal(copy: Archive, key: Key, archive: Archive, there: Key) -> bool:
    """Whether steps there and back led to the same evening."""
    try:
        return copy.load(key) == archive.load(there)
    except ArchiveError:
        return False
