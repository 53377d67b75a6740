"""Results from paper: the back score equals what was written there, to the last figure."""

from dataclasses import replace
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.back_score import back_score, in_hundreds
from scorepad.bridge.deal import Adjustment
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening, begin_round, score_evening
from scorepad.bridge.old_results import (
    Figures,
    FigureUnit,
    fill_in,
    old_evening,
    old_results_of,
    sides,
)
from scorepad.bridge.options import CAVENDISH, CHICAGO, RUBBER, Form, Options
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Seating, Side
from scorepad.bridge.settling import played_for
from scorepad.bridge.setup import Setup
from tests.bridge.table import FIVE, FOUR, entered, sitting

HUNDREDS, TOTALS = FigureUnit
NAMES = ("Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus")
FORMS = st.sampled_from([RUBBER, CHICAGO, CAVENDISH])


@st.composite
def tables(draw: st.DrawFn) -> tuple[Seating, list[tuple[tuple[str, ...], int, int]]]:
    """Some players, and rounds: the four who play, the first two partners, and two points."""
    number = draw(st.integers(4, 7))
    players = NAMES[:number]
    figures = st.integers(0, 99_999)
    fours = st.permutations(players).map(lambda names: tuple(names[:4]))
    rounds = draw(st.lists(st.tuples(fours, figures, figures), min_size=1, max_size=6))
    return sitting(players[:4], *players[4:]), rounds


@given(tables(), FORMS)
def test_hundreds_come_back_as_they_were_written(
    table: tuple[Seating, list[tuple[tuple[str, ...], int, int]]], form: str
) -> None:
    seating, rounds = table
    written = [
        {four[0]: win % 1000, four[1]: win % 1000, four[2]: -(win % 1000), four[3]: -(win % 1000)}
        for four, win, _ in rounds
    ]
    start = Setup(seating=seating, options=Options(CHICAGO if form == CHICAGO else RUBBER))
    columns = back_score(score_evening(old_evening(start, written, HUNDREDS, "the total")))
    assert [column.hundreds for column in columns] == [
        {player: figures.get(player, 0) for player in column.hundreds}
        for figures, column in zip(written, columns, strict=True)
    ]
    assert all(sum(column.hundreds.values()) == 0 for column in columns)


@given(tables(), FORMS)
def test_totals_make_the_back_score(
    table: tuple[Seating, list[tuple[tuple[str, ...], int, int]]], form: str
) -> None:
    seating, rounds = table
    written = [{four[0]: a, four[1]: a, four[2]: b, four[3]: b} for four, a, b in rounds]
    start = Setup(seating=seating, options=Options(CAVENDISH if form == CAVENDISH else RUBBER))
    scored = score_evening(old_evening(start, written, TOTALS, "the total"))
    columns = back_score(scored)
    for (four, a, b), column, each in zip(rounds, columns, scored.rounds, strict=True):
        won = in_hundreds(abs(a - b)) * (1 if a > b else -1 if a < b else 0)
        assert [column.hundreds[name] for name in four] == [won, won, -won, -won]
        assert {*each.total} == ({a, b} if a or b else {100})
        assert all(column.hundreds[out] == 0 for out in each.seating.out)


def test_001_on_paper() -> None:
    """The sample rubber's back score, and its totals."""
    players = Seating("Mr. Smith", "Mrs. Smith", "Mr. Jones", "Mrs. Jones", ("Charlie",))
    men, women = ("Mr. Smith", "Mr. Jones"), ("Mrs. Smith", "Mrs. Jones")
    won = dict.fromkeys(men, 18) | dict.fromkeys(women, -18)
    totals = dict.fromkeys(men, 2380) | dict.fromkeys(women, 550)
    for figures, written in ((won, HUNDREDS), (totals, TOTALS)):
        evening = old_evening(Setup(seating=players), [figures], written, "the total")
        scored = score_evening(evening)
        (column,) = back_score(scored)
        assert column.hundreds == {**won, "Charlie": 0}
        assert scored.rounds[0].seating.out == ("Charlie",)
        assert scored.rounds[0].is_settled
    assert column.points["Mr. Smith"] == 1830


def test_a_stake_pays_for_an_old_evening_too() -> None:
    start = Setup(seating=FOUR, stake=Decimal("0.10"))
    rounds = [{"Ann": 5, "Cy": 5, "Bob": -5, "Di": -5}, {"Ann": 3, "Bob": 3, "Cy": -3, "Di": -3}]
    money = played_for(score_evening(old_evening(start, rounds, HUNDREDS, "the total")))
    assert money == {
        name: Decimal(coins) / 10
        for name, coins in {"Ann": 8, "Bob": -2, "Cy": 2, "Di": -8}.items()
    }


def test_a_tie_is_a_round() -> None:
    tied = dict.fromkeys(FOUR.players, 0)
    for written in FigureUnit:
        evening = old_evening(Setup(seating=FOUR), [tied], written, "the total")
        (column,) = back_score(score_evening(evening))
        assert column.hundreds == tied
        assert len(begin_round(evening, Options()).rounds) == 2


@pytest.mark.parametrize(
    ("typed", "written", "filled"),
    [
        ({"Ann": 18, "Cy": 18}, HUNDREDS, {"Bob": -18, "Di": -18}),
        ({"Ann": -7, "Cy": -7, "Di": 7}, HUNDREDS, {"Bob": 7}),
        ({"Ann": 18}, HUNDREDS, {}),
        ({"Ann": 18, "Bob": -18}, HUNDREDS, {}),
        ({"Ann": 18, "Bob": 18, "Cy": -17}, HUNDREDS, {}),
        ({"Ann": 0, "Bob": 0}, HUNDREDS, {}),
        ({"Ann": 2380, "Cy": 2380, "Bob": 550}, TOTALS, {"Di": 550}),
        ({"Ann": 0, "Cy": 0, "Bob": 550}, TOTALS, {"Di": 550}),
        ({"Ann": 2380, "Cy": 2380}, TOTALS, {}),
    ],
)
def test_what_can_be_nothing_else_is_filled_in(
    typed: Figures, written: FigureUnit, filled: Figures
) -> None:
    assert fill_in(FOUR.players, typed, written) == {**typed, **filled}


def test_of_five_it_must_be_said_who_sat_out() -> None:
    won = {"Ann": 18, "Cy": 18}
    assert fill_in(FIVE.players, won, HUNDREDS) == won
    known = {**won, "Eve": 0}
    assert fill_in(FIVE.players, known, HUNDREDS) == {**known, "Bob": -18, "Di": -18}


@pytest.mark.parametrize(
    ("figures", "written", "said"),
    [
        ({"Ann": 18, "Cy": 18}, HUNDREDS, "four players are needed, not 2"),
        (dict.fromkeys(FIVE.players, 3), HUNDREDS, "four players are needed, not 5"),
        (dict.fromkeys(FIVE.players, 300), TOTALS, "four players are needed, not 5"),
        ({"Ann": 9, "Bob": 9, "Cy": -8, "Di": -8}, HUNDREDS, "two players must win what"),
        ({"Ann": 9, "Bob": 9, "Cy": -9, "Di": -8}, HUNDREDS, "partners need the same result"),
        ({"Ann": 9, "Bob": 9, "Cy": 9, "Di": -9}, HUNDREDS, "partners need the same result"),
        (dict.fromkeys(FOUR.players, 9), HUNDREDS, "two players must win what"),
        ({"Ann": 1, "Bob": 2, "Cy": 3, "Di": 4}, TOTALS, "partners need the same result"),
    ],
)
def test_what_cannot_be_the_result_of_a_round(
    figures: Figures, written: FigureUnit, said: str
) -> None:
    with pytest.raises(Impossible, match=said):
        sides(figures, written)


@pytest.mark.parametrize(
    ("figures", "written"),
    [
        ({"Ann": 1000, "Bob": 1000, "Cy": -1000, "Di": -1000}, HUNDREDS),
        ({"Ann": 100_000, "Bob": 100_000, "Cy": 0, "Di": 0}, TOTALS),
        ({"Ann": -10, "Bob": -10, "Cy": 0, "Di": 0}, TOTALS),
    ],
)
def test_no_side_has_so_many_points(figures: Figures, written: FigureUnit) -> None:
    with pytest.raises(Impossible, match="is out of range"):
        old_evening(Setup(seating=FOUR), [figures], written, "the total")


@given(tables(), st.sampled_from(FigureUnit), FORMS)
def test_the_results_are_known_again(
    table: tuple[Seating, list[tuple[tuple[str, ...], int, int]]], written: FigureUnit, form: Form
) -> None:
    seating, rounds = table
    lines = []
    for four, a, b in rounds:
        won = a % 3  # often a tie
        ours, theirs = (won, -won) if written is HUNDREDS else (a, b)
        beside = {four[0]: ours, four[1]: ours, four[2]: theirs, four[3]: theirs}
        lines.append({name: beside[name] for name in seating.players if name in beside})
    start = Setup("May Day", None, seating, seating.north, Options(form), stake=Decimal(2))
    kept = old_evening(start, lines, written, "the total")
    known = old_results_of(kept)
    assert known
    assert known.reason == "the total"
    again = old_evening(*known)
    assert again == kept
    if written is HUNDREDS:
        assert [dict(line) for line in known.rounds] == lines


def test_an_evening_that_was_played_is_not_known_from_results() -> None:
    played = entered("N 3NT")
    assert old_results_of(Evening((played,))) is None
    assert old_results_of(Evening((Round(seating=FOUR),))) is None
    options = Adjustment(Side.NS, 500, "a revoke")
    assert old_results_of(Evening((replace(played, items=(*played.items, options)),))) is None
    going_on = Evening((Round(seating=FOUR, items=(options,)),))
    assert old_results_of(going_on) is None
    other = replace(options, reason="another")
    stopped = Round(seating=FOUR, items=(options,), stopped=True)
    assert old_results_of(Evening((stopped,)))
    assert old_results_of(Evening((stopped, replace(stopped, items=(other,))))) is None


def test_rounds_that_no_page_of_results_leads_to_are_not_known_from_results() -> None:
    most = Adjustment(Side.NS, 99_999, "the total")
    twice = Round(seating=FOUR, items=(most, most), stopped=True)
    assert old_results_of(Evening((twice,))) is None
    won = Round(seating=FOUR, items=(replace(most, points=500),), stopped=True)
    turned = replace(won, seating=sitting(reversed(FOUR.players)))
    assert old_results_of(Evening((won, turned))) is None
