"""Texts about money between players."""

from collections.abc import Iterable, Sequence
from datetime import date
from decimal import Decimal

from PySide6.QtCore import QLocale

from scorepad.bridge.payments import Debt, Extra, Payment
from scorepad.bridge.settling import LedgerLine, Status
from scorepad.ui.words import in_order, long_day, medium_day, player_name, translate
from scorepad.words import COINS, coins, is_sign

_SIGN = "\N{CURRENCY SIGN}"


def title() -> str:
    return translate("words", "Settling up")


def money(amount: Decimal, currency: str = "", digits: int | None = None) -> str:
    """Write an amount in the country's format, with a real minus sign.

    A currency sign is where the country puts it; the players' own word follows the amount.
    """
    locale = QLocale()
    digits = coins([amount], currency) if digits is None else digits
    figure, _, fraction = f"{abs(amount):.{digits}f}".partition(".")
    said = locale.toString(int(figure))
    if fraction:
        zero = ord(locale.zeroDigit())
        said += locale.decimalPoint() + "".join(chr(zero + int(digit)) for digit in fraction)
    if is_sign(currency) or (currency and currency == locale.currencySymbol()):
        before, _, after = _with_sign(locale).partition(locale.toString(1))
        said = f"{before}{said}{after}".replace(_SIGN, currency)
    elif currency:
        said = f"{said}\N{NO-BREAK SPACE}{currency}"
    return f"−{said}" if amount < 0 else said


def as_typed(amount: Decimal) -> str:
    """Write an amount as it can be typed; three digits after a comma would be thousands."""
    text, point = f"{amount:f}", QLocale().decimalPoint()
    fraction = text.partition(".")[2]
    return text.replace(".", point) if point == "," and len(fraction) <= COINS else text


def _with_sign(locale: QLocale) -> str:
    """Return the country's format for a currency sign: ¤1 or 1 ¤."""
    if locale.language() is QLocale.Language.C:  # no country is set
        locale = QLocale(QLocale.Language.English)
    return locale.toCurrencyString(1, _SIGN, 0)


def signed(amount: Decimal, currency: str = "", digits: int | None = None) -> str:
    """Write money won with a plus, money lost with a minus."""
    said = money(amount, currency, digits)
    return in_order(f"+{said}" if amount > 0 else said)


def amounts(payments: Iterable[Payment | Debt]) -> list[str]:
    """Write amounts for a column: those in one currency with the same number of decimals."""
    named = [(payment.amount, payment.currency or "") for payment in payments]
    digits = {
        currency: coins((amount for amount, other in named if other == currency), currency)
        for _, currency in named
    }
    return [money(amount, currency, digits[currency]) for amount, currency in named]


def debts() -> str:
    return translate("words", "Carried over from an earlier evening")


def _debt(owed: Payment | Debt, said: str) -> str:
    return translate("words", "{payer} owes {payee} {amount}").format(
        payer=player_name(owed.payer), payee=player_name(owed.payee), amount=said
    )


def owes(owed: Payment | Debt | Extra) -> str:
    return translate("words", "{payer} owes {payee}").format(
        payer=player_name(owed.payer), payee=player_name(owed.payee)
    )


def debt_from(owed: Debt, said: str, title: str) -> str:
    """Return a debt with its evening: Bob owes Ann €9.00 (Club, 5 May 2024)."""
    named = evening_named(title, owed.day)
    return f"{_debt(owed, said)} ({named})" if named else _debt(owed, said)


def owed(debt: Payment | Debt) -> str:
    """Return who owed whom, whatever happened to the debt since."""
    return translate("words", "{payer} owed {payee}").format(
        payer=player_name(debt.payer), payee=player_name(debt.payee)
    )


def evening_named(title: str, day: date | None) -> str:
    return ", ".join(filter(None, (title, long_day(day))))


def ledger_lines(lines: Sequence[LedgerLine]) -> list[str]:
    """Return a sentence for each amount due, paid or carried over."""
    said = amounts(line.payment for line in lines)
    return [_line(*each) for each in zip(lines, said, strict=True)]


def _line(line: LedgerLine, said: str) -> str:
    if line.status is Status.CARRIED:
        return f"{owed(line.payment)} {said}: {became(line)}"
    if line.status is Status.OPEN:
        pattern = translate("words", "{payer} pays {payee} {amount}")
    elif line.day:
        pattern = translate("words", "{payer} paid {payee} {amount} on {day}")
    else:
        pattern = translate("words", "{payer} paid {payee} {amount}")
    payer, payee = map(player_name, line.payment[:2])
    return pattern.format(payer=payer, payee=payee, amount=said, day=medium_day(line.day))


def who(line: LedgerLine) -> str:
    """Return who pays or paid whom."""
    match line.status:
        case Status.OPEN:
            pattern = translate("words", "{payer} pays {payee}")
        case Status.PAID:
            pattern = translate("words", "{payer} paid {payee}")
        case Status.CARRIED:
            return owed(line.payment)
    payer, payee = map(player_name, line.payment[:2])
    return pattern.format(payer=payer, payee=payee)


def became(line: LedgerLine) -> str:
    """Return the status of an amount: empty if open, or paid on 5 May 2024."""
    match line.status:
        case Status.OPEN:
            return ""
        case Status.PAID if line.day is None:
            return translate("words", "paid")
        case Status.PAID:
            return translate("words", "paid on {day}").format(day=medium_day(line.day))
        case Status.CARRIED:
            named = evening_named(line.title, line.day)
            return (
                translate("words", "carried over to {evening}").format(evening=named)
                if named
                else translate("words", "carried over to a later evening")
            )
