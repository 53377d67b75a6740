"""What somebody may have meant who wrote a word that is not known here."""

from collections.abc import Collection
from difflib import get_close_matches

_MOST = 8
"""Nobody reads a longer list in a sentence."""


def likeliest(typed: str, known: Collection[str]) -> list[str]:
    """Some of the words: first those that are like what was typed, then the others in order."""
    is_number = typed.isdecimal()  # of which none is like another
    near = [] if is_number else get_close_matches(typed[:40].casefold(), known, _MOST, cutoff=0.5)
    return [*near, *(word for word in known if word not in near)][:_MOST]
