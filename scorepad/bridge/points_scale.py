"""The score that the side with more high-card points is expected to make."""

from collections.abc import Sequence
from typing import NamedTuple

from scorepad.bridge.errors import Impossible
from scorepad.bridge.translatable import translate

ALL_POINTS = 40
"""The points of the pack: ace 4, king 3, queen 2, jack 1."""
EVEN = ALL_POINTS // 2


class Expectation(NamedTuple):
    """The expected score for a number of points."""

    not_vulnerable: int = 0
    vulnerable: int = 0


# By usage: a table that players in Moscow made from their results; scores are compared with it in
# IMPs ("Russian scoring"; Encyclopedia of Bridge). It begins with 20 points.
USUAL = tuple(
    Expectation(*row)
    for row in (
        *((0, 0), (50, 50), (70, 70), (110, 110), (200, 290)),
        *((300, 440), (350, 520), (400, 600), (430, 630), (460, 660)),
        *((490, 690), (600, 900), (700, 1050), (900, 1350), (1000, 1500)),
        *((1100, 1650), (1200, 1800), (1300, 1950), (1300, 1950), (1300, 1950), (1300, 1950)),
    )
)


def expected(points: int, vulnerable: bool, scale: Sequence[Expectation] = ()) -> int:
    """Return the expected score of a side with this many points, 20 or more."""
    row = (scale or USUAL)[points - EVEN]
    return row.vulnerable if vulnerable else row.not_vulnerable


def check_scale(scale: Sequence[Expectation]) -> None:
    """Raise Impossible unless the scale has a row for each number of points."""
    if len(scale) != len(USUAL):
        raise Impossible(
            translate(
                "words", "a scale gives the expected score for each number of points from 20 to 40"
            )
        )
    if scale[0] != USUAL[0]:
        raise Impossible(translate("words", "with 20 points each, the expected score is 0: 20 0/0"))
