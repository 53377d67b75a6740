"""Days as people write them."""

from datetime import date

import pytest

from scorepad.bridge.errors import Impossible
from scorepad.exchange.days import read_day, read_season


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


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("2026", date(2026, 1, 1), date(2026, 12, 31)),
        ("2025/26", date(2025, 9, 1), date(2026, 8, 31)),
        ("1999/00", date(1999, 9, 1), date(2000, 8, 31)),
        ("2026-09..2026-11", date(2026, 9, 1), date(2026, 11, 30)),
        ("2024-02..2024-2", date(2024, 2, 1), date(2024, 2, 29)),
        ("31.1.2026..2026-02-05", date(2026, 1, 31), date(2026, 2, 5)),
        ("all", None, None),
    ],
)
def test_ways_to_write_a_season(text: str, first: date | None, last: date | None) -> None:
    assert read_season(text) == (first, last)


@pytest.mark.parametrize("text", ["autumn", "2025/27", "26", "", "..2026", "2026-13..2027-01"])
def test_no_season(text: str) -> None:
    with pytest.raises(Impossible):
        read_season(text)
