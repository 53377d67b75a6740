"""Settling up: the back score in money, what is owed from before, and who pays whom."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import date
from decimal import Decimal
from enum import Enum, auto
from typing import NamedTuple

from scorepad.bridge.back_score import BackScoreColumn, back_score
from scorepad.bridge.evening import Evening, ScoredEvening
from scorepad.bridge.options import POINTS, MoneyBy, Options
from scorepad.bridge.payments import Debt, Payment, Settled
from scorepad.bridge.rounds import Round

MOST_TO_SEARCH = 14
"""Among more open balances the fewest payments are no longer searched for."""
Balances = dict[str, Decimal]
"""What each player wins or loses in one currency."""
Purses = dict[str, Balances]
"""The balances in each currency; that of the evening itself comes first and stands under ""."""


class Carried(NamedTuple):
    """A debt that a later evening took over, which is open there and no longer here."""

    debt: Debt
    title: str = ""
    day: date | None = None
    """Title and day of the later evening."""


def currencies(evening: Evening) -> tuple[str, ...]:
    """Return all that anything of an evening is in, its own first."""
    owed = [debt.currency for debt in evening.debts]
    paid = [payment.currency for settled in evening.settled for payment in settled.payments]
    return tuple(dict.fromkeys((evening.currency, *filter(None, (*owed, *paid)))))


def played_for(evening: ScoredEvening) -> Balances:
    """Return what each player wins or loses: what each round brought at its stake."""
    money = dict.fromkeys(evening.players, Decimal(0))
    for column in back_score(evening):
        for player, amount in in_money(column, evening.rounds[column.round - 1].round).items():
            money[player] += amount
    return money


def in_money(column: BackScoreColumn, entered: Round) -> Balances:
    """Return what a round brought each player at its stake, as the players count money."""
    each = rate(entered)
    return {
        player: each * units(hundreds, column.points[player], entered.options)
        for player, hundreds in column.hundreds.items()
    }


def rate(entered: Round) -> Decimal:
    """Return the money for each hundred, ten or point, or for an IMP, that a player wins."""
    options, stake = entered.options, entered.stake or Decimal(0)
    if options.form is not POINTS:
        stake = stake / _IN_A_HUNDRED[options.money]
    return stake / 2 if options.stake_by_side else stake


_IN_A_HUNDRED = {MoneyBy.HUNDREDS: 1, MoneyBy.TENS: 10, MoneyBy.POINTS: 100}


def units(hundreds: int, points: int, options: Options) -> int:
    """Return how many of these a player won, or lost."""
    if options.form is POINTS or options.money is MoneyBy.HUNDREDS:
        return hundreds
    if options.money is MoneyBy.POINTS:
        return points
    tens = (abs(points) + 5) // 10
    return tens if points > 0 else -tens


def balances(evening: ScoredEvening) -> Purses:
    """Return what each player wins or loses, with old debts."""
    purses = {"": played_for(evening)}
    move(purses, evening.evening.debts, (evening.evening.currency,))
    move(purses, besides(evening.evening), ("",))
    return purses


def besides(evening: Evening) -> list[Payment]:
    """Return what was agreed besides the score as payments that are due."""
    return [Payment(extra.payer, extra.payee, extra.amount) for extra in evening.extras]


def old_debts(evening: Evening) -> Purses:
    """Return what the debts of earlier evenings bring each player, or take from him."""
    purses: Purses = {"": {}}
    move(purses, evening.debts, (evening.currency,))
    return purses


def paid_since(evening: Evening) -> Purses:
    """Return what payments gave back to each player, or took from him."""
    purses: Purses = {"": {}}
    for settled in evening.settled:
        move(purses, settled.payments, (evening.currency,), back=True)
    return purses


def carried_on(evening: Evening, carried: Iterable[Carried]) -> Purses:
    """Return what later evenings took over of each player's balance."""
    purses: Purses = {"": {}}
    move(
        purses, _taken_over((each.debt for each in carried), currencies(evening)), ("",), back=True
    )
    return purses


def still_open(evening: ScoredEvening, carried: Iterable[Carried] = ()) -> Purses:
    """Return the balances after what was paid or carried over; a correction opens them anew."""
    purses = balances(evening)
    for settled in evening.evening.settled:
        move(purses, settled.payments, (evening.evening.currency,), back=True)
    over = _taken_over((each.debt for each in carried), currencies(evening.evening))
    move(purses, over, ("",), back=True)
    return purses


def move(
    purses: Purses,
    owed: Iterable[Payment | Debt],
    known: tuple[str, ...],
    *,
    back: bool = False,
) -> None:
    """Take each amount from who owes it and give it to whom he owes it, or back.

    Of the currencies that are known the first is the evening's own.
    """
    for payer, payee, amount, currency, *_ in owed:
        purse = purses.setdefault("" if currency == known[0] else currency, {})
        for player, sum_ in ((payer, -amount), (payee, amount)):
            purse[player] = purse.get(player, Decimal(0)) + (-sum_ if back else sum_)


def still_to_pay(evening: ScoredEvening, carried: Iterable[Carried] = ()) -> tuple[Payment, ...]:
    """Return who pays whom what is open, or owes it when the next evening begins.

    Whatever is paid or carried over first, the other payments stay those that were told.
    """
    own = evening.evening.currency
    paid = [
        payment._replace(currency="") if payment.currency == own else payment
        for settled in evening.evening.settled
        for payment in settled.payments
    ]
    rest = _without(settle_each(balances(evening)), paid)
    if rest is None:  # the score was corrected since
        rest = settle_each(still_open(evening))
    debts = (each.debt for each in carried)
    return after_carrying(rest, debts, currencies(evening.evening))


def after_carrying(
    due: tuple[Payment, ...], debts: Iterable[Debt], known: tuple[str, ...]
) -> tuple[Payment, ...]:
    """Return what is left of what was due when later evenings took over debts."""
    over = _taken_over(debts, known)
    rest = _without(due, over)
    if rest is None:
        purses: Purses = {}
        move(purses, due, ("",))
        move(purses, over, ("",), back=True)
        rest = settle_each(purses)
    return rest


def _taken_over(debts: Iterable[Debt], known: tuple[str, ...]) -> list[Payment]:
    """Return debts as payments of the evening that they come from.

    A currency that the evening no longer knows was its own, and got another name since.
    """
    return [
        Payment(payer, payee, amount, currency if currency in known[1:] else "")
        for payer, payee, amount, currency, *_ in debts
    ]


def _without(due: tuple[Payment, ...], done: Iterable[Payment]) -> tuple[Payment, ...] | None:
    """Return the other payments, or nothing where one was done that was not due."""
    rest = list(due)
    for payment in done:
        if payment not in rest:
            return None
        rest.remove(payment)
    return tuple(rest)


def with_stake(evening: Evening, stake: Decimal | None) -> Evening:
    """Play all rounds of the evening for this stake, or for nothing."""
    rounds = tuple(replace(entered, stake=stake) for entered in evening.rounds)
    return replace(evening, rounds=rounds)


def pay(evening: Evening, payments: Iterable[Payment], day: date | None) -> Evening:
    """Note that this was paid."""
    return replace(evening, settled=(*evening.settled, Settled(tuple(payments), day)))


def take_back(evening: Evening, number: int, place: int) -> Evening:
    """Take out one payment that was noted; what is left of those noted with it stays."""
    settled = list(evening.settled)
    payments = settled[number].payments
    rest = (*payments[:place], *payments[place + 1 :])
    settled[number : number + 1] = [replace(settled[number], payments=rest)] if rest else []
    return replace(evening, settled=tuple(settled))


class Status(Enum):
    """What became of an amount."""

    OPEN = auto()
    PAID = auto()
    CARRIED = auto()


class LedgerLine(NamedTuple):
    """One amount between two players, and what became of it."""

    status: Status
    payment: Payment
    day: date | None = None
    """When it was paid, or that of the evening which took it over."""
    title: str = ""
    """That of the evening which took it over."""
    at: tuple[int, int] = (0, 0)
    """Where a payment stands that was noted."""


def ledger(evening: ScoredEvening, carried: Iterable[Carried] = ()) -> tuple[LedgerLine, ...]:
    """Return all that is to be paid, was paid and was carried over, as it is said everywhere."""
    carried = tuple(carried)
    still = [LedgerLine(Status.OPEN, each) for each in still_to_pay(evening, carried)]
    paid = [
        LedgerLine(Status.PAID, payment, settled.day, at=(number, place))
        for number, settled in enumerate(evening.evening.settled)
        for place, payment in enumerate(settled.payments)
    ]
    over = [
        LedgerLine(Status.CARRIED, Payment(*debt[:4]), day, title) for debt, title, day in carried
    ]
    return (*still, *paid, *over)


def settle_each(purses: Purses) -> tuple[Payment, ...]:
    """Pay every balance to nothing, each currency by itself."""
    return tuple(
        payment._replace(currency=currency)
        for currency, money in purses.items()
        for payment in settle(money)
    )


def settle(money: Mapping[str, Decimal]) -> tuple[Payment, ...]:
    """Pay every balance to nothing, in as few payments as possible.

    A group that adds up to zero settles in one payment less than it has players, so the
    players are parted into as many such groups as there can be.
    """
    return tuple(
        payment for group in _groups(_still_open(money)) for payment in _settle_group(group)
    )


def _still_open(money: Mapping[str, Decimal]) -> dict[str, Decimal]:
    return {player: amount for player, amount in money.items() if amount}


def _groups(money: dict[str, Decimal]) -> list[dict[str, Decimal]]:
    pairs, rest = _opposite_pairs(money)
    if len(rest) > MOST_TO_SEARCH:
        return [*pairs, rest]
    return [*pairs, *_most_groups(rest)]


def _opposite_pairs(
    money: dict[str, Decimal],
) -> tuple[list[dict[str, Decimal]], dict[str, Decimal]]:
    """Two who owe each other exactly: no better parting splits them."""
    rest = dict(money)
    pairs = []
    for player, amount in money.items():
        if player not in rest:
            continue
        other = next((name for name, owed in rest.items() if owed == -amount), None)
        if other is not None:
            pairs.append({player: rest.pop(player), other: rest.pop(other)})
    return pairs, rest


def _most_groups(money: dict[str, Decimal]) -> list[dict[str, Decimal]]:
    """Part the players into as many groups that add up to zero as there can be.

    Players are numbered and a group is a set of bits. `most[group]` counts the zero sums met on
    the best way to build the group up one player after the other; `last[group]` is the player
    who joined last on that way.
    """
    names = list(money)
    everybody = (1 << len(names)) - 1
    sums = [Decimal(0)] * (everybody + 1)
    most = [0] * (everybody + 1)
    last = [0] * (everybody + 1)
    for group in range(1, everybody + 1):
        members = [i for i in range(len(names)) if group >> i & 1]
        sums[group] = sums[group & (group - 1)] + money[names[members[0]]]
        last[group] = max(members, key=lambda i: most[group & ~(1 << i)])
        most[group] = most[group & ~(1 << last[group])] + (not sums[group])
    groups: list[dict[str, Decimal]] = []
    group = everybody
    while group:
        if not sums[group]:
            groups.append({})
        name = names[last[group]]
        groups[-1][name] = money[name]
        group &= ~(1 << last[group])
    return groups[::-1]


def _settle_group(money: dict[str, Decimal]) -> list[Payment]:
    """Whoever owes most pays whoever is owed most, until nobody owes anything."""
    owed = dict(money)
    paid = []
    while owed := _still_open(owed):
        payer = min(owed, key=lambda name: owed[name])
        payee = max(owed, key=lambda name: owed[name])
        amount = min(-owed[payer], owed[payee])
        paid.append(Payment(payer, payee, amount))
        owed[payer] += amount
        owed[payee] -= amount
    return paid
