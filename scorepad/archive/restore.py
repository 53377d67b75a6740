"""Restores evenings from a backup of the archive, as steps that can be undone."""

from enum import Enum
from typing import NamedTuple

from scorepad.archive.archive import Archive, Key
from scorepad.archive.errors import ArchiveError
from scorepad.archive.summaries import Summary


class CopyStatus(Enum):
    """How an evening in a backup compares with the archive."""

    SAME = "as in the copy"
    CHANGED = "changed since"
    DELETED = "deleted since"
    GONE = "no longer there"


class Copied(NamedTuple):
    """An evening in a backup, and its status in the archive."""

    summary: Summary
    now: CopyStatus


def copied(copy: Archive, archive: Archive) -> list[Copied]:
    """Return the evenings in a backup, the last changed first."""
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
    """Restore an evening from a backup."""
    uuid, evening = copy.uuid(key), copy.load(key)
    there = archive.find(uuid)
    if there is None:
        archive.begin(evening, words, uuid)
    elif archive.load(there) == evening:
        archive.restore(there)
    else:
        archive.save(there, evening, words)


def _are_equal(copy: Archive, key: Key, archive: Archive, there: Key) -> bool:
    """Whether different steps led to the same evening."""
    try:
        return copy.load(key) == archive.load(there)
    except ArchiveError:
        return False
