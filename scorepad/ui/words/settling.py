"""What is said where money goes from player to player."""

from collections.abc import Iterable
from datetime import date
from decimal import Decimal

from PySide6.QtCore import QLocale

from scorepad.bridge.payments import Payment
from scorepad.ui.words import long_day, player_name, translate

LEAST_COINS = 2
"""Money with a fraction has at least two digits for its coins."""


def title() -> str:
    return translate("words", "Settling up")


def stake() -> str:
    return translate("words", "Sta&ke for 100 points")


def different_stakes() -> str:
    return translate("words", "different rounds, different stakes")


def currency() -> str:
    return translate("words", "i&n", "a currency")


def coins(amounts: Iterable[Decimal]) -> int:
    """How many digits the coins of these amounts need, so that all have alike many."""
    needed = 0
    for amount in amounts:
        exponent = amount.as_tuple().exponent
        assert isinstance(exponent, int)
        needed = max(needed, -exponent)
    return max(LEAST_COINS, needed) if needed else 0


def money(amount: Decimal, digits: int, currency: str = "") -> str:
    """An amount as it is written in this country, with a real minus sign."""
    locale = QLocale()
    figure, _, fraction = f"{abs(amount):.{digits}f}".partition(".")
    said = locale.toString(int(figure))
    if fraction:
        zero = ord(locale.zeroDigit())
        said += locale.decimalPoint() + "".join(chr(zero + int(digit)) for digit in fraction)
    if currency:
        said = f"{said}\N{NO-BREAK SPACE}{currency}"
    return f"−{said}" if amount < 0 else said


def signed(amount: Decimal, digits: int, currency: str = "") -> str:
    """Money won with a plus, money lost with a minus."""
    said = money(amount, digits, currency)
    return f"+{said}" if amount > 0 else said


def headings() -> tuple[str, ...]:
    return (
        translate("words", "Player"),
        translate("words", "Back score"),
        translate("words", "In money"),
        translate("words", "From before"),
        translate("words", "Paid"),
        translate("words", "Open"),
    )


def debts() -> str:
    return translate("words", "Carried over from an earlier evening")


def amount() -> str:
    return translate("words", "amount")


def debt(owed: Payment, said: str) -> str:
    return translate("words", "{payer} owes {payee} {amount}").format(
        payer=player_name(owed.payer), payee=player_name(owed.payee), amount=said
    )


def pays(payment: Payment, said: str) -> str:
    return translate("words", "{payer} pays {payee} {amount}").format(
        payer=player_name(payment.payer), payee=player_name(payment.payee), amount=said
    )


def changed_since() -> str:
    return translate(
        "words", "The score has changed since it was settled. Still to be paid is what follows."
    )


def paid_on(day: date | None, payments: Iterable[str]) -> str:
    """What was paid on a day: Paid on 5 May 2024: Bob pays Ann 9.00."""
    said = "; ".join(payments)
    if day is None:
        return translate("words", "Paid: {payments}").format(payments=said)
    return translate("words", "Paid on {day}: {payments}").format(day=long_day(day), payments=said)


def left_open(title: str, day: date | None, debts: Iterable[str]) -> str:
    """What an earlier evening left open: Thursday club, 5 May 2024: Bob owes Ann 9."""
    named = ", ".join(filter(None, (title, long_day(day))))
    said = "; ".join(debts)
    if not named:
        return translate("words", "Left open the last time: {debts}").format(debts=said)
    return translate("words", "Left open: {evening}: {debts}").format(evening=named, debts=said)


def no_amount(text: str) -> str:
    if not text:
        return translate("words", "How much? Write an amount such as 2.50.")
    return translate("words", "“{text}” is no amount; write one such as 2.50.").format(text=text)
