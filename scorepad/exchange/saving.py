"""Writes a file completely, or leaves the old one as it was."""

import os
import stat
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from scorepad.bridge.translatable import Message
from scorepad.exchange import csv_file, evening_file, pbn, usebio
from scorepad.exchange.file_kinds import CsvTable, FileKind
from scorepad.exchange.not_held import not_held, noting
from scorepad.exchange.saved_evening import SavedEvening

_UNNAMED = "/proc/self/fd/"


def save_evenings(
    file: Path,
    evenings: Iterable[SavedEvening],
    kind: FileKind | None = None,
    table: CsvTable = CsvTable.DEALS,
    separator: str = csv_file.COMMA,
) -> Message | None:
    """Write evenings as this kind of file, or as the extension says, such as .pbn or .csv.

    Return a sentence about what the file cannot store, if anything.
    """
    if kind is None:
        kind = next(
            (each for each in FileKind if file.name.casefold().endswith(each)), FileKind.EVENINGS
        )
    missing: dict[str, None] = {}
    evenings = noting(kind, table, evenings, missing)
    match kind:
        case FileKind.CSV:
            parts = csv_file.parts(evenings, table, separator)
        case FileKind.PBN:
            parts = pbn.parts(evenings)
        case FileKind.USEBIO:
            parts = usebio.parts(evenings)
        case _:
            parts = evening_file.parts(evenings)
    save_parts(file, parts)
    return not_held(missing)


def save_parts(file: Path, parts: Iterable[bytes]) -> None:
    """Write beside the file, and replace it once everything is on the disk."""
    mode = _mode_of(file)
    if mode is not None and not stat.S_ISREG(mode):
        with open(file, "wb", opener=_to_a_reader if stat.S_ISFIFO(mode) else None) as written:
            written.writelines(parts)
        return
    file = Path(os.path.realpath(file))  # a symbolic link stays one
    handle, beside = _beside(file)
    try:
        with open(handle, "wb") as written:
            written.writelines(parts)
            written.flush()
            os.fsync(handle)
            os.chmod(beside, _usual_mode() if mode is None else stat.S_IMODE(mode))
            if beside.startswith(_UNNAMED):
                beside = _named(beside, file)
        os.replace(beside, file)
    except BaseException:
        if not beside.startswith(_UNNAMED):
            os.unlink(beside)
        raise
    _settle(file.parent)


def _beside(file: Path) -> tuple[int, str]:
    """Open a new file in the same folder: unnamed, where the system can do that.

    Then nothing is left behind if the program is killed while writing.
    """
    try:
        handle = os.open(file.parent, os.O_WRONLY | os.O_TMPFILE, 0o600)
    except (AttributeError, OSError):
        return tempfile.mkstemp(prefix=f".{file.name[:50]}.", dir=file.parent)
    return handle, f"{_UNNAMED}{handle}"


def _named(unnamed: str, file: Path) -> str:
    """Name the file for the moment before it replaces the other; the name is always the same."""
    name = str(file.with_name(f".{file.name[:50]}.new"))
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        with suppress(FileNotFoundError):
            os.unlink(name)  # left by a program killed at that moment
        os.link(unnamed, name, src_dir_fd=folder)
    finally:
        os.close(folder)
    return name


def _to_a_reader(pipe: str, flags: int) -> int:
    """Open a pipe that somebody reads; fail at once if nobody does."""
    handle = os.open(pipe, flags | os.O_NONBLOCK)
    os.set_blocking(handle, True)
    return handle


def _mode_of(file: Path) -> int | None:
    try:
        return file.stat().st_mode
    except FileNotFoundError:
        return None


def _usual_mode() -> int:
    """Return the mode of new files of this user."""
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _settle(folder: Path) -> None:
    """Flush the folder's entry to disk too, where the system can."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)
