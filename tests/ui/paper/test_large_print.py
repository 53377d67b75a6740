"""Whatever stands on a page in usual print is larger in large print."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from scorepad.bridge.comparison import (
    Comparison,
    ComparisonSettings,
    Named,
    Scoring,
    TableResult,
)
from scorepad.bridge.evening import ScoredEvening, score_evening
from scorepad.bridge.expected_results import all_expected
from scorepad.bridge.movements import Movement, Plan
from scorepad.sheets.pages import Extent, Format, Paper, Wanted
from scorepad.ui.paper.evening_pages import evening_pages
from scorepad.ui.paper.page import Page
from tests.ui.paper.evenings import endless, evening, sample, sixty
from tests.ui.paper.reading import read
from tests.ui.ways.sessions import MADE
from tests.ui.ways.sessions import evening as evening_of

PEOPLE = [
    f"{first} {last}"
    for last in ("Adams", "Foster", "Green")
    for first in ("Margaret", "Harold", "Dorothy", "Eleanor", "Kay", "Bernd", "Rosalind", "Max")
]
PAIRS = [" & ".join(PEOPLE[at : at + 2]) for at in range(0, len(PEOPLE), 2)]
BETWEEN = ("Owls", "Larks", "Robins", "Wrens", "Jays", "Kites")
HEADLINE, ROUNDED = 24.0, 0.11
"""Larger letters need not be larger still; fonts are rounded to tenths of a point."""


def met(settings: ComparisonSettings, names: Iterable[Named], plan: Plan) -> ScoredEvening:
    """A session with a result for every meeting."""
    whole = Comparison(settings, tuple(names), plan=plan)
    chance = Random(1)
    results = (TableResult(x.board, x.ns, x.ew, chance.choice(MADE)) for x in all_expected(whole))
    return score_evening(evening_of(replace(whole, results=tuple(results))))


def session(movement: Movement, entrants: int, boards: int, **settings: Any) -> ScoredEvening:
    """Pairs with long names, who met as planned."""
    names = tuple(Named(str(at + 1), PAIRS[at]) for at in range(entrants))
    return met(ComparisonSettings(**settings), names, Plan(movement, entrants, boards))


def teams(number: int, *, named: bool = True) -> ScoredEvening:
    """As many teams of two pairs."""
    names: list[Named] = []
    for at, letter in enumerate("ABCDEF"[:number]):
        names += [Named(letter, BETWEEN[at])] * named
        names += [Named(f"{letter}{pair}", PAIRS[2 * at + pair - 1]) for pair in (1, 2)]
    return met(ComparisonSettings(Scoring.TEAMS), names, Plan(Movement.TEAMS, 2 * number, 6))


def rubbers() -> ScoredEvening:
    """Three rubbers with changing partners."""
    written = "form rubber\n" + "\n".join(
        f'seats N="{n}" E="{e}" S="{s}" W="{w}"\nstake 2.50\nN 3NT=\nE 2H-1\nS 4S+1'
        for n, e, s, w in (PEOPLE[:4], [PEOPLE[at] for at in (0, 2, 1, 3)], PEOPLE[3::-1])
    )
    return evening(written)


HOWELL = {"one_list": True}
TABLES: dict[str, tuple[ScoredEvening, Wanted]] = {
    "howell": (session(Movement.HOWELL, 8, 3, **HOWELL), Wanted()),
    "butler": (session(Movement.HOWELL, 8, 3, scoring=Scoring.BUTLER, **HOWELL), Wanted()),
    "mitchell": (session(Movement.MITCHELL, 10, 5), Wanted()),
    "wide mitchell": (session(Movement.MITCHELL, 12, 4), Wanted()),
    "four teams": (teams(4), Wanted()),
    "six teams": (teams(6), Wanted()),
    "match": (teams(2), Wanted()),
}
EVENINGS: dict[str, tuple[ScoredEvening, Wanted]] = {
    "rubber": (sample(), Wanted()),
    "rubbers": (rubbers(), Wanted()),
    "long rubber": (endless(), Wanted()),
    "letters": (sample(), Wanted(letters=True)),
    "chicago": (sixty("chicago"), Wanted()),
    "sheet": (sample(), Wanted(extent=Extent.SHEET)),
    "sheets after each deal": (sample(), Wanted(panels=True)),
}
POSTERS: dict[str, tuple[ScoredEvening, Wanted]] = {
    f"poster of {kind}": (held, Wanted(extent=Extent.POSTER))
    for kind, held in {
        "rubbers": rubbers(),
        **{kind: held for kind, (held, _) in TABLES.items()},
        "unnamed teams": teams(4, named=False),
    }.items()
}


def sizes_of(pages: Iterable[Page]) -> dict[str, list[float]]:
    """The sizes of whatever is written, in order."""
    sizes = defaultdict(list)
    for page in read(pages):
        for word in page.words:
            sizes[word.text].append(word.size)
    return {text: sorted(found) for text, found in sizes.items()}


@pytest.mark.parametrize("paper", [Paper.A4, Paper.A5, Paper.LETTER])
@pytest.mark.parametrize("kind", TABLES | EVENINGS | POSTERS)
def test_nothing_is_smaller_in_large_print(kind: str, paper: Paper) -> None:
    """What is written as often on both stands at the same places."""
    held, wanted = (TABLES | EVENINGS | POSTERS)[kind]
    wanted = replace(wanted, format=Format(paper))
    usual = sizes_of(evening_pages(held, wanted))
    large = sizes_of(evening_pages(held, replace(wanted, large=True)))
    alike = {text for text in usual if len(usual[text]) == len(large.get(text, ()))}
    assert len(alike) > 3
    smaller = {
        text: (usual[text], large[text])
        for text in alike
        if any(b + ROUNDED < a for a, b in zip(usual[text], large[text], strict=True))
    }
    assert not smaller


@pytest.mark.parametrize("paper", [Paper.A4, Paper.A5, Paper.LETTER])
@pytest.mark.parametrize("kind", TABLES)
def test_rankings_are_much_larger_in_large_print(kind: str, paper: Paper) -> None:
    """All names and figures, unless they are as large as a headline already."""
    held, wanted = TABLES[kind]
    wanted = replace(wanted, format=Format(paper), cards=False)
    usual = sizes_of(evening_pages(held, wanted))
    large = sizes_of(evening_pages(held, replace(wanted, large=True)))
    for text in PAIRS + [BETWEEN[at] for at in range(6)]:
        if text in usual and len(usual[text]) == len(large.get(text, ())):
            least = [max(size, min(1.25 * size, HEADLINE)) for size in usual[text]]
            assert all(b + 0.2 > a for a, b in zip(least, large[text], strict=True)), text
