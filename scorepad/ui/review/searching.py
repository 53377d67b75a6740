"""What is looked for in the list of evenings, and where it is found."""

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import date
from unicodedata import combining, normalize

from scorepad.archive.listing import Line
from scorepad.bridge.agreed import Form
from scorepad.ui.words import review as words

Searched = tuple[Line, str]
"""An evening with all that can be found in it, as it is searched."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which evenings are looked for; what is empty asks for nothing."""

    text: str = ""
    player: str = ""
    partner: str = ""
    form: Form | None = None
    first: date | None = None
    last: date | None = None

    def among(self, lines: Iterable[Searched], together: Collection[int] = ()) -> list[Line]:
        """Those that are wanted; a test at a time, as this is typed.

        It is told on which evenings the player and the partner were together.
        """
        for word in map(spelt, self.text.split()):
            lines = [(line, text) for line, text in lines if word in text]
        found = [line for line, _ in lines]
        if self.player:
            found = [line for line in found if self.player in line.players]
        if self.partner:
            found = [line for line in found if line.key in together]
        if self.form is not None:
            found = [line for line in found if self.form in line.forms]
        if self.first is not None:
            found = [line for line in found if line.day and line.day >= self.first]
        if self.last is not None:
            found = [line for line in found if line.day and line.day <= self.last]
        return found


EVERYTHING = Wanted()


def searched(line: Line, usual: Collection[str]) -> Searched:
    """An evening without its title, if that is only the usual one of its day."""
    if line.title in usual:
        line = line._replace(title="")
    day = line.day
    days = (str(day), words.day_name(day), words.weekday_name(day), words.month_name(day))
    return line, spelt(" ".join((*line.players, line.title, line.note, line.remarks, *days)))


def spelt(text: str) -> str:
    """Small letters without accents, and a space before each word: its beginning finds it."""
    text = text.casefold()
    if not text.isascii():
        text = "".join(letter for letter in normalize("NFKD", text) if not combining(letter))
    return " " + re.sub(r"(\W)", r"\1 ", text)
