"""Payments between players: in whole coins, and as few of them as possible."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from decimal import ROUND_FLOOR, Decimal, localcontext
from functools import cache
from typing import Annotated, NamedTuple

from scorepad.bridge.errors import Impossible
from scorepad.bridge.seats import Name
from scorepad.bridge.translatable import translate

Money = Annotated[Decimal, "money, written with a point: 2.50"]
_Currency = Annotated[str | None, "empty: that of the evening; null: none, though that has one"]
MOST_TO_SEARCH = 14
"""With more open balances than this, the minimum is no longer searched for."""
_MOST_DIGITS = 99
"""More digits than any sum from a file can have."""
_WITHOUT_COINS = "¥円₩₫₲"
"""Signs of currencies without smaller coins."""
_WHOLE = (
    "bif|clp|djf|gnf|isk|jpy|kmf|krw|pyg|rwf|ugx|vnd|vuv|xaf|xof|xpf|yen|jen|"
    "points?|pts?|punkte?|pkt|punt|punten|punkty|punktów|puntos?|"
    "match(es)?|hölzchen|streichhölzer|lucifers|allumettes|zapałki|zapałek|cerillas"
)
"""Names of currencies, and of points, without smaller coins."""


@cache
def coin(currency: str) -> Decimal:
    """Return the smallest amount that can be paid: 0.01, or 1 without smaller coins.

    >>> [str(coin(each)) for each in ("€", "JPY", "points", "")]
    ['0.01', '1', '1', '0.01']
    """
    called = currency.casefold().rstrip(".")
    is_whole = {*currency} & {*_WITHOUT_COINS} or re.fullmatch(_WHOLE, called)
    return Decimal(1) if is_whole else Decimal("0.01")


def is_in_coins(amount: Decimal, currency: str) -> bool:
    """Whether an amount can be paid in coins."""
    coins = amount / coin(currency)
    return coins == coins.to_integral_value()


class Payment(NamedTuple):
    """What one player pays another."""

    payer: Name
    payee: Name
    amount: Money
    currency: _Currency = ""


class Debt(NamedTuple):
    """A debt from an earlier evening."""

    payer: Name
    payee: Name
    amount: Money
    currency: _Currency = ""
    evening: Annotated[str, "the id of the evening that left it open; empty: not known"] = ""
    day: date | None = None
    """The day of the evening it comes from."""


class Extra(NamedTuple):
    """A debt agreed besides the score, such as a bet or the supper."""

    payer: Name
    payee: Name
    amount: Money
    reason: str


@dataclass(frozen=True, slots=True)
class Settled:
    """Payments that were made, and the day."""

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


Balances = dict[str, Decimal]
"""What each player wins or loses in one currency."""
Purses = dict[str, Balances]
"""Balances by currency, the evening's own first; "" is no currency."""


def moved(owed: Iterable[Payment], purses: Purses | None = None, *, back: bool = False) -> Purses:
    """Return the balances after these amounts went from payer to payee, or back."""
    after = {currency: dict(money) for currency, money in (purses or {}).items()}
    for payer, payee, amount, currency in owed:
        purse = after.setdefault(currency or "", {})
        for player, sum_ in ((payer, -amount), (payee, amount)):
            purse[player] = purse.get(player, Decimal(0)) + (-sum_ if back else sum_)
    return after


def in_coins(purses: Purses) -> Purses:
    """Return the balances in whole coins, with the same total.

    Amounts are rounded down first; the coins left over go to the largest remainders, among equal
    ones to the first players.

    >>> half = Decimal("0.005")
    >>> won = in_coins({"EUR": {"Ann": half, "Bob": half, "Cy": -half, "Di": -half}})
    >>> [str(amount) for amount in won["EUR"].values()]
    ['0.01', '0.01', '-0.01', '-0.01']
    """
    return {currency: _in_coins(money, currency) for currency, money in purses.items()}


def _in_coins(money: Balances, currency: str) -> Balances:
    if all(is_in_coins(amount, currency) for amount in money.values()):
        return money
    least = coin(currency)
    with localcontext(prec=_MOST_DIGITS):
        whole = {name: amount.quantize(least, ROUND_FLOOR) for name, amount in money.items()}
        left = int((sum(money.values()) - sum(whole.values())) / least)
    for name in sorted(money, key=lambda name: whole[name] - money[name])[:left]:
        whole[name] += least
    return whole


def settle(purses: Purses) -> tuple[Payment, ...]:
    """Settle every balance, each currency separately, in as few payments as possible.

    A group that adds up to zero needs one payment less than it has players, so the players are
    split into as many such groups as possible.
    """
    return tuple(
        payment._replace(currency=currency)
        for currency, money in purses.items()
        for group in _groups(not_zero(money))
        for payment in _settle_group(group)
    )


def not_zero(money: Mapping[str, Decimal]) -> dict[str, Decimal]:
    return {whose: amount for whose, amount in money.items() if amount}


def _groups(money: Balances) -> list[Balances]:
    pairs, rest = _opposite_pairs(money)
    return [*pairs, *([rest] if len(rest) > MOST_TO_SEARCH else _most_groups(rest))]


def _opposite_pairs(
    money: Balances,
) -> tuple[list[Balances], Balances]:
    """Return pairs with opposite balances: an optimal split keeps them together."""
    rest = dict(money)
    pairs = []
    for player, amount in money.items():
        if player not in rest:
            continue
        other = next((name for name, owed in rest.items() if owed == -amount), None)
        if other is not None:
            pairs.append({player: rest.pop(player), other: rest.pop(other)})
    return pairs, rest


def _most_groups(money: Balances) -> list[Balances]:
    """Split the players into as many groups that add up to zero as possible.

    Players are numbered and a group is a set of bits. `most[group]` counts the zero sums on the
    best way of building the group player by player; `last[group]` is the player added last.
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
    groups: list[Balances] = []
    group = everybody
    while group:
        if not sums[group]:
            groups.append({})
        name = names[last[group]]
        groups[-1][name] = money[name]
        group &= ~(1 << last[group])
    return groups[::-1]


def _settle_group(money: Balances) -> list[Payment]:
    """The largest debtor pays the largest creditor until nothing is owed."""
    owed = dict(money)
    paid = []
    while owed := not_zero(owed):
        payer = min(owed, key=lambda name: owed[name])
        payee = max(owed, key=lambda name: owed[name])
        amount = min(-owed[payer], owed[payee])
        paid.append(Payment(payer, payee, amount))
        owed[payer] += amount
        owed[payee] -= amount
    return paid
