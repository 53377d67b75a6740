"""The times one may ask for."""

from datetime import date

from hypothesis import given
from hypothesis import strategies as st

from scorepad.ui.review.periods import periods


def test_years_seasons_and_the_last_months() -> None:
    found = periods(range(2023, 2025), date(2024, 3, 31))
    assert [period.name for period in found] == [
        "All the years",
        "The last 12 months",
        *("2024", "Season 2024/25"),
        *("2023", "Season 2023/24"),
    ]
    assert found[1][1:] == (date(2023, 3, 28), date(2024, 3, 31))
    assert found[3][1:] == (date(2024, 9, 1), date(2025, 8, 31))


def test_without_evenings_there_is_only_all_of_them() -> None:
    assert [period.first for period in periods(range(0), date(2024, 3, 31))] == [None]


@given(st.dates(date(1900, 1, 1), date(2200, 1, 1)))
def test_every_period_has_an_end_after_its_beginning(now: date) -> None:
    for period in periods(range(now.year - 1, now.year + 1), now)[1:]:
        assert period.first
        assert period.last
        assert 0 < (period.last - period.first).days <= 369
