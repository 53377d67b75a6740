"""Pages into a PDF file: vectors, with words that can be searched and copied."""

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

CHUNK = 1 << 20
"""Bytes copied at a time."""


class PdfInfo(NamedTuple):
    """What a PDF says about itself."""

    title: str
    author: str = ""
    """Who kept the score; where nobody did, the program."""


def pdf_info(scored: ScoredEvening) -> PdfInfo:
    """Return the title of the evening; its author is who kept the score, or else all who played."""
    title = scored.evening.title or words.default_title()
    day = long_day(scored.evening.day)
    keeper = next((each.round.keeper for each in scored.rounds if each.round.keeper), None)
    author = keeper or words.player_names(scored.players).replace(" · ", ", ")
    return PdfInfo(f"{title}, {day}" if day else title, author)


def save_pdf(pages: Iterable[Page], file: Path, facts: PdfInfo) -> Generator[int]:
    """Write pages into a file, telling after each how many there are.

    The file is written beside its place and put there when all of it is on the disk; closed
    before that, or stopped by a fault, this leaves whatever was there.
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
    """Write a text into a file, as many pages as it takes."""
    drawn = _begun(file)
    text.print_(_writer(drawn, PdfInfo(title)))
    _put(drawn, file, ())


def _begun(file: Path) -> QTemporaryFile:
    """Return where it is drawn before it becomes the file."""
    drawn = QTemporaryFile()
    if not drawn.open():
        raise CannotPrint(cannot_write(str(file), drawn.errorString()))
    return drawn


def _put(drawn: QTemporaryFile, file: Path, bookmarks: Sequence[Bookmark]) -> None:
    """Put in its place what was drawn."""
    if not drawn.flush() or drawn.error() is not QFileDevice.FileError.NoError:
        raise CannotPrint(cannot_write(str(file), drawn.errorString()))
    write(file, _with_outline(Path(drawn.fileName()), bookmarks))


def _writer(drawn: QTemporaryFile, facts: PdfInfo) -> QPdfWriter:
    """Return what draws into a file and says what it is."""
    writer = QPdfWriter(drawn)
    writer.setTitle(facts.title)
    writer.setCreator(program())
    if hasattr(writer, "setAuthor"):  # since Qt 6.9
        writer.setAuthor(facts.author or program())
    return writer


def _marked(pages: Iterable[Page], bookmarks: list[Bookmark]) -> Iterator[Page]:
    """Yield pages, and note where bookmarks lead."""
    for number, page in enumerate(pages):
        bookmarks += [Bookmark(each, number) for each in page.content.bookmarks]
        yield page


def _with_outline(drawn: Path, bookmarks: Sequence[Bookmark]) -> Iterator[bytes]:
    """Yield what was drawn part by part, then its language and its bookmarks."""
    with drawn.open("rb") as source:
        more = outline(source, QLocale().bcp47Name(), bookmarks if len(bookmarks) > 1 else ())
        source.seek(0)
        while some := source.read(CHUNK):
            yield some
        yield more


def _first(pages: Iterable[Page]) -> tuple[Page, Iterable[Page]]:
    """Return the first page, whose format is that of all, and all of them."""
    rest = iter(pages)
    first = next(rest)
    return first, chain((first,), rest)
