"""Victory points compared with the tables published by the World Bridge Federation."""

import pytest

from scorepad.bridge.victory_points import victory_points

ROWS = """
    4 30 10.61 11.20 11.76 12.80 14.18 15.00 16.42 18.09 20.00 20.00 20.00
    8 43 10.44 10.86 11.27 12.05 13.12 13.78 14.96 16.46 18.37 19.74 20.00
    16 60 10.31 10.61 10.91 11.48 12.29 12.80 13.75 15.00 16.73 18.09 20.00
    24 74 10.25 10.50 10.75 11.23 11.90 12.33 13.15 14.26 15.83 17.13 19.06
    32 85 10.22 10.44 10.65 11.07 11.67 12.05 12.78 13.78 15.24 16.46 18.37
"""


@pytest.mark.parametrize("row", ROWS.split("\n")[1:-1])
def test_the_published_tables(row: str) -> None:
    boards, blitz, *cells = row.split()
    margins = (1, 2, 3, 5, 8, 10, 14, 20, 30, 40, 60)
    assert [str(victory_points(margin, int(boards))[0]) for margin in margins] == cells
    assert str(victory_points(int(blitz), int(boards))[0]) == "20.00"
    assert victory_points(int(blitz) - 1, int(boards))[0] < 20


def test_a_draw_and_a_rout() -> None:
    assert [*map(str, victory_points(0, 8))] == ["10.00", "10.00"]
    assert [*map(str, victory_points(500, 8))] == ["20.00", "0.00"]


@pytest.mark.parametrize("margin", [14, 27, 38, 46, 49, 55, 59])
def test_where_the_bare_formula_is_too_low(margin: int) -> None:
    """Each IMP is worth no more than the one before it."""
    before, here, after = (victory_points(margin + by, 16)[0] for by in (-1, 0, 1))
    assert after - here <= here - before
