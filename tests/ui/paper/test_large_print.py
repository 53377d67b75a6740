"""Whatever stands on a page in usual print is larger in large print."""

from collections import defaultdict
from collections.abc import Iterable

import pytest

from scorepad.sheets.pages import Format, Paper, Wanted
from tests.ui.paper.kinds import BETWEEN, KINDS, PAIRS, POSTERS, RANKED, printed
from tests.ui.paper.reading import Printed

HEADLINE, NAME, ROUNDED = 17.0, 20.0, 0.4
"""Words of this size, or names in a ranking, need not be larger still; and fonts are rounded."""
FILLED = {*((kind, paper) for kind in (*POSTERS, "sheet") for paper in Paper)} | {
    ("wide movement", Paper.A5),
    ("blank travellers", Paper.A5),
    ("letters", Paper.A5),
    ("sheets after each deal", Paper.A5),
    ("sheets of three rubbers", Paper.A4),
    *((kind, Paper.A5) for kind in ("elements", "chicago", "imps")),
}
"""These fill their page in usual print already, or have other columns in large print."""
PAPERS = pytest.mark.parametrize("paper", [Paper.A4, Paper.A5, Paper.LETTER])


def sizes_of(pages: Iterable[Printed]) -> dict[str, list[float]]:
    """The sizes of whatever is written, in order."""
    sizes = defaultdict(list)
    for page in pages:
        for word in page.words:
            sizes[word.text].append(word.size)
    return {text: sorted(found) for text, found in sizes.items()}


def both(kind: str, paper: Paper) -> dict[str, list[tuple[float, float]]]:
    """The usual and the large sizes of what is written as often on both.

    Numbers are left out: they recur, as headings of columns for one.
    """
    usual = sizes_of(printed(kind, Wanted(Format(paper))))
    large = sizes_of(printed(kind, Wanted(Format(paper), large=True)))
    return {
        text: [*zip(usual[text], large[text], strict=True)]
        for text in usual
        if len(usual[text]) == len(large.get(text, ())) and not text.isdigit()
    }


@PAPERS
@pytest.mark.parametrize("kind", KINDS)
def test_everything_is_much_larger_in_large_print(kind: str, paper: Paper) -> None:
    """Titles, names and figures; or at least no smaller where the page was full already."""
    much = 1.0 if (kind, paper) in FILLED else 1.25
    sizes = both(kind, paper)
    assert len(sizes) > 3
    hardly = {
        text: found
        for text, found in sizes.items()
        if any(b + ROUNDED < max(a, min(much * a, HEADLINE)) for a, b in found)
    }
    assert not hardly


@PAPERS
@pytest.mark.parametrize("kind", RANKED)
def test_names_in_rankings_are_much_larger_in_large_print(kind: str, paper: Paper) -> None:
    sizes = both(kind, paper)
    for text in {*PAIRS, *BETWEEN} & {*sizes}:
        assert all(b + 0.2 > max(a, min(1.25 * a, NAME)) for a, b in sizes[text]), text
