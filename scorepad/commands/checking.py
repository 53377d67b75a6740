"""The command `check`: checks the archive and repairs it."""

import argparse
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scorepad.bridge.errors import joined
from scorepad.bridge.translatable import plural, translate
from scorepad.commands import desktop_language
from scorepad.commands.desktop_language import said
from scorepad.commands.named_files import CommandError
from scorepad.commands.shared import json_of, not_there, refused
from scorepad.commands.terminal import print_out
from scorepad.tables.text import joined as joined_lines

if TYPE_CHECKING:
    from scorepad.archive.check import Health


def check(options: argparse.Namespace) -> str:
    """Check the archive; it is changed only if it is to be repaired."""
    from scorepad.archive.check import Health, NothingThere
    from scorepad.archive.check import check as check_archive
    from scorepad.archive.errors import ArchiveError, Reason
    from scorepad.archive.files import may_be_written
    from scorepad.archive.paths import usual_file

    file = options.archive or usual_file()
    if options.json and options.mend:
        raise CommandError(
            translate("words", "scorepad check: --json and --mend exclude each other")
        )
    try:
        if options.mend:
            return _mended(file)
        health = check_archive(file)
    except NothingThere as trouble:
        raise refused("check", trouble.message) from None
    except ArchiveError as trouble:
        if not file.exists():
            if options.archive:
                raise not_there(file) from None
            if options.json:
                return json_of(_health_data(file, Health(0, 0, ())))
            return said(translate("words", "There are no evenings yet.")) + "\n"
        raise refused("check", trouble.message) from None
    faults = (*health.faults, *health.figures)
    if options.json:
        printed = json_of(_health_data(file, health))
        if not faults:
            return printed
        print_out(printed)
    if faults:
        text = translate(
            "words",
            "scorepad check: {file} is damaged; check --mend repairs it as far as "
            "possible: {faults}",
        )
        raise CommandError(text, file=file, faults=joined(faults))
    sound = translate("words", "{file} is sound: {evenings}, {deals}")
    evenings = plural(translate("words", "%n evening(s)", "", -1), health.evenings)
    deals = plural(translate("words", "%n deal(s)", "", -1), health.deals)
    lines = [said(sound, file=file, evenings=evenings, deals=deals)]
    if not may_be_written(file):
        lines.append(said(Reason.READ_ONLY.value, file=file))
    return joined_lines(lines)


def _health_data(file: Path, health: "Health") -> dict[str, Any]:
    """Return the outcome of a check, always in English."""
    faults = [str(fault) for fault in (*health.faults, *health.figures)]
    return {
        "file": str(file),
        "sound": not faults,
        "evenings": health.evenings,
        "deals": health.deals,
        "faults": faults,
    }


def _mended(file: Path) -> str:
    """Repair an archive as far as possible, and return what was done."""
    from scorepad.archive.check import NothingThere, is_damaged
    from scorepad.archive.check import check as check_archive
    from scorepad.archive.errors import ArchiveError, archive_error
    from scorepad.archive.facts import facts_file
    from scorepad.archive.recovered_rows import can_be_mended
    from scorepad.archive.rescue import rescue

    seems_sound = False
    try:
        health = check_archive(file)
        if health.figures:
            facts_file(file).unlink()
            anew = translate(
                "words", "{file} is sound; its statistics are counted again when needed"
            )
            return said(anew, file=file) + "\n"
        seems_sound = not health.faults
    except NothingThere:
        pass
    except OSError as wrong:
        raise archive_error(wrong, facts_file(file)) from wrong
    except ArchiveError as trouble:
        if not can_be_mended(trouble):
            raise
    if seems_sound or not is_damaged(file):
        sound = translate("words", "{file} is sound: there is nothing to repair")
        return said(sound, file=file) + "\n"
    mended = rescue(file, date.today(), or_begin_anew=False)
    if not mended.back:
        none = translate(
            "words",
            "scorepad check: none of the %n evening(s) in {file} can be read; it was not changed",
            "",
            -1,
        )
        raise CommandError(none, file=file, n=mended.number)
    back = translate("words", "{restored} of %n evening(s) restored.", "", -1)
    whole = translate("words", "%n evening(s) unchanged", "", -1)
    lines = [
        said(translate("words", "{file} was repaired"), file=file),
        said(back, restored=mended.back, n=mended.number),
        said(whole, n=mended.whole),
        *(told.said(desktop_language.translate) for told in (*mended.others, *mended.missing)),
    ]
    if mended.copy and (mended.others or mended.missing):
        newest = translate("words", "the newest backup is {file}")
        lines.append(said(newest, file=mended.copy.file))
    if mended.set_aside:
        kept = translate("words", "the damaged file is kept as {file}")
        lines.append(said(kept, file=mended.set_aside))
    return joined_lines(lines)
