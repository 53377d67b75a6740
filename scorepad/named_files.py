"""The files named behind a command: what is in them, or one line that says what is wrong."""

import errno
import sys
from pathlib import Path

from scorepad.bridge.evening import Evening
from scorepad.exchange.kept import BadFile, Kept
from scorepad.exchange.kinds import FileKind, kind_of
from scorepad.exchange.reading import read, read_file
from scorepad.exchange.score_file import BadLine, read_score_file


class Refused(Exception):
    """Input that is wrong, as the one line to say so."""


def evening_in(file: str) -> Evening:
    """The evening in a file of any kind, or on standard input."""
    data = _data_in(file)
    if kind_of(file, data) is not FileKind.SCORE:
        evenings = _evenings_in(file, data)
        if len(evenings) > 1:
            number = len(evenings)
            raise Refused(f"{file}: it holds {number} evenings; import it to choose one of them")
        return evenings[0].evening
    try:
        return read_score_file(data)
    except BadLine as wrong:
        raise Refused(f"{file}:{wrong.line}: {wrong}") from None


def evenings_in(file: str) -> tuple[Kept, ...]:
    """The evenings in a file of any kind, with the ids they are known by."""
    return _evenings_in(file, _data_in(file))


def _evenings_in(file: str, data: bytes) -> tuple[Kept, ...]:
    from scorepad.exchange.opening import open_evenings

    try:
        return open_evenings(file, data)
    except BadFile as wrong:
        place = f":{wrong.place}" if wrong.place else ""
        raise Refused(f"{file}{place}: {wrong.sentence}") from None


def _data_in(file: str) -> bytes:
    try:
        return _standard_input() if file == "-" else read_file(Path(file))
    except BadFile as wrong:
        raise Refused(f"{file}: {wrong}") from None
    except (OSError, ValueError) as wrong:
        raise Refused(f"{file}:1: cannot be read: {reason(wrong)}") from None


def reason(wrong: Exception) -> str:
    """What the system says of it, without numbers and names."""
    return str(wrong.strerror if isinstance(wrong, OSError) and wrong.strerror else wrong)


def _standard_input() -> bytes:
    if sys.stdin is None:
        raise OSError(errno.EBADF, "it is closed")
    return read(sys.stdin.buffer)
