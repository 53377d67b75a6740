"""The words of a deal in a language, as patterns for text in unaccented capitals."""

import re
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from typing import NamedTuple

from scorepad.bridge.contract import NOTRUMP, Strain
from scorepad.bridge.seats import EAST, NORTH, Seat
from scorepad.bridge.typed.languages import ENGLISH, LANGUAGES, NEVER, Language
from scorepad.bridge.typed.name_matching import unaccented

_END = r"(?![^\W\d_])"
"""No letter follows."""
_BEGINNING = r"(?<![^\W\d_])"
BLANK = re.compile(r"[\s,;:.]*")
POINTS = re.compile(r"[0-9]+")
FIGURE_AHEAD = re.compile(r"H\s*(?:(?!H)[^\W\d_][^\dH]*)?[0-9]{2}")
"""A bare H means honours only if a figure follows."""
_POINTS = r"P(?:TS|KT|OINTS?|UNKTE?|UNTEN|UNTOS|UNKTY|UNKTOW)?"
"""Words for points held, in all of the languages."""
_LETTERS = re.compile(r"[^\W\d_]*")
_SUITS = tuple(strain for strain in Strain if strain is not NOTRUMP)


class StrainMeant(NamedTuple):
    """The strains that letters may mean; several are asked about."""

    strains: tuple[Strain, ...]
    end: int


class DealWords:
    """The words of a language, and of others understood along with it."""

    def __init__(self, language: Language, *others: Language) -> None:
        self.language = language
        every = (language, *others)
        numbers = [any_of(words) for words in zip(*(each.numbers for each in every), strict=True)]
        self._numbers = numbers
        number = rf"(?:[0-9]+|{_BEGINNING}{any_of(numbers)}{_END})"
        self.number = re.compile(number)

        self._notrump = re.compile(any_of(f"{each.notrump}|{each.suit(NOTRUMP)}" for each in every))
        names = ((name, suit) for each in every for suit, name in _suit_names(each))
        self._names = _longest_first({name: (suit,) for name, suit in names})
        self._letters = _longest_first(_letters_of_suits(language))

        self._own_chairs = {seat: unaccented(language.names(seat)) for seat in Seat}
        self._chairs = {
            seat: re.compile(rf"{own}|{any_of(e.names(seat) for e in others)}{_END}")
            for seat, own in self._own_chairs.items()
        }
        self.chairs = {each.chair(seat): seat for each in (ENGLISH, language) for seat in Seat}
        """Chairs by their letters."""
        sides = (
            f"{each.chair(seat)}-?{each.chair(seat.partner)}"
            for each in (language, ENGLISH)
            for seat in (NORTH, EAST)
        )
        self._sides = any_of(sides).replace("-?", r"\s*-?\s*")
        self.side = re.compile(self._sides + _END)

        by = any_of(each.by for each in every)
        self.by = re.compile(any_of((by, *(each.of for each in every))) + _END)
        self.passed_out = re.compile(any_of(each.passed for each in every))

        doubled = any_of(each.doubled for each in every)
        redoubled = any_of(each.redoubled for each in every)
        undoubled = any_of(each.undoubled for each in every)
        self.doubling = re.compile(
            rf"(?P<none>{undoubled})|(?P<two>{redoubled}|X\s*X|\*\s*\*)|{doubled}|X|\*"
        )
        honours = any_of((*(each.honours for each in every), "HON"))
        no_honours = any_of(each.no_honours for each in every)
        self.honours = re.compile(
            rf"(?P<none>{no_honours})|(?P<points>[0-9]+)\s*{honours}|{honours}|(?P<letter>H)"
        )

        made = any_of(each.made for each in every) + _END
        exactly = any_of(each.exactly for each in every)
        having = any_of(each.having for each in every)
        plus, minus = any_of(each.plus for each in every), any_of(each.minus for each in every)
        over, down = any_of(each.over for each in every), any_of(each.down for each in every)
        one_over = any_of(each.one_over for each in every)
        tricks = any_of(each.tricks for each in every)
        figure = rf"{number}(?:\s*{tricks}{_END})?"
        self.result = re.compile(
            rf"(?P<over>(?:{made}\s*)?(?:{having}\s+)?"
            rf"(?:(?:\+|{plus})\s*{figure}|{number}\s*(?:{tricks}\s*)?{over}{_END}"
            rf"|(?P<one>{one_over}){_END}))"
            rf"|(?P<down>(?:{having}\s+)?"
            rf"(?:(?:-|{minus})\s*{figure}|{number}\s*(?:{tricks}\s*)?{down}{_END}))"
            rf"|(?P<made>{made}\s*{figure})"
            rf"|(?P<tricks>(?:{having}\s+)?{number}\s*{tricks}{_END}|(?P<bare>[89]|1[0-3])(?!\d))"
            rf"|(?P<exact>=|(?:{exactly}\s+)?{made}(?:\s+{exactly}{_END})?|{language.slip_made}{_END})"
        )
        self.no_result = re.compile(rf"\d|[+-]|{minus}")
        strains = any_of((self._notrump.pattern, *self._names, *self._letters))
        self.made_contract = re.compile(rf"(?P<made>{made})\s*{number}\s*{strains}(?![^\W_X])")
        """As in: Ann made 4 spades."""
        self.keyword = re.compile(
            rf"(?:(?:{exactly}\s+)?{made}|{having}|{plus}|{minus}|{doubled}|{redoubled}|{undoubled}"
            rf"|XX|{by}|{honours}|{no_honours}){_END}|H\s*[0-9]{{2}}|[+=*-]|{number}"
        )
        """Never names of players, whatever the players are called."""

    @cached_property
    def points_held(self) -> re.Pattern[str]:
        """Matches the points held: 23p, 23p ns, ns 23, points NS 23, points 23."""
        either = self._sides
        least = 2 if "P" in self.language.suits else 1  # 1P may be a contract there
        return re.compile(
            rf"(?:POINTS\s*|(?<![^\W\d_]))(?P<before>{either})\s*(?P<with_side>\d{{1,3}})"
            rf"(?:\s*{_POINTS}{_END})?"
            r"|POINTS\s*(?P<bare>\d{1,3})"
            rf"|(?<![\d+-])(?P<figure>\d{{{least},3}})\s*{_POINTS}{_END}"
            rf"(?:\s*(?P<behind>{either}){_END}(?!\s*\d))?"
        )

    def count(self, typed: str) -> int:
        """Return a number typed in words or digits; of one that is far too long, its beginning."""
        if typed.isdecimal():
            return int(typed.lstrip("0")[:4] or 0)
        return next(n for n, words in enumerate(self._numbers) if re.fullmatch(words, typed))

    def strains_at(self, text: str, at: int) -> list[StrainMeant]:
        """Return the strain named here, or those that begin so, the longest match first."""
        if found := self._notrump.match(text, at):
            return [StrainMeant((NOTRUMP,), found.end())]
        for name, suit in self._names.items():
            if text.startswith(name, at):
                return [StrainMeant(suit, at + len(name))]
        begun = ((strains, letters) for letters, strains in self._letters.items())
        return [
            StrainMeant(strains, at + len(letters))
            for strains, letters in begun
            if text.startswith(letters, at)
        ]

    def chair_at(self, text: str, at: int) -> tuple[Seat, int] | None:
        """Return the chair whose full name is here, and where it ends."""
        for seat, names in self._chairs.items():
            if found := names.match(text, at):
                return seat, found.end()
        return None

    def chair_begun(self, text: str, at: int) -> tuple[Seat, int] | None:
        """Return the chair whose name begins with the two letters or more here, and their end."""
        typed = letters_at(text, at)
        for seat in Seat:
            whole = unaccented(self.language.chair_name(seat).upper())
            if len(typed) > 1 and whole.startswith(typed):
                return seat, at + len(typed)
        return None

    def goes_on(self, text: str, at: int) -> bool:
        """Whether letters follow here that are not words of a deal."""
        return text[at : at + 1].isalpha() and not self.is_of_deal(text, at)

    def is_of_deal(self, text: str, at: int) -> bool:
        """Whether a word of a deal is here, or a figure."""
        known = (self.keyword, self.result, self.doubling, self.honours, FIGURE_AHEAD)
        return any(each.match(text, at) for each in known)

    def is_own_name(self, word: str, chair: Seat) -> bool:
        """Whether this is the chair's name in the language itself."""
        return re.fullmatch(self._own_chairs[chair], word) is not None


@cache
def deal_words(language: Language) -> DealWords:
    """Return the words of a language; English ones are always understood too."""
    return DealWords(ENGLISH) if language == ENGLISH else DealWords(language, ENGLISH)


@cache
def words_abroad() -> DealWords:
    """Return English words and those of every other language."""
    return DealWords(*LANGUAGES.values())


def any_of(words: Iterable[str]) -> str:
    """Return one pattern for all of these words."""
    return f"(?:{unaccented('|'.join(words)) or NEVER})"


def letters_at(text: str, at: int) -> str:
    """Return the letters that follow here, up to the end of the word."""
    found = _LETTERS.match(text, at)
    return found.group() if found else ""


def _suit_names(language: Language) -> Iterator[tuple[Strain, str]]:
    """Yield each suit with its sign and all its names."""
    for suit, names in zip(_SUITS, language.suit_names, strict=True):
        for name in (suit.sign, *unaccented(names).split("|")):
            yield suit, name


def _letters_of_suits(language: Language) -> dict[str, tuple[Strain, ...]]:
    """Return the letters and shortened names of suits; English ones unless taken."""
    letters: dict[str, tuple[Strain, ...]] = {ENGLISH.suit(suit): (suit,) for suit in _SUITS}
    if language == ENGLISH:
        letters |= {"N": (NOTRUMP,), "NO": (NOTRUMP,)}
    for suit in _SUITS:
        first = language.suit(suit)[0]
        letters[first] = tuple(each for each in _SUITS if language.suit(each)[0] == first)
    for suit, name in _suit_names(language):
        letters |= {name[:end]: (suit,) for end in range(2, len(name))}
    return letters | {language.suit(suit): (suit,) for suit in _SUITS}


def _longest_first(
    called: dict[str, tuple[Strain, ...]],
) -> dict[str, tuple[Strain, ...]]:
    return dict(sorted(called.items(), key=lambda item: -len(item[0])))
