"""The files named behind a command: what is in them, or one line that says what is wrong."""

import errno
import sys
from pathlib import Path

from scorepad.bridge.errors import BadData, ScorepadError
from scorepad.bridge.evening import Evening
from scorepad.bridge.translatable import Message, translate
from scorepad.exchange.file_kinds import FileKind, kind_of
from scorepad.exchange.reading import read, read_file
from scorepad.exchange.saved_evening import SavedEvening
from scorepad.exchange.score_file import BadLine, read_score_file
from scorepad.terminal import system_says


class Refused(ScorepadError):
    """A command that cannot be done, and the one line to say so."""


def evening_in(file: str) -> Evening:
    """The evening in a file of any kind, or on standard input."""
    data = _data_in(file)
    if kind_of(file, data) is not FileKind.SCORE:
        evenings = _evenings_in(file, data)
        if len(evenings) > 1:
            raise Refused(
                translate(
                    "words", "{file}: it holds %n evenings; import it to choose one of them", "", -1
                ),
                file=file,
                n=len(evenings),
            )
        return evenings[0].evening
    try:
        return read_score_file(data)
    except BadLine as wrong:
        raise Refused(
            translate("words", "{file}:{line}: {fault}"),
            file=file,
            line=wrong.line,
            fault=wrong.message,
        ) from None


def evenings_in(file: str) -> tuple[SavedEvening, ...]:
    """The evenings in a file of any kind, with the ids they are known by."""
    return _evenings_in(file, _data_in(file))


def _evenings_in(file: str, data: bytes) -> tuple[SavedEvening, ...]:
    from scorepad.exchange.opening import open_evenings

    try:
        return open_evenings(file, data)
    except BadData as wrong:
        place = f"{file}:{wrong.place}" if wrong.place else file
        raise _refused(place, wrong.fault) from None


def _data_in(file: str) -> bytes:
    try:
        return _standard_input() if file == "-" else read_file(Path(file))
    except BadData as wrong:
        raise _refused(file, wrong.message) from None
    except (OSError, ValueError) as wrong:
        raise Refused(
            translate("words", "{file}: cannot be read: {reason}"),
            file=file,
            reason=system_says(wrong),
        ) from None


def _refused(place: str, fault: Message) -> Refused:
    return Refused(translate("words", "{place}: {fault}"), place=place, fault=fault)


def _standard_input() -> bytes:
    if sys.stdin is None:
        raise OSError(errno.EBADF, translate("words", "it is closed"))
    return read(sys.stdin.buffer)
