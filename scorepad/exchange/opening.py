"""Opens the evenings in a file of any kind."""

from pathlib import Path

from scorepad.bridge.errors import BadData
from scorepad.bridge.evening import Evening
from scorepad.bridge.translatable import translate
from scorepad.exchange import csv_reader, evening_file, pbn_reader, usebio
from scorepad.exchange.file_kinds import FileKind, kind_of
from scorepad.exchange.reading import read_file
from scorepad.exchange.saved_evening import SavedEvening, nameless
from scorepad.exchange.score_faults import NO_FORM
from scorepad.exchange.score_file import BadLine, read_score_file

_NO_SCORES = translate(
    "words",
    "this is nothing that scorepad knows: no evening, and no scores, "
    "which would begin with a line such as form rubber",
)
_ARCHIVE = b"SQLite format 3\0"
_READERS = {
    FileKind.EVENINGS: evening_file.decode,
    FileKind.PBN: pbn_reader.decode,
    FileKind.CSV: csv_reader.decode,
    FileKind.USEBIO: usebio.decode,
}


def open_evenings(name: str, data: bytes) -> tuple[SavedEvening, ...]:
    """The evenings in a file; raises BadData, also where there is none."""
    if data.startswith(_ARCHIVE):
        raise BadData(
            "",
            translate(
                "words",
                "this is an archive, with all its evenings; start scorepad with --archive and its "
                "name, and save there what is wanted here",
            ),
        )
    kind = kind_of(name, data)
    evenings = _READERS[kind](data) if kind in _READERS else _score_file(data)
    if not evenings:
        raise BadData("", translate("words", "there is no evening in it"))
    return evenings


def _score_file(data: bytes) -> tuple[SavedEvening, ...]:
    try:
        evening = read_score_file(data)
    except BadLine as bad:
        if NO_FORM in bad.faults:
            raise BadData("", _NO_SCORES) from None
        raise BadData(str(bad.line), bad.message) from None
    return () if evening == Evening() else (nameless(evening),)


def open_file(file: Path) -> tuple[SavedEvening, ...]:
    """The same from the disk; raises OSError where it cannot be read."""
    return open_evenings(file.name, read_file(file))
