"""The search of evenings: what words mean, and the evenings that contain them."""

import re
from array import array
from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import date
from unicodedata import combining, normalize

from PySide6.QtCore import QLocale

from scorepad.archive.listing import EveningLine
from scorepad.bridge.errors import Impossible
from scorepad.bridge.options import CAVENDISH, CHICAGO, DUPLICATE, POINTS, RUBBER, Form
from scorepad.ui.parts.day_field import day_typed
from scorepad.ui.words import review as review_words
from scorepad.ui.words import short_day, translate


class Searched:
    """The search text of all evenings, in a few long texts with a line for each evening.

    Separate strings would take twice the memory.
    """

    def __init__(self) -> None:
        self._texts: list[tuple[Sequence[int], str]] = []

    def add(self, lines: Iterable[EveningLine]) -> None:
        """Add evenings that are not there yet."""
        texts = {line.key: _text(line) for line in lines}
        if texts:
            self._texts.append((array("q", texts), "\n".join(texts.values())))

    def change(self, line: EveningLine) -> None:
        """Replace the text of a changed evening, or add a new one."""
        for place, (keys, text) in enumerate(self._texts):
            if line.key in keys:
                texts = dict(zip(keys, text.split("\n"), strict=True))
                texts[line.key] = _text(line)
                self._texts[place] = keys, "\n".join(texts.values())
                return
        self.add([line])

    def found(self, typed: str) -> Iterator[int]:
        """Yield the evenings in which each of these words begins some word."""
        wanted = [spelt(str(_day_in(word) or word)) for word in typed.split()]
        for keys, text in self._texts:
            lines: Iterable[tuple[int, str]] = zip(keys, text.split("\n"), strict=True)
            for word in wanted:
                lines = [(key, line) for key, line in lines if word in line]
            yield from (key for key, _ in lines)


def _text(line: EveningLine) -> str:
    """Return everything that can be found in an evening, normalised for searching."""
    day = line.day
    days = (
        str(day),
        review_words.day_name(day),
        short_day(day),
        (QLocale().standaloneDayName(day.isoweekday()) if day else ""),
        review_words.month_name(day),
    )
    forms = (_form_searched(form) for form in line.forms)
    said = (*line.players, line.title, line.note, line.remarks, *days, *line.forms, *forms)
    return spelt(" ".join(" ".join(said).split()))


def _day_in(word: str) -> date | None:
    try:
        return day_typed(word)
    except Impossible:
        return None


def understood(word: str, players: Collection[str]) -> str:
    """Return what a word of the search means, if only one thing begins with it."""
    begun = spelt(word)
    if re.fullmatch(r"\d{4}", word):
        return word
    if day := _day_in(word):
        return review_words.day_name(day)
    named = [name for name in players if begun in spelt(name)]
    if len(named) == 1:
        return translate("words", "player {player}").format(player=named[0])
    others = [review_words.form_name(form) for form in Form if begun in spelt(_form_searched(form))]
    others += [name for name in _months_and_weekdays() if begun in spelt(name)]
    if not named and len(others) == 1:
        return others[0]
    return translate("words", "“{word}”").format(word=word)


def spelt(text: str) -> str:
    """Return lower-case text without accents; a space before each word marks beginnings."""
    text = text.casefold()
    if not text.isascii():
        text = "".join(letter for letter in normalize("NFKD", text) if not combining(letter))
    return " " + re.sub(r"([^\w ])", r"\1 ", text)


def _form_searched(form: Form) -> str:
    """Return all names that a form may be searched by."""
    names = {
        RUBBER: translate("words", "Rubber"),
        CHICAGO: translate("words", "Chicago chukker"),
        CAVENDISH: translate("words", "Cavendish chukker"),
        DUPLICATE: translate("words", "Duplicate boards"),
        POINTS: translate("words", "IMPs against the points held"),
    }
    return names[form]


def _months_and_weekdays() -> tuple[str, ...]:
    here = QLocale()
    months = (here.standaloneMonthName(month) for month in range(1, 13))
    return (*months, *(here.standaloneDayName(day) for day in range(1, 8)))
