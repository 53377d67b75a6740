"""Texts about evenings in files."""

from scorepad.exchange.file_kinds import CsvTable, FileKind
from scorepad.ui.words import translate


def save_filters() -> dict[str, tuple[FileKind, CsvTable]]:
    """Return the formats that an evening can be saved in, the complete one first."""
    deals = CsvTable.DEALS
    return {
        translate("words", "Evening, for scorepad (*.scorepad)"): (FileKind.EVENINGS, deals),
        translate("words", "PBN, for other bridge programs (*.pbn)"): (FileKind.PBN, deals),
        translate("words", "USEBIO, for clubs’ pages (*.xml)"): (FileKind.USEBIO, deals),
        translate("words", "Table of the deals (*.csv)"): (FileKind.CSV, deals),
        translate("words", "Table of the rounds (*.csv)"): (FileKind.CSV, CsvTable.ROUNDS),
        translate("words", "Table of the back score (*.csv)"): (FileKind.CSV, CsvTable.BACK_SCORES),
        translate("words", "Table of the results (*.csv)"): (FileKind.CSV, CsvTable.RESULTS),
        translate("words", "Table of the ranking (*.csv)"): (FileKind.CSV, CsvTable.RANKINGS),
    }


def place_in_file(place: str) -> str:
    """Return a place in a file: a line, or the evening, the round and the entry."""
    if place.isdecimal():
        return translate("words", "Line {number}").format(number=place)
    entry = translate("words", "entry {number}")
    parts = {
        "evenings": translate("words", "evening {number}"),
        "rounds": translate("words", "round {number}"),
        "items": entry,
        "deals": entry,  # the name in version 1
    }
    said = []
    for part in place.split("."):
        name, _, number = part.rstrip("]").partition("[")
        named = parts.get(name, f"{name} {{number}}") if number else name
        said.append(named.replace("_", " ").format(number=int(number or 0) + 1))
    return ", ".join(said)
