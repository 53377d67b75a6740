"""What the side with more high-card points is expected to make."""

from collections.abc import Sequence
from typing import NamedTuple

from scorepad.bridge.errors import Impossible
from scorepad.bridge.translatable import translate

ALL_POINTS = 40
"""Those of the whole pack: ace 4, king 3, queen 2, jack 1."""
EVEN = ALL_POINTS // 2


class Expectation(NamedTuple):
    """What so many points are expected to make."""

    not_vulnerable: int = 0
    vulnerable: int = 0


# By usage: the table that players in Moscow made from their results, which are compared with it
# in IMPs ("Russian scoring"; Encyclopedia of Bridge). It begins with 20 points.
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
    """What a side with so many points, at least half of them, is expected to make."""
    row = (scale or USUAL)[points - EVEN]
    return row.vulnerable if vulnerable else row.not_vulnerable


def check_scale(scale: Sequence[Expectation]) -> None:
    """Refuse a scale that does not say of each number of points what it makes expect."""
    if len(scale) != len(USUAL):
        raise Impossible(
            translate(
                "words", "a scale gives the expected score for each number of points from 20 to 40"
            )
        )
    if scale[0] != USUAL[0]:
        raise Impossible(translate("words", "with 20 points each, the expected score is 0: 20 0/0"))
