"""Writes pages to a PDF file: vectors, with text that can be searched and copied."""

from collections.abc import Generator, Iterable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QFileDevice, QLocale, QTemporaryFile
from PySide6.QtGui import QPdfWriter, QTextDocument

from scorepad.bridge.evening import ScoredEvening
from scorepad.ui.paper.device import CannotPrint, check_fonts, layout, onto, write
from scorepad.ui.paper.page import Page
from scorepad.ui.paper.paper_style import RESOLUTION
from scorepad.ui.paper.pdf_outline import Bookmark, outline
from scorepad.ui.words import long_day
from scorepad.ui.words import paper as words
from scorepad.ui.words.errors import cannot_write
from scorepad.ui.words.window import program

_CHUNK = 1 << 20
"""Bytes copied at a time."""


class PdfInfo(NamedTuple):
    """The metadata of a PDF."""

    title: str
    author: str = ""
    """The scorekeeper; if there is none, the program."""


def pdf_info(scored: ScoredEvening) -> PdfInfo:
    """Return the metadata of an evening; its author is the scorekeeper, or else all players."""
    title = scored.evening.title or words.default_title()
    day = long_day(scored.evening.day)
    keeper = next((each.round.keeper for each in scored.rounds if each.round.keeper), None)
    author = keeper or words.player_names(scored.players).replace(" · ", ", ")
    return PdfInfo(f"{title}, {day}" if day else title, author)


def save_pdf(pages: Iterable[Page], file: Path, facts: PdfInfo) -> Generator[int]:
    """Write pages to a file, yielding how many are done.

    A temporary file replaces it once everything is on the disk; if this is closed earlier, or
    fails, the old file stays.
    """
    check_fonts()
    first, pages = _first(pages)
    drawn = _begun(file)
    bookmarks: list[Bookmark] = []
    writer = _writer(drawn, facts)
    writer.setResolution(RESOLUTION)
    writer.setPageLayout(layout(first.format))
    yield from onto(writer, _marked(pages, bookmarks), cannot_write(str(file), ""))
    _put(drawn, file, bookmarks)


def save_text(text: QTextDocument, file: Path, title: str) -> None:
    """Write a text document to a file, on as many pages as it takes."""
    drawn = _begun(file)
    text.print_(_writer(drawn, PdfInfo(title)))
    _put(drawn, file, ())


def _begun(file: Path) -> QTemporaryFile:
    """Return a temporary file to draw into."""
    drawn = QTemporaryFile()
    if not drawn.open():
        raise CannotPrint(cannot_write(str(file), drawn.errorString()))
    return drawn


def _put(drawn: QTemporaryFile, file: Path, bookmarks: Sequence[Bookmark]) -> None:
    """Replace the file with the finished drawing."""
    if not drawn.flush() or drawn.error() is not QFileDevice.FileError.NoError:
        raise CannotPrint(cannot_write(str(file), drawn.errorString()))
    write(file, _with_outline(Path(drawn.fileName()), bookmarks))


def _writer(drawn: QTemporaryFile, facts: PdfInfo) -> QPdfWriter:
    """Return a writer for a PDF with its metadata."""
    writer = QPdfWriter(drawn)
    writer.setTitle(facts.title)
    writer.setCreator(program())
    if hasattr(writer, "setAuthor"):  # since Qt 6.9
        writer.setAuthor(facts.author or program())
    return writer


def _marked(pages: Iterable[Page], bookmarks: list[Bookmark]) -> Iterator[Page]:
    """Yield pages, recording their bookmarks."""
    for number, page in enumerate(pages):
        bookmarks += [Bookmark(each, number) for each in page.content.bookmarks]
        yield page


def _with_outline(drawn: Path, bookmarks: Sequence[Bookmark]) -> Iterator[bytes]:
    """Yield the PDF in chunks, then its language and its bookmarks."""
    with drawn.open("rb") as source:
        more = outline(source, QLocale().bcp47Name(), bookmarks if len(bookmarks) > 1 else ())
        source.seek(0)
        while some := source.read(_CHUNK):
            yield some
        yield more


def _first(pages: Iterable[Page]) -> tuple[Page, Iterable[Page]]:
    """Return the first page, whose format all have, and an iterator over all."""
    rest = iter(pages)
    first = next(rest)
    return first, chain((first,), rest)
