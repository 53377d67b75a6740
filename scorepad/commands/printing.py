"""The command `print`: evenings, a blank form or a season."""

import argparse
import os
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path

from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening, ScoredEvening, score_evening
from scorepad.bridge.rotation import FEWEST
from scorepad.bridge.settling import Carried
from scorepad.bridge.translatable import translate
from scorepad.commands.desktop_language import said
from scorepad.commands.named_files import CommandError, begun, begun_evenings_in
from scorepad.commands.shared import (
    cannot_be_written,
    check_ending,
    chosen,
    goes_with,
    opened_archive,
    refused,
    written,
)
from scorepad.sheets.pages import BOARDS, Extent, Printed, Wanted

_USUAL = ("ranking", "cards")
"""What is printed of several tables by default."""
_Taken = tuple[Carried, ...]
"""The debts of an evening that later evenings took over."""


def print_sheets(options: argparse.Namespace) -> str | bytes:
    """Print evenings, or a blank form, to a PDF; reading continues while pages are written."""
    try:
        from scorepad.ui import start_settings

        start_settings.speak_utf_8()
        from scorepad.ui.paper import device, print_command
    except ModuleNotFoundError as missing:
        if not str(missing.name).startswith("PySide6"):
            raise
        raise CommandError(
            translate(
                "words", "scorepad print: this needs PySide6, which python3 packaging/run.py brings"
            )
        ) from None
    except ImportError:  # PySide6 is installed, but not its libraries
        from scorepad.commands import libraries

        lacking = libraries.missing()
        if not lacking:
            raise
        raise CommandError(
            translate("words", "scorepad: {fault}"), fault=libraries.remedy(lacking)
        ) from None
    if sum(map(bool, (options.file, options.blank, options.season))) != 1:
        raise CommandError(
            translate(
                "words", "scorepad print: name the files to be printed, a blank sheet or a season"
            )
        )
    if options.players and not options.blank:
        raise goes_with("print", "--players", "--blank")
    output: Path | None = options.output
    if output and os.path.realpath(output) in map(os.path.realpath, options.file):
        raise CommandError(
            translate(
                "words", "scorepad print: {file} is one of the files to print; name another PDF"
            ),
            file=output,
        )
    if output:
        check_ending("print", output, (".pdf", *print_command.PICTURES))
    try:
        form = print_command.format_of(options.paper)
        included = options.include or _USUAL
        wanted = Wanted(
            form,
            Extent.POSTER if options.poster else Extent.EVENING,
            letters=options.letters,
            elements=options.elements,
            games=options.games,
            panels=options.panels,
            large=options.large,
            black=options.black,
            **{part: part in included for part in BOARDS},
        )

        def pages_into(file: Path) -> str:
            if options.blank:
                printed = print_command.print_blank(
                    options.blank, form, options.players or FEWEST, file
                )
            elif options.season:
                printed = print_season(options, wanted, file)
            else:
                evenings = (scored for one in options.file for scored in _to_print(options, one))
                printed = print_command.print_evenings(evenings, wanted, file)
            text = translate("words", "{file}: %n page(s)", "", -1)
            if len(printed.files) == printed.pages:
                return "".join(f"{said(text, file=one, n=1)}\n" for one in printed.files)
            return said(text, file=file, n=printed.pages) + "\n"

        into = output or print_name(options)
        return written(into, pages_into)
    except device.CannotPrint as wrong:
        if isinstance(wrong.__cause__, OSError):  # worded as by every command
            raise cannot_be_written(into, wrong.__cause__) from None
        raise refused("print", wrong.message) from None


def print_name(options: argparse.Namespace) -> Path:
    """Return a default name for a PDF, which does not overwrite a file."""
    from scorepad.ui.paper import print_command

    if options.blank:
        name = print_command.blank_name(options.blank)
    elif options.season:
        name = print_command.season_name(*_season(options.season))
    else:
        name = print_command.evening_name(_named(options, options.file[0])[0][0])
    file = Path(f"{name}.pdf")
    if file.exists():
        raise CommandError(
            translate("words", "scorepad print: {file} is already there; name a file with -o FILE"),
            file=file,
        )
    return file


def print_season(options: argparse.Namespace, wanted: Wanted, file: Path) -> Printed:
    """Print a season of the archive, counting evenings where needed."""
    from scorepad.archive.facts import Facts
    from scorepad.archive.listing import Listing
    from scorepad.ui.paper import print_command

    first, last = _season(options.season)
    with opened_archive(options, read_only=True) as archive, closing(Facts(archive)) as facts:
        keys = Listing(archive, facts).keys(first, last)[::-1]
        if not keys:
            raise CommandError(
                translate("words", "scorepad print: there are no evenings in {season}"),
                season=options.season,
            )
        facts.bring_up_to_date(keys)
        return print_command.print_season(facts, keys, (first, last), wanted, file)


def _season(named: str) -> tuple[date | None, date | None]:
    from scorepad.exchange.days import read_season

    try:
        return read_season(named)
    except Impossible as wrong:
        raise refused("print", wrong.message) from None


def _to_print(options: argparse.Namespace, named: str) -> Iterator[tuple[ScoredEvening, _Taken]]:
    """Yield the evenings one by one, to keep the figures of only one in memory."""
    for evening, taken in _named(options, named):
        yield score_evening(evening), taken


def _named(options: argparse.Namespace, named: str) -> list[tuple[Evening, _Taken]]:
    """Return the evenings in a file, or if there is no such file, those of the archive.

    An evening of the archive comes with its debts that later evenings took over.
    """
    from scorepad import transfer

    if Path(named).is_file() or not transfer.may_name_evening(named):
        return [(kept.evening, ()) for kept in begun_evenings_in(named)]
    from scorepad.archive.facts import Facts
    from scorepad.archive.ledger import Ledger

    with opened_archive(options, read_only=True) as archive, closing(Facts(archive)) as facts:
        keys = [summary.key for summary in chosen(archive, [named], "print")]
        kept = begun(named, tuple(transfer.take_out(archive, keys)))
        ledger = Ledger(archive, facts)
        return [
            (one.evening, ledger.carried_from(key)) for one, key in zip(kept, keys, strict=True)
        ]
