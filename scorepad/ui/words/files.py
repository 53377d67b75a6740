"""What is said of evenings that come from files and go into them."""

from scorepad.archive.importing import ImportResult
from scorepad.exchange.file_kinds import CsvTable, FileKind
from scorepad.ui.words import sentence, translate


def menu_open() -> str:
    return translate("words", "Open a &file…")


def save_filters() -> dict[str, tuple[FileKind, CsvTable]]:
    """The kinds of files an evening can be saved in, the whole of it first."""
    deals = CsvTable.DEALS
    return {
        translate("words", "Evening, for scorepad (*.scorepad)"): (FileKind.EVENINGS, deals),
        translate("words", "PBN, for other bridge programs (*.pbn)"): (FileKind.PBN, deals),
        translate("words", "USEBIO, for clubs’ pages (*.xml)"): (FileKind.USEBIO, deals),
        translate("words", "Table of the deals (*.csv)"): (FileKind.CSV, deals),
        translate("words", "Table of the rounds (*.csv)"): (FileKind.CSV, CsvTable.ROUNDS),
        translate("words", "Table of the back score (*.csv)"): (FileKind.CSV, CsvTable.BACK_SCORES),
    }


def opening_already() -> str:
    return translate("words", "Other files are being opened just now; please try again after that.")


def cannot_open(file: str, said: str, place: str = "") -> str:
    whole = translate("words", "{file} cannot be opened. {why}")
    said = f"{place_in_file(place)}: {said}" if place else said
    return whole.format(file=file, why=sentence(said))


def place_in_file(place: str) -> str:
    """A place in a file: a line, or the evening, the round and what was entered there."""
    if place.isdecimal():
        return translate("words", "Line {number}").format(number=place)
    parts = {
        "evenings": translate("words", "evening {number}"),
        "rounds": translate("words", "round {number}"),
        "deals": translate("words", "entry {number}"),
        "settled": translate("words", "settling {number}"),
        "payments": translate("words", "payment {number}"),
    }
    said = []
    for part in place.split("."):
        name, _, number = part.rstrip("]").partition("[")
        named = parts.get(name, f"{name} {{number}}") if number else name
        said.append(named.replace("_", " ").format(number=int(number or 0) + 1))
    return ", ".join(said)


def cannot_save(file: str, said: str) -> str:
    return translate("words", "{file} cannot be saved. {why}").format(file=file, why=sentence(said))


def archive_not_writable() -> str:
    return translate(
        "words", "the archive cannot be written now, so only one evening can be opened"
    )


def as_in_file(file: str) -> str:
    return translate("words", "As in {file}").format(file=file)


def which_state(file: str) -> str:
    """What is asked before an evening from a file takes the place of the one that is here."""
    asked = translate(
        "words",
        "{file} holds an evening that is here too, and is another one there. Shall it take the "
        "place of yours? That can be taken back.",
    )
    return asked.format(file=file)


def of_two_laptops(file: str, new: int, differ: int) -> str:
    """What a file has of the session that is here too."""
    said = translate("words", "{file} has results of this session. New ones: {new}.")
    if differ:
        said += " " + translate("words", "These differ; choose which are right.")
    return said.format(file=file, new=new)


def in_file(file: str) -> str:
    return translate("words", "In {file}").format(file=file)


def import_counts(counts: dict[ImportResult, int]) -> str:
    """What came of several evenings: Evenings: 12 added, 3 there already."""
    said = {
        ImportResult.ADDED: translate("words", "{number} added"),
        ImportResult.THERE: translate("words", "{number} there already"),
        ImportResult.CHANGED: translate("words", "{number} changed"),
    }
    parts = [text.format(number=counts[taken]) for taken, text in said.items() if counts[taken]]
    return translate("words", "Evenings: {counts}").format(counts=", ".join(parts))
