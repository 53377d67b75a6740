"""A deal as people type it: `4s ann x +1 h100 eve`."""

from itertools import product

from scorepad.bridge.contract import NOTRUMP
from scorepad.bridge.deal import Deal
from scorepad.bridge.notation import print_result
from scorepad.bridge.options import POINTS, Options
from scorepad.bridge.points_scale import ALL_POINTS, EVEN
from scorepad.bridge.seats import Seat, Seating
from scorepad.bridge.typed.partial_deal import PartialDeal, partial_deal_of, read_partial_deal
from scorepad.bridge.typed.people import People


def as_typed(deal: Deal, seating: Seating, options: Options = Options()) -> str:
    """A deal as its players would type it, which reads back to the same when it is corrected.

    Where nothing tells a player apart, he is left out and so stays as he was.
    """
    return typed_so_far(partial_deal_of(deal), seating, options, was=deal)


def typed_so_far(
    choice: PartialDeal,
    seating: Seating,
    options: Options = Options(),
    *,
    was: Deal | None = None,
) -> str:
    """What is known of a deal as its players would type it."""
    points = ""
    if options.form is POINTS and choice.points_ns is not None:
        points = f" ns {choice.points_ns}p"
        if choice.points_ns < EVEN:
            points = f" ew {ALL_POINTS - choice.points_ns}p"
    if choice.passed:
        return f"pass{points}"
    if not options.honours_count:
        choice = choice.choosing(honours=0)
    people = People(seating)
    texts = [
        _typed(choice, declarer, holder) + points
        for declarer, holder in product(
            _names(people, choice.declarer), _names(people, choice.holder)
        )
    ]
    reading = (t for t in texts if read_partial_deal(t, seating, options, was=was) == choice)
    return next(reading, texts[-1])


def _names(people: People, who: Seat | None) -> list[str]:
    """How a player may be called, the usual way first."""
    if who is None:
        return [""]
    name = people.seating.at(who)
    return [name.lower(), people.in_full(who), people.typed(who), who.name.lower(), ""]


def _typed(choice: PartialDeal, declarer: str, holder: str) -> str:
    contract = ""
    if choice.bid:
        strain = "nt" if choice.bid.strain is NOTRUMP else choice.bid.strain.lower()
        contract = f"{choice.bid.level}{strain}"
    result = print_result(choice.over) if choice.over else ""
    honours = f"h{choice.honours} {holder}" if choice.honours else ""
    return " ".join(f"{contract} {declarer} {choice.doubling.lower()} {result} {honours}".split())
