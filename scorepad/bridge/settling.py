"""Settling up: the back score in money, and who pays whom."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from decimal import Decimal

from scorepad.bridge.back_score import back_score
from scorepad.bridge.evening import Evening, ScoredEvening
from scorepad.bridge.payments import Payment, Settled

MOST_TO_SEARCH = 14
"""Among more open balances the fewest payments are no longer searched for."""


def balances(evening: ScoredEvening) -> dict[str, Decimal]:
    """What each player wins or loses: the hundreds of each round at its stake, and old debts."""
    money = dict.fromkeys(evening.players, Decimal(0))
    for column in back_score(evening):
        stake = evening.rounds[column.round - 1].round.stake
        if stake:
            for player, hundreds in column.hundreds.items():
                money[player] += stake * hundreds
    for player, amount in old_debts(evening.evening).items():
        money[player] = money.get(player, Decimal(0)) + amount
    return money


def old_debts(evening: Evening) -> dict[str, Decimal]:
    """What the debts of earlier evenings bring each player, or take from him."""
    money: dict[str, Decimal] = {}
    for payer, payee, amount in evening.debts:
        money[payer] = money.get(payer, Decimal(0)) - amount
        money[payee] = money.get(payee, Decimal(0)) + amount
    return money


def still_open(evening: ScoredEvening) -> dict[str, Decimal]:
    """The balances after what was paid already; a correction opens them anew."""
    money = balances(evening)
    for settled in evening.evening.settled:
        for payer, payee, amount in settled.payments:
            money[payer] = money.get(payer, Decimal(0)) + amount
            money[payee] = money.get(payee, Decimal(0)) - amount
    return money


def still_to_pay(evening: ScoredEvening) -> tuple[Payment, ...]:
    """Who pays whom what is open, or owes it when the next evening begins."""
    return settle(still_open(evening))


def with_stake(evening: Evening, stake: Decimal | None) -> Evening:
    """Play all rounds of the evening for this stake, or for nothing."""
    rounds = tuple(replace(entered, stake=stake) for entered in evening.rounds)
    return replace(evening, rounds=rounds)


def pay_all(scored: ScoredEvening, day: date | None) -> Evening:
    """Note that everything that is open was paid."""
    settled = Settled(still_to_pay(scored), day)
    return replace(scored.evening, settled=(*scored.evening.settled, settled))


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
