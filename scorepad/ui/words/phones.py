"""Texts of the window about phones at the table."""

from functools import cache
from importlib.util import find_spec

from scorepad.ui.words import translate

NEEDED = ("h11", "segno")


@cache
def are_possible() -> bool:
    """Whether the libraries that phones need are installed."""
    return not _missing()


def _missing() -> list[str]:
    return [name for name in NEEDED if find_spec(name) is None]


def menu_entry() -> str:
    if are_possible():
        return translate("words", "P&hones…")
    said = translate("words", "P&hones need Python’s {packages}")
    return said.format(packages=", ".join(_missing()))


def answers() -> tuple[tuple[str, bool], ...]:
    """Return the possible answers, each with whether the phone may then enter."""
    return (translate("words", "Allow"), True), (translate("words", "Only look"), False)
