"""The command `scorepad print`: pages to a PDF without a window or display."""

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtGui import QGuiApplication

from scorepad.archive.archive import Key
from scorepad.archive.facts import Facts
from scorepad.archive.standings import Chosen, forms_together
from scorepad.bridge.evening import Evening, ScoredEvening
from scorepad.bridge.evening_result import evening_result
from scorepad.bridge.settling import Carried
from scorepad.bridge.translatable import translate
from scorepad.sheets.pages import Blank, Extent, Format, Paper, Printed, Wanted
from scorepad.ui import language, look
from scorepad.ui.paper.blank_sheets import blank_page
from scorepad.ui.paper.device import CannotPrint
from scorepad.ui.paper.evening_pages import evening_pages
from scorepad.ui.paper.page import Page
from scorepad.ui.paper.pdf import PdfInfo, pdf_info, save_pdf
from scorepad.ui.paper.picture import page_picture
from scorepad.ui.paper.poster import told_of
from scorepad.ui.paper.print_settings import usual_paper
from scorepad.ui.paper.season_pages import season_pages, season_to_print
from scorepad.ui.settings import Settings
from scorepad.ui.words import paper as words
from scorepad.ui.words import season as season_words
from scorepad.ui.words.window import program

PICTURES = (".png", ".svg")


def print_evenings(
    evenings: Iterable[tuple[ScoredEvening, Sequence[Carried]]], wanted: Wanted, file: Path
) -> Printed:
    """Print evenings into one file, or a picture for each page.

    Each evening comes with the debts that later ones took over.
    """
    with_qt()
    wanted = replace(wanted, two_colours=Settings(QSettings()).two_colours)
    rest = iter(evenings)
    first = next(rest)
    return _saved(_pages(chain((first,), rest), wanted), file, pdf_info(first[0]))


def print_season(
    facts: Facts,
    keys: Sequence[Key],
    days: tuple[date | None, date | None],
    wanted: Wanted,
    file: Path,
) -> Printed:
    """Print a season of these evenings, oldest first."""
    with_qt()
    wanted = replace(wanted, two_colours=Settings(QSettings()).two_colours)
    chosen = Chosen(keys, forms_together(facts, keys))
    printed = season_to_print(facts, chosen, season_words.season_title(*days))
    return _saved(season_pages(printed, wanted), file, PdfInfo(printed.title))


def evening_name(evening: Evening) -> str:
    """Return a default file name for an evening."""
    with_qt()
    return words.evening_file_name(evening)


def season_name(first: date | None, last: date | None) -> str:
    with_qt()
    return words.file_name(season_words.season_title(first, last))


def blank_name(blank: Blank) -> str:
    with_qt()
    return words.file_name(words.blank_titles()[blank])


def print_blank(blank: Blank, form: Format, players: int, file: Path) -> Printed:
    """Print a blank form to score on by hand."""
    with_qt()
    return _saved((blank_page(blank, form, players),), file, PdfInfo(words.blank_titles()[blank]))


def format_of(paper: Paper | None) -> Format:
    """Return the given paper, or the usual one of the country."""
    return Format(paper or usual_paper())


def with_qt() -> QGuiApplication:
    """Start Qt without a display, unless it is running already."""
    running = QGuiApplication.instance()
    if isinstance(running, QGuiApplication):
        return running
    if sys.platform == "linux":
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication(sys.argv[:1])
    app.setApplicationName(program())
    app.setOrganizationName(program())
    language.speak(app, Settings(QSettings()).language)
    look.load_fonts()
    return app


def _pages(
    evenings: Iterable[tuple[ScoredEvening, Sequence[Carried]]], wanted: Wanted
) -> Iterator[Page]:
    for scored, carried in evenings:
        if wanted.extent is Extent.POSTER and not told_of(evening_result(scored), scored):
            raise CannotPrint(translate("words", "Nothing is decided yet"))
        yield from evening_pages(scored, wanted, carried)


def _saved(pages: Iterable[Page], file: Path, facts: PdfInfo) -> Printed:
    """Write a PDF, or pictures if the file is named so."""
    rest = iter(pages)
    first = next(rest, None)
    if first is None:
        raise CannotPrint(translate("words", "Nothing is chosen to print."))
    pages = chain((first,), rest)
    if file.suffix.casefold() in PICTURES:
        return _as_pictures([*pages], file, facts.title)
    *_, count = save_pdf(pages, file, facts)
    return Printed(count, (str(file),))


def _as_pictures(pages: Sequence[Page], file: Path, title: str) -> Printed:
    """Write a picture of each page; several are numbered."""
    several = [file.with_stem(f"{file.stem}-{number}") for number in range(1, len(pages) + 1)]
    files = [file] if len(pages) == 1 else several
    for page, one in zip(pages, files, strict=True):
        page_picture(page, title).save(one)
    return Printed(len(pages), tuple(map(str, files)))
