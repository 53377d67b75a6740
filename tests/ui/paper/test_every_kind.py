"""Every kind of page on every paper: its pages are full, and large print is larger.

What is asked of one kind on one paper is asked together, so that it is printed once.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import pytest

from scorepad.sheets.pages import Format, Paper, Wanted
from scorepad.tables.table import FIGURES, Column, Table
from scorepad.ui.paper.blocks import Block, fill
from scorepad.ui.paper.paper_style import BODY
from scorepad.ui.paper.paper_table import PaperTable
from tests.ui.paper.kinds import BETWEEN, KINDS, PAIRS, POSTERS, RANKED, printed
from tests.ui.paper.reading import Printed

LEAST = 0.58
"""A page filled to this share, from the margin to the page number, is not half white."""
SHARED_OUT = "slips", "blank travellers"
PAPERS = Paper.A4, Paper.A5, Paper.LETTER
HEADLINE, NAME, ROUNDED = 17.0, 20.0, 0.2
"""Words of this size, or names in a ranking, need not be larger still; and fonts are rounded."""


@dataclass(frozen=True)
class Both:
    """A kind of page on some paper, in usual and in large print."""

    kind: str
    paper: Paper

    @property
    def usual(self) -> Sequence[Printed]:
        return printed(self.kind, Wanted(Format(self.paper)))

    @property
    def large(self) -> Sequence[Printed]:
        return printed(self.kind, Wanted(Format(self.paper), large=True))


EACH = [Both(kind, paper) for kind in KINDS for paper in PAPERS]
FILLED = {
    *(Both(kind, paper) for kind in (*POSTERS, "sheet") for paper in PAPERS),
    *(Both(kind, Paper.A5) for kind in ("wide movement", "blank travellers", "letters")),
    *(Both(kind, Paper.A5) for kind in ("elements", "chicago", "imps", "sheets after each deal")),
    Both("sheets of three rubbers", Paper.A4),
}
"""These fill their page in usual print already, or have other columns in large print."""


@pytest.fixture(scope="module", params=EACH, ids=lambda each: f"{each.kind}-{each.paper}")
def both(request: pytest.FixtureRequest) -> Iterator[Both]:
    """Each in turn; its pages are forgotten with it."""
    yield request.param
    printed.cache_clear()


def sizes_of(pages: Iterable[Printed]) -> dict[str, list[float]]:
    """The sizes of whatever is written, in order."""
    sizes = defaultdict(list)
    for page in pages:
        for word in page.words:
            sizes[word.text].append(word.size)
    return {text: sorted(found) for text, found in sizes.items()}


def sizes_in(both: Both) -> dict[str, list[tuple[float, float]]]:
    """The usual and the large sizes of what is written as often in both.

    Numbers are left out: they recur, as headings of columns for one.
    """
    usual, large = sizes_of(both.usual), sizes_of(both.large)
    return {
        text: [*zip(usual[text], large[text], strict=True)]
        for text in usual
        if len(usual[text]) == len(large.get(text, ())) and not text.isdigit()
    }


def filled(page: Printed) -> float:
    """To what share of its height a page is written on, above the page number."""
    *words, number = page.words
    return max(word.y for word in words) / number.y


def test_everything_is_much_larger_in_large_print(both: Both) -> None:
    """Titles, names and figures; or at least no smaller where the page was full already."""
    much = 1.0 if both in FILLED else 1.25
    names = {*PAIRS, *BETWEEN} if both.kind in RANKED else set()
    sizes = sizes_in(both)
    assert len(sizes) > 3
    hardly = {
        text: found
        for text, found in sizes.items()
        for most in [NAME if text in names else HEADLINE]
        if any(b + ROUNDED < max(a, min(much * a, most)) for a, b in found)
    }
    assert not hardly


def test_no_page_but_the_last_is_half_white(both: Both) -> None:
    """Nor is the last of cards to fill in, which are shared out."""
    for pages in (both.usual, both.large):
        full = pages if both.kind in SHARED_OUT else pages[:-1]
        shares = [round(filled(page), 2) for page in full]
        assert all(share >= LEAST for share in shares), shares


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("kind", ["rubber", "letters", "sheet"])
def test_an_only_page_is_full(kind: str, paper: Paper) -> None:
    pages = printed(kind, Wanted(Format(paper)))
    assert len(pages) > 1 or filled(pages[0]) > 0.85


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
