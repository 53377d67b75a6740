"""Reads a printed page: its words and where they are."""

from collections.abc import Iterable, Iterator
from ctypes import c_float, sizeof
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from pypdfium2 import PdfDocument, raw
from PySide6.QtGui import QImage

from scorepad.ui.paper.page import Page
from scorepad.ui.paper.pdf import PdfInfo, save_pdf
from scorepad.ui.paper.picture import page_picture

LONGEST = 64
"""More signs than anything has that is written at once: mostly a letter."""


class Word(NamedTuple):
    """A run of words, at its place in points from the upper left corner of the paper."""

    x: float
    y: float
    text: str
    size: float


@dataclass(frozen=True)
class Printed:
    """A page as it is read: its size in points, and its words in the order of drawing."""

    width: float
    height: float
    words: list[Word]

    @property
    def text(self) -> str:
        """All that is written on it."""
        return " ".join(word.text for word in self.words)


def read(pages: Iterable[Page]) -> list[Printed]:
    """These pages as a PDF, read back."""
    with TemporaryDirectory() as folder:
        return read_pdf(saved(pages, Path(folder)))


def saved(pages: Iterable[Page], folder: Path) -> Path:
    """These pages as a PDF."""
    file, drawn = folder / "printed.pdf", tuple(pages)
    numbers = save_pdf(drawn, file, PdfInfo("a title", "an author"))
    assert list(numbers) == list(range(1, len(drawn) + 1))
    return file


def read_pdf(file: Path) -> list[Printed]:
    """The pages of a PDF."""
    with PdfDocument(file) as document:
        return [_read(page) for page in document]


def _read(page: Any) -> Printed:
    """Puts the words together: in a PDF of Qt each letter is told where it stands."""
    height = page.get_height()
    found: list[Word] = []
    letters: list[str] = []
    ends = last_y = last_size = 0.0
    for text, x, below, size, right in _letters(page):
        y = height - below
        same_line = abs(y - last_y) < 0.01 and abs(size - last_size) < 0.01
        if not (same_line and abs(x - ends) < 0.4 * size):
            _put_together(found, letters)
            found.append(Word(x, y, "", size))
            last_y, last_size = y, size
        letters.append(text or " ")
        ends = right
    _put_together(found, letters)
    return Printed(page.get_width(), height, [word for word in found if word.text])


def _put_together(found: list[Word], letters: list[str]) -> None:
    """Writes the letters into the last word found."""
    if found:
        found[-1] = found[-1]._replace(text=" ".join("".join(letters).split()))
    letters.clear()


def _letters(page: Any) -> Iterator[tuple[str, float, float, float, float]]:
    """Each letter: its text, its place, its size, and where it ends at the right.

    Asked of the library without the object it makes of each, which takes three times as long.
    """
    within = page.get_textpage()
    said, matrix, size = (raw.FPDF_WCHAR * LONGEST)(), raw.FS_MATRIX(), c_float()
    left, lower, right, upper = (c_float() for _ in range(4))
    for number in range(raw.FPDFPage_CountObjects(page)):
        letter = raw.FPDFPage_GetObject(page, number)
        kind = raw.FPDFPageObj_GetType(letter)
        assert kind != raw.FPDF_PAGEOBJ_FORM, "letters in it would be overlooked"
        if kind != raw.FPDF_PAGEOBJ_TEXT:
            continue
        length = raw.FPDFTextObj_GetText(letter, within, said, sizeof(said))
        assert 0 < length <= sizeof(said)
        assert raw.FPDFPageObj_GetMatrix(letter, matrix)
        assert raw.FPDFTextObj_GetFontSize(letter, size)
        assert raw.FPDFPageObj_GetBounds(letter, left, lower, right, upper)
        text = bytes(said)[: length - 2].decode("utf-16-le")
        yield text, matrix.e, matrix.f, abs(matrix.d) * size.value, right.value


def lines_on(page: Printed, left: float = 0, right: float = 9999) -> list[str]:
    """The words between two verticals, line by line from top to bottom."""
    lines: dict[float, list[Word]] = {}
    for word in page.words:
        if left <= word.x < right:
            nearest = min(lines, key=lambda y: abs(y - word.y), default=-9.0)
            y = nearest if abs(nearest - word.y) < 2.5 else word.y
            lines.setdefault(y, []).append(word)
    return [" ".join(word.text for word in sorted(lines[y])) for y in sorted(lines)]


def smallest_on(page: Printed) -> float:
    """The size of the smallest words, in points."""
    return min(word.size for word in page.words)


def table_lines(page: Printed) -> list[str]:
    """The lines of the deals and what stands below them, without the sheets at their left."""
    left = min((word.x for word in page.words if word.text.startswith("No.")), default=9999)
    return lines_on(page, left=left - 12)


def image(page: Page, width: int) -> QImage:
    """A page as an image of this width in pixels."""
    return replace(page_picture(page), pixels=width).image()


def inked(picture: QImage) -> tuple[int, ...]:
    """How far from each edge the first ink is: left, top, right, bottom."""
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    width, height, line = grey.width(), grey.height(), grey.bytesPerLine()
    data = bytes(grey.constBits())
    rows = [data[y * line : y * line + width] for y in range(height)]
    across = [min(column) < 160 for column in zip(*rows, strict=True)]
    down = [min(row) < 160 for row in rows]
    return (
        across.index(True),
        down.index(True),
        across[::-1].index(True),
        down[::-1].index(True),
    )
