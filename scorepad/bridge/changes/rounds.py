"""Changes to rounds: begin, stop, resume, and deal with deals entered after their end."""

from dataclasses import replace

from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.changes import Change
from scorepad.bridge.deal import Deal, Item, NewSeats
from scorepad.bridge.evening import Evening, ScoredEvening, begin_round
from scorepad.bridge.next_round import begin_next, next_round
from scorepad.bridge.options import Form
from scorepad.bridge.rotation import PartnerChange
from scorepad.bridge.rounds import Round
from scorepad.bridge.seating_changes import chairs_there, reseated


def begin_proposed_round(scored: ScoredEvening) -> Change:
    """Begin the proposed next round."""
    return Change(begin_next(scored), Action(ActionKind.NEXT_ROUND))


def other_partners(scored: ScoredEvening) -> Change:
    """Begin the next round with partners changed the other way, and keep to it: for four players.

    Where the proposal changes partners they stay, and where it keeps them they change.
    """
    last, coming = scored.rounds[-1].seating, next_round(scored).seating
    way = PartnerChange.PIVOT if coming.pairs == last.pairs else PartnerChange.FIXED
    agreed = scored._replace(evening=replace(scored.evening, partner_change=way))
    return Change(begin_next(agreed), Action(ActionKind.NEXT_ROUND))


def begin_in(scored: ScoredEvening, form: Form) -> Change:
    """Begin a round in this form; a set of boards, which never ends by itself, is stopped."""
    evening = begin_next(scored)
    last = evening.rounds[-1]
    if last.options.boards and not last.is_empty:
        evening = stop(evening, len(evening.rounds) - 1).evening
    begun = begin_round(evening, replace(last.options, form=form))
    return Change(begun, Action(ActionKind.BEGIN_ROUND, {"form": str(form)}))


def end_evening(evening: Evening) -> Change:
    """Make the finished round the last of the evening."""
    last = replace(evening.rounds[-1], ends_evening=True)
    return Change(evening.with_round(-1, last), Action(ActionKind.END_EVENING))


def stop(evening: Evening, number: int) -> Change:
    """Stop a round; an unfinished rubber earns its premiums."""
    entered = evening.rounds[number]
    if number == len(evening.rounds) - 1:
        action = Action(ActionKind.STOP_ROUND)
    else:
        action = Action(ActionKind.STOP_EARLIER_ROUND, {"form": str(entered.options.form)})
    return Change(evening.with_round(number, replace(entered, stopped=True)), action)


def stopped_early(scored: ScoredEvening) -> int | None:
    """Return the number of the last rubber or chukker if it was stopped before its end.

    Not for boards, which have no end, nor for a result entered without its deals.
    """
    number = len(scored.played) - 1
    if number < 0:
        return None
    last = scored.played[number]
    entered = last.round
    has_end = (entered.options.length or not entered.options.boards) and not last.state.ended
    has_deals = any(isinstance(item, Deal) for item in entered.items)
    return number if entered.stopped and has_end and has_deals else None


def resume_round(evening: Evening, number: int) -> Change:
    """Resume a stopped round; empty rounds after it are dropped."""
    *before, stopped = evening.rounds[: number + 1]
    after = [later for later in evening.rounds[number + 1 :] if not later.is_empty]
    going_on = replace(stopped, stopped=False, ends_evening=False)
    action = Action(ActionKind.TAKE_UP, {"form": str(stopped.options.form)})
    return Change(replace(evening, rounds=(*before, going_on, *after)), action)


def move_to_next_round(scored: ScoredEvening, number: int) -> Change:
    """Move the deals after the end of a round to the round after it.

    They go before its deals if it has the same options and players, else into a new round.
    """
    evening, stray = _without_after_end(scored, number)
    facts = {"round": number, "count": len(scored.rounds[number].after_end)}
    action = Action(ActionKind.MOVE_ON, facts)
    if not stray.items:
        return Change(evening, action)
    here = evening.rounds[number]
    rounds = list(evening.rounds)
    following = rounds[number + 1] if number + 1 < len(rounds) else None
    if following and _alike(stray, following):
        items = (*stray.items, *following.items)
        rounds[number + 1] = replace(following, seating=stray.seating, items=items)
    else:
        rounds.insert(number + 1, replace(stray, next_dealer=here.next_dealer))
        rounds[number] = replace(here, next_dealer=None)
    return Change(replace(evening, rounds=tuple(rounds)), action)


def delete_after_end(scored: ScoredEvening, number: int) -> Change:
    """Delete the deals after the end of a round."""
    after_end = {deal.place for deal in scored.rounds[number].after_end}
    action = Action(ActionKind.TAKE_OUT, {"count": len(after_end)})
    return Change(_parted(scored.evening, number, after_end)[0], action)


def take_from_next(evening: Evening, number: int, count: int) -> Change:
    """Move the first items of the next round to the end of this unfinished one.

    Deals stay with the players who played them and also sit here; an emptied round is dropped.
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
    return Change(replace(evening, rounds=tuple(rounds)), Action(ActionKind.TAKE_FROM_NEXT))


def _without_after_end(scored: ScoredEvening, number: int) -> tuple[Evening, Round]:
    """Return the evening without the deals after the end of a round, and a round of those deals."""
    entered, after_end = scored.evening.rounds[number], scored.rounds[number].after_end
    if not after_end:
        return scored.evening, replace(entered, items=())
    first = after_end[0]
    places = {deal.place for deal in after_end}
    seats = (place for place, item in enumerate(entered.items) if isinstance(item, NewSeats))
    places.update(place for place in seats if place > first.place)
    evening, stray = _parted(scored.evening, number, places)
    return evening, replace(entered, seating=first.seating, ranked=(), items=stray, stopped=False)


def _parted(evening: Evening, number: int, places: set[int]) -> tuple[Evening, tuple[Item, ...]]:
    """Return the evening without some items of a round, and those items."""
    entered = evening.rounds[number]
    kept = tuple(item for place, item in enumerate(entered.items) if place not in places)
    taken = tuple(item for place, item in enumerate(entered.items) if place in places)
    return evening.with_round(number, replace(entered, items=kept)), taken


def _alike(one: Round, other: Round) -> bool:
    return one.options == other.options and one.seating_now == other.seating
