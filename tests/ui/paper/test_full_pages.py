"""No page but the last is half white, and none has a row of a table alone."""

import pytest

from scorepad.sheets.pages import Format, Paper, Wanted
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
