"""Money as players write it, with a point or a comma as decimal sign."""

import re
from decimal import Decimal
from unicodedata import category

from scorepad.bridge.errors import Impossible
from scorepad.bridge.translatable import translate
from scorepad.exchange.names import short

_STAKE = r"[0-9]{1,9}(\.[0-9]{1,4}|,[0-9]{1,2})?"
_THOUSANDS = r"[0-9]{1,9},[0-9]{3}"
_BESIDE = r"(\D*?)\s*([0-9][0-9.,]*)\s*(\D*)"


def apart_from_currency(typed: str) -> tuple[str, str]:
    """Return an amount and the currency typed with it, as in €2.50 or 2.50 EUR."""
    found = re.fullmatch(_BESIDE, typed.strip())
    before, amount, behind = found.groups() if found else ("", typed, "")
    currency = before or behind
    is_sign = len(currency) == 1 and category(currency) == "Sc"
    is_word = len(currency) > 1 and currency.replace(".", "").isalpha()
    return (amount, currency) if is_sign or is_word else (typed, "")


def read_money(text: str) -> Decimal:
    """Read an amount; a fraction gets at least two decimals."""
    if re.fullmatch(_THOUSANDS, text):
        raise Impossible(
            translate("words", "“{typed}” can be read two ways; leave out the comma"),
            typed=short(text),
        )
    if not re.fullmatch(_STAKE, text):
        raise Impossible(
            translate("words", "“{found}” is not an amount, e.g. 2.50"),
            found=short(text),
        )
    stake = Decimal(text.replace(",", "."))
    return stake.quantize(Decimal("0.01")) if stake.as_tuple().exponent == -1 else stake
