"""The kind of a file, by its name or by how it begins."""

import re
from enum import StrEnum


class FileKind(StrEnum):
    """A kind of file with its extension."""

    EVENINGS = ".scorepad"
    PBN = ".pbn"
    CSV = ".csv"
    USEBIO = ".xml"
    SCORE = ".txt"


class CsvTable(StrEnum):
    """The tables that can be written; that of deals can be read back."""

    DEALS = "deals"
    ROUNDS = "rounds"
    BACK_SCORES = "back-scores"
    RESULTS = "results"
    RANKINGS = "rankings"


_BEGINNINGS = {
    b"{": FileKind.EVENINGS,
    b"%": FileKind.PBN,
    b"[": FileKind.PBN,
    b"<?xml": FileKind.USEBIO,
    b"<USEBIO": FileKind.USEBIO,
    **{b"evening" + separator: FileKind.CSV for separator in (b",", b";", b"\t")},
}
_LONGEST_HEADER = 4096


def kind_of(name: str, data: bytes) -> FileKind:
    """Return the kind of a file; anything unknown is taken for a score file."""
    for kind in (FileKind.EVENINGS, FileKind.PBN, FileKind.CSV, FileKind.USEBIO):
        if name.casefold().endswith(kind):
            return kind
    text = data.removeprefix(b"\xef\xbb\xbf").lstrip()
    if _names_columns(text):
        return FileKind.CSV
    return next(
        (kind for begins, kind in _BEGINNINGS.items() if text.startswith(begins)), FileKind.SCORE
    )


def _names_columns(text: bytes) -> bool:
    """Whether the first line names the columns of a table of deals."""
    header = text[:_LONGEST_HEADER].partition(b"\n")[0]
    cells = {cell.strip(b' "\r').lower() for cell in re.split(rb"[,;\t]", header)}
    return {b"declarer", b"contract"} <= cells
