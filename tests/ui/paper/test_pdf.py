"""A PDF: vectors and fonts inside, its metadata, and never half a file."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from pypdf import PdfReader
from pypdf.generic import ContentStream
from PySide6.QtGui import QPainter

from scorepad.sheets.pages import Blank, Format, Paper, Wanted
from scorepad.ui.paper.blank_sheets import blank_page
from scorepad.ui.paper.device import CannotPrint
from scorepad.ui.paper.evening_pages import evening_pages
from scorepad.ui.paper.page import Page
from scorepad.ui.paper.pdf import PdfInfo, pdf_info, save_pdf
from tests.ui.paper.evenings import endless, evening, sample, sixty
from tests.ui.paper.reading import read, saved, smallest_on

CHECKOUT = Path(__file__).parents[3]


def printed() -> tuple[Page, ...]:
    return evening_pages(sixty(), Wanted())


def test_it_says_what_it_is(tmp_path: Path) -> None:
    whole = sample()
    file = tmp_path / "evening.pdf"
    list(save_pdf(evening_pages(whole, Wanted()), file, pdf_info(whole)))
    facts = PdfReader(file).metadata
    assert facts
    assert facts.title == "Thursday at the Smiths’, Thursday, 19 November 2026"
    assert facts.author == "Mr. Smith, Mrs. Smith, Mr. Jones, Mrs. Jones, Charlie"
    assert facts.creator == "scorepad"


def test_the_keeper_is_the_author() -> None:
    whole = evening("seats N=Ann E=Bob S=Cy W=Di\nkeeper Cy\nform rubber\nN 3NT")
    assert pdf_info(whole) == PdfInfo("An evening of bridge", "Cy")
    assert pdf_info(evening("form rubber\nN 3NT")) == PdfInfo("An evening of bridge", "")


def test_vectors_and_fonts_are_inside(tmp_path: Path) -> None:
    pages = PdfReader(saved(printed(), tmp_path)).pages
    for page in pages:
        assert not page.images
        resources: Any = page["/Resources"]
        fonts = [font.get_object() for font in resources["/Font"].values()]
        assert fonts
        for font in fonts:
            (inner,) = font["/DescendantFonts"]
            assert "/FontFile2" in inner.get_object()["/FontDescriptor"].get_object()
            assert "/ToUnicode" in font


@pytest.mark.parametrize("paper", Paper)
def test_the_paper_has_its_size(paper: Paper) -> None:
    form = Format(paper)
    for page in read(evening_pages(sample(), Wanted(form))):
        assert (page.width, page.height) == pytest.approx(form.paper.size, abs=1)


def test_the_pages_of_a_wall_are_those_of_half_its_size_but_larger() -> None:
    half, whole = (
        read(evening_pages(sample(), Wanted(form))) for form in (Format(Paper.A4), Format(Paper.A3))
    )
    for small, large in zip(half, whole, strict=True):
        assert [word.text for word in small.words] == [word.text for word in large.words]
    larger = smallest_on(whole[0]) / smallest_on(half[0])
    assert larger == pytest.approx(2**0.5, abs=0.01)


def test_a_long_name_and_ligatures_can_be_searched() -> None:
    whole = evening('seats N="Griffith of Cliffs" E=Bob S=Cy W=Di\nform rubber\nN 3NT')
    (page,) = read(evening_pages(whole, Wanted()))
    assert "Griffith of Cliffs" in page.text


def before(folder: Path) -> Path:
    """A good file in the place of the next one."""
    file = folder / "evening.pdf"
    file.write_text("the good one", encoding="utf-8")
    return file


def test_cancelled_it_leaves_what_was_there(tmp_path: Path) -> None:
    file = before(tmp_path)
    steps = save_pdf(printed(), file, PdfInfo(""))
    assert next(steps) == 1
    steps.close()
    assert file.read_text(encoding="utf-8") == "the good one"
    assert list(tmp_path.iterdir()) == [file]


def test_a_fault_in_a_page_leaves_what_was_there(tmp_path: Path) -> None:
    file = before(tmp_path)

    def torn(painter: QPainter, rect: object) -> None:
        raise ZeroDivisionError

    def pages() -> Iterator[Page]:
        first = printed()[0]
        yield first
        yield replace(first, content=replace(first.content, draw=torn))

    with pytest.raises(ZeroDivisionError):
        list(save_pdf(pages(), file, PdfInfo("")))
    assert list(tmp_path.iterdir()) == [file]
    assert file.read_text(encoding="utf-8") == "the good one"


@pytest.mark.parametrize("name", ["", "no such folder/evening.pdf"])
def test_an_unwritable_place_is_named(name: str, tmp_path: Path) -> None:
    with pytest.raises(CannotPrint, match=r"cannot be written: .+ Nothing was changed there"):
        list(save_pdf(printed(), tmp_path / name, PdfInfo("")))
    assert list(tmp_path.iterdir()) == []


def test_a_pipe_stays_a_pipe(tmp_path: Path) -> None:
    """It is written to; replacing it by a file would break what uses it."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(["cat", pipe], stdout=subprocess.PIPE) as reader:
        list(save_pdf(printed(), pipe, PdfInfo("")))
        assert reader.communicate()[0].startswith(b"%PDF")
    assert pipe.is_fifo()
    with pytest.raises(CannotPrint, match="cannot be written"):
        list(save_pdf(printed(), pipe, PdfInfo("")))


FULL = """
import resource, signal, sys
from pathlib import Path
from typing import Any
from scorepad.ui.paper import print_command
from scorepad.ui.paper.evening_pages import evening_pages
from scorepad.ui.paper.device import CannotPrint
from scorepad.ui.paper.pdf import PdfInfo, save_pdf
from scorepad.sheets.pages import Wanted
from tests.ui.paper.evenings import sixty
app = print_command.with_qt()
pages = evening_pages(sixty(), Wanted())
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), -1))
try:
    list(save_pdf(pages, Path(sys.argv[1]), PdfInfo("")))
except CannotPrint as wrong:
    print(wrong)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no limit for files there")
@pytest.mark.parametrize("most", [0, 1000, 20_000])
def test_a_full_disk_leaves_what_was_there(most: int, tmp_path: Path) -> None:
    file = before(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(file), str(most)],
        cwd=CHECKOUT,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stdout.startswith(f"{file} cannot be written: ")
    assert file.read_text(encoding="utf-8") == "the good one"
    assert list(tmp_path.iterdir()) == [file]


def test_without_its_fonts_nothing_is_printed(tmp_path: Path) -> None:
    with (
        patch("scorepad.ui.paper.device.QFontDatabase.families", return_value=["Noto Serif"]),
        pytest.raises(CannotPrint, match=r"fonts .* cannot be found"),
    ):
        list(save_pdf(printed(), tmp_path / "evening.pdf", PdfInfo("")))
    assert list(tmp_path.iterdir()) == []


def pens(page: Any) -> Iterator[float]:
    """The width of every pen that draws a line on a page, in points."""
    scales = [1.0]
    width = 1.0
    for operands, operator in ContentStream(page.get_contents(), None).operations:
        match operator:
            case b"q":
                scales.append(scales[-1])
            case b"Q":
                scales.pop()
            case b"cm":
                a, b, c, d = (float(each) for each in operands[:4])
                scales[-1] *= abs(a * d - b * c) ** 0.5
            case b"w":
                width = float(operands[0])
            case b"S" | b"B" | b"b" | b"s" | b"B*":
                yield width * scales[-1]
            case _:
                continue


@pytest.mark.parametrize("paper", Paper)
def test_no_line_is_too_fine_for_a_printer(paper: Paper, tmp_path: Path) -> None:
    drawn = [*evening_pages(sixty("chicago"), Wanted(Format(paper), letters=True))]
    drawn += [*evening_pages(endless(), Wanted(Format(paper)))]
    drawn += [blank_page(blank, Format(paper)) for blank in Blank]
    for page in PdfReader(saved(drawn, tmp_path)).pages:
        widths = list(pens(page))
        assert widths
        assert min(widths) >= 0.249
