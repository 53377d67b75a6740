"""Money of boards that several tables played."""

from dataclasses import replace
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.comparison import (
    Comparison,
    ComparisonSettings,
    Pot,
    Scoring,
    SessionStake,
    StakePer,
)
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.movements import Movement, Plan
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.payments import is_in_coins
from scorepad.bridge.rounds import Round
from scorepad.bridge.session_money import session_money, stake_per
from scorepad.bridge.settling import played_for, still_to_pay
from tests.bridge.compared import compared, sessions
from tests.exchange.score_lines import read

COIN = Decimal("0.01")
NAMED = 'pairs 1="Ann & Bob" 2="Cy & Di" 3=Eve'
BOARD = ("board 1", "1-2: N 4S=", "3-4: N 4S-1")
"""1 and 4 have all, 2 and 3 have nothing."""
TEAMS = ("board 1", "A1-B1: N 4S=", "B2-A2: N 4S-1", "C1-D1: pass", "D2-C2: pass", "bye E 12")


def money(*lines: str) -> dict[str, str]:
    found = session_money(compared(*lines), COIN)
    return {player: f"{amount:f}" for player, amount in found.items()}


def test_a_team_called_as_a_chair_is_no_player() -> None:
    """Otherwise one without names would be taken for North."""
    played = "board 1", "N1-A1: N 4S=", "A2-N2: N 4S-1"
    won = {"N1": "5.00", "N2": "5.00", "A": "-10.00"}
    assert money("scoring teams", "stake 1", "stake-per imp", *played) == won


@pytest.mark.parametrize(
    ("lines", "won"),
    [
        (
            (NAMED, "stake 0.05", *BOARD),
            {"Ann": "1.25", "Bob": "1.25", "Eve": "-2.50", "4": "2.50"}
            | {"Cy": "-1.25", "Di": "-1.25"},
        ),
        (
            ("scoring cross-imps", NAMED, "stake 0.05", *BOARD),
            {"Ann": "0.25", "Bob": "0.25", "Eve": "-0.50", "4": "0.50"}
            | {"Cy": "-0.25", "Di": "-0.25"},
        ),
        (
            (NAMED, "stake 0.05", *BOARD, "adjust 1 -50 late"),
            {"Ann": "0.63", "Bob": "0.62", "Eve": "-1.25", "4": "2.50"}
            | {"Cy": "-1.25", "Di": "-1.25"},
        ),
        (("pot 5.00 60/40", *BOARD), {"1": "1.00", "3": "-1.00", "4": "1.00", "2": "-1.00"}),
        (
            ("winners 1", "pot 5.00 60/40", *BOARD),
            {"1": "5.00", "4": "5.00", "2": "-5.00", "3": "-5.00"},
        ),
        (("pot 1.00 50/30/20", *BOARD), {"1": "0.25", "3": "-0.25", "4": "0.25", "2": "-0.25"}),
        (("pot 0.03 50/30/20", *BOARD), {"1": "0.01", "3": "-0.01", "4": "0.01", "2": "-0.01"}),
    ],
)
def test_money_of_pairs(lines: tuple[str, ...], won: dict[str, str]) -> None:
    assert money(*lines) == won


def test_money_of_teams() -> None:
    """18.09 and 1.91; the 2 VPs of the bye above even are shared among all."""
    people = 'pairs A=Owls A1="Ann & Bob" A2="Cy & Di"'
    found = money("scoring teams", people, "stake 1", *TEAMS)
    each = {"Ann": "1.93", **dict.fromkeys(("Bob", "Cy", "Di"), "1.92")}
    assert found == {**each, "E": "1.60", "C": "-0.40", "D": "-0.40", "B": "-8.49"}
    assert money("scoring teams", "stake 1", "stake-per imp", *TEAMS[:-1]) == {
        **{"A": "10.00", "C": "0.00", "D": "0.00", "B": "-10.00"}
    }
    assert money("scoring teams", "vp off", "stake 1", "stake-per vp", *TEAMS[:-1]) == {
        **{"A": "10.00", "C": "0.00", "D": "0.00", "B": "-10.00"}
    }


def test_a_team_pays_by_its_name_where_its_pairs_have_none() -> None:
    """A team with only a name pays by it, or by the players that its name lists."""
    called = 'pairs A=Owls B="Ann & Bob & Cy & Di" C1=Eve C=Foxes'
    found = money("scoring teams", called, "stake 1", "stake-per imp", *TEAMS[:-1])
    each = dict.fromkeys(("Ann", "Bob", "Cy", "Di"), "-2.50")
    assert found == {"Owls": "10.00", **each, "Eve": "0.00", "D": "0.00"}


@pytest.mark.parametrize(
    ("scoring", "asked", "per"),
    [
        (Scoring.MATCHPOINTS, StakePer.VP, StakePer.PERCENT),
        (Scoring.BOARD_A_MATCH, None, StakePer.PERCENT),
        (Scoring.BUTLER, StakePer.PERCENT, StakePer.IMP),
        (Scoring.TEAMS, None, StakePer.VP),
        (Scoring.TEAMS, StakePer.IMP, StakePer.IMP),
        (Scoring.TOTAL_POINTS, StakePer.IMP, None),
    ],
)
def test_what_the_stake_is_for(
    scoring: Scoring, asked: StakePer | None, per: StakePer | None
) -> None:
    assert stake_per(Comparison(ComparisonSettings(scoring)), asked) is per


def test_nothing_is_paid_for_total_points() -> None:
    comparison = replace(
        compared("scoring butler", *BOARD),
        settings=ComparisonSettings(Scoring.TOTAL_POINTS),
        stakes=SessionStake(Decimal(1)),
    )
    assert {*session_money(comparison, COIN).values()} == {Decimal("0.00")}


def test_without_a_stake_nobody_pays() -> None:
    assert session_money(compared(*BOARD), COIN) == {}


def test_shares_of_a_pot_are_a_whole() -> None:
    for shares in ((60, 30), (100, 0), ()):
        with pytest.raises(Impossible, match="shares must add up to 100"):
            Pot(Decimal(5), shares)


@given(
    sessions(),
    st.sampled_from(["0.01", "0.5", "3.333"]),
    st.booleans(),
    st.sampled_from([COIN, Decimal(1)]),
)
def test_whole_coins_add_up_to_nothing(
    comparison: Comparison, amount: str, pot: object, coin: Decimal
) -> None:
    stake = Decimal(amount)
    stakes = Pot(stake, (50, 30, 20)) if pot else SessionStake(stake)
    found = session_money(replace(comparison, stakes=stakes), coin)
    assert sum(found.values()) == 0
    assert all(is_in_coins(each, "" if coin == COIN else "JPY") for each in found.values())


def settled(comparison: Comparison, *, stopped: bool = False, ends: bool = False) -> dict[str, str]:
    entered = Round(Options(DUPLICATE), comparison=comparison, stopped=stopped, ends_evening=ends)
    won = played_for(score_evening(Evening((entered,), currency="€")))
    return {name: f"{amount:f}" for name, amount in won.items() if amount}


def test_a_session_is_paid_when_all_its_results_are_in() -> None:
    comparison = compared(NAMED, "stake 0.05", *BOARD)
    all_ = {"Ann": "1.25", "Bob": "1.25", "Cy": "-1.25", "Di": "-1.25", "Eve": "-2.50", "4": "2.50"}
    assert settled(comparison) == all_
    more = replace(comparison, plan=Plan(Movement.HOWELL, 4, 1))
    assert settled(more) == {}
    assert settled(more, stopped=True) == settled(more, ends=True) == all_
    assert settled(replace(comparison, stakes=None)) == {}


def test_one_table_and_a_session_are_paid_together() -> None:
    evening = read(
        "seats N=Ann E=Cy S=Bob W=Di | stake 1 | form rubber | N 6S= | N 6S= | form duplicate | "
        f"{NAMED} | stake 0.05 | board 1 | 1-2: N 4S= | 3-4: N 4S-1"
    )
    paid = [f"{one.payer} {one.payee} {one.amount}" for one in still_to_pay(score_evening(evening))]
    assert paid == ["Cy Ann 24.25", "Di Bob 24.25", "Eve 4 2.50"]
