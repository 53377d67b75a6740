"""Suits and chairs by their German and French names, for those who learned bridge so."""

import re

from scorepad.bridge.contract import CLUBS, DIAMONDS, HEARTS, NOTRUMP, SPADES
from scorepad.bridge.seats import EAST, NORTH, SOUTH, WEST, Seat

STRAINS = {
    SPADES: "PIK|PIQUES?",
    HEARTS: "HERZ|C(?:O|Œ)E?URS?",
    DIAMONDS: "KARO|CARREAUX?",
    CLUBS: "KREUZ|TREFF?|TR[EÈ]FLES?",
    NOTRUMP: r"SANS[\s-]*ATOUTS?|OHNE(?:\s*TRUMPF)?|SA",
}
CHAIRS = {NORTH: "NORD", EAST: "OST|EST", SOUTH: "S[UÜ]D", WEST: "OUEST"}


def chair_abroad(word: str) -> Seat | None:
    """The chair that has this name in German or French."""
    chairs = (seat for seat, names in CHAIRS.items() if re.fullmatch(names, word, re.IGNORECASE))
    return next(chairs, None)
