"""Days as people write them, in files and in fields."""

import re
from collections.abc import Sequence
from datetime import date, timedelta
from itertools import zip_longest

from scorepad.bridge.errors import Impossible
from scorepad.bridge.translatable import translate
from scorepad.bridge.typed.name_matching import simplified
from scorepad.exchange.names import short

_TIME = r"(?:[ T][0-9:.]+Z?)?"
_FIGURES = rf"(?a)(\d\d?|\d{{4}})([-/.])\s?(\d\d?)\2\s?(\d\d?|\d{{4}}){_TIME}"
_PARTS = r"[0-9]+|[^\W\d_]+|[^\s,./'-]"
_YEAR = r"(?a)(?P<year>\d{4})(?:/(?P<next>\d\d))?"
_MONTH = r"(?a)(?P<year>\d{4})-(?P<month>\d\d?)"
_MONTHS = 12
_BETWEEN = {"DE", "DEL", "OF", "R", "ST", "ND", "RD", "TH", "ER"}
"""Words allowed beside the figures of a day: 5 de marzo de 2018, March 5th."""
_NAMES = (
    "JANUARY JANUAR JANNER JAENNER JANVIER JANUARI STYCZEN STYCZNIA ENERO",
    "FEBRUARY FEBRUAR FEVRIER FEBRUARI LUTY LUTEGO FEBRERO",
    "MARCH MARZ MAERZ MARS MAART MRT MARZEC MARCA MARZO",
    "APRIL AVRIL KWIECIEN KWIETNIA ABRIL",
    "MAY MAI MEI MAJ MAJA MAYO",
    "JUNE JUNI JUIN CZERWIEC CZERWCA JUNIO",
    "JULY JULI JUILLET LIPIEC LIPCA JULIO",
    "AUGUST AOUT AUGUSTUS SIERPIEN SIERPNIA AGOSTO",
    "SEPTEMBER SEPTEMBRE WRZESIEN WRZESNIA SEPTIEMBRE SETIEMBRE",
    "OCTOBER OKTOBER OCTOBRE PAZDZIERNIK PAZDZIERNIKA OCTUBRE",
    "NOVEMBER NOVEMBRE LISTOPAD LISTOPADA NOVIEMBRE",
    "DECEMBER DEZEMBER DECEMBRE GRUDZIEN GRUDNIA DICIEMBRE",
)
"""The months in the languages that deals are typed in."""
_LEAST = 3
"""A month may be shortened to this many letters if it stays unambiguous."""
_CENTURY = 69
"""Of years with two digits, 68 is 2068 and 69 is 1969, as in most programs."""
_SEASON_BEGINS = 9
"""The first month of a bridge season."""
_EVERYTHING = "all"


def read_day(text: str, order: str = "", months: Sequence[str] = ()) -> date:
    """Read a day: in figures, or with the month in words.

    `order`, the usual one of a country such as mdy, tells day from month and allows years of two
    digits; without it, ambiguous dates are refused. With dots the day comes first. `months` adds
    names of months, alternatives separated by blanks.
    """
    day = _in_figures(text, order) or _with_month(text, months)
    if day is None or (len(day[0]) != 4 and not (order and len(day[0]) == 2)):
        said = translate("words", "“{typed}” is not a date, e.g. 2026-01-31")
        raise Impossible(said, typed=short(text))
    return _day(text, *day)


def _in_figures(text: str, order: str) -> tuple[str, str, str] | None:
    """Return year, month and day."""
    found = re.fullmatch(_FIGURES, text)
    if not found:
        return None
    one, sign, two, three = found.groups()
    if len(one) == 4 or (order.startswith("y") and len(three) < 3):
        return one, two, three
    day_first, month_first = (three, two, one), (three, one, two)
    if sign == "." or int(one) > _MONTHS or one == two:
        return day_first
    if int(two) > _MONTHS or order == "mdy":
        return month_first
    if order != "dmy":
        said = translate(
            "words", "“{typed}” could be two dates; put the year first, e.g. 2026-01-31"
        )
        raise Impossible(said, typed=text)
    return day_first


def _with_month(text: str, months: Sequence[str]) -> tuple[str, str, str] | None:
    """Return year, month and day: 5 March 2018, March 5th, 2018, 5 de marzo de 2018."""
    parts = re.findall(_PARTS, simplified(text))
    figures = [part for part in parts if part.isdecimal()]
    words = [part for part in parts if not part.isdecimal() and part not in _BETWEEN]
    if len(figures) != 2 or len(words) != 1 or max(map(len, figures)) > 4:
        return None
    called = zip_longest(_NAMES, map(simplified, months), fillvalue="")
    fit = [
        number
        for number, names in enumerate(called, 1)
        if any(name.startswith(words[0]) for name in " ".join(names).split())
    ]
    if len(fit) != 1 or len(words[0]) < _LEAST:
        return None
    day, year = figures if len(figures[0]) < 3 else figures[::-1]
    return year, str(fit[0]), day


def _day(text: str, year: str, month: str, day: str) -> date:
    century = 0 if len(year) == 4 else 2000 if int(year) < _CENTURY else 1900
    try:
        return date(century + int(year), int(month), int(day))
    except ValueError:
        said = translate("words", "there is no such date: {typed}")
        raise Impossible(said, typed=short(text)) from None


def read_season(text: str) -> tuple[date | None, date | None]:
    """Read the first and last day of a season: 2026, 2025/26, 2026-09..2026-11, or all."""
    if text == _EVERYTHING:
        return None, None
    if found := re.fullmatch(_YEAR, text):
        year = int(found["year"])
        if found["next"] is None:
            return _first_of(text, year, 1), _last_of(text, year, _MONTHS)
        if int(found["next"]) == (year + 1) % 100:
            return _first_of(text, year, _SEASON_BEGINS), _last_of(
                text, year + 1, _SEASON_BEGINS - 1
            )
    first, between, last = text.partition("..")
    if between:
        begins = re.fullmatch(_MONTH, first)
        ends = re.fullmatch(_MONTH, last)
        return (
            _first_of(text, int(begins["year"]), int(begins["month"]))
            if begins
            else read_day(first),
            _last_of(text, int(ends["year"]), int(ends["month"])) if ends else read_day(last),
        )
    said = translate(
        "words", "“{typed}” is not a season, e.g. 2026, 2025/26, 2026-09..2026-11, or all"
    )
    raise Impossible(said, typed=short(text))


def _first_of(text: str, year: int, month: int) -> date:
    return _day(text, f"{year:04}", str(month), "1")


def _last_of(text: str, year: int, month: int) -> date:
    first = _first_of(text, year, month)
    if month == _MONTHS:
        return first.replace(day=31)
    return first.replace(month=first.month + 1) - timedelta(days=1)
