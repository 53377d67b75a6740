"""Imports evenings into an archive, merging them with those already there."""

from collections.abc import Iterable, Iterator
from enum import Enum, auto
from typing import NamedTuple

from scorepad.archive.archive import Archive, Key
from scorepad.archive.history import Step, StepKind
from scorepad.archive.names import renamed
from scorepad.bridge.actions import Action, decode_action, encode_action
from scorepad.bridge.earlier import (
    Earlier,
    EveningWithHistory,
    earlier_in,
    earlier_of,
    known,
    later,
    only_adds,
    with_earlier,
)
from scorepad.bridge.evening import Evening
from scorepad.bridge.merging import (
    Counts,
    Keep,
    MergeConflict,
    Merged,
    counts,
    decided,
    kept_by,
    merge,
)


class ImportResult(Enum):
    """The outcome for one imported evening."""

    ADDED = auto()
    THERE = auto()
    """The archive already had all of it."""
    CHANGED = auto()
    """The archive had another version; merging is a step that can be undone."""


class Taken(NamedTuple):
    """An imported evening: its key, the outcome, and what changed."""

    key: Key
    result: ImportResult
    counts: Counts = Counts()


def import_evenings(
    archive: Archive,
    evenings: Iterable[tuple[str, EveningWithHistory]],
    action: Action,
    *,
    as_theirs: bool = False,
) -> Iterator[Taken]:
    """Import evenings by their ids; a deleted one is restored.

    Conflicts are decided for the import with `as_theirs`, otherwise they raise MergeConflict.
    """
    binned = {summary.key for summary in archive.deleted()}
    for uuid, theirs in evenings:
        key = archive.find(uuid)
        if key is None:
            words = encode_action(with_earlier(action, theirs))
            yield Taken(archive.begin(theirs.evening, words, uuid), ImportResult.ADDED)
            continue
        merged = merged_with(archive, key, theirs)
        if merged.conflicts and not as_theirs:
            raise MergeConflict(merged)
        both = decided(merged, kept_by(merged, Keep.THEIRS))
        if key in binned:
            archive.restore(key)
        if both.differs(merged.ours):
            archive.save(key, both.evening, encode_action(with_earlier(action, both)))
        is_changed = both.facts != merged.ours.facts
        result = ImportResult.CHANGED if is_changed else ImportResult.THERE
        yield Taken(key, result, counts(merged.ours, both))


def merged_with(archive: Archive, key: Key, theirs: EveningWithHistory) -> Merged:
    """Merge an evening of the archive with another version of it."""
    evening = renamed(theirs.evening, archive.merged())
    if evening != theirs.evening:
        theirs = known(evening, earlier_of(theirs))
    return merge(known_of(archive, key), theirs)


def known_of(archive: Archive, key: Key) -> EveningWithHistory:
    """Return an evening with its history as told by its steps.

    After the import of a file was undone, nothing is known of that file any more.
    """
    first, *steps = archive.history(key)
    found = [known(first.evening, earlier_in(decode_action(first.words)) or ())]
    grown = first.evening
    for step in steps:
        told = earlier_in(decode_action(step.words))
        if told is None and only_adds(grown, step.evening):
            grown = step.evening
            continue
        found.append(later(found[-1], grown))
        found.append(_after(step, told, found))
        grown = step.evening
    return later(found[-1], grown)


def _after(
    step: Step, told: tuple[Earlier, ...] | None, before: list[EveningWithHistory]
) -> EveningWithHistory:
    if told is None:
        return later(before[-1], step.evening)
    if step.kind is not StepKind.UNDO:
        return known(step.evening, told)
    same = (one for one in reversed(before) if one.evening == step.evening)
    return next(same, None) or later(before[-1], step.evening)


def is_known(archive: Archive, key: Key, evening: Evening) -> bool:
    """Whether an evening is, or ever was, in this state."""
    return archive.load(key) == evening or any(
        step.evening == evening for step in archive.history(key)
    )
