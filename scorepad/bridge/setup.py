"""What the players settle before the first deal; all of it can come later, or change."""

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
from scorepad.bridge.seating_changes import rename, sat_so, take_seats
from scorepad.bridge.seats import Seat, Seating
from scorepad.bridge.settling import in_currency


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is settled on one page, the usual choice where nobody says otherwise."""

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
    """Who has the first deal, where cards or players said so."""
    note: str = ""


def new_evening(start: Setup) -> Evening:
    """A new evening, before its first deal."""
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
    """The same people at the same tables on another day, before their first result."""
    session = evening.session
    again = replace(session, results=(), adjusted=(), byes=(), cards=()) if session else None
    first = Round(evening.rounds[-1].options, comparison=again)
    return Evening((first,), title, day, club=evening.club, director=evening.director)


def setup_of(evening: Evening) -> Setup:
    """What is settled now, as the next deal finds it."""
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
    """The same players by the same rules as in an earlier evening, before they draw or plan."""
    again = setup_of(evening)
    return replace(again, day=None, planned=None, ranked=(), dealer=None, note="")


def with_setup(
    evening: Evening,
    start: Setup,
    names: Mapping[str, str],
    *,
    rounds: Collection[int] = (),
    put_right: bool = False,
    stops_first: bool = False,
) -> Evening:
    """The evening as it is settled now; between two rounds that is the one that comes next.

    What is played and for how much holds for the whole of the last round, or of those of these
    numbers. A stake and a keeper that nobody had named before are filled in everywhere. Others in
    the chairs sit there from here on, sat there before (`put_right`), or stop the round first.
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
    first_stake = all(entered.stake is None for entered in base.rounds)
    settled = tuple(
        replace(
            entered,
            options=start.options if number in numbers else entered.options,
            stake=start.stake if first_stake or number in numbers else entered.stake,
            keeper=entered.keeper or start.keeper,
        )
        for number, entered in enumerate(base.rounds)
    )
    changed = replace(base, rounds=settled)
    if stops_first:
        changed = stop(changed, len(settled) - 1).evening
    if changed.rounds[-1].seating_now != start.seating:
        changed = (sat_so if put_right else take_seats)(changed, start.seating)
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
            return waits  # nothing was said of the next round that was not so already
    return replace(changed, rounds=(*before, last))
