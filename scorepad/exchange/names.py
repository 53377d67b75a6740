"""Players' names and who sits where, as they are written in text."""

import re
import unicodedata
from collections.abc import Sequence

from scorepad.bridge.errors import Impossible
from scorepad.bridge.seats import Seat, Seating, seated

LONGEST_NAME = 100
LONGEST_QUOTE = 60
MOST_OUT = 3
"""How many may sit out: seven players are the most at one table."""
SEATS = {word: seat for seat in Seat for word in (seat.lower(), seat.name.lower())}
SEATS_EXAMPLE = "write seats N=Ann E=Bob S=Cy W=Di, names with blanks in quotes"
QUOTES = '"“”„«»'
QUOTED = '"[^"]*"|[“”„«»][^“”„«»]*[“”„«»]'
"""Words in quotes, straight or typographic ones."""
_CHAIR = re.compile(
    rf"\s*(?P<chair>[^\s={QUOTES}]*)\s*=\s*"
    rf"(?:(?P<quoted>{QUOTED})|(?P<plain>[^\s={QUOTES}]*?)),*(?!\S)"
    r"|\s*(?P<unreadable>\S+)"
)
_OUT = ("o", "out")
_UNFIT = ("Cc", "Cs", "Zl", "Zp")
_BIDI_CONTROLS = re.compile("[\u202a-\u202e\u2066-\u2069]")


class BadSeats(ValueError):
    """Seats that cannot be read, with all that is wrong with them."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


def read_seating(text: str) -> Seating:
    """Read who sits where, and say all that is wrong with it."""
    chairs: dict[Seat, str] = {}
    out: list[str] = []
    faults: list[str] = []
    for found in _CHAIR.finditer(text):
        if found["unreadable"]:
            faults.append(f"“{short(found['unreadable'])}” cannot be read")
            continue
        chair = found["chair"]
        seat = SEATS.get(chair.casefold())
        name = _name_in(found, seat, faults)
        if name and name in (*chairs.values(), *out):
            faults.append(f"{name} cannot be in two places")
        if chair.casefold() in _OUT:
            out.append(name)
        elif seat is None:
            said = f"“{short(chair)}” is no chair" if chair else "a chair is missing before ="
            faults.append(f"{said}; chairs are N, E, S and W")
        elif seat in chairs:
            faults.append(f"chair {seat} is taken twice")
        else:
            chairs[seat] = name
    missing = [seat for seat in Seat if seat not in chairs]
    if missing:
        faults.append(f"nobody sits {listed(missing, 'and')}")
    if len(out) > MOST_OUT:
        faults.append(f"{len(out)} sit out, and at most {MOST_OUT} can")
    if faults:
        raise BadSeats([*faults, SEATS_EXAMPLE])
    return seated(chairs, tuple(out))


def _name_in(found: re.Match[str], seat: Seat | None, faults: list[str]) -> str:
    """The name of a chair, or none with what is wrong with it among the faults."""
    typed = found["quoted"][1:-1] if found["quoted"] else found["plain"]
    try:
        return clean_name(typed)
    except Impossible as impossible:
        nameless = seat and not typed.strip()
        faults.append(f"chair {seat} needs a name" if nameless else str(impossible))
        return ""


def clean_name(text: str) -> str:
    """A player's name as it is kept: composed, with single blanks, and fit to be shown."""
    name = unicodedata.normalize("NFC", text.strip())
    for fault in unfit(name):
        raise Impossible(fault)
    name = " ".join(name.split())
    if not name:
        raise Impossible("a player needs a name")
    if len(name) > LONGEST_NAME:
        raise Impossible(f"the name “{short(name)}” is longer than {LONGEST_NAME} letters")
    return name


def unfit(text: str) -> list[str]:
    """What is wrong with words that have a character which a sheet cannot show in its line."""
    for character in text:
        if unicodedata.category(character) in _UNFIT or _BIDI_CONTROLS.match(character):
            code = f"U+{ord(character):04X}"
            return [f"the character {code} cannot stand in a name or a reason; leave it out"]
    return []


def unreadable(data: bytes) -> str:
    """What is said of a file that is not the text it should be."""
    if any(sign in data for sign in _NEVER_IN_TEXT):
        return "this is no text but something else, such as a picture; choose another file"
    return "this letter cannot be read; save the file as Unicode (UTF-8) in its own program"


_NEVER_IN_TEXT = (b"\0", b"\1", b"\2", b"\3", b"%PDF")


def listed(words: Sequence[str], last: str) -> str:
    """Words as in a sentence: one, two and three."""
    return f" {last} ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def short(text: str) -> str:
    """The beginning of what was typed, so that there is room to say what is wrong with it."""
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"
