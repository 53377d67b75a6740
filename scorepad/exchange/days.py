"""Days as people write them in tables."""

import re
from datetime import date

from scorepad.bridge.errors import Impossible
from scorepad.bridge.translatable import translate
from scorepad.exchange.names import short

_TIME = r"(?:[ T][0-9:.]+Z?)?"
_YEAR_FIRST = re.compile(rf"(?P<year>\d{{4}})([-/.])(?P<month>\d\d?)\2(?P<day>\d\d?){_TIME}", re.A)
_DAY_FIRST = re.compile(rf"(?P<day>\d\d?)\.\s?(?P<month>\d\d?)\.\s?(?P<year>\d{{4}}){_TIME}", re.A)
_EITHER = re.compile(rf"(?P<one>\d\d?)([-/])(?P<other>\d\d?)\2(?P<year>\d{{4}}){_TIME}", re.A)
_MONTHS = 12


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
