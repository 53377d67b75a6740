"""What the players settle before the first deal; all of it can come later, or change."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from decimal import Decimal

from scorepad.bridge.evening import Evening, begin_round
from scorepad.bridge.options import Options
from scorepad.bridge.rotation import PartnerChange
from scorepad.bridge.rounds import Round, score_round
from scorepad.bridge.seating_changes import rename, take_seats
from scorepad.bridge.seats import Seat, Seating


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
        (first,), start.title, start.day, "", start.partner_change, start.planned, start.currency
    )


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
    )


def same_again(evening: Evening) -> Setup:
    """The same players at the same game as in an earlier evening, before they draw."""
    return replace(setup_of(evening), day=None, ranked=(), dealer=None)


def with_setup(
    evening: Evening, start: Setup, respelt: Mapping[str, str], *, played_too: bool = False
) -> Evening:
    """The evening as it is settled now.

    What is played and for how much holds for the whole of the round that is being played and
    for those to come, if the players say so for those played too. A stake and a keeper that
    nobody had named before are filled in everywhere.
    """
    evening = rename(evening, respelt)
    evening = replace(
        evening,
        title=start.title,
        day=start.day,
        partner_change=start.partner_change,
        planned=start.planned,
        currency=start.currency,
    )
    was = evening.rounds[-1]
    another = (start.options, start.stake) != (was.options, was.stake) and not played_too
    if start.seating != was.seating_now:
        evening = take_seats(evening, start.seating)
    elif (another or start.ranked != was.ranked) and score_round(was).is_settled:
        evening = begin_round(evening, start.options)
    *before, last = evening.rounds
    first_stake = all(entered.stake is None for entered in evening.rounds)
    last = replace(
        last,
        options=start.options,
        keeper=start.keeper,
        stake=start.stake,
        ranked=last.ranked if start.ranked == was.ranked else start.ranked,
        next_dealer=start.dealer,
    )
    rounds = [
        replace(
            entered,
            options=start.options if played_too else entered.options,
            keeper=entered.keeper or start.keeper,
            stake=start.stake if played_too or first_stake else entered.stake,
        )
        for entered in before
    ]
    return replace(evening, rounds=(*rounds, last))
