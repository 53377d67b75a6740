"""The periods to choose from."""

from datetime import date

from hypothesis import given
from hypothesis import strategies as st

from scorepad.ui.review.periods import periods

DAYS = st.dates(date(1900, 1, 1), date(2200, 1, 1))


def test_years_seasons_and_the_last_months() -> None:
    found = periods([date(2023, 9, 1), date(2024, 3, 31)], date(2024, 3, 31))
    assert [period.name for period in found] == [
        "All years",
        "The last 12 months",
        *("2024", "Season 2023/24", "2023"),
    ]
    assert found[1][1:] == (date(2023, 3, 28), date(2024, 3, 31))
    assert found[3][1:] == (date(2023, 9, 1), date(2024, 8, 31))


def test_a_year_in_which_nobody_played_is_passed_over() -> None:
    found = periods([date(2020, 8, 31), date(2023, 5, 1)], date(2026, 11, 21))
    names = [period.name for period in found]
    assert names == ["All years", "2023", "Season 2022/23", "2020", "Season 2019/20"]


def test_without_evenings_there_is_only_all_of_them() -> None:
    assert [period.first for period in periods([], date(2024, 3, 31))] == [None]


@given(st.lists(DAYS, min_size=1, unique=True).map(sorted), DAYS)
def test_every_evening_is_in_a_year_and_a_season_and_no_time_is_empty(
    days: list[date], now: date
) -> None:
    _, *times = [(period.first, period.last) for period in periods(days, now)]
    for day in days:
        assert sum(first <= day <= last for first, last in times if first and last) >= 2
    for first, last in times:
        assert first
        assert last
        assert 0 < (last - first).days <= 369
        assert any(first <= day <= last for day in days)


def test_any_day_that_a_file_may_hold() -> None:
    assert len(periods([date.min, date.max], date(2026, 11, 21))) > 1
