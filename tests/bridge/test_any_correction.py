"""What holds for any correction in any evening."""

from collections import Counter

from hypothesis import assume, given
from hypothesis import strategies as st

from scorepad.bridge.changes.corrections import (
    Correction,
    Insert,
    Move,
    Remove,
    Replace,
    consequences,
    correct,
    item_at,
    where,
)
from scorepad.bridge.changes.rounds import delete_after_end, move_to_next_round, take_from_next
from scorepad.bridge.deal import Deal, Item
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.rounds import At
from tests.bridge.table import EVENINGS, ITEMS, kinds


def worth(deal: Deal) -> tuple[object, ...]:
    """A deal in any chairs."""
    bid, honours = deal.contract, deal.honours
    contract = bid and (bid.level, bid.strain, bid.doubling)
    return contract, deal.tricks, honours and honours.points


@st.composite
def places(draw: st.DrawFn, evening: Evening, more: int = 0) -> At:
    """A place of the evening; with one more, also behind the last item of a round."""
    usable = [i for i, round_ in enumerate(evening.rounds) if len(round_.items) + more]
    assume(usable)
    number = draw(st.sampled_from(usable))
    return At(number, draw(st.integers(0, len(evening.rounds[number].items) + more - 1)))


@st.composite
def corrections(draw: st.DrawFn) -> tuple[Evening, Correction, Correction]:
    """An evening with a correction and the one that undoes it."""
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
            if not (isinstance(correction, Replace | Move) and correction.at == at):
                assert item_at(after, is_at) == item
    new = 1 if isinstance(correction, Insert) else 0
    assert len(stand) + new == sum(len(round_.items) for round_ in after.rounds)


@given(corrections())
def test_what_is_not_told_has_not_changed(made: tuple[Evening, Correction, Correction]) -> None:
    before, correction, _ = made
    was, now = score_evening(before), score_evening(correct(before, correction))
    told = {change.was_at for change in consequences(was, now, correction).deals}
    after = {
        At(number, deal.place): deal
        for number, round_ in enumerate(now.rounds)
        for deal in round_.deals
    }
    for number, round_ in enumerate(was.rounds):
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

    def in_any_chairs(entered_: Evening) -> Counter[object]:
        return Counter(
            worth(item) if isinstance(item, Deal) else type(item)
            for round_ in entered_.rounds
            for item in round_.items
        )

    scored = score_evening(before)
    for number, round_ in enumerate(scored.rounds):
        moved = move_to_next_round(scored, number).evening
        assert all_items(moved) == all_items(before)
        assert not score_evening(moved).rounds[number].after_end
        left = Counter[Item](deal.item for deal in round_.after_end)
        assert all_items(delete_after_end(scored, number).evening) == all_items(before) - left
        if number + 1 < len(before.rounds):
            for count in range(len(before.rounds[number + 1].items) + 1):
                taken = take_from_next(before, number, count).evening
                assert in_any_chairs(taken) == in_any_chairs(before)
