"""Victory points of a team match, on the continuous 20-point scale of the WBF."""

from decimal import ROUND_HALF_UP, Context, Decimal
from functools import cache

# VP = 10 + 10 (1 - t^(3M/B)) / (1 - t^3), t = (√5 - 1)/2, B = 15√boards, at most 20.00.
_EXACT = Context(prec=40)
_T = _EXACT.divide(_EXACT.subtract(_EXACT.sqrt(Decimal(5)), Decimal(1)), Decimal(2))
_CENT = Decimal("0.01")
MOST = Decimal("20.00")


def victory_points(margin: int, boards: int) -> tuple[Decimal, Decimal]:
    """Return the VPs of the winner and of the loser."""
    scale = _scale(boards)
    won = scale[min(margin, len(scale) - 1)]
    return won, MOST - won


@cache
def _scale(boards: int) -> tuple[Decimal, ...]:
    """Return the winner's VPs for each margin up to the first that earns all of them.

    No IMP earns more than the one before it: where rounding would make it so, the published tables
    add 0.01.
    """
    scale: list[Decimal] = []
    while not scale or scale[-1] < MOST:
        scale.append(_formula(len(scale), boards))
    scale.append(MOST)
    while steep := _steep(scale):
        scale[steep] += _CENT
    return tuple(scale)


def _steep(scale: list[Decimal]) -> int:
    """Return the first margin after which an IMP earns more than the one before it, or 0."""
    for margin in range(1, len(scale) - 1):
        if scale[margin + 1] - scale[margin] > scale[margin] - scale[margin - 1]:
            return margin
    return 0


def _formula(margin: int, boards: int) -> Decimal:
    blitz = _EXACT.multiply(Decimal(15), _EXACT.sqrt(Decimal(boards)))
    left = _EXACT.power(_T, _EXACT.divide(Decimal(3 * margin), blitz))
    share = _EXACT.divide(1 - left, 1 - _EXACT.power(_T, Decimal(3)))
    return min(MOST, (10 + 10 * share).quantize(_CENT, ROUND_HALF_UP))
