"""Which player some letters mean: a name, a later word of it, or the beginning of either."""

from unicodedata import normalize

from scorepad.bridge.seats import Seat, Seating

Names = dict[Seat, tuple[str, ...]]
_SAME = str.maketrans("♧♢♡♤−–—‐‑＋＝×✕’`´\ufe0e\ufe0f", "♣♦♥♠-----+=XX'''  ")


def simplified(text: str) -> str:
    """Return the text in unaccented capitals, with its length unchanged."""
    capitals = "".join(c.upper() if len(c.upper()) == 1 else c for c in text)
    return unaccented(capitals.translate(_SAME))


def unaccented(text: str) -> str:
    """Return the text without accents, which need not be typed, with its length unchanged."""
    return text if text.isascii() else "".join(map(_plain, text))


def _plain(letter: str) -> str:
    base = "L" if letter == "Ł" else normalize("NFD", letter)[0]
    return base if base.isascii() else letter


def names_by_seat(seating: Seating) -> Names:
    """Return how each player may be called: by the full name, or by a later word of it.

    Dots and apostrophes need not be typed.
    """
    return {seat: _ways_to_call(name) for seat, name in seating if name != seat}


def _ways_to_call(name: str) -> tuple[str, ...]:
    """Return the full name and its later words, in capitals."""
    whole = simplified(name)
    undotted = whole.replace(".", "")
    return (whole, *_parts(undotted), *_parts(undotted.replace("'", "")))


def _parts(name: str) -> list[str]:
    words = name.split()
    return [" ".join(words), *words[1:]]


def match_player(names: Names, text: str, start: int) -> tuple[int, list[Seat]]:
    """Return how many letters of a simplified text name a player, and the players they fit."""
    agree = {
        seat: max(_agreeing(text, start, name) for name in called) for seat, called in names.items()
    }
    most = max(agree.values(), default=(0, False))
    return most[0], [seat for seat, agreeing in agree.items() if agreeing == most]


def letters_of(name: str, text: str, start: int) -> int:
    """Return how many letters of a text begin this name; 0 if the word goes on differently."""
    number = max(_agreeing(text, start, called)[0] for called in _ways_to_call(name))
    return 0 if text[start + number : start + number + 1].isalpha() else number


def _agreeing(text: str, start: int, name: str) -> tuple[int, bool]:
    """Return how many letters agree with a name, and whether they are all of it."""
    number = 0
    for typed, letter in zip(text[start:], name, strict=False):
        if typed != letter:
            break
        number += 1
    number = len(name[:number].rstrip())
    return number, number == len(name)
