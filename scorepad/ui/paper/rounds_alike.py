"""The rounds of an evening on paper in one layout."""

from collections.abc import Sequence
from dataclasses import replace

from scorepad.ui.paper.round_block import PrintedRound


def alike(rounds: Sequence[PrintedRound]) -> list[PrintedRound]:
    """Return rounds whose deals are as brief, and below their sheets, as those of one must be.

    In large print all sheets have the row height of the smallest.
    """
    brief = any(each.must_be_brief() for each in rounds)
    rounds = [replace(each, is_brief=brief) for each in rounds]
    below = any(each.must_be_below() for each in rounds)
    rounds = [replace(each, is_below=below) for each in rounds]
    if len(rounds) < 2 or not rounds[0].wanted.large or rounds[0].row:
        return rounds
    rows = [each.large_row() for each in rounds if not each.is_listed]
    return [replace(each, row=min(rows, default=0), is_below=True) for each in rounds]
