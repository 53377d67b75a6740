"""Money that goes from player to player."""

from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Annotated, NamedTuple

from scorepad.bridge.errors import Impossible
from scorepad.bridge.seats import Name
from scorepad.bridge.translatable import translate

Money = Annotated[Decimal, "money, written with a point: 2.50"]


class Payment(NamedTuple):
    """What one player pays another, or owes him."""

    payer: Name
    payee: Name
    amount: Money


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
