"""Moves evenings between files and an archive."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from typing import NamedTuple
from uuid import UUID

from scorepad.archive.archive import Archive, Key
from scorepad.archive.importing import (
    ImportResult,
    Taken,
    import_evenings,
    known_of,
    merged_with,
)
from scorepad.archive.summaries import Summary
from scorepad.bridge import translatable
from scorepad.bridge.actions import Action
from scorepad.bridge.earlier import earlier_of
from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.merging import Merged, added
from scorepad.bridge.translatable import Translate, plural, translate
from scorepad.exchange.saved_evening import SavedEvening
from scorepad.words.differences import counted

_LAST = "last"


class NoSuchEvening(ScorepadError, ValueError):
    """The evening asked for is not in the archive."""


class Undecided(NamedTuple):
    """An evening of a file that conflicts with the archive, merged as far as that is clear."""

    kept: SavedEvening
    key: Key
    merged: Merged


def undecided(archive: Archive, evenings: Sequence[SavedEvening]) -> Iterator[Undecided]:
    """Yield the evenings that need a decision; raises Impossible if merging is impossible."""
    for kept in evenings:
        key = archive.find(kept.id.hex)
        merged = None if key is None else merged_with(archive, key, kept.known)
        if key is not None and merged and merged.conflicts:
            yield Undecided(kept, key, merged)


def importing_evenings(
    archive: Archive, evenings: Sequence[SavedEvening], action: Action, *, as_theirs: bool = False
) -> Iterator[Taken]:
    """Import evenings into an archive one by one, merging with those already there.

    If the caller stops before the end, none is imported.
    """
    marked = ((kept.id.hex, kept.known) for kept in evenings)
    with archive.transaction():
        yield from import_evenings(archive, marked, action, as_theirs=as_theirs)


def take_out(archive: Archive, keys: Sequence[Key]) -> Iterator[SavedEvening]:
    """Yield evenings of an archive, each with its id."""
    for key in keys:
        one = known_of(archive, key)
        yield SavedEvening(UUID(hex=archive.uuid(key)), one.evening, earlier_of(one))


def chosen(archive: Archive, wanted: Sequence[str]) -> list[Summary]:
    """Return the wanted evenings, sorted by day; all if none is named.

    An empty one is returned only if it is named.
    """
    found = sorted(archive.evenings(), key=_when)
    if not wanted:
        empty = archive.empty_key()
        return [summary for summary in found if summary.key != empty]
    keys = {key for word in wanted for key in _named(word, archive, found)}
    return [summary for summary in found if summary.key in keys]


def may_name_evening(word: str) -> bool:
    """Whether a word looks like a number, a day, or `last`, unlike the name of a file."""
    return word == _LAST or (word.isascii() and word.replace("-", "").isdecimal())


def _when(summary: Summary) -> tuple[date, Key]:
    return summary.day or summary.begun.date(), summary.key


def _named(word: str, archive: Archive, found: Sequence[Summary]) -> list[Key]:
    if word == _LAST:
        empty = archive.empty_key()
        keys = [summary.key for summary in archive.evenings(2) if summary.key != empty][:1]
    elif word.isascii() and word.isdecimal():
        keys = [summary.key for summary in found if str(summary.key) == word.lstrip("0")]
    else:
        keys = [summary.key for summary in found if str(summary.day) == word]
    if not keys:
        raise NoSuchEvening(
            translate(
                "words",
                "there is no evening “{word}”; name its number, its day such as 2026-01-31, "
                "or {last}; export --list lists all",
            ),
            word=word,
            last=_LAST,
        )
    return keys


def in_words(brought: Sequence[Taken], left: int, translate: Translate) -> str:
    """Return the outcome: 2 added, 1 already there; and how many were left unchanged."""
    numbers = Counter(part.result for part in brought)
    parts = counted_evenings(numbers, translate)
    if left:
        kept = plural(translatable.translate("words", "%n evening(s) unchanged", "", -1), left)
        parts.append(kept.said(translate))
    came = counted(added(part.counts for part in brought), translate)
    undo = translate("words", "you can undo this") if numbers[ImportResult.CHANGED] else ""
    return "; ".join(filter(None, (", ".join(parts), came, undo)))


def counted_evenings(numbers: Mapping[ImportResult, int], translate: Translate) -> list[str]:
    """Return how many evenings were added, were already there, or were changed."""
    said = {
        ImportResult.ADDED: translatable.translate("words", "%n evening(s) added", "", -1),
        ImportResult.THERE: translatable.translate("words", "%n evening(s) already there", "", -1),
        ImportResult.CHANGED: translatable.translate("words", "%n evening(s) changed", "", -1),
    }
    return [
        plural(text, numbers[taken]).said(translate)
        for taken, text in said.items()
        if numbers.get(taken)
    ]
