"""Shared by commands: opening an archive, writing output, refusing."""

import argparse
import errno
import os
from codecs import BOM_UTF8
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scorepad.bridge.translatable import Message, one_of, translate
from scorepad.commands.named_files import CommandError, cannot_be_read
from scorepad.commands.terminal import system_says
from scorepad.resources import JSON_VERSION

if TYPE_CHECKING:
    from scorepad.archive.archive import Archive
    from scorepad.archive.summaries import Summary

STANDARD_OUTPUT = (Path("-"), Path("/dev/stdout"))


def refused(command: str, fault: Message) -> CommandError:
    """Return the error of a command about its input."""
    refusal = translate("words", "scorepad {command}: {fault}")
    return CommandError(refusal, command=command, fault=fault)


def goes_with(command: str, option: str, other: str) -> CommandError:
    """Return the error that an option needs another one."""
    text = translate("words", "{option} goes with {other}")
    return refused(command, Message(text, {"option": option, "other": other}))


def check_ending(command: str, file: Path, endings: Sequence[str]) -> None:
    """Refuse a file name with an extension that the command does not write; none is allowed."""
    if file.suffix.casefold() not in ("", *endings):
        fault = translate("words", "{file} must end in {endings}")
        raise refused(command, Message(fault, {"file": file, "endings": one_of(endings)}))


@contextmanager
def opened_archive(options: argparse.Namespace, *, read_only: bool = False) -> "Iterator[Archive]":
    """Open the archive that is asked for; its errors become CommandError."""
    import sqlite3

    from scorepad.archive.archive import Archive
    from scorepad.archive.errors import ArchiveError, archive_error
    from scorepad.archive.paths import usual_file

    file = options.archive or usual_file()
    if read_only and not file.exists():
        if options.archive:
            raise not_there(file)
        raise CommandError(translate("words", "There are no evenings yet."))
    try:
        archive = Archive.open(file, read_only=read_only)
        with closing(archive):
            yield archive
    except (ArchiveError, sqlite3.Error) as wrong:
        trouble = wrong if isinstance(wrong, ArchiveError) else archive_error(wrong, file)
        raise CommandError(translate("words", "scorepad: {fault}"), fault=trouble.message) from None


def chosen(archive: "Archive", wanted: Sequence[str], command: str) -> "list[Summary]":
    """Return the evenings chosen by number, by day, or as the last one."""
    from scorepad import transfer

    try:
        return transfer.chosen(archive, wanted)
    except transfer.NoSuchEvening as wrong:
        raise refused(command, wrong.message) from None


def not_there(file: Path) -> CommandError:
    """Return the error that the named archive does not exist."""
    return cannot_be_read(file, FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT)))


def written(file: Path, write: Callable[[Path], str]) -> str | bytes:
    """Write a file and return a message, or for standard output the contents."""
    if file not in STANDARD_OUTPUT:
        return write(file)
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as folder:
        beside = Path(folder, "output")
        write(beside)
        # Spreadsheets need the byte order mark, programs that read a pipe do not expect it.
        return beside.read_bytes().removeprefix(BOM_UTF8)


def json_of(data: dict[str, Any]) -> str:
    """Return a JSON object in one line, as resources/commands.schema.json describes."""
    import json

    return json.dumps({"version": JSON_VERSION, **data}) + "\n"


def cannot_be_written(file: Path, wrong: Exception) -> CommandError:
    """Return an error with the system's reason why a file cannot be written."""
    text = translate("words", "{file} cannot be written: {reason}")
    return CommandError(text, file=file, reason=system_says(wrong))
