"""Dates as people write them."""

from datetime import date

import pytest

from scorepad.bridge.errors import Impossible
from scorepad.exchange.days import read_day, read_season


@pytest.mark.parametrize(
    "text",
    [
        *("2026-01-31", "2026/1/31", "2026.01.31", "2026-01-31 00:00:00", "2026-01-31T20:15Z"),
        *("31.1.2026", "31.01.2026", "31. 1. 2026", "31/1/2026", "31-01-2026", "1/31/2026"),
        *("31 January 2026", "31 jan 2026", "Jan. 31, 2026", "January 31st, 2026", "31-Jan-2026"),
        *("2026 January 31", "31. Januar 2026", "31. Jänner 2026", "31 janvier 2026"),
        *("31 januari 2026", "31 stycznia 2026", "31 sty 2026 r.", "31 de enero de 2026"),
    ],
)
def test_ways_to_write_a_day(text: str) -> None:
    for order in ("", "dmy", "mdy", "ymd"):
        assert read_day(text, order) == date(2026, 1, 31)


@pytest.mark.parametrize(
    ("order", "text", "day"),
    [
        ("", "2/2/2026", "2026-02-02"),
        ("", "1.2.2026", "2026-02-01"),
        ("", "5 March 2018", "2018-03-05"),
        ("", "24 December 2018", "2018-12-24"),
        ("dmy", "5 March 2018", "2018-03-05"),
        ("dmy", "5.3.2018", "2018-03-05"),
        ("dmy", "3/5/18", "2018-05-03"),
        ("dmy", "3/5/2018", "2018-05-03"),
        ("dmy", "3-5-18", "2018-05-03"),
        ("dmy", "24.12.18", "2018-12-24"),
        ("dmy", "12/24/18", "2018-12-24"),
        ("mdy", "3/5/18", "2018-03-05"),
        ("mdy", "3/5/2018", "2018-03-05"),
        ("mdy", "5.3.2018", "2018-03-05"),
        ("mdy", "24/12/18", "2018-12-24"),
        ("mdy", "March 5, 18", "2018-03-05"),
        ("ymd", "18/3/5", "2018-03-05"),
        ("ymd", "2018/3/5", "2018-03-05"),
        ("ymd", "5 Mar 2018", "2018-03-05"),
        ("dmy", "1/1/69", "1969-01-01"),
        ("dmy", "1/1/68", "2068-01-01"),
        # The months of the six languages, and their abbreviations.
        ("", "1er février 2026", "2026-02-01"),
        ("", "5 mars 2018", "2018-03-05"),
        ("", "5 maart 2018", "2018-03-05"),
        ("", "5 mrt. 2018", "2018-03-05"),
        ("", "5. März 2018", "2018-03-05"),
        ("", "5. MAERZ 2018", "2018-03-05"),
        ("", "5 marca 2018", "2018-03-05"),
        ("", "5 de marzo de 2018", "2018-03-05"),
        ("", "3 mei 2018", "2018-05-03"),
        ("", "3 maja 2018", "2018-05-03"),
        ("", "3 juin 2018", "2018-06-03"),
        ("", "3 juil. 2018", "2018-07-03"),
        ("", "3 lipca 2018", "2018-07-03"),
        ("", "3 sierpnia 2018", "2018-08-03"),
        ("", "15 août 2018", "2018-08-15"),
        ("", "11 listopada 2018", "2018-11-11"),
        ("", "24. Dez. 2018", "2018-12-24"),
        ("", "24 dic 2018", "2018-12-24"),
    ],
)
def test_which_day_it_is(order: str, text: str, day: str) -> None:
    assert str(read_day(text, order)) == day


def test_the_months_of_another_language() -> None:
    finnish = ["tammikuuta tammikuu", "helmikuuta helmikuu", "maaliskuuta maaliskuu"]
    assert read_day("5. maaliskuuta 2018", "dmy", finnish) == date(2018, 3, 5)
    assert read_day("5. March 2018", "dmy", finnish) == date(2018, 3, 5)


TWO_DAYS = "“{}” could be two dates; put the year first, e.g. 2026-01-31"
NONE = "“{}” is not a date, e.g. 2026-01-31"


@pytest.mark.parametrize(
    ("order", "text", "said"),
    [
        ("", "1/2/2026", TWO_DAYS),
        ("", "1-2-2026", TWO_DAYS),
        ("ymd", "1-2-2026", TWO_DAYS),
        ("", "30.2.2026", "there is no such date: {}"),
        ("", "12.24.2018", "there is no such date: {}"),
        ("dmy", "30 February 2026", "there is no such date: {}"),
        ("", "13/13/2026", "there is no such date: {}"),
        ("", "0000-01-01", "there is no such date: {}"),
        ("", "31.1.26", NONE),
        ("", "31 Jan 26", NONE),
        ("dmy", "31.1.026", NONE),
        ("", "2026-01/31", NONE),
        ("", "٣١.1.2026", NONE),
        ("", "2026-01-311", NONE),
        ("dmy", "5 March", NONE),
        ("dmy", "March 2018", NONE),
        ("dmy", "5 3 2018", NONE),
        ("dmy", "5 ju 2018", NONE),
        ("dmy", "5 jui 2018", NONE),
        ("dmy", "5 Marsh 2018", NONE),
        ("dmy", "Tuesday 5 March 2018", NONE),
        ("dmy", "5 March 2018 10", NONE),
        ("dmy", "5 March 2018?", NONE),
        ("dmy", "5 March 20180", NONE),
        ("dmy", f"2018 March {'1' * 20}", NONE),
        ("dmy", "", NONE),
        ("dmy", "today", NONE),
    ],
)
def test_what_is_no_day(order: str, text: str, said: str) -> None:
    with pytest.raises(Impossible) as wrong:
        read_day(text, order)
    assert str(wrong.value) == said.format(text)


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
