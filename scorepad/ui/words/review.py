"""Texts of the pages on earlier evenings."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import date

from PySide6.QtCore import QLocale

from scorepad import words
from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.options import Form
from scorepad.ui.words import hundreds, medium_day, player_name, translate
from scorepad.ui.words.errors import in_words

_FIRST_NAME = re.compile(r"(?:(?:Mrs|Mr|Ms|Miss|Dr|Sir|Lady|\S+\.) )?\S+")

# Days.


def day_name(day: date | None) -> str:
    """Write a day with the short name of its month."""
    return medium_day(day) or translate("words", "no date")


def day_in_list(day: date | None) -> str:
    """Write a day below the heading of its month: Friday 14."""
    if day is None:
        return translate("words", "no date")
    weekday = QLocale().standaloneDayName(day.isoweekday(), QLocale.FormatType.ShortFormat)
    return translate("words", "{weekday} {day}").format(weekday=weekday, day=day.day)


def month_name(day: date | None) -> str:
    if day is None:
        return translate("words", "Without a date")
    month = QLocale().standaloneMonthName(day.month)
    return translate("words", "{month} {year}").format(month=month, year=day.year)


# The list.


def evenings_title() -> str:
    return translate("words", "Earlier evenings")


def evening_headings() -> tuple[str, ...]:
    return (
        translate("words", "Date"),
        translate("words", "Players"),
        translate("words", "Played"),
        translate("words", "Deals"),
        translate("words", "Result"),
        translate("words", "Note"),
    )


def form_name(form: Form) -> str:
    return words.form_name(form, translate)


def results(brought: Mapping[str, int]) -> str:
    """Return everybody's result, unless all came out even."""
    return all_results(brought) if any(brought.values()) else ""


def all_results(brought: Mapping[str, int]) -> str:
    """Return everybody's result, the winners first: Ann +12, Di −12."""
    order = sorted(brought.items(), key=lambda item: (-item[1], item[0]))
    called = first_names(brought)
    return ", ".join(f"{called[name]}\u00a0{hundreds(number)}" for name, number in order)


def first_names(players: Iterable[str]) -> dict[str, str]:
    """Return first names where they are unique; Mrs Di counts as one."""
    whole = {name: player_name(name) for name in players}
    first = {name: _FIRST_NAME.match(said) for name, said in whole.items()}
    short = {name: found.group() if found else whole[name] for name, found in first.items()}
    alike = Counter(short.values())
    return {name: said if alike[said] == 1 else whole[name] for name, said in short.items()}


def title_and_note(title: str, note: str) -> str:
    return " – ".join(part for part in (title, note) if part)


def one_player_two_names() -> str:
    return translate("words", "&Two spellings of a player…")


def export() -> str:
    return translate("words", "&Export…")


def sort_by() -> str:
    return translate("words", "S&ort by")


# Two spellings.


# One evening.


def cannot(trouble: ScorepadError) -> str:
    """Return the message for a failure of the archive."""
    return translate("words", "That could not be done: {trouble}.").format(
        trouble=in_words(trouble.message)
    )
