"""Suits and chairs by their German and French names, for those who learned bridge so."""

import re

_SUITS = {
    "♠": "PIK|PIQUES?",
    "♥": "HERZ|C(?:O|Œ)E?URS?",
    "♦": "KARO|CARREAUX?",
    "♣": "KREUZ|TREFF?|TR[EÈ]FLES?",
    "NT": r"SANS[\s-]*ATOUTS?|OHNE(?:\s*TRUMPF)?|SA",
}
_CHAIRS = {"N": "NORD", "E": "OST|EST", "S": "S[UÜ]D", "W": "OUEST"}
_SUIT = {
    sign: re.compile(rf"([0-9])\s*(?:{names})", re.IGNORECASE) for sign, names in _SUITS.items()
}
_CHAIR = {
    sign: re.compile(rf"(?<![^\W\d_])(?:{names})(?![^\W\d_])", re.IGNORECASE)
    for sign, names in _CHAIRS.items()
}


def in_english(text: str) -> str:
    """What was typed, with the signs of the suits and chairs that it names."""
    for sign, names in _SUIT.items():
        text = names.sub(rf"\1 {sign} ", text)
    for sign, names in _CHAIR.items():
        text = names.sub(sign, text)
    return text
