"""Open debts of evenings: each in one evening only, whatever is carried, paid or undone."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from decimal import Decimal
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.archive.archive import Archive, Key
from scorepad.archive.facts import Facts
from scorepad.archive.importing import import_evenings
from scorepad.archive.ledger import Ledger
from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.changes.money import pay, set_stake
from scorepad.bridge.earlier import known
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.payments import Debt, Payment, in_coins, is_in_coins
from scorepad.bridge.settling import (
    Carried,
    in_currency,
    old_debts,
    paid_since,
    played_for,
    still_open,
    still_to_pay,
)
from tests.archive.evenings import opened_soon
from tests.bridge.table import FIVE, FOUR, entered, sitting

IMPORTING = Action(ActionKind.IMPORT)
DAY = date(2026, 11, 1)
RUBBER = entered("S 4S", "S 4S", seating=FOUR, stake=Decimal(1))
OWING = Evening((RUBBER,), "Club", DAY, currency="£")
"""Bob owes Ann 9 pounds, and Di owes Cy as much."""
LATER = Evening((entered("S 4S", "S 4S", seating=FIVE),), "Home", DAY + timedelta(7), currency="€")


@pytest.fixture
def facts(archive: Archive) -> Iterator[Facts]:
    found = Facts(archive)
    yield found
    found.close()


def open_now(archive: Archive, facts: Facts, key: Key | None = None) -> list[Debt]:
    day = archive.load(key).day if key else None
    return [debt for debt, _ in Ledger(archive, facts).open_before(day, key)]


def to_pay(archive: Archive, facts: Facts, key: Key) -> tuple[Payment, ...]:
    """The open amounts of an evening, as its own window shows them."""
    carried = Ledger(archive, facts).carried_from(key)
    return still_to_pay(score_evening(archive.load(key)), carried)


def carry(archive: Archive, key: Key, *debts: Debt) -> None:
    evening = archive.load(key)
    archive.save(key, replace(evening, debts=(*evening.debts, *debts)), "")


def test_a_debt_knows_its_people_its_currency_and_its_evening(
    archive: Archive, facts: Facts
) -> None:
    source = archive.uuid(archive.begin(OWING))
    (bob, title), (di, _) = Ledger(archive, facts).open_before(None, None)
    assert bob == Debt("Bob", "Ann", Decimal(9), "£", source, DAY)
    assert di == Debt("Di", "Cy", Decimal(9), "£", source, DAY)
    assert title == "Club"


def test_all_earlier_evenings_are_asked_and_not_only_the_last(
    archive: Archive, facts: Facts
) -> None:
    first, second = archive.begin(OWING), archive.begin(replace(OWING, day=DAY + timedelta(1)))
    key = archive.begin(LATER)  # without a stake
    found = open_now(archive, facts, key)
    assert [debt.evening for debt in found] == [
        *[archive.uuid(second)] * 2,
        *[archive.uuid(first)] * 2,
    ]


def test_what_is_carried_over_is_open_in_the_new_evening_only(
    archive: Archive, facts: Facts
) -> None:
    old, new = archive.begin(OWING), archive.begin(LATER)
    bob, di = open_now(archive, facts, new)
    carry(archive, new, bob)
    assert open_now(archive, facts, new) == [di]
    assert to_pay(archive, facts, old) == (Payment("Di", "Cy", Decimal(9), "£"),)
    assert to_pay(archive, facts, new) == (Payment("Bob", "Ann", Decimal(9), "£"),)
    (carried,) = Ledger(archive, facts).carried_from(old)
    assert carried == Carried(bob._replace(day=None), "Home", LATER.day)
    # Undone, or in the bin, it is open in the old evening again.
    archive.delete(new)
    assert open_now(archive, facts) == [bob, di]
    archive.restore(new)
    archive.save(new, LATER, "")
    assert open_now(archive, facts, new) == [bob, di]
    assert Ledger(archive, facts).carried_from(old) == ()


def test_what_was_carried_over_goes_on_from_there(archive: Archive, facts: Facts) -> None:
    old, new = archive.begin(OWING), archive.begin(LATER)
    carry(archive, new, *open_now(archive, facts, new))
    third = archive.begin(replace(LATER, day=LATER.day and LATER.day + timedelta(7)))
    found = open_now(archive, facts, third)
    assert {debt.evening for debt in found} == {archive.uuid(new)}
    assert {debt.currency for debt in found} == {"£"}
    assert to_pay(archive, facts, old) == ()


def test_what_was_paid_is_not_offered(archive: Archive, facts: Facts) -> None:
    due = still_to_pay(score_evening(OWING))
    archive.begin(pay(OWING, due[:1], DAY).evening)
    (di,) = open_now(archive, facts)
    assert di.payer == "Di"


def test_whoever_paid_what_was_carried_over_gets_it_back(archive: Archive, facts: Facts) -> None:
    """Two archives were merged: in one it was paid, in the other carried over."""
    old, new = archive.begin(OWING), archive.begin(LATER)
    carry(archive, new, *open_now(archive, facts, new))
    archive.save(old, pay(OWING, still_to_pay(score_evening(OWING)), DAY).evening, "")
    back = {(debt.payer, debt.payee, debt.amount) for debt in open_now(archive, facts, new)}
    assert back == {("Ann", "Bob", Decimal(9)), ("Cy", "Di", Decimal(9))}
    assert {payment[:3] for payment in to_pay(archive, facts, old)} == back


def test_only_earlier_evenings_are_offered(archive: Archive, facts: Facts) -> None:
    later = archive.begin(replace(OWING, day=DAY + timedelta(1)))
    old = archive.begin(OWING)
    undated = archive.begin(replace(OWING, day=None))
    last = archive.begin(replace(OWING, day=None))

    def offered(key: Key | None) -> set[str]:
        return {debt.evening for debt in open_now(archive, facts, key)}

    assert offered(old) == set()
    assert offered(later) == {archive.uuid(old)}
    assert offered(undated) == {archive.uuid(later), archive.uuid(old)}
    assert len(offered(last)) == 3
    assert len(offered(None)) == 4


def test_chairs_without_a_name_owe_nobody_anything_later(archive: Archive, facts: Facts) -> None:
    archive.begin(Evening((entered("S 4S", "S 4S", stake=Decimal(1)),)))
    assert open_now(archive, facts) == []


@pytest.mark.parametrize(("before", "kept"), [("", None), ("£", "£"), ("€", "€")])
def test_a_debt_without_a_currency_is_none_in_the_next_evening_either(
    archive: Archive, facts: Facts, before: str, kept: str | None
) -> None:
    archive.begin(replace(OWING, currency=before))
    new = archive.begin(LATER)
    bob, _ = open_now(archive, facts, new)
    assert bob.currency == kept
    carry(archive, new, bob)
    assert to_pay(archive, facts, new) == (Payment("Bob", "Ann", Decimal(9), before),)
    (di, again) = open_now(archive, facts)[::-1]
    assert di.currency == again.currency == kept
    assert again.evening == archive.uuid(new)


def test_two_spellings_of_a_player_owe_as_one(archive: Archive, facts: Facts) -> None:
    old = archive.begin(OWING)
    other = entered("pass", seating=sitting(("Robert", "X", "Y", "Z")))
    new = archive.begin(replace(LATER, rounds=(other,)))
    carry(archive, new, open_now(archive, facts, new)[0])
    archive.merge_players("Bob", "Robert")
    facts.follow_names()
    assert to_pay(archive, facts, old) == (Payment("Di", "Cy", Decimal(9), "£"),)
    assert to_pay(archive, facts, new) == (Payment("Robert", "Ann", Decimal(9), "£"),)


def test_an_evening_that_is_not_known_is_simply_from_outside(
    archive: Archive, facts: Facts
) -> None:
    debt = Debt("Bob", "Ann", Decimal(5), "", "not known here", DAY)
    evening = replace(LATER, debts=(debt,))
    ((key, *_),) = import_evenings(archive, [("0f" * 16, known(evening))], IMPORTING)
    assert to_pay(archive, facts, key) == (Payment("Bob", "Ann", Decimal(5), "€"),)
    (offered,) = open_now(archive, facts)
    assert offered == Debt("Bob", "Ann", Decimal(5), "€", "0f" * 16, LATER.day)


def test_an_evening_that_comes_back_finds_that_it_was_carried_over(
    archive: Archive, facts: Facts
) -> None:
    old = archive.begin(OWING)
    new = archive.begin(LATER)
    carry(archive, new, *open_now(archive, facts, new))
    archive.delete(old)
    assert len(open_now(archive, facts)) == 2
    archive.restore(old)
    assert {debt.evening for debt in open_now(archive, facts)} == {archive.uuid(new)}


# Any sequence of steps.

PLAYERS = st.permutations(["Ann", "Bob", "Cy", "Di", "Eve", "Flo"])
BEGIN, CARRY, PAY, UNDO = "begin", "carry over", "pay", "undo"
BIN, RESTORE, CORRECT, OWE, RENAME = "delete", "restore", "correct", "owe", "rename"
STAKES = Decimal(0), Decimal(1), Decimal("0.35"), Decimal("1.005")
NUMBERS = st.integers(0, 99)
STEPS = st.tuples(
    st.sampled_from(
        [BEGIN, BEGIN, CARRY, CARRY, PAY, PAY, UNDO, BIN, RESTORE, CORRECT, OWE, RENAME]
    ),
    st.tuples(PLAYERS, st.sampled_from(["€", "£", ""]), NUMBERS, NUMBERS),
)
Step = tuple[str, tuple[list[str], str, int, int]]
Totals = defaultdict[tuple[str, str], Decimal]
"""What is owed to players in each currency."""


class Series:
    """Evenings one after the other, with their ledger."""

    def __init__(self, folder: str) -> None:
        self.archive = opened_soon(Path(folder) / "evenings.db")
        self.facts = Facts(self.archive)
        self.before: dict[Key, Evening] = {}
        """Each evening as it was before its last change."""

    def close(self) -> None:
        self.facts.close()
        self.archive.close()

    @property
    def keys(self) -> list[Key]:
        return sorted(summary.key for summary in self.archive.evenings())

    def take(self, step: Step) -> None:
        """Take one step, if possible."""
        kind, (names, currency, number, other) = step
        keys = self.keys
        if kind == BEGIN:
            round_ = entered(
                *("N 4S", "N 4S"),
                seating=sitting(names[:4]),
                stake=STAKES[number % len(STAKES)],
                stake_by_side=other % 2 == 1,
            )
            day = DAY + timedelta(other % 9) if other % 4 else None
            self.archive.begin(Evening((round_,), day=day, currency=currency))
        elif kind == RESTORE:
            for summary in self.archive.deleted()[:1]:
                self.archive.restore(summary.key)
        elif keys:
            key = keys[number % len(keys)]
            if kind == BIN:
                self.archive.delete(key)
            else:
                self.change(key, kind, other, Debt(names[0], names[1], Decimal(7), currency))

    def change(self, key: Key, kind: str, number: int, debt: Debt) -> None:
        evening = self.archive.load(key)
        changed = evening
        if kind == CARRY and (found := open_now(self.archive, self.facts, key)):
            owed = found[number % len(found)]
            changed = replace(evening, debts=(*evening.debts, owed))
        elif kind == PAY and (due := to_pay(self.archive, self.facts, key)):
            changed = pay(evening, [due[number % len(due)]], None).evening
        elif kind == UNDO:
            changed = self.before.get(key, evening)
        elif kind == CORRECT:
            changed = set_stake(evening, STAKES[number % len(STAKES)]).evening
        elif kind == RENAME:
            changed = in_currency(evening, debt.currency or "")
        elif kind == OWE:
            changed = replace(evening, debts=(*evening.debts, debt))
        self.before[key] = evening
        self.archive.save(key, changed, "")

    def check(self) -> None:
        """Check that carrying over changes where debts are open, never how much."""
        ledger = Ledger(self.archive, self.facts)
        uuids = {key: self.archive.uuid(key) for key in self.keys}
        is_open, meant = Totals(Decimal), Totals(Decimal)
        said: Counter[Debt] = Counter()
        for key, uuid in uuids.items():
            evening, carried = self.archive.load(key), ledger.carried_from(key)
            scored = score_evening(evening)
            for currency, money in still_open(scored, carried).items():
                assert not sum(money.values())
                for player, amount in money.items():
                    assert is_in_coins(amount, currency)
                    is_open[player, currency] += amount
            for due in still_to_pay(scored, carried):
                said[Debt(*due[:3], due.currency or None, uuid, evening.day)] += 1
            whole = in_coins({evening.currency: played_for(scored)})[evening.currency]
            for player, amount in whole.items():
                meant[player, evening.currency] += amount
            for debt, owed in zip(evening.debts, old_debts(evening), strict=True):
                if debt.evening not in uuids.values():
                    _owe(meant, owed, 1)
            for paid in paid_since(evening):
                _owe(meant, paid, -1)
        assert _without_nothing(is_open) == _without_nothing(meant)
        assert Counter(debt for debt, _ in ledger.open_before(None, None)) == said


def _owe(totals: Totals, owed: Payment, sign: int) -> None:
    assert owed.currency is not None
    totals[owed.payer, owed.currency] -= sign * owed.amount
    totals[owed.payee, owed.currency] += sign * owed.amount


def _without_nothing(totals: Totals) -> dict[tuple[str, str], Decimal]:
    return {whose: amount for whose, amount in totals.items() if amount}


@settings(max_examples=60)
@given(st.lists(STEPS, max_size=16))
def test_no_amount_is_ever_open_in_two_evenings(steps: list[Step]) -> None:
    with TemporaryDirectory() as folder:
        series = Series(folder)
        try:
            for step in steps:
                series.take(step)
                series.check()
            found = Ledger(series.archive, series.facts).open_before(None, None)
            series.facts.close()
            (Path(folder) / "evenings.db.facts").unlink()
            series.facts = Facts(series.archive)
            assert Ledger(series.archive, series.facts).open_before(None, None) == found
            for key in series.keys:
                due = to_pay(series.archive, series.facts, key)
                series.archive.save(key, pay(series.archive.load(key), due, None).evening, "")
            assert open_now(series.archive, series.facts) == []
        finally:
            series.close()
