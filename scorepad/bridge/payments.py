"""Money that goes from player to player."""

from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import NamedTuple

from scorepad.bridge.errors import Impossible
from scorepad.bridge.translatable import translate


class Payment(NamedTuple):
    """What one player pays another, or owes him."""

    payer: str
    payee: str
    amount: Decimal


@dataclass(frozen=True, slots=True)
class Settled:
    """What was paid, and on which day."""

    payments: tuple[Payment, ...]
    day: date | None = None

    def __post_init__(self) -> None:
        check_payments(self.payments)


def check_payments(payments: tuple[Payment, ...]) -> None:
    for payer, payee, amount in payments:
        if payer == payee:
            raise Impossible(
                translate("words", "{payer} cannot pay {payee}"), payer=payer, payee=payee
            )
        if not amount.is_finite() or amount <= 0:
            raise Impossible(
                translate("words", "{payer} cannot pay {payee} {amount}"),
                payer=payer,
                payee=payee,
                amount=amount,
            )
