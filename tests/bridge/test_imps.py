"""The IMP table, against its rows as Law 78B prints them."""

import pytest

from scorepad.bridge.imps import THRESHOLDS, imps

ROWS = """\
0-10 0
20-40 1
50-80 2
90-120 3
130-160 4
170-210 5
220-260 6
270-310 7
320-360 8
370-420 9
430-490 10
500-590 11
600-740 12
750-890 13
900-1090 14
1100-1290 15
1300-1490 16
1500-1740 17
1750-1990 18
2000-2240 19
2250-2490 20
2500-2990 21
3000-3490 22
3500-3990 23
4000-15200 24
"""


@pytest.mark.parametrize("row", ROWS.splitlines())
def test_every_row_of_the_table(row: str) -> None:
    differences, earned = row.split()
    low, high = map(int, differences.split("-"))
    for difference in range(low, high + 1, 10):
        assert imps(difference) == int(earned)
        assert imps(-difference) == -int(earned)


def test_a_difference_that_is_no_multiple_of_ten() -> None:
    """A mean of results may have one: the table goes by the lowest difference that earns."""
    assert [imps(number) for number in (19, 20, 49, -19, -49)] == [0, 1, 1, 0, -1]
    assert len(THRESHOLDS) == 24
