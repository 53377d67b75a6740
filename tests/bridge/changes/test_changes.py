"""Each change that players can make to an evening, once; corrections have their own tests."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.changes import Change, money, players, results, rounds, whole_evening
from scorepad.bridge.changes import deals as changes
from scorepad.bridge.changes.corrections import Insert, Move, Remove, Replace
from scorepad.bridge.comparison import Comparison, Named
from scorepad.bridge.deal import Adjustment, Deal
from scorepad.bridge.earlier import earlier_in, known
from scorepad.bridge.entering_results import ResultPlace
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import CHICAGO, DUPLICATE
from scorepad.bridge.payments import Debt, Extra, Payment, Settled
from scorepad.bridge.rotation import PartnerChange
from scorepad.bridge.rounds import At
from scorepad.bridge.seats import EAST, NS, WEST, Initial, Seat
from scorepad.bridge.setup import setup_of
from tests.bridge.table import FOUR, dealt, entered, on_board, played, sitting

DAY = date(2026, 11, 24)
TURNED = sitting(("Bob", "Cy", "Di", "Ann"))
GAME = "N 4S"
FACTS = {"level": 4, "strain": "S", "doubling": "", "declarer": "N", "player": "Ann"}
OWED = Debt("Ann", "Bob", Decimal(3)), Debt("Cy", "Di", Decimal(4))
BETS = Extra("Ann", "Bob", Decimal(3), "a bet"), Extra("Cy", "Di", Decimal(4), "the supper")


def of(*items: str, **facts: Any) -> Evening:
    """An evening of one rubber."""
    return Evening((entered(*items, seating=FOUR, **facts),))


def shape(evening: Evening) -> list[list[str]]:
    """The deals of each round, by declarer."""
    return [
        [
            str(item.contract.declarer)
            for item in one.items
            if isinstance(item, Deal) and item.contract
        ]
        for one in evening.rounds
    ]


# Deals.


def test_a_deal_is_entered_next() -> None:
    done = changes.enter(score_evening(of(GAME)), read_deal("E 3NT"))
    assert shape(done.evening) == [["N", "E"]]
    assert done.entered == At(0, 1)
    assert done.correction is None
    assert done.action.kind is ActionKind.ENTER


def test_a_deal_after_the_end_of_a_rubber_begins_the_next() -> None:
    over = score_evening(of(GAME, GAME))
    assert shape(changes.enter(over, read_deal("E 3NT")).evening) == [["N", "N"], ["E"]]
    assert len(changes.enter(over, Adjustment(NS, 50, "a revoke")).evening.rounds) == 1


def test_what_a_letter_was_told_to_mean_holds_from_then_on() -> None:
    told = Initial(EAST, "Eve")
    assert changes.enter(score_evening(of()), read_deal(GAME), told=[told]).evening.initials == (
        told,
    )


def test_a_deal_in_the_stead_of_another_keeps_what_was_said_of_that() -> None:
    was = replace(dealt(WEST, GAME), note="a beauty")
    evening = of("E 3NT").with_round(0, entered(was, "E 3NT", seating=FOUR))
    done = changes.enter(score_evening(evening), read_deal("S 4H"), changes.Target(At(0, 0)))
    item = replace(read_deal("S 4H"), dealer=WEST, note="a beauty")
    assert done.correction == Replace(At(0, 0), item)
    assert done.evening.rounds[0].items[0] == item
    assert done.action.kind is ActionKind.CORRECT
    points = Adjustment(NS, 50, "a revoke")
    instead = changes.correction_of(score_evening(evening), points, changes.Target(At(0, 0)))
    assert instead == Replace(At(0, 0), points)


def test_a_correction_after_the_end_of_a_round_is_late() -> None:
    over = score_evening(of(GAME, GAME))
    done = changes.enter(over, read_deal("S 4H"), changes.Target(At(0, 0)))
    item = done.evening.rounds[0].items[0]
    assert isinstance(item, Deal)
    assert item.late


def test_a_board_keeps_its_number() -> None:
    evening = Evening((entered(on_board(7, GAME), form=DUPLICATE),))
    done = changes.enter(score_evening(evening), read_deal("S 4H"), changes.Target(At(0, 0)))
    assert done.evening.rounds[0].items == (on_board(7, "S 4H"),)


def test_a_forgotten_deal_is_put_in() -> None:
    target = changes.Target(At(0, 0), inserts=True)
    done = changes.enter(score_evening(of(GAME)), read_deal("E 3NT"), target)
    assert shape(done.evening) == [["E", "N"]]
    assert done.correction == Insert(At(0, 0), read_deal("E 3NT"))
    assert done.action.kind is ActionKind.INSERT


def test_deals_are_deleted_and_moved() -> None:
    evening = of(GAME, "E 3NT")
    assert changes.remove(evening, At(0, 0)) == Change(
        of("E 3NT"), Action(ActionKind.REMOVE, FACTS), Remove(At(0, 0))
    )
    way = Move(At(0, 0), At(0, 1))
    assert changes.move(evening, way) == Change(
        of("E 3NT", GAME), Action(ActionKind.MOVE, FACTS), way
    )


@pytest.mark.parametrize("dealer", [None, EAST])
def test_who_dealt_and_who_deals_next(dealer: Seat | None) -> None:
    evening = of(GAME)
    done = changes.set_dealer(evening, At(0, 0), read_deal(GAME), dealer)
    (item,) = done.evening.rounds[0].items
    assert item == replace(read_deal(GAME), dealer=dealer)
    assert changes.set_next_dealer(evening, dealer).evening.rounds[0].next_dealer is dealer


def test_which_board_is_next() -> None:
    done = changes.set_next_board(Evening((entered(form=DUPLICATE),)), 9)
    assert done.evening.rounds[0].next_board == 9
    assert done.action == Action(ActionKind.SET_BOARD, {"board": 9})


# Rounds.


def test_the_next_round_is_begun() -> None:
    assert shape(
        rounds.begin_proposed_round(played(entered(GAME, GAME, seating=FOUR))).evening
    ) == [
        ["N", "N"],
        [],
    ]


@pytest.mark.parametrize(
    ("way", "proposed", "others"),
    [
        (PartnerChange.PIVOT, False, PartnerChange.FIXED),
        (PartnerChange.FIXED, True, PartnerChange.PIVOT),
    ],
)
def test_four_change_partners_or_stay_by_one_key(
    way: PartnerChange, proposed: bool, others: PartnerChange
) -> None:
    evening = Evening((entered(GAME, GAME, seating=FOUR),), partner_change=way)
    scored = score_evening(evening)
    pairs = FOUR.pairs
    as_proposed = rounds.begin_proposed_round(scored).evening.rounds[1].seating
    assert (as_proposed.pairs == pairs) is proposed
    otherwise = rounds.other_partners(scored).evening
    assert (otherwise.rounds[1].seating.pairs == pairs) is not proposed
    assert otherwise.partner_change is others


def test_a_round_in_another_form_stops_the_boards_before_it() -> None:
    done = rounds.begin_in(played(entered(GAME, form=DUPLICATE)), CHICAGO)
    boards, begun = done.evening.rounds
    assert boards.stopped
    assert begun.options.form is CHICAGO
    assert done.action == Action(ActionKind.BEGIN_ROUND, {"form": "chicago"})
    assert len(rounds.begin_in(played(entered(form=DUPLICATE)), CHICAGO).evening.rounds) == 1


def test_the_evening_is_ended() -> None:
    assert rounds.end_evening(of(GAME)).evening.rounds[0].ends_evening


# Players and money.


@pytest.mark.parametrize(
    ("differently", "kind"),
    [
        ({}, ActionKind.CHANGE_FORM),
        ({"keeper": "Bob"}, ActionKind.CHANGE_PLAYERS),
        ({"title": "At home"}, ActionKind.REARRANGE),
    ],
)
def test_a_step_is_named_by_what_is_different(
    differently: dict[str, Any], kind: ActionKind
) -> None:
    scored = score_evening(of(GAME))
    start = replace(setup_of(scored.evening), **differently)
    done = players.settle(scored, start, {})
    assert setup_of(done.evening) == start
    assert done.action.kind is kind


def test_seats_that_were_written_down_wrongly_are_put_right() -> None:
    scored = score_evening(of(GAME))
    start = replace(setup_of(scored.evening), seating=TURNED)
    done = players.settle(scored, start, {}, rounds=[0], corrects_past=True)
    assert done.evening.rounds[0].seating == TURNED
    assert done.action == Action(ActionKind.CHANGE_PLAYERS, {"put_right": True})


def test_money_is_agreed_on() -> None:
    assert money.set_stake(of(GAME), Decimal("0.5")).evening.rounds[0].stake == Decimal("0.5")
    assert money.set_currency(of(GAME), "€").evening.currency == "€"


def test_debts_and_extras_come_and_go() -> None:
    one = money.add_debt(of(GAME), OWED[0]).evening
    both = money.carry_over(one, OWED[1:]).evening
    assert both.debts == OWED
    assert money.remove_debt(both, 0).evening.debts == OWED[1:]
    bets = money.add_extra(money.add_extra(one, BETS[0]).evening, BETS[1]).evening
    assert bets.extras == BETS
    assert money.remove_extra(bets, 1).evening.extras == BETS[:1]


def test_what_was_paid_in_the_currency_of_the_evening_follows_its_name() -> None:
    three = [Payment("Ann", "Bob", Decimal(3), unit) for unit in ("€", "", "£")]
    evening = replace(of(GAME), currency="€")
    paid = money.pay(evening, three, DAY).evening
    (settled,) = paid.settled
    assert [each.currency for each in settled.payments] == ["", None, "£"]
    rest = money.delete_payment(paid, 0, 1).evening
    assert rest.settled == (Settled((settled.payments[0], settled.payments[2]), DAY),)
    one = money.delete_payment(rest, 0, 1).evening
    assert money.delete_payment(one, 0, 0).evening.settled == ()


# Several tables, and the whole evening.


def test_a_result_and_how_a_session_is_arranged() -> None:
    begun = replace(entered(form=DUPLICATE), comparison=Comparison())
    evening, session = Evening((begun,)), Comparison(names=(Named("1", "Ann & Bob"),))
    done = results.set_result(evening, 0, session, ResultPlace(3, "1", "2"))
    assert done.action == Action(ActionKind.RESULT, {"board": 3, "ns": "1", "ew": "2"})
    assert done.evening == results.rearrange(evening, session).evening
    assert done.evening.rounds[0].comparison == session


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        (lambda evening: whole_evening.go_back(evening, "enter", {}), ActionKind.GO_BACK),
        (lambda evening: whole_evening.restore(evening, DAY), ActionKind.RESTORE),
        (whole_evening.correct_results, ActionKind.CORRECT_RESULTS),
        (whole_evening.note, ActionKind.NOTE),
    ],
)
def test_another_state_of_the_evening(
    change: Callable[[Evening], Change], kind: ActionKind
) -> None:
    evening = of(GAME)
    assert change(evening).evening is evening
    assert change(evening).action.kind is kind


def test_what_another_laptop_knows_comes_in_one_step() -> None:
    both = known(of(GAME))
    done = whole_evening.merge(both, "evening.scorepad")
    assert done.evening == of(GAME)
    assert done.action.facts["file"] == "evening.scorepad"
    assert earlier_in(done.action) == ()
