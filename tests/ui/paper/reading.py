"""Reads a printed page: its words and where they are."""

from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from pypdf import PageObject, PdfReader
from PySide6.QtGui import QImage

from scorepad.ui.paper.page import Page
from scorepad.ui.paper.pdf import PdfInfo, save_pdf
from scorepad.ui.paper.picture import page_picture


class Word(NamedTuple):
    """A run of words, at its place in points from the upper left corner of the paper."""

    x: float
    y: float
    text: str


def saved(pages: tuple[Page, ...], folder: Path) -> PdfReader:
    """These pages as a PDF, read back."""
    file = folder / "printed.pdf"
    assert list(save_pdf(pages, file, PdfInfo("a title", "an author"))) == [
        number + 1 for number in range(len(pages))
    ]
    return PdfReader(file)


def words_on(page: PageObject) -> list[Word]:
    """Every run of words, in the order in which it was drawn."""
    height = float(page.mediabox.height)
    found: list[Word] = []

    def visit(text: str, cm: list[float], tm: list[float], font: Any, size: float) -> None:
        said = " ".join(text.split())
        if said:
            x = tm[4] * cm[0] + tm[5] * cm[2] + cm[4]
            y = tm[4] * cm[1] + tm[5] * cm[3] + cm[5]
            found.append(Word(x, height - y, said))

    page.extract_text(visitor_text=visit)
    return found


def lines_on(page: PageObject, left: float = 0, right: float = 9999) -> list[str]:
    """The words between two verticals, line by line from top to bottom."""
    lines: dict[float, list[Word]] = {}
    for word in words_on(page):
        if left <= word.x < right:
            nearest = min(lines, key=lambda y: abs(y - word.y), default=-9.0)
            y = nearest if abs(nearest - word.y) < 2.5 else word.y
            lines.setdefault(y, []).append(word)
    return [" ".join(word.text for word in sorted(lines[y])) for y in sorted(lines)]


def smallest_on(page: PageObject) -> float:
    """The size of the smallest words, in points."""
    sizes: list[float] = []

    def visit(text: str, cm: list[float], tm: list[float], font: Any, size: float) -> None:
        if text.strip():
            sizes.append(abs(size * (tm[2] * cm[1] + tm[3] * cm[3])))

    page.extract_text(visitor_text=visit)
    return min(sizes)


def table_lines(page: PageObject) -> list[str]:
    """The lines of the deals and what stands below them, without the sheets at their left."""
    left = min((word.x for word in words_on(page) if word.text.startswith("No.")), default=9999)
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
