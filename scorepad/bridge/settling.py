"""Settling up: the back score in money, old debts, and who pays whom."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import date
from decimal import Decimal
from enum import Enum, auto
from typing import NamedTuple

from scorepad.bridge.back_score import BackScoreColumn, back_score
from scorepad.bridge.evening import Evening, ScoredEvening
from scorepad.bridge.options import POINTS, MoneyBy, Options
from scorepad.bridge.payments import (
    Balances,
    Debt,
    Payment,
    Purses,
    coin,
    in_coins,
    is_in_coins,
    moved,
    settle,
)
from scorepad.bridge.rounds import Round


class Carried(NamedTuple):
    """A debt carried over to a later evening: open there and no longer here."""

    debt: Debt
    title: str = ""
    day: date | None = None
    """The title and the day of the later evening."""


def currencies(evening: Evening) -> tuple[str, ...]:
    """Return all currencies of an evening, its own first; "" is no currency."""
    others = (each.currency or "" for each in (*old_debts(evening), *paid_since(evening)))
    return tuple(dict.fromkeys((evening.currency, *others)))


def played_for(evening: ScoredEvening) -> Balances:
    """Return what each player wins or loses in rounds and sessions at their stakes."""
    money = dict.fromkeys(evening.players, Decimal(0))
    is_paid = any(scored.round.stake for scored in evening.rounds)
    for column in back_score(evening) if is_paid else ():
        for player, amount in in_money(column, evening.rounds[column.round - 1].round).items():
            money[player] += amount
    for entered in evening.evening.rounds:
        for player, amount in session_in_money(entered, evening.evening.currency).items():
            money[player] = money.get(player, Decimal(0)) + amount
    return money


def session_in_money(entered: Round, currency: str) -> Balances:
    """Return what boards of several tables brought each player, once all are played."""
    comparison = entered.comparison
    if comparison is None or comparison.stakes is None:
        return {}
    from scorepad.bridge.expected_results import all_played
    from scorepad.bridge.session_money import session_money

    if not all_played(comparison) and not (entered.stopped or entered.ends_evening):
        return {}
    return session_money(comparison, coin(currency))


def in_money(column: BackScoreColumn, entered: Round) -> Balances:
    """Return what a round brought each player in money."""
    each = rate(entered)
    return {
        player: each * units(hundreds, column.points[player], entered.options)
        for player, hundreds in column.hundreds.items()
    }


def rate(entered: Round) -> Decimal:
    """Return the money for each unit a player wins: a hundred, ten, point or IMP."""
    options, stake = entered.options, entered.stake or Decimal(0)
    if options.form is not POINTS:
        stake = stake / _IN_A_HUNDRED[options.money]
    return stake / 2 if options.stake_by_side else stake


_IN_A_HUNDRED = {MoneyBy.HUNDREDS: 1, MoneyBy.TENS: 10, MoneyBy.POINTS: 100}


def units(hundreds: int, points: int, options: Options) -> int:
    """Return how many of these units a player won or lost."""
    if options.form is POINTS or options.money is MoneyBy.HUNDREDS:
        return hundreds
    if options.money is MoneyBy.POINTS:
        return points
    tens = (abs(points) + 5) // 10
    return tens if points > 0 else -tens


def old_debts(evening: Evening) -> list[Payment]:
    """Return old debts as payments due."""
    return [_named(debt, evening.currency) for debt in evening.debts]


def besides(evening: Evening) -> list[Payment]:
    """Return amounts agreed besides the score as payments due."""
    return [Payment(*extra[:3], evening.currency) for extra in evening.extras]


def paid_since(evening: Evening) -> list[Payment]:
    """Return the payments made so far."""
    paid = (payment for settled in evening.settled for payment in settled.payments)
    return [_named(payment, evening.currency) for payment in paid]


def _named(owed: Payment | Debt, own: str) -> Payment:
    """Return an amount with the name of its currency; "" is no currency."""
    currency = own if owed.currency == "" else owed.currency or ""
    return Payment(*owed[:3], currency)


def taken_over(debts: Iterable[Debt], known: tuple[str, ...]) -> list[Payment]:
    """Return debts as payments of the evening they come from, which has these currencies.

    A currency that the evening no longer has was its own before that was renamed.
    """
    named = ((debt, debt.currency or "") for debt in debts)
    return [
        Payment(*debt[:3], currency if currency in known else known[0]) for debt, currency in named
    ]


def balances(evening: ScoredEvening) -> Purses:
    """Return what each player wins or loses, including old debts, in whole coins."""
    return in_coins(_exact(evening))


def _exact(evening: ScoredEvening) -> Purses:
    owed = *old_debts(evening.evening), *besides(evening.evening)
    return moved(owed, {evening.evening.currency: played_for(evening)})


def still_open(evening: ScoredEvening, carried: Iterable[Carried] = ()) -> Purses:
    """Return the balances after payments and carry-overs; a correction can reopen them."""
    carried = tuple(carried)
    over = taken_over((each.debt for each in carried), currencies(evening.evening))
    everybody = moved((*paid_since(evening.evening), *over), balances(evening))
    nothing = {name: dict.fromkeys(money, Decimal(0)) for name, money in everybody.items()}
    return moved(still_to_pay(evening, carried), nothing)


def still_to_pay(evening: ScoredEvening, carried: Iterable[Carried] = ()) -> tuple[Payment, ...]:
    """Return the payments that are due, or are owed when the next evening begins.

    Paying or carrying over one of them does not change the others.
    """
    paid = paid_since(evening.evening)
    parts = [each for each in paid if not is_in_coins(each.amount, each.currency or "")]
    purses = in_coins(moved(parts, _exact(evening), back=True))  # from older archives
    paid = [payment for payment in paid if payment not in parts]
    rest = _without(settle(purses), paid)
    if rest is None:  # corrected since
        rest = settle(moved(paid, purses, back=True))
    debts = (each.debt for each in carried)
    return after_carrying(rest, debts, currencies(evening.evening))


def after_carrying(
    due: tuple[Payment, ...], debts: Iterable[Debt], known: tuple[str, ...]
) -> tuple[Payment, ...]:
    """Return what remains due after later evenings took over debts.

    Older archives carried over parts of coins: a rest below one coin is dropped.
    """
    over = taken_over(debts, known)
    rest = _without(due, over)
    if rest is None:
        left = moved(over, moved(due), back=True)
        some = {
            currency: money
            for currency, money in left.items()
            if any(abs(amount) >= coin(currency) for amount in money.values())
        }
        rest = settle(in_coins(some))
    return rest


def _without(due: tuple[Payment, ...], done: Iterable[Payment]) -> tuple[Payment, ...] | None:
    """Return the remaining payments; None if one that was made was not due."""
    rest = list(due)
    for payment in done:
        if payment not in rest:
            return None
        rest.remove(payment)
    return tuple(rest)


def in_currency(evening: Evening, currency: str) -> Evening:
    """Set the currency; old debts, and what paid them, keep theirs."""
    before = evening.currency
    if currency == before:
        return evening
    old = before or None
    owed = [debt for debt in evening.debts if debt.currency == ""]
    debts = tuple(each._replace(currency=old) if each in owed else each for each in evening.debts)
    settled = tuple(
        replace(
            each,
            payments=tuple(part for paid in each.payments for part in _parted(paid, owed, old)),
        )
        for each in evening.settled
    )
    return replace(evening, currency=currency, debts=debts, settled=settled)


def _parted(paid: Payment, owed: list[Debt], old: str | None) -> Iterator[Payment]:
    """Split a payment into the part for old debts, which come first, and the part for the score."""
    between = [debt for debt in owed if debt[:2] == paid[:2]] if paid.currency == "" else []
    between = [debt for debt in between if debt.amount == paid.amount][:1] or between
    for debt in between:
        owed.remove(debt)
        yield Payment(*debt[:3], old)
    score = paid.amount - sum(debt.amount for debt in between)
    if score > 0:
        yield paid._replace(amount=score)
    elif score < 0:  # paid less, as the score was owed to him
        yield Payment(paid.payee, paid.payer, -score)


class Status(Enum):
    """The status of an amount."""

    OPEN = auto()
    PAID = auto()
    CARRIED = auto()


class LedgerLine(NamedTuple):
    """An amount between two players with its status."""

    status: Status
    payment: Payment
    day: date | None = None
    """The day it was paid, or of the evening that took it over."""
    title: str = ""
    """The title of the evening that took it over."""
    at: tuple[int, int] = (0, 0)
    """The place of a recorded payment."""


def ledger(evening: ScoredEvening, carried: Iterable[Carried] = ()) -> tuple[LedgerLine, ...]:
    """Return all amounts due, paid and carried over, in the order used everywhere."""
    carried, own = tuple(carried), evening.evening.currency
    still = [LedgerLine(Status.OPEN, each) for each in still_to_pay(evening, carried)]
    paid = [
        LedgerLine(Status.PAID, _named(payment, own), settled.day, at=(number, place))
        for number, settled in enumerate(evening.evening.settled)
        for place, payment in enumerate(settled.payments)
    ]
    over = taken_over((each.debt for each in carried), currencies(evening.evening))
    later = [
        LedgerLine(Status.CARRIED, payment, day, title)
        for payment, (_, title, day) in zip(over, carried, strict=True)
    ]
    return (*still, *paid, *later)
