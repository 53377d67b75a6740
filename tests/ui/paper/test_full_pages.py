"""No page but the last is half white, and none has a row of a table alone."""

import pytest

from scorepad.sheets.pages import Format, Paper, Wanted
from scorepad.tables.table import FIGURES, Column, Table
from scorepad.ui.paper.blocks import Block, fill
from scorepad.ui.paper.paper_style import BODY
from scorepad.ui.paper.paper_table import PaperTable
from tests.ui.paper.kinds import KINDS, POSTERS, printed
from tests.ui.paper.reading import Printed

LEAST = 0.58
"""A page filled to this share, from the margin to the page number, is not half white."""


def filled(page: Printed) -> float:
    """To what share of its height a page is written on, above the page number."""
    *words, number = page.words
    return max(word.y for word in words) / number.y


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("paper", [Paper.A4, Paper.A5, Paper.LETTER])
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in POSTERS])
def test_no_page_but_the_last_is_half_white(kind: str, paper: Paper, large: bool) -> None:
    *pages, _ = printed(kind, Wanted(Format(paper), large=large))
    shares = [round(filled(page), 2) for page in pages]
    assert all(share >= LEAST for share in shares), shares


@pytest.mark.parametrize("paper", [Paper.A4, Paper.A5, Paper.LETTER])
@pytest.mark.parametrize("kind", ["slips", "blank travellers"])
def test_cards_to_fill_in_are_shared_out_so_that_the_last_page_is_not_half_white(
    kind: str, paper: Paper
) -> None:
    for large in (False, True):
        pages = printed(kind, Wanted(Format(paper), large=large))
        assert min(map(filled, pages)) >= LEAST


@pytest.mark.parametrize("rows", range(1, 30))
def test_no_row_of_a_table_is_alone_on_a_page(rows: int) -> None:
    """At least three are on its first page, and on its last, wherever it begins."""
    column = Column[int]("Number", str, FIGURES)
    lines = PaperTable(Table([column], range(rows)), BODY).lines(1000)
    high = 12 * lines[0].height
    for above in range(12):
        before = Block(above * lines[0].height + 1, lambda painter, rect: None)
        parts = fill([before, *lines], high)
        counts = [sum(bool(line.heads) for line in part) for part in parts]
        assert all(count >= min(3, rows) for count in counts if count), counts


@pytest.mark.parametrize("paper", [Paper.A4, Paper.A5, Paper.LETTER])
@pytest.mark.parametrize("kind", ["rubber", "letters", "sheet"])
def test_an_only_page_is_full(kind: str, paper: Paper) -> None:
    pages = printed(kind, Wanted(Format(paper)))
    assert len(pages) > 1 or filled(pages[0]) > 0.85
