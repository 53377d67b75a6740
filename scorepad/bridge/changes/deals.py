"""Changes to deals: enter, correct, move, delete, and the facts for describing each step."""

from collections.abc import Collection
from dataclasses import replace
from typing import NamedTuple

from scorepad.bridge.actions import Action, ActionKind, about
from scorepad.bridge.changes import Change
from scorepad.bridge.changes.corrections import (
    Correction,
    Insert,
    Move,
    Remove,
    Replace,
    correct,
    item_at,
    seating_at,
)
from scorepad.bridge.deal import Deal, Item
from scorepad.bridge.evening import Evening, ScoredEvening, with_item
from scorepad.bridge.next_round import begin_next
from scorepad.bridge.rounds import At
from scorepad.bridge.seats import Initial, Seat


class Target(NamedTuple):
    """Where the deal being entered goes: next, or to an earlier place."""

    at: At | None = None
    inserts: bool = False
    """Whether it goes before the deal at that place, or replaces it."""


NEXT = Target()


def enter(
    scored: ScoredEvening, item: Item, target: Target = NEXT, told: Collection[Initial] = ()
) -> Change:
    """Enter an item; a deal after the end of a round begins the next round.

    The answers in `told`, about what letters mean, are kept for the evening.
    """
    if target.at is None:
        before = begin_next(scored) if isinstance(item, Deal) else scored.evening
        evening, (number, place) = with_item(before, item, scored)
        at, correction, kind = At(number, place), None, ActionKind.ENTER
    else:
        correction = correction_of(scored, item, target)
        evening, at = correct(scored.evening, correction), target.at
        kind = ActionKind.INSERT if target.inserts else ActionKind.CORRECT
    action = about(kind, item, seating_at(evening, at))
    return Change(evening.with_initials(told), action, correction, at)


def correction_of(scored: ScoredEvening, item: Item, target: Target) -> Correction:
    """Return the intended correction; a replacing deal keeps the old dealer, board and note."""
    evening, at = scored.evening, target.at
    assert at is not None
    if target.inserts:
        return Insert(at, item)
    was = item_at(evening, at)
    if isinstance(was, Deal) and isinstance(item, Deal):
        board = was.board if evening.rounds[at.round].options.boards else None
        item = replace(item, dealer=was.dealer, board=board, note=was.note, late=was.late)
        if item != was and scored.rounds[at.round].is_settled:
            item = replace(item, late=True)
    return Replace(at, item)


def remove(evening: Evening, at: At) -> Change:
    return _corrected(evening, Remove(at), _about(evening, ActionKind.REMOVE, at))


def move(evening: Evening, way: Move) -> Change:
    return _corrected(evening, way, _about(evening, ActionKind.MOVE, way.at))


def set_dealer(evening: Evening, at: At, deal: Deal, dealer: Seat | None) -> Change:
    """Set the dealer of a deal; None leaves it to the usual turn."""
    by_them = Replace(at, replace(deal, dealer=dealer))
    return _corrected(evening, by_them, Action(ActionKind.SET_DEALER))


def set_next_dealer(evening: Evening, dealer: Seat | None) -> Change:
    """Set the next dealer; None leaves it to the usual turn."""
    last = replace(evening.rounds[-1], next_dealer=dealer)
    return Change(evening.with_round(-1, last), Action(ActionKind.SET_DEALER))


def set_next_board(evening: Evening, board: int) -> Change:
    """Set the number of the next board."""
    last = replace(evening.rounds[-1], next_board=board)
    return Change(evening.with_round(-1, last), Action(ActionKind.SET_BOARD, {"board": board}))


def _corrected(evening: Evening, correction: Correction, action: Action) -> Change:
    return Change(correct(evening, correction), action, correction)


def _about(evening: Evening, kind: ActionKind, at: At) -> Action:
    return about(kind, item_at(evening, at), seating_at(evening, at))
