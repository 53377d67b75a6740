"""How names and figures are written in the window and on paper."""

from decimal import Decimal
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from scorepad.bridge.decimals import in_decimals, in_hundredths
from scorepad.tables.table import Writing
from scorepad.ui.words import hundreds, in_order, player_name, translate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from fractions import Fraction


def number(amount: "Fraction | int | None") -> str:
    """Write a whole number without decimals, any other with two."""
    if amount is None:
        return ""
    return in_order(str(amount) if amount == int(amount) else exact(amount))


def column_writer(amounts: "Iterable[Fraction | None]") -> "Callable[[Fraction | None], str]":
    """Return how to write a column: all figures with two decimals if any needs them."""
    return number if all(one is None or one == int(one) for one in amounts) else exact


def decimals(amount: "Fraction | int") -> str:
    """Write a number within a sentence, in the country's format."""
    return in_order(in_decimals(amount).replace(".", QLocale().decimalPoint()))


def exact(amount: "Fraction | Decimal | int | None") -> str:
    """Write a number with two decimals, in the country's format."""
    if amount is None:
        return ""
    return in_order(in_hundredths(amount).replace(".", QLocale().decimalPoint()))


WRITING = Writing(translate, number, exact, hundreds, player_name)
"""How the window and paper write names and figures."""
