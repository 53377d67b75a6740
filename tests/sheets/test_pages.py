"""The distribution over pages: sheets in parts, and full pages."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.options import DUPLICATE
from scorepad.bridge.rounds import Round, score_round
from scorepad.sheets.layout import BoardLine, Header, Row, Rule, SheetLine, Totals, lay_out, place
from scorepad.sheets.pages import Format, Paper, parted, rows_of, shared_out
from tests.bridge.table import rounds, scored

DOWN = "N 1S-1"
MADE = "N 3N="


def shape(lines: tuple[SheetLine, ...]) -> str:
    """A letter for each line: h e a d, figure above, figure below, rules, totals."""
    letters = {Header: "H", BoardLine: "b", Totals: "T"}
    return "".join(
        letters.get(type(line))
        or ("a" if isinstance(line, Row) and line.above else "")
        or ("f" if isinstance(line, Row) else {"heavy": "=", "game": "-", "foot": "_"}[str(line)])
        for line in lines
    )


@given(rounds())
def test_the_height_of_a_sheet_is_that_of_its_placed_lines(entered: Round) -> None:
    lines = lay_out(score_round(entered)).lines
    *_, last = place(lines)
    assert rows_of(lines) == pytest.approx(last.top + last.height)


def test_a_sheet_that_fits_is_in_one_part() -> None:
    lines = lay_out(scored(DOWN, MADE)).lines
    assert parted(lines, rows_of(lines)) == (lines,)


def test_a_long_sheet_repeats_its_heads_and_the_line_last_ruled() -> None:
    lines = lay_out(scored(*[DOWN] * 4, "N 1S=", "N 3S=", "E 1S=")).lines
    assert shape(lines) == "Haaaa=ff-f_T"
    assert [shape(part) for part in parted(lines, 5)] == ["Haaa", "Ha=f", "H=f-", "H-f_T"]


def test_boards_go_on_below_their_line() -> None:
    lines = lay_out(scored(*[DOWN] * 5, form=DUPLICATE)).lines
    assert [shape(part) for part in parted(lines, 4)] == ["H=bb", "H=bb", "H=b_T"]


def test_even_a_page_too_small_for_anything_has_a_figure() -> None:
    lines = lay_out(scored(DOWN, MADE)).lines
    assert [shape(part) for part in parted(lines, 0)] == ["Ha=", "H=f-_T"]


@given(rounds(), st.floats(4, 30))
def test_the_parts_are_the_sheet(entered: Round, room: float) -> None:
    """Apart from what is repeated; and each part fits unless it has only one figure."""
    lines = lay_out(score_round(entered)).lines
    parts = parted(lines, room)
    joined = list(parts[0])
    for before, part in pairwise(parts):
        assert part[0] == lines[0]
        repeated = part[1] in (Rule.HEAVY, Rule.GAME) and part[1] in (*joined, *before)
        first = next(n for n, line in enumerate(part) if isinstance(line, Row | BoardLine))
        assert first == 1 + repeated
        joined += part[first:]
    assert tuple(joined) == lines
    for part in parts:
        figures = sum(isinstance(line, Row | BoardLine) for line in part)
        assert rows_of(part) <= room + 1e-9 or figures <= 1


def test_papers() -> None:
    assert (Format().width, Format().height) == (595, 842)
    turned = Format(Paper.LETTER, landscape=True)
    assert (turned.width, turned.height) == (792, 612)
    assert Format(Paper.A5).margin < turned.margin
    wall = Format(Paper.A3)
    assert (wall.width * wall.scale, wall.height * wall.scale) == pytest.approx(
        wall.paper.size, 1e-3
    )


@given(st.lists(st.floats(1, 120), max_size=12))
def test_pages_are_shared_out_in_order_on_as_few_as_can_be(heights: list[float]) -> None:
    pages = shared_out(heights, 100, 5)
    assert [number for page in pages for number in page] == list(range(len(heights)))
    for page in pages:
        used = sum(heights[number] for number in page) + 5 * (len(page) - 1)
        assert used <= 100.01 or len(page) == 1
    greedy, left = 0, -1.0
    for height in heights:
        if left - 5 - height < 0:
            greedy, left = greedy + 1, 100.0 + 5
        left -= 5 + height
    assert len(pages) == greedy


def test_only_the_last_page_has_blank_room() -> None:
    assert shared_out([40, 30, 30, 30, 30], 100, 0) == (range(3), range(3, 5))
    assert shared_out([], 100, 0) == ()
