"""Days as people write them in tables."""

import re
from calendar import monthrange
from datetime import date

from scorepad.bridge.errors import Impossible
from scorepad.bridge.translatable import translate
from scorepad.exchange.names import short

_TIME = r"(?:[ T][0-9:.]+Z?)?"
_YEAR_FIRST = re.compile(rf"(?P<year>\d{{4}})([-/.])(?P<month>\d\d?)\2(?P<day>\d\d?){_TIME}", re.A)
_DAY_FIRST = re.compile(rf"(?P<day>\d\d?)\.\s?(?P<month>\d\d?)\.\s?(?P<year>\d{{4}}){_TIME}", re.A)
_EITHER = re.compile(rf"(?P<one>\d\d?)([-/])(?P<other>\d\d?)\2(?P<year>\d{{4}}){_TIME}", re.A)
_YEAR = re.compile(r"(?P<year>\d{4})(?:/(?P<next>\d\d))?", re.A)
_MONTH = re.compile(r"(?P<year>\d{4})-(?P<month>\d\d?)", re.A)
_MONTHS = 12
SEASON_BEGINS = 9
"""The month in which a winter of bridge begins."""
EVERYTHING = "all"


def read_day(text: str) -> date:
    """Read a day; with dots the day stands before the month, with strokes either may."""
    if either := _EITHER.fullmatch(text):
        day, month = int(either["one"]), int(either["other"])
        if max(day, month) <= _MONTHS and day != month:
            said = translate(
                "words", "“{typed}” can be read two ways; write the year first, as 2026-01-31"
            )
            raise Impossible(said, typed=text)
        if month > _MONTHS:
            day, month = month, day
        return _day(text, either["year"], month, day)
    if found := _YEAR_FIRST.fullmatch(text) or _DAY_FIRST.fullmatch(text):
        return _day(text, found["year"], int(found["month"]), int(found["day"]))
    said = translate("words", "“{typed}” is no date; write it as 2026-01-31")
    raise Impossible(said, typed=short(text))


def _day(text: str, year: str, month: int, day: int) -> date:
    try:
        return date(int(year), month, day)
    except ValueError:
        said = translate("words", "“{typed}” is not in the calendar")
        raise Impossible(said, typed=text) from None


def read_season(text: str) -> tuple[date | None, date | None]:
    """Read from when to when: 2026, 2025/26, 2026-09..2026-11, or all."""
    if text == EVERYTHING:
        return None, None
    if found := _YEAR.fullmatch(text):
        year = int(found["year"])
        if found["next"] is None:
            return _first_of(text, year, 1), _last_of(text, year, _MONTHS)
        if int(found["next"]) == (year + 1) % 100:
            return _first_of(text, year, SEASON_BEGINS), _last_of(text, year + 1, SEASON_BEGINS - 1)
    first, between, last = text.partition("..")
    if between:
        begins = _MONTH.fullmatch(first)
        ends = _MONTH.fullmatch(last)
        return (
            _first_of(text, int(begins["year"]), int(begins["month"]))
            if begins
            else read_day(first),
            _last_of(text, int(ends["year"]), int(ends["month"])) if ends else read_day(last),
        )
    said = translate(
        "words", "“{typed}” is no season; write it as 2026, 2025/26, 2026-09..2026-11, or all"
    )
    raise Impossible(said, typed=short(text))


def _first_of(text: str, year: int, month: int) -> date:
    return _day(text, str(year), month, 1)


def _last_of(text: str, year: int, month: int) -> date:
    first = _first_of(text, year, month)
    return first.replace(day=monthrange(first.year, first.month)[1])
