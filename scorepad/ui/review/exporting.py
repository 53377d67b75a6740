"""Exports evenings of the archive to a file: for scorepad, for paper, for other programs."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QLocale

from scorepad.archive.archive import Archive
from scorepad.archive.facts import Facts
from scorepad.archive.ledger import Ledger
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import score_evening
from scorepad.exchange.csv_file import COMMA, SEMICOLON
from scorepad.exchange.file_kinds import CsvTable, FileKind
from scorepad.exchange.saved_evening import SavedEvening
from scorepad.exchange.saving import save_evenings
from scorepad.sheets.pages import Format, Wanted
from scorepad.transfer import take_out
from scorepad.ui.paper.device import CannotPrint
from scorepad.ui.paper.evening_pages import evening_pages
from scorepad.ui.paper.page import Page
from scorepad.ui.paper.pdf import pdf_info, save_pdf
from scorepad.ui.paper.print_settings import usual_paper
from scorepad.ui.words.errors import cannot_write, in_words, system_reason
from scorepad.ui.words.files import save_filters
from scorepad.ui.words.paper import pdf_files


class Choice(NamedTuple):
    """A kind of file, with its filter and extension."""

    filter: str
    ending: str
    kind: FileKind | None = None
    """None: printed pages."""
    table: CsvTable = CsvTable.DEALS


def choices() -> list[Choice]:
    (paper,) = pdf_files().items()
    files = save_filters().items()
    return [
        Choice(*paper),
        *(Choice(said, str(kind), kind, table) for said, (kind, table) in files),
    ]


def chosen_by(filter_: str) -> Choice:
    """Return the choice for a dialog's filter."""
    return next(choice for choice in choices() if choice.filter == filter_)


def export(
    archive: Archive,
    facts: Facts,
    keys: Sequence[int],
    choice: Choice,
    file: Path,
    told: list[str],
    *,
    two_colours: bool = False,
) -> Iterator[object]:
    """Write evenings to a file, one by one; `told` collects what the file cannot store.

    Raises CannotPrint or ArchiveError; the old file is kept then.
    """
    if choice.kind is None:
        yield from _print(archive, facts, keys, file, two_colours=two_colours)
        return
    evenings: list[SavedEvening] = []
    for key in keys:
        evenings += take_out(archive, [key])
        yield key
    # Where decimals have a comma, spreadsheets expect semicolons between cells.
    separator = SEMICOLON if QLocale().decimalPoint() == "," else COMMA
    try:
        missing = save_evenings(file, evenings, choice.kind, choice.table, separator)
    except OSError as wrong:
        raise CannotPrint(cannot_write(str(file), system_reason(wrong))) from wrong
    except Impossible as wrong:
        raise CannotPrint(cannot_write(str(file), wrong.message)) from wrong
    if missing:
        told.append(in_words(missing))


def _print(
    archive: Archive, facts: Facts, keys: Sequence[int], file: Path, *, two_colours: bool
) -> Iterator[object]:
    wanted = Wanted(Format(usual_paper()), two_colours=two_colours)
    begun: list[int] = []
    yield from facts.count(facts.outdated())
    ledger = Ledger(archive, facts)

    def pages() -> Iterator[Page]:
        for key in keys:
            begun.append(key)
            carried = ledger.carried_from(key)
            yield from evening_pages(score_evening(archive.load(key)), wanted, carried)

    told = 0
    for _ in save_pdf(pages(), file, pdf_info(score_evening(archive.load(keys[0])))):
        while told < len(begun):  # an evening may have many pages
            yield begun[told]
            told += 1
