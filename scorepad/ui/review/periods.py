"""The times one may ask for: a year, a season, the last months."""

from datetime import date
from typing import NamedTuple

from PySide6.QtCore import QDate

from scorepad.ui.words import review as words


class Period(NamedTuple):
    """From one day to another, both among it; without a day it is open."""

    name: str
    first: date | None = None
    last: date | None = None


def today() -> date:
    now = QDate.currentDate()
    return date(now.year(), now.month(), now.day())


def periods(years: range, now: date) -> list[Period]:
    """All that there can be something in, the latest first."""
    found = [Period(words.period_all())]
    if not years:
        return found
    found.append(Period(words.period_months(12), _months_before(now, 12), now))
    for year in reversed(years):
        found.append(Period(words.period_year(year), date(year, 1, 1), date(year, 12, 31)))
        season = date(year, 9, 1), date(year + 1, 8, 31)
        found.append(Period(words.period_season(year), *season))
    return found


def _months_before(day: date, number: int) -> date:
    """The same day so many months before; the first where that month is shorter."""
    month = day.year * 12 + day.month - 1 - number
    return date(month // 12, month % 12 + 1, min(day.day, 28))
