"""The commands `export`, `import` and `merge`."""

import argparse
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING

from scorepad.archive.errors import Reason
from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.earlier import earlier_of
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.merging import (
    Keep,
    MergeConflict,
    Merged,
    counts,
    decided,
    kept_by,
    same_session,
)
from scorepad.bridge.merging import merge as merge_both
from scorepad.bridge.translatable import Message, translate
from scorepad.commands import desktop_language
from scorepad.commands.desktop_language import said
from scorepad.commands.named_files import CommandError, evenings_in
from scorepad.commands.shared import (
    cannot_be_written,
    check_ending,
    chosen,
    goes_with,
    json_of,
    opened_archive,
    refused,
    written,
)
from scorepad.commands.terminal import agrees, complain, telling
from scorepad.exchange.file_kinds import CsvTable, FileKind
from scorepad.sheets.text import evening_text
from scorepad.tables.text import joined as joined_lines
from scorepad.tables.text import side_by_side
from scorepad.words.differences import counted, sides

if TYPE_CHECKING:
    from scorepad.archive.archive import Archive
    from scorepad.archive.importing import Taken
    from scorepad.exchange.saved_evening import SavedEvening
    from scorepad.transfer import Undecided

_WRITTEN = [kind for kind in FileKind if kind is not FileKind.SCORE]
"""All kinds except the score file, which is only read."""


def export(options: argparse.Namespace) -> str | bytes:
    """Write evenings of the archive into a file, or list them."""
    from scorepad import transfer
    from scorepad.archive.paths import usual_file
    from scorepad.commands import listing
    from scorepad.exchange.saving import save_evenings

    file: Path | None = options.output
    if options.json and not options.list:
        raise goes_with("export", "--json", "--list")
    if bool(file) is options.list:
        raise CommandError(
            translate("words", "scorepad export: name a target with -o FILE, or use --list")
        )
    if file and options.kind is None:
        check_ending("export", file, _WRITTEN)
    if not file or (options.kind or file.suffix.casefold()) != FileKind.CSV:
        for option, given in (("--table", options.table), ("--semicolon", options.semicolon)):
            if given:
                raise goes_with("export", option, "--csv")
    none_yet = said(translate("words", "There are no evenings yet.")) + "\n"
    if options.list and options.archive is None and not usual_file().exists():
        return json_of({"evenings": []}) if options.json else none_yet
    with opened_archive(options, read_only=True) as archive:
        wanted = chosen(archive, options.evening, "export")
        if file is None:
            evenings = listing.listed(archive, wanted)
            if options.json:
                return json_of(listing.listed_data(evenings))
            return listing.listed_text(evenings) or none_yet
        taken_out = transfer.take_out(archive, [summary.key for summary in wanted])
        table = options.table or CsvTable.DEALS
        separator = ";" if options.semicolon else ","

        def evenings_into(file: Path) -> str:
            missing = save_evenings(file, taken_out, options.kind, table, separator)
            if missing:
                complain(missing.said(desktop_language.translate))
            text = translate("words", "{file}: %n evening(s)", "", -1)
            return said(text, file=file, n=len(wanted)) + "\n"

        try:
            return written(file, evenings_into)
        except (OSError, ValueError) as wrong:
            raise cannot_be_written(file, wrong) from None


def merge(options: argparse.Namespace) -> str:
    """Merge a session that was entered at two laptops, and report where they differ."""
    from scorepad.exchange.saving import save_evenings

    check_ending("merge", options.output, _WRITTEN)
    one, other = (evenings_in(file) for file in (options.one, options.other))
    if len(one) != 1 or len(other) != 1:
        raise CommandError(translate("words", "scorepad merge: each file must hold one evening"))
    ours, theirs = one[0].known, other[0].known
    try:
        merged = merge_both(
            ours, theirs if one[0].id == other[0].id else same_session(ours, theirs)
        )
        kept = kept_by(merged, Keep.OURS)
        both = decided(merged, kept)
    except Impossible as wrong:
        raise refused("merge", wrong.message) from None
    differs = _differences(merged, kept if options.keep_first else ())
    if differs and not options.keep_first:
        raise CommandError(
            translate(
                "words",
                "scorepad merge: the two differ, so nothing was written; correct one of them, "
                "or use --keep-first: {differs}",
            ),
            differs="; ".join(differs),
        )
    saved = one[0]._replace(evening=both.evening, earlier=earlier_of(both))
    try:
        save_evenings(options.output, [saved])
    except (OSError, ValueError) as wrong:
        raise cannot_be_written(options.output, wrong) from None
    came = counted(counts(ours, both), desktop_language.translate)
    text = translate("words", "{file}: {counts}")
    came = came or said(translate("words", "nothing new"))
    return joined_lines([*differs, said(text, file=options.output, counts=came)])


def _differences(merged: Merged, kept: Sequence[Keep] = ()) -> list[str]:
    """Return the differences, place by place, and what was kept of both."""
    say = desktop_language.translate
    return [
        sides(merged, conflict, say).said(say, keep)
        for conflict, keep in zip_longest(merged.conflicts, kept)
    ]


def import_files(options: argparse.Namespace) -> str:
    """Import the evenings of all files, or none if any file has an error."""
    so_far = translate("words", "scorepad import: cancelled; no evening was imported")
    taking = translate("words", "evening {number} of {total}")
    try:
        found = [(file, evenings_in(file)) for file in options.file]
        from scorepad import transfer

        brought: list[list[Taken]] = []
        importing = Action(ActionKind.IMPORT)
        with opened_archive(options) as archive:
            if archive.holder:
                raise CommandError(Reason.BUSY.value, file=archive.file)
            wanted = [
                (file, evenings if options.replace else _wanted(archive, file, evenings))
                for file, evenings in found
            ]
            with ExitStack() as in_the_end:
                with archive.transaction():
                    for file, evenings in wanted:
                        taken = transfer.importing_evenings(
                            archive, evenings, importing, as_theirs=options.replace
                        )
                        with _refusing(file):
                            brought.append([*telling(taken, len(evenings), said(taking))])
                    in_the_end.enter_context(_uninterrupted())
                so_far = translate(
                    "words", "scorepad import: cancelled; all evenings are in the archive"
                )
            _count(archive, [evening.key for evenings in brought for evening in evenings])
    except KeyboardInterrupt:
        complain(said(so_far))
        raise
    lines = []
    for (file, evenings), taken_in in zip(found, brought, strict=True):
        left = len(evenings) - len(taken_in)
        lines.append(f"{file}: {transfer.in_words(taken_in, left, desktop_language.translate)}")
    return joined_lines(lines)


@contextmanager
def _refusing(file: str) -> Iterator[None]:
    """Refuse a file that cannot be merged, importing none of it."""
    try:
        yield
    except MergeConflict as wrong:
        raise _refused(file, _differences(wrong.merged)) from None
    except Impossible as wrong:
        said = translate("words", "{file} cannot be merged: {reason}")
        raise CommandError(said, file=file, reason=wrong.message) from None


def _refused(file: str, differs: Sequence[str]) -> CommandError:
    refusal = translate(
        "words",
        "{file}: the evening here differs, so nothing was imported; --replace takes the "
        "version of the file: {differs}",
    )
    return CommandError(refusal, file=file, differs="; ".join(differs))


def _wanted(
    archive: "Archive", file: str, evenings: Sequence["SavedEvening"]
) -> Sequence["SavedEvening"]:
    """Return the evenings to import; for conflicts the user is asked which version is right."""
    from scorepad import transfer
    from scorepad.archive.found import named

    with _refusing(file):
        others = [*transfer.undecided(archive, evenings)]
    names = {other.kept.id: named(other.key, other.merged.ours.evening.day) for other in others}
    if others and not _can_ask():
        raise _refused(
            file,
            [
                f"{desktop_language.said('{evening}', evening=names[other.kept.id])}: {differs}"
                for other in others
                for differs in _differences(other.merged)
            ],
        )
    answers = {other.kept.id: _decided(other, names[other.kept.id], file) for other in others}
    found = (answers.get(kept.id, kept) for kept in evenings)
    return [kept for kept in found if kept]


def _decided(other: "Undecided", name: Message, file: str) -> "SavedEvening | None":
    """Return the evening as the user decides after seeing both versions side by side."""
    heads = translate("words", "As here"), translate("words", "As in the file")
    question = translate("words", "{evening}: where the two differ, take the version of {file}?")
    merged = other.merged
    kept = kept_by(merged, Keep.THEIRS)
    here, coming = (
        [said(head), "", *_sheets(known.evening).splitlines()]
        for head, known in zip(heads, (merged.ours, merged.theirs), strict=True)
    )
    shown = joined_lines([*side_by_side(here, coming), *_differences(merged, kept)])
    if not agrees(shown, said(question, evening=name, file=file)):
        return None
    both = decided(merged, kept)
    return other.kept._replace(evening=both.evening, earlier=earlier_of(both))


def _sheets(evening: Evening) -> str:
    return evening_text(score_evening(evening), desktop_language.translate)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Delay Ctrl+C until the end of the block."""
    pressed: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    if pressed:
        raise KeyboardInterrupt


def _count(archive: "Archive", keys: Sequence[int]) -> None:
    """Count evenings for the standings in advance; importing does not depend on it."""
    from scorepad.archive.errors import ArchiveError
    from scorepad.archive.facts import Facts

    try:
        with suppress(ArchiveError), closing(Facts(archive)) as facts:  # shown to whoever asks
            counting = translate("words", "evening {number} of {total}")
            for _ in telling(facts.count(keys), len(keys), said(counting)):
                pass
    except KeyboardInterrupt:
        left_off = translate(
            "words",
            "scorepad import: cancelled while counting; the evenings are in the archive "
            "and are counted when the window is open",
        )
        complain(said(left_off))


def _can_ask() -> bool:
    """Whether a user is at the terminal to answer."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stderr))
