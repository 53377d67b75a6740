"""Evenings from files into an archive, and out of it again."""

from collections.abc import Iterator, Sequence
from datetime import date
from typing import NamedTuple
from uuid import UUID

from scorepad.archive.archive import Archive, Key
from scorepad.archive.importing import ImportResult, import_evenings, is_known, replaced_by
from scorepad.archive.summaries import Summary
from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.evening import Evening
from scorepad.bridge.merging import united
from scorepad.bridge.translatable import Translate, translate
from scorepad.exchange.saved_evening import SavedEvening

LAST = "last"


class NoSuchEvening(ScorepadError, ValueError):
    """What was asked for is not in the archive."""


class ImportedEvening(NamedTuple):
    """An evening that was brought in, and what became of it."""

    key: Key
    taken: ImportResult


class Replacement(NamedTuple):
    """An evening of a file that would take the place of another state of it."""

    kept: SavedEvening
    key: Key
    here: Evening
    coming: Evening


def replacements(archive: Archive, evenings: Sequence[SavedEvening]) -> Iterator[Replacement]:
    """Those that the archive has in another state; evenings it does not know replace nothing."""
    for kept in evenings:
        coming = _with_ours(archive, kept)
        key = replaced_by(archive, kept.id.hex, coming)
        if key is not None:
            yield Replacement(kept, key, archive.load(key), coming)


def importing_evenings(
    archive: Archive, evenings: Sequence[SavedEvening], words: str, *, unites: bool = True
) -> Iterator[ImportedEvening]:
    """Take evenings into an archive, one by one; those that it has are not doubled.

    Sessions that it has are united, where the players have not been asked of it.
    Whoever leaves off before the end has brought in none.
    """
    marked = (
        (kept.id.hex, _with_ours(archive, kept) if unites else kept.evening) for kept in evenings
    )
    with archive.transaction():
        for taken in import_evenings(archive, marked, words):
            yield ImportedEvening(*taken)


def _with_ours(archive: Archive, kept: SavedEvening) -> Evening:
    """Results of one session that two laptops hold are put together."""
    key = archive.find(kept.id.hex)
    compared = any(entered.comparison for entered in kept.evening.rounds)
    if key is None or not compared or is_known(archive, key, kept.evening):
        return kept.evening
    return united(archive.load(key), kept.evening)


def take_out(archive: Archive, keys: Sequence[Key]) -> Iterator[SavedEvening]:
    """Evenings of an archive, each with the id that it keeps elsewhere."""
    for key in keys:
        yield SavedEvening(UUID(hex=archive.uuid(key)), archive.load(key))


def chosen(archive: Archive, wanted: Sequence[str]) -> list[Summary]:
    """The evenings that are wanted, in the order of their days; all where none is named.

    One that is empty yet is there only for those who name it.
    """
    found = sorted(archive.evenings(), key=_when)
    if not wanted:
        empty = archive.empty_key()
        return [summary for summary in found if summary.key != empty]
    keys = {key for word in wanted for key in _named(word, archive, found)}
    return [summary for summary in found if summary.key in keys]


def listed(summaries: Sequence[Summary]) -> str:
    """A line for each evening: its number, its day, and who played."""
    return "".join(
        f"{summary.key:>5}  {summary.day.isoformat() if summary.day else '':10}  "
        f"{', '.join(filter(None, (summary.title, *summary.players)))}".rstrip()
        + "\n"
        for summary in summaries
    )


def _when(summary: Summary) -> tuple[date, Key]:
    return summary.day or summary.begun.date(), summary.key


def _named(word: str, archive: Archive, found: Sequence[Summary]) -> list[Key]:
    if word == LAST:
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
            last=LAST,
        )
    return keys


def in_words(brought: Sequence[ImportedEvening], left: int, translate: Translate) -> str:
    """What came of the evenings: 2 added, 1 there already; and how many were left as they are."""
    said = {
        ImportResult.ADDED: translate("words", "{number} added"),
        ImportResult.THERE: translate("words", "{number} there already"),
        ImportResult.CHANGED: translate(
            "words", "{number} changed, as a step that can be taken back"
        ),
    }
    counts = {taken: sum(part.taken is taken for part in brought) for taken in said}
    parts = [words.format(number=counts[taken]) for taken, words in said.items() if counts[taken]]
    if left:
        parts.append(translate("words", "{number} left as it is here").format(number=left))
    return ", ".join(parts)
