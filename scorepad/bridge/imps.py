"""International match points: what a difference earns, and the datum of Butler."""

from bisect import bisect_right
from collections.abc import Sequence
from fractions import Fraction

from scorepad.bridge.comparison import ComparisonSettings, Datum

# Law 78B of the Laws of Duplicate Bridge (2017): the lowest difference that earns 1, 2, ... 24.
THRESHOLDS = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)
FEWEST_FOR_EXTREMES = 4
"""From so many results on a mean leaves out the highest and the lowest."""


def imps(difference: int) -> int:
    """The IMPs of a difference in points, with its sign."""
    earned = bisect_right(THRESHOLDS, abs(difference))
    return earned if difference > 0 else -earned


def datum(scores: Sequence[int], settings: ComparisonSettings) -> int:
    """What Butler compares with: the mean or the median of a board, rounded to 10."""
    kept = sorted(scores)
    if settings.datum is Datum.MEDIAN:
        middle = (len(kept) - 1) // 2
        return to_ten(Fraction(kept[middle] + kept[-1 - middle], 2))
    if settings.extremes and len(kept) >= FEWEST_FOR_EXTREMES:
        kept = kept[1:-1]
    return to_ten(Fraction(sum(kept), len(kept)))


def to_ten(points: Fraction) -> int:
    """The nearest 10, halves away from zero."""
    tens = int((abs(points) + 5) // 10) * 10
    return tens if points > 0 else -tens
