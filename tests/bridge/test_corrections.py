"""Corrections, and what else they change."""

from dataclasses import replace

import pytest
from hypothesis import given

from scorepad.bridge.changes.corrections import (
    Correction,
    Insert,
    Move,
    Remove,
    Replace,
    consequences,
    correct,
    first_change,
    item_at,
)
from scorepad.bridge.changes.rounds import resume_round, stop, stopped_early
from scorepad.bridge.deal import Adjustment
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.next_round import begin_next, has_ended
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import CHICAGO, DUPLICATE
from scorepad.bridge.rounds import At, Round
from scorepad.bridge.seats import EAST, NS, SOUTH, WEST
from tests.bridge.corrected import NEW, TWO_ROUNDS, deals_of, evening
from tests.bridge.table import EVE_FOR_ANN, EVENINGS, FIVE, dealt, entered, kinds


@pytest.mark.parametrize(
    ("correction", "deals"),
    [
        (Replace(At(0, 0), NEW), ["N 7NT=, S 2C=, S 3C=", "E 1C=, E 2C="]),
        (Replace(At(1, 1), NEW), ["S 1C=, S 2C=, S 3C=", "E 1C=, N 7NT="]),
        (Insert(At(0, 0), NEW), ["N 7NT=, S 1C=, S 2C=, S 3C=", "E 1C=, E 2C="]),
        (Insert(At(0, 2), NEW), ["S 1C=, S 2C=, N 7NT=, S 3C=", "E 1C=, E 2C="]),
        (Insert(At(0, 3), NEW), ["S 1C=, S 2C=, S 3C=, N 7NT=", "E 1C=, E 2C="]),
        (Remove(At(0, 1)), ["S 1C=, S 3C=", "E 1C=, E 2C="]),
        (Remove(At(1, 1)), ["S 1C=, S 2C=, S 3C=", "E 1C="]),
        (Move(At(0, 0), At(0, 2)), ["S 2C=, S 3C=, S 1C=", "E 1C=, E 2C="]),
        (Move(At(0, 2), At(0, 0)), ["S 3C=, S 1C=, S 2C=", "E 1C=, E 2C="]),
        (Move(At(0, 1), At(0, 1)), ["S 1C=, S 2C=, S 3C=", "E 1C=, E 2C="]),
        (Move(At(0, 1), At(1, 0)), ["S 1C=, S 3C=", "S 2C=, E 1C=, E 2C="]),
        (Move(At(0, 1), At(1, 2)), ["S 1C=, S 3C=", "E 1C=, E 2C=, S 2C="]),
        (Move(At(1, 0), At(0, 0)), ["E 1C=, S 1C=, S 2C=, S 3C=", "E 2C="]),
    ],
)
def test_correct(correction: Correction, deals: list[str]) -> None:
    assert deals_of(correct(TWO_ROUNDS, correction)) == deals


@pytest.mark.parametrize(
    "correction",
    [
        Replace(At(0, 3), NEW),
        Replace(At(0, -1), NEW),
        Insert(At(0, 4), NEW),
        Insert(At(0, -1), NEW),
        Remove(At(0, 3)),
        Remove(At(1, -1)),
        Remove(At(2, 0)),
        Move(At(0, 3), At(0, 0)),
        Move(At(0, 0), At(0, 3)),
        Move(At(0, 0), At(1, 3)),
    ],
)
def test_there_is_no_such_place(correction: Correction) -> None:
    with pytest.raises(IndexError):
        correct(TWO_ROUNDS, correction)


@pytest.mark.parametrize(
    ("rounds", "correction", "deals", "changed_rounds"),
    [
        # A part-score corrected to another, and nothing else changes.
        ([entered("S 2S", "E 2S")], Replace(At(0, 0), read_deal("S 2H")), [], []),
        ([entered("S 2S", "E 2S")], Replace(At(0, 0), read_deal("S 2S")), [], []),
        # A game corrected to a part-score: the penalty after it was not vulnerable.
        ([entered("S 4S", "S 2C-1")], Replace(At(0, 0), read_deal("S 3S")), [(0, 1)], []),
        # Then the second game is only the first: the rubber does not end.
        (
            [entered("S 4S", "S 2C-1", "S 4S")],
            Replace(At(0, 0), read_deal("S 3S-1")),
            [(0, 1), (0, 2)],
            [0],
        ),
        # A game completed by another deal.
        ([entered("S 2S", "S 1NT", "E 4S")], Replace(At(0, 0), read_deal("S 3NT")), [(0, 1)], []),
        # A part-score corrected to a game ends the rubber earlier: the later deals are after it.
        (
            [entered("S 4S", "S 3S", "E 2S", "pass")],
            Replace(At(0, 1), read_deal("S 4S")),
            [(0, 2), (0, 3)],
            [0],
        ),
        # The last deal ends the rubber.
        ([entered("S 4S", "S 3S")], Replace(At(0, 1), read_deal("S 4S")), [], [0]),
        # 700 where it was 500.
        ([entered("S 4S", "E 4S", "S 4S")], Replace(At(0, 1), read_deal("E 3S")), [(0, 2)], []),
        # Another side wins by points.
        ([entered("S 4S", "S 4S")], Insert(At(0, 0), read_deal("S 7CX-7")), [], [0]),
        # Who deals changes no score, but in four-deal bridge who is vulnerable.
        ([entered("S 1S", "S 1S")], Insert(At(0, 0), read_deal("pass")), [], []),
        ([entered("S 1S", "S 1S"), entered("S 1S")], Remove(At(0, 0)), [], []),
        (
            [entered("S 1S"), entered("S 1S", "S 1S", "S 1S", form=CHICAGO)],
            Remove(At(0, 0)),
            [(1, 1), (1, 2)],
            [],
        ),
        (
            [entered("S 1S", "S 1S", form=CHICAGO)],
            Replace(At(0, 0), dealt(EAST, "S 1S")),
            [(0, 1)],
            [],
        ),
        # From East to West the turn changes, and not the side.
        (
            [entered("S 1S", "S 1S", form=CHICAGO)],
            Replace(At(0, 0), dealt(SOUTH, "S 1S")),
            [],
            [],
        ),
        (
            [entered("S 1C", "S 1C", dealt(SOUTH, "S 1S"), form=CHICAGO)],
            Insert(At(0, 2), dealt(EAST, "S 1C")),  # what was deal 3 is deal 4 now
            [(0, 2)],
            [0],
        ),
        # Four deals end a chukker.
        (
            [entered("S 1S", "S 1S", "S 1S", "S 2S", form=CHICAGO)],
            Replace(At(0, 0), read_deal("pass")),
            [(0, 1), (0, 2), (0, 3)],
            [0],
        ),
        # A deal moved: what it scores itself is not listed.
        (
            [entered("S 4S", "E 2S-1", "S 2S-1")],
            Move(At(0, 0), At(0, 2)),
            [(0, 1), (0, 2)],
            [],
        ),
        # The premiums of a rubber that was stopped.
        ([entered("S 2S", "E 2S", stopped=True)], Replace(At(0, 1), read_deal("E 2S-1")), [], [0]),
        # New seats change no points.
        ([entered("S 4S", "S 4S", seating=FIVE)], Insert(At(0, 1), EVE_FOR_ANN), [], []),
    ],
)
def test_consequences(
    rounds: list[Round],
    correction: Correction,
    deals: list[tuple[int, int]],
    changed_rounds: list[int],
) -> None:
    before = evening(*rounds)
    after = correct(before, correction)
    changes = consequences(score_evening(before), score_evening(after), correction)
    assert [change.was_at for change in changes.deals] == deals
    assert [change.round for change in changes.rounds] == changed_rounds
    assert bool(changes.deals or changes.rounds) == bool(deals or changed_rounds)
    assert {*changes.paid_otherwise} <= {*changes.deals}
    after = correct(before, correction)
    for change in changes.deals:
        assert item_at(after, change.is_at) == change.before.item == change.after.item
        assert change.before in score_evening(before).rounds[change.was_at.round].deals
        assert change.after in score_evening(after).rounds[change.is_at.round].deals
    for round_change in changes.rounds:
        assert round_change.before == score_evening(before).rounds[round_change.round]
        assert round_change.after == score_evening(after).rounds[round_change.round]


def test_nothing_is_dropped_when_a_correction_ends_the_rubber_earlier() -> None:
    before = evening(entered("S 4S", "S 3S", "E 4S", "S 4S"))
    after = correct(before, Replace(At(0, 1), read_deal("S 4S")))
    assert deals_of(after) == ["S 4S=, S 4S=, E 4S=, S 4S="]
    scored = score_evening(after).rounds[0]
    assert [kinds(deal) for deal in scored.after_end] == [{}, {}]
    assert scored.total == (120 + 120 + 700, 0)


@pytest.mark.parametrize(
    ("correction", "kept"),
    [
        (Replace(At(1, 0), read_deal("E 3S")), [True, False, True]),
        (Replace(At(0, 0), read_deal("S 4S")), [False, True, True]),
        (Insert(At(0, 0), read_deal("S 4S")), [False, False, False]),  # others deal now
    ],
)
def test_rounds_that_stand_as_they_stood_are_not_scored_again(
    correction: Correction, kept: list[bool]
) -> None:
    before = evening(entered("S 2S"), entered("E 2S"), entered("S 1S"))
    was = score_evening(before)
    now = score_evening(correct(before, correction), like=was)
    pairs = zip(now.rounds, was.rounds, strict=True)
    assert [after is earlier for after, earlier in pairs] == kept


def test_a_correction_leaves_the_rest_as_it_was() -> None:
    before = evening(
        entered("S 4S", "E 2S", seating=FIVE, keeper="Cy", stopped=True, next_dealer=WEST)
    )
    after = correct(before, Remove(At(0, 0)))
    assert replace(after.rounds[0], items=before.rounds[0].items) == before.rounds[0]


@pytest.mark.parametrize(
    ("correction", "at"),
    [
        (Replace(At(0, 1), NEW), At(0, 1)),
        (Insert(At(1, 0), NEW), At(1, 0)),
        (Insert(At(1, 2), NEW), At(1, 2)),
        (Remove(At(0, 2)), At(0, 2)),
        (Move(At(0, 2), At(0, 0)), At(0, 0)),
        (Replace(At(0, 0), read_deal("S 1C")), None),
    ],
)
def test_the_first_place_that_changed(correction: Correction, at: At | None) -> None:
    after = correct(TWO_ROUNDS, correction)
    assert first_change(TWO_ROUNDS, after) == at
    assert first_change(after, TWO_ROUNDS) == at


@pytest.mark.parametrize(
    ("rounds", "number"),
    [
        ([], None),
        ([entered()], None),
        ([entered("S 2S")], None),
        ([entered("S 2S", stopped=True)], 0),
        ([entered("S 4S", "S 4S", stopped=True)], None),
        ([entered("S 2S", stopped=True, form=CHICAGO)], 0),
        ([entered("S 2S", stopped=True, form=DUPLICATE)], None),
        ([entered(Adjustment(NS, 100, "as it was"), stopped=True)], None),
        ([entered("S 4S", "S 4S"), entered("S 2S", stopped=True), entered(seating=FIVE)], 1),
        ([entered("S 2S", stopped=True), entered("E 2S")], None),
    ],
)
def test_which_round_was_stopped_early(rounds: list[Round], number: int | None) -> None:
    assert stopped_early(score_evening(evening(*rounds))) == number


@given(EVENINGS)
def test_a_stopped_round_goes_on_as_if_it_had_not_been_stopped(entered_: Evening) -> None:
    number = len(entered_.rounds) - 1
    last = replace(entered_.rounds[number], stopped=False, next_dealer=None, next_board=None)
    open_ = replace(entered_, rounds=(*entered_.rounds[:number], last))
    stopped = stop(open_, number).evening
    assert resume_round(stopped, number).evening == open_
    if stopped_early(score_evening(stopped)) is not None and not last.is_empty:
        assert resume_round(begin_next(score_evening(stopped)), number).evening == open_


def test_a_round_that_was_played_after_a_stopped_one_stays() -> None:
    before = evening(entered("S 2S", stopped=True), entered("E 2S"), entered())
    assert resume_round(before, 0).evening == evening(entered("S 2S"), entered("E 2S"))


def test_an_evening_whose_last_round_goes_on_has_not_ended() -> None:
    ended = replace(entered("S 2S", stopped=True), ends_evening=True)
    assert has_ended(score_evening(evening(ended)))
    assert resume_round(evening(ended), 0).evening == evening(entered("S 2S"))


def test_a_round_that_only_began_is_a_change() -> None:
    longer = replace(TWO_ROUNDS, rounds=(*TWO_ROUNDS.rounds, Round()))
    assert first_change(TWO_ROUNDS, longer) == At(2, 0)
    assert first_change(longer, TWO_ROUNDS) == At(2, 0)
