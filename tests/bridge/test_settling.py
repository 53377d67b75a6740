"""Settling up."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.back_score import back_score
from scorepad.bridge.deal import Adjustment
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.options import MoneyBy
from scorepad.bridge.payments import Debt, Extra, Payment, Settled
from scorepad.bridge.seats import EW, NS, Seating
from scorepad.bridge.settling import (
    MOST_TO_SEARCH,
    Carried,
    LedgerLine,
    Status,
    balances,
    carried_on,
    currencies,
    ledger,
    old_debts,
    paid_since,
    pay,
    played_for,
    settle,
    settle_each,
    still_open,
    still_to_pay,
    take_back,
    units,
)
from tests.bridge.table import DEBTS, EVENINGS, FIVE, FOUR, WHOLE_EVENINGS, entered, laid, played

Money = dict[str, Decimal]


def money(*amounts: int | str | Decimal) -> Money:
    """Balances of the players a, b, c and so on."""
    names = "abcdefghijklmnopqrstuvwxyz"
    return {names[i]: Decimal(amount) for i, amount in enumerate(amounts)}


def paid_up(balance: Money, payments: tuple[Payment, ...]) -> Money:
    """What is left of the balances after the payments."""
    left = dict(balance)
    for payer, payee, amount, _ in payments:
        left[payer] += amount
        left[payee] -= amount
    return left


def partings(players: list[str]) -> Iterator[list[list[str]]]:
    """Every way to part players into groups."""
    if not players:
        yield []
        return
    first, *others = players
    for parting in partings(others):
        yield [[first], *parting]
        for i, group in enumerate(parting):
            yield [*parting[:i], [first, *group], *parting[i + 1 :]]


def fewest(balance: Money) -> int:
    """The fewest payments: each group that adds up to zero needs one less than its players."""
    owing = [player for player, amount in balance.items() if amount]
    return min(
        len(owing) - len(parting)
        for parting in partings(owing)
        if not any(sum(balance[player] for player in group) for group in parting)
    )


CASES: list[tuple[Money, int]] = [
    (money(), 0),
    (money(0, 0, 0, 0), 0),
    (money(45, -45), 1),
    (money(45, -45, 45, -45), 2),
    (money(45, -45, 45, -45, 0), 2),
    (money(100, -30, -70), 2),
    (money(-100, 30, 70), 2),
    (money(10, 20, 30, -60), 3),
    (money("0.01", "-0.01"), 1),
    (money("2.50", "-1.25", "-1.25"), 2),
    # Two groups of three that each add up to zero: four payments where the largest first needs 5.
    (money(8, -5, -3, 7, -6, -1), 4),
    (money(6, 5, -4, -4, -3), 4),
    (money(5, 4, -3, -3, -3), 4),
    # A pair and a group; two pairs and a group.
    (money(5, -5, 8, -6, -2), 3),
    (money(9, -9, 4, -4, 7, -3, -4), 4),
    # Among the pairs there is a choice, which must not spoil the rest.
    (money(4, 4, -4, -3, -1), 3),
    (money(5, 5, -5, -5), 2),
    # Three groups.
    (money(1, 2, -3, 10, 20, -30, 100, 200, -300), 6),
    # Groups of three and four.
    (money(10, -4, -6, 20, -7, -8, -5), 5),
]


@pytest.mark.parametrize(("balance", "payments"), CASES)
def test_few_payments(balance: Money, payments: int) -> None:
    paid = settle(balance)
    assert not any(paid_up(balance, paid).values())
    assert len(paid) == payments
    assert payments == (fewest(balance) if len(balance) < 9 else 6)


@pytest.mark.parametrize(
    ("balance", "payments"),
    [
        (money(45, -45), [("b", "a", "45")]),
        (money("-2.50", "2.50"), [("a", "b", "2.50")]),
        (money(100, -30, -70), [("c", "a", "70"), ("b", "a", "30")]),
        (money(-100, 30, 70), [("a", "c", "70"), ("a", "b", "30")]),
    ],
)
def test_who_pays_whom(balance: Money, payments: list[tuple[str, str, str]]) -> None:
    assert settle(balance) == tuple(Payment(one, other, Decimal(s)) for one, other, s in payments)


def zero_sums(most: int) -> st.SearchStrategy[Money]:
    """Balances of up to so many players and one more, who pays or gets the difference."""
    amounts = st.lists(st.integers(-6, 6) | st.integers(-9999, 9999), max_size=most)
    return amounts.map(lambda cents: money(*(Decimal(c) / 100 for c in [*cents, -sum(cents)])))


@given(zero_sums(6))
def test_never_more_payments_than_needed(balance: Money) -> None:
    assert len(settle(balance)) == fewest(balance)


@given(zero_sums(12))
def test_every_balance_is_paid_exactly(balance: Money) -> None:
    payments = settle(balance)
    assert not any(paid_up(balance, payments).values())
    assert all(amount > 0 for _, _, amount, _ in payments)
    # Whoever has lost pays, and whoever has won is paid.
    assert {payer for payer, _, _, _ in payments} == {name for name in balance if balance[name] < 0}
    assert {payee for _, payee, _, _ in payments} == {name for name in balance if balance[name] > 0}
    assert len(payments) <= max(0, sum(map(bool, balance.values())) - 1)


def test_a_very_large_company_is_settled_too() -> None:
    winners = [2**i for i in range(MOST_TO_SEARCH + 1)]
    balance = money(*winners, -sum(winners))
    payments = settle(balance)
    assert not any(paid_up(balance, payments).values())
    assert len(payments) == MOST_TO_SEARCH + 1


@pytest.mark.parametrize(
    ("stakes", "meant"),
    [
        # 940 and 760: 9 and 8 hundreds.
        (["2.50", "2.50"], {"Ann": "2.50", "Bob": "-2.50", "Cy": "42.50", "Di": "-42.50"}),
        (["0.1", "0.1"], {"Ann": "0.1", "Bob": "-0.1", "Cy": "1.7", "Di": "-1.7"}),
        # The stake of each round counts for it.
        (["1", "10"], {"Ann": "-71", "Bob": "71", "Cy": "89", "Di": "-89"}),
        (["1", None], {"Ann": "9", "Bob": "-9", "Cy": "9", "Di": "-9"}),
        ([None, "1"], {"Ann": "-8", "Bob": "8", "Cy": "8", "Di": "-8"}),
        ([None, None], {"Ann": "0", "Bob": "0", "Cy": "0", "Di": "0"}),
        (["0", "0"], {"Ann": "0", "Bob": "0", "Cy": "0", "Di": "0"}),
        # Exact where floating point is not.
        (
            ["0.0001", "0.0001"],
            {"Ann": "0.0001", "Bob": "-0.0001", "Cy": "0.0017", "Di": "-0.0017"},
        ),
    ],
)
def test_what_everybody_wins(stakes: list[Any], meant: dict[str, str]) -> None:
    first, second = (stake and Decimal(stake) for stake in stakes)
    evening = played(
        entered("S 4S", "S 4S", seating=FOUR, stake=first),
        entered(
            "S 3NT",
            "S 3NT",
            Adjustment(EW, 140, "a revoke"),
            stake=second,
            seating=Seating("Bob", "Ann", "Cy", "Di"),
        ),
        entered("S 4S", seating=FOUR, stake=first),
    )
    assert balances(evening) == {"": {player: Decimal(amount) for player, amount in meant.items()}}


@pytest.mark.parametrize(
    ("options", "ann"),
    [
        # 470 + 470 + 700 = 940 above, 26 agreed: 914 points, 9 hundreds, 91 tens.
        ({}, "22.50"),
        ({"money": MoneyBy.POINTS}, "22.85"),
        ({"money": MoneyBy.TENS}, "22.75"),
        ({"stake_by_side": True}, "11.25"),
        ({"stake_by_side": True, "money": MoneyBy.POINTS}, "11.425"),
    ],
)
def test_money_as_it_is_played(options: dict[str, Any], ann: str) -> None:
    rubber = entered(
        *("S 4S", "S 4S", Adjustment(EW, 26, "a revoke")),
        seating=FOUR,
        stake=Decimal("2.50"),
        **options,
    )
    each = Decimal(ann)
    found = played_for(played(rubber))
    assert found == {"Ann": each, "Bob": -each, "Cy": each, "Di": -each}
    other = replace(rubber, items=laid("E 4S", "E 4S", Adjustment(NS, 26, "a revoke")))
    assert played_for(played(other))["Ann"] == -each


def test_tens_are_rounded_up_from_five() -> None:
    for agreed, tens in ((26, 91), (25, 92), (24, 92), (36, 90), (35, 91)):
        rubber = entered("S 4S", "S 4S", Adjustment(EW, agreed, "a revoke"), seating=FOUR)
        (column,) = back_score(played(rubber))
        options = replace(rubber.options, money=MoneyBy.TENS)
        assert units(9, column.points["Ann"], options) == tens
        assert units(-9, column.points["Bob"], options) == -tens


def test_what_is_owed_besides_the_score_is_settled_too() -> None:
    rubber = entered("S 4S", "S 4S", seating=FOUR, stake=Decimal(1))
    extras = (
        Extra("Ann", "Bob", Decimal(9), "the supper"),
        Extra("Di", "Cy", Decimal("0.50"), "a bet"),
    )
    evening = score_evening(Evening((rubber,), extras=extras))
    assert settle_each(balances(evening)) == (Payment("Di", "Cy", Decimal("9.50")),)
    with pytest.raises(Impossible, match="needs its reason"):
        Evening(extras=(Extra("Ann", "Bob", Decimal(9), " "),))
    with pytest.raises(Impossible, match="Ann cannot pay Ann"):
        Evening(extras=(Extra("Ann", "Ann", Decimal(9), "a bet"),))


def test_an_evening_is_settled() -> None:
    evening = played(entered("S 4S", "S 4S", seating=FIVE, stake=Decimal("2.50")))
    assert settle_each(balances(evening)) == (
        Payment("Bob", "Ann", Decimal("22.50")),
        Payment("Di", "Cy", Decimal("22.50")),
    )


def test_without_a_stake_nobody_pays() -> None:
    evening = played(entered("S 4S", "S 4S", Adjustment(NS, 10, "kindness")))
    assert settle_each(balances(evening)) == ()


def test_debts_from_an_earlier_evening_are_settled_too() -> None:
    rubber = entered("N 4S", "N 4S", seating=FOUR, stake=Decimal("0.10"))
    evening = Evening((rubber,), debts=(Debt("Ann", "Zoe", Decimal("2.50")),))
    money = balances(score_evening(evening))[""]
    assert money["Zoe"] == Decimal("2.50")
    assert sum(money.values()) == 0
    assert money["Ann"] == money["Cy"] - Decimal("2.50")


# Paid, and what is open then.


def test_what_is_paid_is_open_no_more() -> None:
    rubber = entered("S 4S", "S 4S", seating=FOUR, stake=Decimal(1))
    paid = Settled((Payment("Bob", "Ann", Decimal(9)),))
    evening = replace(played(rubber).evening, settled=(paid,))
    assert still_to_pay(score_evening(evening)) == (Payment("Di", "Cy", Decimal(9)),)
    both = replace(evening, settled=(paid, Settled((Payment("Di", "Cy", Decimal(9)),))))
    assert still_to_pay(score_evening(both)) == ()


def test_somebody_who_was_not_there_may_have_been_paid() -> None:
    evening = Evening(
        (entered(seating=FOUR),), settled=(Settled((Payment("x", "y", Decimal(1)),)),)
    )
    assert still_to_pay(score_evening(evening)) == (Payment("y", "x", Decimal(1)),)


def test_a_correction_opens_what_was_settled() -> None:
    rubber = entered("S 4S", "S 4S", seating=FOUR, stake=Decimal(1))
    scored = played(rubber)
    evening = replace(scored.evening, settled=(Settled(still_to_pay(scored)),))
    assert still_to_pay(score_evening(evening)) == ()
    slam = replace(rubber, items=entered("S 4S", "S 6S").items)
    changed = score_evening(replace(evening, rounds=(slam,)))
    assert still_to_pay(changed) == (
        Payment("Bob", "Ann", Decimal(9)),
        Payment("Di", "Cy", Decimal(9)),
    )


# Several currencies, and what later evenings take over.

RUBBER = entered("S 4S", "S 4S", seating=FOUR, stake=Decimal(1))
POUNDS = Debt("Cy", "Bob", Decimal(10), "£", "x" * 32, date(2026, 11, 1))
OWING = Evening(
    (RUBBER,),
    currency="€",
    debts=(POUNDS, Debt("Ann", "Bob", Decimal(2)), Debt("Ann", "Bob", Decimal(3), "€")),
)


def of(**amounts: int) -> Money:
    return {player: Decimal(amount) for player, amount in amounts.items()}


def test_money_of_two_currencies_is_never_added() -> None:
    scored = score_evening(OWING)
    assert currencies(OWING) == ("€", "£")
    assert played_for(scored) == of(Ann=9, Bob=-9, Cy=9, Di=-9)
    assert old_debts(OWING) == {"": of(Ann=-5, Bob=5), "£": of(Cy=-10, Bob=10)}
    assert balances(scored) == {
        "": of(Ann=4, Bob=-4, Cy=9, Di=-9),
        "£": of(Cy=-10, Bob=10),
    }
    assert still_to_pay(scored) == (
        Payment("Bob", "Ann", Decimal(4)),
        Payment("Di", "Cy", Decimal(9)),
        Payment("Cy", "Bob", Decimal(10), "£"),
    )


def test_single_payments_are_noted_with_their_day_and_taken_back() -> None:
    first, second, pounds = still_to_pay(score_evening(OWING))
    day = date(2026, 11, 22)
    paid = pay(pay(OWING, [pounds], day), [first, second], None)
    assert still_to_pay(score_evening(paid)) == ()
    assert paid_since(paid) == {"": of(Bob=4, Ann=-4, Di=9, Cy=-9), "£": of(Cy=10, Bob=-10)}
    assert ledger(score_evening(paid)) == (
        LedgerLine(Status.PAID, pounds, day, at=(0, 0)),
        LedgerLine(Status.PAID, first, at=(1, 0)),
        LedgerLine(Status.PAID, second, at=(1, 1)),
    )
    assert take_back(paid, 0, 0).settled == paid.settled[1:]
    rest = take_back(paid, 1, 0)
    assert rest.settled == (paid.settled[0], Settled((second,)))
    assert still_to_pay(score_evening(rest)) == (first,)


def test_what_a_later_evening_took_over_is_open_here_no_more() -> None:
    day = date(2026, 11, 29)
    over = [
        Carried(Debt("Bob", "Ann", Decimal(4), "€", "0" * 32), "Club", day),
        Carried(POUNDS),
    ]
    scored = score_evening(OWING)
    assert still_to_pay(scored, over) == (Payment("Di", "Cy", Decimal(9)),)
    assert carried_on(OWING, over) == {"": of(Bob=4, Ann=-4), "£": of(Cy=10, Bob=-10)}
    assert ledger(scored, over) == (
        LedgerLine(Status.OPEN, Payment("Di", "Cy", Decimal(9))),
        LedgerLine(Status.CARRIED, Payment("Bob", "Ann", Decimal(4), "€"), day, "Club"),
        LedgerLine(Status.CARRIED, Payment("Cy", "Bob", Decimal(10), "£")),
    )


def test_the_other_payments_stay_those_that_were_told() -> None:
    """Settled anew without a's 4 to c, it would be a who pays b, and e who pays f."""
    names, won = ("a", "b", "c", "d", "e", "f"), (-5, 1, 4, -3, -1, 4)
    owed = [Debt(name, "bank", Decimal(-n)) for name, n in zip(names, won, strict=True) if n < 0]
    owed += [Debt("bank", name, Decimal(n)) for name, n in zip(names, won, strict=True) if n > 0]
    evening = Evening((entered(seating=FOUR),), debts=tuple(owed))
    told = still_to_pay(score_evening(evening))
    assert len(told) == 4
    for payment in told:
        others = tuple(other for other in told if other != payment)
        paid = score_evening(pay(evening, [payment], None))
        assert still_to_pay(paid) == others
        over = [Carried(Debt(*payment))]
        assert still_to_pay(score_evening(evening), over) == others
        assert still_to_pay(paid, [Carried(Debt(*others[0]))]) == others[1:]


@given(WHOLE_EVENINGS, DEBTS)
def test_what_is_to_be_paid_is_what_is_open(evening: Evening, debts: tuple[Debt, ...]) -> None:
    scored, over = score_evening(evening), [Carried(debt) for debt in debts]
    for currency, money in still_open(scored, over).items():
        payments = [p for p in still_to_pay(scored, over) if p.currency == currency]
        assert not any(paid_up(money, tuple(payments)).values())


@pytest.mark.parametrize("now", ["€", "EUR", ""])
def test_a_currency_that_got_another_name_was_carried_over_all_the_same(now: str) -> None:
    evening = Evening((RUBBER,), currency=now)
    over = [Carried(Debt("Bob", "Ann", Decimal(9), "€"))]
    assert still_to_pay(score_evening(evening), over) == (Payment("Di", "Cy", Decimal(9)),)


@given(EVENINGS, EVENINGS)
def test_settling_pays_exactly_whatever_was_played_before(before: Evening, after: Evening) -> None:
    """Paid, then corrected to anything at all, and paid again: nobody owes anything."""
    paid = Settled(still_to_pay(score_evening(before)))
    corrected = replace(after, settled=(paid,))
    money = still_open(score_evening(corrected))[""]
    assert sum(money.values()) == 0
    rest = still_to_pay(score_evening(corrected))
    assert not any(paid_up(money, rest).values())
    settled = replace(corrected, settled=(paid, Settled(rest)))
    assert still_to_pay(score_evening(settled)) == ()
    assert not any(still_open(score_evening(settled))[""].values())
