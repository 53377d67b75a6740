"""Money as players write it."""

import pytest

from scorepad.exchange.money import apart_from_currency


@pytest.mark.parametrize(
    ("typed", "amount", "currency"),
    [
        ("0,50 €", "0,50", "€"),
        ("€2.50", "2.50", "€"),
        (" $ 1 ", "1", "$"),
        ("2.50 EUR", "2.50", "EUR"),
        ("5 Fr.", "5", "Fr."),
        ("2 zł", "2", "zł"),
        ("2.50", "2.50", ""),
        ("", "", ""),
        ("x", "x", ""),
        ("2x", "2x", ""),
        ("-1", "-1", ""),
        ("1e9", "1e9", ""),
        ("=1+1", "=1+1", ""),
        ("1..", "1..", ""),
    ],
)
def test_a_currency_beside_an_amount(typed: str, amount: str, currency: str) -> None:
    assert apart_from_currency(typed) == (amount, currency)
