"""The rounds of an evening on paper in one layout."""

from collections.abc import Sequence
from dataclasses import replace

from scorepad.bridge.points import PayKind
from scorepad.ui.paper.deal_table import paid_for
from scorepad.ui.paper.round_block import PrintedRound


def alike(rounds: Sequence[PrintedRound]) -> list[PrintedRound]:
    """Return rounds whose deals are as brief, and below their sheets, as those of one must be.

    Their elements have the same columns where these have room.

    In large print all sheets have the row height of the smallest.
    """
    if rounds and rounds[0].wanted.elements:
        paid = frozenset[PayKind]().union(*(paid_for(each.scored) for each in rounds))
        told = [replace(each, paid=paid, _tables={}, _any_size={}) for each in rounds]
        rounds = told if all(each.has_elements() for each in told) else rounds
    brief = any(each.must_be_brief() for each in rounds)
    rounds = [replace(each, is_brief=brief) for each in rounds]
    below = any(each.must_be_below() for each in rounds)
    rounds = [replace(each, is_below=below) for each in rounds]
    if len(rounds) < 2 or not rounds[0].wanted.large or rounds[0].row:
        return rounds
    rows = [each.large_row() for each in rounds if not each.is_listed]
    return [replace(each, row=min(rows, default=0), is_below=True) for each in rounds]
