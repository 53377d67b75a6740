"""Opens the evenings in a file of any kind."""

from collections.abc import Callable
from pathlib import Path

from scorepad.bridge.errors import BadData
from scorepad.bridge.evening import Evening
from scorepad.bridge.translatable import translate
from scorepad.exchange.file_kinds import FileKind, kind_of
from scorepad.exchange.reading import bounded_file, read_file
from scorepad.exchange.saved_evening import SavedEvening, nameless
from scorepad.exchange.score_faults import NO_ROUND

_ARCHIVE = b"SQLite format 3\0"


def open_evenings(name: str, data: bytes) -> tuple[SavedEvening, ...]:
    """Return the evenings in a file; raises BadData, also if there are none."""
    kind = _kind(name, data)
    evenings = _reader(kind)(bounded_file(kind, data))
    if not evenings:
        raise BadData("", translate("words", "it contains no evenings"))
    return evenings


def open_score_file(name: str, data: bytes) -> Evening | None:
    """Return the evening in a score file, without computing its id; None for any other kind."""
    kind = _kind(name, data)
    return _read_score_file(bounded_file(kind, data)) if kind is FileKind.SCORE else None


def _kind(name: str, data: bytes) -> FileKind:
    if data.startswith(_ARCHIVE):
        raise BadData(
            "",
            translate(
                "words",
                "this is a whole archive; start scorepad with --archive and its name, and "
                "save the evenings you want",
            ),
        )
    return kind_of(name, data)


def open_file(file: Path) -> tuple[SavedEvening, ...]:
    """Return the evenings in a file on the disk; raises OSError if it cannot be read."""
    return open_evenings(file.name, read_file(file))


def _reader(kind: FileKind) -> Callable[[bytes], tuple[SavedEvening, ...]]:
    """Return the reader for a kind of file; imports only that one, to start fast."""
    match kind:
        case FileKind.EVENINGS:
            from scorepad.exchange.evening_file import decode
        case FileKind.PBN:
            from scorepad.exchange.pbn_reader import decode
        case FileKind.CSV:
            from scorepad.exchange.csv_reader import decode
        case FileKind.USEBIO:
            from scorepad.exchange.usebio_reader import decode
        case _:
            decode = _decode_score_file
    return decode


def _decode_score_file(data: bytes) -> tuple[SavedEvening, ...]:
    return (nameless(_read_score_file(data)),)


def _read_score_file(data: bytes) -> Evening:
    from scorepad.exchange.score_file import read_score_file

    evening = read_score_file(data)
    if not evening.rounds:
        raise BadData("1", NO_ROUND)
    return evening
