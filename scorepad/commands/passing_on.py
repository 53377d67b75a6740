"""Take evenings out of the archive, into it, and two laptops' evenings together."""

import argparse
import signal
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from scorepad import desktop_language
from scorepad.bridge.actions import Action, ActionKind, encode_action
from scorepad.bridge.errors import Impossible, joined
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.merging import conflict_lines, merge_evenings
from scorepad.bridge.translatable import Message, translate
from scorepad.columns import joined as joined_lines
from scorepad.columns import side_by_side
from scorepad.commands.shared import cannot_be_written, opened_archive, refused, written
from scorepad.desktop_language import said
from scorepad.named_files import Refused, evenings_in
from scorepad.terminal import agrees, can_ask, complain, telling
from scorepad.text import evening_text

if TYPE_CHECKING:
    from scorepad.archive.archive import Archive
    from scorepad.exchange.saved_evening import SavedEvening
    from scorepad.transfer import Replacement


def export(options: argparse.Namespace) -> str | bytes:
    """Write evenings of the archive into a file, or list them."""
    from scorepad import transfer
    from scorepad.archive.paths import usual_file
    from scorepad.exchange.saving import save_evenings

    file: Path | None = options.output
    if bool(file) is options.list:
        raise Refused(
            translate("words", "scorepad export: say where to, with -o FILE, or else --list")
        )
    if options.archive is None and not usual_file().exists():
        if options.list:
            return said(translate("words", "There are no evenings yet.")) + "\n"
        raise Refused(translate("words", "scorepad export: there are no evenings yet"))
    with opened_archive(options, read_only=True) as archive:
        try:
            chosen = transfer.chosen(archive, options.evening)
        except transfer.NoSuchEvening as wrong:
            raise refused("export", wrong.message) from None
        if file is None:
            return transfer.listed(chosen)
        evenings = transfer.take_out(archive, [summary.key for summary in chosen])
        separator = ";" if options.semicolon else ","

        def evenings_into(file: Path) -> str:
            save_evenings(file, evenings, options.kind, options.table, separator)
            number = len(chosen)
            if number == 1:
                return said(translate("words", "{file}: 1 evening"), file=file) + "\n"
            text = translate("words", "{file}: %n evenings", "", -1)
            return said(text, file=file, n=number) + "\n"

        try:
            return written(file, evenings_into)
        except (OSError, ValueError) as wrong:
            raise cannot_be_written(file, wrong) from None


def merge(options: argparse.Namespace) -> str:
    """Put a session together that was entered at two laptops; where they differ, say so."""
    from scorepad.exchange.saving import save_evenings

    one, other = (evenings_in(file) for file in (options.one, options.other))
    if len(one) != 1 or len(other) != 1:
        raise Refused(translate("words", "scorepad merge: each file must hold one evening"))
    try:
        evening, merged = merge_evenings(one[0].evening, other[0].evening)
    except Impossible as wrong:
        raise refused("merge", wrong.message) from None
    differs = conflict_lines(merged)
    if differs and not options.keep_first:
        raise Refused(
            translate(
                "words",
                "scorepad merge: both differ, so nothing was written; put one right, "
                "or write --keep-first: {differs}",
            ),
            differs="; ".join(differs),
        )
    try:
        save_evenings(options.output, [one[0]._replace(evening=evening)])
    except (OSError, ValueError) as wrong:
        raise cannot_be_written(options.output, wrong) from None
    number = len(merged.comparison.results)
    text = translate("words", "{file}: results {number}")
    return joined_lines([*differs, said(text, file=options.output, number=number)])


def import_files(options: argparse.Namespace) -> str:
    """Take the evenings of all files into the archive, or of none where one is wrong."""
    so_far = translate("words", "scorepad import: left off; no evening was taken in")
    taking = translate("words", "taking in evening {number} of {total}")
    try:
        found = [(file, evenings_in(file)) for file in options.file]
        from scorepad import transfer

        brought: list[list[transfer.ImportedEvening]] = []
        importing = encode_action(Action(ActionKind.IMPORT))
        with opened_archive(options) as archive:
            if archive.holder:
                raise Refused(
                    translate("words", "{file}: another program is using it; close that first"),
                    file=archive.file,
                )
            wanted = [
                (file, evenings if options.replace else _wanted(archive, file, evenings))
                for file, evenings in found
            ]
            with ExitStack() as in_the_end:
                with archive.transaction():
                    for _, evenings in wanted:
                        taken = transfer.importing_evenings(archive, evenings, importing)
                        brought.append([*telling(taken, len(evenings), said(taking))])
                    in_the_end.enter_context(_uninterrupted())
                so_far = translate(
                    "words", "scorepad import: left off; all evenings are in the archive"
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


def _wanted(
    archive: "Archive", file: str, evenings: Sequence["SavedEvening"]
) -> Sequence["SavedEvening"]:
    """Those to be taken in: before one takes the place of another state of it, it is asked."""
    from scorepad import transfer
    from scorepad.archive.found import named

    others = [*transfer.replacements(archive, evenings)]
    names = [named(other.key, other.here.day) for other in others]
    if others and not can_ask():
        refusal = translate(
            "words",
            "{file}: here in another state: {evenings}; write --replace to take the file's instead",
        )
        raise Refused(refusal, file=file, evenings=joined(names))
    left = _left(others, names, file)
    return [kept for kept in evenings if kept not in left]


def _left(
    others: Sequence["Replacement"], names: Sequence[Message], file: str
) -> list["SavedEvening"]:
    """Those that the user leaves as they are here, having seen both states side by side."""
    heads = translate("words", "As it is here"), translate("words", "As in the file")
    question = translate("words", "{evening}: take the one from {file} instead of it?")
    left = []
    for other, name in zip(others, names, strict=True):
        here, coming = (
            [said(head), "", *_sheets(evening).splitlines()]
            for head, evening in zip(heads, (other.here, other.coming), strict=True)
        )
        asked = said(question, evening=name, file=file)
        if not agrees(joined_lines(side_by_side(here, coming)), asked):
            left.append(other.kept)
    return left


def _sheets(evening: Evening) -> str:
    return evening_text(score_evening(evening), desktop_language.translate)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Whoever presses Ctrl+C meanwhile is heard afterwards."""
    pressed: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    if pressed:
        raise KeyboardInterrupt


def _count(archive: "Archive", keys: Sequence[int]) -> None:
    """Count evenings for the standings, which then need not; they are safe without it."""
    from scorepad.archive.errors import ArchiveError
    from scorepad.archive.facts import Facts

    try:
        with suppress(ArchiveError), closing(Facts(archive)) as facts:  # whoever asks is told
            counting = translate("words", "counting evening {number} of {total}")
            for _ in telling(facts.count(keys), len(keys), said(counting)):
                pass
    except KeyboardInterrupt:
        left_off = translate(
            "words",
            "scorepad import: left off counting; the evenings are in the archive, "
            "and are counted when the window is open",
        )
        complain(said(left_off))
