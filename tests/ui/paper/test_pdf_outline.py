"""The language of a PDF, and bookmarks that lead to its pages."""

from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

from pypdf import PdfReader

from scorepad.bridge.evening import score_evening
from scorepad.sheets.pages import Wanted
from scorepad.ui.paper.evening_pages import evening_pages
from scorepad.ui.paper.pdf import PdfInfo, save_pdf
from tests.ui.paper.evenings import sample, sixty


def test_each_evening_has_a_bookmark(tmp_path: Path) -> None:
    file = tmp_path / "many.pdf"
    japanese = replace(sample().evening, title="日本の夜", day=date(2026, 1, 2))
    evenings = [sixty(), sample(), score_evening(japanese)]
    pages = [page for scored in evenings for page in evening_pages(scored, Wanted())]
    list(save_pdf(pages, file, PdfInfo("many")))
    reader = PdfReader(file, strict=True)
    assert len(reader.pages) == len(pages)
    marks: Any = reader.outline
    found = [(each.title, reader.get_destination_page_number(each)) for each in marks]
    assert found == [
        ("An evening of bridge", 0),
        ("Thursday at the Smiths’, Thursday, 19 November 2026", 3),
        ("日本の夜, Friday, 2 January 2026", 4),
    ]


def test_it_names_its_language(tmp_path: Path) -> None:
    file = tmp_path / "one.pdf"
    list(save_pdf(evening_pages(sample(), Wanted()), file, PdfInfo("one")))
    reader = PdfReader(file, strict=True)
    root: Any = reader.trailer["/Root"]
    assert root["/Lang"].startswith("en")
    assert "/Outlines" not in root
    assert reader.metadata
    assert reader.metadata.title == "one"
