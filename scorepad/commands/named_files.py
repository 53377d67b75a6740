"""Reads the files named in a command; an error is reported in one line."""

import errno
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from scorepad.bridge.errors import BadData, ScorepadError
from scorepad.bridge.evening import Evening
from scorepad.bridge.translatable import Message, translate
from scorepad.commands.terminal import complain, system_says
from scorepad.exchange.reading import read, read_file
from scorepad.exchange.saved_evening import SavedEvening, nameless
from scorepad.exchange.score_faults import NO_ROUND


class CommandError(ScorepadError):
    """A command that cannot be run, with a message of one line."""


def evening_in(file: str) -> Evening:
    """Return the evening in a file of any kind, or on standard input."""
    from scorepad.exchange.opening import open_score_file

    data = _data_in(file)
    with _said_of(file):
        if evening := open_score_file(file, data):
            return evening
    evenings = begun(file, _evenings_in(file, data))
    if len(evenings) > 1:
        raise CommandError(
            translate(
                "words", "{file}: it holds %n evening(s); import it to choose one of them", "", -1
            ),
            file=file,
            n=len(evenings),
        )
    return evenings[0].evening


def begun_evenings_in(file: str) -> tuple[SavedEvening, ...]:
    """Return the evenings in a file of any kind; each must have a round."""
    return begun(file, evenings_in(file))


def begun(file: str, evenings: tuple[SavedEvening, ...]) -> tuple[SavedEvening, ...]:
    """Return the evenings; raises CommandError unless each has a round."""
    if not all(kept.evening.rounds for kept in evenings):
        raise _refused(file, NO_ROUND)
    return evenings


def evenings_in(file: str) -> tuple[SavedEvening, ...]:
    """Return the evenings in a file of any kind, with their ids.

    What could not be imported from another program's file is in a note, and is also printed.
    """
    return _evenings_in(file, _data_in(file))


def _evenings_in(file: str, data: bytes) -> tuple[SavedEvening, ...]:
    from scorepad.exchange.opening import open_evenings

    with _said_of(file):
        evenings = open_evenings(file, data)
    for kept in evenings:
        if kept.evening.note and kept == nameless(kept.evening):
            for line in kept.evening.note.splitlines():
                complain(f"{file}: {line}")
    return evenings


@contextmanager
def _said_of(file: str) -> Iterator[None]:
    """Turn BadData into CommandError, with the place and the error."""
    try:
        yield
    except BadData as wrong:
        place = f"{file}:{wrong.place}" if wrong.place else file
        raise _refused(place, wrong.fault) from None


def _data_in(file: str) -> bytes:
    try:
        return _standard_input() if file == "-" else read_file(Path(file))
    except BadData as wrong:
        raise _refused(file, wrong.message) from None
    except (OSError, ValueError) as wrong:
        raise cannot_be_read(file, wrong) from None


def cannot_be_read(file: str | Path, wrong: Exception) -> CommandError:
    """Return an error with the system's reason why a file cannot be read."""
    text = translate("words", "{file} cannot be read: {reason}")
    return CommandError(text, file=file, reason=system_says(wrong))


def _refused(place: str, fault: Message) -> CommandError:
    return CommandError(translate("words", "{place}: {fault}"), place=place, fault=fault)


def _standard_input() -> bytes:
    if sys.stdin is None:
        raise OSError(errno.EBADF, translate("words", "it is closed"))
    return read(sys.stdin.buffer)
