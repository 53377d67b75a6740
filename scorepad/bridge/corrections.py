"""Corrections to an evening, each a value, and what else they change."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import zip_longest
from typing import NamedTuple, assert_never

from scorepad.bridge.deal import Deal, Item, NewSeats
from scorepad.bridge.evening import Evening, ScoredEvening, score_evening
from scorepad.bridge.reseating import chairs_there, reseated, same_pairs
from scorepad.bridge.rounds import Round, ScoredRound
from scorepad.bridge.seats import Seating
from scorepad.bridge.state import ScoredDeal


class At(NamedTuple):
    """A place in an evening: the round, and the place among its items, both from 0."""

    round: int
    place: int


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
    return same_pairs(seating_at(evening, move.at), seating_at(without, move.to))


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


def consequences(evening: Evening, correction: Correction) -> Consequences:
    """Compare the evening before and after a correction."""
    before = score_evening(evening)
    after = score_evening(correct(evening, correction))
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


def move_on(evening: Evening, number: int) -> Evening:
    """Move the deals after the end of a round to the round after it.

    They go before its deals where it is played alike at the same table, else into a round of
    their own.
    """
    evening, stray = _without_after_end(evening, number)
    if not stray.items:
        return evening
    here = evening.rounds[number]
    rounds = list(evening.rounds)
    following = rounds[number + 1] if number + 1 < len(rounds) else None
    if following and _alike(stray, following):
        items = (*stray.items, *following.items)
        rounds[number + 1] = replace(following, seating=stray.seating, items=items)
    else:
        rounds.insert(number + 1, replace(stray, next_dealer=here.next_dealer))
        rounds[number] = replace(here, next_dealer=None)
    return replace(evening, rounds=tuple(rounds))


def take_out(evening: Evening, number: int) -> Evening:
    """Take the deals after the end of a round out of the evening."""
    after_end = {scored.place for scored in score_evening(evening).rounds[number].after_end}
    return _parted(evening, number, after_end)[0]


def take_from_next(evening: Evening, number: int, count: int) -> Evening:
    """Move the first items of the next round to the end of this, unfinished one.

    Deals stay with those who played them and sit here too; a round without deals is none.
    """
    here, following = evening.rounds[number : number + 2]
    left = following.items[count:]
    chairs = chairs_there(following.seating, here.seating_now)
    taken = tuple(reseated(item, chairs) for item in following.items[:count])
    rounds = list(evening.rounds)
    if left or not count:
        seating = following.seatings(before=count)[-1]
        rounds[number + 1] = replace(following, seating=seating, items=left)
    else:
        del rounds[number + 1]
        here = replace(here, next_dealer=following.next_dealer, next_board=following.next_board)
    rounds[number] = replace(here, items=(*here.items, *taken))
    return replace(evening, rounds=tuple(rounds))


def stop(evening: Evening, number: int) -> Evening:
    """Stop a round: an unfinished rubber is paid its premiums."""
    return evening.with_round(number, replace(evening.rounds[number], stopped=True))


def stopped_early(scored: ScoredEvening) -> int | None:
    """The number of the last rubber or chukker, if the players stopped it before its end.

    Boards have no end, and a result that was written down without its deals cannot go on.
    """
    number = len(scored.played) - 1
    if number < 0:
        return None
    last = scored.played[number]
    entered = last.round
    has_end = (entered.options.length or not entered.options.boards) and not last.state.ended
    has_deals = any(isinstance(item, Deal) for item in entered.items)
    return number if entered.stopped and has_end and has_deals else None


def take_up(evening: Evening, number: int) -> Evening:
    """Go on with a round that was stopped; rounds after it that wait for a deal are none."""
    *before, stopped = evening.rounds[: number + 1]
    after = [later for later in evening.rounds[number + 1 :] if not later.is_empty]
    return replace(evening, rounds=(*before, replace(stopped, stopped=False), *after))


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


def _without_after_end(evening: Evening, number: int) -> tuple[Evening, Round]:
    """The evening without the deals after the end of a round, and these as a round of their own."""
    after_end = score_evening(evening).rounds[number].after_end
    entered = evening.rounds[number]
    if not after_end:
        return evening, replace(entered, items=())
    first = after_end[0]
    places = {scored.place for scored in after_end}
    seats = (place for place, item in enumerate(entered.items) if isinstance(item, NewSeats))
    places.update(place for place in seats if place > first.place)
    evening, stray = _parted(evening, number, places)
    return evening, replace(entered, seating=first.seating, ranked=(), items=stray, stopped=False)


def _parted(evening: Evening, number: int, places: set[int]) -> tuple[Evening, tuple[Item, ...]]:
    """The evening without some items of a round, and these."""
    entered = evening.rounds[number]
    kept = tuple(item for place, item in enumerate(entered.items) if place not in places)
    taken = tuple(item for place, item in enumerate(entered.items) if place in places)
    return evening.with_round(number, replace(entered, items=kept)), taken


def _alike(one: Round, other: Round) -> bool:
    return one.options == other.options and one.seating_now == other.seating
