"""Days as people write them."""

from datetime import date

import pytest

from scorepad.bridge.errors import Impossible
from scorepad.exchange.days import read_day


@pytest.mark.parametrize(
    "text",
    [
        *("2026-01-31", "2026/1/31", "2026.01.31", "2026-01-31 00:00:00", "2026-01-31T20:15Z"),
        *("31.1.2026", "31.01.2026", "31. 1. 2026", "31/1/2026", "31-01-2026", "1/31/2026"),
    ],
)
def test_ways_to_write_a_day(text: str) -> None:
    assert read_day(text) == date(2026, 1, 31)


def test_the_same_number_twice_and_dots_are_no_riddle() -> None:
    assert read_day("2/2/2026") == date(2026, 2, 2)
    assert read_day("1.2.2026") == date(2026, 2, 1)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1/2/2026", "“1/2/2026” can be read two ways; write the year first, as 2026-01-31"),
        ("1-2-2026", "“1-2-2026” can be read two ways; write the year first, as 2026-01-31"),
        ("30.2.2026", "“30.2.2026” is not in the calendar"),
        ("13/13/2026", "“13/13/2026” is not in the calendar"),
        ("0000-01-01", "“0000-01-01” is not in the calendar"),
        ("31.1.26", "“31.1.26” is no date; write it as 2026-01-31"),
        ("2026-01/31", "“2026-01/31” is no date; write it as 2026-01-31"),
        ("٣١.1.2026", "“٣١.1.2026” is no date; write it as 2026-01-31"),
        ("today", "“today” is no date; write it as 2026-01-31"),
    ],
)
def test_what_is_no_day(text: str, said: str) -> None:
    with pytest.raises(Impossible) as wrong:
        read_day(text)
    assert str(wrong.value) == said
