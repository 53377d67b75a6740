"""Which kind of file it is, by its name or else by how it begins."""

from enum import StrEnum


class FileKind(StrEnum):
    """A kind of file, by the end of its name."""

    EVENINGS = ".scorepad"
    PBN = ".pbn"
    CSV = ".csv"
    SCORE = ".txt"


class CsvTable(StrEnum):
    """The tables there are; that of the deals holds all that was entered."""

    DEALS = "deals"
    ROUNDS = "rounds"
    BACK_SCORES = "back-scores"


_BEGINNINGS = {
    b"{": FileKind.EVENINGS,
    b"%": FileKind.PBN,
    b"[": FileKind.PBN,
    **{b"evening" + separator: FileKind.CSV for separator in (b",", b";", b"\t")},
}


def kind_of(name: str, data: bytes) -> FileKind:
    """A score file may be called anything, and begin with anything else."""
    for kind in (FileKind.EVENINGS, FileKind.PBN, FileKind.CSV):
        if name.casefold().endswith(kind):
            return kind
    text = data.removeprefix(b"\xef\xbb\xbf").lstrip()
    return next(
        (kind for begins, kind in _BEGINNINGS.items() if text.startswith(begins)), FileKind.SCORE
    )
