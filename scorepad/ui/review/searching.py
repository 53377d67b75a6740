"""What is typed into the search, what it means, and the evenings in whose words it is found."""

import re
from array import array
from collections.abc import Collection, Iterable, Iterator, Sequence
from unicodedata import combining, normalize

from scorepad.archive.listing import EveningLine
from scorepad.bridge.options import Form
from scorepad.ui.words import review as words


class Searched:
    """All that can be found in evenings, in a few long texts with a line for each evening.

    As texts of their own, the lines would take twice the room.
    """

    def __init__(self) -> None:
        self._texts: list[tuple[Sequence[int], str]] = []

    def add(self, lines: Iterable[EveningLine]) -> None:
        """More evenings, that are not there yet."""
        texts = {line.key: _text(line) for line in lines}
        if texts:
            self._texts.append((array("q", texts), "\n".join(texts.values())))

    def change(self, line: EveningLine) -> None:
        """An evening that is another one than before, or new."""
        for place, (keys, text) in enumerate(self._texts):
            if line.key in keys:
                texts = dict(zip(keys, text.split("\n"), strict=True))
                texts[line.key] = _text(line)
                self._texts[place] = keys, "\n".join(texts.values())
                return
        self.add([line])

    def found(self, typed: str) -> Iterator[int]:
        """The evenings in which each of these words begins a word."""
        wanted = [*map(spelt, typed.split())]
        for keys, text in self._texts:
            lines = [*zip(keys, text.split("\n"), strict=True)]
            for word in wanted:
                lines = [(key, line) for key, line in lines if word in line]
            yield from (key for key, _ in lines)


def _text(line: EveningLine) -> str:
    """All that can be found in an evening, as it is searched."""
    day = line.day
    days = (str(day), words.day_name(day), words.weekday_name(day), words.month_name(day))
    forms = (words.form_searched(form) for form in line.forms)
    said = (*line.players, line.title, line.note, line.remarks, *days, *line.forms, *forms)
    return spelt(" ".join(" ".join(said).split()))


def understood(word: str, players: Collection[str]) -> str:
    """Say what a word of the search means, as far as only one thing begins so."""
    begun = spelt(word)
    if re.fullmatch(r"\d{4}", word):
        return word
    named = [name for name in players if begun in spelt(name)]
    if len(named) == 1:
        return words.searched_player(named[0])
    others = [words.form_name(form) for form in Form if begun in spelt(words.form_searched(form))]
    others += [name for name in words.months_and_weekdays() if begun in spelt(name)]
    if not named and len(others) == 1:
        return others[0]
    return words.searched_word(word)


def spelt(text: str) -> str:
    """Small letters without accents, and a space before each word: its beginning finds it."""
    text = text.casefold()
    if not text.isascii():
        text = "".join(letter for letter in normalize("NFKD", text) if not combining(letter))
    return " " + re.sub(r"([^\w ])", r"\1 ", text)
