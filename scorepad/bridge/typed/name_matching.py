"""Who is meant by letters that were typed: players go by a name, a later word or its beginning."""

from unicodedata import normalize

from scorepad.bridge.seats import Seat, Seating

Names = dict[Seat, tuple[str, ...]]
_SAME = str.maketrans("♧♢♡♤−–—‐‑＋＝×✕’`´\ufe0e\ufe0f", "♣♦♥♠-----+=XX'''  ")


def simplified(text: str) -> str:
    """The text in capitals and plain signs, letter for letter as long as it was."""
    capitals = "".join(c.upper() if len(c.upper()) == 1 else c for c in text)
    return unaccented(capitals.translate(_SAME))


def unaccented(text: str) -> str:
    """The text with É as E, which nobody has to type; letter for letter as long as it was."""
    return text if text.isascii() else "".join(map(_plain, text))


def _plain(letter: str) -> str:
    base = "L" if letter == "Ł" else normalize("NFD", letter)[0]
    return base if base.isascii() else letter


def names_by_seat(seating: Seating) -> Names:
    """How each player may be called: by the whole name, or by a later word of it.

    Nobody has to type the dots and apostrophes in it.
    """
    return {seat: _ways_to_call(name) for seat, name in seating if name != seat}


def _ways_to_call(name: str) -> tuple[str, ...]:
    """The whole name and its later words, in capitals."""
    whole = simplified(name)
    undotted = whole.replace(".", "")
    return (whole, *_parts(undotted), *_parts(undotted.replace("'", "")))


def _parts(name: str) -> list[str]:
    words = name.split()
    return [" ".join(words), *words[1:]]


def match_player(names: Names, text: str, start: int) -> tuple[int, list[Seat]]:
    """How many letters of a plain text name a player, and which players they fit."""
    agree = {
        seat: max(_agreeing(text, start, name) for name in called) for seat, called in names.items()
    }
    most = max(agree.values(), default=(0, False))
    return most[0], [seat for seat, agreeing in agree.items() if agreeing == most]


def letters_of(name: str, text: str, start: int) -> int:
    """How many letters of a plain text begin this name; none where a word goes on otherwise."""
    number = max(_agreeing(text, start, called)[0] for called in _ways_to_call(name))
    return 0 if text[start + number : start + number + 1].isalpha() else number


def _agreeing(text: str, start: int, name: str) -> tuple[int, bool]:
    """How many letters of the text are those of a name, and whether they are all of it."""
    number = 0
    for typed, letter in zip(text[start:], name, strict=False):
        if typed != letter:
            break
        number += 1
    number = len(name[:number].rstrip())
    return number, number == len(name)
