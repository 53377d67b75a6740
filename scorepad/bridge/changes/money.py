"""Money: stake, currency, debts, extras agreed besides the score, and payments."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import date
from decimal import Decimal

from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.changes import Change
from scorepad.bridge.evening import Evening
from scorepad.bridge.payments import Debt, Extra, Payment, Settled
from scorepad.bridge.settling import in_currency


def set_stake(evening: Evening, stake: Decimal | None) -> Change:
    """Set the stake of all rounds; None plays for nothing."""
    rounds = tuple(replace(entered, stake=stake) for entered in evening.rounds)
    return Change(replace(evening, rounds=rounds), Action(ActionKind.SET_STAKE))


def set_currency(evening: Evening, currency: str) -> Change:
    return Change(in_currency(evening, currency), Action(ActionKind.SET_CURRENCY))


def add_debt(evening: Evening, debt: Debt) -> Change:
    return Change(replace(evening, debts=(*evening.debts, debt)), Action(ActionKind.ADD_DEBT))


def carry_over(evening: Evening, debts: Sequence[Debt]) -> Change:
    """Add the debts that were still open after earlier evenings."""
    owed = (*evening.debts, *debts)
    return Change(replace(evening, debts=owed), Action(ActionKind.CARRY_OVER))


def remove_debt(evening: Evening, number: int) -> Change:
    debts = (*evening.debts[:number], *evening.debts[number + 1 :])
    return Change(replace(evening, debts=debts), Action(ActionKind.REMOVE_DEBT))


def add_extra(evening: Evening, extra: Extra) -> Change:
    return Change(replace(evening, extras=(*evening.extras, extra)), Action(ActionKind.ADD_EXTRA))


def remove_extra(evening: Evening, number: int) -> Change:
    extras = (*evening.extras[:number], *evening.extras[number + 1 :])
    return Change(replace(evening, extras=extras), Action(ActionKind.REMOVE_EXTRA))


def pay(evening: Evening, payments: Iterable[Payment], day: date | None) -> Change:
    """Record payments; those in the evening's currency follow it if it is renamed."""
    own = evening.currency
    paid = tuple(
        payment._replace(currency="" if payment.currency == own else payment.currency or None)
        for payment in payments
    )
    settled = (*evening.settled, Settled(paid, day))
    return Change(replace(evening, settled=settled), Action(ActionKind.SETTLE))


def delete_payment(evening: Evening, number: int, place: int) -> Change:
    """Delete one recorded payment; others recorded with it stay."""
    settled = list(evening.settled)
    payments = settled[number].payments
    rest = (*payments[:place], *payments[place + 1 :])
    settled[number : number + 1] = [replace(settled[number], payments=rest)] if rest else []
    action = Action(ActionKind.TAKE_BACK_PAYMENT)
    return Change(replace(evening, settled=tuple(settled)), action)
