"""Corrections to an evening, each a value, and what else they change."""

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
    """Put another item in the place of one."""

    at: At
    item: Item


class Insert(NamedTuple):
    """Put an item before the one that stands there now."""

    at: At
    item: Item


class Remove(NamedTuple):
    """Take an item out."""

    at: At


class Move(NamedTuple):
    """Take an item out and put it where it shall stand afterwards; it stays with its players."""

    at: At
    to: At


Correction = Replace | Insert | Remove | Move


def correct(evening: Evening, correction: Correction) -> Evening:
    """The evening with one correction made."""
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
    """Who sat where at an item, or would sit at one before it."""
    return evening.rounds[at.round].seatings(before=at.place)[-1]


def keeps_pairs(evening: Evening, move: Move) -> bool:
    """Whether the same players are partners where an item shall stand."""
    without = _with_items(evening, move.at, [], taken=1)
    return seating_at(evening, move.at).pairs == seating_at(without, move.to).pairs


def where(at: At, correction: Correction) -> At | None:
    """Where an item stands after a correction; nowhere if the correction took it out."""
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
    """The first place at which another item stands, or one only before or after."""
    for number, (was, is_) in enumerate(zip_longest(before.rounds, after.rounds)):
        if was is None or is_ is None:
            return At(number, 0)
        if was.items is not is_.items:
            for place, (one, other) in enumerate(zip_longest(was.items, is_.items)):
                if one != other:
                    return At(number, place)
    return None


class DealChange(NamedTuple):
    """A deal that scores differently though nobody touched it."""

    was_at: At
    is_at: At
    before: ScoredDeal
    after: ScoredDeal


class RoundChange(NamedTuple):
    """A round that now ends elsewhere, or no longer ends, or is settled otherwise."""

    round: int
    before: ScoredRound
    after: ScoredRound


class Consequences(NamedTuple):
    """What a correction changes besides the item that it corrects."""

    deals: tuple[DealChange, ...]
    rounds: tuple[RoundChange, ...]

    def __bool__(self) -> bool:
        return bool(self.deals or self.rounds)


def consequences(
    before: ScoredEvening, after: ScoredEvening, correction: Correction
) -> Consequences:
    """Compare the evening before and after a correction."""
    untouched = correction.at if isinstance(correction, Replace | Move) else None
    deals = []
    scored_now = dict(_deals(after))
    for was_at, was in _deals(before):
        is_at = where(was_at, correction)
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
    return Consequences(tuple(deals), tuple(rounds))


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
    """Whether a deal is scored otherwise; its running total, number and dealer do not count."""

    def seen(scored: ScoredDeal) -> tuple[object, ...]:
        paid = [(entry.side, entry.pay) for entry in scored.entries]
        return paid, scored.vulnerable, scored.game_to, scored.after_end

    return seen(one) != seen(other)


def _end(scored: ScoredRound) -> tuple[object, ...]:
    """How a round ends: whether, after how many of its deals, and with what premiums."""
    counted = len(scored.deals) - len(scored.after_end)
    closing = [(entry.side, entry.pay) for entry in scored.closing]
    ended = scored.state.ended
    return ended, counted if ended else None, closing, scored.winner, scored.two_games
