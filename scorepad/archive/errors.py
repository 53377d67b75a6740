"""What can go wrong with an archive, in words for the scorekeeper."""

import sqlite3
from enum import Enum
from pathlib import Path

from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.translatable import translate


class Reason(Enum):
    """The kinds of trouble, each with its message."""

    FULL = translate("words", "the disk is too full for {file}")
    READ_ONLY = translate("words", "no permission to write {file}")
    NOT_OPEN = translate("words", "{file} cannot be opened")
    FOLDER = translate("words", "{file} is a folder")
    BUSY = translate("words", "another program is using {file}")
    NEWER = translate("words", "{file} was written by a newer scorepad and was not changed")
    FOREIGN = translate("words", "{file} is not an archive of scorepad")
    DAMAGED = translate("words", "{file} is damaged")
    FAULTY_DISK = translate("words", "the disk cannot read or write {file}")
    TOO_SLOW = translate("words", "the disk takes too long to read or write {file}")
    UNFIT = translate("words", "an entry cannot be saved in {file}")
    GONE = translate("words", "the evening is no longer in {file}")
    CHANGED = translate("words", "{file} was changed by another program; look again")


NOT_AN_EVENING = (
    *(ValueError, LookupError, TypeError, ArithmeticError, AttributeError),
    RecursionError,  # from deeply nested lists
)
"""What reading damaged rows raises."""


_NO_TEXT = "Could not decode"
"""The message of an error for undecodable text, which has no error code."""
OF_SQLITE = (sqlite3.Error, UnicodeDecodeError)
"""What SQLite raises: even its message may be unreadable if the file is damaged."""
UNREADABLE = (*OF_SQLITE, *NOT_AN_EVENING)
"""Everything that reading rows can raise."""


class ArchiveError(ScorepadError):
    """An operation on the archive failed; nothing in it was changed."""

    def __init__(self, why: Reason, file: Path) -> None:
        super().__init__(why.value, file=file)
        self.why = why
        self.file = file


_BY_CODE = {
    sqlite3.SQLITE_FULL: Reason.FULL,
    sqlite3.SQLITE_READONLY: Reason.READ_ONLY,
    sqlite3.SQLITE_PERM: Reason.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: Reason.NOT_OPEN,
    sqlite3.SQLITE_AUTH: Reason.NOT_OPEN,
    sqlite3.SQLITE_BUSY: Reason.BUSY,
    sqlite3.SQLITE_LOCKED: Reason.BUSY,
    sqlite3.SQLITE_PROTOCOL: Reason.BUSY,
    sqlite3.SQLITE_NOTADB: Reason.FOREIGN,
    sqlite3.SQLITE_CORRUPT: Reason.DAMAGED,
    sqlite3.SQLITE_ERROR: Reason.DAMAGED,  # a table is missing or different
    sqlite3.SQLITE_TOOBIG: Reason.UNFIT,
    sqlite3.SQLITE_INTERRUPT: Reason.TOO_SLOW,
}


def archive_error(error: Exception, file: Path) -> ArchiveError:
    """Turn an error of SQLite or the system into one for the players."""
    if isinstance(error, sqlite3.Error):
        # The lowest byte is the error, those above it give details.
        code = getattr(error, "sqlite_errorcode", None)
        if code is None and str(error).startswith(_NO_TEXT):
            return ArchiveError(Reason.DAMAGED, file)
        return ArchiveError(Reason.FAULTY_DISK if code is None else _why(code), file)
    if isinstance(error, UnicodeDecodeError):
        return ArchiveError(Reason.DAMAGED, file)
    if isinstance(error, TimeoutError):
        return ArchiveError(Reason.TOO_SLOW, file)
    if isinstance(error, BlockingIOError):
        return ArchiveError(Reason.BUSY, file)
    if isinstance(error, PermissionError):
        return ArchiveError(Reason.READ_ONLY, file)
    if isinstance(error, OSError):
        return ArchiveError(Reason.NOT_OPEN, file)
    return ArchiveError(Reason.UNFIT, file)


def _why(code: int) -> Reason:
    return _BY_CODE.get(code & 0xFF, Reason.FAULTY_DISK)
