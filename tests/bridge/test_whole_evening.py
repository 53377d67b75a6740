"""Whatever is played, joined, left and corrected: the back score and the money are right."""

from collections.abc import Callable
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.back_score import back_score, running_totals, timeline
from scorepad.bridge.changes.corrections import Insert, Move, Remove, Replace, correct
from scorepad.bridge.changes.deals import set_next_dealer
from scorepad.bridge.changes.money import pay, set_stake
from scorepad.bridge.changes.rounds import stop
from scorepad.bridge.deal import Adjustment, Deal, Item
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening, begin_round, score_evening, with_item
from scorepad.bridge.next_round import begin_next
from scorepad.bridge.options import Options
from scorepad.bridge.rounds import At, Round
from scorepad.bridge.seating_changes import rename, take_seats
from scorepad.bridge.settling import balances, still_open, still_to_pay
from tests.bridge.table import (
    ADJUSTMENTS,
    AGREEMENTS,
    CURRENCIES,
    DEALS,
    DEBTS,
    FIVE,
    SEATINGS,
    SEATS,
    played_otherwise,
)

Step = Callable[[Evening], Evening]


def enter(deal: Deal | Adjustment) -> Step:
    """A deal after the end begins the proposed round, as in the window.

    Honours at duplicate are refused.
    """

    def step(evening: Evening) -> Evening:
        if isinstance(deal, Deal):
            evening = begin_next(score_evening(evening))
        try:
            return with_item(evening, deal)[0]
        except Impossible:
            return evening

    return step


def at_some_place(number: int, change: Callable[[Evening, At], Evening]) -> Step:
    """A correction of one of the existing items, if there is any."""

    def step(evening: Evening) -> Evening:
        places = [
            At(round_, place)
            for round_, entered in enumerate(evening.rounds)
            for place in range(len(entered.items))
        ]
        return change(evening, places[number % len(places)]) if places else evening

    return step


def corrected(number: int, item: Item) -> Step:
    return at_some_place(number, lambda evening, at: correct(evening, Replace(at, item)))


def inserted(number: int, item: Item) -> Step:
    return at_some_place(number, lambda evening, at: correct(evening, Insert(at, item)))


def removed(number: int) -> Step:
    return at_some_place(number, lambda evening, at: correct(evening, Remove(at)))


def moved(number: int) -> Step:
    return at_some_place(number, lambda evening, at: correct(evening, Move(at, At(at.round, 0))))


def renamed(one: str, other: str) -> Step:
    """A corrected name, unless it is that of somebody else."""

    def step(evening: Evening) -> Evening:
        taken = any(
            {one, other} <= {*seating.players}
            for entered in evening.rounds
            for seating in entered.seatings()
        )
        paid = [payment for settled in evening.settled for payment in settled.payments]
        pairs = [{debt.payer, debt.payee} for debt in evening.debts]
        pairs += [{payment.payer, payment.payee} for payment in paid]
        owed = {one, other} in pairs
        return evening if taken or owed else rename(evening, {one: other})

    return step


def some_paid(number: int) -> Step:
    """One of the payments due, if there is any."""

    def step(evening: Evening) -> Evening:
        due = still_to_pay(score_evening(evening))
        return pay(evening, [due[number % len(due)]], None).evening if due else evening

    return step


def all_paid(evening: Evening) -> Evening:
    return pay(evening, still_to_pay(score_evening(evening)), None).evening


def agreed_otherwise(number: int, options: Options) -> Step:
    return lambda evening: played_otherwise(evening, number, options)


NUMBERS = st.integers(0, 100)
PEOPLE = st.sampled_from(["Ann", "Bob", "Cy", "Zoe", "Yan"])
PLAY = st.builds(enter, st.one_of(DEALS, DEALS, ADJUSTMENTS))
STEPS = st.one_of(
    PLAY,
    PLAY,
    PLAY,
    st.builds(lambda seating: lambda evening: take_seats(evening, seating), SEATINGS),
    st.builds(corrected, NUMBERS, DEALS),
    st.builds(inserted, NUMBERS, DEALS),
    st.builds(removed, NUMBERS),
    st.builds(moved, NUMBERS),
    st.builds(renamed, PEOPLE, PEOPLE),
    st.builds(agreed_otherwise, NUMBERS, AGREEMENTS),
    st.builds(lambda options: lambda evening: begin_round(evening, options), AGREEMENTS),
    st.builds(
        lambda seat: lambda evening: set_next_dealer(evening, seat).evening, st.none() | SEATS
    ),
    st.builds(
        lambda stake: lambda evening: set_stake(evening, stake).evening,
        st.none() | st.decimals("0.01", "9.99", places=2),
    ),
    st.just(lambda evening: stop(evening, len(evening.rounds) - 1).evening),
    st.just(lambda evening: begin_next(score_evening(evening))),
    st.builds(lambda debts: lambda evening: replace(evening, debts=debts), DEBTS),
    st.builds(lambda money: lambda evening: replace(evening, currency=money), CURRENCIES),
    st.builds(some_paid, NUMBERS),
    st.just(all_paid),
)


@given(st.lists(STEPS, max_size=20))
def test_everything_comes_out(steps: list[Step]) -> None:
    evening = Evening((Round(seating=FIVE),))
    for step in steps:
        evening = step(evening)
        scored = score_evening(evening)
        columns = back_score(scored)
        for column in columns:
            assert sum(column.hundreds.values()) == 0
            assert sum(column.points.values()) == 0
            in_chairs = {name for _, name in scored.rounds[column.round - 1].seating}
            assert {name for name, hundreds in column.hundreds.items() if hundreds} <= in_chairs
        totals = running_totals(columns)
        assert {name: stood[-1] for name, stood in timeline(columns).items()} == totals
        for purses in (balances(scored), still_open(scored)):
            assert not any(sum(money.values()) for money in purses.values())
        settled = score_evening(all_paid(evening))
        assert still_to_pay(settled) == ()
        assert not any(any(money.values()) for money in still_open(settled).values())
        assert balances(settled) == balances(scored)
        assert replace(settled.evening, settled=evening.settled) == evening
