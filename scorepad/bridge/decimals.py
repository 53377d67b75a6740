"""Exact numbers with two decimals."""

from decimal import Decimal
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fractions import Fraction


def in_hundredths(number: "Fraction | Decimal | int") -> str:
    """Return a number with two decimals, halves rounded away from zero."""
    over, below = number.as_integer_ratio()
    hundredths = (abs(over) * 200 + below) // (2 * below)
    sign = "-" if number < 0 and hundredths else ""
    return f"{sign}{hundredths // 100}.{hundredths % 100:02}"


@lru_cache(maxsize=4096)
def in_decimals(number: "Fraction | Decimal | int") -> str:
    """Return the same without trailing zeros; cached, as numbers recur.

    >>> in_decimals(Decimal("62.5")), in_decimals(60)
    ('62.5', '60')
    """
    return in_hundredths(number).rstrip("0").rstrip(".")
