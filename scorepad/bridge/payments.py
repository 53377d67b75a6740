"""Money that goes from player to player."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Annotated, NamedTuple

from scorepad.bridge.errors import Impossible
from scorepad.bridge.seats import Name
from scorepad.bridge.translatable import translate

Money = Annotated[Decimal, "money, written with a point: 2.50"]
Currency = Annotated[str, "empty: that of the evening"]


class Payment(NamedTuple):
    """What one player pays another."""

    payer: Name
    payee: Name
    amount: Money
    currency: Currency = ""


class Debt(NamedTuple):
    """What one player still owed another when they sat down."""

    payer: Name
    payee: Name
    amount: Money
    currency: Currency = ""
    evening: Annotated[str, "the id of the evening that left it open; empty: not known"] = ""
    day: date | None = None
    """That of the same evening."""


class Extra(NamedTuple):
    """What one player owes another besides the score: a bet, the supper."""

    payer: Name
    payee: Name
    amount: Money
    reason: str


@dataclass(frozen=True, slots=True)
class Settled:
    """What was paid, and on which day."""

    payments: tuple[Payment, ...]
    day: date | None = None

    def __post_init__(self) -> None:
        check_payments(self.payments)


def check_payments(payments: Iterable[Payment | Debt | Extra]) -> None:
    for payer, payee, amount, *_ in payments:
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
