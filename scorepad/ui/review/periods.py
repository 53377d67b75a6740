"""Periods to choose from: a year, a season, the last months."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from datetime import MAXYEAR, MINYEAR, date
from typing import NamedTuple

from PySide6.QtCore import QDate

from scorepad.ui.words import translate


class Period(NamedTuple):
    """From one day to another, both included; None is open."""

    name: str
    first: date | None = None
    last: date | None = None


def today() -> date:
    now = QDate.currentDate()
    return date(now.year(), now.month(), now.day())


def periods(days: Sequence[date], now: date) -> list[Period]:
    """Return all time, and every period that contains any of these days, which are sorted."""
    everything = Period(translate("words", "All years"))
    return [everything, *(period for period in _latest_first(days, now) if _any(days, period))]


def _latest_first(days: Sequence[date], now: date) -> Iterator[Period]:
    if not days:
        return
    yield Period(
        translate("words", "The last 12 months"),
        _months_before(now, 12),
        now,
    )
    for year in range(min(days[-1].year, MAXYEAR - 1), max(days[0].year - 1, MINYEAR) - 1, -1):
        season = date(year, 9, 1), date(year + 1, 8, 31)
        yield Period(
            translate("words", "Season {first}/{last}").format(
                first=year, last=f"{(year + 1) % 100:02d}"
            ),
            *season,
        )
        yield Period(str(year), date(year, 1, 1), date(year, 12, 31))


def _any(days: Sequence[date], period: Period) -> bool:
    assert period.first
    assert period.last
    at = bisect_left(days, period.first)
    return at < len(days) and days[at] <= period.last


def _months_before(day: date, number: int) -> date:
    """Return the same day a number of months earlier, adjusted for shorter months."""
    month = day.year * 12 + day.month - 1 - number
    return date(month // 12, month % 12 + 1, min(day.day, 28))
