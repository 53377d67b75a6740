"""The rounds of an evening on paper in one size and layout."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from scorepad.ui.paper.blocks import GAP, Block, abreast
from scorepad.ui.paper.round_block import LARGE_ROW, PrintedRound


def alike(rounds: Sequence[PrintedRound]) -> list[PrintedRound]:
    """Return rounds whose deals are as brief, and below their sheets, as those of one must be.

    In large print all sheets have the row height of the smallest.
    """
    brief = any(each.must_be_brief() for each in rounds)
    rounds = [replace(each, is_brief=brief) for each in rounds]
    below = any(each.must_be_below() for each in rounds)
    rounds = [replace(each, is_below=below) for each in rounds]
    rows = [
        _row_of_both(first, *second) if second else first.large_row()
        for first, *second in _side_by_side(rounds)
        if first.wanted.large and not first.is_listed
    ]
    return [replace(each, row=min(rows)) for each in rounds] if len(rows) > 1 else rounds


def all_blocks(rounds: Sequence[PrintedRound]) -> Iterator[Block]:
    """Yield the blocks of all rounds; in large print some sheets are side by side."""
    for first, *second in _side_by_side(rounds):
        yield from _both(first, *second) if second else first.blocks()


def _side_by_side(rounds: Sequence[PrintedRound]) -> Iterator[Sequence[PrintedRound]]:
    """Yield two rounds whose sheets share a page, or one."""
    left = [*rounds]
    while left:
        pair = left[:2]
        share = len(pair) > 1 and all(map(_may_share, pair)) and not all(map(_fits, pair))
        yield left[: 1 + share]
        left = left[1 + share :]


def _may_share(each: PrintedRound) -> bool:
    """Return whether a sheet in large print has room beside another one."""
    if each.is_listed or not each.wanted.large or each.wanted.letters or each.wanted.panels:
        return False
    return _row_beside_another(each) >= LARGE_ROW


def _fits(each: PrintedRound) -> bool:
    return each.fits_with_its_deals()


def _row_beside_another(each: PrintedRound) -> float:
    return each.row_within((each.body.width() - GAP) / 2)


def _row_of_both(first: PrintedRound, second: PrintedRound) -> float:
    return min(map(_row_beside_another, (first, second)))


def _both(first: PrintedRound, second: PrintedRound) -> Iterator[Block]:
    """Yield two sheets side by side, then the deals of both."""
    row = _row_of_both(first, second)
    apart = (first.body.width() + GAP) / 2
    yield replace(abreast([first.sheet_alone(row), second.sheet_alone(row)], apart), larger=None)
    for each in (first, second):
        yield from each.deals_alone()
