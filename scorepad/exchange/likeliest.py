"""What somebody may have meant by a word that is not known."""

from collections.abc import Collection

_MOST = 8
"""The longest list that people read in a sentence."""


def likeliest(typed: str, known: Collection[str]) -> list[str]:
    """Return some known words: first the ones similar to what was typed."""
    from difflib import get_close_matches  # hardly ever needed

    is_number = typed.isdecimal()  # numbers are not similar to each other
    near = [] if is_number else get_close_matches(typed[:40].casefold(), known, _MOST, cutoff=0.5)
    return [*near, *(word for word in known if word not in near)][:_MOST]
