"""The words of a deal as people type them, all of it in capitals and plain signs."""

import re

from scorepad.bridge.contract import Strain
from scorepad.bridge.seats import Seat
from scorepad.bridge.typed import foreign_terms

_NUMBERS = (
    *("ZERO", "ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN"),
    *("EIGHT", "NINE", "TEN", "ELEVEN", "TWELVE", "THIRTEEN"),
)
END = r"(?![^\W\d_])"
"""No letter follows."""
NUMBER = rf"(?:[0-9]+|(?:{'|'.join(_NUMBERS)}){END})"
BLANK = re.compile(r"[\s,;.]*")
PASSED_OUT = re.compile(r"(ALL\s+)?PASS(ED|E|T)?(\s*-?\s*OUT)?")
SIDE = re.compile(rf"(N-?S|E-?W){END}")
BY = re.compile(rf"BY{END}")
LEVEL = re.compile(NUMBER)
STRAINS = r"NO\s*-?\s*TRUMPS?|NT|CLUBS?|DIAMONDS?|HEARTS?|SPADES?|[CDHSN]"
_STRAIN_HERE = re.compile(STRAINS)
_STRAIN_ABROAD = {strain: re.compile(names) for strain, names in foreign_terms.STRAINS.items()}
DOUBLING = re.compile(
    r"(?P<none>UNDOUBLED|NOT\s+DOUBLED)|(?P<two>REDOUBLED?|RDBL|X\s*X|\*\s*\*)"
    r"|DOUBLED?|DBL|X|\*"
)
HONOURS = re.compile(
    r"(?P<none>NO\s+HONOU?RS?)|(?P<points>[0-9]+)\s*HONOU?RS?|HONOU?RS?|(?P<letter>H)"
)
HELD_BY = re.compile(rf"(?:HELD\s+)?BY{END}")
POINTS = re.compile(r"[0-9]+")
FIGURE_AHEAD = re.compile(r"H\s*(?:(?!H)[^\W\d_][^\dH]*)?[0-9]{2}")
"""A bare H is for honours only if their figure follows."""
_SIDE = r"N\s*-?\s*S|E\s*-?\s*W"
POINTS_HELD = re.compile(
    rf"(?:POINTS\s*|(?<![^\W\d_]))(?P<before>{_SIDE})\s*(?P<with_side>\d{{1,3}})"
    rf"(?:\s*P(?:TS|OINTS?)?{END})?"
    rf"|(?<![\d+-])(?P<figure>\d{{1,3}})\s*P(?:TS|OINTS?)?{END}"
    rf"(?:\s*(?P<behind>{_SIDE}){END}(?!\s*\d))?"
)
"""Who held how many points: 23p, 23p ns, ns 23, points NS 23."""
_CHAIRS = {seat: re.compile(seat.name) for seat in Seat}
_CHAIRS_ABROAD = {
    seat: re.compile(f"{seat.name}|(?:{names}){END}")
    for seat, names in foreign_terms.CHAIRS.items()
}
NO_RESULT = re.compile(r"\d|[+-]|DOWN")
KEYWORD = re.compile(
    r"(?:MADE|MAKE|MAKES|MAKING|JUST\s+MA(?:DE|KES|KING)|TOOK|WENT|DOWN|OFF|PLUS|MINUS"
    rf"|DBL|RDBL|XX|(?:RE|UN)?DOUBLED?|NOT\s+DOUBLED|BY|(?:NO\s+)?HONOU?RS?|HELD){END}"
    rf"|H\s*[0-9]{{2}}|[+=*-]|{NUMBER}"
)
"""These name no player, whatever the players are called."""
_LETTERS = re.compile(r"[^\W\d_]*")


def number(typed: str) -> int:
    """A number in words or digits; of one too long for any use here the beginning will do."""
    if typed in _NUMBERS:
        return _NUMBERS.index(typed)
    return int(typed.lstrip("0")[:4] or 0)


def letters_at(text: str, at: int) -> str:
    """The word of letters alone that stands there, or begins there."""
    found = _LETTERS.match(text, at)
    return found.group() if found else ""


def strain_at(text: str, at: int, *, abroad: bool) -> tuple[Strain, int] | None:
    """The strain that stands there and where it ends; abroad in German and French too."""
    if abroad:
        for strain, names in _STRAIN_ABROAD.items():
            if found := names.match(text, at):
                return strain, found.end()
    here = _STRAIN_HERE.match(text, at)
    return (Strain(here.group()[0]), here.end()) if here else None


def chair_at(text: str, at: int, *, abroad: bool) -> tuple[Seat, int] | None:
    """The chair whose whole name stands there and where it ends."""
    for seat, names in (_CHAIRS_ABROAD if abroad else _CHAIRS).items():
        if found := names.match(text, at):
            return seat, found.end()
    return None
