"""Payments that are refused."""

from decimal import Decimal

import pytest

from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.payments import Debt, Payment, Settled


@pytest.mark.parametrize(
    ("payer", "payee", "amount"),
    [
        ("Ann", "Ann", "1"),
        ("Ann", "Bob", "0"),
        ("Ann", "Bob", "-1"),
        ("Ann", "Bob", "NaN"),
        ("Ann", "Bob", "Infinity"),
    ],
)
def test_impossible_payments_are_refused(payer: str, payee: str, amount: str) -> None:
    payment = Payment(payer, payee, Decimal(amount))
    with pytest.raises(Impossible, match=f"Ann cannot pay {payee}"):
        Settled((payment,))
    with pytest.raises(Impossible, match=f"Ann cannot pay {payee}"):
        Evening(debts=(Debt(*payment[:3]),))


def test_an_evening_has_at_least_one_round() -> None:
    assert Evening(planned=1).planned == 1
    with pytest.raises(Impossible, match="at least one round"):
        Evening(planned=0)
