"""A deal as people type it: `4s ann x +1 h100 eve`."""

from itertools import product

from scorepad.bridge.deal import Deal
from scorepad.bridge.misread import Misread
from scorepad.bridge.notation import print_contract, print_result, read_deal
from scorepad.bridge.options import Options
from scorepad.bridge.people import People
from scorepad.bridge.seats import Seat, Seating


def as_typed(deal: Deal, seating: Seating, options: Options = Options()) -> str:
    """A deal as its players would type it, which reads back to the same when it is corrected.

    Where nothing tells a player apart, he is left out and so stays as he was.
    """
    if deal.contract is None:
        return "pass"
    people = People(seating)
    honours = deal.honours if options.honours_count else None
    names = _names(people, deal.contract.declarer)
    holders = _names(people, honours.holder) if honours else [""]
    typed = (
        _typed(deal, declarer, f"h{honours.points} {holder}" if honours else "")
        for declarer, holder in product(names, holders)
    )
    return next(text for text in typed if _reads_to(text, deal, seating, options))


def _names(people: People, who: Seat) -> list[str]:
    """How a player may be called, the usual way first."""
    name = people.seating.at(who)
    return [name.lower(), people.in_full(who), people.typed(who), who.name.lower(), ""]


def _typed(deal: Deal, declarer: str, honours: str) -> str:
    bid = deal.contract
    assert bid
    contract = print_contract(bid).removesuffix(bid.doubling).lower()
    result = print_result(deal.over) if deal.over else ""
    return " ".join(f"{contract} {declarer} {bid.doubling.lower()} {result} {honours}".split())


def _reads_to(text: str, deal: Deal, seating: Seating, options: Options) -> bool:
    try:
        read = read_deal(text, seating, options, was=deal)
    except Misread:
        return False
    same = read.contract == deal.contract and read.tricks == deal.tricks
    return same and (read.honours == deal.honours or not options.honours_count)
