"""Players' names and seatings as they are written in text."""

import re
import unicodedata

from scorepad.bridge.errors import Faulty, Impossible
from scorepad.bridge.seats import Seat, Seating, seated
from scorepad.bridge.translatable import Message, all_of, plural, translate

LONGEST_NAME = 100
_LONGEST_QUOTE = 60
MOST_OUT = 3
"""The most who can sit out, as a table has at most seven players."""
SEATS = {word: seat for seat in Seat for word in (seat.lower(), seat.name.lower())}
_SEATS_EXAMPLE = translate(
    "words", "a seats line looks like seats N=Ann E=Bob S=Cy W=Di; names with blanks need quotes"
)
QUOTES = '"“”„«»'
QUOTED = r'"(?:\\"|""|[^"])*"|[“”„«»][^“”„«»]*[“”„«»]'
r"""A quoted text, in straight or typographic quotes; inside, a quote is doubled or follows a \\."""
NAMED = re.compile(
    rf"\s*(?P<who>[^\s={QUOTES}]*)\s*=\s*"
    rf"(?:(?P<quoted>{QUOTED})|(?P<plain>[^\s={QUOTES}]*?)),*(?!\S)"
    r"|\s*(?P<unreadable>\S+)"
)
_OUT = ("o", "out")
_UNFIT = ("Cc", "Cs", "Zl", "Zp")
_BIDI_CONTROLS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def read_seating(text: str) -> Seating:
    """Read a seating; raises Faulty with everything that is wrong."""
    chairs: dict[Seat, str] = {}
    out: list[str] = []
    faults: list[Message] = []
    for found in NAMED.finditer(text):
        if found["unreadable"]:
            said = translate("words", "“{typed}” cannot be read")
            faults.append(Message(said, {"typed": short(found["unreadable"])}))
            continue
        chair = found["who"]
        seat = SEATS.get(chair.casefold())
        name = _name_in(found, seat, faults)
        if name and name in (*chairs.values(), *out):
            said = translate("words", "{name} cannot be in two places")
            faults.append(Message(said, {"name": name}))
        if chair.casefold() in _OUT:
            out.append(name)
        elif seat is None:
            said = translate("words", "a seat is missing before =; seats are N, E, S and W")
            if chair:
                said = translate("words", "“{typed}” is not a seat: N, E, S or W")
            faults.append(Message(said, {"typed": short(chair)}))
        elif seat in chairs:
            said = translate("words", "seat {seat} is taken twice")
            faults.append(Message(said, {"seat": seat}))
        else:
            chairs[seat] = name
    missing = [seat for seat in Seat if seat not in chairs]
    if missing:
        said = translate("words", "no player is named for {seats}")
        faults.append(Message(said, {"seats": all_of(missing)}))
    if len(out) > MOST_OUT:
        said = translate("words", "at most {most} players can sit out, not %n", "", -1)
        faults.append(plural(said, len(out), most=MOST_OUT))
    if faults:
        raise Faulty([*faults, Message(_SEATS_EXAMPLE)])
    return seated(chairs, tuple(out))


def _name_in(found: re.Match[str], seat: Seat | None, faults: list[Message]) -> str:
    """Return a name, or "" after adding what is wrong with it to the faults."""
    typed = name_typed(found)
    try:
        return clean_name(typed)
    except Impossible as impossible:
        if seat and not typed.strip():
            said = translate("words", "seat {seat} needs a name")
            faults.append(Message(said, {"seat": seat}))
        else:
            faults.append(impossible.message)
        return ""


def name_typed(found: re.Match[str]) -> str:
    """Return the name after the = in a match of NAMED, without quotes."""
    return unquoted(found["quoted"] or found["plain"])


def unquoted(text: str) -> str:
    """Return a text without the quotes it may have."""
    if re.fullmatch(QUOTED, text):
        return re.sub(r'[\\"]"', '"', text[1:-1])
    return text.strip(QUOTES)


def clean_name(text: str) -> str:
    """Return a player's name as it is stored: composed, with single blanks, and displayable."""
    name = unicodedata.normalize("NFC", text.strip())
    for fault in unfit(name):
        raise Impossible(fault)
    name = " ".join(name.split())
    if not name:
        raise Impossible(translate("words", "a player needs a name"))
    if len(name) > LONGEST_NAME:
        raise Impossible(
            translate("words", "the name “{name}” is longer than {most} letters"),
            name=short(name),
            most=LONGEST_NAME,
        )
    return name


def unfit(text: str) -> list[Message]:
    """Return what is wrong with text that has characters a sheet cannot show."""
    for character in dict.fromkeys(text):  # each character once, in the order of the text
        if _is_unfit(character):
            code = f"U+{ord(character):04X}"
            said = translate("words", "the character {code} is not allowed in a name or a reason")
            return [Message(said, {"code": code})]
    return []


def made_fit(text: str) -> str:
    """Return the text with such characters replaced."""
    return "".join("�" if _is_unfit(character) else character for character in text)


def _is_unfit(character: str) -> bool:
    return unicodedata.category(character) in _UNFIT or character in _BIDI_CONTROLS


def unreadable(data: bytes) -> Message:
    """Return the error for a file that is not the expected text."""
    if any(sign in data for sign in _NEVER_IN_TEXT):
        return Message(
            translate(
                "words",
                "this is not a text file; choose another file",
            )
        )
    return Message(
        translate(
            "words",
            "this letter cannot be read; save the file as Unicode (UTF-8) in its own program",
        )
    )


_NEVER_IN_TEXT = (b"\0", b"\1", b"\2", b"\3", b"%PDF")


def short(text: str) -> str:
    """Return the beginning of what was typed, to quote it in an error."""
    return text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 1] + "…"
