"""What the players decide before the first deal; all of it may be left open or changed later."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from datetime import date
from decimal import Decimal

from scorepad.bridge.changes.rounds import stop
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.next_round import begin_next, is_over
from scorepad.bridge.options import Options
from scorepad.bridge.rotation import PartnerChange
from scorepad.bridge.rounds import Round
from scorepad.bridge.seating_changes import correct_seating, rename, take_seats
from scorepad.bridge.seats import Seat, Seating
from scorepad.bridge.settling import in_currency


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything on the page that sets up an evening, with the usual choices as defaults."""

    title: str = ""
    day: date | None = None
    seating: Seating = Seating()
    keeper: str | None = None
    options: Options = Options()
    partner_change: PartnerChange = PartnerChange.PIVOT
    planned: int | None = None
    stake: Decimal | None = None
    currency: str = ""
    ranked: tuple[str, ...] = ()
    dealer: Seat | None = None
    """The first dealer, if cards or players decided it."""
    note: str = ""


def new_evening(start: Setup) -> Evening:
    """Return a new evening, before its first deal."""
    first = Round(
        start.options,
        start.seating,
        start.keeper,
        start.stake,
        next_dealer=start.dealer,
        ranked=start.ranked,
    )
    return Evening(
        (first,),
        start.title,
        start.day,
        start.note,
        start.partner_change,
        start.planned,
        start.currency,
    )


def another_session(evening: Evening, title: str, day: date) -> Evening:
    """Return an evening of the same people and tables on another day, without results."""
    session = evening.session
    again = replace(session, results=(), adjusted=(), byes=(), cards=()) if session else None
    first = Round(evening.rounds[-1].options, comparison=again)
    return Evening((first,), title, day, club=evening.club, director=evening.director)


def setup_of(evening: Evening) -> Setup:
    """Return the present setup, as it applies to the next deal."""
    last = evening.rounds[-1]
    return Setup(
        evening.title,
        evening.day,
        last.seating_now,
        last.keeper,
        last.options,
        evening.partner_change,
        evening.planned,
        last.stake,
        evening.currency,
        last.ranked,
        last.next_dealer,
        evening.note,
    )


def same_again(evening: Evening) -> Setup:
    """Return a setup with an earlier evening's players and rules, before draw and plan."""
    again = setup_of(evening)
    return replace(again, day=None, planned=None, ranked=(), dealer=None, note="")


def with_setup(
    evening: Evening,
    start: Setup,
    names: Mapping[str, str],
    *,
    rounds: Collection[int] = (),
    corrects_past: bool = False,
    stops_first: bool = False,
) -> Evening:
    """Return the evening with a new setup; between two rounds it is for the next one.

    Form, options and stake apply to the whole of the last round, or to the given rounds; a
    scorekeeper is filled in wherever there was none. New players sit in the chairs from here on,
    replace the earlier ones (`corrects_past`), or stop the round first (`stops_first`).
    """
    evening = replace(
        in_currency(rename(evening, names), start.currency),
        title=start.title,
        day=start.day,
        partner_change=start.partner_change,
        planned=start.planned,
        note=start.note,
    )
    scored = score_evening(evening)
    base = begin_next(scored)
    numbers = rounds or (len(base.rounds) - 1,)
    settled = tuple(
        replace(
            entered,
            options=start.options if number in numbers else entered.options,
            stake=start.stake if number in numbers else entered.stake,
            keeper=entered.keeper or start.keeper,
        )
        for number, entered in enumerate(base.rounds)
    )
    changed = replace(base, rounds=settled)
    if stops_first:
        changed = stop(changed, len(settled) - 1).evening
    if changed.rounds[-1].seating_now != start.seating:
        changed = (correct_seating if corrects_past else take_seats)(changed, start.seating)
    *before, last = changed.rounds
    last = replace(
        last,
        keeper=start.keeper,
        next_dealer=start.dealer,
        ranked=start.ranked or last.ranked,
    )
    if is_over(scored):
        was = evening.rounds[-1]
        before[-1] = replace(before[-1], next_dealer=was.next_dealer, next_board=was.next_board)
        waits = replace(evening, rounds=tuple(before))
        if last in (base.rounds[-1], begin_next(score_evening(waits)).rounds[-1]):
            return waits  # nothing new was said about the next round
    return replace(changed, rounds=(*before, last))
