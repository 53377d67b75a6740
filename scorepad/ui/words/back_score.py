"""Texts of the back score."""

from collections.abc import Mapping
from unicodedata import bidirectional

from scorepad.ui.words import hundreds, player_name, translate

_FROM_LEFT = "\N{LEFT-TO-RIGHT MARK}"


def chart_label(name: str, total: int) -> str:
    """Return the label of a line: Ann +18."""
    # A right-to-left name would move the figure to its other side.
    mark = _FROM_LEFT if any(map(_is_from_right, name)) else ""
    return f"{mark}{player_name(name)}{mark} {hundreds(total)}"


def _is_from_right(letter: str) -> bool:
    return bidirectional(letter) in ("R", "AL")


def in_all(won: Mapping[str, int]) -> str:
    """Return the totals of all rounds: Ann +18, Bob −18."""
    figures = (
        translate("words", "{name} {points}")
        .format(name=player_name(name), points=hundreds(points))
        .replace(" ", "\N{NO-BREAK SPACE}")
        for name, points in won.items()
    )
    return translate("words", "In all: {figures}").format(figures=", ".join(figures))


def boards_do_not_count() -> str:
    return translate(
        "words",
        "Boards are compared with other tables: they are not on the back score, "
        "and nobody pays for them.",
    )
