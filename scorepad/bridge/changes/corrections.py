"""Corrections to an evening as values, and their effects on other deals and rounds."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import zip_longest
from typing import NamedTuple, assert_never

from scorepad.bridge.deal import Item, NewSeats
from scorepad.bridge.evening import Evening, ScoredEvening
from scorepad.bridge.rounds import At, ScoredRound
from scorepad.bridge.seating_changes import chairs_there, reseated
from scorepad.bridge.seats import Seating
from scorepad.bridge.state import ScoredDeal


class Replace(NamedTuple):
    """Replace an item by another."""

    at: At
    item: Item


class Insert(NamedTuple):
    """Insert an item before the one that is there now."""

    at: At
    item: Item


class Remove(NamedTuple):
    """Delete an item."""

    at: At


class Move(NamedTuple):
    """Move an item to a new place, counted after its removal; it stays with its players."""

    at: At
    to: At


Correction = Replace | Insert | Remove | Move


def correct(evening: Evening, correction: Correction) -> Evening:
    """Return the evening after one correction."""
    match correction:
        case Replace(at, item):
            return _with_items(evening, at, [item], taken=1)
        case Insert(at, item):
            return _with_items(evening, at, [item], taken=0)
        case Remove(at):
            return _with_items(evening, at, [], taken=1)
        case Move(at, to):
            without = _with_items(evening, at, [], taken=1)
            item = item_at(evening, at)
            if not isinstance(item, NewSeats):
                chairs = chairs_there(seating_at(evening, at), seating_at(without, to))
                item = reseated(item, chairs)
            return _with_items(without, to, [item], taken=0)
        case _:
            assert_never(correction)


def item_at(evening: Evening, at: At) -> Item:
    return evening.rounds[at.round].items[at.place]


def seating_at(evening: Evening, at: At) -> Seating:
    """Return the seating at an item, which is also that of an item inserted before it."""
    return evening.rounds[at.round].seatings(before=at.place)[-1]


def keeps_pairs(evening: Evening, move: Move) -> bool:
    """Whether a moved item finds the same partnerships at its new place."""
    without = _with_items(evening, move.at, [], taken=1)
    return seating_at(evening, move.at).pairs == seating_at(without, move.to).pairs


def where(at: At, correction: Correction) -> At | None:
    """Return where an item is after a correction; None if it was deleted."""
    match correction:
        case Replace():
            return at
        case Insert(inserted):
            return _after_insert(at, inserted)
        case Remove(removed):
            return _after_remove(at, removed)
        case Move(start, to):
            left = _after_remove(at, start)
            return _after_insert(left, to) if left else to
        case _:
            assert_never(correction)


def first_change(before: Evening, after: Evening) -> At | None:
    """Return the first place where the items of two evenings differ."""
    for number, (was, is_) in enumerate(zip_longest(before.rounds, after.rounds)):
        if was is None or is_ is None:
            return At(number, 0)
        if was.items is not is_.items:
            for place, (one, other) in enumerate(zip_longest(was.items, is_.items)):
                if one != other:
                    return At(number, place)
    return None


class DealChange(NamedTuple):
    """A deal before and after a correction, of itself or of another one."""

    was_at: At
    is_at: At
    before: ScoredDeal
    after: ScoredDeal


class RoundChange(NamedTuple):
    """A round that now ends elsewhere, no longer ends, or is settled differently."""

    round: int
    before: ScoredRound
    after: ScoredRound


class Consequences(NamedTuple):
    """What a correction changes apart from the corrected item itself."""

    deals: tuple[DealChange, ...]
    rounds: tuple[RoundChange, ...]
    corrected: DealChange | None = None
    """The deal that was replaced."""

    @property
    def paid_otherwise(self) -> list[DealChange]:
        """The deals whose points changed."""
        return [change for change in self.deals if change.before.won != change.after.won]


def consequences(
    before: ScoredEvening, after: ScoredEvening, correction: Correction
) -> Consequences:
    """Compare the evening before and after a correction."""
    untouched = correction.at if isinstance(correction, Replace | Move) else None
    deals, corrected = [], None
    scored_now = dict(_deals(after))
    for was_at, was in _deals(before):
        is_at = where(was_at, correction)
        if isinstance(correction, Replace) and was_at == untouched and was_at in scored_now:
            corrected = DealChange(was_at, was_at, was, scored_now[was_at])
        if is_at is None or was_at == untouched:
            continue
        if _differ(was, scored_now[is_at]):
            deals.append(DealChange(was_at, is_at, was, scored_now[is_at]))
    rounds = [
        RoundChange(number, was_round, is_round)
        for number, (was_round, is_round) in enumerate(
            zip(before.rounds, after.rounds, strict=True)
        )
        if _end(was_round) != _end(is_round)
    ]
    return Consequences(tuple(deals), tuple(rounds), corrected)


def _with_items(evening: Evening, at: At, items: list[Item], taken: int) -> Evening:
    entered = evening.rounds[at.round]
    if not 0 <= at.place <= len(entered.items) - taken:
        raise IndexError(f"round {at.round} has no place {at.place}")
    changed = (*entered.items[: at.place], *items, *entered.items[at.place + taken :])
    return evening.with_round(at.round, replace(entered, items=changed))


def _after_insert(at: At, inserted: At) -> At:
    shifted = at.round == inserted.round and at.place >= inserted.place
    return at._replace(place=at.place + 1) if shifted else at


def _after_remove(at: At, removed: At) -> At | None:
    if at == removed:
        return None
    shifted = at.round == removed.round and at.place > removed.place
    return at._replace(place=at.place - 1) if shifted else at


def _deals(evening: ScoredEvening) -> Iterable[tuple[At, ScoredDeal]]:
    for number, scored_round in enumerate(evening.rounds):
        for scored in scored_round.deals:
            yield At(number, scored.place), scored


def _differ(one: ScoredDeal, other: ScoredDeal) -> bool:
    """Whether a deal is scored differently, apart from its running total, number and dealer."""

    def seen(scored: ScoredDeal) -> tuple[object, ...]:
        paid = [(entry.side, entry.pay) for entry in scored.entries]
        return paid, scored.vulnerable, scored.game_to, scored.after_end

    return seen(one) != seen(other)


def _end(scored: ScoredRound) -> tuple[object, ...]:
    """Return whether a round ended, after how many of its deals, and with what premiums."""
    counted = len(scored.deals) - len(scored.after_end)
    closing = [(entry.side, entry.pay) for entry in scored.closing]
    ended = scored.state.ended
    return ended, counted if ended else None, closing, scored.winner, scored.two_games
