"""Corrections, and what else they change."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from scorepad.bridge.agreed import CHICAGO, RUBBER
from scorepad.bridge.corrections import (
    At,
    Correction,
    Insert,
    Move,
    Remove,
    Replace,
    consequences,
    correct,
    first_change,
    item_at,
    move_on,
    stop,
    take_from_next,
    take_out,
    where,
)
from scorepad.bridge.deal import Deal, Item, NewSeats
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.notation import print_deal, read_deal
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import EAST, EW, NS, SOUTH, WEST, Seating
from tests.bridge.table import EVENINGS, FIVE, FOUR, ITEMS, dealt, entered, kinds

EVE_FOR_ANN = NewSeats(Seating("Eve", "Bob", "Cy", "Di", ("Ann",)))


def evening(*rounds: Round) -> Evening:
    return Evening(rounds)


def deals_of(entered_: Evening) -> list[str]:
    """The rounds, each as its deals are written."""
    return [
        ", ".join(print_deal(item) for item in round_.items if isinstance(item, Deal))
        for round_ in entered_.rounds
    ]


TWO_ROUNDS = evening(entered("S 1C", "S 2C", "S 3C"), entered("E 1C", "E 2C"))
NEW = read_deal("N 7NT")


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


# What else a correction changes: the places of other deals that score differently, and the
# rounds that end differently.


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
    changes = consequences(before, correction)
    assert [change.was_at for change in changes.deals] == deals
    assert [change.round for change in changes.rounds] == changed_rounds
    assert bool(changes) == bool(deals or changed_rounds)
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


# What the players then do.

ENDS_EARLY = ["S 4S", "S 4S", "E 2S", "pass"]


@pytest.mark.parametrize(
    ("rounds", "deals"),
    [
        # Into a round of their own.
        ([entered(*ENDS_EARLY)], ["S 4S=, S 4S=", "E 2S=, pass"]),
        # Before the deals of the next round, where that is played alike.
        (
            [entered(*ENDS_EARLY), entered("E 3S")],
            ["S 4S=, S 4S=", "E 2S=, pass, E 3S="],
        ),
        # Not among other players, or in another form, or with other options.
        (
            [entered(*ENDS_EARLY), entered("E 3S", seating=FOUR)],
            ["S 4S=, S 4S=", "E 2S=, pass", "E 3S="],
        ),
        (
            [entered(*ENDS_EARLY), entered("E 3S", form=CHICAGO)],
            ["S 4S=, S 4S=", "E 2S=, pass", "E 3S="],
        ),
        (
            [entered(*ENDS_EARLY), entered("E 3S", honours=False)],
            ["S 4S=, S 4S=", "E 2S=, pass", "E 3S="],
        ),
        ([entered("S 4S", "S 4S"), entered("E 2S")], ["S 4S=, S 4S=", "E 2S="]),  # there are none
    ],
)
def test_move_on(rounds: list[Round], deals: list[str]) -> None:
    moved = move_on(evening(*rounds), 0)
    assert deals_of(moved) == deals
    assert not any(round_.after_end for round_ in score_evening(moved).rounds)


def test_a_round_of_their_own_is_played_as_the_one_before() -> None:
    first = entered(
        *ENDS_EARLY, form=RUBBER, honours=False, seating=FIVE, keeper="Cy", next_dealer=WEST
    )
    one, two = move_on(evening(first), 0).rounds
    assert (two.agreed, two.seating, two.keeper) == (first.agreed, FIVE, "Cy")
    assert (one.next_dealer, two.next_dealer) == (None, WEST)
    assert not two.stopped


def test_moving_on_may_take_more_than_one_step() -> None:
    six_games = evening(entered(*["S 4S"] * 6))
    deals = [deals_of(six_games)]
    for number in range(2):
        six_games = move_on(six_games, number)
        deals.append(deals_of(six_games))
    four = "S 4S=, S 4S=, S 4S=, S 4S="
    two = "S 4S=, S 4S="
    assert deals == [[f"{two}, {four}"], [two, four], [two, two, two]]


def test_take_out() -> None:
    rounds = [entered(*ENDS_EARLY), entered("E 3S")]
    assert deals_of(take_out(evening(*rounds), 0)) == ["S 4S=, S 4S=", "E 3S="]
    assert take_out(evening(*rounds), 1) == evening(*rounds)


@pytest.mark.parametrize(
    ("count", "deals"),
    [
        (1, ["S 4S=, S 2S=", "E 4S=, E 2S=", "pass"]),
        (2, ["S 4S=, S 2S=, E 4S=", "E 2S=", "pass"]),
        # A round of which nothing is left is none.
        (3, ["S 4S=, S 2S=, E 4S=, E 2S=", "pass"]),
    ],
)
def test_take_deals_from_the_next_round(count: int, deals: list[str]) -> None:
    unfinished = evening(entered("S 4S"), entered("S 2S", "E 4S", "E 2S"), entered("pass"))
    assert deals_of(take_from_next(unfinished, 0, count)) == deals


def test_whoever_was_replaced_stays_replaced_when_deals_are_taken() -> None:
    rounds = [
        entered("S 4S", seating=FIVE),
        entered("E 2S", EVE_FOR_ANN, "E 1S", seating=FIVE),
    ]
    first, second = take_from_next(evening(*rounds), 0, 2).rounds
    assert first.seating_now == second.seating_now == EVE_FOR_ANN.seating


def test_the_next_dealer_is_not_forgotten_with_a_round_of_which_nothing_is_left() -> None:
    rounds = [entered("S 4S"), entered("S 2S", next_dealer=WEST)]
    (only,) = take_from_next(evening(*rounds), 0, 1).rounds
    assert only.next_dealer is WEST


def test_stop() -> None:
    stopped = stop(evening(entered("S 4S"), entered("E 2S")), 0)
    assert [round_.stopped for round_ in stopped.rounds] == [True, False]
    first = score_evening(stopped).rounds[0]
    assert first.is_settled
    assert [(entry.side, entry.points) for entry in first.closing] == [(NS, 300)]
    assert score_evening(stop(stopped, 1)).rounds[1].closing[0].side is EW


# Any evening at all.


@st.composite
def places(draw: st.DrawFn, evening: Evening, more: int = 0) -> At:
    """A place of the evening; with one more, also behind the last item of a round."""
    usable = [i for i, round_ in enumerate(evening.rounds) if len(round_.items) + more]
    assume(usable)
    number = draw(st.sampled_from(usable))
    return At(number, draw(st.integers(0, len(evening.rounds[number].items) + more - 1)))


@st.composite
def corrections(draw: st.DrawFn) -> tuple[Evening, Correction, Correction]:
    """An evening with a correction and the one that takes it back."""
    before = draw(EVENINGS)
    kind = draw(st.sampled_from([Replace, Insert, Remove, Move]))
    at = draw(places(before, more=kind is Insert))
    if kind is Replace:
        return before, Replace(at, draw(ITEMS)), Replace(at, item_at(before, at))
    if kind is Insert:
        return before, Insert(at, draw(ITEMS)), Remove(at)
    if kind is Remove:
        return before, Remove(at), Insert(at, item_at(before, at))
    to = draw(places(correct(before, Remove(at)), more=1))
    return before, Move(at, to), Move(to, at)


@given(corrections())
def test_correcting_and_correcting_back_changes_nothing(
    made: tuple[Evening, Correction, Correction],
) -> None:
    before, correction, back = made
    after = correct(before, correction)
    assert correct(after, back) == before
    assert score_evening(correct(after, back)) == score_evening(before)


@given(corrections())
def test_scoring_anew_what_was_corrected(made: tuple[Evening, Correction, Correction]) -> None:
    before, correction, _ = made
    after = correct(before, correction)
    assert score_evening(after, like=score_evening(before)) == score_evening(after)
    assert score_evening(before, like=score_evening(after)) == score_evening(before)


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


@given(corrections())
def test_where_an_item_stands_afterwards(made: tuple[Evening, Correction, Correction]) -> None:
    before, correction, _ = made
    after = correct(before, correction)
    stand = {}
    for number, round_ in enumerate(before.rounds):
        for place, item in enumerate(round_.items):
            at = At(number, place)
            is_at = where(at, correction)
            if is_at is None:
                assert correction == Remove(at)
                continue
            stand[is_at] = item
            if not (isinstance(correction, Replace) and correction.at == at):
                assert item_at(after, is_at) == item
    new = 1 if isinstance(correction, Insert) else 0
    assert len(stand) + new == sum(len(round_.items) for round_ in after.rounds)


@given(corrections())
def test_what_is_not_told_has_not_changed(made: tuple[Evening, Correction, Correction]) -> None:
    before, correction, _ = made
    told = {change.was_at for change in consequences(before, correction).deals}
    now = score_evening(correct(before, correction))
    after = {
        At(number, deal.place): deal
        for number, round_ in enumerate(now.rounds)
        for deal in round_.deals
    }
    for number, round_ in enumerate(score_evening(before).rounds):
        for deal in round_.deals:
            at = At(number, deal.place)
            is_at = where(at, correction)
            touched = isinstance(correction, Replace | Move) and correction.at == at
            if is_at and at not in told and not touched:
                assert kinds(after[is_at]) == kinds(deal)
                assert after[is_at].vulnerable == deal.vulnerable
                assert after[is_at].game_to == deal.game_to
                assert after[is_at].after_end == deal.after_end


@given(EVENINGS)
def test_no_deal_is_lost_or_doubled(before: Evening) -> None:
    def all_items(entered_: Evening) -> Counter[Item]:
        return Counter(item for round_ in entered_.rounds for item in round_.items)

    for number, round_ in enumerate(score_evening(before).rounds):
        moved = move_on(before, number)
        assert all_items(moved) == all_items(before)
        assert not score_evening(moved).rounds[number].after_end
        left = Counter[Item](deal.item for deal in round_.after_end)
        assert all_items(take_out(before, number)) == all_items(before) - left
        if number + 1 < len(before.rounds):
            for count in range(len(before.rounds[number + 1].items) + 1):
                assert all_items(take_from_next(before, number, count)) == all_items(before)


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


def test_a_round_that_only_began_is_a_change() -> None:
    longer = replace(TWO_ROUNDS, rounds=(*TWO_ROUNDS.rounds, Round()))
    assert first_change(TWO_ROUNDS, longer) == At(2, 0)
    assert first_change(longer, TWO_ROUNDS) == At(2, 0)
