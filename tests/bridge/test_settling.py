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
from scorepad.bridge.changes.money import delete_payment, pay
from scorepad.bridge.deal import Adjustment
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening, ScoredEvening, score_evening
from scorepad.bridge.options import MoneyBy
from scorepad.bridge.payments import (
    MOST_TO_SEARCH,
    Debt,
    Extra,
    Payment,
    Settled,
    coin,
    in_coins,
    is_in_coins,
    moved,
    settle,
)
from scorepad.bridge.plain import from_plain, to_plain
from scorepad.bridge.seats import EW, NS, Seating
from scorepad.bridge.settling import (
    Carried,
    LedgerLine,
    Status,
    balances,
    currencies,
    in_currency,
    ledger,
    old_debts,
    paid_since,
    played_for,
    still_open,
    still_to_pay,
    units,
)
from tests.bridge.table import DEBTS, EVENINGS, FIVE, FOUR, WHOLE_EVENINGS, entered, laid, played

Money = dict[str, Decimal]


def money(*amounts: int | str | Decimal) -> Money:
    """Balances of the players a, b, c and so on."""
    names = "abcdefghijklmnopqrstuvwxyz"
    return {names[i]: Decimal(amount) for i, amount in enumerate(amounts)}


def paid_up(balance: Money, payments: tuple[Payment, ...]) -> Money:
    """The balances left after the payments."""
    left = dict(balance)
    for payer, payee, amount, _ in payments:
        left[payer] += amount
        left[payee] -= amount
    return left


def partings(players: list[str]) -> Iterator[list[list[str]]]:
    """All partitions of the players into groups."""
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
    paid = settle({"": balance})
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
    assert settle({"": balance}) == tuple(
        Payment(one, other, Decimal(s)) for one, other, s in payments
    )


def zero_sums(most: int) -> st.SearchStrategy[Money]:
    """Balances of up to `most` players, and one more who pays or gets the difference."""
    amounts = st.lists(st.integers(-6, 6) | st.integers(-9999, 9999), max_size=most)
    return amounts.map(lambda cents: money(*(Decimal(c) / 100 for c in [*cents, -sum(cents)])))


@given(zero_sums(6))
def test_never_more_payments_than_needed(balance: Money) -> None:
    assert len(settle({"": balance})) == fewest(balance)


@given(zero_sums(12))
def test_every_balance_is_paid_exactly(balance: Money) -> None:
    payments = settle({"": balance})
    assert not any(paid_up(balance, payments).values())
    assert all(amount > 0 for _, _, amount, _ in payments)
    # Losers pay, and winners are paid.
    assert {payer for payer, _, _, _ in payments} == {name for name in balance if balance[name] < 0}
    assert {payee for _, payee, _, _ in payments} == {name for name in balance if balance[name] > 0}
    assert len(payments) <= max(0, sum(map(bool, balance.values())) - 1)


def test_a_very_large_company_is_settled_too() -> None:
    winners = [2**i for i in range(MOST_TO_SEARCH + 1)]
    balance = money(*winners, -sum(winners))
    payments = settle({"": balance})
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
    assert played_for(evening) == {player: Decimal(amount) for player, amount in meant.items()}


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
    assert settle(balances(evening)) == (Payment("Di", "Cy", Decimal("9.50")),)
    with pytest.raises(Impossible, match="an extra amount needs a reason"):
        Evening(extras=(Extra("Ann", "Bob", Decimal(9), " "),))
    with pytest.raises(Impossible, match="Ann cannot pay Ann"):
        Evening(extras=(Extra("Ann", "Ann", Decimal(9), "a bet"),))


def test_an_evening_is_settled() -> None:
    evening = played(entered("S 4S", "S 4S", seating=FIVE, stake=Decimal("2.50")))
    assert settle(balances(evening)) == (
        Payment("Bob", "Ann", Decimal("22.50")),
        Payment("Di", "Cy", Decimal("22.50")),
    )


def test_without_a_stake_nobody_pays() -> None:
    evening = played(entered("S 4S", "S 4S", Adjustment(NS, 10, "kindness")))
    assert settle(balances(evening)) == ()


def test_debts_from_an_earlier_evening_are_settled_too() -> None:
    rubber = entered("N 4S", "N 4S", seating=FOUR, stake=Decimal("0.10"))
    evening = Evening((rubber,), debts=(Debt("Ann", "Zoe", Decimal("2.50")),))
    money = balances(score_evening(evening))[""]
    assert money["Zoe"] == Decimal("2.50")
    assert sum(money.values()) == 0
    assert money["Ann"] == money["Cy"] - Decimal("2.50")


# Paid, and what remains open.


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


# Several currencies, and debts carried over to later evenings.

RUBBER = entered("S 4S", "S 4S", seating=FOUR, stake=Decimal(1))
POUNDS = Debt("Cy", "Bob", Decimal(10), "£", "x" * 32, date(2026, 11, 1))
DAY = date(2026, 11, 22)
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
    assert moved(old_debts(OWING)) == {"€": of(Ann=-5, Bob=5), "£": of(Cy=-10, Bob=10)}
    assert balances(scored) == {
        "€": of(Ann=4, Bob=-4, Cy=9, Di=-9),
        "£": of(Cy=-10, Bob=10),
    }
    assert still_to_pay(scored) == (
        Payment("Bob", "Ann", Decimal(4), "€"),
        Payment("Di", "Cy", Decimal(9), "€"),
        Payment("Cy", "Bob", Decimal(10), "£"),
    )


def test_single_payments_are_noted_with_their_day_and_taken_back() -> None:
    first, second, pounds = still_to_pay(score_evening(OWING))
    day = date(2026, 11, 22)
    paid = pay(pay(OWING, [pounds], day).evening, [first, second], None).evening
    assert still_to_pay(score_evening(paid)) == ()
    assert paid_since(paid) == [pounds, first, second]
    assert ledger(score_evening(paid)) == (
        LedgerLine(Status.PAID, pounds, day, at=(0, 0)),
        LedgerLine(Status.PAID, first, at=(1, 0)),
        LedgerLine(Status.PAID, second, at=(1, 1)),
    )
    assert delete_payment(paid, 0, 0).evening.settled == paid.settled[1:]
    rest = delete_payment(paid, 1, 0).evening
    assert rest.settled == (paid.settled[0], Settled((second._replace(currency=""),)))
    assert still_to_pay(score_evening(rest)) == (first,)


def test_what_a_later_evening_took_over_is_open_here_no_more() -> None:
    day = date(2026, 11, 29)
    over = [
        Carried(Debt("Bob", "Ann", Decimal(4), "€", "0" * 32), "Club", day),
        Carried(POUNDS),
    ]
    scored = score_evening(OWING)
    assert still_to_pay(scored, over) == (Payment("Di", "Cy", Decimal(9), "€"),)
    assert ledger(scored, over) == (
        LedgerLine(Status.OPEN, Payment("Di", "Cy", Decimal(9), "€")),
        LedgerLine(Status.CARRIED, Payment("Bob", "Ann", Decimal(4), "€"), day, "Club"),
        LedgerLine(Status.CARRIED, Payment("Cy", "Bob", Decimal(10), "£")),
    )


def test_the_other_payments_stay_those_that_were_told() -> None:
    """Settled afresh after a's 4 to c, it would be a who pays b, and e who pays f."""
    names, won = ("a", "b", "c", "d", "e", "f"), (-5, 1, 4, -3, -1, 4)
    owed = [Debt(name, "bank", Decimal(-n)) for name, n in zip(names, won, strict=True) if n < 0]
    owed += [Debt("bank", name, Decimal(n)) for name, n in zip(names, won, strict=True) if n > 0]
    evening = Evening((entered(seating=FOUR),), debts=tuple(owed))
    told = still_to_pay(score_evening(evening))
    assert len(told) == 4
    for payment in told:
        others = tuple(other for other in told if other != payment)
        paid = score_evening(pay(evening, [payment], None).evening)
        assert still_to_pay(paid) == others
        over = [Carried(Debt(*payment))]
        assert still_to_pay(score_evening(evening), over) == others
        assert still_to_pay(paid, [Carried(Debt(*others[0]))]) == others[1:]


@pytest.mark.no_cover
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
    assert still_to_pay(score_evening(evening), over) == (Payment("Di", "Cy", Decimal(9), now),)


@given(EVENINGS, EVENINGS)
def test_settling_pays_exactly_whatever_was_played_before(before: Evening, after: Evening) -> None:
    """Paid, then corrected arbitrarily, and paid again: nobody owes anything."""
    paid = Settled(still_to_pay(score_evening(before)))
    corrected = replace(after, settled=(paid,))
    money = still_open(score_evening(corrected))[""]
    assert sum(money.values()) == 0
    rest = still_to_pay(score_evening(corrected))
    assert not any(paid_up(money, rest).values())
    settled = replace(corrected, settled=(paid, Settled(rest)))
    assert still_to_pay(score_evening(settled)) == ()
    assert not any(still_open(score_evening(settled))[""].values())


# Whole coins.


@pytest.mark.parametrize(
    ("stake", "options", "currency", "ann", "payments"),
    [
        # 914 points between the sides: 9 hundreds, 91 tens.
        ("2.50", {}, "€", "22.50", "Bob Ann 22.50, Di Cy 22.50"),
        ("2.50", {"money": MoneyBy.TENS}, "€", "22.75", "Bob Ann 22.75, Di Cy 22.75"),
        ("0.35", {"stake_by_side": True}, "€", "1.575", "Di Ann 1.58, Bob Cy 1.57"),
        ("0.35", {"stake_by_side": True}, "", "1.575", "Di Ann 1.58, Bob Cy 1.57"),
        ("0.35", {"money": MoneyBy.TENS}, "EUR", "3.185", "Di Ann 3.19, Bob Cy 3.18"),
        ("0.27", {"money": MoneyBy.POINTS}, "EUR", "2.4678", "Bob Ann 2.47, Di Cy 2.47"),
        ("0.0001", {}, "EUR", "0.0009", ""),
        ("25", {"stake_by_side": True}, "¥", "112.5", "Di Ann 113, Bob Cy 112"),
        ("25", {"stake_by_side": True}, "JPY", "112.5", "Di Ann 113, Bob Cy 112"),
        ("1.5", {}, "points", "13.5", "Di Ann 14, Bob Cy 13"),
        ("1.5", {}, "Punkte", "13.5", "Di Ann 14, Bob Cy 13"),
        ("1.5", {}, "Pkt.", "13.5", "Di Ann 14, Bob Cy 13"),
        ("1.5", {}, "円", "13.5", "Di Ann 14, Bob Cy 13"),
        ("1.5", {}, "Kronen", "13.5", "Bob Ann 13.5, Di Cy 13.5"),
    ],
)
def test_every_payment_is_in_whole_coins(
    stake: str, options: dict[str, Any], currency: str, ann: str, payments: str
) -> None:
    rubber = entered(
        *("S 4S", "S 4S", Adjustment(EW, 26, "a revoke")),
        seating=FOUR,
        stake=Decimal(stake),
        **options,
    )
    scored = score_evening(Evening((rubber,), currency=currency))
    assert played_for(scored)["Ann"] == Decimal(ann)
    due = still_to_pay(scored)
    assert ", ".join(f"{payer} {payee} {amount}" for payer, payee, amount, _ in due) == payments
    assert {payment.currency for payment in due} <= {currency}
    assert not any(any(money.values()) for money in still_open(_paid(scored)).values())


def _paid(scored: ScoredEvening) -> ScoredEvening:
    return score_evening(pay(scored.evening, still_to_pay(scored), None).evening)


PARTS = st.lists(st.integers(-9999, 9999), max_size=6).map(
    lambda parts: money(*(Decimal(part) / 1000 for part in [*parts, -sum(parts)]))
)


@given(PARTS, st.sampled_from(["", "€", "¥", "points"]))
def test_whole_coins_add_up_and_are_less_than_a_coin_off(exact: Money, currency: str) -> None:
    whole, least = in_coins({currency: exact})[currency], coin(currency)
    assert not sum(whole.values())
    assert list(whole) == list(exact)
    assert all(is_in_coins(amount, currency) for amount in whole.values())
    assert all(abs(whole[name] - amount) < least for name, amount in exact.items())
    up = [name for name in exact if whole[name] > exact[name]]
    down = [name for name in exact if whole[name] < exact[name]]
    place = list(exact).index
    for one in up:
        for other in down:
            more, less = exact[one] - whole[one] + least, exact[other] - whole[other]
            assert more > less or (more == less and place(one) < place(other))


def test_parts_of_coins_that_an_older_archive_holds_are_paid() -> None:
    """A payment of 1.575 counts in full; what is left of such a debt is rounded with the rest."""
    rubber = entered("S 4S", "S 4S", seating=FOUR, stake=Decimal("0.35"), stake_by_side=True)
    evening = Evening((rubber,), currency="€")
    each = Decimal("1.575")
    old = Payment("Bob", "Ann", each), Payment("Di", "Cy", each)
    scored = score_evening(replace(evening, settled=(Settled(old),)))
    assert still_to_pay(scored) == ()
    assert not any(still_open(scored)["€"].values())
    half = score_evening(replace(evening, settled=(Settled(old[:1]),)))
    assert still_to_pay(half) == (Payment("Di", "Cy", Decimal("1.58"), "€"),)
    over = [Carried(Debt(*payment[:3], "€")) for payment in old]
    scored = score_evening(evening)
    assert still_to_pay(scored, over) == ()
    rest = still_open(scored, over[:1])["€"]
    assert not sum(rest.values())
    exact = {"Ann": Decimal(0), "Bob": Decimal(0), "Cy": each, "Di": -each}
    assert all(abs(rest[name] - amount) <= Decimal("0.01") for name, amount in exact.items())
    later = Evening(debts=(over[0].debt, Debt("Ann", "Bob", Decimal("0.005"), "€")), currency="€")
    assert still_to_pay(score_evening(later)) == (Payment("Bob", "Ann", Decimal("1.57"), "€"),)


# A debt without a unit.

NINE = Debt("Bob", "Ann", Decimal(9), None)


@pytest.mark.parametrize(
    ("before", "debt", "currency", "due"),
    [
        # In an evening without a currency, what has none is in the same; in others it is not.
        ("", NINE, "", "Bob Ann 18, Di Cy 9"),
        ("€", NINE, "€", "Bob Ann 9 €, Di Cy 9 €, Bob Ann 9"),
        # As older archives hold it: in the currency of its own evening.
        ("€", NINE._replace(currency=""), "€", "Bob Ann 18 €, Di Cy 9 €"),
        # A currency that is named or changed later is that of the stakes, and of no debt.
        ("", NINE, "€", "Bob Ann 9 €, Di Cy 9 €, Bob Ann 9"),
        ("", NINE._replace(currency=""), "€", "Bob Ann 9 €, Di Cy 9 €, Bob Ann 9"),
        ("€", NINE._replace(currency=""), "£", "Bob Ann 9 £, Di Cy 9 £, Bob Ann 9 €"),
        ("€", NINE._replace(currency=""), "", "Bob Ann 9, Di Cy 9, Bob Ann 9 €"),
        ("€", NINE._replace(currency="£"), "£", "Bob Ann 18 £, Di Cy 9 £"),
    ],
)
def test_a_debt_stays_in_what_it_was_in(before: str, debt: Debt, currency: str, due: str) -> None:
    evening = Evening((RUBBER,), currency=before, debts=(debt,))
    changed = in_currency(evening, currency)
    scored = score_evening(changed)
    found = still_to_pay(scored)
    said = (f"{payer} {payee} {amount} {unit}".rstrip() for payer, payee, amount, unit in found)
    assert ", ".join(said) == due
    assert currencies(changed)[0] == currency
    assert still_to_pay(_paid(scored)) == ()
    assert old_debts(in_currency(in_currency(changed, "zł"), currency)) == old_debts(changed)
    (read,) = from_plain(Evening, to_plain(changed)).debts
    assert read == changed.debts[0]


def test_what_was_paid_follows_what_it_paid() -> None:
    evening = Evening((RUBBER,), debts=(Debt("Cy", "Bob", Decimal(4)),))
    old = pay(evening, old_debts(evening), DAY).evening
    paid = pay(old, [Payment("Bob", "Ann", Decimal(9))], None).evening
    changed = in_currency(paid, "€")
    assert paid_since(changed) == [
        Payment("Cy", "Bob", Decimal(4), ""),
        Payment("Bob", "Ann", Decimal(9), "€"),
    ]
    assert still_to_pay(score_evening(changed)) == (Payment("Di", "Cy", Decimal(9), "€"),)


@pytest.mark.parametrize(
    ("debt", "paid", "said"),
    [
        (Debt("Bob", "Ann", Decimal(5)), ("Bob", "Ann", 14), "Bob Ann 5 , Bob Ann 9 €"),
        (Debt("Ann", "Bob", Decimal(12)), ("Ann", "Bob", 3), "Ann Bob 12 , Bob Ann 9 €"),
        (Debt("Di", "Ann", Decimal(5)), ("Bob", "Ann", 9), "Bob Ann 9 €"),
    ],
)
def test_one_payment_for_a_debt_and_the_score_is_parted(
    debt: Debt, paid: tuple[str, str, int], said: str
) -> None:
    payer, payee, amount = paid
    payment = Payment(payer, payee, Decimal(amount))
    whole = pay(Evening((RUBBER,), debts=(debt,)), [payment], DAY).evening
    changed = in_currency(whole, "€")
    parts = (f"{one.payer} {one.payee} {one.amount} {one.currency}" for one in paid_since(changed))
    assert ", ".join(parts) == said
    assert currencies(changed) == ("€", "")
