"""International match points: the IMPs for a difference in points."""

from bisect import bisect_right
from functools import cache

# Law 78B of the Laws of Duplicate Bridge (2017): the lowest difference that earns 1, 2, ... 24.
THRESHOLDS = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)


@cache
def imps(difference: int) -> int:
    """Return the IMPs for a difference in points, with its sign."""
    earned = bisect_right(THRESHOLDS, abs(difference))
    return earned if difference > 0 else -earned
