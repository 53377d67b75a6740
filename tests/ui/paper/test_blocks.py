"""Blocks flow from page to page."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from scorepad.ui.paper.blocks import Block, fill, in_column


def block(
    name: str,
    height: float,
    heads: tuple[Block, ...] = (),
    *,
    keeps: bool = False,
    above: float = 0,
) -> Block:
    """Something that draws nothing."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        raise AssertionError

    return Block(height, draw, above, keeps, heads, bookmarks=(name,))


def rows(*heights: float) -> list[Block]:
    head = block("head", 1)
    return [block(f"row {number}", height, (head,)) for number, height in enumerate(heights)]


def filled(flow: list[Block], height: float) -> list[list[tuple[str, float]]]:
    """The names in each column, with where each begins."""
    return [
        [
            (each.bookmarks[0], in_column(column[: number + 1]).height - each.height)
            for number, each in enumerate(column)
        ]
        for column in fill(flow, height)
    ]


def test_a_table_flows_on_under_its_heads() -> None:
    assert filled(rows(2, 2, 2), 5) == [
        [("row 0", 0), ("row 1", 2)],
        [("head", 0), ("row 2", 1)],
    ]


def test_a_heading_stays_with_what_it_heads() -> None:
    flow = [block("above", 3), block("heading", 1, keeps=True), block("row", 2)]
    assert filled(flow, 5) == [[("above", 0)], [("heading", 0), ("row", 1)]]


def test_room_above_is_left_only_below_something() -> None:
    apart = [block("one", 2, above=1), block("two", 2, above=1), block("three", 1, above=1)]
    assert filled(apart, 5) == [[("one", 0), ("two", 3)], [("three", 0)]]
    heading = block("heading", 1, keeps=True, above=1)
    kept = [block("one", 2), heading, block("row", 1, above=1)]
    assert filled(kept, 6) == [[("one", 0), ("heading", 3), ("row", 5)]]
    assert filled(kept, 5) == [[("one", 0)], [("heading", 0), ("row", 2)]]
    assert filled([], 5) == []


def test_what_is_too_high_stands_alone() -> None:
    flow = [block("one", 1), block("endless", 99), block("two", 1)]
    assert filled(flow, 5) == [[("one", 0)], [("endless", 0)], [("two", 0)]]


@given(st.lists(st.floats(0.1, 6), max_size=30), st.floats(7, 20))
def test_nothing_is_lost_and_nothing_overlaps(heights: list[float], height: float) -> None:
    columns = filled(rows(*heights), height)
    names = [name for column in columns for name, _ in column if name != "head"]
    assert names == [f"row {number}" for number in range(len(heights))]
    sizes = dict(zip(names, heights, strict=True)) | {"head": 1}
    for column in columns:
        for (above, top), (_, below) in pairwise(column):
            assert below == pytest.approx(top + sizes[above])
        name, top = column[-1]
        assert top + sizes[name] <= height + 1e-9
